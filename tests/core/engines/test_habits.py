"""Beliefs about habits are weighed exactly by every engine with the show model."""

from dataclasses import replace
from random import Random

import pytest

from core.engines.driver import answer
from core.engines.tuning import ENGINES
from core.model.habit import Habit
from core.model.rules import ShowModel
from tests.core.engines import conformance as law
from tests.games import Game, classic_game, small_game
from tests.oracle.brute import brute

EXACT = "exact"


def with_habits(game: Game, seed: int) -> Game:
    """Some entries of the game, while much is open, and beliefs of most of its players that are far from plain."""
    lot = Random(seed)

    def factor() -> float:
        return lot.choice([0.05, 0.25, 0.5, 1.0, 2.0, 6.0])

    habits = [
        Habit(name, (factor(), factor(), factor()), factor(), lot.choice([0.4, 1.0]))
        for name in game.case.setup.seats
        if lot.random() < 0.8
    ]
    return replace(game, case=replace(game.case.upto(lot.randint(4, 12)), habits=tuple(habits)))


@pytest.mark.parametrize("seeds", law.chunks(0, 100, quick=20))
def test_engines_and_whole_hands_agree_with_brute_force(seeds: range):
    for seed in seeds:
        game = with_habits(small_game(seed, turns=10), seed)
        for engine in ENGINES:
            with law.named(f"with_habits(small_game({seed}, turns=10), {seed}) by {engine}"):
                law.against_the_oracle(engine, game)
                law.truth_is_possible(game, law.known(game.case, engine))
        with law.named(f"hands of with_habits(small_game({seed}, turns=10), {seed})"):
            law.hands_against_the_oracle(game)


def test_the_games_tell_habits_apart():
    """Or the tests above would show nothing."""
    different = 0
    for seed in range(160):
        case = with_habits(small_game(seed, turns=10), seed).case
        plain, other = (brute(one, ShowModel.RANDOM) for one in (replace(case, habits=()), case))
        assert plain.deals == other.deals
        different += plain.marginals != other.marginals
    assert different > 12


def test_habits_change_nothing_where_all_deals_weigh_the_same():
    case = with_habits(classic_game(3, 4, 12), 3).case
    plain = answer(replace(case, habits=()), EXACT, ShowModel.IGNORE)
    assert (plain.marginals == answer(case, EXACT, ShowModel.IGNORE).marginals).all()


def test_habits_leave_what_is_certain():
    for turns in (6, 14, 20):
        case = with_habits(classic_game(turns, 4, turns), turns).case
        plain, other = answer(replace(case, habits=())), answer(case)
        assert (plain.marginals != other.marginals).any()
        assert ((plain.marginals == 0) == (other.marginals == 0)).all()
        assert ((plain.marginals == 1) == (other.marginals == 1)).all()
        assert plain.deals == other.deals


def test_plain_habits_change_nothing():
    game = classic_game(5, 4, 12)
    plain = answer(game.case)
    other = answer(replace(game.case, habits=tuple(Habit(name) for name in game.case.setup.seats)))
    assert (plain.marginals == other.marginals).all()


@pytest.mark.parametrize("factor", [0.0, -1.0, float("inf"), float("nan")])
def test_factors_that_make_no_sense_are_refused(factor: float):
    with pytest.raises(ValueError, match="Bob's habits must be above 0"):
        Habit("Bob", repeats=factor)


@pytest.mark.parametrize("right", [0.0, 1.5, float("nan")])
def test_chances_that_make_no_sense_are_refused(right: float):
    with pytest.raises(ValueError, match="Bob cannot be right in"):
        Habit("Bob", right=right)
