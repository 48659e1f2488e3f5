"""The tokens keep their promise: every ink can be read on every ground that it stands on."""

import ctypes
import re
import sys
from enum import Enum
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from app.features.board.painting import blend
from app.ui import theme
from app.ui.icons import STROKES, icon, path_of
from app.ui.theme import (
    DARK,
    FADED,
    LIGHT,
    SUSPECTS,
    TEXT_SIZES,
    UNKNOWN_TOKEN,
    Colours,
    Space,
    TokenColours,
    TypeSize,
    apply_scheme,
    colours,
    palette_of,
    px,
    stylesheet,
    vars_of,
)
from tests.app.assembling import prepare_style
from tests.app.ui.contrasts import ALL, IDS, contrast
from tests.pictures import ICONS

GROUNDS = ("window", "surface", "band", "hover", "accent_soft", "envelope_soft", "envelope_ground", "past_soft")
ON = {
    "text": (*GROUNDS, "problem_soft", "solved_soft", "board_floor"),
    "muted": ("window", "surface", "band", "envelope_ground", "past_soft", "solved_soft", "problem_soft", "hover"),
    "accent": ("window", "surface", "hover", "past_soft", "problem_soft", "envelope_ground"),
    "envelope": ("surface", "envelope_ground"),
    "problem": ("window", "surface", "problem_soft"),
    "solved": ("surface", "solved_soft"),
    "tie": ("surface", "tie_soft", "solved_soft", "problem_soft", "envelope_ground"),
    "sea": ("surface",),
    "on_accent": ("accent",),
    "surface": ("envelope",),
}

BESIDE = ("window", "surface", "band", "past_soft", "problem_soft", "solved_soft", "envelope_ground")
"""The grounds beside fields and buttons."""


