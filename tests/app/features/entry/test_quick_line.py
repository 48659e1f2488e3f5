"""The command line on top of an entry: whatever can be said there comes out as the event that was meant."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from app.features.entry.quick import QuickLine, quick_line
from app.features.entry.state import EntryState
from app.ui.vocabulary import example, vocabulary_of
from core.formats.editions import edition, editions
from core.model.asking import order_of_asking
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from core.quick_entry.vocabulary import Vocabulary
from tests.strategies.cases import entered_events, setups

DECK = edition("classic-uk").deck
WHITE, ROPE, HALL = THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Finn", "Gus", "Ida", "Jo", "Kim")


def table(deck: Deck, names: tuple[str, ...], me: str | None = None, hand: tuple[Card, ...] = ()) -> Setup:
    """A game whose sizes need not add up: what is typed has nothing to do with them."""
    return Setup(deck, tuple(Player(name, 3) for name in names), me=me, my_hand=hand)


def entered(text: str, setup: Setup, *events: Event) -> Event | None:
    case = Case(setup, events)
    return quick_line(text, EntryState.begun(case), vocabulary_of(setup)).event


# --- whatever can be said comes out as it was meant


def sayable(event: Event, setup: Setup) -> Event:
    """What of an event can be typed: who passed follows from the seats, remarks stay out, moves go to rooms."""
    event = replace(event, aside=False, comment=None)
    if isinstance(event, Suggestion):
        event = replace(event, overlooked=())
    elif isinstance(event, Accusation):
        assume(event.cards is not None)
        event = replace(event, seen_by="everyone")
    elif isinstance(event, Note):
        event = replace(event, seen_by="me")
    if isinstance(event, Move):
        to = event.to if isinstance(event.to, Card) else setup.deck.rooms and setup.deck.cards[-1]
        return Move(event.player, to)
    if not isinstance(event, Suggestion):
        return event
    order = order_of_asking(setup, event.by)
    asked = (
        order
        if event.refuted_by is None
        else order[: order.index(event.refuted_by)]
        if event.refuted_by in order
        else ()
    )
    after = () if event.refuted_by not in order else order[order.index(event.refuted_by) + 1 :]
    further = {answer.player: replace(answer, comment=None) for answer in event.further}
    return replace(
        event,
        passed=asked,
        further=tuple(_seen(further[name], event) for name in after if name in further),
    )


def _seen(answer: Answer, event: Suggestion) -> Answer:
    return answer if answer.shown in (None, *event.cards) else replace(answer, shown=None)


def pieces(event: Event, say) -> list[tuple[str, ...]]:
    """The words of an event: those of one group keep their order, the groups may stand in any."""
    match event:
        case Suggestion():
            refuter = "-" if event.refuted_by is None else say(event.refuted_by)
            shown = "" if event.shown is None else f" ={say(event.shown)}"
            also = [(" ".join([f"{'+' if a.shows else '-'}{say(a.player)}", *_card(a, say)]),) for a in event.further]
            return [(say(event.by), refuter + shown), *_each(event.cards, say), *also]
        case Accusation():
            return [(say(event.by),), *_each(event.cards, say), ("!",), ("right" if event.correct else "wrong",)]
        case Note():
            return [(say(event.holder),), (say(event.card),), ("has" if event.holds else "not",)]
        case Move():
            return [(say(event.player),), (f"> {say(event.to)}",)]


def _each(cards, say) -> list[tuple[str, ...]]:
    return [(say(card),) for card in cards]


def _card(answer: Answer, say) -> tuple[str, ...]:
    return () if answer.shown is None else (f"={say(answer.shown)}",)


@st.composite
def lines(draw: st.DrawFn, event: Event, say, between: str) -> str:
    """The words of an event in any order."""
    groups = pieces(event, say)
    order = draw(st.permutations([i for i, group in enumerate(groups) for _ in group]))
    left = [list(group) for group in groups]
    return between.join(left[i].pop(0) for i in order)


def spelling(vocabulary: Vocabulary):
    def say(meaning) -> str:
        text = vocabulary.spell(meaning)
        assume(text is not None)
        return text

    return say


@pytest.mark.parametrize("shipped", editions(), ids=lambda shipped: shipped.name)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_event_comes_out_of_its_shortest_words_in_any_order(shipped, data):
    setup = table(shipped.deck, data.draw(st.permutations(NAMES))[: data.draw(st.integers(2, 10))])
    vocabulary = vocabulary_of(setup)
    event = sayable(data.draw(entered_events(setup)), setup)
    text = data.draw(lines(event, vocabulary.shortest, " "))
    assert entered(text, setup) == event, text


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_event_comes_out_of_whole_names_however_awkward(data):
    setup = replace(data.draw(setups()), me=None, my_hand=())
    event = sayable(data.draw(entered_events(setup)), setup)
    text = data.draw(lines(event, spelling(vocabulary_of(setup)), ", "))
    assert entered(text, setup) == event, text


@given(
    text=st.text(max_size=40)
    | st.lists(st.sampled_from([*'!=>+-", ', "ann", "rope", "w", "hall", "wrong", "not"])).map("".join)
)
def test_no_line_breaks_anything(text):
    setup = table(DECK, NAMES)
    line = quick_line(text, EntryState.begun(Case(setup)), vocabulary_of(setup))
    assert line.words()
    for completion in line.reading.completions:
        assert completion.applied(text).startswith(text[: completion.start])


# --- on top of an entry


@pytest.mark.parametrize(
    ("text", "me", "events", "event"),
    [
        (
            *("white rope hall dot", None, (Suggestion("Ann", THREE, ("Bob",), "Cid"),)),
            Suggestion("Bob", THREE, ("Cid",), "Dot"),
        ),
        ("ann white rope hall cid", "Cid", (), Suggestion("Ann", THREE, ("Bob",), "Cid", ROPE)),
        ("ann white rope hall cid r", None, (), Suggestion("Ann", THREE, ("Bob",), "Cid", ROPE)),
        ("white rope hall c", "Ann", (), Suggestion("Ann", THREE, ("Bob",), "Cid")),
    ],
    ids=["whose turn it is", "what I must have shown", "a card not meant for me", "a player's letter is no card"],
)
def test_what_goes_without_saying_is_filled_in(text, me, events, event):
    assert entered(text, table(DECK, NAMES[:4], me, (ROPE,) if me == "Cid" else ()), *events) == event


def test_a_letter_means_the_card_whose_key_it_is(four):
    keys = {card: key for key, card in vocabulary_of(four).letters}
    three = tuple(map(DECK.card, ("Professor Plum", "Lead Piping", "Library")))
    line = f"{' '.join(keys[card] for card in three)} bob {keys[three[1]]}"
    assert entered(line, four) == Suggestion("Ann", three, (), "Bob", three[1])


@pytest.fixture
def four() -> Setup:
    return table(DECK, NAMES[:4])


def read(text: str, state: EntryState) -> QuickLine:
    return quick_line(text, state, vocabulary_of(state.draft.setup))


def test_the_line_adds_to_what_was_chosen_before_or_is_corrected_or_where_the_token_stands(four):
    begun, event = EntryState.begun(Case(four)), Suggestion("Ann", THREE, ("Bob",), "Cid", comment="loudly")
    chosen = begun.with_draft(begun.draft.naming(WHITE).naming(HALL))
    assert read("rope dot", chosen).event == Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot")
    correcting = EntryState.begun(Case(four, (event,))).correcting(event, 0)
    assert read("dagger", correcting).event == replace(event, cards=(WHITE, DECK.card("Dagger"), HALL))
    standing = EntryState.begun(Case(four), rooms={"Ann": HALL})
    assert read("white rope bob", standing).event == Suggestion("Ann", THREE, (), "Bob")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("white rope hall cid", "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows"),
        ("hall", "Ann: …, …, Hall; …"),
        ("! white", "Ann accuses: Mrs White, …, …: …"),
        ("bob not rope", "Bob doesn’t have Rope"),
        ("bob > hall", "Bob moves to Hall"),
        (">", "Ann moves to …"),
    ],
)
def test_it_reads_like_the_list(four, text, words):
    assert read(text, EntryState.begun(Case(four))).words() == words


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("re", "“re” could be: Reverend Green, Revolver"),
        ("a", ""),
        ("xyz", "“xyz” is not a player or card in this game"),
        ("white rope dagger", "“Dagger” doesn’t fit here"),
        ("ann white rope hall cid +bob", "Bob cannot answer here"),
        ("ann white rope hall cid -bob", ""),
    ],
)
def test_what_is_unclear_is_said_and_enters_nothing(four, text, trouble):
    line = read(text, EntryState.begun(Case(four)))
    assert line.trouble == trouble
    assert not trouble or line.event is None


def test_the_example_can_be_entered():
    for shipped in editions():
        setup = table(shipped.deck, NAMES[:4])
        event = entered(example(setup, vocabulary_of(setup)), setup)
        assert isinstance(event, Suggestion)
        assert event.by == "Ann"


class German(QTranslator):
    """Says some cards and words in German, and all else in English."""

    SAID: ClassVar = {
        "Mrs White": "Frau Weiß",
        "Reverend Green": "Reverend Grün",
        "Rope": "Seil",
        "Hall": "Halle",
        "nobody none": "niemand keiner",
        "envelope": "Umschlag",
        "not hasn’t doesn’t": "nicht kein",
    }

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        del context, comment, number
        return self.SAID.get(text, text)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def german(qapp) -> Iterator[None]:
    translator = German()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("ann weiß seil halle niemand", Suggestion("Ann", THREE, NAMES[1:4])),
        ("weiss se ha keiner", Suggestion("Ann", THREE, NAMES[1:4])),
        ("ann white rope hall nobody", Suggestion("Ann", THREE, NAMES[1:4])),
        ("umschlag nicht gruen", Note("envelope", DECK.card("Reverend Green"), holds=False)),
        ("envelope not grun", Note("envelope", DECK.card("Reverend Green"), holds=False)),
    ],
)
def test_cards_and_words_are_those_of_the_window_and_the_canonical_ones(german, four, text, event):
    assert entered(text, four) == event


def test_the_language_of_the_window_goes_first(german, four):
    line = read("h", EntryState.begun(Case(four)))
    assert [completion.text for completion in line.reading.completions] == ["Halle"]
    assert line.words() == "Ann: …, …, Halle; …"
    assert read("grün", EntryState.begun(Case(four))).trouble == ""
