"""The tokens keep their promise: every ink can be read on every ground that it stands on."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.icons import STROKES, path_of
from app.stylesheet import stylesheet
from app.theme import DARK, LIGHT, SUSPECTS, UNKNOWN_TOKEN, Colours, TokenColours, colours, palette_of, vars_of
from app.views.board_painter import blend

GROUNDS = ("window", "surface", "band", "hover", "accent_soft", "envelope_soft", "envelope_ground", "past_soft")
ON = {
    "text": (*GROUNDS, "problem_soft", "solved_soft"),
    "muted": ("window", "surface", "band", "envelope_ground"),
    "accent": ("window", "surface", "hover"),
    "envelope": ("surface", "envelope_ground"),
    "problem": ("window", "surface", "problem_soft"),
    "solved": ("surface", "solved_soft"),
    "on_accent": ("accent",),
}


def luminance(name: str) -> float:
    """The relative luminance of WCAG 2.1."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = QColor(name).getRgbF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(ink: str, ground: str) -> float:
    darker, lighter = sorted((luminance(ink), luminance(ground)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in ON.items() for ground in grounds])
def test_ink_is_legible_on_its_grounds(tokens: Colours, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@pytest.mark.parametrize("token", [*SUSPECTS, UNKNOWN_TOKEN])
def test_the_letters_on_a_token_are_legible(token: TokenColours) -> None:
    assert contrast(token.ink, token.ground) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_what_is_written_in_a_room_is_legible_on_every_shade(tokens: Colours, share: float) -> None:
    assert contrast(tokens.text, blend(tokens.surface, tokens.envelope_soft, share).name()) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_icons_of_the_docks_stand_out(tokens: Colours) -> None:
    icons = re.findall(r'url\("(.*?)"\)', stylesheet(vars_of(tokens)))
    assert icons
    for icon in icons:
        (ink,) = re.findall(r'stroke="(#\w+)"', Path(icon).read_text("utf-8"))
        assert contrast(ink, tokens.window) >= 3.0


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["board_floor", "surface", "envelope_soft"])
def test_walls_stand_out(tokens: Colours, ground: str) -> None:
    assert contrast(tokens.board_wall, getattr(tokens, ground)) >= 2.0


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_palette_tells_which_colours_go_with_it(tokens: Colours) -> None:
    assert colours(palette_of(tokens)) is tokens


@pytest.mark.parametrize("name", STROKES)
def test_every_icon_stays_within_its_square(name: str) -> None:
    box = path_of(name, QRectF(10, 20, 48, 48)).boundingRect()
    assert not box.isEmpty() or box.width() + box.height() > 0
    assert QRectF(10, 20, 48, 48).contains(box)
