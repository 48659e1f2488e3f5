"""The game as it is shown: one value for each verb and each report, and all who follow hear of the same ones."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.game.autosave import Autosave
from app.game.files import GameFiles
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background
from app.tasks.inference import InferenceService
from app.tasks.shown import NOTHING, Shown, Wait, differ
from app.ui.settings import Preferences
from core.formats.editions import edition
from core.formats.identity import GameTraces
from core.history.history import History
from core.model.case import Case
from core.model.events import Note
from core.players.counts import HabitCounts
from core.practice.marks import Mark, Says, write_marks
from tests.app.settling import settle
from tests.app.tasks.patient import Patient, deliver

DECK = edition("classic-uk").deck
ROPE = Note("Bob", DECK.card("Rope"), True)

FOR_EVER_MS = 24 * 3600 * 1000


class Table:
    """A game with a patient worker, and all values that it has announced."""

    def __init__(self, qapp, settings, tmp_path) -> None:
        self.app, self.worker = qapp, Patient()
        background = Background(self.worker, Patient(), Patient())
        self.autosave = Autosave(tmp_path / "journals", background)
        self.session, self.inference = Session(self.autosave), InferenceService(background)
        self.game = Game(self.session, self.inference, Preferences(settings))
        self.inference.findChild(QTimer).setInterval(FOR_EVER_MS)  # it is late on no clock
        self.values: list[Shown] = []
        self.game.follow(self._show)

    def _show(self, now: Shown, before: Shown) -> None:
        assert before is (self.values[-1] if self.values else NOTHING)
        self.values.append(now)

    def open(self, case: Case) -> None:
        history = History(case)
        self.autosave.begin(history, None)
        self.session.open(history, None, "New game")

    def work(self) -> int:
        done = self.worker.work()
        deliver(self.app)
        return done

    def take(self) -> list[Shown]:
        values, self.values = self.values, self.values[-1:]
        return values[1:]


@pytest.fixture
def table(qapp, settings, tmp_path) -> Table:
    return Table(qapp, settings, tmp_path)


@pytest.fixture
def playing(table: Table, case: Case) -> Table:
    """A game with its answer."""
    table.open(case)
    table.work()
    table.take()
    return table


def test_who_follows_is_shown_the_value_at_once(table: Table):
    assert table.values == [NOTHING]
    assert not NOTHING.is_open


def test_opening_a_game_is_one_value_and_its_answer_another(table: Table, case: Case):
    table.open(case)
    table.work()
    opened, answered = table.take()
    assert (opened.case, opened.shown, opened.wait, opened.reply) == (case, case, Wait.SHORT, None)
    assert answered.current is answered.present is answered.reply
    assert answered.current.request is answered.request is opened.request
    assert (opened.game, opened.step) == (answered.game, answered.step)


def test_each_verb_whose_answer_is_known_is_one_value(playing: Table, case: Case):
    session = playing.session
    session.record(ROPE)
    playing.work()
    assert len(playing.take()) == 2
    for verb in (session.undo, session.redo, lambda: session.look_back(5), lambda: session.look_back(None)):
        verb()
        (value,) = playing.take()
        assert value.current.request.case == value.shown
        assert value.shown.events == case.events + (ROPE,) * (value.shown is value.case and verb != session.undo)


def test_a_step_makes_the_numbers_outdated_until_they_are_there(playing: Table):
    before = playing.game.value
    playing.session.record(ROPE)
    (value,) = playing.take()
    assert value.step == before.step + 1
    assert (value.current, value.present, value.reply) == (None, None, before.reply)


def test_the_present_stays_answered_while_the_past_is_shown(playing: Table):
    present = playing.game.value.present
    playing.session.look_back(2)
    playing.work()
    asked, answered = playing.take()
    assert asked.present is answered.present is present
    assert answered.current.request.case == answered.shown != answered.case


def test_the_same_moment_is_the_same_case(playing: Table):
    playing.session.look_back(2)
    shown = playing.game.value.shown
    playing.game.set_engine("exact")
    assert playing.game.value.shown is shown


def test_another_engine_changes_the_question_alone(playing: Table):
    playing.session.look_back(2)
    (before,) = playing.take()
    playing.game.set_engine("exact")
    (now,) = playing.take()
    assert now.request is not before.request
    assert not differ(
        replace(now, request=None), replace(before, request=None), lambda shown: (shown.shown, shown.wait)
    )


def test_while_it_is_silent_no_numbers_are_in_the_value(playing: Table):
    playing.session.set_silent(True)
    playing.session.record(ROPE)
    playing.work()
    silent, stepped, checked = playing.take()
    for value in (silent, stepped, checked):
        assert value.is_hidden
        assert (value.reply, value.present, value.marks, value.wait) == (None, None, None, Wait.NONE)
    assert checked.consistency.case == checked.case
    playing.session.set_silent(False)
    (value,) = playing.take()
    assert value.current is not None


def test_what_a_follower_changes_is_announced_to_all_after_what_it_was_told(playing: Table):
    class Answering(QObject):
        def show(self, now: Shown, before: Shown) -> None:
            if now.n_events == before.n_events + 1 == 6:
                playing.session.record(ROPE)
                assert playing.game.value is now

    answering = Answering()
    heard = []
    playing.game.follow(answering.show)
    playing.game.shown.connect(lambda now, before: heard.append((before.n_events, now.n_events)))
    playing.session.record(Note("Cid", DECK.card("Hall"), False))
    assert heard == [(5, 6), (6, 7)]


def test_two_that_answer_each_other_are_stopped(playing: Table, qtbot):
    class Unsteady(QObject):
        def show(self, now: Shown, before: Shown) -> None:
            playing.session.look_back(None if now.looking_at else 1)

    unsteady = Unsteady()
    playing.game.shown.connect(unsteady.show)
    with qtbot.captureExceptions() as caught:
        playing.session.look_back(2)
    assert "answer each other" in str(caught[-1][1])


def test_several_verbs_together_are_one_value(playing: Table):
    with playing.session.together():
        playing.session.record(ROPE)
        playing.session.look_back(3)
    (value,) = playing.take()
    assert (value.n_events, value.looking_at) == (6, 3)


def test_a_closed_game_leaves_nothing(playing: Table):
    before = playing.game.value
    playing.session.close()
    (value,) = playing.take()
    assert value.game != before.game
    assert (value.case, value.reply, value.present, value.request, value.permitted) == (None,) * 5


def test_plain_values_differ_where_they_are_not_equal_and_others_where_they_are_not_the_same(case: Case):
    def twin(*parts: str) -> str:
        return "".join(parts)

    one, other = Shown(title=twin("a", "b"), case=case), Shown(title=twin("a", "b"), case=case)
    assert not differ(one, other, lambda shown: (shown.title, shown.case))
    assert differ(one, replace(other, case=replace(case)), lambda shown: (shown.case,))


# --- panels


class Panel(QWidget):
    """A panel that is laid out in a turn of its own, and what is done with it and others: shown, laid out, painted."""

    def __init__(self, table: Table, done: list[tuple[str, str, int]], name: str) -> None:
        super().__init__()
        self.game, self.done, self.name = table.game, done, name
        self.game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        self._note("shown")
        self.game.put_off(self._lay)

    def _lay(self) -> None:
        self._note("laid")
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        self._note("painted")

    def _note(self, what: str) -> None:
        self.done.append((what, self.name, self.game.value.n_events))


def test_a_panel_is_laid_out_after_all_have_heard_and_once_for_several_values_as_the_latest_is(playing: Table):
    done: list[tuple[str, str, int]] = []
    panels = [Panel(playing, done, name) for name in ("advice", "board")]
    settle()
    assert playing.game.is_laid_out
    done.clear()
    playing.session.record(ROPE)
    playing.session.record(Note("Cid", DECK.card("Hall"), False))
    assert done == [("shown", panel.name, n) for n in (6, 7) for panel in panels]
    assert not playing.game.is_laid_out
    done.clear()
    settle()
    assert done == [("laid", "advice", 7), ("laid", "board", 7)]
    assert playing.game.is_laid_out


def test_a_panel_of_the_game_before_is_not_laid_out(playing: Table, case: Case):
    done: list[tuple[str, str, int]] = []
    panel = Panel(playing, done, "advice")
    playing.session.record(ROPE)
    playing.open(case.upto(3))
    settle()
    assert [each for each in done if each[0] == "laid"] == [("laid", panel.name, 3)]


def test_each_panel_is_painted_before_the_next_one_is_laid_out_in_a_turn_of_its_own(playing: Table, qtbot):
    done: list[tuple[str, str, int]] = []
    panels = [Panel(playing, done, name) for name in ("advice", "board")]
    for panel in panels:
        qtbot.addWidget(panel)
        panel.show()
        qtbot.waitExposed(panel).__enter__()
    settle()
    playing.session.record(ROPE)
    for panel in panels:
        panel.update()  # as the sheet does at once
    turns = []
    for _ in range(50):
        done.clear()
        QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        turns += [[(what, name) for what, name, _ in done]] if done else []
    assert turns == [
        [("painted", "advice"), ("painted", "board")],
        [("laid", "advice")],
        [("painted", "advice")],
        [("laid", "board")],
        [("painted", "board")],
    ]


# --- opening


def test_a_game_with_ones_own_marks_is_silent_in_the_first_value_and_nothing_is_asked_aloud(table: Table, case: Case):
    history = History(case)
    table.autosave.begin(history, None)
    file = table.autosave.beside(None)
    write_marks((Mark(DECK.card("Rope"), "Bob", Says.NO),), file, GameTraces.of(case))
    table.session.open(history, None, "New game")
    table.work()
    opened, checked = table.take()
    for value in (opened, checked):
        assert value.is_hidden
        assert (value.reply, value.wait) == (None, Wait.NONE)
    assert [mark.says for mark in table.session.marks.marks] == [Says.NO]
    table.session.close()
    (value,) = table.take()
    assert not value.is_hidden


def test_a_game_that_must_be_silent_is_so_until_its_end(table: Table, case: Case):
    table.session.open(History(case), None, "Practice", must_be_silent=True)
    table.session.set_silent(False)
    (value,) = table.take()
    assert value.is_hidden
    assert value.must_be_silent
    table.session.end_silence()
    (value,) = table.take()
    assert not value.is_hidden
    assert value.is_awaited


def test_while_people_are_weighed_another_game_is_asked_about_so_at_once(playing: Table, case: Case):
    playing.session.believe((), (("Bob", HabitCounts()),))
    playing.take()
    playing.open(case)
    (value,) = playing.take()
    assert value.people == value.request.people == ()


def test_one_game_in_the_place_of_another_is_one_value(playing: Table, places, settings, case: Case):
    before = playing.game.value
    files = GameFiles(playing.session, playing.autosave, places, Preferences(settings))
    files.open_kept(case.upto(3), "Kept")
    playing.work()
    opened, answered = playing.take()
    assert opened.game != before.game
    assert (opened.n_events, opened.reply, opened.present) == (3, None, None)
    assert answered.current is not None
