"""The end of a game in the window, by clicks and keys: what is entered, what contradicts it, what becomes of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QPushButton, QWidget

from app.features.game_over.dialog import GameOverDialog, ResultBar
from app.features.library.service import LibraryService
from app.features.library.store import Library
from app.features.review.view import ReviewView
from app.features.setup.dialog import SetupDialog
from app.shell.main_window import MainWindow
from core.advice.text import crime
from core.formats.case_file import load, write_case
from core.history.recovery import journals, recover
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of
from core.model.events import Accusation, Note, Suggestion
from core.model.seats import ENVELOPE
from tests.app.naming import nameless, wordless
from tests.games import Game, classic_game

GAME: Game = classic_game(3, 4, 8)
SOLUTION = tuple(card for card, holder in GAME.truth.items() if holder == ENVELOPE)


@pytest.fixture
def open_game(window, tmp_path, qtbot):
    def opened(case: Case) -> MainWindow:
        path = tmp_path / "Evening.case.json"
        write_case(case, path)
        window.open_path(path)
        qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
        return window

    return opened


def asked(window: MainWindow, qtbot) -> GameOverDialog:
    """Press Ctrl+E, and return the dialog."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(GameOverDialog)))
    return next(one for one in window.findChildren(GameOverDialog) if one.isVisible())


def click(parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def case_of(window: MainWindow) -> Case:
    case = window.session.case
    assert case is not None
    return case


def place(dialog: GameOverDialog, holder: str, cards) -> None:
    QTest.mouseClick(dialog.piles.button(holder), Qt.MouseButton.LeftButton)
    for card in cards:
        if dialog.draft.places.get(card) != holder:
            click(dialog, f"gameOverCard.{card.name}")


def first_shown_to_me(case: Case) -> int:
    """Return the first entry in which I saw a card."""
    mine = (i for i, event in enumerate(case.events) if isinstance(event, Suggestion) and event.by == case.setup.me)
    return next(i for i in mine if case.events[i].shown is not None)


def test_just_saving_is_one_step_that_can_be_undone_and_asks_about_a_file_that_another_program_changed(
    open_game, qtbot
):
    window = open_game(GAME.case)
    window.session.look_back(3)
    dialog = asked(window, qtbot)
    place(dialog, ENVELOPE, SOLUTION)
    click(dialog, "gameOverKeep")
    assert window.session.looking_at is None
    assert case_of(window).events == GAME.case.events
    assert load(window.session.path) == case_of(window)

    said, known = window.findChild(QLabel, "summarySolution"), str(crime(SOLUTION))
    qtbot.waitUntil(lambda: said.text() == known)
    window.session.look_back(1)
    qtbot.waitUntil(lambda: said.text() != known)
    window.session.look_back(None)
    qtbot.waitUntil(lambda: said.text() == known)
    assert window.commands.undo.text() == "Undo: how the game ended"
    window.commands.undo.trigger()
    assert ending_of(case_of(window)) is None
    qtbot.waitUntil(lambda: said.text() != known)

    for card in SOLUTION:
        window.session.record(Note(ENVELOPE, card, True))
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    dialog = asked(window, qtbot)
    assert dialog.draft.on(ENVELOPE) == SOLUTION, "what is certain is there already"
    write_case(GAME.case.deleted(0), window.session.path)
    click(dialog, "gameOverKeep")
    box = window.findChild(QMessageBox, "changedElsewhere")
    assert box.isVisible()
    assert window.isWindowModified()
    assert load(window.session.path) == GAME.case.deleted(0), "nothing is overwritten unasked"
    click(box, "overwrite")
    assert load(window.session.path) == case_of(window)
    assert ending_of(case_of(window)).envelope == SOLUTION
    assert not window.isWindowModified()


def test_hands_are_entered_by_clicks_until_a_pile_is_full_or_at_one_stroke_and_another_game_closes_the_dialog(
    open_game, qtbot
):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    full = ending(GAME.case.setup, GAME.truth)
    holder, cards = full.hands[0]
    place(dialog, holder, cards)
    QTest.mouseClick(dialog.piles.button(holder), Qt.MouseButton.LeftButton)
    other = next(card for card in dialog.draft.unplaced)
    click(dialog, f"gameOverCard.{other.name}")
    assert dialog.said.isVisible()
    assert dialog.said.text().startswith(f"{holder} already has {len(cards)} cards")
    assert dialog.draft.on(holder) == cards

    *others, last = ((ENVELOPE, full.envelope), *full.hands)
    for holder, cards in others:
        place(dialog, holder, cards)
    QTest.mouseClick(dialog.piles.button(last[0]), Qt.MouseButton.LeftButton)
    assert dialog.draft.left(last[0])
    click(dialog, "gameOverRest")
    assert dialog.draft.ending() == full

    full = ending(GAME.case.setup, GAME.truth, "Bob")
    QTest.mouseClick(dialog.winner.button("Bob"), Qt.MouseButton.LeftButton)
    assert dialog.draft.ending() == full
    qtbot.waitUntil(dialog.objection.isHidden)
    click(dialog, "gameOverKeep")
    assert ending_of(case_of(window)) == full
    assert window.session.path is not None
    assert load(window.session.path) == case_of(window), "saved, as the button says"
    assert not window.isWindowModified()
    assert window.findChild(ReviewView) is None

    asked(window, qtbot)
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: not any(one.isVisible() for one in window.findChildren(GameOverDialog)))


