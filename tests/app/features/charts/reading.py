"""Charts, and somebody who looks at them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from app.features.charts.frame import ChartFrame
from app.features.charts.presenter import ChartsPresenter
from app.ui.host import GameDock
from app.ui.plots.chart import ENVELOPE, BarChart, BarRow, Segment, percent_tick
from app.ui.settings import Preferences
from tests.app.player import LEFT, Player

Key = Qt.Key


def bars(*shares: float, note: str = "") -> BarChart:
    rows = tuple(
        BarRow(i, f"Card {i}", (Segment(ENVELOPE, p, f"Card {i}: {p}"),), f"{p:.0%}") for i, p in enumerate(shares)
    )
    table = (("Card", "Share"), *((row.name, str(row.length)) for row in rows))
    return BarChart(rows, 1.0, percent_tick, table, note=note)


class Chart:
    """A frame with what one reads and does in it. Nothing moves in it, unless that is wanted."""

    def __init__(self, qtbot, settings, *, moving: bool = False) -> None:
        settings.setValue("looks/animations", moving)
        self.bot = qtbot
        self.frame = ChartFrame("chart", "Shares", Preferences(settings))
        qtbot.addWidget(self.frame)
        self.frame.resize(320, 400)

    def appear(self) -> None:
        self.frame.show()
        self.bot.waitExposed(self.frame).__enter__()
        QApplication.processEvents()

    @property
    def canvas(self):
        return self.frame.canvas

    def drag(self) -> None:
        """Drag what is in view to the right."""
        view = self.canvas.view
        middle = view.plot.vb.sceneBoundingRect().center().toPoint()
        no_key = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(view.viewport(), LEFT, no_key, middle)
        for step in range(1, 8):
            view.scene()._lastMoveEventTime = 0  # or pyqtgraph would drop what comes within 10 ms
            QTest.mouseMove(view.viewport(), middle + QPoint(8 * step, 0))
        QTest.mouseRelease(view.viewport(), LEFT, no_key, middle + QPoint(56, 0))

    @property
    def keys(self):
        """What takes the keys."""
        return self.frame.focusProxy()

    @property
    def lengths(self) -> list[float]:
        """The lengths of the bars as they are drawn."""
        return [rect.width() for bars in self.canvas.view.plot._bars.values() for rect in bars.rects()]

    @property
    def is_moving(self) -> bool:
        """Whether bars or curves glide."""
        return self.canvas._glide.state() == QAbstractAnimation.State.Running

    def hover(self, at: QPoint) -> None:
        self.canvas.view.scene().sigMouseMoved.emit(QPointF(at))

    def text(self, name: str) -> str:
        return self.frame.findChild(QLabel, f"chart{name}").text()

    def middle(self, bar: int) -> QPoint:
        return self.canvas.place(bar, 0).toPoint() - QPoint(2, 0)


NAMES = ("chartStory", "chartSolutions", "chartHands", "chartRivals", "chartCells", "comparison")


class Reader(Player):
    """Somebody who looks at charts."""

    @property
    def presenter(self) -> ChartsPresenter:
        return self.window.findChild(ChartsPresenter)

    def frame(self, name: str) -> ChartFrame:
        return self.child(ChartFrame, name)

    def dock(self, name: str) -> GameDock:
        return self.child(GameDock, f"{name}Dock")

    def open_chart(self, name: str) -> ChartFrame:
        """Open a chart from the menu, and wait for its numbers."""
        self.dock(name).toggleViewAction().trigger()
        frame = self.frame(name)
        self.bot.waitUntil(lambda: frame.is_drawn and frame.chart is not None)
        self.bot.waitUntil(lambda: not frame.is_stale)
        return frame

    def press_in(self, frame: ChartFrame, *keys: Key) -> None:
        for key in keys:
            self.bot.keyClick(frame.focusProxy(), key)
