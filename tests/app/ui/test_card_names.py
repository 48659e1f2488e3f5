"""Cards, categories and editions are named in the language of the window."""

from __future__ import annotations

import pytest

from app.ui.language import card_name, set_language, the_card
from app.ui.text import card_names, category_title, edition_title, the_cards
from core.formats.editions import edition, editions
from core.model.cards import Category


@pytest.mark.usefixtures("marked")
def test_all_of_them_are_said_in_the_language_of_the_window():
    one = editions()[0]
    rope, white = one.deck.card("Rope"), one.deck.card("Mrs White")
    assert (card_name(rope), the_card(rope), the_card(white)) == ("«Rope»", "«the Rope»", "«Mrs White»")
    assert edition_title(one) == "«Classic, UK names»"
    assert [category_title(one) for one in Category] == ["«Suspects»", "«Weapons»", "«Rooms»"]


@pytest.mark.usefixtures("loud")
def test_so_are_lists_of_cards():
    cards = editions()[0].deck.of(Category.WEAPON)[:3]
    assert card_names(cards) == "CANDLESTICK, DAGGER, LEAD PIPING"
    assert the_cards(cards) == "THE CANDLESTICK, THE DAGGER AND THE LEAD PIPING"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["Colonel Mustard", "Mrs White", "the Rope"]),
        ("fr", ["le Colonel Moutarde", "Madame Leblanc", "la Corde"]),
        ("it", ["il Colonnello Mustard", "la Signora Bianchi", "la Corda"]),
        ("de", ["Oberst von Gatow", "Frau Weiß", "Seil"]),
    ],
)
def test_suspects_have_an_article_where_the_language_gives_them_one(qapp, code: str, said: list[str]):
    deck = edition("classic-uk").deck
    try:
        set_language(qapp, code)
        assert [the_card(deck.card(name)) for name in ("Colonel Mustard", "Mrs White", "Rope")] == said
    finally:
        set_language(qapp, "en")
