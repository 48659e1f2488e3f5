"""A practice game in the window, by its buttons and keys, and where it is kept."""

import os
import stat
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from app.features.advice.panel import AdvicePresenter
from app.features.board.panel import BoardPresenter
from app.features.events.service import TimelineEnd, TimelineRequest, TimelineService, TimelineUpdate
from app.features.game_over.practice import PracticeEndPage
from app.features.help import HelpView
from app.features.own_sheet import OwnSheetPresenter
from app.features.practice import service
from app.features.practice.presenter import Stage, in_envelope
from app.features.practice.service import SAVED
from app.features.practice.state import STAY
from app.features.sheet.view import NEXT
from app.game.folders import take
from app.startup.application import _with_game, build_window
from app.ui.widgets.labels import MessageBar, QuestionBar
from core.formats.atomic_file import UnwritableFileError
from core.model.cards import Card, Category
from core.model.events import Accusation, Move, Suggestion
from core.model.practised import practised_of
from core.model.seats import ENVELOPE
from core.players.counts import HabitCounts
from core.practice.options import Known, PracticeOptions
from core.practice.saved import SavedGame, read_saved, saved_to_json
from core.referee.requests import Accuse, Show, Suggest, Walk
from tests.app.features.practice.rivals import QUICK, SOON, Person
from tests.app.settling import settle
from tests.app.showing import replies_of
from tests.formats.kept_files import copy_of
from tests.systems import permissions

Key = Qt.Key


@pytest.fixture
def person(qtbot, shared_window) -> Person:
    return Person(qtbot, shared_window)


def test_a_whole_game_is_played_by_clicks_and_what_is_shown_is_what_i_see(person, settings):
    person.begin(replace(QUICK, seed=5, seat=1))
    session = person.window.session
    assert session.is_practice
    for _ in range(500):
        if person.is_over:
            break
        assert session.entered == person.moment.case
        person.move()
    (end,) = person.ends
    assert session.entered == end.case
    assert not session.is_practice
    how = practised_of(session.entered)
    assert (how.seed, how.helped) == (5, True)
    assert not person.window.page.entry.isVisible()
    assert person.form.isVisible()
    assert "It was" in person.form.title.text()
    assert person.window.findChild(BoardPresenter).state.offered == ()
    assert not any(person.service._folder.glob("*.json")), "what is over is not offered again"
    person.window.take_over(person.window.hand_over())
    settings.remove("window")  # where it was, as for the window that would replace it
    assert not person.window.page.entry.isVisible()
    with person.bot.waitSignal(person.practice.offered):
        person.window.commands.close.trigger()
    assert person.window.start.focusWidget().objectName() == "startPractice"
    person.window.commands.example.trigger()
    assert person.window.page.entry.isVisible()


def test_a_turn_goes_by_keys_and_on_the_board_and_a_move_is_taken_back_until_something_follows(person):
    person.begin()
    canvas = person.window.findChild(BoardPresenter).view.canvas
    assert isinstance(person.moment.request, Walk)
    before, (at, *places) = person.moment.case, person.moment.request.places
    rooms = [place for place in places if isinstance(place, Card)]
    person.answer(Key.Key_Return)
    assert person.window.session.entered.events[-1].to in rooms, "the usual answer"
    assert person.find("practiceTakeBack").isVisible()
    person.click("practiceTakeBack")
    person.wait()
    assert isinstance(person.moment.request, Walk)
    assert person.moment.request.places[0] == at
    assert person.window.session.entered == before

    canvas.setFocus()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.point_of(rooms[-1]).toPoint())
    person.wait()
    assert person.window.session.entered.events[-1].to == rooms[-1]
    assert isinstance(person.moment.request, Suggest)
    assert person.form.has_keys
    canvas.setFocus()
    QTest.keyClicks(canvas, "w")
    assert person.form.question.chosen[0].name == "Mrs White"
    person.press(Key.Key_Escape)
    person.form.take_focus()
    person.press(Key.Key_W)  # Mrs White
    person.press(Key.Key_R)  # the Rope
    assert person.find("practiceDo").hasFocus()
    person.press(Key.Key_Return)
    person.wait()
    assert any(
        isinstance(event, Suggestion)
        and event.by == "Me"
        and [card.name for card in event.cards[:2]] == ["Mrs White", "Rope"]
        for event in person.moment.case.events
    )
    person.until(Accuse)
    person.answer(Key.Key_Return)
    assert not any(isinstance(event, Accusation) and event.by == "Me" for event in person.moment.case.events)


