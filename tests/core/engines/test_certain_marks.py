"""Certain marks are complete for every engine: a cell is certain if and only if all consistent deals agree."""

from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from core.engines import registry as certainty
from core.engines.centre.engine import CentreEngine
from core.engines.conflict import Witnesses
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.exact.layers import GraphLimits
from core.engines.exact.possible import assume, find_deal, fits
from core.engines.registry import AutoEngine, with_certain_cells
from core.engines.tuning import Tuning
from core.evidence.evidence import evidence_of
from core.evidence.presolve import presolve
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.benchmarks.large_decks import sixty_cards
from tests.core.engines.conformance import Refusing, ask, certain_cells_are_exact, chunks, named
from tests.games import PLAIN, classic_game, corrupted, play, small_game, table, ten_suspect_game
from tests.oracle.brute import brute
from tests.patience import given_up

ESTIMATED = Tuning(budget=1, samples=1_000)
"""A budget that only fully propagated cases fit."""

LAST_RESORT = AutoEngine(Refusing("exact"), lambda: Refusing("sampler"), CentreEngine, budget=1)
"""Auto when neither the exact engine nor Monte Carlo can answer."""

RNG = np.random.default_rng


def marks(posterior):
    """0 and 1 for certain cells, otherwise 0.5: [n_cards, n_holders]."""
    return np.where(np.isin(posterior.marginals, (0.0, 1.0)), posterior.marginals, 0.5)


@pytest.mark.parametrize("seeds", chunks(0, 200, quick=60))
def test_marks_are_complete_by_brute_force(seeds):
    for seed in seeds:
        with named(f"small_game({seed}, turns=8)"):
            case = small_game(seed, turns=8).case
            oracle = brute(case, ShowModel.IGNORE)
            for found in (
                answer(case),
                answer(case, tuning=ESTIMATED, rng=RNG(1)),
                LAST_RESORT.posterior(evidence_of(case)),
            ):
                certain_cells_are_exact(found, oracle)


def agree_with_the_exact_engine(case):
    """Return the number of certain cells beyond propagation."""
    exact = marks(answer(case, "exact"))
    np.testing.assert_array_equal(marks(answer(case, tuning=ESTIMATED, rng=RNG(1))), exact)
    np.testing.assert_array_equal(marks(LAST_RESORT.posterior(evidence_of(case), RNG(1))), exact)
    return int((exact != 0.5).sum() - propagated(case))


def propagated(case):
    """The number of cells that propagation makes certain."""
    reduced = presolve(evidence_of(case))
    columns = [0] * len(reduced.evidence.factors)
    for slot, cards in enumerate(reduced.allowed):
        columns[reduced.column(slot)] |= cards
    return len(case.setup.deck) * len(columns) - sum(cards.bit_count() for cards in columns)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_marks_of_estimates_are_those_of_the_exact_engine(players):
    more = 0
    for seed in (2, 5, 6, 8, 10, 11):  # each has some more for some number of players
        with named(f"classic_game({seed}, {players}, {10 + 2 * seed}, spectator={seed % 2 == 0})"):
            more += agree_with_the_exact_engine(
                classic_game(seed, players, 10 + 2 * seed, spectator=seed % 2 == 0).case
            )
    assert more  # or propagation alone would do


def test_marks_of_estimates_are_complete_where_everybody_answers():
    for seed in range(6):
        with named(f"ten_suspect_game({seed}, 5, 12)"):
            agree_with_the_exact_engine(ten_suspect_game(seed, 5, 12).case)


# A deck that no exact method fits


def hidden_pair(seed, players):
    """A game with 60 cards whose last entries say what propagation misses: one of two cards is Bob's, one is Cid's.

    Returns the case and the two cards.
    """
    rng = Random(seed)
    deck = Deck(*(tuple(f"{name} {i}" for i in range(20)) for name in ("Suspect", "Weapon", "Room")))
    setup, truth = table(rng, deck, players, spectator=True)
    case = play(rng, setup, truth, 15, PLAIN).case
    of_both = {holder: [card for card in deck if truth[card] == holder] for holder in ("Bob", "Cid")}
    first, second = next((a, b) for a in of_both["Bob"] for b in of_both["Cid"] if a.category < b.category)
    others = [
        next(card for card in deck.of(category) if truth[card] not in ("Bob", "Cid", ENVELOPE)) for category in Category
    ]
    asked, denied = [*others], tuple(others)
    asked[first.category], asked[second.category] = first, second
    events = (
        Suggestion("Ann", denied, passed=("Bob", "Cid")),
        Suggestion("Ann", tuple(asked), refuted_by="Bob"),
        Suggestion("Bob", tuple(asked), refuted_by="Cid"),
    )
    return Case(setup, (*case.events, *events)), (first, second)


@pytest.mark.parametrize(("seed", "players"), [(1, 8), pytest.param(2, 10, marks=pytest.mark.slow)])
def test_what_propagation_misses_arrives_where_exact_does_not_fit(seed, players):
    case, pair = hidden_pair(seed, players)
    posterior = answer(case, tuning=Tuning(samples=1_000), rng=RNG(1))
    assert not posterior.exact
    elsewhere = [holder for holder in posterior.holders if holder not in ("Bob", "Cid")]
    evidence = evidence_of(case)
    before = presolve(evidence)
    for found in (posterior, LAST_RESORT.posterior(evidence, RNG(1))):
        for card in pair:
            assert [found.probability(card, holder) for holder in elsewhere] == [0] * len(elsewhere)
    open_to = [
        before.allowed[slot] for slot in range(len(before.held)) if evidence.holders[before.column(slot)] in elsewhere
    ]
    assert any(cards >> case.setup.deck.index[pair[0]] & 1 for cards in open_to)


