"""Escapes user text where special characters would be interpreted: menus, titles, spreadsheets, file names.

Labels and tool tips never guess whether their text is mark-up: see :mod:`app.ui.stylesheet`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from app.ui.language import bare

LONGEST: Final = 200
"""The most bytes of a file name without its ending; all file systems allow 255 with it."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
"""Names that Windows takes for devices, whatever follows the dot."""

_FORMULA: Final = re.compile('[=+@\\-"\uff1d\uff0b\uff20\uff0d]')
"""The first characters of a field that a spreadsheet would take for a formula."""

_NUMBER: Final = re.compile(r"[+-]?\d+([.,]\d+)*(e[+-]?\d+)?", re.IGNORECASE)


def escape_mnemonics(text: str) -> str:
    """Escape a text for a button or menu, where a single & would underline the next letter."""
    return text.replace("&", "&&")


def window_title(text: str) -> str:
    """Escape a text for a window title, where [*] stands for unsaved changes."""
    return text.replace("[*]", "[*][*]")


def cell(text: str) -> str:
    """Return a spreadsheet field on one line that is never taken for a formula."""
    said = " ".join(text.split())
    return f"'{said}" if _FORMULA.match(said) and not _NUMBER.fullmatch(said) else said


def table_line(fields: Iterable[str]) -> str:
    """Return a tab-separated line of a spreadsheet whose fields are never taken for formulas."""
    return "\t".join(map(cell, fields)) + "\n"


def file_name(title: str, ending: str) -> str:
    """Return a file name for this title that is valid, and not hidden, in every file system."""
    letters = ("-" if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in bare(title))
    stem = "".join(letters).encode("utf-8")[:LONGEST].decode("utf-8", "ignore").strip(" .")
    return f"{'-' if not stem or _DEVICE.match(stem) else ''}{stem}{ending}"
