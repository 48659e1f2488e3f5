"""Marks of one's own on the sheet of a window: made, undone, checked, asked about, hinted at, and kept."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from app.features.explain import WhyView
from app.ui.accessible import SAID
from core.engines.driver import answer
from core.history.history import History
from core.model.case import Case
from core.model.events import Note
from core.model.seats import ENVELOPE
from core.practice.marks import read_marks
from tests.app.conftest import IMPOSSIBLE
from tests.app.marker import Marker
from tests.app.player import CONTROL, DECK
from tests.notation import parse_event

HALL, ROPE, PLUM, STUDY = (DECK.card(name) for name in ("Hall", "Rope", "Professor Plum", "Study"))


@pytest.fixture
def marker(qtbot, shared_window, case_file) -> Marker:
    made = Marker(qtbot, shared_window)
    made.open(case_file)
    made.action("OwnSheet").trigger()
    yield made
    if made.action("OwnSheet").isChecked():
        for _ in range(9):
            made.action("UndoMark").trigger()
        made.action("OwnSheet").trigger()


def test_it_starts_with_what_lies_before_me_and_clicks_go_through_the_marks(marker):
    assert marker.says.startswith("Numbers are hidden.")
    assert marker.sheet.accessibleName() == "Your own sheet: cards down, holders across"
    assert marker.window.inference.is_silent
    assert marker.said(STUDY, "Ann") == "Study, Ann: certain: yes, because of the set-up"
    assert marker.said(STUDY, ENVELOPE) == "Study, Envelope: certain: no, because of the set-up"
    assert marker.said(ROPE, "Ann") == "Rope, Ann: certain: no, because of the set-up"
    seen = []
    for _ in range(5):
        seen.append(marker.said(HALL, "Bob"))
        marker.click_cell(HALL, "Bob")
    assert [text.removeprefix("Hall, Bob: ") for text in seen] == [
        "no mark yet",
        "your tick",
        "your cross",
        "your question mark",
        "no mark yet",
    ]
    assert marker.sheet.property(SAID) == "Hall, Bob: your tick", "to a screen reader"
    marker.click_cell(STUDY, "Ann")
    assert marker.said(STUDY, "Ann") == "Study, Ann: certain: yes, because of the set-up"

    at = QPointF(marker.sheet.visualRect(marker.index(ROPE, "Bob")).center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    kinds = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick
    for kind in (*kinds, QEvent.Type.MouseButtonRelease):
        held = none if kind is QEvent.Type.MouseButtonRelease else left
        event = QMouseEvent(kind, at, at, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(marker.sheet.viewport(), event)
    assert "cross" in marker.said(ROPE, "Bob"), "quick clicks all count"

    marker.events.select(1)
    assert marker.text("ownSheetTitle") == "After entry 2 of 5"
    marker.push("Back")
    assert marker.window.session.looking_at is None
    assert marker.text("ownSheetTitle") == "Your own sheet"


def test_everything_is_done_by_keys_alone_and_marks_are_undone_by_keys_of_their_own(marker):
    entries = len(marker.case.events)
    marker.sheet.setCurrentIndex(marker.index(ROPE, "Bob"))
    marker.sheet.setFocus()
    for key, mark in (
        (Qt.Key.Key_Space, "your tick"), (Qt.Key.Key_Return, "your tick"), (Qt.Key.Key_Asterisk, "your question mark"),
        (Qt.Key.Key_X, "your cross"), (Qt.Key.Key_Space, "your question mark"),
        (Qt.Key.Key_Minus, "your cross"), (Qt.Key.Key_Plus, "your tick"), (Qt.Key.Key_Delete, "no mark yet"),
    ):  # fmt: skip
        marker.key(key, to=marker.sheet)
        assert marker.said(ROPE, "Bob") == f"Rope, Bob: {mark}"
    marker.key(Qt.Key.Key_Z, CONTROL, to=marker.sheet)
    assert marker.said(ROPE, "Bob").endswith("your tick")
    marker.key(Qt.Key.Key_Y, CONTROL, to=marker.sheet)
    assert marker.said(ROPE, "Bob").endswith("no mark yet")
    assert len(marker.case.events) == entries
    marker.window.session.record(Note("Bob", ROPE, True))
    marker.window.page.entry.take_focus()
    marker.key(Qt.Key.Key_Z, CONTROL)
    assert len(marker.case.events) == entries

    marker.action("OwnSheet").trigger()
    marker.window.page.entry.take_focus()
    marker.key(Qt.Key.Key_M, CONTROL)
    assert marker.sheet.hasFocus()
    marker.sheet.setCurrentIndex(marker.index(HALL, "Bob"))
    marker.key(Qt.Key.Key_Space, to=marker.sheet)
    while QApplication.focusWidget() is not marker.child(QPushButton, "ownSheetCheck"):
        marker.press(Qt.Key.Key_Backtab)
    marker.press(Qt.Key.Key_Space)
    marker.wait(lambda: marker.said(HALL, "Bob") == "Hall, Bob: your tick, wrong")
    marker.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget().objectName() == "ownSheetHint"
    marker.key(Qt.Key.Key_M, CONTROL)
    assert not marker.window.inference.is_silent
    assert marker.window.page.entry.isAncestorOf(QApplication.focusWidget())
    marker.action("OwnSheet").trigger()


def test_a_check_says_what_each_mark_is_worth_and_names_no_missed_cell_and_a_hint_goes_on_step_by_step(marker):
    for card, holder, times in ((PLUM, "Bob", 1), (HALL, "Bob", 1), (ROPE, "Dot", 2), (ROPE, "Cid", 3)):
        for _ in range(times):
            marker.click_cell(card, holder)
    marker.push("Check")
    assert marker.said(PLUM, "Bob") == "Professor Plum, Bob: your tick, proved"
    assert marker.said(HALL, "Bob") == "Hall, Bob: your tick, wrong"
    assert marker.said(ROPE, "Dot") == "Rope, Dot: your cross, open"
    assert marker.said(ROPE, "Cid") == "Rope, Cid: your question mark, open"
    certain = sum(cell in (0.0, 1.0) for row in answer(marker.case).marginals.tolist() for cell in row)
    given = 5 * 5 + 16
    assert marker.says == f"1 proved, 2 open, 1 wrong. {certain - given - 1} certain cells missed."
    marker.push("Why")
    marker.click_cell(HALL, "Bob")  # asks why, and marks nothing, while the button is down
    panel = marker.window.findChild(WhyView)
    marker.wait(lambda: panel.account is not None)
    assert "wrong" in marker.said(HALL, "Bob")
    marker.push("Why")
    marker.click_cell(HALL, "Bob")
    assert marker.said(HALL, "Bob") == "Hall, Bob: your cross"
    assert "proved" in marker.said(PLUM, "Bob")

    told = []
    for _ in range(4):
        marker.push("Hint")
        told.append(marker.says)
    assert told[0].endswith("certain cells missed.")
    assert all(more.startswith(less) and len(more) > len(less) for less, more in pairwise(told))
    assert "entry" in told[1]
    assert "?" in told[2]
    marker.click_cell(ROPE, "Dot")
    marker.push("Hint")
    assert marker.says == told[0]

    marker.window.session.record(parse_event(IMPOSSIBLE, DECK))
    marker.push("Check")
    assert marker.says.endswith("Correct that first.")
    assert marker.says.startswith("Entries 5 and 6 ")
    marker.window.session.undo()
    marker.push("Check")
    assert "missed" in marker.says


def drawn(marker: Marker) -> list[str]:
    cells = [marker.said(card, holder) for card in DECK for holder in marker.case.setup.holders]
    return [said for said in cells if "other deal" in said]


def test_a_wrong_mark_has_its_reason_and_an_open_one_another_deal_until_the_next_step(marker):
    marker.click_cell(HALL, "Bob")
    marker.click_cell(ROPE, "Dot")
    marker.push("Check")
    wrong = marker.ask(HALL, "Bob").account
    assert wrong.heading == "Bob has Hall"
    assert "Bob passed on the Hall (entry 5)." in wrong.text
    panel = marker.ask(ROPE, "Dot")
    marker.wait(lambda: panel.account.heading == "Dot has Rope")
    assert "This deal fits every entry, too, and in it: Dot doesn’t have Rope." in panel.account.text
    where = {
        card: holder
        for card in DECK
        for holder in marker.case.setup.holders
        if "other deal" in marker.said(card, holder)
        or marker.said(card, holder).startswith(f"{card}, {holder}: certain: yes")
    }
    assert where[ROPE] != "Dot"
    assert len(where) == len(DECK.cards)
    notes = tuple(Note(holder, card, True) for card, holder in where.items())
    assert answer(Case(marker.case.setup, marker.case.events + notes)).deals == 1
    assert "%" not in panel.account.text

    marker.wait(lambda: bool(drawn(marker)))
    assert all(": no mark yet. In the other deal" in said for said in drawn(marker) if "no mark" in said)
    marker.child(QPushButton, "ownSheetCheck").click()
    marker.wait(lambda: not drawn(marker))
    assert "This deal fits every entry, too" in panel.account.text
    marker.push("Why")
    marker.click_cell(ROPE, "Dot")
    marker.wait(lambda: bool(drawn(marker)))
    marker.push("Hint")
    assert not drawn(marker)


def test_a_paper_sheet_is_checked_mark_by_mark_and_marks_follow_a_corrected_set_up(marker):
    marker.action("ComparePaper").trigger()
    marker.click_cell(HALL, "Bob")
    marker.wait(lambda: marker.said(HALL, "Bob") == "Hall, Bob: your tick, wrong")
    marker.action("ComparePaper").trigger()

    marker.click_cell(ROPE, "Bob")
    setup = marker.case.setup
    players = tuple(replace(one, name={"Bob": "Ben"}.get(one.name, one.name)) for one in setup.players)
    marker.window.session.change_setup(replace(setup, players=players), {"Bob": "Ben"}, {})
    assert marker.said(ROPE, "Ben") == "Rope, Ben: your tick"


def test_marks_are_on_disk_before_the_click_returns_and_back_in_the_next_window(marker, make_window, case_file, places):
    marker.click_cell(HALL, "Bob")
    (file,) = places.journals.glob("*.marks")
    setup = marker.case.setup
    assert [mark.card for mark in read_marks(file, setup)] == [HALL]
    marker.action("OwnSheet").trigger()
    marker.settle()
    assert "%" in marker.said(ROPE, "Bob", "tip")
    marker.action("OwnSheet").trigger()
    assert marker.said(HALL, "Bob") == "Hall, Bob: your tick"
    marker.window.commands.close.trigger()

    second = Marker(marker.bot, make_window())
    second.window.open_path(case_file)
    assert second.window.inference.is_silent
    assert second.said(HALL, "Bob") == "Hall, Bob: your tick"


def test_an_own_sheet_without_marks_leaves_nothing_a_damaged_one_says_so_and_a_journal_has_its_marks_until_it_is_saved(
    marker, tmp_path
):
    path = marker.window.session.path
    file = marker.window._autosave.beside(path)
    assert file.exists()
    marker.action("OwnSheet").trigger()
    assert not file.exists()
    marker.window._files.close()
    file.write_text("{", "utf-8")
    marker.window.open_path(path)
    copy = file.with_name(f"{file.name}.damaged")
    assert "not a file of marks" in marker.text("marksBarText")
    assert str(copy) in marker.text("marksBarText")
    assert copy.read_text("utf-8") == "{"
    assert marker.window.inference.is_silent

    marker.action("OwnSheet").trigger()
    marker.window._files.open_copy(marker.window.session.path)
    assert not marker.window.inference.is_silent
    marker.action("OwnSheet").trigger()
    marker.click_cell(HALL, "Bob")
    marker.window.session.record(Note("Bob", ROPE, True))
    folder = marker.window._autosave._folder
    (file,) = folder.glob("*.journal.marks")
    marker.window._files.save(tmp_path / "Saved.case.json")
    marker.window._files.close()
    assert not file.exists()
    marker.window.open_path(tmp_path / "Saved.case.json")
    assert marker.said(HALL, "Bob") == "Hall, Bob: your tick"


def test_other_windows_say_that_numbers_are_hidden_and_a_game_played_on_one_s_own_keeps_it_on(
    marker, case_file, tmp_path
):
    for name in ("Hands", "Compare"):
        marker.action(name).trigger()
    assert marker.text("handsStatus") == "Numbers are hidden."
    assert marker.text("comparisonHint") == "Numbers are hidden."
    marker.action("ChartCellsDock").trigger()
    assert marker.text("chartCellsHint") == "Numbers are hidden."
    marker.window._files.close()
    assert marker.text("handsStatus").startswith("No game is open.")
    assert not marker.child(QWidget, "comparison").isVisible()
    marker.child(QDialog, "handsView").close()
    marker.window.commands.example.trigger()
    assert marker.text("chartCellsHint").startswith("Ctrl+click cells")

    marker.window.open_path(case_file)
    session, marks = marker.window.session, tmp_path / "practice.marks"
    session.open(History(session.entered), None, "Practice", marks=marks, must_be_silent=True)
    marker.action("OwnSheet").trigger()
    assert marker.window.inference.is_silent
    assert marker.action("OwnSheet").isChecked()
    choices = [marker.action(name) for name in ("OwnSheet", "ComparePaper")]
    session.record(Note("Bob", ROPE, True))
    assert not any(choice.isEnabled() for choice in choices), "nor is each mark checked at once"
    marker.click_cell(HALL, "Bob")
    assert marks.exists()
    session.end_silence()
    assert not marker.action("OwnSheet").isChecked(), "the result shows what was known"
    assert all(choice.isEnabled() for choice in choices)
    marker.window.session.close()
    assert not any(choice.isEnabled() for choice in choices)
    assert not marker.window.inference.is_silent
