"""The theme: every colour, light and dark, each with more contrast, too; every distance and type size; the style sheet.

Blue means "likely", orange means "the envelope" and "look here": a colour-blind-safe pair. Violet frames the tags of
half-known cards, and marks one's own sheet; sea green is for curves. Colour is never the only carrier of a meaning.
Every ink has a contrast of at least 4.5:1 on its ground, and the border of whatever one acts on 3:1; both have 7:1
where the system asks for contrast (tests measure it).

Widgets call :func:`colours` when they paint, so a change of the system's scheme only needs a repaint.

Lengths are for text at its usual size. Lengths that depend on text grow with it: use :func:`px` for your own; the ones
below already grow. When the text size changes, the window is rebuilt.

A widget selects its style in the style sheet with a property: ``label.setProperty("kind", "muted")``.

* labels: ``display``, ``title``, ``lead``, ``step``, ``heading``, ``figure`` (a number that counts), ``muted``,
  ``problem``
* buttons: ``primary`` (the default action), ``chip`` (checkable: a card, a player), ``digit`` (a narrow chip),
  ``token`` (a player's token), ``quiet`` (no frame until hovered), ``row`` (the same, as wide as a list)
* tool buttons: ``tight`` (for many side by side)
* frames: ``card`` (a raised surface), ``past``, ``problem``, ``supposed``, ``solved`` (message bars)

Texts may contain names typed by users, so Qt must never guess whether they are mark-up: labels, tool tips and message
boxes set to ``AutoText``, Qt's default, are made plain text here. Rich text must be set explicitly.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from string import Template
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget


class Colours(NamedTuple):
    """The colours of one scheme, as ``#rrggbb``. An ``..._soft`` is a ground for ``text``.

    A ``border`` is around what one acts on; a ``line`` only parts or adorns.
    """

    window: str
    surface: str
    band: str
    line: str
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    hover: str
    envelope: str
    envelope_soft: str
    envelope_ground: str
    tie: str
    tie_soft: str
    sea: str
    problem: str
    problem_soft: str
    past_soft: str
    solved: str
    solved_soft: str
    board_floor: str
    board_wall: str


LIGHT: Final = Colours(
    window="#f3f5f8",
    surface="#ffffff",
    band="#e6eaf0",
    line="#cbd2dc",
    border="#788190",
    text="#18202c",
    muted="#525c6d",
    accent="#0a5ea8",
    on_accent="#ffffff",
    accent_soft="#cfe3f6",
    hover="#e4eef8",
    envelope="#8f4300",
    envelope_soft="#ffbe78",
    envelope_ground="#fff5e8",
    tie="#6b2a8f",
    tie_soft="#f6ecfb",
    sea="#0f7350",
    problem="#9a3200",
    problem_soft="#ffe6d3",
    past_soft="#dde4f5",
    solved="#0a5ea8",
    solved_soft="#d8ebfb",
    board_floor="#e9edf3",
    board_wall="#3d4759",
)

DARK: Final = Colours(
    window="#14171c",
    surface="#1c2027",
    band="#282e38",
    line="#3a424f",
    border="#7b8697",
    text="#e9edf3",
    muted="#a9b3c2",
    accent="#74b8f5",
    on_accent="#0a1420",
    accent_soft="#1d476c",
    hover="#26384b",
    envelope="#ffb571",
    envelope_soft="#84500f",
    envelope_ground="#2b241b",
    tie="#dcb6f5",
    tie_soft="#3a2748",
    sea="#6fd6a8",
    problem="#ffab73",
    problem_soft="#4a2a12",
    past_soft="#2a3350",
    solved="#8cc6fa",
    solved_soft="#143450",
    board_floor="#262c36",
    board_wall="#8f9bad",
)


LIGHT_CONTRAST: Final = LIGHT._replace(
    window="#ffffff",
    band="#eef1f5",
    line="#788190",
    border="#3f4856",
    text="#000000",
    muted="#333c4a",
    accent="#003d73",
    hover="#e9f1f9",
    envelope="#6b3000",
    tie="#4c1470",
    tie_soft="#fbf6fe",
    sea="#084f36",
    problem="#722300",
    problem_soft="#fff0e4",
    past_soft="#e9eefa",
    solved="#003d73",
    solved_soft="#e6f2fc",
    board_wall="#18202c",
)
DARK_CONTRAST: Final = DARK._replace(
    window="#000000",
    surface="#0a0c10",
    band="#171b21",
    line="#7b8697",
    border="#b6c0cf",
    text="#ffffff",
    muted="#d3dbe6",
    accent="#a9d5ff",
    on_accent="#000000",
    accent_soft="#123a5e",
    hover="#14202c",
    envelope="#ffce9c",
    envelope_soft="#693d05",
    envelope_ground="#1a140c",
    tie="#efd9ff",
    tie_soft="#22142c",
    sea="#a5efcd",
    problem="#ffc8a0",
    problem_soft="#2a1608",
    past_soft="#151b30",
    solved="#b6dcff",
    solved_soft="#0a1c2d",
    board_wall="#d3dbe6",
)
"""For those whose system asks for more contrast."""


PAPER: Final = LIGHT._replace(
    surface="#ffffff",
    text="#000000",
    muted="#3c3c3c",
    line="#b0b0b0",
    accent="#303030",
    accent_soft="#d8d8d8",
    envelope="#000000",
    envelope_soft="#b4b4b4",
)
"""The colours on paper: greys that every printer can reproduce."""


class TokenColours(NamedTuple):
    """The colours of a token, the same in light and dark: disc and letters."""

    ground: str
    ink: str


SUSPECTS: Final = {
    "scarlet": TokenColours("#c2182b", "#ffffff"),
    "mustard": TokenColours("#e3ac1c", "#1d1500"),
    "white": TokenColours("#fbfaf4", "#18202c"),
    "green": TokenColours("#1f7a41", "#ffffff"),
    "peacock": TokenColours("#1b5fb4", "#ffffff"),
    "plum": TokenColours("#71378d", "#ffffff"),
    "peach": TokenColours("#f6a884", "#2a1206"),
    "brunette": TokenColours("#7b5133", "#ffffff"),
    "rose": TokenColours("#f08ab8", "#2b0a1a"),
    "gray": TokenColours("#949ca6", "#10151b"),
    "orchid": TokenColours("#d59be0", "#26082b"),
}
"""The colours of the suspects by how their surnames begin."""

UNKNOWN_TOKEN: Final = TokenColours("#3c4657", "#ffffff")
"""The colours of a token whose suspect is unknown."""


def is_dark(tokens: Colours) -> bool:
    """Return whether these are light letters on dark grounds."""
    return tokens in (DARK, DARK_CONTRAST)


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
    sheet = Template(_LARGER).substitute(sizes) if larger else ""
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
    made = QColor(name)
    made.setAlphaF(alpha)
    return made


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


_LINES: Final = 2
"""Lengths up to this are line widths, which do not grow (px)."""

_SHEET: Final = """
QToolTip, QLabel[textFormat="AutoText"] { qproperty-textFormat: PlainText; }
QToolTip { background: $surface; color: $text; border: 1px solid $line; padding: 5px; }
QMenuBar { background: $window; padding: 1px 4px; }
QMenuBar::item { padding: 3px 8px; border-radius: $radius; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $surface; color: $text; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: $radius; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 6px; }
QToolBar { background: $window; border: 0; border-bottom: 1px solid $line; spacing: 2px; padding: 2px 6px; }
QToolBar::separator { width: 1px; background: $line; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-bottom: 2px solid transparent; border-radius: $radius;
    padding: 4px 7px 3px; color: $text; }
