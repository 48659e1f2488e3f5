"""What Python writes while the process dies of a signal, such as a segmentation fault, is offered at the next start.

Each process has a file of its own, which it removes at its end and locks until then: one that is left and not locked is
of a process that died. An empty one is of a process that was killed.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import suppress
from pathlib import Path
from time import time
from typing import IO

from core.formats.atomic_file import PRIVATE_FILE, private_folder
from core.formats.regular_file import open_file, read_bytes

ENDING = ".crash.txt"


def open_crash_file(folder: Path) -> IO[bytes]:
    """Have crashes written to a new file in this folder, and return that. Raises OSError."""
    private_folder(folder)
    path = folder / f"{os.getpid()}-{os.urandom(4).hex()}{ENDING}"
    path.touch(PRIVATE_FILE, exist_ok=False)
    file = path.open("r+b")
    _lock(file)
    faulthandler.enable(file)
    return file


def remove_crash_file(file: IO[bytes]) -> None:
    """Stop watching, and remove the file: Windows' exceptions that were handled may be in it."""
    faulthandler.disable()
    file.close()
    with suppress(OSError):
        Path(file.name).unlink()


def take_crash_texts(folder: Path) -> list[tuple[float, str]]:
    """Remove the files of processes that died; return when each was written (in seconds of the epoch), and its text."""
    crashes = []
    for path in folder.glob(f"*{ENDING}"):
        with suppress(OSError):  # its process runs, or another has just taken it
            with open_file(path) as file:
                _lock(file)
                text, changed = read_bytes(path).decode("ascii", "backslashreplace"), path.stat().st_mtime
            path.unlink()  # which Windows refuses while the process runs
            if text:
                crashes.append((min(max(changed, 0.0), time()), text))  # a clock may have been wrong by any time
    return sorted(crashes)


def _lock(file: IO[bytes]) -> None:
    """Raise OSError if another process has locked the file, or another one opened here."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
