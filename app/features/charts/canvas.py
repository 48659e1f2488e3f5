"""The canvas of a chart: a view with a cross-hair, and a table of its points for the keyboard and screen readers."""

from __future__ import annotations

from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QEasingCurve, QEvent, QModelIndex, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStackedLayout, QTableView, QWidget

from app.ui.plots.chart import Chart, Descriptions
from app.ui.plots.plot import ChartPlot, Point, label_font
from app.ui.plots.view import PlotView
from app.ui.theme import colour, colours

GLIDE_MS: Final = 200
"""Duration of the animation of bars and curves (ms)."""

CLOSER: Final = 0.8
"""What is left of the range in view when a key looks closer."""

NOWHERE: Final = (-1, -1)
Key = Qt.Key
CHOOSING: Final = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
STEPS: Final = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right)


class PointTable(QTableView):
    """Lets the arrow keys step through the points. It lies behind the view, and only screen readers see it.

    ``chosen``: Enter or Space was pressed; ``zoomed`` carries "+", "-" or "0" (everything); ``left``: the keyboard went
    elsewhere in the window.
    """

    chosen = Signal()
    zoomed = Signal(str)
    left = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.points = QStandardItemModel(self)
        self.setModel(self.points)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setUpdatesEnabled(False)  # nobody sees it

    def show_points(self, descriptions: Descriptions) -> None:
        """Show these descriptions; a bar may have fewer segments than others."""
        at = self.currentIndex()
        if at.isValid() and not (at.row() < len(descriptions) and at.column() < len(descriptions[at.row()])):
            self.go_to(*NOWHERE)  # or Qt would go to another point
        columns = max(map(len, descriptions), default=0)
        self.points.setRowCount(len(descriptions))
        self.points.setColumnCount(columns)
        for row, sentences in enumerate(descriptions):
            for column in range(columns):
                item = QStandardItem(sentences[column] if column < len(sentences) else "")
                item.setEnabled(column < len(sentences))
                self.points.setItem(row, column, item)

    def go_to(self, row: int, column: int) -> None:
        """Make a point the current one, or none if there is no such point."""
        self.setCurrentIndex(self.points.index(row, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.points.rowCount() - 1
        if last < 0:
            event.ignore()
        elif event.key() in CHOOSING:
            self.chosen.emit()
        elif event.text() in {"+", "-", "0"}:
            self.zoomed.emit(event.text())
        elif event.key() == Key.Key_Home or (event.key() in STEPS and not self.currentIndex().isValid()):
            self.go_to(0, 0)
        elif event.key() == Key.Key_End:
            columns = range(self.points.columnCount())
            self.go_to(last, max(column for column in columns if self.points.item(last, column).isEnabled()))
        elif event.key() in STEPS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_key = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        was_anywhere = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not was_anywhere:  # Qt would go to the first point in any case, but only once
            self.setCurrentIndex(self.points.index(0, 0) if by_key else QModelIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}:
            self.left.emit()


class MouseView(PlotView):
    """A view that tells when the mouse leaves it, and leaves the wheel to a scroll area if it is in a higher one."""

    left = Signal()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        canvas = self.parentWidget()
        around = canvas.parentWidget()
        scrolls = around is not None and canvas.height() > around.height()
        if scrolls and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        super().wheelEvent(event)
        if event.isAccepted():  # it looks closer, and "0" is the way back
            canvas.setFocus(Qt.FocusReason.MouseFocusReason)


class ChartCanvas(QWidget):
    """Shows a chart, and lets the mouse and the arrow keys point at parts of it.

    ``pointed`` carries the description of the current point, empty for none; ``chosen`` the row and column of a point
    that was clicked, or on which Enter or Space was pressed; ``zoomed`` whether only a part is in view.
    """

    pointed = Signal(str)
    chosen = Signal(int, int)
    zoomed = Signal(bool)

    def __init__(self, name: str, first: Chart) -> None:
        """``first``: a chart of the kind that is shown."""
        super().__init__()
        self.setObjectName(name)
        self.tokens = colours()
        self.table = PointTable(f"{name}Points", self)  # first, as it goes first, too
        self.view = MouseView(first, self.tokens, self.font(), self)
        self.plot: ChartPlot = self.view.plot
        self.setFocusProxy(self.table)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # any press gives it the keyboard
        layout = QStackedLayout(self)
        layout.setStackingMode(QStackedLayout.StackingMode.StackAll)
        for part in (self.view, self.table):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # as large as its dock
            layout.addWidget(part)
        self._cross = [pg.InfiniteLine(angle=angle) for angle in (0, 90)]
        self._values = pg.TextItem()
        for item in (*self._cross, self._values):
            item.setZValue(3)
            self.plot.addItem(item, ignoreBounds=True)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._connect()

    def _connect(self) -> None:
        self.view.left.connect(self._leave)
        self.table.left.connect(self._leave)
        self.view.scene().sigMouseMoved.connect(self._hover)
        self.view.scene().sigMouseClicked.connect(self._click)
        self.plot.vb.sigRangeChanged.connect(self._on_range_changed)
        self.plot.switched.connect(self._skip_hidden)
        self.plot.switched.connect(self._point)
        self._glide.valueChanged.connect(self.plot.glide)
        self.table.selectionModel().currentChanged.connect(self._point)
        self.table.chosen.connect(self._choose)
        self.table.zoomed.connect(self._zoom)

    # --- what is shown

    def show_chart(self, chart: Chart, *, moving: bool) -> None:
        """Show a chart. ``moving``: let bars and curves glide there from the previous one."""
        self._glide.stop()
        self.table.show_points(chart.descriptions)
        needed = self.view.show_chart(chart)
        self._skip_hidden()
        self.setMinimumHeight(round(needed))
        if moving and self.isVisible():
            self._glide.start()
        self._point()

    def _skip_hidden(self) -> None:
        """Let the arrow keys pass over curves that are switched off."""
        for row in range(self.table.points.rowCount()):
            self.table.setRowHidden(row, not self.plot.shows(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._glide.stop()
        size = float(event.size().width()), float(event.size().height())
        self.setMinimumHeight(round(self.plot.arrange(size)))
        self.view.arranged()
        self._point()

    # --- looking closer

    def _zoom(self, key: str) -> None:
        if key == "0":
            self.plot.show_all()
        else:
            place = self.plot.vb.viewRect().center() if self.at is None else self.plot.place(self.at)
            self.plot.zoom(CLOSER if key == "+" else 1 / CLOSER, place)

    def _on_range_changed(self) -> None:
        self.zoomed.emit(not self.plot.is_whole)
        self._point()

    # --- pointing

    @property
    def at(self) -> Point | None:
        """The point that the mouse or the keyboard went to last; None for none."""
        index = self.table.currentIndex()
        return (index.row(), index.column()) if index.flags() & Qt.ItemFlag.ItemIsEnabled else None

    def place(self, row: int, column: int) -> QPointF:
        """Return the place of a point on the canvas (px). Raises IndexError."""
        place: QPointF = self.plot.vb.mapViewToScene(self.plot.place((row, column)))
        return place

    def _point(self) -> None:
        """Draw the cross-hair at the current point, and tell its description."""
        at = self.at
        for item in (*self._cross, self._values):
            item.setVisible(at is not None)
        if at is not None:
            self._cross_at(self.plot.place(at), self.plot.values(at))
        self.pointed.emit("" if at is None else self.table.points.item(*at).text())

    def _cross_at(self, place: QPointF, values: str) -> None:
        """Draw the cross-hair, and the values beside it where there is more room."""
        pen = pg.mkPen(colour(self.tokens.muted), style=Qt.PenStyle.DashLine)
        for line, value in zip(self._cross, (place.y(), place.x()), strict=True):
            line.setPen(pen)
            line.setValue(value)
        self._values.fill, self._values.border = pg.mkBrush(self.tokens.surface), pg.mkPen(self.tokens.muted)
        self._values.setText(values, colour(self.tokens.text))
        self._values.setFont(label_font(self.font()))
        box = self.plot.vb
        seen = box.viewRect()
        x, y = min(max(place.x(), seen.left()), seen.right()), min(max(place.y(), seen.top()), seen.bottom())
        at, text, room = box.mapFromView(QPointF(x, y)), self._values.boundingRect(), box.rect()
        across, down = _before(at.x(), text.width(), room.width()), _before(at.y(), text.height(), room.height())
        self._values.setAnchor((across, down))
        self._values.setPos(x, y)

    def _under(self, at: QPointF) -> Point | None:
        """Return the point at a place of the scene; None outside of the axes."""
        box = self.plot.vb
        return self.plot.nearest(box.mapSceneToView(at)) if box.sceneBoundingRect().contains(at) else None

    def _hover(self, at: QPointF) -> None:
        point = self._under(at)
        if point is not None:
            self.table.go_to(*point)
        else:
            self._leave()

    def _leave(self) -> None:
        """Point at nothing, unless the keyboard does."""
        if not self.table.hasFocus():
            self.table.go_to(*NOWHERE)

    def _click(self, click: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        point = self._under(click.scenePos())
        if click.button() == Qt.MouseButton.LeftButton and point is not None:
            self.table.go_to(*point)
            self.chosen.emit(*point)

    def _choose(self) -> None:
        if self.at is not None:
            self.chosen.emit(*self.at)


def _before(at: float, size: float, room: float) -> float:
    """Return which share of a box goes before a place: all or none, where there is more room, if that is enough."""
    return min(1.0, at / size) if at > room / 2 else max(0.0, 1 - (room - at) / size)
