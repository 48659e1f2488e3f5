import dataclasses

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.entry.draft import EntryDraft, Field, Kind, by_posterior, draft_of, offered, preselected
from app.features.entry.text import still_missing, words
from core.engines.posterior import Posterior
from core.formats.editions import edition
from core.formats.validity import event_problems
from core.model.cards import Card, Category
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup

DECK = edition("classic-uk").deck
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Finn")


def card(name: str) -> Card:
    return DECK.card(name)


HAND = (card("Rope"), card("Hall"), card("Mrs White"))
SETUP = Setup(DECK, tuple(Player(name, 3) for name in NAMES), "classic-uk", "Ann", HAND)
THREE = (card("Mrs White"), card("Dagger"), card("Study"))


def asked(by: str, cards: tuple[Card, ...] = THREE) -> EntryDraft:
    draft = EntryDraft(SETUP, by=by)
    for one in cards:
        draft = draft.naming(one)
    return draft


def posterior(sure_not: dict[str, list[str]]) -> Posterior:
    marginals = np.full((len(DECK), len(SETUP.holders)), 0.1)
    for player, names in sure_not.items():
        for name in names:
            marginals[DECK.index[card(name)], SETUP.holders.index(player)] = 0.0
    return Posterior(DECK.cards, SETUP.holders, marginals, "test", exact=True, show_model=ShowModel.RANDOM)


def test_passes_follow_from_who_refutes():
    assert asked("Bob").refuted("Eve").event() == Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")
    assert asked("Eve").refuted("Bob").event() == Suggestion("Eve", THREE, ("Finn", "Ann"), "Bob")
    assert asked("Bob").refuted(None).event() == Suggestion("Bob", THREE, ("Cid", "Dot", "Eve", "Finn", "Ann"))


def test_a_pass_that_nobody_noticed_comes_out_and_goes_back_in_its_place():
    draft = asked("Bob").refuted("Finn").without_pass("Cid").without_pass("Eve")
    assert draft.passed == ("Dot",)
    assert draft.could_pass() == ("Cid", "Dot", "Eve")
    assert draft.with_pass("Eve").with_pass("Cid").passed == ("Cid", "Dot", "Eve")


def test_another_asker_changes_who_passed_and_takes_back_an_answer_of_his_own():
    draft = asked("Bob").refuted("Eve")
    assert draft.asking("Dot").passed == ()
    assert draft.asking("Ann").passed == ("Bob", "Cid", "Dot")
    assert not draft.asking("Eve").answered


def test_another_card_forgets_the_shown_card_that_is_no_longer_among_the_three():
    draft = dataclasses.replace(asked("Ann").refuted("Bob"), shown=card("Dagger"))
    assert draft.naming(card("Study")).shown == card("Dagger")
    assert draft.naming(card("Spanner")).shown is None


def test_further_answers_stand_in_turn_order_and_vanish_with_their_refuter():
    draft = asked("Bob").refuted("Dot").answering("Finn", shows=True).answering("Eve", shows=False)
    assert draft.further == (Answer("Eve", shows=False), Answer("Finn", shows=True))
    assert draft.answering("Eve", shows=None).further == (Answer("Finn", shows=True),)
    assert draft.refuted("Eve").further == (Answer("Finn", shows=True),)
    assert draft.refuted(None).further == ()


def test_what_i_show_is_offered_from_my_hand_and_what_i_am_shown_from_the_sheet():
    seen = by_posterior(posterior({"Bob": ["Dagger"], "Cid": ["Mrs White", "Dagger", "Study"]}))
    assert offered(asked("Bob").refuted("Ann"), "Ann", seen) == (card("Mrs White"),)
    assert offered(asked("Ann").refuted("Bob"), "Bob", seen) == (card("Mrs White"), card("Study"))
    assert offered(asked("Ann").refuted("Bob"), "Bob", by_posterior(None)) == THREE
    assert offered(asked("Ann").refuted("Cid"), "Cid", seen) == THREE, "a contradiction must be enterable"


def test_the_only_possible_card_is_preselected_where_i_see_it():
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


def test_a_move_is_not_for_the_entry():
    with pytest.raises(ValueError, match="board"):
        draft_of(Move("Ann", card("Hall")), SETUP)


def test_kinds_share_what_makes_sense_for_both():
    draft = dataclasses.replace(asked("Bob"), kind=Kind.ACCUSATION)
    assert draft.missing() == (Field.CORRECT,)
    assert dataclasses.replace(draft, correct=True).event() == Accusation("Bob", THREE, correct=True)
