"""The laws of the contract on thousands of games, for each engine except auto."""

from random import Random

import pytest

from tests.core.engines import conformance as law
from tests.games import small_game

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

ESTIMATES = ["centre", "montecarlo"]


def each(exact: tuple[int, int], estimates: tuple[int, int]) -> list[object]:
    """Seeds for every engine: from, to; an estimate takes tens of milliseconds where exact takes one."""
    games = [("exact", exact), *((engine, estimates) for engine in ESTIMATES)]
    return [
        pytest.param(engine, *chunk.values, id=f"{engine} {chunk.id}")
        for engine, seeds in games
        for chunk in law.chunks(*seeds)
    ]


@pytest.mark.parametrize(("engine", "seeds"), each((1000, 4000), (1000, 1500)))
def test_laws_on_thousands_of_games(engine: str, seeds: range):
    law.holds_in_small_games([engine], seeds)


@pytest.mark.parametrize(("engine", "seeds"), each((5000, 5300), (5000, 5100)))
def test_equals_brute_force_on_larger_decks(engine: str, seeds: range):
    """Up to 12 cards and long hands."""
    for seed in seeds:
        with law.named(f"small_game({seed}, largest=5, cards=12)"):
            game = small_game(seed, largest=5, cards=12, turns=Random(seed).randint(3, 9))
            law.against_the_oracle(engine, game)
            law.hands_against_the_oracle(game)


@pytest.mark.parametrize(("engine", "seeds"), each((0, 2000), (0, 500)))
def test_thousands_of_lies_are_found_out(engine: str, seeds: range):
    law.finds_out_lies([engine], seeds)
