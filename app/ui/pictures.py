"""Pictures of what is painted often and mostly looks alike, so that it is painted once and then only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPixmap


class Pictures:
    """The last ``most`` pictures that were painted, by what they show: equal looks of one size are the same picture.

    A look is all that what is painted depends on, colours and type included. A picture has a ground without any
    transparency, as letters are smoothed by the colour below them; and nothing reaches beyond it: lines along its edges
    are drawn by whoever draws the picture, as they do where a pixel is several of the screen.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def draw(
        self, painter: QPainter, rect: QRect, look: Hashable, ground: QColor, paint: Callable[[QPainter, QRect], None]
    ) -> None:
        """Draw the picture of a look into a rectangle; ``paint`` paints it, above the ground, if it is not there yet.

        Where pixels of the screen are no whole parts of those of a widget, edges fall elsewhere in each place: there
        everything is painted anew.
        """
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):
            painter.fillRect(rect, ground)
            paint(painter, rect)
            return
        key = look, rect.width(), rect.height(), ratio
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = _painted(painter, rect, ratio, ground, paint)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        painter.drawPixmap(rect.x(), rect.y(), picture)


def _painted(
    painter: QPainter, rect: QRect, ratio: float, ground: QColor, paint: Callable[[QPainter, QRect], None]
) -> QPixmap:
    picture = QPixmap(rect.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    inside = QPainter(picture)
    inside.setFont(painter.font())
    paint(inside, QRect(0, 0, rect.width(), rect.height()))
    inside.end()
    return picture
