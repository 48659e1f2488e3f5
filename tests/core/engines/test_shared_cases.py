"""The shared cases: games with exact answers, computed by two other programs that agree to 1e-15."""

import json
import math
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.formats.case_file import load
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.core.engines import conformance as law
from tests.games import edition_game

CASES = sorted((Path(__file__).parents[2] / "cases").glob("*.case.json"))
TOLERANCE = {ShowModel.IGNORE: 1e-12, ShowModel.RANDOM: 1e-9}

Answered = tuple[Case, dict[str, Any], Posterior]


@cache
def expected_beside(path: Path) -> dict[str, Any]:
    return json.loads(path.with_name(path.name.replace(".case.", ".expected.")).read_text("utf-8"))


@pytest.fixture(scope="module", params=[pytest.param(path, id=path.name.removesuffix(".case.json")) for path in CASES])
def path(request) -> Path:
    return request.param


@pytest.fixture(scope="module", params=["auto", "exact"])
def engine(request) -> str:
    return request.param


@pytest.fixture(scope="module", params=ShowModel, ids=str)
def model(request) -> ShowModel:
    return request.param


loaded = cache(load)


@pytest.fixture(scope="module")
def answered(path: Path, engine: str, model: ShowModel) -> Answered:
    case = loaded(path)
    return case, expected_beside(path)["expected"][model], answer(case, engine, model)


def test_they_are_all_here():
    assert len(CASES) == 12


def test_answers_are_those_of_two_other_programs(answered: Answered, path: Path, model: ShowModel):
    case, want, posterior = answered
    assert str(posterior.deals) == want["deals"]
    assert posterior.solutions == want["solutions"]
    assert list(posterior.holders) == want["holders"]
    assert [card.name for card in posterior.cards] == [card.name for card in case.setup.deck]
    assert set(want["marginals"]) == {card.name for card in posterior.cards}
    for card, row in zip(posterior.cards, posterior.marginals.tolist(), strict=True):
        assert row == pytest.approx(want["marginals"][card.name], rel=0, abs=TOLERANCE[model]), card
    joint = posterior.envelope
    assert joint is not None
    found = {frozenset(card.name for card in joint.solution(i)): joint.probabilities[i] for i in range(len(joint))}
    given = {frozenset(triple): p for triple, p in want["envelope3"]}
    assert found == pytest.approx(given, rel=0, abs=TOLERANCE[model])
    bits = -math.fsum(p * math.log2(p) for p in given.values())
    assert posterior.entropy_bits == pytest.approx(bits, rel=0, abs=1e-9)
    truth = expected_beside(path)["truth"]
    held = {"envelope": truth["envelope"], "pool": truth["pool"]} | truth["hands"]
    for holder, names in held.items():
        assert all(posterior.probability(case.setup.deck.card(name), holder) > 0 for name in names)


@pytest.mark.parametrize("estimator", ["montecarlo", "centre"])
def test_estimates_are_as_near_as_they_say(path: Path, estimator: str, model: ShowModel):
    """Within six standard errors, or, without any, within the worst that was ever measured; certain where it is."""
    posterior = law.answered(loaded(path), estimator, model)
    want = expected_beside(path)["expected"][posterior.show_model]["marginals"]
    right = np.array([want[card.name] for card in posterior.cards])
    allowed = 0.3 if posterior.stderr is None else law.slack(posterior)
    assert (abs(posterior.marginals - right) <= allowed).all()
    np.testing.assert_array_equal(np.isin(posterior.marginals, (0, 1)), np.isin(right, (0, 1)))


GAINS = [path for path in CASES if "gain" in expected_beside(path)]


@pytest.mark.parametrize("path", GAINS, ids=lambda path: path.name.removesuffix(".case.json"))
def test_entropy_given_with_the_gains(path: Path, engine: str):
    """Where gains are given, the entropy before the suggestion stands beside them."""
    bits = expected_beside(path)["gain"]["entropy_bits"]
    assert answer(loaded(path), engine).entropy_bits == pytest.approx(bits, abs=1e-9)


@pytest.mark.parametrize("engine", ["auto", "exact"])
@pytest.mark.parametrize("name", ["classic-uk", "secrets-2008", "master-detective"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("spectator", [False, True], ids=["seated", "spectator"])
def test_counts_the_deals_before_anything_is_seen(engine: str, name: str, players: int, spectator: bool):
    """The first turn has a formula: envelopes times a multinomial, to the last digit, beyond 2^63 too."""
    case = edition_game(1, players, 0, name=name, spectator=spectator).case
    setup, posterior = case.setup, answer(case, engine)
    left = [card for card in setup.deck if card not in setup.my_hand]
    envelopes = math.prod(Counter(card.category for card in left).values())
    others = [player.hand_size for player in setup.players if player.name != setup.me]
    assert posterior.solutions == envelopes
    assert posterior.deals == envelopes * math.factorial(len(left) - 3) // math.prod(map(math.factorial, others))
    for card in left:
        same = sum(other.category is card.category for other in left)
        assert posterior.probability(card, ENVELOPE) == pytest.approx(1 / same, abs=1e-12)