def test_a_contradiction_names_the_entry_and_is_corrected_and_who_goes_on_leaves_nothing_lit(open_game, qtbot):
    wrong = first_shown_to_me(GAME.case)
    event = GAME.case.events[wrong]
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    place(dialog, ENVELOPE, [event.shown])
    qtbot.waitUntil(dialog.objection.isVisible)
    assert f"entry {wrong + 1}" in dialog.objection.text
    assert window.page.events.model.lit == {wrong}
    click(dialog, f"gameOverEntry{wrong}")
    assert window.page.events.list.row == wrong
    click(dialog, f"gameOverFix{wrong}.0")
    qtbot.waitUntil(dialog.objection.isHidden)
    assert case_of(window).events[wrong] != event
    window.session.undo()
    qtbot.waitUntil(lambda: window.page.events.model.lit == {wrong})
    click(dialog, "gameOverLeave")
    assert window.page.events.model.lit == frozenset()


WINNER = next(name for name in GAME.case.setup.seats if name != GAME.case.setup.me)
RIGHT = Accusation(WINNER, SOLUTION, correct=True)
SAID = f"{WINNER} won: {', '.join(card.name for card in SOLUTION)}"


def bar_of(window: MainWindow) -> ResultBar:
    return window.findChild(ResultBar)


def test_a_right_accusation_ends_the_game_and_says_so_over_the_sheet_and_known_hands_are_not_asked_for(
    open_game, qtbot
):
    window = open_game(GAME.case)
    bar = bar_of(window)
    assert bar.isHidden()
    window.session.record(RIGHT)
    assert bar.isVisible()
    assert bar.text.startswith(SAID)
    qtbot.waitUntil(lambda: bar.text == f"{SAID}. Saved in the library.")
    (game,) = Library(window.findChild(LibraryService).path).games()
    assert (game.is_over, game.winner) == (True, WINNER)
    click(window, "gameOverBarHands")
    dialog = window.findChild(GameOverDialog)
    assert dialog.draft.on(ENVELOPE) == SOLUTION
    assert dialog.draft.winner == WINNER
    click(dialog, "gameOverKeep")
    assert bar.isVisible()
    window.commands.undo.trigger()
    window.commands.undo.trigger()
    assert bar.isHidden(), "it goes on"

    window.session.conclude(ending(GAME.case.setup, GAME.truth, GAME.case.setup.me))
    assert bar.text.startswith("You won: ")
    assert not window.findChild(QPushButton, "gameOverBarHands").isVisible()


def test_a_finished_game_without_a_file_is_not_offered_as_unsaved_and_one_that_goes_on_is(window, qtbot):
    case = GAME.case.upto(7)  # which no other test has finished
    window._files.open_kept(case, "Tonight")
    window.session.record(RIGHT)
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: "Saved in the library" in bar_of(window).text)
    assert not window.isWindowModified()
    left = [recover(path).history.is_saved for path in journals(window._autosave._folder)]
    assert left == [True], "even if the program is killed now"
    window.session.delete(0)
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: not window.isWindowModified())
    window.commands.close.trigger()
    assert not journals(window._autosave._folder)

    window._files.open_kept(case, "Tonight")
    window.session.record(replace(RIGHT, correct=False))
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    assert bar_of(window).isHidden()
    assert window.isWindowModified()
    window.commands.close.trigger()
    assert len(journals(window._autosave._folder)) == 1


