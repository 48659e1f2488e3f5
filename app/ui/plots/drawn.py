"""Charts that are drawn in the GUI thread, where pyqtgraph works, and painted anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QPicture

from app.ui.schemes import Colours

DENSITY: Final = 2
"""Scale of a saved PNG relative to the screen: twice the resolution, so that it prints well."""


@dataclass(frozen=True, slots=True)
class Medium:
    """What a chart is drawn for: its colours and font; ``weight``: the pixels of the device in one of ours."""

    tokens: Colours
    font: QFont
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class DrawnChart:
    """What the view of a chart paints, and its size (px): any thread may paint that, at any resolution.

    ``columns``: the boxes around the entries of a chart of curves.
    """

    picture: QPicture
    size: QSizeF
    columns: tuple[QRectF, ...] = ()

    def paint(self, painter: QPainter, at: QPointF, scale: float = 1.0) -> None:
        """Paint the chart with its upper left corner at a point."""
        painter.save()
        painter.setPen(QPen())  # a picture takes it that the painter is new
        painter.setBrush(QBrush())
        painter.translate(at)
        finer = painter.device().logicalDpiX() / self.picture.logicalDpiX()  # by which a picture scales itself
        painter.scale(scale / finer, scale / finer)
        self.picture.play(painter)
        painter.restore()
