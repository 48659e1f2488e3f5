"""Reads files, and refuses anything else, or too large: opening a pipe or a device could block for ever.

All that is read from a disk is read through here, which ``tests/test_reading.py`` checks.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Final

from core.formats.json_values import MAX_BYTES

WRITER_S: Final = 5.0
"""How long a named pipe is given until a program writes to it (s)."""


def is_no_file(path: Path) -> bool:
    """Whether a path leads to something other than a file, on which Qt might block."""
    return os.path.exists(path) and not os.path.isfile(path)  # noqa: PTH110, PTH113 - these raise nothing


def open_file(path: Path, *, streams: bool = False) -> BufferedReader:
    """Open a file. Raises OSError, also for anything but a file, and ValueError for an impossible path.

    ``streams`` also allows pipes, terminals and devices; reading from one may block as long as its writer does.
    """
    _refuse_others(path.stat().st_mode, streams=streams)  # before it is opened, as that alone may set a device going
    file = path.open("rb") if streams else _opened(path)
    try:
        _refuse_others(os.fstat(file.fileno()).st_mode, streams=streams)  # it may have been replaced meanwhile
    except OSError:
        file.close()
        raise
    return file


def read_bytes(path: Path, limit: int = MAX_BYTES, *, streams: bool = False) -> bytes:
    """Return the content of a file of at most ``limit`` bytes. Raises what :func:`open_file` does."""
    if streams and path.is_fifo() and os.path.exists(os.path.realpath(path)):  # noqa: PTH110 - one without a name has a writer
        data = _read_pipe(path, limit)
    else:
        with open_file(path, streams=streams) as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise OSError(errno.EFBIG, "File too large")
    return data


def _opened(path: Path) -> BufferedReader:
    """Open whatever is at a path, and return at once, also if that is a pipe that nothing writes to."""
    at_once: int = getattr(os, "O_NONBLOCK", 0)
    return BufferedReader(FileIO(path, opener=lambda name, flags: os.open(name, flags | at_once)))


def _refuse_others(mode: int, *, streams: bool) -> None:
    """Raise OSError for anything but a file or a stream that is allowed. Of a folder, Windows would say "denied"."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "Is a directory")
    if not (streams or stat.S_ISREG(mode)):
        raise OSError(errno.EINVAL, "Not a regular file")


def _read_pipe(path: Path, limit: int) -> bytes:
    """Return what is written to a named pipe. Raises OSError if nothing is: opening it would then never return."""
    deadline = time.monotonic() + WRITER_S
    with _opened(path) as pipe:
        while (begun := pipe.raw.read(limit)) == b"":  # None: there is a writer, which has not begun
            if time.monotonic() > deadline:
                raise OSError(errno.EPIPE, "No program writes to this pipe")
            time.sleep(0.02)
        os.set_blocking(pipe.fileno(), True)
        return (begun or b"") + pipe.read(limit + 1)
