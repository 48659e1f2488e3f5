"""A practice game in the window, by its buttons and keys."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.features.advice.presenter import AdvicePresenter
from app.features.board.presenter import BoardPresenter
from app.features.events.presenter import TimelinePresenter
from app.features.game_over.practice_page import PracticeEndPage
from app.features.help.view import HelpView
from app.features.own_sheet.presenter import OwnSheetPresenter
from app.features.practice.view import Choices
from app.features.sheet.marking import NEXT
from app.startup.composition import _with_game, build_window
from app.ui.widgets.bars import QuestionBar
from app.ui.widgets.form import card_options
from app.ui.widgets.options import PADDING, OptionButton
from core.formats.editions import edition
from core.habits.counts import HabitCounts
from core.model.cards import Card, Category
from core.model.events import Accusation, Move, Suggestion
from core.model.practised import practised_of
from core.model.seats import ENVELOPE
from core.practice.options import Known, PracticeOptions
from core.practice.saved import read_saved
from core.referee.requests import Accuse, Show, Suggest, Travel, Walk
from tests.app.features.practice.rivals import QUICK, Person

Key = Qt.Key


@pytest.fixture
def person(qtbot, shared_window) -> Person:
    return Person(qtbot, shared_window)


def test_a_whole_game_is_played_by_clicks_and_what_is_shown_is_what_i_see(person):
    person.begin()
    session = person.window.session
    assert session.is_practice
    for _ in range(500):
        if person.is_over:
            break
        assert session.entered == person.moment.case
        person.decide()
        person.wait()
    (end,) = person.ends
    assert session.entered == end.case
    assert not session.is_practice
    how = practised_of(session.entered)
    assert (how.seed, how.helped) == (QUICK.seed, True)
    assert not person.window.page.entry.isVisible()
    assert person.form.isVisible()
    assert "It was" in person.form.title.text()
    assert person.window.findChild(BoardPresenter).state.offered == ()
    assert not any(person.practice._service._folder.glob("*.json")), "what is over is not offered again"
    person.window.take_over(person.window.hand_over())
    assert not person.window.page.entry.isVisible()
    with person.bot.waitSignal(person.practice.offered):
        person.window.commands.close.trigger()
    assert person.window.start.focusWidget().objectName() == "startPractice"
    person.window.commands.example.trigger()
    assert person.window.page.entry.isVisible()


def test_enter_takes_the_usual_answer_and_two_letters_name_a_suggestion(person):
    person.begin()
    person.until(Walk)
    person.form.take_focus()
    person.press(Key.Key_Return)
    person.wait()
    person.until(Suggest)
    person.form.take_focus()
    person.press(Key.Key_W)  # Mrs White
    person.press(Key.Key_R)  # the Rope
    assert person.button("practiceDo").hasFocus()
    person.press(Key.Key_Return)
    person.wait()
    assert any(
        isinstance(event, Suggestion)
        and event.by == "Me"
        and [card.name for card in event.cards[:2]] == ["Mrs White", "Rope"]
        for event in person.moment.case.events
    )
    person.until(Accuse)
    person.form.take_focus()
    person.press(Key.Key_Return)
    person.wait()
    assert not any(isinstance(event, Accusation) and event.by == "Me" for event in person.moment.case.events)


def test_where_to_go_is_chosen_on_the_board_and_the_keys_are_in_the_form_again(person):
    person.begin()
    canvas, rooms = person.window.findChild(BoardPresenter).view.canvas, []
    while not rooms:
        person.decide()
        person.wait()
        person.until(Walk)
        rooms = [place for place in person.moment.request.places if isinstance(place, Card)]
    canvas.setFocus()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.point_of(rooms[-1]).toPoint())
    person.wait()
    assert person.window.session.entered.events[-1].to == rooms[-1]
    assert isinstance(person.moment.request, Suggest)
    assert person.form.has_keys
    canvas.setFocus()
    QTest.keyClicks(canvas, "w")
    assert person.form.question.chosen[0].name == "Mrs White"


def test_a_space_meant_to_skip_answers_no_question(person):
    person.begin(replace(QUICK, always_ask=True))
    for kind in (Walk, Suggest, Accuse, Show, Travel):
        person.until(kind)
        before, question = person.practice._service._game.answers, person.form.question
        person.form.take_focus()
        for _ in range(4):
            person.press(Key.Key_Space)
        for one in person.form.findChildren(QPushButton):
            if one.isVisible():
                one.setFocus()
                person.press(Key.Key_Space)
        assert not person.practice._is_busy
        assert person.practice._service._game.answers == before
        assert (person.form.question.title, person.form.question.other) == (question.title, question.other)


def test_the_buttons_are_pressed_by_enter(person):
    person.begin()
    person.until(Accuse)
    person.button("practiceLeave").setFocus()
    person.press(Key.Key_Return)
    assert person.form.question.may_name


def test_after_a_wrong_accusation_i_am_told_at_once(person):
    person.begin()
    person.until(Accuse)
    person.window._preferences.practice_pace = 4
    hand = person.moment.case.setup.my_hand
    wrong = [next((card for card in hand if card.category is one), None) for one in Category]
    person.click("practiceLeave")
    deck = person.moment.case.setup.deck
    for category, card in zip(Category, wrong, strict=True):
        person.form.fill_card(card or deck.of(category)[0])
    person.click("practiceDo")
    person.bot.waitUntil(lambda: person.form.question is None and bool(person.form.said.text()))
    assert person.form.said.text().startswith("Your accusation was wrong: you are out")
    assert person.button("practiceDo").text() == "On to the end"


def test_the_list_says_nothing_of_moves(person):
    person.begin()
    person.until(Suggest)
    assert isinstance(person.moment.case.events[-1], Move)
    timeline, line = person.window.findChild(TimelinePresenter), person.window.page.events.effect_line
    ending = SimpleNamespace(n_known=0, revealed={}, announcement="Entry 3: entered.")
    timeline._take(SimpleNamespace(first=0, effects=(), ending=ending))
    assert line.text() == ""


def test_the_board_marks_the_token_of_who_has_to_decide(person):
    person.begin()
    board = person.window.findChild(BoardPresenter)
    person.until(Accuse)
    assert board.state.player == "Me"
    person.window._preferences.practice_pace = 4
    person.form.enter()
    person.bot.waitUntil(lambda: person.form.question is None and person.practice._pause.isActive())
    assert board.state.player in person.form.title.text()


def test_an_accusation_is_a_question_of_its_own_that_one_can_leave(person):
    person.begin()
    person.until(Accuse)
    asked = person.form.question
    person.click("practiceLeave")
    assert person.form.question.may_name
    person.press(Key.Key_Escape)
    assert person.form.question == asked


def test_an_accusation_opens_with_the_solution_once_the_sheet_is_certain_of_it(person):
    person.begin()
    person.until(Accuse)
    case = person.window.session.case
    cards = tuple(case.setup.deck.of(one)[0] for one in Category)
    for known, chosen in ((cards[:2], set()), (cards, set(cards))):
        posterior = SimpleNamespace(certain=dict.fromkeys(known, ENVELOPE))
        person.practice.hear(SimpleNamespace(request=SimpleNamespace(case=case), posterior=posterior, conflict=()))
        person.click("practiceLeave")
        assert set(person.form.question.chosen.values()) == chosen
        person.click("practiceLeave")
    person.window.inference.set_silent(True)
    assert person.form.certain == ()
    person.window.inference.set_silent(False)


def test_a_move_can_be_taken_back_until_something_follows(person):
    person.begin()
    person.until(Walk)
    at, before = person.moment.request.places[0], person.moment.case
    person.decide()
    person.wait()
    assert person.button("practiceTakeBack").isVisible()
    person.click("practiceTakeBack")
    person.wait()
    assert isinstance(person.moment.request, Walk)
    assert person.moment.request.places[0] == at
    assert person.window.session.entered == before


def test_a_saved_game_has_each_answer_before_the_window_shows_what_came_of_it_and_goes_on_where_it_was(person):
    person.begin()
    service = person.practice._service
    for _ in range(6):
        person.decide()
        person.wait()
        saved, played = read_saved(service._path).answers, service._game.answers
        assert played[: len(saved)] == saved
        assert {*played[len(saved) :]} <= {"roll"}, "which goes without saying"
    case, request, said = person.moment.case, person.moment.request, person.form.said.text()
    with person.bot.waitSignal(person.practice.offered):
        person.window.commands.close.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the rows that were there before
    resume = person.window.start.findChild(QPushButton, "practiceResume0")
    person.bot.mouseClick(resume, Qt.MouseButton.LeftButton)
    person.wait()
    assert person.moment.case == case
    assert type(person.moment.request) is type(request)
    assert person.form.said.text() == said, "only what has happened since"
    assert person.window.session.entered == case


def test_nothing_can_be_entered_in_a_practice_game(person):
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
    assert window.session.entered == before
    data = person.practice._service._folder.parent
    assert not [*data.glob("journals/*.jsonl"), *data.glob("library*")], "only the saved game tells of it"


def test_on_my_own_my_own_sheet_stays_and_there_are_no_numbers_until_the_end(person):
    person.begin(helped=False)
    window = person.window
    assert window.inference.is_silent
    window.commands.own_sheet.trigger()
    assert window.inference.is_silent
    assert not window.page.sheet.model.has_numbers
    window.commands.close.trigger()
    assert not window.inference.is_silent


def test_with_help_the_numbers_can_be_as_people_play(person):
    person.begin()
    window, replies = person.window, []
    window.inference.answered.connect(replies.append)
    window.commands.people.trigger()
    person.bot.waitUntil(lambda: bool(replies) and replies[-1].request.people == ())
    assert replies[-1].people is not None or replies[-1].not_weighed
    window.commands.people.trigger()


def test_the_marks_of_my_own_sheet_are_there_again_with_the_game(person):
    person.begin(helped=False)
    window = person.window
    own = window.findChild(OwnSheetPresenter)
    cell = window.session.entered.setup.deck.cards[0], "Ada"
    window.page.sheet.view.marked.emit(*cell, NEXT)
    marks = own.marks
    assert marks
    with person.bot.waitSignal(person.practice.offered) as offered:
        window.commands.close.trigger()
    person.practice.resume(offered.args[0][0])
    person.wait()
    assert own.marks == marks
    assert window.inference.is_silent


def test_the_marks_of_my_own_sheet_can_be_checked_when_the_game_is_over(person):
    person.begin(helped=False)
    window = person.window
    own, deck = window.findChild(OwnSheetPresenter), window.session.entered.setup.deck
    window.page.sheet.view.marked.emit(deck.cards[0], "Ada", NEXT)
    marks = own.marks
    assert marks
    person.win()
    assert not own.is_on, "the result shows what was known"
    window.commands.own_sheet.trigger()
    assert own.is_on
    assert own.marks == marks
    own.bar.check.click()
    person.bot.waitUntil(lambda: bool(own._verdicts))
    window.commands.close.trigger()
    assert not [*window._autosave._folder.glob("*.marks")]


def test_what_others_do_is_shown_step_by_step_until_i_skip_to_my_turn(person):
    person.begin()
    person.until(Accuse)
    person.window._preferences.practice_pace = 4
    before = len(person.moment.case.events)
    person.form.take_focus()
    person.press(Key.Key_Return)
    person.bot.waitUntil(lambda: person.form.question is None and person.practice._pause.isActive())
    assert len(person.window.session.entered.events) == before
    announced = QSignalSpy(person.window.session.changed)
    person.press(Key.Key_Space)
    person.wait()
    assert announced.count() == 1
    assert person.window.session.entered == person.moment.case


def test_while_i_look_back_the_others_wait(person):
    person.begin()
    person.until(Accuse)
    session = person.window.session
    person.window._preferences.practice_pace = 1
    person.form.enter()
    person.bot.waitUntil(person.practice._pause.isActive)
    before = session.entered
    session.look_back(0)
    person.bot.waitUntil(lambda: not person.practice._pause.isActive())
    person.bot.wait(50)
    assert (session.looking_at, session.entered) == (0, before)
    person.window._preferences.practice_pace = 0
    session.look_back(None)
    person.wait()
    assert session.entered == person.moment.case


def test_the_page_before_a_game_remembers_what_was_played_and_enter_plays(person):
    window = person.window
    window.commands.practice.trigger()
    dialog = person.practice.dialog
    person.bot.mouseClick(dialog.findChild(QPushButton.__base__, "practiceCount.2"), Qt.MouseButton.LeftButton)
    person.bot.mouseClick(dialog.findChild(QPushButton.__base__, "practiceHelp.alone"), Qt.MouseButton.LeftButton)
    person.bot.keyClick(dialog, Key.Key_Return)
    person.wait()
    service = person.practice._service
    options = service.options
    assert (len(options.rivals), service.helped) == (2, False)
    assert str(options.seed) in window.windowTitle()
    window.commands.practice.trigger()
    person.bot.keyClick(QApplication.activeModalWidget(), Key.Key_Return)
    person.bot.waitUntil(lambda: service.options != options)
    person.wait()
    assert (service.options.rivals, service.helped) == (options.rivals, False)


def test_the_game_of_the_day_is_the_same_for_everyone(person):
    person.window.commands.practice.trigger()
    person.bot.mouseClick(person.practice.dialog.today, Qt.MouseButton.LeftButton)
    person.wait()
    options = person.practice._service.options
    assert options.day is not None
    assert options == PracticeOptions(day=options.day, me=options.me)


def test_two_windows_do_not_play_the_same_game(qtbot, make_window):
    one = Person(qtbot, make_window())
    one.begin()
    other = make_window()
    service = other.findChild(type(one.practice))._service
    assert service.saved() == ()
    one.window.commands.close.trigger()
    (saved,) = service.saved()
    assert [*saved.rivals.split(", ")] == [name for name in QUICK.seated() if name != "Me"]


def test_the_start_screen_has_the_saved_games_before_all_features_and_asks_before_it_discards_one(
    qtbot, make_window, places, settings, background
):
    person = Person(qtbot, make_window())
    person.begin()
    person.window.commands.close.trigger()
    begun = build_window(places, settings, background)
    _with_game(begun)
    assert begun.window.start.findChild(QPushButton, "practiceResume0") is not None
    person.window.start.findChild(QPushButton, "practiceDiscard0").click()
    service = person.practice._service
    assert len(service.saved()) == 1
    person.window.findChild(QPushButton, "practiceDiscardNow").click()
    assert service.saved() == ()


def test_a_damaged_game_is_told_of_and_can_be_discarded(qtbot, make_window):
    person = Person(qtbot, make_window())
    person.begin()
    path = person.practice._service._path
    person.window.commands.close.trigger()
    path.write_text(path.read_text().replace("classic-uk", "no such edition"))
    person.practice.resume(person.practice._service.saved()[0])
    assert person.window.session.case is None
    assert "no such edition" in person.window.findChild(QuestionBar, "practiceTrouble").text


def test_after_the_end_the_keys_are_in_the_form_of_a_new_game_begun_by_mouse(person):
    person.begin()
    person.win()
    page = person.window.findChild(PracticeEndPage)
    person.bot.mouseClick(copy := page.findChild(QPushButton, "practiceEndCopy"), Qt.MouseButton.LeftButton)
    assert copy.text() == "Copied"
    again = page.findChild(QPushButton, "practiceEndNew")
    person.ends.clear()
    person.bot.mouseClick(again, Qt.MouseButton.LeftButton)
    person.wait()
    person.bot.waitUntil(person.window.isActiveWindow)
    assert person.form.isAncestorOf(QApplication.focusWidget())
    person.press(Key.Key_Return)
    assert person.practice._is_busy


def test_the_key_for_help_opens_the_page_on_practice(person):
    person.begin()
    person.window.commands.keys.trigger()
    view = person.window.findChild(HelpView)
    assert view.findChild(QWidget, "helpPractice").isVisible()
    view.close()


def test_my_name_is_one_to_say_something_of(person):
    person.window.commands.practice.trigger()
    dialog = person.practice.dialog
    assert dialog.me.text() == "Holmes"
    dialog.me.selectAll()
    person.bot.keyClicks(dialog.me, "Ann")
    person.bot.keyClick(dialog, Key.Key_Return)
    person.wait()
    assert person.practice._service.options.me == "Ann"
    person.window.commands.practice.trigger()
    assert dialog.me.text() == "Ann"
    dialog.reject()


def test_a_show_with_a_choice_can_be_advised(person):
    person.begin(replace(QUICK, rivals=("beginner",), always_ask=True))
    for _ in range(200):
        request = person.moment.request
        if isinstance(request, Show) and len(request.cards) > 1:
            break
        person.decide()
        person.wait()
    person.click("practiceAdvice")
    person.bot.waitUntil(lambda: bool(person.form.message.text()))
    assert any(card.name in person.form.message.text() for card in person.moment.request.cards)
    person.window.commands.own_sheet.trigger()
    person.practice._ask(person.moment)
    assert person.form._advice.isHidden(), "numbers are silent"


def test_people_of_the_library_can_be_played_against_and_a_saved_game_is_offered(qtbot, make_window):
    person = Person(qtbot, make_window())
    service, dialog_of = person.practice._service, person.window.commands.practice
    person.begin()
    with qtbot.waitSignal(person.practice.offered):
        person.window.commands.close.trigger()
    dialog_of.trigger()
    dialog = person.practice.dialog
    ann = Known("Ann", HabitCounts(games=5))
    qtbot.waitUntil(dialog.resume.isVisible)
    dialog.offer_known((ann,))
    dialog._set_rival(1, ann)
    qtbot.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    person.wait()
    assert service.options.rivals[1] == ann
    dialog_of.trigger()
    assert dialog._options.rivals[1] == ann, "as last time, though the library does not say so any more"
    qtbot.waitUntil(dialog.resume.isVisible)
    qtbot.mouseClick(dialog.resume, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: service.options == QUICK)
    person.wait()
    assert service.options == QUICK


def test_a_window_that_is_closed_while_a_rival_thinks_stops_it_and_loses_nothing(qtbot, make_window):
    person = Person(qtbot, make_window())
    person.begin(replace(QUICK, rivals=("master",) * 3))
    person.until(Accuse)
    person.form.enter()
    qtbot.waitUntil(lambda: person.form.question is None)
    path, answers = person.practice._service._path, person.practice._service._game.answers
    person.window.close()
    assert read_saved(path).answers == answers
    assert not person.practice._service._task.is_running


def test_a_window_that_replaces_another_goes_on_with_the_game(qtbot, make_window):
    person = Person(qtbot, make_window())
    person.begin()
    for _ in range(4):
        person.decide()
        person.wait()
    case = person.moment.case
    game, window = person.window.hand_over(), make_window()
    window.take_over(game)
    other = Person(qtbot, window)
    other.wait()
    assert window.session.is_practice
    assert (other.moment.case, window.session.entered) == (case, case)


def test_the_advice_fills_what_i_am_asked(person):
    person.begin()
    person.until(Suggest)
    room = person.moment.request.room
    person.window.commands.advice.trigger()
    advising = person.window.findChild(AdvicePresenter)
    person.bot.waitUntil(lambda: advising._report is not None and advising.view.head.fill.isEnabled())
    person.bot.mouseClick(advising.view.head.fill, Qt.MouseButton.LeftButton)
    chosen = person.form.question.chosen
    assert chosen[Category.ROOM] == room
    assert len(chosen) == 3
    person.window.commands.advice.trigger()


def test_no_card_that_can_be_shown_is_cut_beside_its_token(qtbot):
    choices = Choices("cards", "")
    qtbot.addWidget(choices)
    deck = edition("classic-uk").deck
    choices.set_options(card_options(deck.cards, deck, with_tokens=True))
    for button in choices.findChildren(OptionButton):
        beside = button.token_width + 2 * PADDING
        assert button.fitted(button.minimumWidth() - beside) == button.fitted(1000), button.text()
