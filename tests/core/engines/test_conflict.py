"""Conflicts against brute force: the set is contradictory, and nothing can be left out."""

from dataclasses import replace

from core.engines.conflict import conflict_of, consistent_prefix
from core.evidence.evidence import SETUP
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup

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
