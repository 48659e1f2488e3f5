"""Every registered engine satisfies the laws of the contract, on random games and against brute force."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from core.engines.conflict import consistent_prefix
from core.engines.contract import Contradiction
from core.engines.tuning import ENGINES
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.core.engines import conformance as law
from tests.games import Habits, classic_game, corrupted, often_shown, small_game
from tests.oracle.brute import brute
from tests.oracle.by_hand import by_hand

each_engine = pytest.mark.parametrize("engine", ENGINES)

LATE = Habits(right_accusation=0.0)


@pytest.mark.parametrize("seeds", law.chunks(0, 160, quick=10))
def test_laws_on_small_games(seeds: range):
    law.holds_in_small_games(ENGINES, seeds)


@pytest.mark.parametrize("seeds", law.chunks(0, 160, quick=10))
def test_laws_at_real_tables(seeds: range):
    law.holds_at_real_tables(ENGINES, seeds)


@pytest.mark.parametrize("seeds", law.chunks(0, 160, quick=40))
def test_lies_are_found_out(seeds: range):
    """Consistent after all, or a contradiction that names entries which really contradict."""
    law.finds_out_lies(ENGINES, seeds)


@pytest.mark.parametrize("seed", range(12))
def test_the_consistent_prefix_is_as_long_as_the_oracle_says(seed: int):
    case = corrupted(seed, small_game(seed, cards=7))
    longest = max(n for n in range(len(case.events) + 1) if brute(case.upto(n)).deals)
    assert consistent_prefix(case) == longest


@each_engine
@pytest.mark.parametrize(
    ("players", "turns", "spectator"),
    [
        (3, 9, True),
        (4, 14, False),
        (6, 12, False),
        *(pytest.param(*one, marks=pytest.mark.slow) for one in ((3, 0, False), (5, 6, False), (6, 12, True))),
    ],
)
def test_laws_on_classic_positions(engine: str, players: int, turns: int, spectator: bool):
    law.every_law(engine, classic_game(turns, players, turns, spectator=spectator), turns)


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize(
    ("players", "turns"), [(3, 18), (4, 20), pytest.param(5, 20, marks=pytest.mark.slow), (6, 20), (6, 25)]
)
def test_equals_the_oracle_hand_by_hand_on_the_classic_deck(players: int, turns: int, model: ShowModel):
    """With weights, and with all that can be in a case: late, when few hands are left."""
    case = classic_game(turns, players, turns, habits=LATE).case
    oracle = by_hand(case, model)
    for engine in ENGINES:
        with law.named(f"by {engine}"):
            law.equals_oracle(law.answered(case, engine, model), oracle)


# Repeated shows: weights that pile up


@each_engine
@pytest.mark.parametrize("times", [1, 10, 45])
def test_shows_of_one_card_pile_up(engine: str, times: int):
    case = often_shown(times)
    posterior = law.answered(case, engine, ShowModel.RANDOM)
    law.equals_brute_force(case, posterior)
    unlikely = posterior.probability(case.setup.deck.card("Axe"), "Bob")
    if posterior.exact:
        assert unlikely == pytest.approx(float(brute(case).marginals[case.setup.deck.card("Axe")]["Bob"]), rel=1e-6)


@each_engine
@pytest.mark.parametrize("times", [60, 200, 1200])
def test_what_is_all_but_certain_is_not_certain(engine: str, times: int):
    """Nothing is rounded to 0 or 1, though the nearest float is: what is possible does not hang on weights."""
    posterior = law.answered(often_shown(times), engine, ShowModel.RANDOM)
    law.certain_cells_are_exact(posterior, law.ask(often_shown(1), ShowModel.IGNORE))
    law.joint_fits_the_envelope(posterior)


# Many at once


@each_engine
def test_threads_do_not_disturb_each_other(engine: str):
    cases = [classic_game(seed, 3 + seed % 4, seed).case for seed in range(1, 4)]
    one_by_one = [law.answered(case, engine, samples=4_096) for case in cases]
    with ThreadPoolExecutor(3) as threads:
        at_once = list(threads.map(lambda case: law.answered(case, engine, samples=4_096), cases))
    for alone, among_others in zip(one_by_one, at_once, strict=True):
        np.testing.assert_array_equal(alone.marginals, among_others.marginals)
        assert alone.deals == among_others.deals


# Contradictions one can read


@each_engine
def test_two_players_cannot_hold_one_card(engine: str):
    case = classic_game(1, 3, 0, spectator=True).case
    rope, rest = case.setup.deck.card("Rope"), case.setup.deck.card("Hall")
    notes = (Note("Cid", rest, holds=True), Note("Ann", rope, holds=True), Note("Bob", rope, holds=True))
    with pytest.raises(Contradiction, match="no deal fits") as caught:
        law.answered(replace(case, events=notes), engine)
    assert caught.value.conflict == (1, 2)


@each_engine
def test_a_category_that_cannot_be_in_the_envelope(engine: str):
    deck = Deck(("Ada",), ("Axe", "Bow"), ("Attic", "Barn"))
    ada = deck.card("Ada")
    case = Case(Setup(deck, (Player("Ann", 1), Player("Bob", 1)), me="Ann", my_hand=(ada,)))
    with pytest.raises(Contradiction, match="no deal fits") as caught:
        law.answered(case, engine)
    assert caught.value.conflict == ("setup",)
    assert consistent_prefix(case) == -1


# At length: thousands of games, for each engine except auto

AT_LENGTH = [pytest.mark.slow, pytest.mark.timeout(1800)]

ESTIMATES = ["centre", "montecarlo"]


def each(exact: tuple[int, int], estimates: tuple[int, int]) -> list[object]:
    """Seeds for every engine: from, to; an estimate takes tens of milliseconds where exact takes one."""
    games = [("exact", exact), *((engine, estimates) for engine in ESTIMATES)]
    return [
        pytest.param(engine, *chunk.values, id=f"{engine} {chunk.id}", marks=AT_LENGTH)
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
