"""The theme: the colours in use, every distance and type size, at every text size.

Widgets call :func:`colours` when they paint, so a change of the system's scheme only needs a repaint.

Lengths are for text at its usual size. Lengths that depend on text grow with it: use :func:`px` for your own; the ones
below already grow. When the text size changes, the window is rebuilt.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from app.ui.schemes import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Colours, is_dark
from app.ui.stylesheet import larger_type, stylesheet


@cache
def scale() -> float:
    """The text size relative to the usual one, taken from the application's font; cached, as painting asks for it."""
    if QGuiApplication.instance() is None:
        return 1.0
    size = QGuiApplication.font().pixelSize()
    return size / _BODY if size > 0 else 1.0


def px(pixels: float) -> int:
    """Return a length scaled with the text size."""
    return round(pixels * scale())


class _Grown:
    """A length that grows with text: fully, or less where ``share`` is below 1."""

    def __init__(self, usual: int, share: float = 1.0) -> None:
        self._usual, self._share = usual, share

    def __get__(self, instance: object, owner: type | None = None) -> int:
        return grown(self._usual, self._share)


def grown(usual: int, share: float) -> int:
    """Return a length that takes part in the growth of text by this share."""
    return round(usual * (1 + share * (scale() - 1)))


LEAST_TARGET: Final = 24
"""The least height of what is clicked often (px), as WCAG 2.2 asks."""

FINGER: Final = 40
"""The least width and height of a click target in touch mode (px)."""


def set_touch(app: QApplication, *, wanted: bool) -> None:
    """Make widgets created from now on large enough for fingers, or for a mouse again."""
    app.setProperty("touch", wanted)


def is_touch() -> bool:
    """Return whether touch mode is on. Stored at the application."""
    app = QGuiApplication.instance()
    return app is not None and app.property("touch") is True


def target(pixels: int) -> int:
    """Return the size of a click target: in touch mode at least a finger's."""
    return max(pixels, FINGER) if is_touch() else pixels


AIR: Final = 0.5
"""The share of the text growth that distances take part in: space is scarce with large text."""

_BODY: Final = 13


class Space:
    """Distances (px)."""

    XS = _Grown(4, AIR)
    S = _Grown(8, AIR)
    M = _Grown(12, AIR)
    L = _Grown(20, AIR)


class TypeSize:
    """Type sizes (px)."""

    SMALL = _Grown(11)
    BODY = _Grown(_BODY)
    LARGE = _Grown(16)
    TITLE = _Grown(22)
    TABLE = _Grown(22)
    DISPLAY = _Grown(30)


TYPE_SIZES: Final = ("SMALL", "BODY", "LARGE", "TITLE", "TABLE", "DISPLAY")
"""The names of the type sizes in the style sheet."""


class Size:
    """Sizes of recurring elements (px)."""

    ICON = _Grown(18, AIR)
    SMALL_ICON = _Grown(14, AIR)


TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)
"""The text sizes to choose from, in percent of the usual one."""

FADED: Final = 0.68
"""The opacity of outdated values: ``text`` stays legible with it, other inks do not."""

SYSTEM: Final = "system"
SCHEMES: Final = {SYSTEM: Qt.ColorScheme.Unknown, "light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
"""The colour schemes to choose from, by their names in the settings."""

RADIUS: Final = 5
"""The radius of a corner (px)."""


def small(font: QFont) -> QFont:
    """Return a font of body text in the small size that goes with it."""
    made, size = QFont(font), font.pixelSize()
    made.setPixelSize(round(size * TypeSize.SMALL / TypeSize.BODY) if size > 0 else TypeSize.SMALL)
    return made


LARGER: Final = 15 / 13
"""By how much text beside the sheet grows in a large window, where that of the sheet does, too."""


def enlarge(part: QWidget, *, larger: bool) -> None:
    """Write the text in a part of the window larger, or in the usual sizes again."""
    sizes = {name.lower(): round(getattr(TypeSize, name) * LARGER) for name in ("SMALL", "BODY", "LARGE")}
    sheet = larger_type(sizes) if larger else ""
    if part.styleSheet() != sheet:  # or Qt would style all of it again
        part.setStyleSheet(sheet)


def colours(palette: QPalette | None = None) -> Colours:
    """Return the colours that go with ``palette`` (the application's by default)."""
    worn = palette or QGuiApplication.palette()
    key = worn.cacheKey()
    if key not in _SCHEMES:
        own = {tokens.accent: tokens for tokens in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)}
        link = worn.color(QPalette.ColorRole.Link).name()  # which the style sheet leaves, unlike grounds
        is_dark_ground = worn.color(QPalette.ColorRole.Window).lightness() < 128
        _SCHEMES[key] = own.get(link) or (DARK if is_dark_ground else LIGHT)
    return _SCHEMES[key]


