"""Each exact method separately, since the engine's choice could hide faults of the other."""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial
from random import Random

import numpy as np
import pytest

from core.engines.contract import CancelledError, TooLargeError
from core.engines.driver import answer
from core.engines.exact import cardwise, lattice, layers, listing, log_sweep, sweep
from core.engines.exact.counting import NoDeal, Sums, deals_bound, multinomial
from core.engines.exact.layers import GraphLimits
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.case import Case
from core.model.deck import Deck
from core.model.rules import Rules, ShowModel
from tests.games import classic_game, corrupted, edition_game, play, small_game, table, ten_suspect_game
from tests.oracle.brute import brute


def reduced_of(case: Case, model: ShowModel) -> ReducedProblem:
    return presolve(evidence_of(case, model))


def by_cards(reduced: ReducedProblem) -> Sums:
    return cardwise.solve(cardwise.Plan.of(reduced))


def equal(first: Sums, second: Sums, tolerance: float = 1e-12) -> None:
    assert first.deals == second.deals
    np.testing.assert_array_equal(first.triples, second.triples)
    np.testing.assert_allclose(first.solutions, second.solutions, rtol=0, atol=tolerance)
    np.testing.assert_allclose(first.cards, second.cards, rtol=0, atol=tolerance)


def equals_oracle(case: Case, reduced: ReducedProblem, sums: Sums, model: ShowModel) -> None:
    oracle = brute(case, model)
    assert sums.deals == oracle.deals
    cards, holders = case.setup.deck.cards, reduced.holders
    for i, card in enumerate(cards):
        if reduced.open >> i & 1:
            for holder in set(holders):
                found = sum(sums.cards[i, slot] for slot, there in enumerate(holders) if there == holder)
                assert abs(Fraction(found) - oracle.marginals[card][holder]) < Fraction(1, 10**12)


@pytest.mark.parametrize("way", [by_cards, lattice.solve, listing.solve], ids=["cards", "lattice", "listing"])
@pytest.mark.parametrize("seed", range(60))
def test_a_way_equals_brute_force(way, seed):
    case = small_game(seed).case
    reduced = reduced_of(case, ShowModel.IGNORE)
    equals_oracle(case, reduced, way(reduced), ShowModel.IGNORE)


@pytest.mark.parametrize("seed", range(60))
def test_weights_card_by_card_equal_brute_force(seed):
    case = small_game(seed, turns=6).case
    reduced = reduced_of(case, ShowModel.RANDOM)
    equals_oracle(case, reduced, by_cards(reduced), ShowModel.RANDOM)


@pytest.mark.parametrize("seed", range(60))
def test_contradictions_look_the_same_from_both_ways(seed):
    case = corrupted(seed, small_game(seed, turns=5))
    deals = brute(case, ShowModel.IGNORE).deals
    try:
        reduced = reduced_of(case, ShowModel.IGNORE)
    except Infeasible:
        assert deals == 0
        return
    for way in (by_cards, lattice.solve, listing.solve):
        if deals:
            assert way(reduced).deals == deals
        else:
            with pytest.raises(NoDeal):
                way(reduced)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("turns", [0, 4, 12, 25])
def test_both_ways_agree_on_classic_positions(players, turns):
    reduced = reduced_of(classic_game(10 * players + turns, players, turns).case, ShowModel.IGNORE)
    assert lattice.is_able(reduced)
    equal(by_cards(reduced), lattice.solve(reduced))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(60))
def test_both_ways_agree_on_many_classic_positions(players, seed):
    reduced = reduced_of(classic_game(seed, players, 1 + seed % 30).case, ShowModel.IGNORE)
    equal(by_cards(reduced), lattice.solve(reduced))


def test_weights_are_left_to_the_way_that_carries_them():
    weighted = [
        reduced for seed in range(40) if (reduced := reduced_of(small_game(seed).case, ShowModel.RANDOM)).choices
    ]
    assert weighted
    assert not any(lattice.is_able(reduced) or listing.is_able(reduced) for reduced in weighted)