QToolButton[kind="tight"] { padding: 4px 4px 3px; }
QToolButton[popupMode="1"] { padding-right: 22px; }
QToolButton::menu-button { border: 0; width: 16px; }
QToolButton[kind="figure"] { padding: 0; }
QToolButton[kind="figure"]::menu-indicator { image: none; width: 0; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $accent_soft; border-bottom-color: $accent; }
QToolButton:focus { border-color: $accent; }
QToolButton:checked:focus { border: 2px solid $text; padding: 3px 6px; }
QToolButton[kind="tight"]:checked:focus { padding: 3px; }
QToolButton[popupMode="1"]:checked:focus { padding-right: 21px; }
QToolButton:disabled { color: $muted; }
QTabBar QToolButton { padding: 0; background: $window; }
QPushButton { background: $surface; color: $text; border: 1px solid $border; border-radius: $radius;
    padding: 5px 12px; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border-color: $accent; }
QPushButton:checked { background: $accent_soft; border: 2px solid $accent; padding: 4px 11px; }
QPushButton:checked:focus { border-color: $text; }
QPushButton:pressed { background: $accent_soft; }
QPushButton:disabled { color: $muted; background: $window; border-color: $band; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; padding: 4px 11px; }
QPushButton[kind="primary"]:disabled { background: $band; color: $muted; border-color: $band; }
QPushButton[kind="chip"] { padding: 3px 8px; }
QPushButton[kind="chip"]:checked { background: $accent; color: $on_accent; border: 1px solid $accent;
    padding: 3px 8px; }
