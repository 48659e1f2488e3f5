"""The canvas of a chart: paints it, lets mouse and keyboard select its points, and saves it as PNG or SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEasingCurve,
    QEvent,
    QIODevice,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QImageWriter,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPaintDevice,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.features.charts.bars import BarPicture
from app.features.charts.drawing import ChartPainter, Drawing, Spot
from app.features.charts.sheet import Sheet
from app.features.charts.story import StoryPicture
from app.ui.theme import Space, TypeSize, colour, colours
from core.formats.atomic_file import write_atomically

MOVE_MS: Final = 200
"""Duration of the animation of the bars (ms)."""

NOWHERE: Final = -1
"""The index that stands for "no point"."""

PNG: Final = ".png"
SVG: Final = ".svg"

DENSITY: Final = 2
"""Scale of a saved PNG relative to the screen: twice the resolution, so that it prints well."""

Picture = BarPicture | StoryPicture
"""What a chart can show."""

Key = Qt.Key


class ChartCanvas(QWidget):
    """Shows a picture, and lets the mouse and the arrow keys point at parts of it.

    ``pointed`` carries the index of the current point, -1 for none; ``chosen`` that of a point that was clicked, or
    on which Enter or Space was pressed.
    """

    pointed = Signal(int)
    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # the surrounding frame has one
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._picture: Picture | None = None
        self._at = NOWHERE
        self._is_faded = False
        self._drawing = self._seen = self._from = Drawing(0, 0)
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(MOVE_MS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move)

    # --- what is shown

    @property
    def picture(self) -> Picture | None:
        """The picture on the canvas, if any."""
        return self._picture

    @property
    def drawing(self) -> Drawing:
        """The current drawing, as it is when the animation has ended."""
        return self._drawing

    @property
    def is_moving(self) -> bool:
        """Whether the bars are being animated."""
        return bool(self._motion.state() == QVariantAnimation.State.Running)

    @property
    def is_faded(self) -> bool:
        """Whether the chart is faded because its numbers are out of date."""
        return self._is_faded

    def show_picture(self, picture: Picture, *, moving: bool) -> None:
        """Show a picture. ``moving``: animate the bars from the previous picture to this one."""
        is_first, self._picture = self._picture is None, picture
        self._from = self._seen
        self._measure()
        self._motion.stop()
        if moving and not is_first and self.isVisible():
            self._motion.start()
        else:
            self._show(self._drawing)
        self._point_at(self._at if self._at < len(picture.said) else NOWHERE)

    def set_faded(self, faded: bool) -> None:
        """Fade the chart while newer numbers are being computed, or unfade it."""
        self._is_faded = faded
        self.update()

    def whole(self) -> Drawing:
        """Return the drawing laid out as if nothing were scrolled out of sight."""
        sheet = Sheet(self.width(), self.height(), self.font())
        return Drawing(0, 0) if self._picture is None else self._picture.lay_out(sheet)

    def _measure(self) -> None:
        """Lay out the picture and set the minimum size that it needs."""
        if self._picture is not None:
            window = self.parentWidget()
            seen = self.width() if window is None else window.width()
            sheet = Sheet(self.width(), self.height(), self.font(), -self.x(), seen)
            self._drawing = self._picture.lay_out(sheet)
            self.setMinimumSize(QSize(int(self._drawing.width), int(self._drawing.height) + 1))

    def _move(self, share: float) -> None:
        self._show(self._from.towards(self._drawing, share))

    def _show(self, drawing: Drawing) -> None:
        self._seen = drawing
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(colours().surface))
            paint = ChartPainter(painter, colours(), self.font())
            if 0 <= self._at < len(self._drawing.spots):
                paint.light(self.spot(self._at), has_keys=self.hasFocus())
            paint.paint(self._seen, faded=self._is_faded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_anew()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Lay out the chart again: scrolling moves the canvas, but the scale and the legend must stay in sight."""
        super().moveEvent(event)
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        self._motion.stop()
        self._measure()
        self._show(self._drawing)

    # --- pointing

    @property
    def at(self) -> int:
        """The index of the current point; -1 for none."""
        return self._at

    def spot(self, number: int) -> QRectF:
        """Return the box of a point, in pixels. Raises IndexError."""
        return self._drawing.spots[number].box

    def _point_at(self, number: int) -> None:
        self._at = number
        self.update()
        self.setAccessibleDescription("" if number == NOWHERE or self._picture is None else self._picture.said[number])
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.pointed.emit(number)

    def _hit(self, event: QMouseEvent) -> int:
        """Return the index of the point under the mouse; -1 for none."""
        at = event.position()
        if self._drawing.margin.contains(at):
            return NOWHERE
        return next((i for i, spot in enumerate(self._drawing.spots) if spot.box.contains(at)), NOWHERE)

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

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self._point_at(NOWHERE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        found = step(self._drawing.spots, self._at, Qt.Key(event.key()))
        if found is not None:
            self._point_at(found)
        elif event.key() in {Key.Key_Return, Key.Key_Enter, Key.Key_Space} and self._at != NOWHERE:
            self.chosen.emit(self._at)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self._point_at(0 if by_key and self._at == NOWHERE and self._drawing.spots else self._at)


def step(spots: Sequence[Spot], at: int, key: Qt.Key) -> int | None:
    """Return the index of the point that a key moves to from ``at``; None for a key that moves nowhere."""
    if not spots or key not in {Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End}:
        return None
    last = len(spots) - 1
    if key == Key.Key_End:
        return last
    if key == Key.Key_Home or at == NOWHERE:
        return 0
    way = 1 if key in {Key.Key_Down, Key.Key_Right} else -1
    if key in {Key.Key_Up, Key.Key_Down} and spots[0].row != spots[last].row:
        return _in_row(spots, at, spots[at].row + way)
    return min(max(at + way, 0), last)


def _in_row(spots: Sequence[Spot], at: int, row: int) -> int:
    """Return the point of a row that is horizontally nearest to ``at``, or ``at`` if there is no such row."""
    here = spots[at].box.center().x()
    others = [i for i, spot in enumerate(spots) if spot.row == row]
    return min(others, key=lambda i: abs(spots[i].box.center().x() - here), default=at)


def save_chart(path: Path, title: str, canvas: ChartCanvas) -> None:
    """Write a chart with its title to a file: as SVG if the name ends in ``.svg``, otherwise as PNG.

    The file is replaced atomically. Raises UnwritableFileError.
    """
    font, drawing = QFont(canvas.font()), canvas.whole()
    font.setPixelSize(TypeSize.LARGE)
    font.setBold(True)
    in_lines = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap.value)
    head = QRectF(Space.M, Space.M, canvas.width(), 1e4)
    head.setHeight(QFontMetricsF(font).boundingRect(head, in_lines, title).height() + Space.M)
    size = QSizeF(canvas.width() + 2 * Space.M, head.bottom() + drawing.lowest + Space.M)

    def paint(device: QPaintDevice) -> None:
        with QPainter(device) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(QRectF(0, 0, size.width(), size.height()), colour(colours().surface))
            painter.setFont(font)
            painter.setPen(colour(colours().text))
            painter.drawText(head, in_lines, title)
            painter.translate(head.bottomLeft())
            ChartPainter(painter, colours(), canvas.font()).paint(drawing, faded=canvas.is_faded)

    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    if path.suffix.lower() == SVG:
        from PySide6.QtSvg import QSvgGenerator

        generator = QSvgGenerator()
        generator.setOutputDevice(file)
        generator.setTitle(title)
        generator.setSize(QSize(round(size.width()), round(size.height())))
        generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
        paint(generator)
    else:
        image = QImage((size * DENSITY).toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(DENSITY)
        image.fill(colour(colours().surface))  # the painting may not cover the last row and column of pixels
        paint(image)
        QImageWriter(file, QByteArray(b"png")).write(image)
    write_atomically(path, bytes(file.data().data()))
