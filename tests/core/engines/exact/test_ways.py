"""The sums over all deals, card by card: equal to brute force in every arithmetic."""

from fractions import Fraction
from math import comb, factorial
from random import Random

import numpy as np
import pytest

from core.checkpoint import CancelledError, stopped_by
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.exact import cardwise, sweep
from core.engines.exact.cardwise import Sums, deals_bound, multinomial
from core.engines.exact.columns import envelope_columns
from core.engines.exact.layers import GraphLimits, layers_of
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.case import Case
from core.model.deck import Deck
from core.model.rules import Rules, ShowModel
from tests.games import classic_game, corrupted, edition_game, play, small_game, table, ten_suspect_game
from tests.oracle.brute import brute


def reduced_of(case: Case, model: ShowModel) -> ReducedProblem:
    return presolve(evidence_of(case, model))


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


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize("seed", range(60))
def test_they_equal_brute_force(seed, model):
    case = small_game(seed, turns=6 if model is ShowModel.RANDOM else None).case
    reduced = reduced_of(case, model)
    equals_oracle(case, reduced, cardwise.solve(reduced), model)


@pytest.mark.parametrize("seed", range(60))
def test_contradictions_are_found(seed):
    case = corrupted(seed, small_game(seed, turns=5))
    deals = brute(case, ShowModel.IGNORE).deals
    try:
        reduced = reduced_of(case, ShowModel.IGNORE)
    except Infeasible:
        assert deals == 0
        return
    if deals:
        assert cardwise.solve(reduced).deals == deals
    else:
        with pytest.raises(Infeasible):
            cardwise.solve(reduced)


def test_logarithms_give_the_same_sums(monkeypatch):
    residues = [reduced_of(small_game(seed, turns=6).case, ShowModel.RANDOM) for seed in range(200)]
    weighted = [reduced for reduced in residues if reduced.choices]
    assert len(weighted) > 10
    plain = [cardwise.solve(reduced) for reduced in weighted]
    monkeypatch.setattr(cardwise, "needs_logs", lambda _reduced: True)
    for reduced, sums in zip(weighted, plain, strict=True):
        equal(sums, cardwise.solve(reduced))


def test_a_deck_of_thirty_is_counted_to_the_last_digit():
    """At the deal every count is a multinomial coefficient, here far above 2^64."""
    case = edition_game(1, 8, 0, name="master-detective", spectator=True).case
    sums = cardwise.solve(reduced_of(case, ShowModel.IGNORE))
    ways = factorial(27)
    for size in case.setup.sizes.values():
        ways //= factorial(size)
    assert sums.deals == 10 * 8 * 12 * ways > 2**64


@pytest.mark.parametrize("seed", range(6))
def test_large_counts_agree_in_every_arithmetic(seed):
    """Above 2^53 residues and floats are put together; Python's own integers say the same, slowly."""
    counted_in_both_ways(reduced_of(ten_suspect_game(seed, 4 + seed % 3, 6).case, ShowModel.IGNORE))


@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 18)])
def test_counts_beyond_two_words(players, each):
    """Up to sixty cards: 10^24 deals and more, told apart by several residues."""
    cards = Deck(*(tuple(f"{kind} {i}" for i in range(each)) for kind in ("Suspect", "Weapon", "Room")))
    setup, truth = table(Random(players), cards, players, spectator=True, rules=Rules())
    reduced = reduced_of(play(Random(players), setup, truth, 2).case, ShowModel.IGNORE)
    assert deals_bound(reduced) > 2**80
    counted_in_both_ways(reduced)


def counted_in_both_ways(reduced: ReducedProblem) -> None:
    columns = envelope_columns(reduced)
    whole = sweep.count(layers_of(reduced, columns, failed=False), np.ones((1, len(columns)), object))
    exact = sum(int(n) * int(m) for n, m in zip(whole, columns.multiplicity, strict=True))
    assert cardwise.solve(reduced).deals == exact
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
        cardwise.solve(reduced, limits)


def test_the_layers_of_a_deal_have_as_many_paths_as_there_are_deals():
    case = small_game(4, turns=0).case
    reduced = reduced_of(case, ShowModel.IGNORE)
    columns = envelope_columns(reduced)
    graph = layers_of(reduced, columns, failed=False)
    deals = brute(case, ShowModel.IGNORE).deals
    assert sweep.count(graph, np.ones((1, len(columns)))) @ columns.multiplicity == deals
    assert np.exp(sweep.log_forward(graph, len(columns))[-1]) @ columns.multiplicity == pytest.approx(deals)


def test_work_can_be_given_up_between_two_cards():
    calls = []

    def check() -> None:
        calls.append(1)
        if len(calls) == 4:
            raise CancelledError

    case = classic_game(3, 6, 8, spectator=True).case
    with stopped_by(check), pytest.raises(CancelledError):
        answer(case, "exact")
    assert len(calls) == 4
