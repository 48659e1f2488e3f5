"""Shows that pile up are one weight, which never vanishes."""

from __future__ import annotations

import pytest

from core.evidence.presolve import Choice
from core.evidence.shows import FAINTEST, piles

ROPE, HALL, AXE = 1, 2, 4


def test_a_choice_among_k_weighs_one_over_k():
    (pile,) = piles([Choice(slot=4, known=1, open=ROPE | HALL)])
    assert (pile.slot, pile.cards) == (4, ROPE | HALL)
    assert pile.weights == pytest.approx((1, 1 / 2, 1 / 3))


def test_choices_of_the_same_holder_among_the_same_cards_multiply():
    (pile,) = piles([Choice(4, 1, ROPE), Choice(4, 2, ROPE), Choice(4, 1, ROPE)])
    assert pile.weights == pytest.approx((1, 1 / 2 * 2 / 3 * 1 / 2))


def test_other_holders_and_other_cards_are_piles_of_their_own():
    found = piles([Choice(4, 1, ROPE), Choice(5, 1, ROPE), Choice(4, 1, ROPE | AXE)])
    assert [(pile.slot, pile.cards) for pile in found] == [(4, ROPE), (5, ROPE), (4, ROPE | AXE)]


@pytest.mark.parametrize("times", [100, 5000])
def test_however_many_shows_there_are_all_together_stay_above_the_faintest(times):
    found = piles([Choice(slot, 1, ROPE) for slot in (4, 5, 6)] * times)
    together = 1.0
    for pile in found:
        together *= pile.weights[-1]
    assert FAINTEST * 0.999 <= together < 1e-30
