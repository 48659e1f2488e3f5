"""The theme: every colour, distance and type size, in light and dark, at every text size.

Blue means "likely", orange means "the envelope" and "look here": a colour-blind-safe pair. Colour is never the only
carrier of a meaning. Every ink has a contrast of at least 4.5:1 on its ground (a test measures it). Widgets call
:func:`colours` when they paint, so a change of the system's scheme only needs a repaint.

Lengths are for text at its usual size. Lengths that depend on text grow with it: use :func:`px` for your own; the ones
below already grow. When the text size changes, the window is rebuilt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import resources
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from app.ui.stylesheet import stylesheet

FONTS: Final = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


def load_fallback_fonts(wanted: QFont) -> bool:
    """Load our own fonts where nothing on this system can stand for the font that is ``wanted``; tell whether."""
    if QFontInfo(wanted).family():
        return False
    folder = resources.files("resources").joinpath("fonts")
    for name in FONTS:
        QFontDatabase.addApplicationFontFromData(QByteArray(folder.joinpath(name).read_bytes()))
    return True


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one scheme, as ``#rrggbb``. An ``..._soft`` is a ground that ``text`` stands on."""

    window: str
    surface: str
    band: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    hover: str
    envelope: str
    envelope_soft: str
    envelope_ground: str
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
    text="#18202c",
    muted="#525c6d",
    accent="#0a5ea8",
    on_accent="#ffffff",
    accent_soft="#cfe3f6",
    hover="#e4eef8",
    envelope="#8f4300",
    envelope_soft="#ffbe78",
    envelope_ground="#fff5e8",
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
    text="#e9edf3",
    muted="#a9b3c2",
    accent="#74b8f5",
    on_accent="#0a1420",
    accent_soft="#1d476c",
    hover="#26384b",
    envelope="#ffb571",
    envelope_soft="#84500f",
    envelope_ground="#2b241b",
    problem="#ffab73",
    problem_soft="#4a2a12",
    past_soft="#2a3350",
    solved="#8cc6fa",
    solved_soft="#143450",
    board_floor="#262c36",
    board_wall="#8f9bad",
)


PAPER: Final = replace(
    LIGHT,
    surface="#ffffff",
    text="#000000",
    muted="#3c3c3c",
    line="#b0b0b0",
    accent="#303030",
    accent_soft="#d8d8d8",
    envelope="#000000",
    envelope_soft="#b4b4b4",
)
"""The colours of paper: greys, which every printer has."""


@dataclass(frozen=True, slots=True)
class TokenColours:
    """The colours of a token on the board, the same in light and dark: the disc, and the letters on it."""

    ground: str
    ink: str


SUSPECTS: Final = (
    TokenColours("#c2182b", "#ffffff"),  # Scarlett
    TokenColours("#e3ac1c", "#1d1500"),  # Mustard
    TokenColours("#fbfaf4", "#18202c"),  # White
    TokenColours("#1f7a41", "#ffffff"),  # Green
    TokenColours("#1b5fb4", "#ffffff"),  # Peacock
    TokenColours("#71378d", "#ffffff"),  # Plum
    TokenColours("#f6a884", "#2a1206"),  # Peach
    TokenColours("#7b5133", "#ffffff"),  # Brunette
    TokenColours("#f08ab8", "#2b0a1a"),  # Rose
    TokenColours("#949ca6", "#10151b"),  # Gray
)
"""The colours of the suspects in the order of their editions; of a deck with more, they begin anew."""

UNKNOWN_TOKEN: Final = TokenColours("#3c4657", "#ffffff")
"""The colours of a token of which nobody knows whose suspect it is."""


def scale() -> float:
    """Return how many times larger than usual text is. It is read from the application's font, which says it to all."""
    if QGuiApplication.instance() is None:
        return 1.0
    size = QGuiApplication.font().pixelSize()
    return size / _BODY if size > 0 else 1.0


def px(pixels: float) -> int:
    """Return a length in pixels as it is with text of the present size."""
    return round(pixels * scale())


class _Grown:
    """A length that grows with text: wholly, or less where ``share`` is below 1."""

    def __init__(self, usual: int, share: float = 1.0) -> None:
        self._usual, self._share = usual, share

    def __get__(self, instance: object, owner: type | None = None) -> int:
        return grown(self._usual, self._share)


def grown(usual: int, share: float) -> int:
    """Return a length in pixels that takes part in the growth of text by this share."""
    return round(usual * (1 + share * (scale() - 1)))


