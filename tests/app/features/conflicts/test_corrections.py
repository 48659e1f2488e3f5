"""What can be done about a conflict, as it is offered."""

import pytest

from app.features.conflicts import CorrectionKind, corrections_of
from core.conflicts.conflicts import REMOVE, Correction
from core.conflicts.conflicts import corrections as found_corrections
from core.model.case import Case
from core.model.events import Move
from tests.app.conftest import DECK
from tests.app.languages import quiet
from tests.notation import parse_event

NOTE = parse_event("Note: Bob has Rope", DECK)


def test_the_newest_entry_comes_first_and_its_changes_keep_their_order(contradiction: Case):
    event = contradiction.events[5]
    corrections = [
        Correction(4, REMOVE, None, "remove it"),
        Correction(5, "a", event, "one"),
        Correction(5, "b", event, "two"),
    ]
    newest, oldest = corrections_of(contradiction, (4, 5), corrections, ())
    assert (newest.event, oldest.event) == (5, 4)
    assert [fix.words for fix in newest.changes] == ["One", "Two"]
    assert [fix.words for fix in oldest.others] == ["Set it aside", "Remove it", "Correct it…"]


def test_what_is_not_enough_by_itself_can_still_be_corrected_by_hand(contradiction: Case):
    _, entry = corrections_of(contradiction, (4, 5), [Correction(4, REMOVE, None, "remove it")], ())
    assert not entry.suffices
    assert [fix.kind for fix in entry.others] == [CorrectionKind.CORRECT]


def test_entries_that_go_together_are_named_and_go_together(contradiction: Case):
    corrections = [Correction(5, REMOVE, None, "remove it, and entries 1 and 3 as well", (0, 2))]
    (entry,) = corrections_of(contradiction, (5,), corrections, ())
    aside, remove, _ = entry.others
    assert remove.words == "Remove it and entries 1 and 3"
    assert aside.words == "Set it and entries 1 and 3 aside"
    assert remove.besides == (0, 2)


def test_the_way_back_is_to_the_newest_case_without_the_entry(case: Case, contradiction: Case):
    later = contradiction.appended(NOTE)
    (entry,) = corrections_of(later, (5,), [], (case.upto(4), case, contradiction))
    undo = entry.others[-1]
    assert (undo.kind, undo.steps) == (CorrectionKind.UNDO, 2)
    (first,) = corrections_of(later, (0,), [], (case, contradiction))
    assert [fix.kind for fix in first.others] == [CorrectionKind.CORRECT], "it was always there"


def test_a_move_is_corrected_on_the_board_alone(case: Case):
    moved = case.appended(Move("Ann", DECK.card("Hall")))
    (entry,) = corrections_of(moved, (5,), [], ())
    assert entry.others == ()


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(contradiction: Case):
    found = [
        *found_corrections(contradiction, (4, 5)),
        *(Correction(5, REMOVE, None, "", besides) for besides in [(0,), (0, 2)]),
    ]
    entries = corrections_of(contradiction, (4, 5), found, (contradiction.upto(4),))
    texts = [
        text for entry in entries for text in (entry.line, *(fix.words for fix in (*entry.changes, *entry.others)))
    ]
    assert len(texts) > 10
    assert [quiet(text, contradiction.setup.seats) for text in texts] == [""] * len(texts)
