"""Marks: the cells that propagation makes certain."""

from dataclasses import replace

import numpy as np

from core.evidence.evidence import evidence_of
from core.evidence.presolve import HOLDS, LACKS, OPEN, marks, presolve
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.setup import Player, Setup

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
ADA, BEA, CLEO, AXE, BOW, CLUB, ATTIC, BARN, CELLAR = DECK
SETUP = Setup(DECK, (Player("Ann", 3), Player("Bob", 2), Player("Cid", 1)), me="Ann", my_hand=(BEA, BOW, ATTIC))


def cell(found, card, holder):
    return found[DECK.index[card], SETUP.holders.index(holder)]


def test_what_is_certain_is_marked_and_all_else_is_open():
    found = marks(Case(SETUP, (Suggestion("Ann", (ADA, AXE, ATTIC), passed=("Bob",), refuted_by="Cid", shown=AXE),)))
    assert found.shape == (9, 4)
    assert {cell(found, card, "Ann") for card in (BEA, BOW, ATTIC)} == {HOLDS}
    assert cell(found, AXE, "Cid") == HOLDS
    assert cell(found, ADA, "Cid") == LACKS, "one card is all that Cid has"
    assert cell(found, ADA, "Bob") == LACKS
    assert {cell(found, card, "envelope") for card in (ADA, CLUB)} == {HOLDS}, "where else"
    assert cell(found, CLEO, "Bob") == HOLDS, "there is a suspect in the envelope"
    assert {cell(found, card, holder) for card in (BARN, CELLAR) for holder in ("Bob", "envelope")} == {OPEN}
    assert (found == OPEN).sum() == 4
    assert {1, 0, -1} == {HOLDS, LACKS, OPEN} == set(found.ravel().tolist()), "as it is documented"


def test_a_case_that_contradicts_itself_is_open_everywhere():
    found = marks(Case(SETUP, (Note("Bob", ADA, holds=True), Note("Bob", ADA, holds=False))))
    assert found.shape == (9, 4)
    assert (found == OPEN).all()
    assert found.dtype == np.int8


def test_of_shows_that_imply_each_other_the_narrowest_is_kept():
    asked = (ADA, AXE, CELLAR), (ADA, AXE, BARN), (ADA, AXE, CELLAR)
    case = Case(
        replace(SETUP, me=None, my_hand=()),
        (Note("Cid", BARN, holds=True), *(Suggestion("Ann", cards, refuted_by="Bob") for cards in asked)),
    )
    reduced = presolve(evidence_of(case))
    bob = reduced.holders.index("Bob")
    assert reduced.clauses == [(bob, DECK.bits["Ada"] | DECK.bits["Axe"])]