QPushButton[kind="chip"]:checked:focus { border: 2px solid $text; padding: 2px 7px; }
QPushButton[kind="token"] { padding: 2px 5px 2px 3px; }
QPushButton[kind="token"]:checked { border: 2px solid $accent; padding: 1px 4px 1px 2px; }
QPushButton[kind="digit"] { padding: 2px 0; min-width: $digit; }
QPushButton[kind="digit"]:checked { background: $accent; color: $on_accent; border: 1px solid $accent; padding: 2px 0;
    font-weight: 600; }
QPushButton[kind="digit"]:checked:focus { border: 2px solid $text; padding: 1px 0; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: $accent; padding: 3px 8px; }
QPushButton[kind="row"] { background: transparent; border-color: transparent; color: $accent; text-align: left;
    padding: 4px 8px; }
QPushButton[kind="row"]:hover { background: $hover; }
QPushButton[kind="row"]:focus { border-color: $accent; }
QPushButton[kind="fold"] { background: transparent; border-color: transparent; text-align: left; padding: 5px 2px; }
QPushButton[kind="fold"]:hover { background: $hover; }
QPushButton[kind="fold"]:focus { border-color: $accent; }
QPushButton[kind="fold"]:checked { border-width: 1px; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:focus { border-color: $accent; }
QPushButton[kind="quiet"]:checked { background: $accent_soft; border: 2px solid $accent; color: $text;
    padding: 2px 7px; }
QPushButton[kind="quiet"]:checked:focus { border-color: $text; }
QPushButton[kind="quiet"]:disabled { color: $muted; }
QPushButton[kind="slim"] { padding: 0 8px; border-color: $accent; }
QPushButton[kind="slim"]:focus { border: 2px solid $text; padding: 0 7px; }
QCheckBox, QRadioButton { border: 1px solid transparent; border-radius: $radius; padding: 2px 4px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 3px; background: $surface; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$icons/check-$scheme.svg"); }
QCheckBox::indicator:disabled { border-color: $line; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit {
    background: $surface; color: $text; border: 1px solid $border; border-radius: $radius;
    padding: 3px 6px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: $accent; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $border; selection-background-color: $accent_soft;
    selection-color: $text; }
QAbstractItemView { background: $surface; border: 1px solid $border; outline: 0; }
QAbstractItemView:focus { border-color: $accent; }
QTableView#sheetView { border: 1px solid $border; border-radius: $radius; }
QTableView#sheetView:focus { border-color: $accent; }
QLabel#sheetPast { background: $past_soft; color: $text; font-weight: 600; border-bottom: 1px solid $accent; }
QListView#eventView { border: 1px solid $border; border-radius: $radius; }
QListView#eventView:focus { border-color: $accent; }
QLabel[kind="display"] { font-size: $display; font-weight: 700; }
QLabel[kind="title"] { font-size: $title; font-weight: 600; }
QLabel[kind="lead"] { font-size: $large; color: $muted; }
QLabel[kind="step"] { font-size: $title; font-weight: 700; color: $accent; }
QLabel[kind="heading"] { font-size: $body; font-weight: 600; }
QLabel[kind="figure"] { font-size: $large; font-weight: 600; }
QLabel[kind="muted"] { color: $muted; font-size: $small; }
QLabel[kind="problem"] { color: $problem; }
QLabel[kind="hint"] { color: $on_accent; }
QPushButton[kind="hint"] { background: transparent; color: $on_accent; border-color: $on_accent; padding: 2px 10px; }
QPushButton[kind="hint"]:hover { background: $on_accent; color: $accent; }
QWidget#tableWindow QListView { font-size: $table; }
QWidget#tableWindow QLabel, QWidget#tableWindow QPushButton { font-size: $large; }
QWidget#tableWindow QLabel#tableEmpty { font-size: $table; color: $muted; }
QWidget#tableWindow QLabel[kind="title"] { font-size: $display; }
QWidget#tableWindow QListView { border-radius: $radius; padding: 4px; }
QFrame[kind="card"] { background: $surface; border: 1px solid $line; border-radius: $radius; }
QFrame[kind="past"] { background: $past_soft; border: 1px solid $accent; border-radius: $radius; }
QFrame[kind="supposed"] { background: $past_soft; border: 1px dashed $accent; border-radius: $radius; }
QFrame[kind="problem"] { background: $problem_soft; border: 1px solid $problem; border-radius: $radius; }
QFrame[kind="solved"] { background: $solved_soft; border: 1px solid $solved; border-radius: $radius; }
QHeaderView { border: 0; background: $surface; }
QTableCornerButton::section { background: $surface; border: 0; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea#adviceScroll, QScrollArea#whyScroll { border: 1px solid transparent; border-radius: $radius; }
QScrollArea#adviceScroll:focus, QScrollArea#whyScroll:focus { border-color: $accent; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QTabBar::tab { color: $muted; border: 1px solid transparent; border-bottom: 2px solid transparent; padding: 5px 10px; }
QTabBar::tab:hover { background: $hover; color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:selected:focus { border: 1px solid $accent; border-bottom: 2px solid $accent; }
QSplitter::handle { background: $window; }
QSplitter::handle:hover { background: $accent_soft; }
QStatusBar { background: $window; color: $muted; }
QMainWindow::separator { background: $window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $accent_soft; }
QGroupBox { border: 1px solid $line; border-radius: $radius; margin-top: 9px; padding-top: 6px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 3px; }
"""


_TOUCH = """
QPushButton, QPushButton[kind] { min-width: ${inner}px; min-height: ${inner}px; padding-top: 0; padding-bottom: 0; }
QToolButton, QToolButton:checked:focus { min-width: ${inner}px; min-height: ${inner}px; padding: 0; }
QLineEdit, QSpinBox, QComboBox { min-height: ${inner}px; padding-top: 0; padding-bottom: 0; }
QCheckBox, QRadioButton, QTabBar::tab { min-height: ${inner}px; }
QMenu::item, QMenuBar::item { padding-top: ${air}px; padding-bottom: ${air}px; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
"""
"""The rules added in touch mode; ``$inner`` is the minimum size of a click target without its frame."""

_LARGER: Final = """
QWidget, QLabel[kind="heading"] { font-size: ${body}px; }
QLabel[kind="figure"], QLabel[kind="lead"] { font-size: ${large}px; }
QLabel[kind="muted"] { font-size: ${small}px; }
"""
"""The type sizes in a part of the window whose text is larger."""


def stylesheet(values: Mapping[str, str], growth: float = 1.0, finger: int = 0) -> str:
    """Return the style sheet with these values for its ``$names``, and its distances multiplied by ``growth``.

    ``finger`` is the minimum size of a click target in touch mode (px); 0 without touch mode.
    """

    def grow(length: re.Match[str]) -> str:
        pixels = int(length[1])
        return f"{pixels if pixels <= _LINES else round(pixels * growth)}px"

    sheet = Template(re.sub(r"\b(\d+)px", grow, _SHEET)).substitute(values)
    if not finger:
        return sheet
    return sheet + Template(_TOUCH).substitute(inner=finger - 2, air=finger // 4)
