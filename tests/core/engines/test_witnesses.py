"""Witnesses answer as without their cache, even if the search is undecided."""

import pytest

from core.checkpoint import CancelledError, stopped_by
from core.engines import conflict as witnesses
from core.engines.conflict import Witnesses
from core.engines.contract import TooLargeError
from core.engines.exact.possible import is_possible
from core.evidence.evidence import evidence_of, evidence_without_setup
from core.model.rules import ShowModel
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import brute, clashes


def questions(seed: int):
    """Parts of a corrupted case, with and without the set-up, and what the oracle says of them."""
    case = corrupted(seed, small_game(seed, cards=7, turns=6))
    for n in range(len(case.events) + 1):
        part = case.upto(n)
        yield evidence_of(part, ShowModel.IGNORE), bool(brute(part).deals)
    everything = range(len(case.events))
    if not any(event.aside for event in case.events):
        yield evidence_without_setup(case), not clashes(case, everything)


def test_what_they_remember_does_not_change_their_answer():
    for seed in range(12):
        known = Witnesses()
        asked = list(questions(seed))
        for evidence, want in [*asked, *reversed(asked)]:
            assert known.allow(evidence) == want


def test_where_trials_run_out_all_deals_are_gone_through(monkeypatch):
    monkeypatch.setattr(witnesses, "TRIALS", 0)
    for seed in range(15):
        for evidence, want in questions(seed):
            assert Witnesses().allow(evidence) == want


def test_a_deal_that_fits_again_is_not_looked_for_again(monkeypatch):
    case = classic_game(3, 4, 12).case
    known = Witnesses()
    assert known.allow(evidence_of(case))
    monkeypatch.setattr(witnesses, "presolve", None)  # which would be called
    assert all(known.allow(evidence_of(case.upto(n))) for n in range(len(case.events)))


def test_what_cannot_be_found_out_is_allowed(monkeypatch):
    def too_large(*_, pinned):
        raise TooLargeError("no")

    monkeypatch.setattr(witnesses, "TRIALS", 0)
    monkeypatch.setattr(witnesses, "is_possible", too_large)
    assert Witnesses().allow(evidence_of(classic_game(3, 4, 5).case))


def test_where_one_graph_is_too_large_the_other_is_built(monkeypatch):
    def only_in_columns(*given, pinned):
        if not pinned:
            raise TooLargeError("no")
        return is_possible(*given, pinned=True)

    monkeypatch.setattr(witnesses, "TRIALS", 0)
    monkeypatch.setattr(witnesses, "is_possible", only_in_columns)
    for seed in range(8):
        for evidence, want in questions(seed):
            assert Witnesses().allow(evidence) == want


def test_nobody_waits_for_what_is_not_wanted(monkeypatch):
    asked = []

    def stop():
        asked.append(None)
        if len(asked) > 3:
            raise CancelledError

    monkeypatch.setattr(witnesses, "TRIALS", 0)
    with stopped_by(stop), pytest.raises(CancelledError):  # between two cards of the graph
        Witnesses().allow(evidence_of(classic_game(3, 4, 5).case))