def test_with_help_nothing_can_be_entered_but_numbers_help_and_advice_are_there_and_moves_go_unsaid(person):
    person.begin()
    window, before = person.window, person.window.session.entered
    act = window.commands
    assert not any(one.isEnabled() for one in (act.save, act.save_as, act.undo, act.setup, act.quick, act.table_mode))
    window.page.entry.fill_card(before.setup.deck.cards[0])
    person.press(Key.Key_F3)
    assert not window.page.entry.isVisible()
    assert window.page.entry.draft.untouched
    view = window.page.sheet.view
    menu = view.menu_of(view.model().index(view._sheet.rowCount() - 1, 0))
    assert not any(action.isEnabled() for action in menu.actions() if action.objectName().startswith("note"))
    menu.deleteLater()  # it was never opened, so it does not close
    assert window.session.entered == before
    data = person.service._folder.parent
    assert not [*data.glob("journals/*.jsonl"), *data.glob("library*")], "only the saved game tells of it"

    act.keys.trigger()
    page = window.findChild(HelpView)
    assert page.findChild(QWidget, "helpPractice").isVisible()
    page.close()

    replies = replies_of(window.game)
    act.people.trigger()
    person.wait(lambda: bool(replies) and replies[-1].request.people == ())
    assert replies[-1].people is not None or replies[-1].not_weighed
    act.people.trigger()

    person.until(Suggest)
    assert isinstance(person.moment.case.events[-1], Move)
    entered = TimelineUpdate(TimelineRequest(person.moment.case), 0, (), TimelineEnd({}, "Entry 3: entered."))
    window.findChild(TimelineService).updated.emit(entered)
    assert window.page.events.effect_line.text() == ""
    room = person.moment.request.room
    act.advice.trigger()
    advising = window.findChild(AdvicePresenter)
    person.wait(lambda: advising._report is not None and advising.view.head.fill.isEnabled())
    person.bot.mouseClick(advising.view.head.fill, Qt.MouseButton.LeftButton)
    chosen = person.form.question.chosen
    assert chosen[Category.ROOM] == room
    assert len(chosen) == 3
    act.advice.trigger()


def test_an_accusation_can_be_left_opens_with_what_is_certain_and_is_told_at_once_if_wrong(person):
    person.begin(SOON)
    person.until(Accuse)
    asked = person.form.question
    person.find("practiceLeave").setFocus()
    person.press(Key.Key_Return)
    assert person.form.question.may_name
    person.press(Key.Key_Escape)
    assert person.form.question == asked
    person.click("practiceLeave")
    assert person.form.question.may_name
    person.press(Key.Key_Escape)
    assert person.form.question == asked

    case = person.window.session.case
    cards = tuple(case.setup.deck.of(one)[0] for one in Category)
    for known, chosen in ((cards[:2], set()), (cards, set(cards))):
        posterior = SimpleNamespace(certain=dict.fromkeys(known, ENVELOPE))
        person.form.certain = in_envelope(SimpleNamespace(posterior=posterior, conflict=()))
        person.click("practiceLeave")
        assert set(person.form.question.chosen.values()) == chosen
        person.click("practiceLeave")
    person.window.session.set_silent(True)
    assert person.form.certain == ()
    person.window.session.set_silent(False)

    person.window._preferences.practice_pace = 4
    mine = [next((card for card in case.setup.my_hand if card.category is one), None) for one in Category]
    person.click("practiceLeave")
    for card, other in zip(mine, cards, strict=True):
        person.form.fill_card(card or other)
    person.click("practiceDo")
    person.wait(lambda: person.form.question is None and bool(person.form.said.text()))
    assert person.form.said.text().startswith("Your accusation was wrong: you are out")
    assert person.find("practiceDo").text() == "On to the end"


