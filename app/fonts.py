"""The letters of the window: those of the system; where it has none at all, ours.

DejaVu Sans is in ``resources/fonts``, under its own licence. A desktop has better ones, in the size and shape that its
user is used to; a bare system without any would show a box for every letter.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

FONTS: Final = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


def lend_fonts(wanted: QFont) -> bool:
    """Load our own fonts where nothing on this system can stand for the font that is ``wanted``; tell whether."""
    if QFontInfo(wanted).family():
        return False
    folder = resources.files("resources").joinpath("fonts")
    for name in FONTS:
        QFontDatabase.addApplicationFontFromData(QByteArray(folder.joinpath(name).read_bytes()))
    return True
