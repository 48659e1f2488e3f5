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
from app.tasks.background import Background
from app.tasks.inference import InferenceReply, InferenceRequest
from app.ui import theme
from core.engines.comparison import EngineVariant
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.app.naming import nameless, wordless
from tests.app.showing import Playing
from tests.app.tasks.patient import Patient, deliver

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
CENTRE, MONTE_CARLO = 2, 3


class Reader:
    """Somebody before the comparison."""

    def __init__(self, qtbot, view: ComparisonView) -> None:
        self.bot, self.view = qtbot, view

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

    def where(self, column: int) -> tuple[str, str]:
        """The card and the holder for which an engine is furthest off."""
        card, holder = self.view.model.entries[column].row.difference.where
        return card.name, holder


class Curious(Reader):
    """Somebody before the window of a game, who opens the comparison."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.window = window
        self.open(qtbot)
        view = window.findChild(ComparisonView, "comparisonView")
        assert view is not None
        super().__init__(qtbot, view)
        self.finish()

    def open(self, qtbot) -> None:
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        qtbot.keyClick(self.window, Qt.Key.Key_F8)
        view = self.window.findChild(ComparisonView, "comparisonView")
        qtbot.waitUntil(view.isActiveWindow)

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


@pytest.fixture
def curious(window, qtbot, case_file) -> Curious:
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
    return Curious(qtbot, window)


@pytest.fixture
def reader(qtbot, qapp, case: Case) -> Reader:
    """The comparison without a window, after every engine has answered."""
    service = ComparisonService(Background(Patient(), slow := Patient()))
    view = ComparisonView(service, lambda _: False)
    qtbot.addWidget(view)
    view.come_to_front()
    qtbot.waitUntil(view.isActiveWindow)
    Playing(service.show).answer(InferenceReply(InferenceRequest(case), None, len(case.events)))
    while slow.work():
        deliver(qapp)
    return Reader(qtbot, view)


# --- in a game


def test_a_key_opens_it_every_engine_answers_and_after_escape_it_costs_nothing(curious: Curious, tmp_path: Path):
    from tests.screenshots.cases import six

    view, window = curious.view, curious.window
    assert view.model.columnCount() == 4
    assert all(text.endswith(("ms", " s")) for text in curious.across(SummaryRow.TIME))
    assert all(float(text) > 0 for text in curious.across(SummaryRow.LARGEST)[2:])
    assert curious.status.startswith("After entry 5. ")
    assert view.table.hasFocus()
    assert not view.isModal()

    curious.bot.keyClick(view.table, Qt.Key.Key_Escape)
    assert not view.isVisible()
    said = []
    window.findChild(ComparisonService).compared.connect(lambda _, known: said.append(len(known)))
    window.page.events.list.select(0)
    curious.bot.waitUntil(lambda: window.page.sheet.is_fresh)
    assert said == []
    curious.open(curious.bot)
    assert said[0] == 0
    curious.finish()
    assert curious.status.startswith("After entry 1. ")

    view.model.set_holder("Bob")
    path = tmp_path / "other.case.json"
    write_case(six(4), path)
    window.open_path(path)
    curious.bot.waitUntil(lambda: curious.status.startswith("After entry 4"))
    curious.finish()
    assert view.holder.count() == 7
    assert view.holder.currentData() == view.model.holder == ENVELOPE

    window.commands.close.trigger()
    assert curious.status.startswith("No game is open.")
    assert view.model.rowCount() == 0


def test_it_follows_the_game_into_what_would_be_the_past_contradictions_and_other_rules(
    curious: Curious, case: Case, contradiction: Case
):
    before = curious.across(SummaryRow.MEAN)
    session, event = curious.window._session, Note(ENVELOPE, case.setup.deck.card("Mrs White"), False)
    session.record(event)
    assert [entry.stale for entry in curious.view.model.entries] == [True] * 4
    assert curious.across(SummaryRow.MEAN) == before
    curious.finish()
    assert curious.status.startswith("After entry 6. ")
    assert curious.across(SummaryRow.MEAN) != before
    session.undo()
    assert curious.status.startswith("After entry 5. ")
    assert curious.across(SummaryRow.MEAN) == before

    session.suppose(case.appended(event))
    curious.finish()
    assert curious.status.startswith("With the entry you are trying out. ")
    session.record(event)
    curious.finish()
    assert curious.status.startswith("After entry 6. ")
    session.undo()

    session.record(contradiction.events[-1])
    curious.bot.waitUntil(lambda: "cannot" in curious.status)
    assert "nothing to compare" in curious.status
    assert not curious.view.table.isVisible()
    curious.bot.keyClick(curious.view, Qt.Key.Key_C, CONTROL)  # nothing to copy, and nothing breaks
    session.undo()
    curious.finish()
    assert curious.view.table.isVisible()

    curious.window.page.events.list.select(1)
    curious.bot.waitUntil(lambda: curious.status.startswith("After entry 2"))
    curious.finish()
    assert curious.view.model.columnCount() == 4

    session.set_show_model(ShowModel.IGNORE)
    curious.bot.waitUntil(lambda: curious.view.model.columnCount() == 4)
    curious.finish()
    assert curious.view.model.entries[1].variant == EngineVariant.CENTRE


# --- by itself


def test_keys_and_clicks_show_where_an_engine_is_furthest_off(reader: Reader):
    view, table = reader.view, reader.view.table
    reader.click_engine(0)
    assert table.currentIndex().row() == SummaryRow.WHERE, "an exact engine is furthest off nowhere"
    assert view.holder.currentData() == ENVELOPE

    table.setCurrentIndex(view.model.index(SummaryRow.TIME, 0))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        reader.bot.keyClick(table, key)
    row = table.currentIndex().column()
    assert row == CENTRE
    reader.bot.keyClick(table, Qt.Key.Key_Return)
    assert reader.chosen == reader.where(row)
    assert view.isVisible()

    for row in (MONTE_CARLO, CENTRE):
        reader.click_engine(row)
        card, holder = reader.where(row)
        assert reader.chosen == (card, holder)
        assert view.holder.currentData() == holder
        cell = table.currentIndex()
        assert cell.column() == row
        assert table.viewport().rect().contains(table.visualRect(cell))

    table.clearSelection()
    image = table.viewport().grab(table.visualRect(cell)).toImage()
    corner, opposite = image.pixelColor(2, 2), image.pixelColor(image.width() - 3, 2)
    assert abs(corner.lightness() - opposite.lightness()) > 60, "the mark is no mere colour"
    assert view.model.cell(cell.row() - len(SummaryRow), cell.column()).largest


def test_keys_reach_all_of_it_copy_the_table_and_choose_the_holder(reader: Reader, case: Case):
    clipboard, view = QGuiApplication.clipboard(), reader.view
    assert nameless(view) == []
    assert wordless(view) == []
    for name in ("comparisonTable", "comparisonHolder", "comparisonCopy", "comparisonStatus"):
        assert reader.child(name).isVisible()
    reached = set()
    for _ in range(6):
        reached.add(QGuiApplication.focusObject().objectName())
        reader.bot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
    buttons = {"comparisonCopy", "comparisonClose"}
    assert reached == {"comparisonTable", "comparisonHolder", *buttons}

    clipboard.setText("before")
    reader.bot.keyClick(view.table, Qt.Key.Key_Return)
    assert clipboard.text() == "before", "Enter in the table presses no button"
    assert isinstance(reader.child("comparisonCopy"), QPushButton)
    view.table.setFocus()
    reader.bot.keyClick(view.table, Qt.Key.Key_C, CONTROL)
    text = clipboard.text()
    assert text.startswith("Envelope\tExact\t")
    assert "\nTime (ms)\t" in text
    clipboard.clear()
    reader.bot.mouseClick(reader.child("comparisonCopy"), LEFT)
    assert clipboard.text() == text

    holder, cells = view.holder, view.model
    assert [holder.itemData(i) for i in range(holder.count())] == list(case.setup.holders)
    before = [cells.cell(row, 0).p for row in range(len(cells.cards))]
    reader.bot.keyClick(view, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert holder.hasFocus()
    reader.bot.keyClick(holder, Qt.Key.Key_Down)
    assert cells.holder == holder.currentData() == "Ann"
    assert [cells.cell(row, 0).p for row in range(len(cells.cards))] != before


def test_it_is_drawn_small_and_in_both_schemes(reader: Reader, qapp):
    view = reader.view
    view.resize(700, 420)
    reader.click_engine(CENTRE)
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
