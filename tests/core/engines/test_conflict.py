"""Conflicts against brute force: the set is contradictory, and nothing can be left out."""

from dataclasses import replace

import pytest

from core.engines.conflict import conflict_of, consistent_prefix
from core.evidence.evidence import SETUP, Source
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from tests.games import corrupted, small_game
from tests.oracle.brute import brute, clashes


def contradictory(seeds: range) -> list[Case]:
    cases = [corrupted(seed, small_game(seed, cards=8, turns=6)) for seed in seeds]
    return [case for case in cases if not brute(case).deals]


def test_a_conflict_is_one_and_nothing_can_be_left_out():
    cases = contradictory(range(8))
    assert len(cases) > 2
    for case in cases:
        is_minimal(case, conflict_of(case))


def is_minimal(case: Case, conflict: tuple[Source, ...]) -> None:
    """The entries conflict; without any one event, or the set-up if named, they don't."""
    assert clashes(case, conflict)
    for entry in conflict:
        rest = {other for other in conflict if other != entry} | ({SETUP} if entry != SETUP else set())
        assert not clashes(case, rest), (conflict, entry)


def test_the_consistent_prefix_ends_before_the_first_entry_that_conflicts():
    for case in contradictory(range(25)):
        n = consistent_prefix(case)
        assert n < 0 or brute(case.upto(n)).deals
        assert not brute(case.upto(n + 1)).deals


def test_a_consistent_case_has_no_conflict():
    for seed in range(40):
        case = small_game(seed).case
        assert conflict_of(case) == ()
        assert consistent_prefix(case) == len(case.events)


DECK = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn"))
ADA, BEA, AXE, BOW, ATTIC, BARN = DECK.cards


def test_a_setup_can_contradict_itself():
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)), me="Ann", my_hand=(ADA, BEA))
    assert conflict_of(Case(setup)) == (SETUP,)
    assert consistent_prefix(Case(setup)) == -1


def test_an_overfull_hand_needs_the_sizes():
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))
    notes = (Note("Bob", ADA, holds=True), Note("Ann", BOW, holds=False), Note("Bob", AXE, holds=True))
    assert conflict_of(Case(setup, notes)) == (0, 2, SETUP)


def test_my_hand_against_an_answer_of_mine():
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)), me="Ann", my_hand=(ADA, AXE))
    asked = Suggestion("Bob", (ADA, BOW, ATTIC), passed=("Ann",))
    assert conflict_of(Case(setup, (asked,))) == (0, SETUP)


def test_a_pass_and_a_show_conflict_whatever_the_sizes():
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))
    passed = Suggestion("Ann", (ADA, AXE, ATTIC), passed=("Bob",))
    shown = Suggestion("Ann", (ADA, BOW, BARN), refuted_by="Bob", shown=ADA)
    other = Note("Ann", AXE, holds=True)
    assert conflict_of(Case(setup, (passed, other, shown))) == (0, 2)
    doubtful = replace(passed, aside=True)
    assert conflict_of(Case(setup, (doubtful, other, shown))) == ()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_nothing_can_be_left_out_of_many_conflicts():
    for case in contradictory(range(1000, 1800)):
        is_minimal(case, conflict_of(case))