@pytest.mark.parametrize(("tokens", "least"), [*zip(ALL, (4.5, 4.5, 7, 7), strict=True)], ids=IDS)
@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in ON.items() for ground in grounds])
def test_ink_is_legible_on_its_grounds(tokens: Colours, least: float, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= least


@pytest.mark.parametrize(("tokens", "least"), [*zip(ALL, (3, 3, 7, 7), strict=True)], ids=IDS)
@pytest.mark.parametrize("ground", BESIDE)
@pytest.mark.parametrize("edge", ["border", "accent"])
def test_the_border_of_what_one_acts_on_stands_out(tokens: Colours, least: float, edge: str, ground: str) -> None:
    assert contrast(getattr(tokens, edge), getattr(tokens, ground)) >= least


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
def test_every_ink_of_the_style_sheet_is_legible_on_the_ground_of_its_rule(tokens: Colours) -> None:
    rules = re.findall(r"([^{}]+)\{([^}]*)\}", stylesheet(vars_of(tokens)))
    pairs = {
        (selector.strip(), ink[1], ground[1])
        for selector, body in rules
        if (ink := re.search(r"(?:^|[\s;])color: (#\w+)", body)) and (ground := re.search(r"background: (#\w+)", body))
    }
    assert len(pairs) > 10
    assert [pair for pair in pairs if contrast(pair[1], pair[2]) < 4.5] == []


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
def test_what_cannot_be_done_now_can_still_be_read(tokens: Colours) -> None:
    palette = palette_of(tokens)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        ink = palette.color(QPalette.ColorGroup.Disabled, role)
        assert ink.alpha() == 255
        for ground in (tokens.window, tokens.surface, tokens.band):
            assert contrast(ink.name(), ground) >= 4.5


def over(ink: str, ground: str, opacity: float) -> str:
    """What is seen of a colour that lets some of the ground through."""
    return blend(ground, ink, opacity).name()


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
@pytest.mark.parametrize("bar", ["accent_soft", "envelope_soft", "envelope_ground", "surface", "hover", "past_soft"])
def test_what_is_faded_can_still_be_read(tokens: Colours, bar: str) -> None:
    ground = over(getattr(tokens, bar), tokens.surface, FADED)
    assert contrast(over(tokens.text, ground, FADED), ground) >= 4.5


@pytest.mark.parametrize("token", [*SUSPECTS.values(), UNKNOWN_TOKEN])
def test_the_letters_on_a_token_are_legible(token: TokenColours) -> None:
    assert contrast(token.ink, token.ground) >= 4.5


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_what_is_written_in_a_room_is_legible_on_every_shade(tokens: Colours, share: float) -> None:
    assert contrast(tokens.text, blend(tokens.surface, tokens.envelope_soft, share).name()) >= 4.5


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
def test_the_icons_that_qt_paints_stand_out(tokens: Colours) -> None:
    icons = re.findall(r'url\("(.*?)"\)', stylesheet(vars_of(tokens)))
    assert icons
    for drawing in icons:
        (ink,) = re.findall(r'stroke="(#\w+)"', Path(drawing).read_text("utf-8"))
        ground = tokens.accent if "check-" in Path(drawing).name else tokens.window
        assert contrast(ink, ground) >= 3.0


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
@pytest.mark.parametrize("ground", ["board_floor", "surface", "envelope_soft"])
def test_walls_stand_out(tokens: Colours, ground: str) -> None:
    assert contrast(tokens.board_wall, getattr(tokens, ground)) >= 2.0


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
def test_the_palette_tells_which_colours_go_with_it(tokens: Colours) -> None:
    assert colours(palette_of(tokens)) is tokens


@pytest.mark.parametrize("name", STROKES)
def test_every_mark_stays_within_its_square(name: str) -> None:
    box = path_of(name, QRectF(10, 20, 48, 48)).boundingRect()
    assert not box.isEmpty() or box.width() + box.height() > 0
    assert QRectF(10, 20, 48, 48).contains(box)


@pytest.mark.parametrize("name", sorted(ICONS))
@pytest.mark.parametrize("density", [1, 2])
def test_every_icon_is_drawn_in_the_ink_of_the_theme(qapp: QApplication, name: str, density: int) -> None:
    image = icon(name).pixmap(QSize(18, 18), density).toImage()
    assert image.width() == 18 * density
    inked = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    full = {colour.name() for colour in inked if colour.alpha() == 255}
    assert any(colour.alpha() > 0 for colour in inked)
    assert full <= {colours().text}


def test_the_licence_of_the_icons_lies_beside_them() -> None:
    folder = Path(str(resources.files("resources").joinpath("icons")))
    assert "ISC License" in (folder / "LICENSE").read_text("utf-8")


def test_every_icon_is_used() -> None:
    folders = [Path(str(resources.files(one))) for one in ("app", "core")]  # the faces are called after the rungs
    files = [path for folder in folders for path in folder.rglob("*.py")]
    used = {word for path in files for word in re.findall(r'"([a-z]+)"', path.read_text("utf-8"))}
    assert ICONS - used == set()


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_lengths_grow_with_the_text(qapp: QApplication, percent: int) -> None:
    usual = px(100), TypeSize.BODY, Space.L
    prepare_style(qapp, percent)
    grown = px(100), TypeSize.BODY, Space.L
    prepare_style(qapp)
    assert usual == (100, 13, 20)
    assert grown[0] == pytest.approx(percent, abs=4)  # the size of type is whole pixels
    assert grown[1] == round(13 * percent / 100)
    assert grown[2] == pytest.approx(20 + 20 * (percent / 100 - 1) / 2, abs=1)


def test_menus_lists_and_tips_have_the_font_of_all_the_rest(qapp: QApplication) -> None:
    """Windows has others for them, which do not grow with the text."""
    prepare_style(qapp, 150)
    apply_scheme(qapp)
    fonts = [qapp.font(name).pixelSize() for name in ("QMenu", "QTipLabel", "QAbstractItemView", "QMessageBox")]
    prepare_style(qapp)
    apply_scheme(qapp)
    assert fonts == [round(13 * 1.5)] * 4


@pytest.mark.skipif(sys.platform != "win32", reason="contrast themes of Windows")
@pytest.mark.parametrize(("ground", "expected"), [(0x302010, DARK), (0xFFFFFF, LIGHT)])
def test_with_a_contrast_theme_the_ground_of_windows_tells(qapp: QApplication, monkeypatch, ground, expected) -> None:
    """Qt names no scheme then."""
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _: Qt.ColorScheme.Unknown)
    monkeypatch.setattr(ctypes.windll.user32, "GetSysColor", lambda _: ground)
    apply_scheme(qapp)
    found = colours()
    monkeypatch.undo()
    apply_scheme(qapp)
    assert found is expected


class Motion(Enum):
    """As of Qt 6.12."""

    NoPreference = 0
    ReducedMotion = 1


@pytest.mark.parametrize(("asked", "less"), [(None, False), (Motion.NoPreference, False), (Motion.ReducedMotion, True)])
def test_the_system_may_ask_for_less_motion_where_qt_tells(qapp: QApplication, monkeypatch, asked, less) -> None:
    told = SimpleNamespace() if asked is None else SimpleNamespace(motionPreference=lambda: asked)
    hints = SimpleNamespace(accessibility=lambda: told)
    monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert theme.wants_less_motion() is less
    monkeypatch.undo()
    assert theme.wants_less_motion() in (False, True)


def test_the_style_sheet_grows_but_for_its_lines() -> None:
    small, large = (stylesheet(vars_of(LIGHT), growth) for growth in (1.0, 2.0))
    assert "padding: 5px 12px" in small
    assert "padding: 10px 24px" in large
    assert "border: 1px solid" in large


def test_no_colour_stands_anywhere_but_among_the_tokens() -> None:
    root = Path(str(resources.files("app")))
    coloured = re.compile(r"""["']#[0-9a-fA-F]{3,8}["']|QColor\(["']|Qt\.GlobalColor\.(?!transparent)|rgba?\(""")
    found = [path.name for path in root.rglob("*.py") if coloured.search(path.read_text("utf-8"))]
    assert found == ["theme.py"]