def test_after_the_end_the_keys_are_in_the_form_of_a_new_game_begun_by_mouse(person):
    person.begin(SOON)
    person.win()
    page = person.window.findChild(PracticeEndPage)
    person.bot.mouseClick(copy := page.findChild(QPushButton, "practiceEndCopy"), Qt.MouseButton.LeftButton)
    assert copy.text() == "Copied"
    person.ends.clear()
    person.bot.mouseClick(page.findChild(QPushButton, "practiceEndNew"), Qt.MouseButton.LeftButton)
    person.wait()
    person.wait(person.window.isActiveWindow)
    assert person.form.isAncestorOf(QApplication.focusWidget()), "the keys are in it"
    assert person.service.options == replace(SOON, seed=person.service.options.seed)
    assert person.service.options != SOON, "another deal"
    person.press(Key.Key_Return)
    assert person.practice.stage is Stage.BUSY


def test_what_others_do_is_shown_step_by_step_until_i_skip_to_my_turn_and_waits_while_i_look_back(person):
    person.begin(SOON, helped=False)
    person.until(Accuse)
    board, session = person.window.findChild(BoardPresenter), person.window.session
    assert board.state.player == "Me"
    person.window._preferences.practice_pace = 1
    before = session.entered
    person.form.take_focus()
    person.press(Key.Key_Return)
    person.wait(lambda: person.form.question is None and person.practice._pause.isActive())
    assert board.state.player in person.form.title.text(), "the board marks the token of who has to decide"
    assert session.entered == before
    session.look_back(0)
    person.wait(lambda: not person.practice._pause.isActive())
    settle()
    assert (session.looking_at, session.entered) == (0, before)

    person.window._preferences.practice_pace = 4
    session.look_back(None)
    person.wait(person.practice._pause.isActive)
    shown = session.entered
    assert len(before.events) + 1 == len(shown.events) < len(person.moment.case.events)
    step = person.window.game.value.step
    person.form.take_focus()
    person.press(Key.Key_Space)
    person.wait()
    assert person.window.game.value.step == step + 1
    assert session.entered == person.moment.case
    assert len(session.entered.events) == len(shown.events) + 3


def test_a_saved_game_has_each_answer_before_what_came_of_it_is_shown_goes_on_where_it_was_and_can_be_discarded(
    person, places, settings, background
):
    person.begin(helped=False)
    service, window = person.service, person.window
    for _ in range(3):
        person.move()
        saved, played = read_saved(service._path).answers, service._game.answers
        assert played[: len(saved)] == saved
        assert {*played[len(saved) :]} <= {"roll"}, "which goes without saying"
    path, case, request, said = service._path, person.moment.case, person.moment.request, person.form.said.text()
    with person.bot.waitSignal(person.practice.offered):
        window.commands.close.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the rows that were there before
    resume = window.start.findChild(QPushButton, "practiceResume0")
    person.bot.mouseClick(resume, Qt.MouseButton.LeftButton)
    person.wait()
    assert person.moment.case == case
    assert type(person.moment.request) is type(request)
    assert person.form.said.text() == said, "only what has happened since"
    assert window.session.entered == case
    assert not service.helped
    window.commands.close.trigger()

    begun = build_window(places, settings, background)
    _with_game(begun)
    assert begun.window.start.findChild(QPushButton, "practiceResume0") is not None, "before all features"
    begun.window.deleteLater()

    path.write_text(path.read_text().replace("classic-uk", "no such edition"))
    person.practice.resume(service.saved()[0])
    assert window.session.case is None
    assert "no such edition" in window.findChild(QuestionBar, "practiceTrouble").text
    window.start.findChild(QPushButton, "practiceDiscard0").click()
    assert len(service.saved()) == 1
    window.findChild(QPushButton, "practiceDiscardNow").click()
    assert service.saved() == ()