def test_from_the_result_one_reviews_shares_and_plays_again(open_game, qtbot):
    window = open_game(replace(GAME.case, events=(*GAME.case.events, RIGHT)))
    click(window, "gameOverBarButton")
    view = window.findChild(ReviewView)
    qtbot.waitUntil(view.canvas.isVisible)
    assert not view.shared.isChecked()
    click(window, "gameOverBarShare")
    assert view.shared.isChecked()
    qtbot.waitUntil(lambda: view.canvas.isVisible() and not view.canvas.page.cards)
    seats = GAME.case.setup.seats.names
    begins = window.findChild(QMenu, "gameOverBarBegins").actions()
    assert [action.text() for action in begins] == [f"{name} begins" for name in seats]
    begins[1].trigger()
    dialog = window.findChild(SetupDialog)
    assert dialog.setup().seats.names == (*seats[1:], seats[0])
    assert dialog.setup().me == GAME.case.setup.me
    assert dialog.setup().my_hand == ()
    dialog.reject()


def test_cards_are_typed_and_the_review_leads_to_the_entries_is_kept_and_made_anew_when_it_was_put_away(
    open_game, qtbot
):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    for card in SOLUTION:
        if dialog.draft.places.get(card) != ENVELOPE:
            QTest.mouseClick(dialog.piles.button(ENVELOPE), Qt.MouseButton.LeftButton)
            QTest.keyClicks(dialog.search, card.name[:-1].lower())
            QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.draft.on(ENVELOPE) == SOLUTION
    assert nameless(dialog) == []
    assert wordless(dialog) == []
    QTest.keyClick(dialog.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.findChild(ReviewView) is not None)
    view = window.findChild(ReviewView)
    assert ending_of(case_of(window)) == Ending(SOLUTION, dialog.draft.ending().hands)

    dialog = asked(window, qtbot)
    full = ending(GAME.case.setup, GAME.truth, "Bob")
    for holder, cards in ((ENVELOPE, full.envelope), *full.hands):
        place(dialog, holder, cards)
    view.close()
    click(dialog, "gameOverDone")
    qtbot.waitUntil(view.canvas.isVisible)
    canvas = view.canvas
    assert "of what the best ones would have" in canvas.page.title
    assert view.focusWidget() is canvas
    assert nameless(view) == []
    assert wordless(view) == []
    first, *_, last = canvas.page.cards
    found = canvas.document().find(first.heading)
    canvas.setTextCursor(found)  # which scrolls to it
    end = canvas.cursorRect(found).center()
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=end - QPoint(10, 0))
    assert window.page.events.list.row == first.event
    QTest.keyClick(canvas, Qt.Key.Key_End)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert window.page.events.list.row == last.event
    assert canvas.viewport().rect().contains(canvas.cursorRect()), "what is pointed at is in sight"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()

    service = window.findChild(LibraryService)
    qtbot.waitUntil(lambda: any(one.reviewed for one in Library(service.path).players()))
    (me,) = (one for one in Library(service.path).players() if one.reviewed)
    assert me.name == GAME.case.setup.me
    assert me.given_away > 0

    window.session.delete(3)
    window.commands.review.trigger()
    view.hide()
    view.show()
    qtbot.waitUntil(lambda: view.canvas.isVisible() and len(view.canvas.page.points) == len(GAME.case.events))
    window.session.delete(3)
    qtbot.waitUntil(lambda: len(view.canvas.page.points) == len(GAME.case.events) - 1)


def test_without_a_game_there_is_nothing_to_end_and_just_saving_nothing_is_no_step(window, qtbot, setup):
    act = window.commands
    assert [act.game_over.isEnabled(), act.review.isEnabled(), act.print.isEnabled()] == [False, False, False]
    assert act.library.isEnabled()

    window.dialogs._files.new(setup)
    click(asked(window, qtbot), "gameOverKeep")
    assert ending_of(case_of(window)) is None
    assert not window.commands.undo.isEnabled()
