"""The list of events in the window: what the entries brought, the moment of entry, and setting aside."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QStyleOptionViewItem

from app.features.events.panel import EFFECT_LINES, EffectLine
from app.features.events.service import NOTHING, EntryEffect
from app.shell.main_window import MainWindow
from app.ui.widgets.labels import wrapped
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Event, Note
from core.model.rules import ShowModel
from tests.app.player import CONTROL, LEFT, Player
from tests.notation import parse_event
from tests.pictures import difference

DECK = edition("classic-uk").deck
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SPACE = Qt.Key.Key_Space


class Reader(Player):
    """Somebody who looks at the list."""

    def told(self) -> None:
        """Wait until all is told of what the entries brought."""
        self.settle()
        self.wait(lambda: not any(self.of_rows("is_stale")))

    def of_rows(self, name: str) -> list:
        model = self.events.model()
        return [getattr(model.row_at(row), name) for row in range(model.rowCount())]

    @property
    def figures(self) -> list[str]:
        return [brought.figure for brought in self.of_rows("effect")]

    @property
    def line(self) -> str:
        line = self.child(EffectLine, "effectLine")
        return line.text() if line.isVisible() else ""

    def enter(self, event: Event) -> None:
        """Enter a suggestion as a player does who clicks on names."""
        entry = self.window.page.entry
        entry.fill_player(event.by)
        for card in event.cards:
            entry.fill_card(card)
        entry.fill_player(event.refuted_by)
        self.click("entryCommit")

    def visible(self, row: int) -> bool:
        rect = self.events.visualRect(self.events.model().index(row, 0))
        return self.events.viewport().rect().contains(rect)


@pytest.fixture
def reader(qtbot, shared_window: MainWindow, case_file: Path) -> Reader:
    made = Reader(qtbot, shared_window)
    made.window.resize(made.window.minimumSize())  # the list has to be scrolled
    made.open(case_file)
    made.told()
    return made


def event(line: str) -> Event:
    return parse_event(line, DECK)


def open_case(reader: Reader, case: Case, folder: Path) -> None:
    reader.play(case, folder / "other.case.json")
    reader.told()


# --- what the entries brought


def test_a_new_entry_says_at_once_what_it_brought_another_game_begins_its_own_story_and_a_note_says_what_it_revealed(
    reader, case, tmp_path, contradiction, setup
):
    before = reader.of_rows("effect")
    reader.window.session.record(event("Bob: Mrs White, Rope, Lounge; Cid passes, Dot shows"))
    assert reader.of_rows("effect")[:5] == before
    assert reader.of_rows("is_stale") == [False] * 5 + [True]
    reader.told()
    assert reader.of_rows("effect")[:5] == before
    assert reader.figures[5] != ""
    reader.window.session.undo()
    reader.told()

    assert reader.line == ""
    reader.enter(event("Bob: Mrs White, Rope, Lounge; Cid shows"))
    reader.told()
    assert reader.line == "Entry 6: 94 to 93 solutions. Nothing new is certain."
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert reader.line == ""
    reader.told()
    assert reader.line == ""

    before = reader.figures
    open_case(reader, case.deleted(0), tmp_path)
    assert len(reader.figures) == 4
    assert reader.figures != before[1:]
    assert reader.line == ""

    open_case(reader, contradiction, tmp_path)
    assert [figure == "" for figure in reader.figures] == [False] * 5 + [True]
    assert reader.line == ""

    shown = event("Dot: Mrs White, Rope, Hall; Ann passes, Bob shows")
    open_case(reader, Case(setup, (shown, Note("Bob", DECK.card("Rope"), False))), tmp_path)
    reader.window.resize(1280, 800)  # in the smallest, Why sets the list behind a tab
    assert reader.of_rows("revealed") == ["", ""]
    reader.choose(reader.menu_on("Hall", "Bob"), "noteHasNot")
    reader.told()
    assert "Bob showed Mrs White in entry 1." in reader.line
    assert reader.of_rows("revealed") == ["Bob showed Mrs White.", "", ""]
    assert "Bob showed Mrs White." in reader.events.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_every_entry_says_what_it_ruled_out_whatever_is_looked_at(reader):
    """Heights follow what is told, and the end of the list stays in sight while they grow."""
    delegate, model, option = reader.events.itemDelegate(), reader.events.model(), QStyleOptionViewItem()
    reader.events.initViewItemOption(option)
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        assert reader.events.visualRect(index).height() == delegate.sizeHint(option, index).height()
    plain = [row for row, brought in enumerate(reader.of_rows("effect")) if not brought.marks]
    telling = [row for row in range(5) if row not in plain]
    assert plain
    assert telling
    bar = reader.events.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0

    assert all(figure.endswith("%") or figure == "0" for figure in reader.figures)
    head = reader.child(QLabel, "eventTold")
    assert (head.text(), head.isVisible()) == ("ruled out", True)
    tip = reader.events.model().index(4, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert f"It ruled out {reader.figures[4]} of what was possible (0.51 bits)." in tip.replace("\n", " ")
    assert "Cid has the Spanner." in tip.replace("\n", " ")

    bar, last = reader.events.verticalScrollBar(), reader.events.model().index(4, 0)
    for leave_by in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        reader.click_event(0)
        assert bar.value() == 0
        if leave_by is Qt.Key.Key_Return:
            reader.key(leave_by, to=reader.events)
        reader.press(Qt.Key.Key_Escape)
        reader.settle()
        assert bar.value() == bar.maximum() > 0
        assert reader.events.row is None
        assert reader.events.currentIndex() == last

    before = reader.of_rows("effect")
    reader.click_event(1)
    reader.settle()
    assert reader.of_rows("effect") == before
    assert not any(reader.of_rows("is_stale"))

    before = reader.figures
    reader.window.session.set_show_model(ShowModel.IGNORE)
    assert all(reader.of_rows("is_stale"))
    reader.told()
    assert reader.figures != before


def test_the_list_draws_what_is_said_and_stays_where_it_is_while_rows_grow_and_long_lines_are_broken(reader):
    reader.events.verticalScrollBar().setValue(25)
    top = reader.events.indexAt(QPoint(1, 1))
    before = reader.events.visualRect(top).top()
    model = reader.window.page.events.model
    model.set_effects(5, (), {0: "Bob showed the Rope."} if top.row() else {})
    assert reader.events.visualRect(top).top() == before
    model.set_effects(5, (), {})
    reader.events.go_to_end()

    """Every state of a row is another picture: told or not, a gain or a loss, exact or estimated, old or new."""
    model, seen = reader.window.page.events.model, []
    for brought, stale in (
        (NOTHING, False),
        (EntryEffect(0.5), False),
        (EntryEffect(0.5), True),
        (EntryEffect(-0.5), False),
        (EntryEffect(0.5, exact=False), False),
        (EntryEffect(0.5, marks="Bob: Rope"), False),
    ):
        model.set_effects(0, [brought] * 5)
        if stale:
            model.set_stale()
        picture = reader.events.grab().toImage()
        assert all(difference(picture, other) for other in seen)
        seen.append(picture)

    line = reader.child(EffectLine, "effectLine")
    line.say("Entry 6: nothing new.")
    QApplication.processEvents()
    low = line.height()
    assert line.toolTip() == ""
    text = "Entry 6: the favourites stand out a little more. " + "Bob does not have the Conservatory. " * 10
    line.say(text)
    QApplication.processEvents()
    line.grab()
    assert line.toolTip() == text
    assert low < line.height() < low + 2 * line.fontMetrics().height()
    assert line.accessibleName() == text

    line, whole = reader.child(EffectLine, "effectLine"), set[int]()
    for words in (*range(25, 40), *range(1, 25)):
        line.hide()
        line.say("word " * words)
        QApplication.processEvents()
        line.grab()
        assert line.height() == line.heightForWidth(line.width())
        whole |= {line.height()} if not line.toolTip() else set()
    assert max(whole) == min(whole) + 2 * line.fontMetrics().height()

    metrics = reader.child(QLabel, "effectLine").fontMetrics()
    width = metrics.horizontalAdvance("one two three")
    assert wrapped("one two three four", metrics, width, EFFECT_LINES) == ["one two three", "four"]
    assert wrapped("one two three four", metrics, width, EFFECT_LINES, first=width - 5) == ["one two", "three four"]
    assert wrapped("one two", metrics, 1, EFFECT_LINES)[0] == "one"
    assert wrapped("", metrics, width, EFFECT_LINES) == [""]
    cut = wrapped("one two three four five six seven eight", metrics, width, EFFECT_LINES)
    assert len(cut) == EFFECT_LINES
    assert cut[-1].endswith("…")


# --- setting aside


def test_an_entry_that_is_set_aside_stays_in_sight_as_does_the_keyboard_and_the_menu_names_all_keys(reader, case):
    reader.events.setFocus()
    for key, row in ((Qt.Key.Key_Up, 4), (Qt.Key.Key_Home, 0)):
        reader.key(key, NO_MODIFIER, reader.events)
        assert reader.events.row == row
    assert reader.visible(0)
    assert not reader.visible(4)
    reader.key(SPACE, NO_MODIFIER, reader.events)
    reader.told()
    assert reader.case.events[0].aside
    assert reader.visible(0)
    reader.window.commands.undo.trigger()
    reader.told()

    reader.click_event(2)
    reader.key(Qt.Key.Key_Backspace, NO_MODIFIER, reader.events)
    assert reader.case == case.deleted(2)
    assert reader.events.row is None, "nothing is selected: one looks at the present"
    reader.key(SPACE, NO_MODIFIER, reader.events)
    assert reader.events.row == 2
    reader.window.commands.undo.trigger()
    reader.told()

    reader.click_event(1)
    point, port = reader.events.visualRect(reader.events.currentIndex()).center(), reader.events.viewport()
    QApplication.sendEvent(port, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, port.mapToGlobal(point)))
    menu = reader.child(QMenu, "eventMenu")
    keys = {action.text(): action.shortcut().toString() for action in menu.actions()}
    assert keys == {
        "Correct": "Return",
        "Insert before": "Ins",
        "Set aside": "Space",
        "Move up": "Alt+Up",
        "Move down": "Alt+Down",
        "Delete": "Del",
    }
    action = next(action for action in menu.actions() if action.objectName() == "actionSetAside")
    reader.bot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    assert reader.case.events[1].aside


def test_an_entry_is_set_aside_by_a_key_and_counted_again(reader, case):
    before = reader.figures
    reader.click_event(1)
    reader.key(SPACE, NO_MODIFIER, reader.events)
    assert reader.case.events[1].aside
    reader.told()
    assert reader.figures[1] == ""
    assert reader.figures[2:] != before[2:]
    assert reader.line == ""
    reader.key(SPACE, NO_MODIFIER, reader.events)  # the keyboard is still there: this selects it again
    assert reader.events.row == 1
    reader.key(SPACE, NO_MODIFIER, reader.events)
    assert reader.case == case
    reader.told()
    assert reader.figures == before

    reader.events.select(1)
    reader.key(SPACE, NO_MODIFIER, reader.events)
    assert reader.window.commands.undo.text() == "Undo: set aside Bob’s suggestion"
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert reader.case == case

    reader.events.select(1)
    reader.window.page.sheet.view.setFocus()
    for key in (SPACE, Qt.Key.Key_Delete, Qt.Key.Key_Insert):
        reader.key(key, NO_MODIFIER, reader.window.page.sheet.view)
    assert reader.case == case, "elsewhere the keys of the list mean something else"
