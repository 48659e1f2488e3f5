"""Where the entry stands, without a window: what it would enter, and what becomes of it when the game changes."""

import pytest

from app.features.entry.draft import Field, Kind, draft_of
from app.features.entry.state import APPEND, Aim, EntryState, PendingEntry, Target
from core.model.case import Case
from core.model.events import Suggestion
from tests.app.conftest import DECK
from tests.notation import parse_event

NEW = parse_event("Bob: Mrs White, Rope, Hall; Cid passes, Dot shows", DECK)


@pytest.fixture
def state(case: Case) -> EntryState:
    begun = EntryState.begun(case)
    return begun.with_draft(draft_of(NEW, case.setup))


def test_an_empty_entry_has_no_prospect(case: Case):
    begun = EntryState.begun(case)
    assert begun.pending is None
    assert begun.is_empty
    assert begun.draft.by == "Bob"


def test_a_whole_one_would_go_to_the_end(state: EntryState, case: Case):
    assert state.pending == PendingEntry(case, NEW, APPEND)
    assert state.pending.result == case.appended(NEW)
    assert state.pending.at == 5


def test_what_is_wrong_would_not_be_entered(case: Case):
    wrong = EntryState.begun(case).with_draft(
        draft_of(parse_event("Bob: Mrs White, Rope, Hall; Bob shows", DECK), case.setup)
    )
    assert wrong.problems
    assert wrong.pending is None


def test_a_correction_takes_the_place_of_its_entry(case: Case):
    state = EntryState.begun(case).correcting(case.events[2], None)
    assert state.target == Target(Aim.CORRECT, 2)
    pending = state.with_draft(draft_of(NEW, case.setup)).pending
    assert pending.base == case.deleted(2)
    assert pending.result == case.replaced(2, NEW)


def test_an_insertion_goes_before_its_entry(case: Case):
    state = EntryState.begun(case).inserting(2)
    assert state.draft.by == "Cid", "whose turn it was then"
    pending = state.with_draft(draft_of(NEW, case.setup)).pending
    assert pending.base == case
    assert pending.result == case.inserted(2, NEW)


def test_a_half_made_entry_outlives_other_steps(state: EntryState, case: Case):
    moved = state.moved_to(case.deleted(0))
    assert moved.draft.cards == state.draft.cards
    assert moved.pending.result == case.deleted(0).appended(NEW)


def test_what_corrects_an_entry_that_is_gone_begins_anew(case: Case):
    state = EntryState.begun(case).correcting(case.events[4], 4)
    assert state.moved_to(case.deleted(4)).is_empty
    assert state.moved_to(case.appended(NEW)).target == Target(Aim.CORRECT, 4)


def test_another_kind_keeps_what_makes_sense(state: EntryState):
    accusing = state.of_kind(Kind.ACCUSATION)
    assert accusing.draft.cards == state.draft.cards
    assert accusing.pending is None


# --- the room that the asker's token stands in


def test_the_room_that_the_asker_stands_in_is_assumed(case: Case) -> None:
    deck = case.setup.deck
    hall, study = deck.card("Hall"), deck.card("Study")
    begun = EntryState.begun(case).standing({"Bob": hall, "Dot": study})
    assert begun.draft.cards == (None, None, hall)
    assert begun.is_empty  # nobody has said anything
    assert begun.with_draft(begun.draft.asking("Dot")).draft.cards[2] == study
    assert begun.with_draft(begun.draft.asking("Cid")).draft.cards[2] is None
    assert begun.standing({}).draft.cards[2] is None
    assert begun.of_kind(Kind.ACCUSATION).draft.cards[2] is None
    assert begun.of_kind(Kind.ACCUSATION).of_kind(Kind.SUGGESTION).draft.cards[2] == hall


def test_a_player_can_still_be_named_as_who_asks_while_the_room_is_only_assumed(case: Case) -> None:
    begun = EntryState.begun(case).standing({"Bob": case.setup.deck.card("Hall")})
    named = begun.with_player("Dot")
    assert named is not None
    assert (named[0].draft.by, named[0].draft.answered) == ("Dot", False)


def test_what_is_said_of_the_room_stays(case: Case) -> None:
    deck = case.setup.deck
    hall, study = deck.card("Hall"), deck.card("Study")
    said = EntryState.begun(case).standing({"Bob": hall}).with_card(study)[0]
    assert said.standing({"Bob": deck.card("Lounge")}).draft.cards[2] == study
    assert said.with_draft(said.draft.asking("Dot")).draft.cards[2] == study
    again = EntryState.begun(case).standing({"Bob": hall}).with_card(hall)[0]
    assert again.draft.cards[2] == hall
    assert not again.is_empty
    assert again.standing({}).draft.cards[2] == hall


def test_an_assumed_room_can_be_cleared_and_entered(case: Case) -> None:
    deck = case.setup.deck
    begun = EntryState.begun(case).standing({"Bob": deck.card("Hall")})
    cleared = begun.with_draft(begun.draft.cleared(Field.ROOM))
    assert cleared.draft.cards[2] is None
    named = begun.with_card(deck.card("Rope"))[0].with_card(deck.card("Mrs White"))[0]
    entered = named.with_draft(named.draft.refuted("Cid")).draft.event()
    assert isinstance(entered, Suggestion)
    assert entered.cards[2] == deck.card("Hall")


def test_an_entry_that_is_corrected_assumes_nothing(case: Case) -> None:
    rooms = {name: case.setup.deck.card("Study") for name in case.setup.seats}
    corrected = EntryState.begun(case, rooms=rooms).correcting(case.events[0], 0)
    assert corrected.draft.event() == case.events[0]
    assert corrected.standing({}).draft.event() == case.events[0]
