"""Every engine of the registry keeps the laws of the contract, on games at random and against brute force."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer, consistent_prefix, draw
from core.engines.registry import engine_names
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.benchmarks.yardsticks import cardwise, plain
from tests.core.engines import conformance as law
from tests.games import Habits, classic_game, corrupted, edition_game, small_game, ten_suspect_game
from tests.oracle.brute import brute, possible
from tests.oracle.by_hand import by_hand

pytestmark = pytest.mark.parametrize("engine", engine_names())

LATE = Habits(right_accusation=0.0)

FALSE_ALARM = 1e-6
"""How often a chi-square test of drawn deals fails though nothing is wrong, per test; the seeds are fixed."""


def exactly(engine: str, case: Case) -> None:
    """Skip the rest for an engine that only estimates."""
    if not answer(case, engine).exact:
        pytest.skip(f"{engine} estimates")


@pytest.mark.parametrize("seeds", law.chunks(0, 150))
def test_laws_on_small_games(engine: str, seeds: range):
    law.holds_in_small_games(engine, seeds)


@pytest.mark.parametrize("seeds", law.chunks(0, 150))
def test_lies_are_found_out(engine: str, seeds: range):
    """Consistent after all, or a contradiction that names entries which really contradict."""
    law.finds_out_lies(engine, seeds)


@pytest.mark.parametrize("seed", range(12))
def test_the_consistent_prefix_is_as_long_as_the_oracle_says(engine: str, seed: int):
    case = corrupted(seed, small_game(seed, cards=7))
    longest = max(n for n in range(len(case.events) + 1) if brute(case.upto(n)).deals)
    assert consistent_prefix(case) == longest


@pytest.mark.parametrize("spectator", [False, True], ids=["seated", "spectator"])
@pytest.mark.parametrize(("players", "turns"), [(3, 0), (3, 9), (4, 14), (5, 6), (6, 12)])
def test_laws_on_classic_positions(engine: str, players: int, turns: int, spectator: bool):
    law.every_law(engine, classic_game(turns, players, turns, spectator=spectator), turns)


@pytest.mark.parametrize(("players", "turns"), [(3, 4), (4, 9), (5, 14), (6, 9), (6, 20)])
def test_equals_a_yardstick_on_the_classic_deck(engine: str, players: int, turns: int):
    case = classic_game(100 + turns, players, turns).case
    exactly(engine, case)
    equals_the_yardstick(case, engine)


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize(("players", "turns"), [(3, 18), (4, 20), (5, 20), (6, 20), (6, 25)])
def test_equals_the_oracle_hand_by_hand_on_the_classic_deck(engine: str, players: int, turns: int, model: ShowModel):
    """With weights, and with all that can be in a case: late, when few hands are left."""
    case = classic_game(turns, players, turns, habits=LATE).case
    law.equals_oracle(law.answered(case, engine, model), by_hand(case, model))


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("turns", [5, 10, 20])
def test_equals_a_yardstick_on_the_ten_suspect_deck(engine: str, players: int, turns: int):
    case = ten_suspect_game(turns, players, turns).case
    exactly(engine, case)
    equals_the_yardstick(case, engine)


def equals_the_yardstick(case: Case, engine: str) -> None:
    posterior = law.answered(case, engine, ShowModel.IGNORE)
    deals, marginals = cardwise.deals(plain(case))
    assert posterior.deals == deals
    for (card, holder), p in law.cells(posterior).items():
        assert p == pytest.approx(marginals[card.name].get(holder, 0), abs=1e-12)


@pytest.mark.parametrize("name", ["classic-uk", "secrets-2008", "master-detective"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("spectator", [False, True], ids=["seated", "spectator"])
def test_counts_the_deals_before_anything_is_seen(engine: str, name: str, players: int, spectator: bool):
    """The first turn has a formula: envelopes times a multinomial, to the last digit, beyond 2^63 too."""
    case = edition_game(1, players, 0, name=name, spectator=spectator).case
    exactly(engine, case)
    setup, posterior = case.setup, answer(case, engine)
    left = [card for card in setup.deck if card not in setup.my_hand]
    envelopes = math.prod(Counter(card.category for card in left).values())
    others = [player.hand_size for player in setup.players if player.name != setup.me]
    assert posterior.solutions == envelopes
    assert posterior.deals == envelopes * math.factorial(len(left) - 3) // math.prod(map(math.factorial, others))
    for card in left:
        same = sum(other.category is card.category for other in left)
        assert posterior.probability(card, ENVELOPE) == pytest.approx(1 / same, abs=1e-12)


# Repeated shows: weights that pile up


def often_shown(times: int) -> Case:
    """Bob shows the same card again and again, so that other matches in his hand get unlikely, never impossible."""
    deck = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
    ada, axe, attic = (deck.card(name) for name in ("Ada", "Axe", "Attic"))
    setup = Setup(deck, (Player("Ann", 2), Player("Bob", 2), Player("Cid", 2)))
    show = Suggestion("Ann", (ada, axe, attic), refuted_by="Bob", shown=ada)
    return Case(setup, (show,) * times)


@pytest.mark.parametrize("times", [1, 2, 10, 21, 40, 45])
def test_shows_of_one_card_pile_up(engine: str, times: int):
    case = often_shown(times)
    posterior = law.answered(case, engine, ShowModel.RANDOM)
    law.equals_brute_force(case, posterior)
    unlikely = posterior.probability(case.setup.deck.card("Axe"), "Bob")
    if posterior.exact:
        assert unlikely == pytest.approx(float(brute(case).marginals[case.setup.deck.card("Axe")]["Bob"]), rel=1e-6)


@pytest.mark.parametrize("times", [60, 200, 1200])
def test_what_is_all_but_certain_is_not_certain(engine: str, times: int):
    """Nothing is rounded to 0 or 1, though the nearest float is: what is possible does not hang on weights."""
    posterior = law.answered(often_shown(times), engine, ShowModel.RANDOM)
    law.certain_cells_are_exact(posterior, law.ask(often_shown(1), ShowModel.IGNORE))
    law.joint_fits_the_envelope(posterior)


# Drawn deals


def drawn(case: Case, n: int, seed: int, model: ShowModel | None = None) -> np.ndarray:
    deals = draw(case, n, np.random.default_rng(seed), show_model=model)
    assert deals.shape == (n, len(case.setup.deck))
    return deals


def fits(counts: Counter[object], want: dict[object, float], n: int) -> bool:
    """Pearson's chi-square at the false-alarm rate; what is expected less than five times is one class together."""
    from scipy.stats import chi2

    often = {key: p * n for key, p in want.items() if p * n >= 5}
    classes = [(counts[key], expected) for key, expected in often.items()]
    rest = n - sum(often.values())
    if rest > 1e-6:
        classes.append((n - sum(seen for seen, _ in classes), max(rest, 1e-9)))
    if len(classes) < 2:
        return all(key in want for key in counts)
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in classes)
    return bool(statistic <= chi2.isf(FALSE_ALARM, len(classes) - 1))