def test_on_my_own_there_are_no_numbers_until_the_end_and_my_marks_come_back_and_can_be_checked_then(person):
    person.begin(SOON, helped=False)
    window = person.window
    own, deck = window.findChild(OwnSheetPresenter), window.session.entered.setup.deck
    assert window.inference.is_silent
    window.commands.own_sheet.trigger()
    assert window.inference.is_silent
    assert not window.page.sheet.model.has_numbers
    other = next(name for name in window.session.entered.setup.seats if name != "Me")
    free = next(card for card in deck.cards if card not in window.session.entered.setup.my_hand)
    window.page.sheet.view.marked.emit(free, other, NEXT)
    marks = own.marks
    assert marks
    with person.bot.waitSignal(person.practice.offered) as offered:
        window.commands.close.trigger()
    assert not window.inference.is_silent
    person.practice.resume(offered.args[0][0])
    person.wait()
    assert own.marks == marks
    assert window.inference.is_silent

    person.win()
    assert not own.is_on, "the result shows what was known"
    window.commands.own_sheet.trigger()
    assert own.is_on
    assert own.marks == marks
    own.bar.check.click()
    person.wait(lambda: bool(own._verdicts))
    window.commands.close.trigger()
    assert not [*window._autosave._folder.glob("*.marks")]


def test_marks_of_a_newer_program_outlive_the_practice_game_that_they_belong_to(person):
    person.begin(SOON, helped=False)
    file, bar = person.service.marks, person.window.findChild(MessageBar, "marksBar")
    setup = person.window.session.entered.setup
    free = next(card for card in setup.deck.cards if card not in setup.my_hand)
    person.window.page.sheet.view.marked.emit(free, ENVELOPE, NEXT)
    with person.bot.waitSignal(person.practice.offered) as offered:
        person.window.commands.close.trigger()
    newer = file.read_text("utf-8").replace('"version": 2', '"version": 3')
    file.write_text(newer, "utf-8")
    person.practice.resume(offered.args[0][0])
    person.wait()
    assert "newer Deerstalker" in bar.text
    assert str(file) in bar.text
    assert person.window.inference.is_silent
    person.win()
    assert not any(file.parent.glob("*.practice.json"))
    assert file.read_text("utf-8") == newer


def test_the_page_before_a_game_remembers_what_was_played_enter_plays_and_the_game_of_the_day_is_everyone_s(person):
    window, service = person.window, person.service
    window.commands.practice.trigger()
    dialog = person.practice.dialog
    assert dialog.me.text() == "Holmes"
    person.bot.mouseClick(dialog.findChild(QPushButton.__base__, "practiceCount.2"), Qt.MouseButton.LeftButton)
    person.bot.mouseClick(dialog.findChild(QPushButton.__base__, "practiceHelp.alone"), Qt.MouseButton.LeftButton)
    dialog.me.selectAll()
    person.bot.keyClicks(dialog.me, "Ann")
    person.bot.keyClick(dialog, Key.Key_Return)
    person.wait(lambda: service.options is not None)
    options = service.options
    assert (len(options.rivals), service.helped, options.me) == (2, False, "Ann")
    assert str(options.seed) in window.windowTitle()
    window.commands.practice.trigger()
    assert dialog.me.text() == "Ann"
    person.bot.keyClick(QApplication.activeModalWidget(), Key.Key_Return)
    person.wait(lambda: service.options != options)
    assert (service.options.rivals, service.helped) == (options.rivals, False)

    window.commands.practice.trigger()
    person.bot.mouseClick(dialog.today, Qt.MouseButton.LeftButton)
    person.wait(lambda: service.options.day is not None)
    assert service.options == PracticeOptions(day=service.options.day, me="Ann")
    assert person.practice.stage is Stage.BUSY
    window.commands.close.trigger()
    assert person.practice.stage is Stage.IDLE, "nobody thinks any more"


def test_whoever_rolls_has_to_move_but_in_a_game_that_began_before_that(person):
    """The options of such a game, from which a new one takes its own, do not bring the old rule back."""

    def offered() -> set[str]:
        return {value for group in person.form._groups for value in group.values}

    person.begin(replace(SOON, may_sit_out=True))
    assert isinstance(person.moment.request, Walk)
    assert offered()
    assert STAY not in offered()
    canvas, before = person.window.findChild(BoardPresenter).view.canvas, person.moment
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.point_of(before.request.start).toPoint())
    assert person.moment is before, "nor can it be clicked on the board"

    service = person.service
    copy_of("practice-1-stays.json", service._folder).rename(service._folder / "0.practice.json")
    person.practice.resume(next(one for one in service.saved() if one.path.name == "0.practice.json"))
    person.wait()
    assert isinstance(person.moment.request, Walk)
    assert STAY in offered()
    person.click("practiceOptions1.stay")
    person.wait()
    assert isinstance(person.moment.request, Accuse)