def test_logarithms_give_the_same_sums(monkeypatch):
    residues = [reduced_of(small_game(seed, turns=6).case, ShowModel.RANDOM) for seed in range(200)]
    weighted = [reduced for reduced in residues if reduced.choices]
    assert len(weighted) > 10
    plain = [by_cards(reduced) for reduced in weighted]
    monkeypatch.setattr(cardwise, "needs_logs", lambda _reduced: True)
    for reduced, sums in zip(weighted, plain, strict=True):
        equal(sums, by_cards(reduced))


def test_a_deck_of_thirty_is_counted_to_the_last_digit():
    """At the deal every count is a multinomial coefficient, here far above 2^64."""
    case = edition_game(1, 10, 0, name="master-detective", spectator=True).case
    sums = by_cards(reduced_of(case, ShowModel.IGNORE))
    ways = factorial(27)
    for size in case.setup.sizes.values():
        ways //= factorial(size)
    assert sums.deals == 10 * 8 * 12 * ways > 2**64


@pytest.mark.parametrize("seed", range(6))
def test_large_counts_agree_in_every_arithmetic(seed):
    """Above 2^53 residues and floats are put together; Python's own integers say the same, slowly."""
    counted_in_both_ways(reduced_of(ten_suspect_game(seed, 4 + seed % 3, 6).case, ShowModel.IGNORE))


@pytest.mark.parametrize("players", [3, 5])
def test_counts_beyond_two_words(players):
    """Sixty cards: 10^24 to 10^40 deals, told apart by several residues."""
    cards = Deck(*(tuple(f"{kind} {i}" for i in range(20)) for kind in ("Suspect", "Weapon", "Room")))
    setup, truth = table(Random(players), cards, players, spectator=True, rules=Rules())
    reduced = reduced_of(play(Random(players), setup, truth, 2).case, ShowModel.IGNORE)
    assert deals_bound(reduced) > 2**80
    counted_in_both_ways(reduced)


def counted_in_both_ways(reduced: ReducedProblem) -> None:
    plan = cardwise.Plan.of(reduced)
    whole = sweep.count(plan.layers(), np.ones((1, len(plan.columns)), object))
    exact = sum(int(n) * int(m) for n, m in zip(whole, plan.columns.multiplicity, strict=True))
    assert cardwise.solve(plan).deals == exact
    assert exact <= deals_bound(reduced)


def test_multinomial():
    assert multinomial([3, 4, 5]) == comb(12, 3) * comb(9, 4)
    assert multinomial([]) == 1


@pytest.mark.parametrize(
    ("limits", "words"), [(GraphLimits(bytes=50_000), "memory"), (GraphLimits(steps=10_000), "10,000 steps")]
)
def test_what_is_too_large_is_refused_by_counting(limits, words):
    reduced = reduced_of(classic_game(3, 6, 8, spectator=True).case, ShowModel.IGNORE)
    with pytest.raises(TooLargeError, match=words):
        cardwise.solve(cardwise.Plan.of(reduced), limits)


def test_the_layers_of_a_deal_have_as_many_paths_as_there_are_deals():
    case = small_game(4, turns=0).case
    plan = cardwise.Plan.of(reduced_of(case, ShowModel.IGNORE))
    paths = sweep.count(plan.layers(), np.ones((1, len(plan.columns))))
    assert paths @ plan.columns.multiplicity == brute(case, ShowModel.IGNORE).deals
    assert all(isinstance(layer, layers.GraphLayer) for layer in plan.layers())
    assert log_sweep.any_path(log_sweep.forward(plan.layers(), len(plan.columns))[-1])


def test_work_can_be_given_up_between_two_cards():
    calls = []

    def check() -> None:
        calls.append(1)
        if len(calls) == 4:
            raise CancelledError

    case = classic_game(3, 6, 8, spectator=True).case
    with pytest.raises(CancelledError):
        answer(case, "exact", check=check)
    assert len(calls) == 4
