"""The cards and editions that ship are those that translators are asked for."""

from __future__ import annotations

import pytest

from app.card_words import (
    EDITIONS,
    ROOMS,
    SUSPECTS,
    WEAPONS,
    card_names,
    category_name,
    category_title,
    edition_title,
    the_cards,
)
from app.language import card_name, the_card
from core.model.cards import Category
from core.model.edition import editions


def names(category: Category) -> set[str]:
    return {card.name for edition in editions() for card in edition.deck.of(category)}


def test_suspects_are_listed_by_name():
    assert sorted(SUSPECTS) == sorted(names(Category.SUSPECT))


@pytest.mark.parametrize(("listed", "category"), [(WEAPONS, Category.WEAPON), (ROOMS, Category.ROOM)])
def test_things_and_rooms_are_listed_with_their_articles_too(listed: tuple[str, ...], category: Category):
    assert sorted(listed) == sorted([*names(category), *(f"the {name}" for name in names(category))])


def test_editions_are_listed_by_title():
    assert sorted(EDITIONS) == sorted(edition.title for edition in editions())


@pytest.mark.usefixtures("marked")
def test_all_of_them_are_said_in_the_language_of_the_window():
    edition = editions()[0]
    rope, white = edition.deck.card("Rope"), edition.deck.card("Mrs White")
    assert (card_name(rope), the_card(rope), the_card(white)) == ("«Rope»", "«the Rope»", "«Mrs White»")
    assert edition_title(edition) == "«Classic, UK names»"
    assert [category_name(one) for one in Category] == ["«suspect»", "«weapon»", "«room»"]
    assert [category_title(one) for one in Category] == ["«Suspects»", "«Weapons»", "«Rooms»"]


@pytest.mark.usefixtures("loud")
def test_so_are_lists_of_cards():
    cards = editions()[0].deck.of(Category.WEAPON)[:3]
    assert card_names(cards) == "CANDLESTICK, DAGGER, LEAD PIPING"
    assert the_cards(cards) == "THE CANDLESTICK, THE DAGGER AND THE LEAD PIPING"
