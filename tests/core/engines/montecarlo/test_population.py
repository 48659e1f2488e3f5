"""The sampler: unbiased whatever the look-ahead, and complete when it says so."""

from dataclasses import replace

import numpy as np
import pytest

from core.engines.driver import answer
from core.engines.montecarlo import layers as trackers
from core.engines.montecarlo.beliefs import look_ahead
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.population import Grower, Strata, _kappa, some_deals, with_card
from core.evidence.evidence import evidence_of
from core.evidence.presolve import presolve
from core.model.rules import ShowModel
from tests.games import classic_game, small_game
from tests.oracle.brute import brute


def grower_of(case, model=ShowModel.IGNORE) -> Grower:
    problem = SamplingProblem.of(presolve(evidence_of(case, model)))
    return Grower(problem, look_ahead(problem))


def total_weights(grower: Grower, n_groups: int, size: int) -> np.ndarray:
    """Each group's estimate of the total weight."""
    rng = np.random.default_rng(1)
    found = grower.finish(grower.split(grower.enumerate(16), n_groups, size, rng), size, rng)
    return np.bincount(found.group, found.scores, n_groups)


@pytest.mark.parametrize(("players", "turns"), [(3, 0), (4, 5), (6, 10)])
def test_the_weights_add_up_to_the_number_of_deals(players, turns):
    """The exact number, 10^6 to 10^10, within seven standard errors, which the look-ahead makes small.

    By Student's t with 64 groups that fails with a chance of 2e-9; the error is 1 %, with a spread of a tenth of that.
    """
    case = classic_game(5, players, turns).case
    totals = total_weights(grower_of(case), 64, 64)
    error = totals.std(ddof=1) / 8
    assert abs(totals.mean() - answer(case, "exact").deals) < 7 * error
    assert error < 0.03 * totals.mean()


def test_the_weights_add_up_without_any_guide():
    """With the same look-ahead for all that is not refused, the sum is the same: it is steered, not bent.

    By Student's t with 256 groups seven standard errors are missed with a chance of 2e-11.
    """
    case = classic_game(5, 3, 6).case
    guided = grower_of(case)
    blind = replace(guided.ahead, content=tuple((content > 0).astype(float) for content in guided.ahead.content))
    totals = total_weights(Grower(guided.problem, blind), 256, 64)
    assert abs(totals.mean() - answer(case, "exact").deals) < 7 * totals.std(ddof=1) / 16


def test_thinning_keeps_each_member_as_often_as_its_chance_says():
    rng = np.random.default_rng(1)
    scores, group = np.array([5.0, 1.0, 0.5, 0.25, 3.0, 1.0, 1.0, 1.0, 1.0]), np.array([0, 0, 0, 0, 1, 1, 1, 1, 1])
    kappa = _kappa(scores, group, 2, 3)
    chances = np.minimum(1, scores / kappa[group])
    np.testing.assert_allclose(np.bincount(group, chances), [3, 3])
    n = 20_000  # pairs of groups side by side
    side_by_side = (group + 2 * np.arange(n)[:, None]).ravel()
    picked = Strata.of(np.tile(scores / kappa[group], n), side_by_side, 2 * n).pick(rng)
    kept = np.bincount(picked % len(scores), minlength=len(scores))
    np.testing.assert_allclose(kept / n, chances, atol=0.025)  # seven standard errors at least: a chance below 1e-10
    assert (kept[chances == 1] == n).all()


def test_a_population_that_fits_is_not_thinned():
    assert not _kappa(np.ones(3), np.array([0, 0, 0]), 1, 3).any()


@pytest.mark.parametrize("model", ShowModel)
def test_evidence_beyond_what_one_tracker_carries_goes_to_others(model, monkeypatch):
    monkeypatch.setattr(trackers, "TOGETHER", 1)
    split = 0
    for seed in range(40):
        case = small_game(seed, turns=6).case
        reduced = presolve(evidence_of(case, model))
        if not reduced.open:
            continue
        problem = SamplingProblem.of(reduced)
        split += len(problem.places) > len(set(problem.places.tolist()))
        found = Grower(problem, look_ahead(problem)).enumerate(10**6)
        oracle = brute(case, model)
        assert len(found) == oracle.deals
        marginal = np.bincount(found.places[0], found.scores, len(reduced.evidence.holders)) / found.scores.sum()
        card = reduced.evidence.cards[problem.layers[0].card]
        np.testing.assert_allclose(marginal, [float(oracle.marginals[card][h]) for h in reduced.evidence.holders])
    assert split >= 2


def test_the_search_finds_a_deal_for_a_cell_exactly_where_there_is_one():
    rng = np.random.default_rng(1)
    for seed in range(25):
        case = small_game(seed, turns=3).case
        reduced = presolve(evidence_of(case, ShowModel.IGNORE))
        if not reduced.open:
            continue
        problem, oracle = SamplingProblem.of(reduced), brute(case, ShowModel.IGNORE)
        for layer, place in np.argwhere(problem.allowed):
            found = some_deals(with_card(problem, int(layer), int(place)), rng)
            card = reduced.evidence.cards[problem.layers[layer].card]
            assert (found is not None) == (oracle.marginals[card][reduced.evidence.holders[place]] > 0)
            assert found is None or (found.places[layer] == place).all()
