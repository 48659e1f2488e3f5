"""Hints: easiest first, never more than asked, and following them fills the sheet."""

import re

import pytest

from core.engines.driver import answer
from core.explain.explanation import explain
from core.formats.case_file import example
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.practice.marking import HOW_MANY, WHICH_CELL, WHICH_ENTRY, WHY, CertainCell, Marking, hint, mark
from core.practice.marks import Mark, Says, marks_of_setup
from tests.games import small_game

DECK = Deck(("S1", "S2", "S3", "S4"), ("W1", "W2", "W3", "W4"), ("R1", "R2", "R3", "R4"))
HAND = ("S1", "S2", "S3", "W1", "W2", "W3", "R1", "R2")
SETUP = Setup(
    DECK,
    (Player("Ann", 3), Player("Bob", 2), Player("Cid", 2), Player("Dot", 2)),
    me="Ann",
    my_hand=tuple(map(DECK.card, ("S1", "W1", "R1"))),
)


def asked(cards, **answers):
    suspect, weapon, room = map(DECK.card, cards.split())
    return Suggestion("Ann" if "Ann" not in answers.values() else "Bob", (suspect, weapon, room), **answers)


LADDER = Case(
    SETUP,
    (
        asked("S3 W1 R1", passed=("Cid",)),
        asked("S1 W4 R1", refuted_by="Cid"),
        Note("Cid", DECK.card("R4"), holds=True),
        asked("S2 W2 R2", refuted_by="Bob"),
        asked("S3 W3 R3", refuted_by="Bob"),
        asked("S2 W2 R2", refuted_by="Dot"),
        asked("S2 W3 R3", refuted_by="Dot"),
        asked("S3 W2 R3", refuted_by="Dot"),
    ),
)
RUNGS = (
    CertainCell(DECK.card("S3"), "Cid", holds=False),  # a pass
    CertainCell(DECK.card("W4"), "Cid", holds=True),  # one suggestion, of which two cards are one's own
    CertainCell(DECK.card("S2"), "Cid", holds=False),  # a full hand
    CertainCell(DECK.card("S4"), "Bob", holds=False),  # two shows for the two cards of a hand
    CertainCell(DECK.card("S4"), "Dot", holds=False),  # three shows, whichever card was shown first
)
ENTRIES = (0, 1, 2, 4, 7)
"""The last entry that each needs."""


@pytest.mark.parametrize("easiest", range(len(RUNGS)))
def test_the_easiest_derivation_comes_first(easiest):
    given = hint(LADDER, Marking((), RUNGS[easiest:][::-1], ()), WHY)
    assert (given.count, given.cell, given.entry) == (5 - easiest, RUNGS[easiest][:2], ENTRIES[easiest])
    assert given.reason == explain(LADDER, *RUNGS[easiest][:2]).steps


def test_right_marks_make_it_easier():
    _, _, full, _, hardest = RUNGS
    in_envelope = CertainCell(DECK.card("S4"), ENVELOPE, holds=True)
    assert mark(LADDER, [Mark(*in_envelope[:2], Says.YES)]).right == (in_envelope,)
    for right, first in (((), full), ((in_envelope,), hardest)):
        assert hint(LADDER, Marking((), (full, hardest), right), WHICH_CELL).cell == first[:2]


def test_a_hint_never_tells_more_than_asked_nor_of_nothing():
    marking = mark(LADDER, marks_of_setup(SETUP))
    many, entry, cell, why = (hint(LADDER, marking, level) for level in (HOW_MANY, WHICH_ENTRY, WHICH_CELL, WHY))
    assert (many.entry, many.cell, many.reason) == (None, None, ())
    assert (entry.entry, entry.cell, entry.reason) == (0, None, ())
    assert (cell.entry, cell.cell, cell.reason) == (0, (DECK.card("S3"), "Cid"), ())
    assert many.says == f"{len(marking.missed)} certain cells missed."
    assert entry.says == f"{many.says} Look at entry 1."
    assert cell.says == f"{entry.says} Is S3 with Cid?"
    assert why.says == f"{cell.says} Cid passed on S3 (entry 1)."
    # where nothing is missed there is nothing to hint at
    marking = Marking((), (), ())
    assert {hint(LADDER, marking, level).says for level in (1, 2, 3, 4)} == {"0 certain cells missed."}


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(DECK, (Player("Ann", 8), Player("Bob", 1)), me="Ann", my_hand=tuple(map(DECK.card, HAND))), "own"),
        (Setup(DECK, (Player("Ann", 4), Player("Bob", 4)), face_up=DECK.cards[:1]), "lying face up"),
        (Setup(Deck(("S1",), ("W1", "W2"), ("R1", "R2")), (Player("Ann", 1), Player("Bob", 1))), "number of cards"),
    ],
)
def test_what_follows_from_the_set_up_names_no_entry(setup, said):
    case = Case(setup)
    given = hint(case, mark(case, []), WHICH_ENTRY)
    assert given.entry is None
    assert said in given.says


@pytest.mark.parametrize("case", [example(), LADDER, *(small_game(seed).case for seed in range(6))])
def test_following_the_hints_fills_the_sheet(case):
    posterior = answer(case)
    marks = list(marks_of_setup(case.setup))
    marking = mark(case, marks, posterior)
    while marking.missed:
        given = hint(case, marking, WHY)
        cell = next(cell for cell in marking.missed if cell[:2] == given.cell)
        marks.append(Mark(*given.cell, Says.of(holds=cell.holds)))
        found = explain(case, *given.cell)
        assert given.entry == (found.because[-1] if found.because else None)
        assert re.match(rf"{given.count} certain cells? missed\. Look at ", given.says)
        before, marking = given.count, mark(case, marks, posterior)
        assert len(marking.missed) == before - 1
    certain = sum(p in (0.0, 1.0) for p in posterior.marginals.flat)
    assert len(marks) == certain == len(marking.right)
