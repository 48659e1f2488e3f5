"""A layout that places widgets side by side and wraps them to the next line."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays widgets out like words of a paragraph, with a gap, and ``between`` lines if that differs.

    Its height follows from its width.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 2, *, between: int | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self._between = spacing if between is None else between
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        """Lay out the lines, or only measure them; return their height."""
        at, line = rect.topLeft(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(rect.width(), item.minimumSize().width())))
            if line and at.x() + size.width() > rect.right() + 1:
                at, line = QPoint(rect.left(), at.y() + line + self._between), 0
            if move:
                item.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self.spacing())
            line = max(line, size.height())
        return at.y() + line - rect.top()
