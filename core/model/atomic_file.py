"""Writing a file so that at any moment either the old or the new one is there, whole."""

from __future__ import annotations

import contextlib
import os
import stat
import uuid
from pathlib import Path

from core.model.text import say


class UnwritableFileError(Exception):
    """A file that could not be written; what was there before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        said = say("Files", "{path}: cannot be written: {reason}")
        super().__init__(said.format(path=str(path), reason=reason))


def write_atomically(path: Path, data: bytes) -> None:
    """Put ``data`` into the file at ``path``, through links, and keep the permissions of a file that was there.

    Raises UnwritableFileError.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = target.stat().st_mode if target.exists() else None
        if mode is None or stat.S_ISREG(mode):
            _replace(target, data, mode)
        else:
            target.write_bytes(data)  # a pipe or a terminal takes the bytes; replacing it would take it away
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        raise UnwritableFileError(path, getattr(error, "strerror", None) or str(error)) from error


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    if mode is not None and not os.access(target, os.W_OK):
        raise PermissionError(None, say("Files", "the file is read-only"))
    temporary = target.with_name(f".{uuid.uuid4().hex}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """Make the new name itself last a power cut. Not every file system can; the file is in its place all the same."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
