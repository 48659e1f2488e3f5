"""The comparison as somebody curious uses it: opened by a key, read, chosen from, copied; while a game goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from app.features.compare.model import SummaryRow
from app.features.compare.service import ComparisonService
from app.features.compare.view import ComparisonView
from app.shell.main_window import MainWindow
from app.ui import theme
from core.engines.comparison import EngineVariant
from core.formats.case_file import write_case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.app.naming import nameless, wordless

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
CENTRE, MONTE_CARLO = 2, 4


class Curious:
    """Somebody before the window of a game."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.bot, self.window = qtbot, window

    @property
    def view(self) -> ComparisonView:
        view = self.window.findChild(ComparisonView, "comparisonView")
        assert view is not None
        return view

    def open(self) -> None:
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)
        self.bot.keyClick(self.window, Qt.Key.Key_F8)
        self.bot.waitUntil(self.view.isActiveWindow)

    def finish(self) -> None:
        """Wait until every engine has answered for what is shown."""
        self.bot.waitUntil(
            lambda: (
                self.window.page.sheet.is_fresh
                and self.view.model.rowCount() > 0
                and all(entry.row and not entry.stale for entry in self.view.model.entries)
            ),
            timeout=30_000,
        )

    @property
    def status(self) -> str:
        return self.view.status.text()

    def across(self, row: SummaryRow) -> list[str]:
        model = self.view.model
        return [model.data(model.index(row, column)) for column in range(model.columnCount())]

    def click_engine(self, column: int) -> None:
        table, index = self.view.table, self.view.model.index(SummaryRow.WHERE, column)
        table.scrollTo(index)
        self.bot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())

    def child(self, name: str) -> QWidget:
        found = self.view.findChild(QWidget, name)
        assert found is not None, name
        return found

    @property
    def chosen(self) -> tuple[str, str]:
        """The card and the holder of the cell that is selected."""
        row = self.view.table.currentIndex().row() - len(SummaryRow)
        return self.view.model.cards[row].name, self.view.model.holder


@pytest.fixture
def curious(window, qtbot, case_file) -> Curious:
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
    return Curious(qtbot, window)


@pytest.fixture
def comparing(curious: Curious) -> Curious:
    curious.open()
    curious.finish()
    return curious


def where(curious: Curious, row: int) -> tuple[str, str]:
    card, holder = curious.view.model.entries[row].row.difference.where
    return card.name, holder


def test_it_is_not_made_before_it_is_wanted_in_a_game(make_window, case_file, qtbot):
    window = make_window()
    assert not window.commands.compare.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_F8)
    assert window.findChild(ComparisonView) is None
    window.open_path(case_file)
    assert window.commands.compare.isEnabled()
    assert window.findChild(ComparisonView) is None


def test_a_key_opens_it_and_every_engine_answers(comparing: Curious):
    assert comparing.view.model.columnCount() == 5
    assert all(text.endswith(("ms", " s")) for text in comparing.across(SummaryRow.TIME))
    assert all(float(text) > 0 for text in comparing.across(SummaryRow.LARGEST)[2:])
    assert comparing.status.startswith("After entry 5. ")
    assert comparing.view.table.hasFocus()
    assert not comparing.view.isModal()


def test_it_has_names_and_words_for_all_that_one_acts_on(comparing: Curious):
    assert nameless(comparing.view) == []
    assert wordless(comparing.view) == []
    for name in ("comparisonTable", "comparisonHolder", "comparisonCopy", "comparisonStatus"):
        assert comparing.child(name).isVisible()


@pytest.mark.parametrize("row", [CENTRE, MONTE_CARLO])
def test_a_click_on_an_engine_shows_where_it_is_furthest_off(comparing: Curious, row):
    comparing.click_engine(row)
    card, holder = where(comparing, row)
    assert comparing.chosen == (card, holder)
    assert comparing.view.holder.currentData() == holder
    cell = comparing.view.table.currentIndex()
    assert cell.column() == row
    assert comparing.view.table.viewport().rect().contains(comparing.view.table.visualRect(cell))


def test_the_same_by_keys(comparing: Curious):
    table = comparing.view.table
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        comparing.bot.keyClick(table, key)
    row = table.currentIndex().column()
    assert row == CENTRE
    comparing.bot.keyClick(table, Qt.Key.Key_Return)
    assert comparing.chosen == where(comparing, row)
    assert comparing.view.isVisible()


def test_an_exact_engine_is_furthest_off_nowhere(comparing: Curious):
    comparing.click_engine(0)
    assert comparing.view.table.currentIndex().row() == SummaryRow.WHERE
    assert comparing.view.holder.currentData() == ENVELOPE


