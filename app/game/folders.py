"""The folders where the program keeps its own data, and the lock files of journals and case files.

Known before anything else of a game is imported. The kernel vouches for this computer, a lock file for others.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QSysInfo

from core.formats.regular_file import is_no_file, open_file


@dataclass(frozen=True, slots=True)
class DataFolders:
    """The folders where the program keeps its own data."""

    data: Path

    @property
    def journals(self) -> Path:
        return self.data / "journals"

    @property
    def practice(self) -> Path:
        return self.data / "practice"

    @property
    def crashes(self) -> Path:
        return self.data / "crashes"

    @property
    def locks(self) -> Path:
        return self.data / "locks"

    @property
    def library(self) -> Path:
        return self.data / "library.sqlite"


ENDING: Final = ".lock"

_SETTLING: Final = 100
"""How long a lock file may be empty while it is being created (ms)."""


class HeldError(Exception):
    """A window holds the lock: one on this computer where ``host`` is None, else possibly one on that computer."""

    def __init__(self, host: str | None) -> None:
        self.host = host
        super().__init__(host)


def take(path: Path, *, over: bool = False) -> QLockFile | None:
    """Take the lock at a path; None if no lock can be made there: read-only, full, or no place for a file.

    A dead process's lock is taken; one of another computer only if ``over``. Raises HeldError.
    """
    if not path.parent.is_dir() or is_no_file(path):
        return None
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return lock
    if lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    _, host, _ = lock.getLockInfo()
    if host not in ("", this_host()) and not over:
        raise HeldError(host)
    if not host and lock.tryLock(_SETTLING):
        return lock
    if lock.removeStaleLockFile() and lock.tryLock(0):  # refused while a living process has it open
        return lock
    if _is_held(path):
        raise HeldError(None)
    return None


@contextlib.contextmanager
def holding(path: Path) -> Iterator[None]:
    """Hold the lock at a path, where one can be made. Raises HeldError."""
    lock = take(path)
    try:
        yield
    finally:
        let_go(lock)


def let_go(lock: QLockFile | None) -> None:
    """Release a lock, where one could be made."""
    if lock is not None:
        lock.unlock()


def this_host() -> str:
    """Return the name of this computer as lock files have it: on Windows in capitals and shortened."""
    return os.environ.get("COMPUTERNAME", "") if sys.platform == "win32" else QSysInfo.machineHostName()


def sweep_locks(folder: Path) -> None:
    """Remove the locks of dead windows whose journals are gone."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            if not path.with_suffix("").exists():
                free(path)


def free(path: Path) -> None:
    """Remove a dead process's lock; one that may be held stays."""
    with contextlib.suppress(HeldError), holding(path):
        pass


def _is_held(path: Path) -> bool:
    """Return whether a living process on this computer holds a lock that could not be removed."""
    if sys.platform == "win32":
        return path.is_file()
    import fcntl

    try:
        with open_file(path) as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
