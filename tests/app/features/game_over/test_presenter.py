"""The end of a game in the window, by clicks and keys: what is entered, what contradicts it, what becomes of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QPushButton

from app.features.game_over.dialog import GameOverDialog
from app.features.game_over.presenter import ResultBar
from app.features.library.service import LibraryService
from app.features.library.store import Library
from app.features.printing.dialog import PrintingDialog
from app.features.review.view import ReviewView
from app.features.setup.dialog import SetupDialog
from app.shell.main_window import MainWindow
from core.formats.case_file import load, write_case
from core.history.recovery import journals, recover
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of, with_ending
from core.model.events import Accusation, Note, Suggestion
from core.model.seats import ENVELOPE
from core.planner.headline import crime
from tests.app.naming import nameless, wordless
from tests.games import Game, classic_game

GAME: Game = classic_game(3, 4, 14)
SOLUTION = tuple(card for card, holder in GAME.truth.items() if holder == ENVELOPE)


@pytest.fixture
def open_game(window, tmp_path, qtbot):
    def opened(case: Case) -> MainWindow:
        path = tmp_path / "Evening.case.json"
        write_case(case, path)
        window.open_path(path)
        qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
        return window

    return opened


def asked(window: MainWindow, qtbot) -> GameOverDialog:
    """Press Ctrl+E, and return the dialog."""
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.findChild(GameOverDialog) is not None)
    dialog = window.findChild(GameOverDialog)
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def click(dialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def case_of(window: MainWindow) -> Case:
    case = window._session.case
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


def test_just_saving_asks_about_a_file_that_another_program_changed(open_game, qtbot):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    place(dialog, ENVELOPE, SOLUTION)
    write_case(GAME.case.deleted(0), window._session.path)
    click(dialog, "gameOverKeep")
    box = window.findChild(QMessageBox, "changedElsewhere")
    assert box.isVisible()
    assert window.isWindowModified()
    assert load(window._session.path) == GAME.case.deleted(0), "nothing is overwritten unasked"
    click(box, "overwrite")
    assert load(window._session.path) == case_of(window)
    assert ending_of(case_of(window)).envelope == SOLUTION
    assert not window.isWindowModified()


def test_just_saving_ends_the_whole_game_in_one_step_that_can_be_undone(open_game, qtbot):
    window = open_game(GAME.case)
    window._session.look_back(3)
    dialog = asked(window, qtbot)
    place(dialog, ENVELOPE, SOLUTION)
    click(dialog, "gameOverKeep")
    assert window._session.looking_at is None
    assert case_of(window).events == GAME.case.events
    assert load(window._session.path) == case_of(window)

    said, known = window.findChild(QLabel, "summarySolution"), str(crime(SOLUTION))
    qtbot.waitUntil(lambda: said.text() == known)
    window._session.look_back(1)
    qtbot.waitUntil(lambda: said.text() != known)
    window._session.look_back(None)
    qtbot.waitUntil(lambda: said.text() == known)
    assert window.commands.undo.text() == "Undo how the game ended"
    window.commands.undo.trigger()
    assert ending_of(case_of(window)) is None
    qtbot.waitUntil(lambda: said.text() != known)


def test_cards_are_entered_by_typing_them(open_game, qtbot):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    for card in SOLUTION:
        if dialog.draft.places.get(card) != ENVELOPE:
            QTest.mouseClick(dialog.piles.button(ENVELOPE), Qt.MouseButton.LeftButton)
            QTest.keyClicks(dialog.search, card.name[:-1].lower())
            QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.draft.on(ENVELOPE) == SOLUTION
    QTest.keyClick(dialog.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.findChild(ReviewView) is not None)
    assert ending_of(case_of(window)) == Ending(SOLUTION, dialog.draft.ending().hands)


def test_what_is_certain_is_there_already(open_game, qtbot):
    notes = tuple(Note(ENVELOPE, card, True) for card in SOLUTION)
    window = open_game(replace(GAME.case, events=(*GAME.case.events, *notes)))
    dialog = asked(window, qtbot)
    assert dialog.draft.on(ENVELOPE) == SOLUTION


def test_the_rest_of_the_cards_fill_the_last_hand_at_one_stroke_and_another_game_closes_the_dialog(open_game, qtbot):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    full = ending(GAME.case.setup, GAME.truth)
    *others, last = ((ENVELOPE, full.envelope), *full.hands)
    for holder, cards in others:
        place(dialog, holder, cards)
    QTest.mouseClick(dialog.piles.button(last[0]), Qt.MouseButton.LeftButton)
    if dialog.draft.left(last[0]):
        click(dialog, "gameOverRest")
    assert dialog.draft.ending() == full

    window.commands.close.trigger()
    qtbot.waitUntil(
        lambda: window.findChild(GameOverDialog) is None or not window.findChild(GameOverDialog).isVisible()
    )


def test_the_envelope_and_all_hands_are_entered_by_clicks_until_a_pile_is_full(open_game, qtbot):
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

    full = ending(GAME.case.setup, GAME.truth, "Bob")
    for holder, cards in ((ENVELOPE, full.envelope), *full.hands):
        place(dialog, holder, cards)
    QTest.mouseClick(dialog.winner.button("Bob"), Qt.MouseButton.LeftButton)
    assert dialog.draft.ending() == full
    qtbot.waitUntil(dialog.objection.isHidden)
    click(dialog, "gameOverKeep")
    assert ending_of(case_of(window)) == full
    assert window._session.path is not None
    assert load(window._session.path) == case_of(window), "saved, as the button says"
    assert not window.isWindowModified()
    assert window.findChild(ReviewView) is None


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
    window._session.undo()
    qtbot.waitUntil(lambda: window.page.events.model.lit == {wrong})
    click(dialog, "gameOverLeave")
    assert window.page.events.model.lit == frozenset()


WINNER = next(name for name in GAME.case.setup.seats if name != GAME.case.setup.me)
RIGHT = Accusation(WINNER, SOLUTION, correct=True)
SAID = f"{WINNER} won: {', '.join(card.name for card in SOLUTION)}"


def bar_of(window: MainWindow) -> ResultBar:
    return window.findChild(ResultBar)


def press(window: MainWindow, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_right_accusation_ends_the_game_and_says_so_over_the_sheet(open_game, qtbot):
    window = open_game(GAME.case)
    bar = bar_of(window)
    assert bar.isHidden()
    window._session.record(RIGHT)
    assert bar.isVisible()
    assert bar.text.startswith(SAID)
    qtbot.waitUntil(lambda: bar.text == f"{SAID}. Saved in the library.")
    (game,) = Library(window.findChild(LibraryService).path).games()
    assert (game.is_over, game.winner) == (True, WINNER)
    press(window, "gameOverBarHands")
    dialog = window.findChild(GameOverDialog)
    assert dialog.draft.on(ENVELOPE) == SOLUTION
    assert dialog.draft.winner == WINNER
    click(dialog, "gameOverKeep")
    assert bar.isVisible()
    window.commands.undo.trigger()
    window.commands.undo.trigger()
    assert bar.isHidden(), "it goes on"


def test_a_finished_game_without_a_file_is_not_offered_as_unsaved(make_window, qtbot):
    window = make_window()
    window._files.open_kept(GAME.case, "Tonight")
    window._session.record(RIGHT)
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: "Saved in the library" in bar_of(window).text)
    assert not window.isWindowModified()
    left = [recover(path).history.is_saved for path in journals(window._autosave._folder)]
    assert left == [True], "even if the program is killed now"
    window._session.delete(0)
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: not window.isWindowModified())
    window.commands.close.trigger()
    assert not journals(window._autosave._folder)


def test_a_game_that_goes_on_is_kept_as_unsaved(window, qtbot):
    window._files.open_kept(GAME.case, "Tonight")
    window._session.record(replace(RIGHT, correct=False))
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
    assert bar_of(window).isHidden()
    assert window.isWindowModified()
    window.commands.close.trigger()
    assert len(journals(window._autosave._folder)) == 1


def test_from_the_result_one_reviews_shares_and_plays_again(open_game, qtbot):
    window = open_game(replace(GAME.case, events=(*GAME.case.events, RIGHT)))
    press(window, "gameOverBarButton")
    view = window.findChild(ReviewView)
    qtbot.waitUntil(view.canvas.isVisible, timeout=30_000)
    assert not view.shared.isChecked()
    press(window, "gameOverBarShare")
    assert view.shared.isChecked()
    qtbot.waitUntil(lambda: view.canvas.isVisible() and not view.canvas.page.cards, timeout=30_000)
    seats = GAME.case.setup.seats.names
    begins = window.findChild(QMenu, "gameOverBarBegins").actions()
    assert [action.text() for action in begins] == [f"{name} begins" for name in seats]
    begins[1].trigger()
    dialog = window.findChild(SetupDialog)
    assert dialog.setup().seats.names == (*seats[1:], seats[0])
    assert dialog.setup().me == GAME.case.setup.me
    assert dialog.setup().my_hand == ()
    dialog.reject()


def test_whose_hands_are_known_are_not_asked_for(open_game):
    end = ending(GAME.case.setup, GAME.truth, GAME.case.setup.me)
    window = open_game(replace(GAME.case, about=with_ending(GAME.case, end)))
    assert bar_of(window).text.startswith("You won: ")
    assert not window.findChild(QPushButton, "gameOverBarHands").isVisible()


def test_the_review_opens_its_cards_lead_to_the_entries_and_the_library_keeps_it(open_game, qtbot):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    full = ending(GAME.case.setup, GAME.truth, "Bob")
    for holder, cards in ((ENVELOPE, full.envelope), *full.hands):
        place(dialog, holder, cards)
    click(dialog, "gameOverDone")
    qtbot.waitUntil(lambda: window.findChild(ReviewView) is not None)
    view = window.findChild(ReviewView)
    qtbot.waitUntil(view.canvas.isVisible, timeout=30_000)
    canvas = view.canvas
    assert "of what the best ones would have" in canvas.page.title
    assert view.focusWidget() is canvas
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
    qtbot.waitUntil(lambda: any(one.reviewed for one in Library(service.path).players()), timeout=30_000)
    (me,) = (one for one in Library(service.path).players() if one.reviewed)
    assert me.name == GAME.case.setup.me
    assert me.given_away > 0


def test_all_that_a_user_acts_on_is_named_and_a_review_that_was_put_away_is_made_when_it_comes_back(open_game, qtbot):
    window = open_game(GAME.case)
    dialog = asked(window, qtbot)
    window.commands.review.trigger()
    window.commands.print.trigger()
    printing = window.findChild(PrintingDialog)
    for view in (dialog, window.findChild(ReviewView), printing):
        assert nameless(view) == []
        assert wordless(view) == []
    printing.close()
    dialog.close()

    view = window.findChild(ReviewView)
    view.hide()
    view.show()
    qtbot.waitUntil(view.canvas.isVisible, timeout=30_000)
    window._session.delete(3)
    qtbot.waitUntil(lambda: len(view.canvas.page.points) == len(GAME.case.events), timeout=30_000)


def test_without_a_game_there_is_nothing_to_end_and_just_saving_nothing_is_no_step(window, qtbot, setup):
    act = window.commands
    assert [act.game_over.isEnabled(), act.review.isEnabled(), act.print.isEnabled()] == [False, False, False]
    assert act.library.isEnabled()

    window.dialogs._files.new(setup)
    window.dialogs.begun.emit()
    click(asked(window, qtbot), "gameOverKeep")
    assert ending_of(case_of(window)) is None
    assert not window.commands.undo.isEnabled()
