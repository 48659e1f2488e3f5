"""What differs between systems: what only some of them have, and their words for errors."""

import ctypes
import os
import sys
from pathlib import Path

import pytest

WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
"""Whether this is Wine, which does some things in other ways than Windows (``packaging/wine.py``)."""

links = pytest.mark.skipif(os.name == "nt", reason="links need a right on Windows")
permissions = pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
pipes = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


def _said_of(path: Path) -> str:
    try:
        path.stat()
    except OSError as error:
        return error.strerror
    raise AssertionError(f"{path} is there")


NOT_THERE = _said_of(Path("no such file"))
"""What the system says of a file that is not there."""
