"""Letters that take as much height as those of Windows, on every system.

A line of letters of 13 pixels is 17 or 18 high in Segoe UI, the font of Windows; in DejaVu Sans, ours, it is 15.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from app.startup.application import FONTS

ABOVE, BELOW = 1.08, 0.29
"""How far letters reach above and below the base line, relative to their size: 18 pixels for letters of 13."""

WIDTH = 94
"""The width of letters, in percent of ours: a little more than those of Segoe UI have."""

OURS, TALL = "DejaVu", "TallVu"
"""The first word of the font's name, and of that of the taller one: as long, as the table of names keeps its places."""


def taller(font: bytes) -> bytes:
    """Return a TrueType font with another name and other heights (OpenType 1.9: ``head``, ``hhea``, ``OS/2``)."""
    made = bytearray(font)
    (count,) = struct.unpack_from(">H", made, 4)
    entries = range(12, 12 + 16 * count, 16)
    places = {bytes(made[at : at + 4]): struct.unpack_from(">II", made, at + 8) for at in entries}
    (em,) = struct.unpack_from(">H", made, places[b"head"][0] + 18)
    above, below = round(ABOVE * em), round(BELOW * em)
    struct.pack_into(">hhh", made, places[b"hhea"][0] + 4, above, -below, 0)
    struct.pack_into(">hhhHH", made, places[b"OS/2"][0] + 68, above, -below, 0, above, below)
    start, length = places[b"name"]
    names = bytes(made[start : start + length])
    for encoding in ("ascii", "utf-16-be"):
        names = names.replace(OURS.encode(encoding), TALL.encode(encoding))
    made[start : start + length] = names
    return bytes(made)


@cache
def loaded() -> str:
    """Make the taller font known to Qt; return the name of its family."""
    folder = resources.files("resources").joinpath("fonts")
    for name in FONTS:
        added = QFontDatabase.addApplicationFontFromData(QByteArray(taller(folder.joinpath(name).read_bytes())))
    return QFontDatabase.applicationFontFamilies(added)[0]


@contextmanager
def tall_letters(app: QApplication) -> Iterator[None]:
    """Show all text in letters as tall as those of Windows."""
    usual = app.font()
    font = app.font()
    font.setFamilies([loaded()])
    font.setStretch(WIDTH)
    app.setFont(font)
    try:
        yield
    finally:
        app.setFont(usual)
