"""The laws of the contract on thousands of games, for each engine that does its own work."""

from __future__ import annotations

from random import Random

import pytest

from core.engines.registry import ENGINES
from core.model.rules import ShowModel
from tests.core.engines import conformance as law
from tests.games import corrupted, small_game

pytestmark = [pytest.mark.parametrize("engine", list(ENGINES)), pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.mark.parametrize("seeds", law.chunks(1000, 4000))
def test_laws_on_thousands_of_games(engine: str, seeds: range):
    for seed in seeds:
        with law.named(f"small_game({seed})"):
            game = small_game(seed)
            law.every_law(engine, game, seed)
            law.against_the_oracle(engine, game)
            law.hands_against_the_oracle(engine, game)


@pytest.mark.parametrize("seeds", law.chunks(5000, 5300))
def test_equals_brute_force_on_larger_decks(engine: str, seeds: range):
    """Up to 12 cards and long hands."""
    for seed in seeds:
        with law.named(f"small_game({seed}, largest=5, cards=12)"):
            game = small_game(seed, largest=5, cards=12, turns=Random(seed).randint(3, 9))
            law.against_the_oracle(engine, game)
            law.hands_against_the_oracle(engine, game)


@pytest.mark.parametrize("seeds", law.chunks(0, 2000))
def test_thousands_of_lies_are_found_out(engine: str, seeds: range):
    for seed in seeds:
        with law.named(f"corrupted({seed}, small_game({seed}, cards=7))"):
            case = corrupted(seed, small_game(seed, cards=7))
            if law.ask(case, ShowModel.IGNORE).deals == 0:
                law.contradicts_with_reason(case, engine)
            else:
                law.equals_brute_force(case, law.answered(case, engine))
