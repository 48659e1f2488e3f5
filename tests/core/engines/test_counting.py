"""Deal counts, compared with plain programs and formulas."""

import math
from collections import Counter
from functools import lru_cache

import pytest

from core.engines.driver import answer
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.benchmarks.yardsticks import cardwise, plain
from tests.core.engines import conformance as law
from tests.games import classic_game, edition_game, ten_suspect_game

pytestmark = pytest.mark.parametrize("engine", ["auto", "exact"])


@pytest.mark.parametrize(("players", "turns"), [(3, 4), (4, 9), (5, 14), (6, 9), (6, 20)])
def test_equals_a_yardstick_on_the_classic_deck(engine: str, players: int, turns: int):
    case = classic_game(100 + turns, players, turns).case
    equals_the_yardstick(case, engine)


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("turns", [5, 10, 20])
def test_equals_a_yardstick_on_the_ten_suspect_deck(engine: str, players: int, turns: int):
    case = ten_suspect_game(turns, players, turns).case
    equals_the_yardstick(case, engine)


by_yardstick = lru_cache(maxsize=2)(lambda case: cardwise.deals(plain(case)))


def equals_the_yardstick(case: Case, engine: str) -> None:
    posterior = law.answered(case, engine, ShowModel.IGNORE)
    deals, marginals = by_yardstick(case)
    assert posterior.deals == deals
    for (card, holder), p in law.cells(posterior).items():
        assert p == pytest.approx(marginals[card.name].get(holder, 0), abs=1e-12)


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
