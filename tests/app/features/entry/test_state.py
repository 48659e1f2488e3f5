"""Where the entry stands, without a window: what it would enter, and what becomes of it when the game changes."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.entry.draft import offered
from app.features.entry.state import (
    APPEND,
    Aim,
    EntryDraft,
    EntryState,
    Field,
    Kind,
    PendingEntry,
    Target,
    by_posterior,
    draft_of,
    preselected,
)
from app.features.entry.text import still_missing, words
from core.formats.validity import event_problems
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from tests.app.features.entry.games import DECK, NAMES, SETUP, THREE, card, posterior
from tests.notation import parse_event

NEW = parse_event("Bob: Mrs White, Rope, Hall; Cid passes, Dot shows", DECK)


@pytest.fixture
def state(case: Case) -> EntryState:
    begun = EntryState.begun(case)
    return begun.with_draft(draft_of(NEW, case.setup))


def test_a_whole_entry_would_go_to_the_end_and_an_empty_or_a_wrong_one_nowhere(state, case):
    assert state.pending == PendingEntry(case, NEW, APPEND)
    assert state.pending.result == case.appended(NEW)
    assert state.pending.at == 5
    begun = EntryState.begun(case)
    assert begun.pending is None
    assert begun.is_empty
    assert begun.draft.by == "Bob"
    wrong = begun.with_draft(draft_of(parse_event("Bob: Mrs White, Rope, Hall; Bob shows", DECK), case.setup))
    assert wrong.problems
    assert wrong.pending is None


def test_a_correction_takes_the_place_of_its_entry_and_an_insertion_goes_before_it(case):
    correcting, inserting = EntryState.begun(case).correcting(case.events[2], None), EntryState.begun(case).inserting(2)
    assert correcting.target == Target(Aim.CORRECT, 2)
    assert inserting.draft.by == "Cid", "whose turn it was then"
    for state, base, result in (
        (correcting, case.deleted(2), case.replaced(2, NEW)),
        (inserting, case, case.inserted(2, NEW)),
    ):
        pending = state.with_draft(draft_of(NEW, case.setup)).pending
        assert (pending.base, pending.result) == (base, result)


def test_a_half_made_entry_outlives_other_steps_and_other_kinds_but_a_correction_not_its_entry(state, case):
    moved = state.moved_to(case.deleted(0))
    assert moved.draft.cards == state.draft.cards
    assert moved.pending.result == case.deleted(0).appended(NEW)
    correcting = EntryState.begun(case).correcting(case.events[4], 4)
    assert correcting.moved_to(case.deleted(4)).is_empty
    assert correcting.moved_to(case.appended(NEW)).target == Target(Aim.CORRECT, 4)

    accusing = state.of_kind(Kind.ACCUSATION)
    assert accusing.draft.cards == state.draft.cards
    assert accusing.pending is None


# --- the room that the asker's token stands in


HALL, STUDY, LOUNGE = map(card, ("Hall", "Study", "Lounge"))


@pytest.fixture
def standing(case) -> EntryState:
    """Bob, who asks next, stands in the Hall."""
    return EntryState.begun(case).standing({"Bob": HALL, "Dot": STUDY})


def room(state: EntryState) -> object:
    return state.draft.cards[2]


def test_the_room_that_the_asker_stands_in_is_assumed(standing):
    assert standing.draft.cards == (None, None, HALL)
    assert standing.is_empty  # nobody has said anything
    assert room(standing.with_draft(standing.draft.asking("Dot"))) == STUDY
    assert room(standing.with_draft(standing.draft.asking("Cid"))) is None
    assert room(standing.standing({})) is None
    assert room(standing.of_kind(Kind.ACCUSATION)) is None
    assert room(standing.of_kind(Kind.ACCUSATION).of_kind(Kind.SUGGESTION)) == HALL
    named = standing.with_player("Dot")
    assert (named[0].draft.by, named[0].draft.answered) == ("Dot", False), "who asks, as the room is only assumed"


def test_what_is_said_of_the_room_stays_and_an_assumed_one_can_be_cleared_and_entered(standing):
    told = standing.with_card(STUDY)[0]
    assert room(told.standing({"Bob": LOUNGE})) == STUDY
    assert room(told.with_draft(told.draft.asking("Dot"))) == STUDY
    again = standing.with_card(HALL)[0]
    assert room(again) == room(again.standing({})) == HALL
    assert not again.is_empty
    assert room(standing.with_draft(standing.draft.cleared(Field.ROOM))) is None
    named = standing.with_card(card("Rope"))[0].with_card(card("Mrs White"))[0]
    entered = named.with_draft(named.draft.refuted("Cid")).draft.event()
    assert isinstance(entered, Suggestion)
    assert entered.cards[2] == HALL


def test_an_entry_that_is_corrected_assumes_nothing(case):
    corrected = EntryState.begun(case, rooms=dict.fromkeys(case.setup.seats, STUDY)).correcting(case.events[0], 0)
    assert corrected.draft.event() == corrected.standing({}).draft.event() == case.events[0]


def asked(by: str, cards: tuple[Card, ...] = THREE) -> EntryDraft:
    draft = EntryDraft(SETUP, by=by)
    for one in cards:
        draft = draft.naming(one)
    return draft


def test_passes_follow_from_who_asks_and_who_refutes_but_for_those_that_nobody_noticed():
    assert asked("Bob").refuted("Eve").event() == Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")
    assert asked("Eve").refuted("Bob").event() == Suggestion("Eve", THREE, ("Finn", "Ann"), "Bob")
    assert asked("Bob").refuted(None).event() == Suggestion("Bob", THREE, ("Cid", "Dot", "Eve", "Finn", "Ann"))

    draft = asked("Bob").refuted("Finn").without_pass("Cid").without_pass("Eve")
    assert draft.passed == ("Dot",)
    assert draft.could_pass() == ("Cid", "Dot", "Eve")
    assert draft.with_pass("Eve").with_pass("Cid").passed == ("Cid", "Dot", "Eve")

    draft = asked("Bob").refuted("Eve")
    assert draft.asking("Dot").passed == ()
    assert draft.asking("Ann").passed == ("Bob", "Cid", "Dot")
    assert not draft.asking("Eve").answered


def test_a_card_shown_goes_with_the_three_and_further_answers_with_their_refuter():
    draft = dataclasses.replace(asked("Ann").refuted("Bob"), shown=card("Dagger"))
    assert draft.naming(card("Study")).shown == card("Dagger")
    assert draft.naming(card("Spanner")).shown is None

    draft = asked("Bob").refuted("Dot").answering("Finn", shows=True).answering("Eve", shows=False)
    assert draft.further == (Answer("Eve", shows=False), Answer("Finn", shows=True))
    assert draft.answering("Eve", shows=None).further == (Answer("Finn", shows=True),)
    assert draft.refuted("Eve").further == (Answer("Finn", shows=True),)
    assert draft.refuted(None).further == ()


def test_what_i_show_is_offered_from_my_hand_what_i_am_shown_from_the_sheet_and_the_only_card_is_preselected():
    seen = by_posterior(posterior({"Bob": ["Dagger"], "Cid": ["Mrs White", "Dagger", "Study"]}))
    assert offered(asked("Bob").refuted("Ann"), "Ann", seen) == (card("Mrs White"),)
    assert offered(asked("Ann").refuted("Bob"), "Bob", seen) == (card("Mrs White"), card("Study"))
    assert offered(asked("Ann").refuted("Bob"), "Bob", by_posterior(None)) == THREE
    assert offered(asked("Ann").refuted("Cid"), "Cid", seen) == THREE, "a contradiction must be enterable"

    assert preselected(asked("Bob").refuted("Ann"), by_posterior(None)).shown == card("Mrs White")
    mine = (card("Mrs White"), card("Rope"), card("Study"))
    assert preselected(asked("Bob", mine).refuted("Ann"), by_posterior(None)).shown is None
    seen = by_posterior(posterior({"Bob": ["Dagger", "Study"], "Cid": ["Dagger", "Study"]}))
    assert preselected(asked("Ann").refuted("Bob"), seen).shown == card("Mrs White")
    assert preselected(asked("Bob").refuted("Cid"), seen).shown is None


def test_the_way_through_the_fields():
    draft = EntryDraft(SETUP, by="Bob")
    assert draft.next_field() is Field.SUSPECT
    assert asked("Bob").next_field(Field.ROOM) is Field.REFUTER
    assert asked("Bob").refuted("Dot").next_field(Field.REFUTER) is None
    assert asked("Bob").refuted("Ann").next_field(Field.REFUTER) is Field.SHOWN
    assert asked("Bob").refuted("Dot").previous_field(None) is Field.REFUTER
    assert draft.previous_field(Field.SUSPECT) is Field.BY
    assert draft.previous_field(Field.BY) is None


def test_words_grow_with_the_entry():
    draft = EntryDraft(SETUP, by="Bob")
    assert words(draft) == "Bob: …, …, …; …"
    assert words(draft.naming(card("Rope"))) == "Bob: …, Rope, …; …"
    assert words(asked("Bob").refuted("Dot")) == "Bob: Mrs White, Dagger, Study; Cid passes, Dot shows"
    assert still_missing(draft) == "Still needed: suspect, weapon, room, who shows"
    assert still_missing(asked("Bob")) == "Still needed: who shows"
    assert still_missing(asked("Bob").refuted(None)) == ""
    accused = draft_of(Accusation("Cid", THREE), SETUP)
    assert words(accused) == "Cid accuses: Mrs White, Dagger, Study: wrong"
    assert words(draft_of(Note("envelope", THREE[0], holds=False), SETUP)) == "The envelope doesn’t have Mrs White"


def events() -> st.SearchStrategy[Event]:
    triple = st.tuples(*(st.sampled_from(DECK.of(category)) for category in Category))
    names, flag = st.sampled_from(NAMES), st.booleans()
    comment = st.none() | st.just("doubtful")

    @st.composite
    def suggestion(draw: st.DrawFn) -> Suggestion:
        by, *others = draw(st.permutations(NAMES))
        n = draw(st.integers(0, len(others)))
        passed, rest = tuple(others[:n]), others[n:]
        if not rest or draw(flag):
            return Suggestion(by, draw(triple), passed, aside=draw(flag), comment=draw(comment))
        cards = draw(triple)
        shown = draw(st.none() | st.sampled_from(cards))
        further = tuple(Answer(name, shows=draw(flag)) for name in rest[1 : 1 + draw(st.integers(0, 3))])
        return Suggestion(by, cards, passed, rest[0], shown, further, draw(flag), draw(comment))

    return st.one_of(
        suggestion(),
        st.builds(Accusation, names, triple, flag, flag, comment),
        st.builds(Note, st.sampled_from((*NAMES, "envelope")), st.sampled_from(DECK.cards), flag, flag, comment),
    )


@given(events())
def test_an_event_that_is_loaded_to_be_corrected_is_the_same_event(event):
    assert draft_of(event, SETUP).event() == event


@given(st.lists(st.one_of(st.sampled_from(NAMES), st.none(), st.sampled_from(DECK.cards)), max_size=12), st.data())
def test_whatever_one_clicks_the_event_is_valid(clicks, data):
    draft = EntryDraft(SETUP, by="Ann")
    for click in clicks:
        if isinstance(click, Card):
            draft = draft.naming(click)
        elif click is not None and data.draw(st.booleans()):
            draft = draft.asking(click)
        elif click != draft.by:
            draft = draft.refuted(click)
        for player in draft.could_answer():
            draft = draft.answering(player, data.draw(st.sampled_from([True, False, None])))
    event = draft.event()
    if event is not None:
        assert event_problems(event, SETUP) == []


def test_kinds_share_what_makes_sense_for_both_and_a_move_is_none():
    draft = dataclasses.replace(asked("Bob"), kind=Kind.ACCUSATION)
    assert draft.missing() == (Field.CORRECT,)
    assert dataclasses.replace(draft, correct=True).event() == Accusation("Bob", THREE, correct=True)
    with pytest.raises(ValueError, match="board"):
        draft_of(Move("Ann", card("Hall")), SETUP)
