"""What covers what: finds widgets in a window that lie over their siblings, or stick out of what they are in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QMainWindow,
    QRubberBand,
    QSizeGrip,
    QSplitter,
    QSplitterHandle,
    QTabBar,
    QWidget,
)

from app.features.charts.canvas import ChartCanvas
from app.features.conflicts import CorrectionsPanel
from app.shell.hints import HintBubble

ABOVE_OTHERS = (CorrectionsPanel, HintBubble, QRubberBand, QSizeGrip, QSplitterHandle)
"""These are meant to lie over something."""

OF_QT = (QAbstractScrollArea, QComboBox, QTabBar, QSplitter)
"""How the parts of these lie is Qt's own affair."""


def overlaps(root: QWidget) -> list[str]:
    """Return what lies over a sibling anywhere below ``root``, two by two."""
    return [f"{_name(a)} {_place(a)} over {_name(b)} {_place(b)}" for a, b in _pairs(root)]


def _pairs(widget: QWidget) -> Iterator[tuple[QWidget, QWidget]]:
    children = [child for child in _children(widget) if child.isVisible() and not _is_behind_tab(child)]
    if isinstance(widget, ChartCanvas):
        children.remove(widget.table)  # which is behind the picture, for screen readers and the keyboard
    if not isinstance(widget, OF_QT):
        solid = [child for child in children if not isinstance(child, ABOVE_OTHERS) and not child.size().isEmpty()]
        for a, b in combinations(solid, 2):
            if _covers(a.geometry(), b.geometry()):
                yield a, b
    for child in children:
        yield from _pairs(child)


def _is_behind_tab(widget: QWidget) -> bool:
    """Whether it is a panel of which another is in front: Qt keeps it somewhere beside the window."""
    return isinstance(widget, QDockWidget) and widget.visibleRegion().isEmpty()


def _children(widget: QWidget) -> list[QWidget]:
    """The widgets in a widget that are drawn in it; Qt keeps floating docks and windows among the children, too."""
    found = [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]
    if isinstance(widget, QMainWindow):
        return [child for child in found if not child.objectName().startswith("qt_")]
    return found


def _covers(a: QRect, b: QRect) -> bool:
    """Whether more than an edge is shared."""
    shared = a.intersected(b)
    return shared.width() > 1 and shared.height() > 1


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()!r}"


def _place(widget: QWidget) -> str:
    rect = widget.geometry()
    return f"({rect.x()}, {rect.y()}, {rect.width()} x {rect.height()})"
