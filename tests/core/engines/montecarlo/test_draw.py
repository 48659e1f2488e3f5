"""Deals drawn by the Monte Carlo engine follow the posterior."""

from collections import Counter

import numpy as np
import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.montecarlo.engine import MonteCarloEngine
from core.evidence.evidence import evidence_of
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from tests.core.engines.conformance import fits, named, reach
from tests.games import classic_game, small_game
from tests.oracle.brute import brute, possible


def drawn(case: Case, n: int, *, model: ShowModel | None = None, samples: int = 200) -> list[dict[Card, Holder]]:
    deals = MonteCarloEngine(samples=samples).draw(evidence_of(case, model), n, np.random.default_rng(1)).deals
    assert deals.shape == (n, len(case.setup.deck))
    holders = case.setup.holders
    return [{card: holders[place] for card, place in zip(case.setup.deck, deal, strict=True)} for deal in deals]


@pytest.mark.parametrize("turns", [0, 5, 15, 30])
def test_every_deal_fits_what_was_seen(turns):
    for seed in range(6):
        case = classic_game(seed, 3 + seed % 4, turns, spectator=seed % 2 == 0).case
        for deal in drawn(case, 20):
            with named(seed):
                sizes = Counter(deal.values())
                assert sizes[ENVELOPE] == len({card.category for card in deal if deal[card] == ENVELOPE}) == 3
                assert all(sizes[holder] == size for holder, size in case.setup.sizes.items())
                assert all(deal[card] == case.setup.me for card in case.setup.my_hand)
                assert all(possible(deal, event) for event in case.events)


@pytest.mark.parametrize("model", ShowModel)
def test_deals_come_as_often_as_they_should(model):
    """All deals of a small game, which is enumerated."""
    n = 20_000
    case = small_game(26, turns=4).case
    joint = brute(case, model).joint
    assert 20 < len(joint) < 1_000
    counts = Counter(tuple(deal.values()) for deal in drawn(case, n, model=model))
    assert set(counts) <= set(joint)
    assert fits(counts, {deal: float(p) for deal, p in joint.items()}, n)


@pytest.mark.parametrize("model", ShowModel)
def test_deals_of_a_sample_come_as_often_as_they_should(model):
    """Cell by cell, in a position with too many deals to list; the sample they are drawn from has an error too."""
    n = 4_000
    case = classic_game(3, 4, 5, spectator=True).case
    want = answer(case, "exact", model).marginals
    drawn = MonteCarloEngine().draw(evidence_of(case, model), n, np.random.default_rng(1))
    assert 3 * n / 4 < drawn.effective < n
    share = (drawn.deals[:, :, None] == np.arange(want.shape[1])).mean(axis=0)
    assert (abs(share - want) <= reach(want, drawn.effective) * ((want > 0) & (want < 1))).all()


def test_no_deal_fits_a_contradiction():
    case = classic_game(1, 3, 0).case
    mine = case.setup.my_hand[0]
    with pytest.raises(Contradiction, match="no deal fits"):
        drawn(Case(case.setup, (Note(ENVELOPE, mine, holds=True),)), 1)
