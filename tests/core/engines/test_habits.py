"""Beliefs about habits are weighed exactly by every engine with the show model, and hunches with everything else."""

from dataclasses import replace
from random import Random

import pytest

from core.belief.belief import believe
from core.engines.driver import answer, hands
from core.engines.tuning import ENGINES
from core.formats.case_file import example
from core.model.case import Case
from core.model.habit import Habit
from core.model.hunch import LEAST_PROBABILITY, Hunch
from core.model.rules import ShowModel
from core.players.prior import shipped
from tests.core.engines import conformance as law
from tests.games import Game, classic_game, small_game
from tests.oracle.brute import brute
from tests.oracle.people import reweighed

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


def test_habits_change_nothing_where_all_deals_weigh_the_same_or_they_are_plain():
    case = with_habits(classic_game(3, 4, 12), 3).case
    plain = answer(replace(case, habits=()), EXACT, ShowModel.IGNORE)
    assert (plain.marginals == answer(case, EXACT, ShowModel.IGNORE).marginals).all()
    # plain habits change nothing
    game = classic_game(5, 4, 12)
    plain = answer(game.case)
    other = answer(replace(game.case, habits=tuple(Habit(name) for name in game.case.setup.seats)))
    assert (plain.marginals == other.marginals).all()


def test_habits_leave_what_is_certain():
    for turns in (6, 14, 20):
        case = with_habits(classic_game(turns, 4, turns), turns).case
        plain, other = answer(replace(case, habits=())), answer(case)
        assert (plain.marginals != other.marginals).any()
        assert ((plain.marginals == 0) == (other.marginals == 0)).all()
        assert ((plain.marginals == 1) == (other.marginals == 1)).all()
        assert plain.deals == other.deals


@pytest.mark.parametrize("factor", [0.0, -1.0, float("inf"), float("nan")])
def test_factors_that_make_no_sense_are_refused(factor: float):
    with pytest.raises(ValueError, match="Bob's habits must be above 0"):
        Habit("Bob", repeats=factor)


@pytest.mark.parametrize("right", [0.0, 1.5, float("nan")])
def test_chances_that_make_no_sense_are_refused(right: float):
    with pytest.raises(ValueError, match="Bob cannot be right in"):
        Habit("Bob", right=right)


# Hunches


def with_hunches(case: Case, rng: Random) -> Case:
    deck, holders = case.setup.deck.cards, case.setup.holders
    found = [Hunch(rng.choice(holders), rng.choice(deck), rng.choice((0.1, 0.5, 0.7, 0.95))) for _ in range(3)]
    return replace(case, hunches=tuple(found))


@pytest.mark.parametrize("seed", range(40))
def test_the_exact_engine_agrees_with_brute_force(seed):
    case = small_game(seed, cards=9).case
    believed = with_hunches(case, Random(seed))
    found, wanted = answer(believed, "exact"), brute(believed)
    for card, row in wanted.marginals.items():
        got = [found.probability(card, holder) for holder in found.holders]
        assert got == pytest.approx([float(row[holder]) for holder in found.holders], abs=1e-12)
    assert found.envelope is not None
    for solution, p in wanted.envelope.items():
        assert found.envelope.probability(solution) == pytest.approx(float(p), abs=1e-12)
    holder = case.setup.seats.names[-1]
    listed = hands(believed, holder)
    for hand, p in zip(listed.hands, listed.probabilities.tolist(), strict=True):
        assert p == pytest.approx(float(wanted.hands[holder][frozenset(hand)]), abs=1e-12)
    plain = answer(case, "exact")
    assert (found.deals, found.certain) == (plain.deals, plain.certain)


def test_together_with_how_people_play():
    case = with_hunches(small_game(20, cards=9).case, Random(5))
    found = believe(case, answer(case), shipped()).posterior
    deals = reweighed(case, shipped())
    for card in found.cards:
        for holder in found.holders:
            p = sum(share for deal, share in deals if deal[card] == holder)
            assert found.probability(card, holder) == pytest.approx(p, abs=1e-9)


def test_monte_carlo_weighs_them_too():
    case = example()
    card, holder = case.setup.deck.card("Mrs Peacock"), "Ben"
    before, after = (
        answer(replace(case, hunches=hunches), "montecarlo").probability(card, holder)
        for hunches in ((), (Hunch(holder, card, 0.9),))
    )
    assert after > before + 0.3


@pytest.mark.parametrize("p", [0.0, 1.0, -0.5, float("nan"), 1e-320, 1e-7, 1 - 1e-7])
def test_nobody_is_certain_of_a_hunch(p):
    case = small_game(5, cards=9).case
    with pytest.raises(ValueError, match="above 0 and below 1"):
        Hunch("Ann", case.setup.deck.cards[0], p)


@pytest.mark.parametrize("name", ["exact", "montecarlo"])
def test_any_number_of_the_strongest_hunches_can_be_weighed(name):
    case = small_game(5, cards=9).case
    cells = [(holder, card) for card in case.setup.deck for holder in case.setup.holders]
    lot = Random(1)
    for n in (1, 4, len(cells) // 2, len(cells)):
        for p in (LEAST_PROBABILITY, 1 - LEAST_PROBABILITY):
            hunches = tuple(Hunch(holder, card, p) for holder, card in lot.sample(cells, n))
            posterior = answer(replace(case, hunches=hunches), name)
            assert all(0 <= posterior.probability(card, holder) <= 1 for holder, card in cells)
