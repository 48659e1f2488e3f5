"""Repeated choices merge into one weight that never vanishes."""

from __future__ import annotations

import pytest

from core.evidence.evidence import MIN_WEIGHT, ChoiceWeights, merged_weights

ROPE, HALL, AXE = 1, 2, 4
HALF = (1, 1 / 2)


def test_a_choice_among_k_weighs_one_over_k():
    (pile,) = merged_weights([ChoiceWeights(4, ROPE | HALL, (1, 1 / 2, 1 / 3))])
    assert (pile.slot, pile.cards) == (4, ROPE | HALL)
    assert pile.weights == pytest.approx((1, 1 / 2, 1 / 3))


def test_choices_of_the_same_holder_among_the_same_cards_multiply():
    (pile,) = merged_weights(
        [ChoiceWeights(4, ROPE, (1, 1 / 2)), ChoiceWeights(4, ROPE, (1, 2 / 3)), ChoiceWeights(4, ROPE, (1, 1 / 2))]
    )
    assert pile.weights == pytest.approx((1, 1 / 2 * 2 / 3 * 1 / 2))


def test_other_holders_and_other_cards_are_piles_of_their_own():
    found = merged_weights(
        [ChoiceWeights(4, ROPE, HALF), ChoiceWeights(5, ROPE, HALF), ChoiceWeights(4, ROPE | AXE, (1, 1 / 2, 1 / 3))]
    )
    assert [(pile.slot, pile.cards) for pile in found] == [(4, ROPE), (5, ROPE), (4, ROPE | AXE)]


@pytest.mark.parametrize("times", [100, 5000])
def test_however_many_shows_there_are_all_together_stay_above_the_faintest(times):
    found = merged_weights([ChoiceWeights(slot, ROPE, HALF) for slot in (4, 5, 6)] * times)
    together = 1.0
    for pile in found:
        together *= pile.weights[-1]
    assert MIN_WEIGHT * 0.999 <= together < 1e-30


def test_choices_that_make_a_hand_likelier_stay_in_range_too():
    found = merged_weights([ChoiceWeights(slot, ROPE, (1, 9.0)) for slot in (4, 5, 6)] * 5000)
    together = 1.0
    for pile in found:
        together *= pile.weights[-1]
    assert 1e30 < together <= 1 / MIN_WEIGHT * 1.001
