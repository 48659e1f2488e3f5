"""Race that minds what its suggestions tell: an onlooker's bits, counted by hand."""

from __future__ import annotations

import pytest

from core.arena.tournament import Tournament, play
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.race import Race
from core.situation.situation import Situation
from tests.benchmarks.variants import MARGIN, VARIANTS, as_public, nearly_best, onlooker_bits
from tests.core.tables import board_game

TWO_ROOMS = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters"))
ANN, BOB, ROPE, PARLOUR, QUARTERS = TWO_ROOMS.cards


@pytest.fixture
def passed():
    """Ann, who has the suspect Bob, and Bob have a card each; Ann has passed on Ann, Rope, Parlour.

    Ann knows the suspect; whatever she asks, whether Bob shows a card tells her the room. Onlookers know that Ann has
    the suspect Bob or the Quarters, which is four deals: with Ann and the Parlour in the envelope she may have either,
    with Ann and the Quarters the suspect, with Bob and the Parlour the Quarters.
    """
    setup = Setup(TWO_ROOMS, (Player("Ann", 1), Player("Bob", 1)), me="Ann", my_hand=(BOB,))
    asked = Suggestion("Bob", (ANN, ROPE, PARLOUR), passed=("Ann",))
    return Situation.of(Case(setup, (asked,)))


def test_what_an_onlooker_learns_counted_by_hand(passed):
    """Bob shows one of Ann and the Parlour in the deals of two solutions, and in none of the third: a bit, all of it.

    He shows one of Ann and the Quarters in one of two deals, in none and in the one: 1 - 0.5 bits.
    """
    told = onlooker_bits(passed, [(0, 2, 3), (0, 2, 4), (1, 2, 3), (1, 2, 4)])
    assert told == pytest.approx([1.0, 0.5, 0.5, 1.0])


def test_of_what_tells_me_the_same_it_asks_what_tells_them_less(passed):
    assert passed.cards.gains.bits == pytest.approx([1.0] * 4)
    race, quiet = Race(), VARIANTS["race-quiet"]()
    assert race.suggestion(passed, None) == (ANN, ROPE, PARLOUR)
    assert quiet.suggestion(passed, None) == (ANN, ROPE, QUARTERS)
    assert quiet.suggestion(passed, PARLOUR) == (BOB, ROPE, PARLOUR), "a card of one's own"
    assert quiet.suggestion(passed, QUARTERS) == (ANN, ROPE, QUARTERS)


def test_it_gives_up_no_more_than_the_margin():
    game, mansion = board_game(1, 4, 25)
    situation = Situation.of(game.case, mansion)
    gains = situation.cards.gains
    bits = {tuple(cards): gain for cards, gain in zip(gains.triples.tolist(), gains.bits, strict=True)}
    for room in situation.rooms:
        here = [gain for (*_, where), gain in bits.items() if where == game.case.setup.deck.index[room]]
        near = [bits[cards] for cards in nearly_best(situation, room)]
        assert near[0] == max(here)
        assert near == sorted(near, reverse=True)
        assert near[-1] >= (1 - MARGIN) * max(here)


def test_where_nothing_is_open_it_asks_as_race_does():
    setup = Setup(TWO_ROOMS, (Player("Ann", 2), Player("Bob", 0)), me="Ann", my_hand=(BOB, QUARTERS))
    situation = Situation.of(Case(setup))
    assert nearly_best(situation, None) == [(0, 2, 3)]
    assert VARIANTS["race-quiet"]().suggestion(situation, QUARTERS) == Race().suggestion(situation, QUARTERS)


def test_what_is_public_is_the_same_for_everybody():
    record = play(Tournament(("casual", "casual", "random"), seed=3).match(0, 0))
    public = {player: as_public(record.cases[player]) for player in record.deal.setup.seats}
    assert len(set(public.values())) == 1
    for case in public.values():
        assert case.setup.me is None
        assert not case.setup.my_hand
        assert all(event.shown is None for event in case.events if isinstance(event, Suggestion))