@pytest.mark.parametrize("players", [8, pytest.param(10, marks=pytest.mark.slow)])
def test_marks_are_complete_where_exact_does_not_fit(players):
    """For each open cell there are two deals that disagree; for no certain cell is there one that says otherwise."""
    case = sixty_cards(players, 1, 3)[0]
    posterior = answer(case, tuning=Tuning(samples=1_000, budget=1_000_000), rng=RNG(1))
    assert not posterior.exact
    evidence, known = evidence_of(case, ShowModel.IGNORE), Witnesses()
    has, lacks = deals_of(evidence)
    certain = 0
    for row, card in enumerate(posterior.cards):
        for column, holder in enumerate(posterior.holders):
            p = posterior.marginals[row, column]
            if 0 < p < 1:
                assert has[row, column]
                assert lacks[row, column]
            else:
                otherwise = Note(holder, card, holds=p == 0)
                assert not known.allow(evidence_of(case.appended(otherwise), ShowModel.IGNORE))
                certain += 1
    assert certain > 60


def deals_of(evidence):
    """Which cells some deal has, and which some deal lacks, of deals that are seen to fit: [n_cards, n_holders]."""
    reduced, rng = presolve(evidence), Random(0)
    shape = len(evidence.cards), len(evidence.factors)
    has, lacks = np.zeros(shape, bool), np.zeros(shape, bool)
    for slot, allowed in enumerate(reduced.allowed):
        for card in range(shape[0]):
            if allowed >> card & 1 and not has[card, reduced.column(slot)]:
                deal = find_deal(assume(reduced, slot, 1 << card, holds=True), 1_000, rng)
                assert deal is not None
                assert fits(deal, evidence)
                there = np.array([[bool(hand >> i & 1) for hand in deal] for i in range(shape[0])])
                has |= there
                lacks |= ~there
    return has, lacks


# Completing the evidence of an estimate: every certain cell is added, and nothing else


def open_cells(evidence):
    """Which cells presolve leaves open or certain, as [n_cards, n_holders] of 0, 0.5 and 1."""
    reduced = presolve(evidence)
    cells = np.zeros((len(evidence.cards), len(evidence.factors)))
    for slot in range(len(reduced.held)):
        for card in range(len(cells)):
            bit = 1 << card
            value = 1.0 if reduced.held[slot] & bit else 0.5 if reduced.allowed[slot] & bit else 0.0
            cells[card, reduced.column(slot)] += value
    return cells


ALL_DEALS, ONE_DEAL_EACH = certainty.LIMITS, GraphLimits(steps=0)


@pytest.mark.parametrize("limits", [ALL_DEALS, ONE_DEAL_EACH], ids=["all deals", "one deal each"])
def test_after_it_propagation_knows_exactly_what_is_certain(limits, monkeypatch):
    monkeypatch.setattr(certainty, "LIMITS", limits)
    more = 0
    for seed in range(40):
        with named(f"small_game({seed})"):
            case = small_game(seed).case
            oracle = ask(case, ShowModel.IGNORE)
            evidence = evidence_of(case)
            found = open_cells(with_certain_cells(evidence))
            want = [[float(oracle.marginals[card][holder]) for holder in evidence.holders] for card in evidence.cards]
            certain = np.where(np.isin(want, (0, 1)), want, 0.5)
            np.testing.assert_array_equal(found, certain)
            more += (open_cells(evidence) != certain).any()
    assert more > 2  # or propagation alone would do


@pytest.mark.parametrize("limits", [ALL_DEALS, ONE_DEAL_EACH], ids=["all deals", "one deal each"])
def test_a_contradiction_is_found_where_there_is_one(limits, monkeypatch):
    monkeypatch.setattr(certainty, "LIMITS", limits)
    found = 0
    for seed in range(60):
        with named(f"corrupted({seed}, small_game({seed}, cards=7))"):
            case = corrupted(seed, small_game(seed, cards=7))
            if brute(case).deals:
                with_certain_cells(evidence_of(case))
            else:
                found += 1
                with pytest.raises(Contradiction):
                    with_certain_cells(evidence_of(case))
    assert found > 10


def test_who_finds_it_out_alone_is_told_nothing():
    for complete in (True, False):
        told = []
        engine = SimpleNamespace(complete=complete, posterior=lambda evidence, *_, told=told: told.append(evidence))
        evidence = evidence_of(small_game(9).case)
        certainty.complete_posterior(engine, evidence)
        assert (told[0] is evidence) == complete


@pytest.mark.parametrize("limits", [ALL_DEALS, ONE_DEAL_EACH], ids=["all deals", "one deal each"])
def test_completing_can_be_given_up(limits, monkeypatch):
    monkeypatch.setattr(certainty, "LIMITS", limits)
    capable = SimpleNamespace(complete=False, posterior=lambda *_: "an answer")
    evidence = evidence_of(classic_game(3, 4, 8).case)
    assert certainty.complete_posterior(capable, evidence) == "an answer"
    with given_up():
        certainty.complete_posterior(capable, evidence)
