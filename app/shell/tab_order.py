"""The order of the Tab key: all visible widgets in reading order.

Qt follows the order of creation; the entry's options are recreated with every game and would come last.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cmp_to_key

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDockWidget, QScrollArea, QTabBar, QWidget


def step(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next or previous widget of a window; False where there is none."""
    stops = tab_stops(window)
    if not stops:
        return False
    at = _place_of(window.focusWidget(), stops)
    if at is None:
        at = -1 if forward else 0
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
    return True


def _place_of(focus: QWidget | None, stops: list[QWidget]) -> int | None:
    """Return which stop has the focus, itself or in a part of it (scroll areas contain further stops)."""
    holders = [i for i, stop in enumerate(stops) if focus in (stop, *stop.findChildren(QWidget))]
    return next((i for i in holders if stops[i] is focus), holders[-1] if holders else None)


def tab_stops(root: QWidget) -> list[QWidget]:
    """Return the Tab stops below ``root`` in reading order; parts of another stop belong to that one."""
    return list(_stops(root))


def _stops(widget: QWidget) -> Iterator[QWidget]:
    for child in _in_reading_order(widget):
        stops = child.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus and child.focusProxy() is None
        if stops:
            yield child
        if not stops or isinstance(child, QScrollArea):
            yield from _stops(child)


def _in_reading_order(widget: QWidget) -> list[QWidget]:
    children = [child for child in widget.children() if isinstance(child, QWidget)]
    return sorted(filter(_is_there, children), key=cmp_to_key(_before))


def _is_there(widget: QWidget) -> bool:
    """Whether a widget takes part; a dock behind another tab does not, though Qt only moves it out of sight."""
    is_behind = isinstance(widget, QDockWidget | QTabBar) and widget.visibleRegion().isEmpty()
    return widget.isVisible() and widget.isEnabled() and not widget.isWindow() and not is_behind


def _before(one: QWidget, other: QWidget) -> int:
    """Compare two neighbours: the upper comes first; side by side, the left one."""
    a, b = _place(one), _place(other)
    side_by_side = min(a.bottom(), b.bottom()) - max(a.top(), b.top()) > min(a.height(), b.height()) // 2
    return a.left() - b.left() if side_by_side else a.top() - b.top()


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())