_SCHEMES: Final[dict[int, Colours]] = {}
"""The colours by the palettes that there have been, few of them: whatever is painted asks for its colours."""


@lru_cache(maxsize=256)
def colour(name: str, alpha: float = 1.0) -> QColor:
    """Return a colour of the theme as QColor, of an opacity from 0 to 1. All get the same one: never change it."""
    found = QColor(name)
    found.setAlphaF(alpha)
    return found


def palette_of(tokens: Colours) -> QPalette:
    role, palette = QPalette.ColorRole, QPalette()
    for names, value in (
        ((role.Window, role.Button), tokens.window),
        ((role.Base, role.ToolTipBase), tokens.surface),
        ((role.AlternateBase, role.Midlight), tokens.band),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), tokens.text),
        ((role.PlaceholderText,), tokens.muted),
        ((role.Highlight, role.Link, role.Accent), tokens.accent),
        ((role.HighlightedText, role.BrightText), tokens.on_accent),
        ((role.Mid, role.Dark), tokens.line),
    ):
        for name in names:
            palette.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, colour(tokens.muted))
    return palette


STYLE: Final = ("-style", "Fusion")
"""Qt's style, as arguments of the application: set later, it costs the start 10 ms, in which PySide makes its class."""


def set_type_size(app: QApplication, percent: int) -> None:
    """Set the application's type size, before any widget is created."""
    font = app.font()
    font.setPixelSize(round(_BODY * percent / 100))
    app.setFont(font)
    scale.cache_clear()


def apply_scheme(app: QApplication, scheme: str = SYSTEM) -> None:
    """Apply a chosen colour scheme, also to what the system draws; best once all widgets are created."""
    app.styleHints().setColorScheme(SCHEMES[scheme])  # title bars
    apply_colours(app, _scheme_of_system(app) if scheme == SYSTEM else SCHEMES[scheme])


def _scheme_of_system(app: QApplication) -> Qt.ColorScheme:
    scheme = app.styleHints().colorScheme()
    if sys.platform == "win32" and scheme == Qt.ColorScheme.Unknown:  # while a contrast theme is on
        ground = QColor.fromRgb(ctypes.windll.user32.GetSysColor(5))  # COLOR_WINDOW, in BGR, which is as light
        return SCHEMES["dark" if is_dark(colours(QPalette(ground))) else "light"]
    return scheme


def wants_contrast(app: QApplication) -> bool:
    hints = app.styleHints()  # kept, as PySide takes what belongs to it for deleted together with its wrapper
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def wants_less_motion() -> bool:
    """Return whether the system asks for less motion, which Qt tells from 6.12 on."""
    hints = QGuiApplication.styleHints()
    asked = getattr(hints.accessibility(), "motionPreference", None)
    return asked is not None and asked().value != 0


def apply_colours(app: QApplication, scheme: Qt.ColorScheme) -> None:
    """Apply the dark colours for the dark scheme, else the light ones, with more contrast if the system asks for it."""
    light, dark = (LIGHT_CONTRAST, DARK_CONTRAST) if wants_contrast(app) else (LIGHT, DARK)
    tokens = dark if scheme == Qt.ColorScheme.Dark else light
    app.setPalette(palette_of(tokens))
    sheet = stylesheet(vars_of(tokens), 1 + AIR * (scale() - 1), FINGER if is_touch() else 0)
    if sheet != app.styleSheet():  # or Qt would style every widget again
        set_sheet(app, sheet)


def set_sheet(app: QApplication, sheet: str) -> None:
    """Set the application's style sheet; menus, lists and tips keep its font, where Qt takes the system's for them.

    The one before it is taken off first, and so are those of single widgets: replacing it, Qt would style each widget
    again for each that it is in, and lay out some for fonts that they no longer have.
    """
    own = [(widget, its) for widget in app.allWidgets() if (its := widget.styleSheet())] if app.styleSheet() else []
    for widget, _ in own:
        widget.setStyleSheet("")
    app.setStyleSheet("")
    app.setStyleSheet(sheet)
    for widget, its in own:
        widget.setStyleSheet(its)
    if QToolTip.font() != app.font():
        app.setFont(app.font())


def vars_of(tokens: Colours) -> dict[str, str]:
    """Return the values of the style sheet's ``$names``."""
    sizes = {name.lower(): f"{getattr(TypeSize, name)}px" for name in TYPE_SIZES}
    values = {name: str(getattr(tokens, name)) for name in Colours._fields}
    scheme = "dark" if is_dark(tokens) else "light"
    icons = str(resources.files("resources").joinpath("icons")).replace("\\", "/")
    return values | sizes | {"radius": f"{RADIUS}px", "digit": f"{px(22)}px", "icons": icons, "scheme": scheme}
