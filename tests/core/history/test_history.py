import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.validity import MAX_EVENTS
from core.history.history import History
from core.history.steps import Append, Delete, applied
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.problems import InvalidCaseError
from core.model.renaming import renamed
from core.model.seats import Player
from tests.strategies.histories import DECK, SETUP, perform, some_events, verbs

EVENTS = tuple(some_events(6))


@pytest.fixture
def history():
    return History(Case(SETUP, EVENTS))


def test_no_event_is_added_that_no_file_could_hold():
    full = History(Case(SETUP, (EVENTS[0],) * MAX_EVENTS))
    for add in (full.append, lambda event: full.insert(0, event)):
        with pytest.raises(InvalidCaseError, match="a case has at most 10000"):
            add(EVENTS[1])
    assert full.replace(0, EVENTS[1]) is not None
    assert full.delete(0) is not None
    assert full.append(EVENTS[1]) is not None


def test_delete_in_the_middle_edit_insert_and_back_again(history):
    new, *_ = some_events(1)
    history.delete(2)
    history.replace(0, replace(EVENTS[0], comment="edited"))
    history.insert(1, new)
    done = history.case.events
    assert done == (replace(EVENTS[0], comment="edited"), new, EVENTS[1], *EVENTS[3:])
    for _ in range(3):
        history.undo()
    assert history.case.events == EVENTS
    for _ in range(3):
        history.redo()
    assert history.case.events == done


def test_every_step_has_a_name_for_the_menu(history):
    history.append(EVENTS[0])
    assert history.undo_name == "Ann’s suggestion"
    history.undo()
    assert (history.undo_name, history.redo_name) == (None, "Ann’s suggestion")
    names = []
    for verb in (
        ("insert", (0, EVENTS[3])),
        ("replace", (3, EVENTS[4])),
        ("delete", (1,)),
        ("move", (0, 1)),
        ("change_setup", (replace(SETUP, me=None, my_hand=()),)),
    ):
        perform(history, verb)
        names.append(history.undo_name)
    history.set_aside(0)
    names.append(history.undo_name)
    history.set_aside(0, aside=False)
    names.append(history.undo_name)
    history.set_aside(0, 1, 2)
    names.append(history.undo_name)
    history.delete(3, 0)
    names.append(history.undo_name)
    assert names == [
        "insert note on envelope",
        "edit Ann’s move",
        "delete Ann’s suggestion",
        "move note on envelope",
        "change the set-up",
        "set aside O, P’s suggestion",
        "count again O, P’s suggestion",
        "set aside Ann’s move and 2 more",
        "delete note on envelope and 1 more",
    ]


def test_several_events_are_taken_out_or_set_aside_in_one_step_or_none_is(history):
    for verb in (history.delete, history.set_aside):
        with pytest.raises(IndexError):
            verb(0, 6)
    assert (history.case.events, history.can_undo) == (EVENTS, False)
    # several events are taken out or set aside in one step
    history.set_aside(1, 4, 1)
    assert [event.aside for event in history.case.events] == [i in (1, 4) for i in range(6)]
    history.delete(0, 5, 2)
    assert [event.comment for event in history.case.events] == ["number 1", "number 3", "number 4"]
    assert history.cursor == 2
    history.undo()
    history.undo()
    assert history.case.events == EVENTS


def test_what_changes_nothing_is_no_step_and_keeps_what_can_be_redone_but_a_new_step_drops_it(history):
    with pytest.raises(IndexError, match="nothing to undo"):
        history.undo()
    with pytest.raises(IndexError, match="nothing to redo"):
        history.redo()
    # what changes nothing is no step
    assert history.replace(0, EVENTS[0]) is None
    assert history.move(3, 3) is None
    assert history.set_aside(0, aside=False) is None
    assert history.change_setup(SETUP) is None
    assert not history.can_undo
    # a step that changes nothing keeps what can be redone
    history.append(EVENTS[0])
    history.undo()
    assert history.move(1, 1) is None
    assert history.can_redo
    # a new step drops what could be redone
    history.append(EVENTS[0])
    history.undo()
    assert history.delete(0) == Delete(0)
    assert not history.can_redo
    assert history.steps == (Delete(0),)


@pytest.mark.parametrize(
    "verb",
    [
        *[("insert", (7, EVENTS[0])), ("insert", (-1, EVENTS[0])), ("replace", (6, EVENTS[0])), ("set_aside", (6,))],
        *[("delete", (-1,)), ("delete", (6,)), ("move", (0, 6)), ("move", (6, 0)), ("move", (-1, 0))],
    ],
)
def test_a_place_that_is_not_there_is_an_error_and_changes_nothing(history, verb):
    with pytest.raises(IndexError, match="is not in this list"):
        perform(history, verb)
    assert history == History(Case(SETUP, EVENTS))