FINGER: Final = 40
"""The least size of what is clicked in touch mode, in pixels, in both directions."""


def set_touch(app: QApplication, *, wanted: bool) -> None:
    """Make what is built from now on large enough for fingers, or for a mouse again."""
    app.setProperty("touch", wanted)


def is_touch() -> bool:
    """Return whether what is clicked has to be large enough for fingers. The application says it to all."""
    app = QGuiApplication.instance()
    return app is not None and app.property("touch") is True


def target(pixels: int) -> int:
    """Return the size of something that is clicked: in touch mode no less than a finger needs."""
    return max(pixels, FINGER) if is_touch() else pixels


AIR: Final = 0.5
"""How much of the growth of text the distances between things take part in: room is dear where text is large."""

_BODY: Final = 13


class Space:
    """Distances, in pixels."""

    XS = _Grown(4, AIR)
    S = _Grown(8, AIR)
    M = _Grown(12, AIR)
    L = _Grown(20, AIR)
    XL = _Grown(32, AIR)


class TypeSize:
    """Type sizes, in pixels."""

    SMALL = _Grown(11)
    BODY = _Grown(_BODY)
    LARGE = _Grown(16)
    TITLE = _Grown(22)
    TABLE = _Grown(22)
    DISPLAY = _Grown(30)


TYPE_SIZES: Final = ("SMALL", "BODY", "LARGE", "TITLE", "TABLE", "DISPLAY")
"""The names of the type sizes that the style sheet knows."""


class Size:
    """Sizes of things that recur, in pixels."""

    ICON = _Grown(18, AIR)
    SMALL_ICON = _Grown(14, AIR)


TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)
"""The sizes of text to choose from, in percent of the usual one."""

FADED: Final = 0.68
"""The opacity of what was computed for an earlier state of the game: ``text`` stays legible with it, no other ink."""

SYSTEM: Final = "system"
SCHEMES: Final = {
    SYSTEM: Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
"""The schemes to choose from, by the names that they have in the settings: as the system says, or one of the two."""

RADIUS: Final = 5
"""The radius of a corner, in pixels."""


def small(font: QFont) -> QFont:
    """Return a font in the small size, otherwise as it is."""
    made = QFont(font)
    made.setPixelSize(TypeSize.SMALL)
    return made


def colours(palette: QPalette | None = None) -> Colours:
    """Return the colours that go with ``palette`` (the application's by default)."""
    ground = (palette or QGuiApplication.palette()).color(QPalette.ColorRole.Window)
    return DARK if ground.lightness() < 128 else LIGHT


def colour(name: str, alpha: float = 1.0) -> QColor:
    """Return a token's value as a QColor, with an opacity between 0 and 1."""
    found = QColor(name)
    found.setAlphaF(alpha)
    return found


def palette_of(tokens: Colours) -> QPalette:
    """Return the palette that gives Qt's own widgets these colours."""
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


def prepare_style(app: QApplication, percent: int = 100) -> None:
    """Give the application its style and its size of type, before any widget is made."""
    app.setStyle(QStyleFactory.create("Fusion"))
    font = app.font()
    font.setPixelSize(round(_BODY * percent / 100))
    app.setFont(font)


def apply_scheme(app: QApplication, scheme: str = SYSTEM) -> None:
    """Give the application the colours of a scheme that was chosen; best when all is built."""
    apply_colours(app, app.styleHints().colorScheme() if scheme == SYSTEM else SCHEMES[scheme])


def apply_colours(app: QApplication, scheme: Qt.ColorScheme) -> None:
    """Put on one scheme: dark where it is said, else light."""
    tokens = DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    app.setPalette(palette_of(tokens))
    sheet = stylesheet(vars_of(tokens), 1 + AIR * (scale() - 1), FINGER if is_touch() else 0)
    if sheet != app.styleSheet():  # Qt would style every widget anew
        app.setStyleSheet(sheet)


def vars_of(tokens: Colours) -> dict[str, str]:
    """Return what the style sheet's ``$names`` stand for."""
    sizes = {name.lower(): f"{getattr(TypeSize, name)}px" for name in TYPE_SIZES}
    values = {name: str(getattr(tokens, name)) for name in Colours.__slots__}
    scheme = "dark" if tokens is DARK else "light"
    icons = str(resources.files("resources").joinpath("icons")).replace("\\", "/")
    return values | sizes | {"radius": f"{RADIUS}px", "digit": f"{px(19)}px", "icons": icons, "scheme": scheme}
