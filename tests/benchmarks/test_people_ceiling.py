"""The ceiling of what questions tell: whether the likelihoods are those of the policies."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from core.engines.driver import draw
from core.engines.registry import quick_exact
from core.evidence.evidence import evidence_of
from core.model.cards import Category
from core.model.case import Case
from core.model.events import Suggestion
from core.policies.simple import Casual
from core.situation.situation import Situation
from tests.benchmarks.people import positions
from tests.benchmarks.people_ceiling import EVEN, asked, casual, mean_likelihood
from tests.benchmarks.people_games import played

RIVALS, LOT = ("Bob", "Cid"), Random(1)


@pytest.fixture(scope="module")
def position():
    *_, last = positions(played(("casual",) * 3, 1, 0), 0, each=1)
    return last


def test_casual_names_each_pair_as_often_as_its_likelihood_says(position):
    seen, _ = list(asked(position.case, position.places, RIVALS[:1], LOT))[-1]
    seen = seen.upto(len(seen.events) - 1)  # before the move, so that the room is not judged
    times, n = Counter(), 1_000
    for seed in range(n):
        times[Casual().suggestion(Situation.of(seen, seed=seed), seen.setup.deck.of(Category.ROOM)[0])] += 1
    assert len(times) > 1
    for cards, often in times.items():
        assert often / n == pytest.approx(np.exp(casual(seen, Suggestion("Bob", cards))), abs=0.05 + EVEN)


def test_the_mean_over_some_deals_is_that_over_all(position):
    def shy(seen: Case, asked: Suggestion) -> float:
        return -float(len({*seen.setup.my_hand} & {*asked.cards}))

    case, holders = position.case, position.case.setup.holders
    deals, shares = quick_exact().every_deal(evidence_of(case), 4_000)
    every = [
        sum(
            shy(*one)
            for one in asked(case, dict(zip(case.setup.deck, (holders[k] for k in row), strict=True)), RIVALS, LOT)
        )
        for row in deals.tolist()
    ]
    found = [
        np.exp(
            mean_likelihood(case, draw(case, 2_000, np.random.default_rng(seed)), shy, 50, np.random.default_rng(seed))
        )
        for seed in range(10)
    ]
    error = np.std(found, ddof=1) / len(found) ** 0.5
    assert np.mean(found) == pytest.approx(shares @ np.exp(every), abs=4 * error)
    assert len({round(one, 6) for one in every}) > 1
