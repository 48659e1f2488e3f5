"""The weights of shows and suggestions, hand by hand, and none if everything is certain."""

from __future__ import annotations

from itertools import chain, combinations
from math import prod

import pytest

from core.evidence.evidence import Evidence, Factor, Show, choices_of
from core.model.deck import Deck
from core.model.rules import ShowModel
from core.model.setup import Player, Setup

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
SETUP = Setup(DECK, (Player("Ann", 3), Player("Bob", 3)))
BOB = 4
ADA, AXE, ATTIC = 1 << 0, 1 << 3, 1 << 6
CARDS = {ADA: 0, AXE: 3, ATTIC: 6}


def choices(*, held=0, allowed=0, shows=(), asked=None):
    """Those of Bob, who certainly has some cards, and may have others."""
    factors = [Factor(name, 3) for name in ("envelope", "Ann")]
    bob = Factor("Bob", 3, shows=list(shows), asked=asked or {})
    at = [[0] * BOB + [cards] for cards in (held, allowed)]
    return choices_of(Evidence(SETUP, (*factors, bob), (), ShowModel.RANDOM), *at)


def weight(found, hand):
    assert all(choice.slot == BOB for choice in found)
    return prod(choice.weights[(choice.cards & hand).bit_count()] for choice in found)


@pytest.mark.parametrize("preferences", [(1, 1, 1), (1, 2, 2), (5, 2, 3), (0.5, 4, 1)])
@pytest.mark.parametrize("known", [ADA, ADA | AXE, ADA | ATTIC])
def test_a_card_that_was_shown_weighs_its_share_of_the_preferences_of_the_hand(preferences, known):
    glad = dict(zip(CARDS, preferences, strict=True))
    doubtful = (ADA | AXE | ATTIC) & ~known
    found = choices(held=known, allowed=doubtful, shows=[Show(0, tuple(zip(CARDS.values(), preferences, strict=True)))])

    def share(hand):
        return glad[ADA] / sum(glad[card] for card in CARDS if (known | hand) & card)

    for hand in chain.from_iterable(combinations([card for card in CARDS if card & doubtful], n) for n in range(3)):
        assert weight(found, sum(hand)) == pytest.approx(share(sum(hand)) / share(0))


def test_only_choices_among_cards_in_doubt_weigh_anything():
    show = Show(0, ((0, 1.0), (3, 1.0), (6, 1.0)))
    assert choices(held=ADA, shows=[show]) == []
    assert choices(held=ADA | AXE | ATTIC, shows=[show]) == []
    (one,) = choices(held=ADA, allowed=ATTIC, shows=[show])
    assert one.cards == ATTIC
    assert choices(held=AXE, asked={3: 0.5, 6: 2.0}) == []


def test_a_card_that_one_asked_for_weighs_so_much_if_one_has_it():
    found = choices(held=AXE, allowed=ATTIC, asked={3: 0.5, 6: 2.5})
    assert weight(found, ATTIC) == 2.5
    assert weight(found, 0) == 1
