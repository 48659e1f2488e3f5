"""What race makes of the outcomes of a suggestion, computed by hand; and that without danger it waits for certainty."""

from __future__ import annotations

import numpy as np
import pytest

from core.information.gain import CERTAIN
from core.model.case import Case
from core.model.deck import Deck
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.accusing import verdict, worth_waiting
from core.policies.race import HEARD, Race
from core.policies.simple import ENOUGH
from core.situation.rivals import ROUNDS
from core.situation.situation import Situation
from tests.core.board.mansions import corridor
from tests.core.tables import board_game

TWO_ROOMS = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters"))
ANN, BOB, ROPE, PARLOUR, QUARTERS = TWO_ROOMS.cards
T5 = 1 + 1 / 36 * (1 + 1 / 36) + 5 / 36
"""Turns for 5 steps with two dice: 2 leaves 3 steps, 3 and 4 leave 2 and 1."""
THIRD = 0.9182958340544896
"""The entropy of a third and two thirds, in bits."""
KEEPS = (1 - HEARD) ** T5
TAKES = (1 - KEEPS) / HEARD
"""What stays open on the way to the other room, and the turns that takes if it ends once Bob has told the rest."""
AGAIN = THIRD / 2 * KEEPS
"""The share of two bits that is still open there after one of the answers that do not solve it."""
ASKED = 0.75 * TAKES / (1 - 0.75 * AGAIN)
"""The turns x after asking: x = 0.75 (TAKES + AGAIN x), for three of four answers need another suggestion."""


def test_each_outcome_is_taken_by_itself():
    """In a corridor, the Quarters at one end, the Parlour five steps off; Ann has no card, Bob a suspect and a room.

    So there are four solutions, 2 bits. To any suggestion he shows nothing in one case of four, which is solved and
    costs nothing more; else one of two cards, each as often, and that leaves two solutions of which one is twice as
    likely, for in it he had no choice: then the way goes on to the other room, which is nearer.
    """
    setup = Setup(TWO_ROOMS, (Player("Ann", 0, ANN), Player("Bob", 2, BOB)), me="Ann", board="corridor")
    ahead = Situation.of(Case(setup), corridor(4))
    assert Race().worth(ahead, PARLOUR, asks=True) == pytest.approx(ASKED)
    assert Race().worth(ahead, PARLOUR, asks=False) == pytest.approx(TAKES + KEEPS * ASKED)


@pytest.mark.parametrize(("seed", "turns"), [(7, 16), (1, 16), (1, 24), (0, 25), (3, 25)])
def test_without_the_danger_race_accuses_only_when_certain(seed, turns):
    """In the first of these it accuses at 0.45, for a rival is about to."""
    game, mansion = board_game(seed, 4, turns)
    found = verdict(Situation.of(game.case, mansion))
    assert found.p < min(ENOUGH, CERTAIN)
    assert found.waiting < worth_waiting(found.p, 0.5, np.ones(ROUNDS)) > found.p


def test_a_single_card_is_shown_without_a_question():
    game, mansion = board_game(7, 4, 16)
    situation = Situation.of(game.case, mansion)
    card, asker = game.case.setup.my_hand[0], game.case.setup.seats.others(situation.me)[0]
    assert Race().show(situation, asker, (card,)) == card
