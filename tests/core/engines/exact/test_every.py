"""The list of every deal: complete, each with its weight."""

import numpy as np
import pytest

from core.engines.contract import Contradiction, TooLargeError
from core.engines.registry import quick_exact
from core.evidence.evidence import evidence_of
from core.model.rules import ShowModel
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import brute


@pytest.mark.parametrize("model", ShowModel)
def test_it_lists_the_deals_of_brute_force(model):
    for seed in range(50):
        case = small_game(seed, cards=9).case
        places, weights = quick_exact().every_deal(evidence_of(case, model), 100_000)
        holders = case.setup.holders
        found = {tuple(holders[i] for i in deal): p for deal, p in zip(places.tolist(), weights.tolist(), strict=True)}
        assert len(found) == len(weights)
        assert found == {deal: pytest.approx(float(p), abs=1e-9) for deal, p in brute(case, model).joint.items()}, seed


def test_it_lists_no_more_than_it_is_asked_for():
    evidence = evidence_of(classic_game(1, 3, 0).case)
    with pytest.raises(TooLargeError, match="too many to list"):
        quick_exact().every_deal(evidence, 1_000)
    assert len(quick_exact().every_deal(evidence, 200_000)[1]) > 1_000


def test_where_no_deal_fits_it_says_so():
    contradictions = 0
    for seed in range(60):
        case = corrupted(seed, small_game(seed, cards=9))
        if brute(case).deals:
            continue
        contradictions += 1
        with pytest.raises(Contradiction):
            quick_exact().every_deal(evidence_of(case), 100_000)
    assert contradictions > 5


def test_a_game_that_is_solved_has_one_deal():
    case = classic_game(3, 6, 60).case
    places, weights = quick_exact().every_deal(evidence_of(case), 100_000)
    assert len(places) == len(weights)
    assert np.isclose(weights.sum(), 1)
