"""The session's verbs: one step each, in the journal before it is announced, and refused where it cannot be."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.game.autosave import Autosave
from app.game.session import Session
from app.ui.shortcuts import EVERYTHING, PLAYING, Permission
from core.formats.case_file import load
from core.formats.editions import edition
from core.history.history import History
from core.history.recovery import journals, recover
from core.model.case import Case
from core.model.events import Note, Suggestion
from core.model.habit import Habit
from core.model.hunch import Hunch
from core.model.rules import ShowModel

DECK = edition("classic-uk").deck
ROPE, HALL = DECK.card("Rope"), DECK.card("Hall")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "journals"


@pytest.fixture
def autosave(folder: Path, background) -> Autosave:
    return Autosave(folder, background)


@pytest.fixture
def session(autosave: Autosave, case: Case) -> Session:
    made = Session(autosave)
    history = History(case)
    autosave.begin(history, None)
    made.open(history, None, "New game")
    return made


def on_disk(folder: Path) -> Case:
    """The case as the next start would recover it."""
    (path,) = journals(folder)
    return recover(path).history.case


VERBS = {
    "record": lambda s: s.record(Note("Bob", ROPE, True)),
    "insert": lambda s: s.insert_before(2, Note("Bob", ROPE, True)),
    "replace": lambda s: s.replace(1, Note("Bob", ROPE, True)),
    "delete": lambda s: s.delete(1),
    "move": lambda s: s.move(0, 3),
    "set aside": lambda s: s.set_aside(1, True),
    "note": lambda s: s.note(ROPE, "Bob", False),
    "show model": lambda s: s.set_show_model(ShowModel.IGNORE),
}


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_a_game_that_is_only_recorded_takes_new_entries_and_nothing_else(session, case, verb):
    session.open(History(case), None, "Practice", Permission.RECORD)
    verb(session)
    session.undo()
    added = session.case.events[len(case.events) :]
    assert session.case == replace(case, events=(*case.events, *added))
    assert len(added) == (verb in (VERBS["record"], VERBS["note"]))


def test_what_is_not_permitted_is_not_offered(session, case):
    assert session.may(Permission.CORRECT)
    assert session.permitted == EVERYTHING
    session.open(History(case), None, "Practice", Permission.RECORD)
    session.record(Note("Bob", ROPE, True))
    assert session.undo_name is None
    assert not session.conclude(None)
    session.close()
    assert session.permitted is None
    assert not session.may(Permission.RECORD)


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_every_verb_is_one_step_that_is_on_disk_before_it_is_announced(session, folder, case, verb):
    seen = []
    session.changed.connect(lambda: seen.append(on_disk(folder)))
    assert verb(session)
    after = session.case
    assert after != case
    assert seen == [after]
    session.undo()
    assert session.case == case
    session.redo()
    assert session.case == after
    assert seen == [after, case, after]


def test_hunches_are_steps_that_leave_the_entries_alone(session, folder, case):
    pinned = Hunch("Bob", ROPE, 0.75), Hunch("Cid", HALL, 0.95)
    session.hunch(HALL, "Cid", 0.75)
    session.hunch(ROPE, "Bob", 0.75)
    session.hunch(HALL, "Cid", 0.95)
    assert session.case.hunches == pinned == on_disk(folder).hunches
    assert (session.entered, session.entered.events) == (session.case, case.events)
    assert session.undo_name == "hunch"
    session.look_back(2)
    assert session.shown.hunches == pinned
    session.suppose(session.case.appended(Note("Bob", HALL, False)))
    assert session.shown.hunches == pinned
    session.hunch(HALL, "Cid", None)
    assert session.shown.hunches == pinned[:1]
    assert session.drop_hunches()
    assert session.case == case == on_disk(folder)
    session.undo()
    assert session.case.hunches == pinned[:1] == on_disk(folder).hunches


def test_hunches_and_habits_are_laid_over_a_game_together_but_not_over_one_that_the_program_plays(session, case):
    session.hunch(ROPE, "Bob", 0.75)
    session.believe((Habit("Bob", repeats=2.0),))
    assert session.case.habits == (Habit("Bob", repeats=2.0),)
    assert session.case.hunches == (Hunch("Bob", ROPE, 0.75),)
    session.open(History(case), None, "Practice", PLAYING)
    assert not session.hunch(ROPE, "Bob", 0.75)
    assert session.case == case


def test_what_cannot_be_is_refused_and_changes_nothing(session, folder, case):
    said = []
    session.refused.connect(said.append)
    asker_answers = Suggestion("Ann", (DECK.card("Mrs White"), ROPE, HALL), refuted_by="Ann")
    assert not session.record(asker_answers)
    assert session.case == case == on_disk(folder)
    assert len(said) == 1
    assert "Ann" in said[0]


def test_a_note_that_says_the_opposite_corrects_the_first(session, case):
    session.note(ROPE, "Bob", True)
    session.note(ROPE, "Bob", False)
    assert session.case.events == (*case.events, Note("Bob", ROPE, False))
    assert session.take_back_note(ROPE, "Bob")
    assert session.case == case
    assert not session.take_back_note(ROPE, "Bob")


def test_looking_back_shows_the_past_and_changes_nothing_until_the_last_entry_or_a_step(session, case):
    session.look_back(2)
    assert session.shown == case.upto(2)
    assert session.case == case
    session.look_back(None)
    assert session.shown == case
    session.look_back(5)
    assert session.looking_at is None, "the last entry is now"
    session.look_back(2)
    session.record(Note("Bob", ROPE, True))
    assert session.looking_at is None
    assert session.shown == session.case


def test_saving_writes_the_file_and_marks_the_case(session, tmp_path, case, folder):
    path = tmp_path / "Friday.case.json"
    assert session.modified
    session.save(path)
    assert load(path) == case
    assert not session.modified
    assert session.title == "Friday"
    session.delete(0)
    assert session.modified
    session.undo()
    assert not session.modified
    (journal,) = journals(folder)
    assert recover(journal).case_path == path


def test_without_a_game_verbs_do_nothing(autosave):
    session = Session(autosave)
    assert not session.record(Note("Bob", ROPE, True))
    session.undo()
    session.redo()
    session.look_back(1)
    assert session.case is None
    assert not session.modified


def test_what_is_supposed_is_shown_and_kept_nowhere(session, folder, case):
    shown = []
    session.changed.connect(lambda: shown.append(session.shown))
    supposed = case.appended(Note("Bob", ROPE, True))
    session.suppose(supposed)
    session.suppose(supposed)
    assert shown == [supposed]
    assert (session.case, on_disk(folder)) == (case, case)
    assert session.history.steps == ()
    session.suppose(None)
    assert shown == [supposed, case]


def test_a_step_and_a_look_back_end_what_is_supposed(session, case):
    supposed = case.appended(Note("Bob", ROPE, True))
    session.suppose(supposed)
    session.look_back(2)
    assert (session.shown, session.supposed) == (case.upto(2), None)
    session.suppose(supposed)
    assert (session.shown, session.looking_at) == (supposed, None)
    session.delete(0)
    assert session.shown == session.case == case.deleted(0)
    session.suppose(supposed)
    session.close()
    assert session.shown is None


# --- what is believed

BOB = Habit("Bob", shows=(1.0, 5.0, 1.0))
OTHERS = (Habit("Ann", repeats=3.0), Habit("Zoë", repeats=3.0))
"""Ann is me, and Zoë isn't at the table."""


