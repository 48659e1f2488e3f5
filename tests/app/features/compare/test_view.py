"""The comparison as somebody curious uses it: opened by a key, read, chosen from, copied; while a game goes on."""

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


def test_a_key_opens_it_every_engine_answers_and_keys_reach_all_of_it(comparing: Curious):
    view = comparing.view
    assert view.model.columnCount() == 5
    assert all(text.endswith(("ms", " s")) for text in comparing.across(SummaryRow.TIME))
    assert all(float(text) > 0 for text in comparing.across(SummaryRow.LARGEST)[2:])
    assert comparing.status.startswith("After entry 5. ")
    assert view.table.hasFocus()
    assert not view.isModal()

    assert nameless(view) == []
    assert wordless(view) == []
    for name in ("comparisonTable", "comparisonHolder", "comparisonCopy", "comparisonStatus"):
        assert comparing.child(name).isVisible()

    reached = set()
    for _ in range(6):
        reached.add(QGuiApplication.focusObject().objectName())
        comparing.bot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
    buttons = {"comparisonCopy", "comparisonClose"}
    assert reached == {"comparisonTable", "comparisonHolder", *buttons}


def test_an_engine_shows_where_it_is_furthest_off_by_key_and_by_click(comparing: Curious):
    view, table = comparing.view, comparing.view.table
    comparing.click_engine(0)
    assert table.currentIndex().row() == SummaryRow.WHERE, "an exact engine is furthest off nowhere"
    assert view.holder.currentData() == ENVELOPE

    table.setCurrentIndex(view.model.index(SummaryRow.TIME, 0))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        comparing.bot.keyClick(table, key)
    row = table.currentIndex().column()
    assert row == CENTRE
    comparing.bot.keyClick(table, Qt.Key.Key_Return)
    assert comparing.chosen == where(comparing, row)
    assert view.isVisible()

    for row in (MONTE_CARLO, CENTRE):
        comparing.click_engine(row)
        card, holder = where(comparing, row)
        assert comparing.chosen == (card, holder)
        assert view.holder.currentData() == holder
        cell = table.currentIndex()
        assert cell.column() == row
        assert table.viewport().rect().contains(table.visualRect(cell))

    table.clearSelection()
    image = table.viewport().grab(table.visualRect(cell)).toImage()
    corner, opposite = image.pixelColor(2, 2), image.pixelColor(image.width() - 3, 2)
    assert abs(corner.lightness() - opposite.lightness()) > 60, "the mark is no mere colour"
    assert view.model.cell(cell.row() - len(SummaryRow), cell.column()).largest


def test_the_table_is_copied_by_key_and_by_button_and_the_holder_is_chosen_by_keys(comparing: Curious):
    clipboard, view = QGuiApplication.clipboard(), comparing.view
    clipboard.setText("before")
    comparing.bot.keyClick(view.table, Qt.Key.Key_Return)
    assert clipboard.text() == "before", "Enter in the table presses no button"
    assert isinstance(comparing.child("comparisonCopy"), QPushButton)
    view.table.setFocus()
    comparing.bot.keyClick(view.table, Qt.Key.Key_C, CONTROL)
    text = clipboard.text()
    assert text.startswith("Envelope\tExact\t")
    assert "\nTime (ms)\t" in text
    clipboard.clear()
    comparing.bot.mouseClick(comparing.child("comparisonCopy"), LEFT)
    assert clipboard.text() == text

    holder, cells = view.holder, view.model
    assert [holder.itemData(i) for i in range(holder.count())] == list(comparing.window._session.case.setup.holders)
    before = [cells.cell(row, 0).p for row in range(len(cells.cards))]
    comparing.bot.keyClick(view, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert holder.hasFocus()
    comparing.bot.keyClick(holder, Qt.Key.Key_Down)
    assert cells.holder == holder.currentData() == "Ann"
    assert [cells.cell(row, 0).p for row in range(len(cells.cards))] != before


def test_it_follows_the_game_and_what_would_be(comparing: Curious, case):
    before = comparing.across(SummaryRow.MEAN)
    session, event = comparing.window._session, Note(ENVELOPE, case.setup.deck.card("Mrs White"), False)
    session.record(event)
    assert [entry.stale for entry in comparing.view.model.entries] == [True] * 5
    assert comparing.across(SummaryRow.MEAN) == before
    comparing.finish()
    assert comparing.status.startswith("After entry 6. ")
    assert comparing.across(SummaryRow.MEAN) != before
    session.undo()
    assert comparing.status.startswith("After entry 5. ")
    assert comparing.across(SummaryRow.MEAN) == before

    session.suppose(case.appended(event))
    comparing.finish()
    assert comparing.status.startswith("With the entry you are trying out. ")
    session.record(event)
    comparing.finish()
    assert comparing.status.startswith("After entry 6. ")


def test_the_show_model_of_the_game_is_the_question(comparing: Curious):
    comparing.window._session.set_show_model(ShowModel.IGNORE)
    comparing.bot.waitUntil(lambda: comparing.view.model.columnCount() == 4)
    comparing.finish()
    assert comparing.view.model.entries[1].variant == EngineVariant.CENTRE


def test_a_contradiction_is_told_and_the_table_comes_back_with_sense_in_the_past_too(comparing: Curious, contradiction):
    window = comparing.window
    window._session.record(contradiction.events[-1])
    comparing.bot.waitUntil(lambda: "cannot" in comparing.status)
    assert "nothing to compare" in comparing.status
    assert not comparing.view.table.isVisible()
    comparing.bot.keyClick(comparing.view, Qt.Key.Key_C, CONTROL)  # nothing to copy, and nothing breaks
    window._session.undo()
    comparing.finish()
    assert comparing.view.table.isVisible()

    window.page.events.list.select(1)
    comparing.bot.waitUntil(lambda: comparing.status.startswith("After entry 2"))
    comparing.finish()
    assert comparing.view.model.columnCount() == 5

    window.commands.close.trigger()
    assert comparing.status.startswith("No game is open.")
    assert comparing.view.model.rowCount() == 0


def test_escape_closes_it_and_then_it_costs_nothing(comparing: Curious):
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


def test_it_is_drawn_small_and_in_both_schemes_and_goes_with_the_window(comparing: Curious, qapp):
    view = comparing.view
    view.resize(700, 420)
    comparing.click_engine(CENTRE)
    try:
        for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
            theme.apply_colours(qapp, scheme)
            qapp.processEvents()
            assert view.width() == 700
            assert not view.table.horizontalScrollBar().isVisible()
            small = view.grab().toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
            assert (small.pixelColor(0, 0).lightness() < 128) == (scheme == Qt.ColorScheme.Dark)
    finally:
        theme.apply_colours(qapp, Qt.ColorScheme.Light)
    comparing.window.close()
    assert not view.isVisible()


def test_another_game_has_its_own_cards(curious: Curious, tmp_path):
    from tests.screenshots.cases import six

    path = tmp_path / "other.case.json"
    write_case(six(4), path)
    curious.open()
    curious.bot.waitUntil(lambda: curious.view.model.rowCount() > 0)
    curious.view.model.set_holder("Bob")
    curious.window.open_path(path)
    curious.bot.waitUntil(lambda: curious.status.startswith("After entry 4"))
    curious.finish()
    assert curious.view.holder.count() == 7
    assert curious.view.holder.currentData() == curious.view.model.holder == ENVELOPE
