"""The list of suggestions as it is drawn."""

from itertools import product

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.advice.table import Scope, SuggestionColumn, SuggestionsModel, SuggestionsTable
from app.ui.theme import small
from app.ui.widgets.panels import packed
from core.advice.advice import Advised
from tests.app.advices import DECK, advice_of, three
from tests.app.settling import settle


@pytest.fixture
def model() -> SuggestionsModel:
    made = SuggestionsModel()
    names = list(product(DECK.suspects, ("Lead Piping", "Candlestick"), ("Hall", "Study")))
    made.set_advice(advice_of(tuple(Advised(three(*some), 1.0, 0.002, 3.0, reachable=True) for some in names[:20])))
    made.set_scope(Scope.ALL)
    return made


def heights(table: SuggestionsTable) -> list[int]:
    return [table.rowHeight(row) for row in range(table.model().rowCount())]


def test_rows_are_as_high_as_the_width_asks_for(qtbot, model: SuggestionsModel):
    page = QWidget()
    table = SuggestionsTable(model, page)
    packed(QVBoxLayout(page), table, 1)
    qtbot.addWidget(page)
    page.show()
    beside = page.width() - table.columnWidth(SuggestionColumn.CARDS)
    longest = QFontMetrics(small(table.font())).horizontalAdvance("Professor Plum, Candlestick")
    for width in range(beside + longest - 20, beside + longest + 40, 4):
        page.resize(width, 500)
        for scope in (Scope.ROOMS, Scope.ALL):  # two rows, and so many that a scroll bar takes some of the width
            model.set_scope(scope)
            table.point_at(0)
            settle()
            now = heights(table)
            table._fit_rows()
            assert now == heights(table), width
