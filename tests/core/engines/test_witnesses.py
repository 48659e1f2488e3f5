"""Conflicts by hand, and witnesses that answer as without their cache, even if the search is undecided."""

from dataclasses import replace

from core.engines import conflict as witnesses
from core.engines.conflict import Witnesses, conflict_of, consistent_prefix
from core.engines.contract import TooLargeError
from core.engines.exact.possible import is_possible
from core.evidence.evidence import SETUP, evidence_of, evidence_without_setup
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import brute, clashes
from tests.patience import given_up


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
    monkeypatch.setattr(witnesses, "TRIALS", 0)
    with given_up(after=3):  # between two cards of the graph
        Witnesses().allow(evidence_of(classic_game(3, 4, 5).case))


DECK = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn"))
ADA, BEA, AXE, BOW, ATTIC, BARN = DECK.cards


def test_a_conflict_has_what_is_needed_and_nothing_else():
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)), me="Ann", my_hand=(ADA, BEA))
    assert conflict_of(Case(setup)) == (SETUP,)
    assert consistent_prefix(Case(setup)) == -1
    # an overfull hand needs the sizes
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))
    notes = (Note("Bob", ADA, holds=True), Note("Ann", BOW, holds=False), Note("Bob", AXE, holds=True))
    assert conflict_of(Case(setup, notes)) == (0, 2, SETUP)
    # my hand against an answer of mine
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)), me="Ann", my_hand=(ADA, AXE))
    asked = Suggestion("Bob", (ADA, BOW, ATTIC), passed=("Ann",))
    assert conflict_of(Case(setup, (asked,))) == (0, SETUP)
    # a pass and a show conflict whatever the sizes
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))
    passed = Suggestion("Ann", (ADA, AXE, ATTIC), passed=("Bob",))
    shown = Suggestion("Ann", (ADA, BOW, BARN), refuted_by="Bob", shown=ADA)
    other = Note("Ann", AXE, holds=True)
    assert conflict_of(Case(setup, (passed, other, shown))) == (0, 2)
    doubtful = replace(passed, aside=True)
    assert conflict_of(Case(setup, (doubtful, other, shown))) == ()