@pytest.fixture
def heard(session) -> list[str]:
    """Which of the session's signals have been heard."""
    said: list[str] = []
    for name in ("changed", "refused"):
        getattr(session, name).connect(lambda *_, name=name: said.append(name))
    return said


def test_what_is_believed_lies_over_the_case_and_is_no_step(session, folder, case, heard):
    journal = journals(folder)[0].read_bytes()
    session.believe((BOB, *OTHERS))
    assert heard == ["changed"]
    assert session.case.habits == (BOB,)
    assert session.case is session.case is session.shown
    assert session.case != case
    assert session.entered is session.history.case
    assert session.entered == case
    assert not session.history.can_undo
    assert journals(folder)[0].read_bytes() == journal
    session.believe(())
    assert session.case is session.entered
    assert heard == ["changed"] * 2


def test_that_people_play_is_announced_and_changes_no_case(session, case, heard):
    for people in ((), None):
        session.believe((), people)
        assert session.people == people
        assert session.case is session.entered
        assert heard == ["changed"]
        session.believe((), people)
        assert len(heard) == 1
        heard.clear()
    session.believe((), ())
    session.open(session.history, None, "Another")
    assert session.people == (), "of another game nothing is known yet"


def test_what_concerns_nobody_at_the_table_is_not_announced(session, heard):
    session.believe(OTHERS)
    assert session.case is session.entered
    session.believe((BOB, *OTHERS))
    heard.clear()
    session.believe((BOB,))
    assert heard == []
    assert session.case.habits == (BOB,)


def test_steps_go_on_under_what_is_believed(session, folder):
    session.believe((BOB,))
    assert session.record(Note("Bob", ROPE, True))
    assert session.case.habits == (BOB,)
    assert session.case.events == session.entered.events == on_disk(folder).events
    assert on_disk(folder) == session.entered
    session.undo()
    assert session.case.habits == (BOB,)
    assert session.history.can_redo
    session.believe(())
    session.redo()
    assert session.case == on_disk(folder)


def test_saving_keeps_what_was_entered(session, tmp_path, case):
    session.save(tmp_path / "plain.case.json")
    session.believe((BOB,))
    assert not session.modified
    session.save(tmp_path / "believed.case.json")
    assert (tmp_path / "plain.case.json").read_bytes() == (tmp_path / "believed.case.json").read_bytes()
    assert load(tmp_path / "believed.case.json") == case


def test_what_is_looked_at_and_what_is_supposed_stay_so(session, case):
    session.look_back(2)
    session.believe((BOB,))
    assert session.looking_at == 2
    assert session.shown.events == case.events[:2]
    assert session.shown.habits == (BOB,)
    session.believe(())
    supposed = session.case.appended(Note("Bob", ROPE, True))
    session.suppose(supposed)
    session.believe((BOB,))
    assert session.shown.events == supposed.events
    assert session.shown.habits == (BOB,)
    session.believe(())
    assert session.shown == supposed


def test_another_game_begins_without_beliefs(session, autosave, case):
    session.believe((BOB,))
    session.open(History(case), None, "New game")
    assert session.case is session.entered
    session.believe((BOB,))
    assert session.case.habits == (BOB,)
    session.close()
    assert session.case is None
    session.believe(())
