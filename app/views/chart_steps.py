"""From one point of a chart to another: by the mouse, and by the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt

from app.views.chart_drawing import Spot

NOWHERE: Final = -1
"""The number of no point."""

Key = Qt.Key


def hit(spots: Sequence[Spot], at: QPointF) -> int:
    """Return the number of the point that is meant by a place in the chart; -1 for none."""
    return next((i for i, spot in enumerate(spots) if spot.box.contains(at)), NOWHERE)


def step(spots: Sequence[Spot], at: int, key: Qt.Key) -> int | None:
    """Return the number of the point that a key leads to from ``at``; None of a key that leads nowhere."""
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
    """Return the point of a row that is nearest to the present one; the present one where there is no such row."""
    here = spots[at].box.center().x()
    others = [i for i, spot in enumerate(spots) if spot.row == row]
    return min(others, key=lambda i: abs(spots[i].box.center().x() - here), default=at)
