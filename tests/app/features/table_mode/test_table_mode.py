"""Table mode shows what all have seen, and nothing else; leaving it brings everything back as it was."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, takewhile

import pytest
import shiboken6
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAction, QFontInfo
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from app.features.table_mode import TableMode, TableWindow, public_words
from app.shell.main_window import MainWindow
from app.ui import theme
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Accusation, Note, Out, Peek, Suggestion
from tests.app.assembling import prepare_style
from tests.app.conftest import DECK
from tests.app.settling import settle
from tests.notation import parse_event

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(shared_window, case_file, qtbot) -> MainWindow:
    shared_window.open_path(case_file)
    qtbot.waitUntil(lambda: shared_window.page.sheet.is_fresh)
    return shared_window


def enter(window: MainWindow) -> TableWindow:
    window.findChild(QAction, "actionTableMode").trigger()
    table = window.findChild(TableMode).table
    assert table is not None
    return table


def activate(table: TableWindow, qtbot) -> None:
    """Wait until shortcuts are the table's: on Windows it says that it is active before."""
    table.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is table)


def visible() -> list[QWidget]:
    return [widget for widget in QApplication.allWidgets() if widget.isVisible()]


def texts() -> Iterator[str]:
    """All that can be read of the widgets that can be seen: their words, tips and descriptions, and their models."""
    for widget in visible():
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        if isinstance(widget, QGroupBox):
            yield widget.title()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(i) for i in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from cells(widget.model())
        face = QAccessible.queryAccessibleInterface(widget)
        yield from (face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
        yield from (f"{action.text()} {action.toolTip()}" for action in widget.actions())


def cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in takewhile(lambda column: model.index(row, column).isValid(), count()):  # noqa: B023 - used at once
            for role in range(Qt.ItemDataRole.UserRole + 12):
                yield str(model.index(row, column).data(role) or "")


def others_eyes(case: Case) -> Case:
    """The same game as Bob saw it: another hand, other cards shown, other notes and remarks."""
    hand = ("Professor Plum", "Rope", "Hall", "Lounge", "Mrs White")
    setup = replace(case.setup, me="Bob", my_hand=tuple(DECK.card(name) for name in hand))
    events = [replace(e, shown=None, comment="I am sure!") for e in case.events if isinstance(e, Suggestion)]
    events.insert(2, Note("Cid", DECK.card("Spanner"), False))
    events.insert(3, Peek("Dot", "Cid"))
    events.append(replace(events[0], aside=True))
    return Case(setup, tuple(events))


def test_what_is_to_be_seen_does_not_depend_on_any_secret(qtbot, window, case, tmp_path):
    def seen() -> set[str]:
        table = enter(window)
        found = {text for text in texts() if text}
        table.left.emit()
        return found

    mine = seen()
    path = tmp_path / "Monday.case.json"
    write_case(others_eyes(case), path)
    window.open_path(path)
    assert seen() == mine
    assert any("Dagger" in text for text in mine)


def test_it_fills_the_screen_without_numbers_or_cards_that_were_shown_and_nothing_else_of_the_window_is_there(
    qtbot, window
):
    table = enter(window)
    said = [text for text in texts() if text]
    assert not [text for text in said if "%" in text]
    assert not [text for text in said if "Friday" in text]
    assert not [text for text in said if "shows Professor Plum" in text or "shows Spanner" in text]
    assert [text for text in said if "Bob shows a card" in text]
    assert {widget.window() for widget in visible()} == {table}

    for key in (Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F9, Qt.Key.Key_F6):
        qtbot.keyClick(QApplication.focusWidget() or window, key)
    assert not window.isVisible()
    assert not [dock for dock in window.findChildren(QDockWidget) if dock.isVisible()]

    assert table.isFullScreen()
    table.showNormal()
    table.resize(1920, 1080)
    card = table.findChild(QWidget, "tableWeapons.Candlestick")
    qtbot.waitUntil(lambda: QFontInfo(card.font()).pixelSize() >= 40)
    assert QFontInfo(table.list.font()).pixelSize() >= 40, "letters are read across the table"
    assert table.width() == 1920
    assert table.height() == 1080


def test_only_what_all_have_seen_is_told_of_an_event():
    line = "Ann: Professor Plum, Rope, Hall; Bob passes, Cid shows Rope, Dot shows Hall"
    asked = public_words(replace(parse_event(line, DECK), comment="aha"))
    assert asked == "Ann: Professor Plum, Rope, Hall\nBob passes, Cid shows a card, Dot shows a card"
    cards = (DECK.card("Mrs White"), DECK.card("Dagger"), DECK.card("Lounge"))
    assert public_words(Accusation("Bob", cards)).endswith("The accusation is wrong.")


def test_all_comes_back_as_it_was_from_anywhere(qtbot, window):
    for way in ("F11", "Esc", "button", "close", "Esc in the list", "button, list"):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.page.sheet.view.take_focus()
        before = window.geometry(), window.saveState(), window.focusWidget()
        table = enter(window)
        assert not window.isVisible()
        if "list" in way:
            table.list.setFocus()
        if way == "F11":
            activate(table, qtbot)
            qtbot.keyClick(table, Qt.Key.Key_F11)
        elif way.startswith("Esc"):
            qtbot.keyClick(table.list if "list" in way else table.entry, Qt.Key.Key_Escape)
        elif way.startswith("button"):
            qtbot.mouseClick(table.findChild(QAbstractButton, "tableBack"), LEFT)
        else:
            table.close()
        assert window.isVisible(), way
        assert (window.geometry(), window.saveState(), window.focusWidget()) == before, way
        assert window.findChild(TableMode).table is None
        qtbot.waitUntil(lambda: not [w for w in visible() if isinstance(w, TableWindow)])


def test_what_is_entered_there_can_be_taken_back_but_nothing_before_it(qtbot, window):
    table = enter(window)
    before = window.session.case
    turn = next(e for e in reversed(before.events) if isinstance(e, Suggestion | Accusation))
    assert isinstance(turn, Suggestion)
    undo = table.findChild(QAbstractButton, "tableUndo")
    assert not undo.isVisible()

    def click(*names: str) -> None:
        for name in names:
            qtbot.mouseClick(table.findChild(QAbstractButton, f"table{name}"), LEFT)

    click("Kind.accusation")
    assert table.findChild(QAbstractButton, f"tableAsker.{turn.by}").isChecked(), "who has just asked accuses"
    click("Asker.Cid", "Suspects.Mrs White", "Weapons.Rope", "Rooms.Hall", "Outcome.wrong", "Commit")
    assert str(window.session.case.events[-1]) == "Cid accuses: Mrs White, Rope, Hall; wrong"
    assert undo.isVisible()
    click("Undo")
    assert window.session.case == before
    assert not undo.isVisible()

    activate(table, qtbot)
    table.entry.entered.emit(Suggestion("Bob", tuple(map(DECK.card, ("Mrs White", "Rope", "Hall"))), ("Cid",), "Dot"))
    assert window.session.case != before
    for _ in range(2):  # nothing before it
        qtbot.keyClick(table.entry, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.session.case == before


def test_entries_are_made_with_keys_or_clicks_and_the_one_card_i_can_have_shown_stays_secret(qtbot, window):
    window.page.sheet.view.take_focus()
    table = enter(window)
    before = len(window.session.case.events)
    for group, value in (
        ("tableAsker", "Bob"),
        ("tableSuspects", "Mrs White"),
        ("tableWeapons", "Rope"),
        ("tableRooms", "Hall"),
        ("tableRefuter", "Ann"),
    ):
        found = table.findChild(QWidget, group)
        qtbot.keyClick(found, next(option.key for option in found._options if option.value == value))
    qtbot.keyClick(table.entry, Qt.Key.Key_Return)
    event = window.session.case.events[-1]
    assert len(window.session.case.events) == before + 1
    assert str(event) == "Bob: Mrs White, Rope, Hall; Cid passes, Dot passes, Ann shows"
    assert table.list.model().index(before, 0).data().startswith("Bob: Mrs White")

    for name in ("Asker.Bob", "Suspects.Mrs White", "Weapons.Candlestick", "Rooms.Hall", "Refuter.Ann", "Commit"):
        qtbot.mouseClick(table.findChild(QAbstractButton, f"table{name}"), LEFT)
    assert window.session.case.events[-1].shown == DECK.card("Candlestick")
    assert not [text for text in texts() if "shows Candlestick" in text]

    window.findChild(TableMode).leave()
    focus = window.focusWidget()
    assert focus.isVisible()
    assert window.page.entry.isAncestorOf(focus), "the keyboard goes to the entry"


def test_the_latest_line_is_in_sight_from_the_first_painting_on(qtbot, window):
    for _ in range(12):
        window.session.record(Note("Bob", DECK.card("Rope"), holds=False))
        window.session.record(Suggestion("Bob", tuple(map(DECK.card, ("Mrs White", "Rope", "Hall"))), ("Cid",), "Dot"))
    table = enter(window)

    def last_is_in_sight() -> bool:
        model = table.list.model()
        place = table.list.visualRect(model.index(model.rowCount() - 1, 0))
        return not place.isEmpty() and table.list.viewport().rect().contains(place)

    qtbot.waitUntil(last_is_in_sight)
    table.resize(table.minimumWidth(), table.minimumHeight())  # more lines are broken
    qtbot.waitUntil(last_is_in_sight)


def test_who_takes_no_turns_or_has_left_is_marked_as_in_the_entry(qtbot, window):
    window.session.record(Out("Bob"))
    window.session.record(Out("Dot", answers=False))
    table = enter(window)
    names = {who: table.findChild(QAbstractButton, f"tableAsker.{who}").accessibleName() for who in ("Bob", "Dot")}
    assert names == {"Bob": "Bob, out", "Dot": "Dot, has left"}
    assert table.findChild(QAbstractButton, "tableAsker.Cid").accessibleName() == "Cid"
    qtbot.mouseClick(table.findChild(QAbstractButton, "tableAsker.Cid"), LEFT)
    assert table.findChild(QAbstractButton, "tableRefuter.Dot").accessibleName() == "Dot, has left"


def test_there_is_no_table_without_a_game(shared_window):
    action = shared_window.findChild(QAction, "actionTableMode")
    assert not action.isEnabled()
    action.trigger()
    assert shared_window.isVisible()


def test_what_is_gone_by_then_does_not_come_back_and_the_window_takes_the_table_with_it(qtbot, window):
    """A dialog may have been closed, and where the keyboard was may have been made anew."""
    window.dialogs.show_preferences()
    dialog, field = window.findChild(QWidget, "preferencesDialog"), QLineEdit(window.page)
    field.show()
    window.activateWindow()
    field.setFocus()
    enter(window)
    assert not dialog.isVisible()
    shiboken6.delete(dialog)
    shiboken6.delete(field)
    window.findChild(TableMode).leave()
    assert window.isVisible()
    assert window.findChild(TableMode).table is None

    enter(window)
    window.close()
    qtbot.waitUntil(lambda: not [w for w in visible() if isinstance(w, TableWindow)])


def test_large_text_is_written_smaller_where_it_would_overlap(window, qtbot, qapp):
    prepare_style(qapp, 150)
    theme.apply_colours(qapp, Qt.ColorScheme.Light)
    try:
        table = enter(window)
        table.showNormal()
        table.resize(1280, 740)
        qtbot.waitUntil(lambda: table.minimumSizeHint().height() <= table.height())
        settle()
        cards = [one for one in table.findChildren(QAbstractButton) if one.objectName().startswith("tableSuspects.")]
        assert len(cards) == 6
        assert all(one.height() >= one.fontMetrics().height() for one in cards)
    finally:
        prepare_style(qapp)
        theme.apply_colours(qapp, Qt.ColorScheme.Light)
