"""All colours of the window, and the contrast of two."""

from __future__ import annotations

from PySide6.QtGui import QColor

from app.ui.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST

ALL = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
IDS = ("light", "dark", "light, contrast", "dark, contrast")


def luminance(name: str) -> float:
    """The relative luminance of WCAG 2.1."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = QColor(name).getRgbF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(ink: str, ground: str) -> float:
    darker, lighter = sorted((luminance(ink), luminance(ground)))
    return (lighter + 0.05) / (darker + 0.05)
