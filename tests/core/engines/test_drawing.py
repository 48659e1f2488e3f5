"""Engines that draw deals draw from the posterior."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

import numpy as np
import pytest

from core.engines.contract import Contradiction, Draws
from core.engines.driver import answer
from core.engines.exact.engine import ExactEngine
from core.engines.montecarlo.engine import MonteCarloEngine
from core.engines.registry import auto
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.core.engines import conformance as law
from tests.games import classic_game, often_shown, small_game
from tests.oracle.brute import possible

DRAWERS = {"auto": auto(), "exact": ExactEngine(), "montecarlo": MonteCarloEngine()}

pytestmark = pytest.mark.parametrize("engine", DRAWERS)


def drawn(case: Case, engine: str, n: int, seed: int, model: ShowModel | None = None) -> np.ndarray:
    return draws(case, engine, n, seed, model).deals


def draws(case: Case, engine: str, n: int, seed: int, model: ShowModel | None = None) -> Draws:
    found = DRAWERS[engine].draw(evidence_of(case, model), n, np.random.default_rng(seed))
    assert found.deals.shape == (n, len(case.setup.deck))
    return found


@pytest.mark.parametrize("seed", [13, 19, 26, 60, 77, 107, 118, 122, 156, 164])
@pytest.mark.parametrize("model", ShowModel)
def test_drawn_deals_come_as_often_as_they_should(engine: str, seed: int, model: ShowModel):
    """On games with 18 to 200 deals where the two show models are far apart: taking one for the other is found out."""
    case, n = small_game(seed, turns=2 + seed % 3).case, 3000
    right, wrong = (law.ask(case, one).joint for one in (model, *(other for other in ShowModel if other is not model)))
    deals = [tuple(case.setup.holders[i] for i in row) for row in drawn(case, engine, n, seed, model).tolist()]
    assert set(deals) <= set(right)
    assert law.fits(Counter(deals), as_floats(right), n)
    assert not law.fits(Counter(deals), as_floats(wrong), n)


def as_floats(shares: Mapping[object, Fraction]) -> dict[object, float]:
    return {key: float(share) for key, share in shares.items()}


def test_one_drawn_deal_says_nothing_of_the_next(engine: str):
    case, n = often_shown(1), 20_000
    bob = case.setup.holders.index("Bob")
    hands_of_bob = [frozenset(np.flatnonzero(row == bob).tolist()) for row in drawn(case, engine, n, 5)]
    oracle = {
        frozenset(case.setup.deck.index[card] for card in hand): float(p)
        for hand, p in law.ask(case, ShowModel.RANDOM).hands["Bob"].items()
    }
    pairs = Counter(zip(hands_of_bob[::2], hands_of_bob[1::2], strict=True))
    assert law.fits(pairs, {(a, b): p * q for a, p in oracle.items() for b, q in oracle.items()}, n // 2)


exactly = lru_cache(maxsize=32)(lambda case, model: answer(case, "exact", model))


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize(
    ("players", "turns", "spectator"),
    [
        (3, 8, False),
        (6, 4, True),
        *(pytest.param(*one, marks=pytest.mark.slow) for one in ((3, 8, True), (6, 4, False))),
    ],
)
def test_drawn_deals_of_a_full_deck_fit_the_case_and_the_marginals(
    engine: str, players: int, turns: int, spectator: bool, model: ShowModel
):
    case, n = classic_game(turns, players, turns, spectator=spectator).case, 4000
    found, holders, posterior = draws(case, engine, n, 7, model), case.setup.holders, exactly(case, model)
    deals, effective = found.deals, found.effective
    assert n / 2 < effective <= n
    assert effective == n or engine == "montecarlo"  # which draws from a larger sample
    for row in deals[:100].tolist():
        deal = dict(zip(case.setup.deck, (holders[i] for i in row), strict=True))
        assert all(possible(deal, event) for event in case.events)
        assert all(deal[card] == case.setup.me for card in case.setup.my_hand)
        assert all(list(deal.values()).count(name) == size for name, size in case.setup.sizes.items())
    share, want = (deals[:, :, None] == np.arange(len(holders))).mean(axis=0), posterior.marginals
    assert (abs(share - want) <= law.reach(want, effective) * ((want > 0) & (want < 1))).all()


def test_the_same_seed_draws_the_same_deals(engine: str):
    case = classic_game(3, 4, 5).case
    first = drawn(case, engine, 50, 11)
    np.testing.assert_array_equal(first, drawn(case, engine, 50, 11))
    assert (first != drawn(case, engine, 50, 12)).any()


def test_no_deal_fits_a_contradiction(engine: str):
    case = classic_game(1, 3, 0).case
    lie = Note(ENVELOPE, case.setup.my_hand[0], holds=True)
    with pytest.raises(Contradiction, match="no deal fits"):
        drawn(case.appended(lie), engine, 1, 1)
