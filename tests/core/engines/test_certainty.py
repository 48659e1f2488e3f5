"""Completing the evidence of an estimate: every certain cell is added, and nothing else."""

from types import SimpleNamespace

import numpy as np
import pytest

from core.checkpoint import CancelledError, stopped_by
from core.engines import registry as certainty
from core.engines.contract import Contradiction
from core.engines.exact.layers import GraphLimits
from core.engines.registry import with_certain_cells
from core.evidence.evidence import evidence_of
from core.evidence.presolve import presolve
from core.model.rules import ShowModel
from tests.core.engines.conformance import ask, named
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import brute


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
        engine = SimpleNamespace(
            complete=complete,
            posterior=lambda evidence, *_, told=told: told.append(evidence),
        )
        evidence = evidence_of(small_game(9).case)
        certainty.complete_posterior(engine, evidence)
        assert (told[0] is evidence) == complete


@pytest.mark.parametrize("limits", [ALL_DEALS, ONE_DEAL_EACH], ids=["all deals", "one deal each"])
def test_completing_can_be_given_up(limits, monkeypatch):
    def stop():
        raise CancelledError

    monkeypatch.setattr(certainty, "LIMITS", limits)
    capable = SimpleNamespace(complete=False, posterior=lambda *_: "an answer")
    evidence = evidence_of(classic_game(3, 4, 8).case)
    assert certainty.complete_posterior(capable, evidence) == "an answer"
    with stopped_by(stop), pytest.raises(CancelledError):
        certainty.complete_posterior(capable, evidence)