@pytest.mark.parametrize("verb", ["append", "insert", "replace"])
def test_a_wrong_event_is_refused_with_its_place_and_changes_nothing(history, verb):
    wrong = Suggestion("Eve", EVENTS[0].cards, refuted_by="Ann")
    place = {"append": 6, "insert": 2, "replace": 2}[verb]
    arguments = (wrong,) if verb == "append" else (place, wrong)
    with pytest.raises(InvalidCaseError, match=rf"^events\[{place}\]\.by: no player is called “Eve”"):
        perform(history, (verb, arguments))
    assert history == History(Case(SETUP, EVENTS))


def test_events_follow_players_and_cards_that_are_renamed(history):
    names = {"Ann": "O, P", "O, P": "Ann"}
    rope, hook = DECK.card("Rope"), Card("Hook", Category.WEAPON)
    setup = renamed(Case(SETUP), names, {rope: hook}).setup
    assert history.change_setup(setup, names, {rope: hook})
    assert [player.name for player in history.case.setup.players] == ["O, P", "Bob passes", "Ann", "👩\u200d🔬"]
    assert history.case.setup.me == "O, P"
    first = history.case.events[0]
    assert (first.by, first.passed, first.refuted_by, first.shown) == ("O, P", ("Bob passes",), "Ann", hook)
    history.undo()
    assert history.case.events == EVENTS


def test_a_setup_without_a_player_or_a_card_that_events_name_is_refused(history):
    seats = (replace(SETUP.players[0], hand_size=2), SETUP.players[1], Player("Zoë", 1), SETUP.players[3])
    with pytest.raises(InvalidCaseError) as caught:
        history.change_setup(replace(SETUP, players=seats))
    places = [problem.where for problem in caught.value.problems]
    assert places == ["events[0].refuted_by", "events[1].by", "events[5].refuted_by"]
    assert history == History(Case(SETUP, EVENTS))
    # a setup without a card that events name is refused
    deck = Deck(DECK.suspects, ("Hook", *DECK.weapons[1:]), DECK.rooms)
    with pytest.raises(InvalidCaseError, match=r"events\[0\]\.cards\[1\]: no card is called “Rope”"):
        history.change_setup(replace(SETUP, deck=deck))


def test_renaming_there_and_back_is_the_same_case():
    there = {"Ann": "Bea", "Bob passes": "Ann"}
    white, plum = DECK.cards[:2]
    case = Case(SETUP, EVENTS)
    other = renamed(case, there, {white: plum, plum: white})
    assert other != case
    assert renamed(other, {"Bea": "Ann", "Ann": "Bob passes"}, {white: plum, plum: white}) == case


def test_saved_is_what_was_saved_also_when_one_comes_back_to_it(history):
    assert not history.is_saved
    history.append(EVENTS[0])
    history.mark_saved()
    history.append(EVENTS[1])
    assert not history.is_saved
    history.undo()
    assert history.is_saved
    history.undo()
    assert not history.is_saved
    history.append(EVENTS[0])
    assert history.is_saved
    assert History(Case(SETUP), saved=True).is_saved


@given(st.data())
@settings(max_examples=15)
def test_undoing_everything_is_the_beginning_and_redoing_everything_the_end(data):
    history = History(Case(SETUP))
    for _ in range(data.draw(st.integers(0, 12))):
        perform(history, data.draw(verbs(history)))
    here, cursor, cases = history.case, history.cursor, history.cases
    for _ in range(cursor):
        history.undo()
    assert history.case == Case(SETUP)
    assert not history.can_undo
    while history.can_redo:
        history.redo()
    assert history.case == cases[-1]
    assert history.cases == cases
    assert all(applied(step, a) == b for step, a, b in zip(history.steps, cases, cases[1:], strict=False))
    while history.cursor > cursor:
        history.undo()
    assert history.case == here


def test_thousands_of_steps_are_cheap():
    history = History(Case(SETUP, tuple(some_events(300))))
    tracemalloc.start()
    for i in range(3000):
        history.set_aside(i % 300, aside=not history.case.events[i % 300].aside)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(history.steps) == 3000
    assert size < 12_000_000  # a tuple of 300 references a step is 7 MB; the events themselves are shared


def test_steps_are_values_and_cases_come_back_as_the_very_objects(history):
    assert Append(EVENTS[0]) == Append(some_events(1)[0])
    assert len({Append(EVENTS[0]), Append(some_events(1)[0]), Delete(1)}) == 2
    # Answers are cached by case; finding them again must not cost a comparison of all events.
    before = history.case
    history.append(EVENTS[0])
    history.undo()
    assert history.case is before
