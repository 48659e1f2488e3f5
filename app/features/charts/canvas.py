"""The canvas of a chart. Importing this imports pyqtgraph: only a chart that can be seen does, when that is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.features.charts.drawing import Drawing
from app.features.charts.scene import ChartScene
from app.features.charts.sheet import Sheet
from app.features.charts.style import NOWHERE, hit, step
from app.ui.theme import colour, colours

MOVE_MS: Final = 200
"""How long bars take from one state to the next, in milliseconds."""

LayOut = Callable[[Sheet], Drawing]


class ChartCanvas(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows drawings, and lets the mouse and the arrow keys point at what is in them.

    ``pointed`` brings the number of the point that is pointed at, -1 for none; ``chosen`` one that was clicked, or on
    which Enter was pressed.
    """

    pointed = Signal(int)
    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # the frame around it has one
        self._lay_out: LayOut | None = None
        self._said: Sequence[str] = ()
        self._at = NOWHERE
        self._drawing = self._seen = self._from = Drawing(0, 0)
        self._chart = ChartScene(self)
        self._motion = self._make_motion()
        self.put_on_colours()

    def _make_motion(self) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setDuration(MOVE_MS)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(self._move)
        return motion

    # --- what is shown

    @property
    def drawing(self) -> Drawing:
        """What is shown, or will be when nothing moves any more."""
        return self._drawing

    @property
    def is_moving(self) -> bool:
        """Whether bars are on their way."""
        return bool(self._motion.state() == QVariantAnimation.State.Running)

    @property
    def is_faded(self) -> bool:
        """Whether what is shown is of an earlier moment."""
        return self._chart.is_faded

    def show_drawing(self, lay_out: LayOut, said: Sequence[str], *, moving: bool) -> None:
        """Show what ``lay_out`` makes of the room there is; ``said`` is what is said of each of its points.

        ``moving``: the bars are to go there from where they are.
        """
        is_first, self._lay_out, self._said = self._lay_out is None, lay_out, said
        self._from = self._seen
        self._measure()
        self._motion.stop()
        if moving and not is_first and self.isVisible():
            self._motion.start()
        else:
            self._show(self._drawing)
        self._point_at(self._at if self._at < len(said) else NOWHERE)

    def set_faded(self, faded: bool) -> None:
        """Fade what is shown, while newer numbers are on their way."""
        self._chart.fade(faded)

    def put_on_colours(self) -> None:
        """Take the colours and the type of the theme as it is now."""
        self.setBackground(colour(colours().surface))
        self._chart.put_on(self.font())
        self._show(self._seen)

    def whole(self) -> Drawing:
        """Return the drawing as it would be if all of it could be seen at once."""
        sheet = Sheet(self.width(), self.height(), self.font())
        return Drawing(0, 0) if self._lay_out is None else self._lay_out(sheet)

    def paint_onto(self, painter: QPainter, at: QPointF) -> None:
        """Paint all that is shown, at rest and with nothing pointed at, elsewhere."""
        self._motion.stop()
        whole = self.whole()
        self._chart.paint(whole, QRectF(self.rect()))
        self._chart.light(None, has_keys=False)
        part = QRect(0, 0, self.width(), ceil(whole.lowest))
        self.render(painter, QRectF(at, QSizeF(part.size())), part)
        self._show(self._drawing)
        self._light()

    def _measure(self) -> None:
        """Lay out what is to be shown, and ask for the room that it needs."""
        if self._lay_out is not None:
            window = self.parentWidget()
            seen = self.width() if window is None else window.width()
            self._drawing = self._lay_out(Sheet(self.width(), self.height(), self.font(), -self.x(), seen))
            self.setMinimumSize(QSize(int(self._drawing.width), int(self._drawing.height) + 1))

    def _move(self, share: float) -> None:
        self._show(self._from.towards(self._drawing, share))

    def _show(self, drawing: Drawing) -> None:
        self._seen = drawing
        self._chart.paint(drawing, QRectF(self.rect()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_motion"):  # pyqtgraph resizes itself before we are made
            self._lay_out_anew()

    def moveEvent(self, event: QMoveEvent) -> None:
        """What stays in sight when the rest is scrolled has to move on the sheet."""
        super().moveEvent(event)
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        self._motion.stop()
        self._measure()
        self._show(self._drawing)
        self._light()

    # --- what is pointed at

    @property
    def at(self) -> int:
        """The number of the point that is pointed at; -1 for none."""
        return self._at

    def spot(self, number: int) -> QRectF:
        """Return what belongs to a point, in pixels. Raises IndexError."""
        return self._drawing.spots[number].box

    def _point_at(self, number: int) -> None:
        self._at = number
        self._light()
        self.setAccessibleDescription("" if number == NOWHERE else self._said[number])
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.pointed.emit(number)

    def _light(self) -> None:
        spots = self._drawing.spots
        self._chart.light(spots[self._at] if 0 <= self._at < len(spots) else None, has_keys=self.hasFocus())

    def _hit(self, event: QMouseEvent) -> int:
        if self._drawing.margin.contains(event.position()):
            return NOWHERE
        return hit(self._drawing.spots, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._hit(event)
        if found not in {self._at, NOWHERE}:
            self._point_at(found)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        found = self._hit(event)
        if event.button() == Qt.MouseButton.LeftButton and found != NOWHERE:
            self._point_at(found)
            self.chosen.emit(found)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing to do: pyqtgraph would look for what it could drag."""

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self._point_at(NOWHERE)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # whatever the chart lies in scrolls

    def keyPressEvent(self, event: QKeyEvent) -> None:
        found = step(self._drawing.spots, self._at, Qt.Key(event.key()))
        if found is not None:
            self._point_at(found)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._at != NOWHERE:
            self.chosen.emit(self._at)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self._point_at(0 if by_key and self._at == NOWHERE and self._drawing.spots else self._at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._light()