def test_two_windows_do_not_play_the_same_game_one_goes_on_with_the_other_s_and_is_closed_while_a_rival_thinks(
    person, make_window, settings
):
    options = replace(SOON, rivals=("master",) * 3)
    person.begin(options)
    person.move()
    case = person.moment.case
    other = Person(person.bot, make_window())
    service = other.service
    assert service.saved() == ()
    other.window.take_over(person.window.hand_over())
    other.wait()
    assert other.window.session.is_practice
    assert (other.moment.case, other.window.session.entered) == (case, case)
    assert person.service.saved() == ()

    other.until(Accuse)
    other.form.enter()
    person.wait(lambda: other.form.question is None)
    path, answers = service._path, service._game.answers
    other.window.close()
    settings.remove("window")  # where it was
    assert read_saved(path).answers == answers, "nothing is lost"
    assert not service._task.is_running
    (saved,) = person.service.saved()
    assert [*saved.rivals.split(", ")] == [name for name in options.seated() if name != "Me"]


def test_a_game_on_my_own_stays_without_numbers_in_a_window_that_takes_it_over(person, make_window, settings):
    person.begin(SOON, helped=False)
    other = Person(person.bot, make_window())
    values = []
    other.window.game.shown.connect(lambda now, _: values.append(now))
    other.window.take_over(person.window.hand_over())
    other.wait()
    opened = [now for now in values if now.is_open]
    assert opened
    assert all(now.is_hidden and now.must_be_silent and not now.is_awaited for now in opened)
    other.window.close()
    settings.remove("window")  # where it was


def test_a_show_with_a_choice_can_be_advised(person):
    person.begin(replace(QUICK, rivals=("beginner",), seed=0, board=False, always_ask=True))
    assert isinstance(person.moment.request, Show)
    assert len(person.moment.request.cards) > 1
    person.click("practiceAdvice")
    person.wait(lambda: bool(person.form.message.text()))
    assert any(card.name in person.form.message.text() for card in person.moment.request.cards)
    person.window.commands.own_sheet.trigger()
    person.practice._ask(person.moment)
    assert person.form._advice.isHidden(), "numbers are silent"


def test_people_of_the_library_can_be_played_against_and_a_saved_game_is_offered(person):
    service, dialog_of, bot = person.service, person.window.commands.practice, person.bot
    person.begin(helped=False)
    with bot.waitSignal(person.practice.offered):
        person.window.commands.close.trigger()
    dialog_of.trigger()
    dialog = person.practice.dialog
    ann = Known("Ann", HabitCounts(games=5))
    bot.waitUntil(dialog.resume.isVisible)
    dialog.offer_known((ann,))
    dialog._set_rival(1, ann)
    bot.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    bot.waitUntil(lambda: service.options is not None)
    assert service.options.rivals[1] == ann
    dialog_of.trigger()
    assert dialog._options.rivals[1] == ann, "as last time, though the library does not say so any more"
    bot.waitUntil(dialog.resume.isVisible)
    bot.mouseClick(dialog.resume, Qt.MouseButton.LeftButton)
    bot.waitUntil(lambda: service.options == QUICK)
    person.wait()
    assert service.options == QUICK


@pytest.fixture
def folder(person):
    """The folder of the saved games, which is put back."""
    folder = person.service._folder
    yield folder
    person.window.commands.close.trigger()
    if folder.is_file():
        folder.unlink()
    for path in folder.glob("*"):
        path.unlink()
    person.practice._last = None
    person.practice.offer()


def told(person: Person) -> str:
    bars = [bar.text for bar in person.window.findChildren(QuestionBar, "practiceTrouble") if bar.isVisible()]
    return "\n".join(bars)


def close_what_is_told(person: Person) -> None:
    for bar in person.window.findChildren(QuestionBar, "practiceTrouble"):
        bar.close()


