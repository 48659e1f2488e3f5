"""Writes files atomically: at any moment either the whole old or the whole new file is there."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
import uuid
from pathlib import Path
from typing import Final

from core.text.text import say

ABANDONED: Final = 3600.0
"""The age in seconds at which a temporary file is taken for abandoned."""

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
_OTHERS: Final = 0o077

_TEMPORARY: Final = ".deerstalker-{}.tmp"


class UnwritableFileError(Exception):
    """A file that could not be written; what was there before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        said = say("Files", "{path}: cannot be written: {reason}")
        super().__init__(said.format(path=str(path), reason=reason))


def write_atomically(path: Path, data: bytes, *, private: bool = False, streams: bool = False) -> None:
    """Put ``data`` into the file at ``path``, through links, and keep the permissions of a file that was there.

    A ``private`` file is for its user only, whatever it was before. What writers that were killed left beside it is
    removed. With ``streams`` into a pipe, a terminal or a device, too, where one may wait for ever.

    Raises UnwritableFileError.
    """
    try:
        mode = _mode(path)
        target = Path(os.path.realpath(path))
        if mode is None or (stat.S_ISREG(mode) and target.exists()):
            _replace(target, data, PRIVATE_FILE if private else mode)
            sweep(target.parent)
        elif streams:  # which takes the bytes; replacing it would take it away, and /dev/fd/3 leads to no other name
            path.write_bytes(data)
        else:
            raise OSError(errno.EINVAL, "Not a regular file")  # noqa: TRY301 - told like what the system refuses
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        raise UnwritableFileError(path, getattr(error, "strerror", None) or str(error)) from error


def sweep(folder: Path) -> None:
    """Remove temporary files of ours that are more than an hour old: their writers were killed."""
    with contextlib.suppress(OSError, ValueError):  # ValueError: a name that no folder can have
        for path in folder.glob(_TEMPORARY.format("*")):
            with contextlib.suppress(OSError):  # removed meanwhile, or in use
                if abs(time.time() - path.lstat().st_mtime) > ABANDONED:  # the clock may have been set back since
                    path.unlink()


def make_private(path: Path) -> None:
    """Make a file or folder accessible to its user only, where the system supports it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode
        if mode & _OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def private_folder(folder: Path) -> None:
    """Create a folder for its user only, or make an existing one so. Raises OSError."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    make_private(folder)


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(None, say("Files", "the file is read-only"))
    temporary = target.with_name(_TEMPORARY.format(uuid.uuid4().hex))
    try:
        temporary.touch(0o666 if mode is None else stat.S_IMODE(mode) | PRIVATE_FILE, exist_ok=False)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):  # report the first error
            temporary.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """Flush the folder, so that the new name survives a power cut. Not every file system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