@pytest.mark.parametrize("seed", [13, 19, 26, 60, 77, 107, 118, 122, 156, 164])
@pytest.mark.parametrize("model", ShowModel)
def test_drawn_deals_come_as_often_as_they_should(engine: str, seed: int, model: ShowModel):
    """On games with 18 to 200 deals where the two show models are far apart: taking one for the other is found out."""
    case, n = small_game(seed, turns=2 + seed % 3).case, 3000
    exactly(engine, case)
    right, wrong = (law.ask(case, one).joint for one in (model, *(other for other in ShowModel if other is not model)))
    deals = [tuple(case.setup.holders[i] for i in row) for row in drawn(case, n, seed, model).tolist()]
    assert set(deals) <= set(right)
    assert fits(Counter(deals), as_floats(right), n)
    assert not fits(Counter(deals), as_floats(wrong), n)


def as_floats(shares: Mapping[object, Fraction]) -> dict[object, float]:
    return {key: float(share) for key, share in shares.items()}


def test_one_drawn_deal_says_nothing_of_the_next(engine: str):
    case, n = often_shown(1), 20_000
    exactly(engine, case)
    bob = case.setup.holders.index("Bob")
    hands_of_bob = [frozenset(np.flatnonzero(row == bob).tolist()) for row in drawn(case, n, 5)]
    oracle = {
        frozenset(case.setup.deck.index[card] for card in hand): float(p)
        for hand, p in law.ask(case, ShowModel.RANDOM).hands["Bob"].items()
    }
    pairs = Counter(zip(hands_of_bob[::2], hands_of_bob[1::2], strict=True))
    assert fits(pairs, {(a, b): p * q for a, p in oracle.items() for b, q in oracle.items()}, n // 2)


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize("spectator", [False, True], ids=["seated", "spectator"])
@pytest.mark.parametrize(("players", "turns"), [(3, 8), (6, 4)])
def test_drawn_deals_of_a_full_deck_fit_the_case_and_the_marginals(
    engine: str, players: int, turns: int, spectator: bool, model: ShowModel
):
    case, n = classic_game(turns, players, turns, spectator=spectator).case, 4000
    exactly(engine, case)
    deals, holders, posterior = drawn(case, n, 7, model), case.setup.holders, answer(case, engine, model)
    for row in deals[:200].tolist():
        deal = dict(zip(case.setup.deck, (holders[i] for i in row), strict=True))
        assert all(possible(deal, event) for event in case.events)
        assert all(deal[card] == case.setup.me for card in case.setup.my_hand)
        assert all(list(deal.values()).count(name) == size for name, size in case.setup.sizes.items())
    share = (deals[:, :, None] == np.arange(len(holders))).mean(axis=0)
    error = np.sqrt(posterior.marginals * (1 - posterior.marginals) / n)
    assert (abs(share - posterior.marginals) <= 6 * error + 3 / n * (error > 0)).all()


def test_the_same_seed_draws_the_same_deals(engine: str):
    case = classic_game(3, 4, 5).case
    exactly(engine, case)
    np.testing.assert_array_equal(drawn(case, 50, 11), drawn(case, 50, 11))
    assert (drawn(case, 50, 11) != drawn(case, 50, 12)).any()


# Many at once


def test_threads_do_not_disturb_each_other(engine: str):
    cases = [classic_game(seed, 3 + seed % 4, seed).case for seed in range(12)]
    one_by_one = [law.answered(case, engine) for case in cases]
    with ThreadPoolExecutor(4) as threads:
        at_once = list(threads.map(lambda case: law.answered(case, engine), cases))
    for alone, among_others in zip(one_by_one, at_once, strict=True):
        np.testing.assert_array_equal(alone.marginals, among_others.marginals)
        assert alone.deals == among_others.deals


# Contradictions one can read


def test_two_players_cannot_hold_one_card(engine: str):
    case = classic_game(1, 3, 0, spectator=True).case
    rope, rest = case.setup.deck.card("Rope"), case.setup.deck.card("Hall")
    notes = (Note("Cid", rest, holds=True), Note("Ann", rope, holds=True), Note("Bob", rope, holds=True))
    with pytest.raises(Contradiction, match="no deal fits") as caught:
        answer(replace(case, events=notes), engine)
    assert caught.value.conflict == (1, 2)


def test_a_category_that_cannot_be_in_the_envelope(engine: str):
    deck = Deck(("Ada",), ("Axe", "Bow"), ("Attic", "Barn"))
    ada = deck.card("Ada")
    case = Case(Setup(deck, (Player("Ann", 1), Player("Bob", 1)), me="Ann", my_hand=(ada,)))
    with pytest.raises(Contradiction, match="no deal fits") as caught:
        answer(case, engine)
    assert caught.value.conflict == ("setup",)
    assert consistent_prefix(case) == -1
