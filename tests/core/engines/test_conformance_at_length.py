"""The laws of the contract on thousands of games, for each engine that does its own work."""

from __future__ import annotations

from random import Random

import pytest

from core.engines.registry import ENGINES
from tests.core.engines import conformance as law
from tests.games import small_game

pytestmark = [pytest.mark.parametrize("engine", list(ENGINES)), pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.mark.parametrize("seeds", law.chunks(1000, 4000))
def test_laws_on_thousands_of_games(engine: str, seeds: range):
    law.holds_in_small_games(engine, seeds)


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
    law.finds_out_lies(engine, seeds)
