"""Pointing at a chart with the mouse and the keyboard: there is one point, and what is beside it is right."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from app.ui.plots.chart import BarChart, BarRow, Segment, percent_tick
from tests.app.features.charts.reading import Chart, Key
from tests.app.player import LEFT
from tests.app.ui.plotted import LEGEND, curves


class Story(Chart):
    """The story of twenty entries, with a field beside it."""

    def __init__(self, qtbot, settings) -> None:
        super().__init__(qtbot, settings)
        self.window = QWidget()
        self.field = QLineEdit()
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.field)
        layout.addWidget(self.frame)
        qtbot.addWidget(self.window)
        self.window.resize(340, 460)
        self.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitActive(self.window).__enter__()
        QApplication.processEvents()
        self.field.setFocus()

    @property
    def viewport(self):
        return self.canvas.view.viewport()

    @property
    def box(self):
        """The box of the values beside the cross-hair."""
        return self.canvas._values

    def press(self, entry: int) -> None:
        self.bot.mouseClick(self.viewport, LEFT, pos=self.canvas.place(0, entry).toPoint())

    def turn_wheel(self, entry: int) -> None:
        at = self.viewport.mapTo(self.window, self.canvas.place(0, entry).toPoint())
        QTest.wheelEvent(self.window.windowHandle(), QPointF(at), QPoint(0, 480))
        self.bot.waitUntil(lambda: not self.canvas.view.plot.is_whole)

    def drag(self) -> None:
        """Look closer, and drag what is in view."""
        self.canvas.view.plot.zoom(0.5, QPointF(10, 4))
        super().drag()

    def leave(self) -> None:
        QApplication.sendEvent(self.canvas.view, QEvent(QEvent.Type.Leave))


@pytest.fixture
def story(qtbot, settings) -> Story:
    return Story(qtbot, settings)


def test_a_chart_that_becomes_narrow_is_whole(qtbot, settings):
    chart = Chart(qtbot, settings)
    rows = tuple(BarRow(style, "Ann", (Segment(style, 0.5, ""),), "1 of 3") for style, _ in LEGEND)
    chart.frame.show_chart(BarChart(rows, 1.0, percent_tick, (("",),), LEGEND))
    chart.frame.resize(500, 400)
    chart.appear()
    for width in (358, 300, 500, 300):
        chart.frame.resize(width, 400)
        QApplication.processEvents()
        plot = chart.canvas.view.plot
        assert plot.geometry().width() <= chart.canvas.width(), width
        assert plot.right.sceneBoundingRect().right() <= chart.canvas.width()


def test_the_arrow_keys_go_on_from_where_the_mouse_is(story, qtbot):
    story.hover(story.canvas.place(0, 5).toPoint())
    story.press(5)
    qtbot.keyClick(story.keys, Key.Key_Right)
    assert story.canvas.at == (0, 6), "though the mouse is still there"
    assert story.text("Readout") == "Entry 6"
    with qtbot.waitSignal(story.frame.chosen) as chosen:
        qtbot.keyClick(story.keys, Key.Key_Return)
    assert chosen.args == [0, 6]
    story.hover(story.canvas.place(0, 9).toPoint())
    qtbot.keyClick(story.keys, Key.Key_Left)
    assert story.canvas.at == (0, 8)


def test_the_values_stay_beside_the_point_when_one_looks_closer(story, qtbot):
    story.hover(story.canvas.place(0, 19).toPoint())
    shown = story.canvas.view.plot.vb.sceneBoundingRect().adjusted(-2, -2, 2, 2)
    before = story.box.pos()
    story.turn_wheel(2)
    assert story.box.pos() != before
    assert shown.contains(story.box.sceneBoundingRect())
    story.drag()
    assert shown.contains(story.box.sceneBoundingRect())
    qtbot.keyClick(story.keys, Key.Key_0)
    story.hover(story.canvas.place(0, 19).toPoint())
    assert story.box.pos() == before


def test_long_values_are_not_cut_off(qtbot, settings):
    chart = Chart(qtbot, settings)
    each = curves(*[(8.0, 2.0)] * 9)
    chart.frame.show_chart(
        replace(each, curves=tuple(replace(one, name="A long name of a cell") for one in each.curves))
    )
    chart.appear()
    room = chart.canvas.view.plot.vb.sceneBoundingRect().adjusted(-1, -1, 1, 1)
    for entry in range(9):
        chart.hover(chart.canvas.place(0, entry).toPoint())
        assert room.contains(chart.canvas._values.sceneBoundingRect()), entry


def test_the_cross_hair_goes_when_neither_mouse_nor_keyboard_is_there(story):
    story.press(5)
    story.leave()
    assert story.canvas.at == (0, 5), "the keyboard is there"
    story.field.setFocus()
    assert story.canvas.at is None
    assert not story.box.isVisible()
    story.hover(story.canvas.place(0, 5).toPoint())
    assert story.box.isVisible()
    story.leave()
    assert not story.box.isVisible()


@pytest.mark.parametrize("closer", [lambda story: story.turn_wheel(4), Story.drag])
def test_a_key_shows_everything_after_the_wheel_or_a_drag(story, qtbot, closer):
    plot = story.canvas.view.plot
    closer(story)
    assert not plot.is_whole
    qtbot.keyClick(story.window.focusWidget(), Key.Key_0)
    assert plot.is_whole