def test_the_holder_is_chosen_by_keys(comparing: Curious):
    holder, cells = comparing.view.holder, comparing.view.model
    assert [holder.itemData(i) for i in range(holder.count())] == list(comparing.window._session.case.setup.holders)
    before = [cells.cell(row, 0).p for row in range(len(cells.cards))]
    comparing.bot.keyClick(comparing.view, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert holder.hasFocus()
    comparing.bot.keyClick(holder, Qt.Key.Key_Down)
    assert cells.holder == holder.currentData() == "Ann"
    assert [cells.cell(row, 0).p for row in range(len(cells.cards))] != before


def test_tab_reaches_everything(comparing: Curious):
    reached = set()
    for _ in range(6):
        reached.add(QGuiApplication.focusObject().objectName())
        comparing.bot.keyClick(comparing.view.focusWidget(), Qt.Key.Key_Tab)
    buttons = {"comparisonCopy", "comparisonClose"}
    assert reached == {"comparisonTable", "comparisonHolder", *buttons}


def test_the_table_is_copied_by_key_and_by_button(comparing: Curious):
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    comparing.view.table.setFocus()
    comparing.bot.keyClick(comparing.view.table, Qt.Key.Key_C, CONTROL)
    text = clipboard.text()
    assert text.startswith("Envelope\tExact\t")
    assert "\nTime (ms)\t" in text
    clipboard.clear()
    comparing.bot.mouseClick(comparing.child("comparisonCopy"), LEFT)
    assert clipboard.text() == text


def test_it_follows_the_game(comparing: Curious, case):
    before = comparing.across(SummaryRow.MEAN)
    session = comparing.window._session
    session.record(Note(ENVELOPE, case.setup.deck.card("Mrs White"), False))
    assert [entry.stale for entry in comparing.view.model.entries] == [True] * 5
    assert comparing.across(SummaryRow.MEAN) == before
    comparing.finish()
    assert comparing.status.startswith("After entry 6. ")
    assert comparing.across(SummaryRow.MEAN) != before
    session.undo()
    assert comparing.status.startswith("After entry 5. ")
    assert comparing.across(SummaryRow.MEAN) == before


def test_of_what_would_be_it_says_so(comparing: Curious, case):
    session = comparing.window._session
    event = Note(ENVELOPE, case.setup.deck.card("Mrs White"), False)
    session.suppose(case.appended(event))
    comparing.finish()
    assert comparing.status.startswith("With the entry you are trying out. ")
    session.record(event)
    comparing.finish()
    assert comparing.status.startswith("After entry 6. ")


def test_it_looks_back_with_the_sheet(comparing: Curious):
    comparing.window.page.events.list.select(1)
    comparing.bot.waitUntil(lambda: comparing.status.startswith("After entry 2"))
    comparing.finish()
    assert comparing.view.model.columnCount() == 5


def test_the_show_model_of_the_game_is_the_question(comparing: Curious):
    comparing.window._session.set_show_model(ShowModel.IGNORE)
    comparing.bot.waitUntil(lambda: comparing.view.model.columnCount() == 4)
    comparing.finish()
    assert comparing.view.model.entries[1].variant == EngineVariant.CENTRE


def test_a_contradiction_is_told_and_the_table_comes_back_with_sense(
    comparing: Curious, contradiction, case_file: Path
):
    comparing.window._session.record(contradiction.events[-1])
    comparing.bot.waitUntil(lambda: "cannot" in comparing.status)
    assert "nothing to compare" in comparing.status
    assert not comparing.view.table.isVisible()
    comparing.bot.keyClick(comparing.view, Qt.Key.Key_C, CONTROL)  # nothing to copy, and nothing breaks
    comparing.window._session.undo()
    comparing.finish()
    assert comparing.view.table.isVisible()


def test_closing_the_game_empties_it(comparing: Curious):
    comparing.window.commands.close.trigger()
    assert comparing.status.startswith("No game is open.")
    assert comparing.view.model.rowCount() == 0


def test_escape_closes_it_and_then_it_costs_nothing(comparing: Curious, case, tmp_path):
    comparing.bot.keyClick(comparing.view.table, Qt.Key.Key_Escape)
    assert not comparing.view.isVisible()
    said = []
    comparing.window.findChild(ComparisonService).compared.connect(lambda _, known: said.append(len(known)))
    comparing.window.page.events.list.select(0)
    comparing.bot.waitUntil(lambda: comparing.window.page.sheet.is_fresh)
    assert said == []
    comparing.open()
    assert said[0] == 0
    comparing.finish()
    assert comparing.status.startswith("After entry 1. ")


def test_it_goes_with_the_window(comparing: Curious):
    comparing.window.close()
    assert not comparing.view.isVisible()


def test_another_game_has_its_own_cards(comparing: Curious, setup, tmp_path):
    from tests.screenshots.cases import six

    path = tmp_path / "other.case.json"
    write_case(six(4), path)
    comparing.view.model.set_holder("Bob")
    comparing.window.open_path(path)
    comparing.bot.waitUntil(lambda: comparing.status.startswith("After entry 4"))
    comparing.finish()
    assert comparing.view.holder.count() == 7
    assert comparing.view.holder.currentData() == comparing.view.model.holder == ENVELOPE


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_it_is_drawn_small_and_in_both_schemes(comparing: Curious, qapp, scheme):
    theme.apply_colours(qapp, scheme)
    try:
        view = comparing.view
        view.resize(700, 420)
        comparing.click_engine(CENTRE)
        qapp.processEvents()
        assert view.width() == 700
        assert not view.table.horizontalScrollBar().isVisible()
        average = view.grab().toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0)
        assert (average.lightness() < 128) == (scheme == Qt.ColorScheme.Dark)
    finally:
        theme.apply_colours(qapp, Qt.ColorScheme.Light)


def test_the_mark_of_the_largest_difference_is_no_mere_colour(comparing: Curious):
    comparing.click_engine(CENTRE)
    view = comparing.view
    index = view.table.currentIndex()
    view.table.clearSelection()
    rect = view.table.visualRect(index)
    image = view.table.viewport().grab(rect).toImage()
    corner, opposite = image.pixelColor(2, 2), image.pixelColor(image.width() - 3, 2)
    assert abs(corner.lightness() - opposite.lightness()) > 60
    assert view.model.cell(index.row() - len(SummaryRow), index.column()).largest


def test_the_button_is_not_pressed_by_enter_in_a_table(comparing: Curious):
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    comparing.bot.keyClick(comparing.view.table, Qt.Key.Key_Return)
    assert clipboard.text() == "before"
    assert isinstance(comparing.child("comparisonCopy"), QPushButton)
