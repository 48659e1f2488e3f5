"""Where the entry stands, without a window: what it would enter, and what becomes of it when the game changes."""

import pytest

from app.models.entry_draft import Kind, draft_of
from app.models.entry_prospect import Prospect
from app.models.entry_state import EntryState
from app.models.entry_target import APPEND, Aim, Target
from core.model.case import Case
from core.model.notation import parse_event
from tests.app.conftest import DECK

NEW = parse_event("Bob: Mrs White, Rope, Hall; Cid passes, Dot shows", DECK)


@pytest.fixture
def state(case: Case) -> EntryState:
    begun = EntryState.begun(case)
    return begun.said(draft_of(NEW, case.setup))


def test_an_empty_entry_has_no_prospect(case: Case):
    begun = EntryState.begun(case)
    assert begun.prospect is None
    assert begun.is_empty
    assert begun.draft.by == "Bob"


def test_a_whole_one_would_go_to_the_end(state: EntryState, case: Case):
    assert state.prospect == Prospect(case, NEW, APPEND)
    assert state.prospect.result == case.appended(NEW)
    assert state.prospect.at == 5


def test_what_is_wrong_would_not_be_entered(case: Case):
    wrong = EntryState.begun(case).said(
        draft_of(parse_event("Bob: Mrs White, Rope, Hall; Bob shows", DECK), case.setup)
    )
    assert wrong.problems
    assert wrong.prospect is None


def test_a_correction_takes_the_place_of_its_entry(case: Case):
    state = EntryState.begun(case).correcting(case.events[2], None)
    assert state.target == Target(Aim.CORRECT, 2)
    prospect = state.said(draft_of(NEW, case.setup)).prospect
    assert prospect.base == case.deleted(2)
    assert prospect.result == case.replaced(2, NEW)


def test_an_insertion_goes_before_its_entry(case: Case):
    state = EntryState.begun(case).inserting(2)
    assert state.draft.by == "Cid", "whose turn it was then"
    prospect = state.said(draft_of(NEW, case.setup)).prospect
    assert prospect.base == case
    assert prospect.result == case.inserted(2, NEW)


def test_a_half_made_entry_outlives_other_steps(state: EntryState, case: Case):
    moved = state.moved_to(case.deleted(0))
    assert moved.draft.cards == state.draft.cards
    assert moved.prospect.result == case.deleted(0).appended(NEW)


def test_what_corrects_an_entry_that_is_gone_begins_anew(case: Case):
    state = EntryState.begun(case).correcting(case.events[4], 4)
    assert state.moved_to(case.deleted(4)).is_empty
    assert state.moved_to(case.appended(NEW)).target == Target(Aim.CORRECT, 4)


def test_another_kind_keeps_what_makes_sense(state: EntryState):
    accusing = state.of_kind(Kind.ACCUSATION)
    assert accusing.draft.cards == state.draft.cards
    assert accusing.prospect is None
