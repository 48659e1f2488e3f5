"""Escapes user text where special characters would be interpreted: menus, titles, spreadsheets, file names.

Labels and tool tips never guess whether their text is mark-up: see :mod:`app.ui.stylesheet`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from app.ui.language import bare

LONGEST: Final = 200
"""How many bytes the name of a file has at most, without its ending; all file systems take 255 with it."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
"""What Windows takes for a device, whatever follows the dot."""

_FORMULA: Final = re.compile('[=+@\\-"\uff1d\uff0b\uff20\uff0d]')
"""How a field begins that a spreadsheet reckons with, or unpacks first."""

_NUMBER: Final = re.compile(r"[+-]?\d+([.,]\d+)*(e[+-]?\d+)?", re.IGNORECASE)


def escape_mnemonics(text: str) -> str:
    """Return a text for a button or a menu, where a single & would underline what follows."""
    return text.replace("&", "&&")


def window_title(text: str) -> str:
    """Return a text for the title of a window, where [*] stands for what is not saved."""
    return text.replace("[*]", "[*][*]")


def cell(text: str) -> str:
    """Return a field of a table for a spreadsheet, in one line, which reckons nothing there."""
    said = " ".join(text.split())
    return f"'{said}" if _FORMULA.match(said) and not _NUMBER.fullmatch(said) else said


def table_line(fields: Iterable[str]) -> str:
    """Return a line of a table for a spreadsheet, its fields separated by tabs; none of them is a formula."""
    return "\t".join(map(cell, fields)) + "\n"


def file_name(title: str, ending: str) -> str:
    """Return how a file of this title may be called in every file system, hidden in none."""
    letters = ("-" if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in bare(title))
    stem = "".join(letters).encode("utf-8")[:LONGEST].decode("utf-8", "ignore").strip(" .")
    return f"{'-' if not stem or _DEVICE.match(stem) else ''}{stem}{ending}"