def rows(person: Person) -> list[str]:
    """What the start screen says of practice games."""
    QApplication.processEvents()
    return [label.text() for label in person.window.start._practice.findChildren(QLabel) if label.isVisible()]


def test_in_a_folder_that_cannot_be_it_is_played_and_told_once(person, folder):
    for path in folder.glob("*"):
        path.unlink()
    if folder.exists():
        folder.rmdir()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    person.begin()
    person.wait(lambda: bool(told(person)))
    assert str(folder) in told(person)
    assert "cannot be saved" in told(person)
    assert "Errno" not in told(person)
    close_what_is_told(person)
    for _ in range(3):
        person.move()
    assert len(person.moment.case.events) > 3
    assert told(person) == ""


def test_on_a_disk_that_is_read_only_it_is_played_and_told_by_its_folder(person, folder, monkeypatch):
    def refuse(path, *_, **__):
        raise UnwritableFileError(path, "Read-only file system")

    monkeypatch.setattr("core.practice.saved.write_atomically", refuse)
    person.begin()
    person.wait(lambda: bool(told(person)))
    assert f"{folder}{os.sep}" in told(person)
    assert "cannot be written: Read-only file system" in told(person)
    close_what_is_told(person)
    monkeypatch.undo()
    person.move()
    assert [*folder.glob(f"*{SAVED}")] == [person.service._path], "as soon as it can be, it is saved"
    assert told(person) == ""


@permissions
def test_a_saved_game_is_for_its_user_only(person, folder):
    person.begin()
    assert stat.S_IMODE(person.service._path.stat().st_mode) == 0o600


DAMAGED = b'{"format": "deerstalker-practice", "version": 1, "abo'


def test_a_damaged_game_is_named_not_offered_and_left_as_it_is(person, folder):
    person.begin()
    whole = person.service._path
    damaged = [folder / f"{number}{SAVED}" for number in ("ffff", "1")]
    contents = [DAMAGED, b'{"about": {"help": 5}}']
    for path, content in zip(damaged, contents, strict=True):
        path.write_bytes(content)
    person.window.commands.close.trigger()
    said = "\n".join(rows(person))
    assert f"{damaged[0].name}: is damaged or not a Deerstalker game (line 1, column 50: the closing quote" in said
    assert f"{damaged[1].name}: about.help: is 5; it must be text" in said
    buttons = [f"practice{what}{i}" for i in range(3) for what in ("Resume", "Discard")]
    there = [name for name in buttons if person.window.start.findChild(QPushButton, name) is not None]
    assert there == ["practiceResume0", "practiceDiscard0", "practiceDiscard1", "practiceDiscard2"]
    assert person.service.latest().path == whole, "though it is older than a damaged one"
    assert [path.read_bytes() for path in damaged] == contents
    person.window.commands.practice.trigger()
    person.bot.mouseClick(person.practice.dialog.resume, Qt.MouseButton.LeftButton)
    person.wait()
    assert person.service._path == whole


def test_a_game_that_cannot_be_played_is_named_with_what_is_wrong_and_left_as_it_is(person, folder):
    kept = saved_to_json(SavedGame(PracticeOptions(rivals=(Known("Bob", HabitCounts()),), seed=3)))
    path = folder / f"1{SAVED}"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(kept.replace('"right": 0', '"right": -3'))
    before = path.read_bytes()
    person.practice.offer()
    person.window.start.findChild(QPushButton, "practiceResume0").click()
    assert told(person) == f"{path.name}: options.rivals[0].habits.right: is −3; it must be 0 or more"
    assert path.read_bytes() == before
    assert person.window.session.case is None
    assert [file.name for file in folder.iterdir()] == [path.name], "its lock was let go of"


def test_a_game_that_has_gone_leaves_no_lock_behind(person, folder, monkeypatch):
    person.begin()
    person.window.commands.close.trigger()
    (saved,) = person.service.saved()
    saved.path.unlink()
    locks = []
    monkeypatch.setattr(service, "take", lambda path: locks.append(take(path)) or locks[-1])
    person.practice.resume(saved)
    assert person.window.session.case is None
    assert told(person) == ""
    assert [lock.isLocked() for lock in locks] == [False], "and nobody waits until it is collected"
    assert [*folder.glob("*.lock")] == []
