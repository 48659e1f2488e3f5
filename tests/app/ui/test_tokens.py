"""The tokens of suspects: own colours and letters, the same in every place, and seen on every ground."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from app.features.board.state import BoardState
from app.features.charts.contents import Order, envelope_chart, solutions_chart
from app.features.sheet.model import SheetModel
from app.ui.icons import TokenLook, initials, paint_token, token_colours, tokens_of
from app.ui.theme import SUSPECTS, Colours, colour
from app.ui.widgets.form import card_options
from core.board.mansion import fitted, shipped_board
from core.engines.driver import answer
from core.formats.editions import editions
from core.model.cards import Category
from core.model.case import Case
from core.model.setup import Setup
from tests.app.ui.contrasts import ALL, IDS, contrast


@pytest.mark.parametrize("edition", editions(), ids=lambda one: one.name)
def test_the_suspects_of_an_edition_have_their_own_colours_and_letters(edition):
    looks = tokens_of(edition.deck.of(Category.SUSPECT))
    assert len({look.letters for look in looks.values()}) == len(looks)
    for suspect, look in looks.items():
        assert look.colours is SUSPECTS[suspect.name.split()[-1].lower().replace("scarlett", "scarlet")], suspect


def test_own_suspects_have_the_colours_that_are_left():
    green, rook, _, whites = token_colours(["Mr Green", "Inspector Rook", "Nurse Sparrow", "The Whites"])
    assert (green, whites) == (SUSPECTS["green"], SUSPECTS["white"])
    assert rook is SUSPECTS["scarlet"]
    assert len(token_colours([f"Suspect {i}" for i in range(30)])) == 30


@pytest.mark.parametrize("names", [["Mrs Peacock", "Professor Plum"], ["Plum", "Pl"], ["Ann", "Ann"], ["A", ""]])
def test_letters_tell_tokens_apart(names):
    assert len(set(initials(names))) == len(names)


def test_a_suspect_has_the_same_token_on_sheet_entry_charts_and_board(qapp, setup: Setup):
    suspects = setup.deck.of(Category.SUSPECT)
    looks = tokens_of(suspects)
    sheet = SheetModel()
    sheet.lay(Case(setup))
    assert [sheet.token(row) for row in range(len(suspects) + 3)] == [None, *looks.values(), None, None]
    options = card_options(setup.deck.cards, setup.deck, with_tokens=True)
    assert [option.token for option in options] == [looks.get(card) for card in setup.deck]
    posterior = answer(Case(setup))
    assert [row.token for row in envelope_chart(posterior, Order.DECK).rows] == [looks.get(card) for card in setup.deck]
    assert all(row.token == looks[row.key[0]] for row in solutions_chart(posterior).rows)
    state = BoardState(Case(setup), fitted(shipped_board("classic"), setup.deck))
    assert {disc.suspect: disc.look for disc in state.discs if disc.player is None} == looks


@pytest.mark.parametrize("tokens", ALL, ids=IDS)
@pytest.mark.parametrize("suspect", SUSPECTS)
def test_a_token_is_seen_on_every_ground(qapp, suspect: str, tokens: Colours):
    for ground, edge in [(tokens.surface, tokens.text), (tokens.hover, tokens.text), (tokens.accent, tokens.on_accent)]:
        image = QImage(30, 30, QImage.Format.Format_RGB32)
        image.fill(ground)
        with QPainter(image) as painter:
            paint_token(painter, TokenLook("Pe", SUSPECTS[suspect]), QPointF(15, 15), 10, colour(edge))
        assert max(contrast(image.pixelColor(x, 15).name(), ground) for x in range(4, 8)) >= 3
