"""What tests of charts share."""

import pytest
from PySide6.QtCore import QSize

from app.ui.plots.chart import Medium
from app.ui.plots.view import laid_out
from app.ui.theme import LIGHT


@pytest.fixture
def view_of(qapp, qtbot):
    views = []  # a plot does not keep its view

    def make(chart, width: int = 340, height: int = 500, title: str = ""):
        views.append(laid_out(chart, QSize(width, height), Medium(LIGHT, qapp.font()), title))
        qtbot.addWidget(views[-1])
        qapp.processEvents()
        return views[-1]

    return make
