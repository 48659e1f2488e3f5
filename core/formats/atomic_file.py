"""Writes files atomically: at any moment the file has either all of its old or all of its new content."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Final

from core.formats.json_values import MAX_BYTES
from core.formats.regular_file import read_bytes
from core.text.text import say

ABANDONED: Final = 3600.0
"""The age at which a temporary file is considered abandoned (s)."""

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
_OTHERS: Final = 0o077

_PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4) if os.name == "nt" else ()
"""How long to wait for a file that another program has open (s)."""

_DRIVE_REMOTE: Final = 4
"""What Windows calls a drive that is on another computer, without asking that."""

_TEMPORARY: Final = ".deerstalker-{}.tmp"


class UnwritableFileError(Exception):
    """A file could not be written; its previous content, if any, is unchanged."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        message = say("{path}: cannot be written: {reason}")
        super().__init__(message.format(path=str(path), reason=reason))


def is_on_network(path: Path) -> bool:
    r"""Whether a path is on another computer (``\\HOST``, a drive of it): Windows waits long for one out of reach."""
    if sys.platform == "win32":
        import ctypes

        find_type = ctypes.windll.kernel32.GetDriveTypeW
        return path.drive.startswith(r"\\") or find_type(f"{path.drive}\\") == _DRIVE_REMOTE
    return False


def write_atomically(
    path: Path, data: bytes, *, private: bool = False, streams: bool = False, synced: bool = True
) -> None:
    """Replace the content of the file at ``path`` with ``data``, following links and keeping its permissions.

    A ``private`` file becomes accessible to its user only. Temporary files that killed writers left beside it are
    removed. ``streams`` also allows pipes, terminals and devices; writing to one may block indefinitely. Without
    ``synced`` the content survives the program, but perhaps not a power cut: for what is written at every click.

    Raises UnwritableFileError.
    """
    try:
        mode = _mode(path)
        target = _followed(path)
        if mode is None or (stat.S_ISREG(mode) and target.exists()):
            _replace(target, data, PRIVATE_FILE if private else mode, synced=synced)
            if synced:
                sweep(target.parent)
        elif streams:  # written in place: replacing it would remove the stream, and /dev/fd/3 has no real path
            path.write_bytes(data)
        else:
            raise OSError(errno.EINVAL, "Not a regular file")  # noqa: TRY301 - reported like an error of the system
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        raise UnwritableFileError(path, getattr(error, "strerror", None) or str(error)) from error


def _followed(path: Path) -> Path:
    """Return the file that a path leads to. Some drives of Windows cannot tell, nor can Wine for long paths."""
    try:
        return Path(os.path.realpath(path))
    except OSError:
        if path.is_symlink():
            raise
        return path


def sweep(folder: Path) -> None:
    """Remove our temporary files that are more than an hour old, as their writers must have been killed."""
    with contextlib.suppress(OSError, ValueError):  # ValueError: a name that no folder can have
        for path in folder.glob(_TEMPORARY.format("*")):
            with contextlib.suppress(OSError):  # it may have been removed meanwhile, or be in use
                if abs(time.time() - path.lstat().st_mtime) > ABANDONED:  # abs, as the clock may have been set back
                    path.unlink()


def make_private(path: Path) -> None:
    """Make a file or folder accessible to its user only, if the system supports that; not what a link leads to."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if mode & _OTHERS and not stat.S_ISLNK(mode):
            path.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def private_file(file: Path) -> None:
    """Create a file that only its user can access, or restrict an existing one. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(PRIVATE_FILE)
    make_private(file)


def untaken(path: Path, ending: str) -> Path:
    """Return a name beside a file that nothing has yet: with this ending, and a number if need be."""
    return next(name for name in _beside(path, ending) if not os.path.lexists(name))


def keep_copy(path: Path, ending: str, limit: int = MAX_BYTES) -> Path:
    """Copy a file of at most ``limit`` bytes to an untaken name, for its user only, unless it was copied before.

    Returns the copy. Raises UnwritableFileError, OSError.
    """
    content = read_bytes(path, limit)
    for copy in _beside(path, ending):
        if not os.path.lexists(copy):
            write_atomically(copy, content, private=True)
            break
        with contextlib.suppress(OSError):  # no file, or a larger one
            if read_bytes(copy, limit) == content:
                break
    return copy


def _beside(path: Path, ending: str) -> Iterator[Path]:
    for number in chain([""], map("-{}".format, count(2))):
        yield path.with_name(f"{path.name}.{ending}{number}")


def private_folder(folder: Path) -> None:
    """Create a folder that only its user can access, or restrict an existing one. Raises OSError."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    make_private(folder)


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, mode: int | None, *, synced: bool) -> None:
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(None, say("the file is read-only"))
    temporary = target.with_name(_TEMPORARY.format(os.urandom(16).hex()))
    try:
        temporary.touch(0o666 if mode is None else stat.S_IMODE(mode) | PRIVATE_FILE, exist_ok=False)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            if synced:
                os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        _put(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):  # it must not hide the first error
            temporary.unlink(missing_ok=True)
        raise
    if synced:
        _settle(target.parent)


def _put(temporary: Path, target: Path) -> None:
    """Rename a file. On Windows, virus scanners, indexers and backups prevent that for moments: try again then."""
    for pause in _PAUSES:
        try:
            temporary.replace(target)
            return
        except PermissionError:
            time.sleep(pause)
    temporary.replace(target)


def _settle(folder: Path) -> None:
    """Flush the folder, so that the new name survives a power cut. Some file systems do not support this."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
