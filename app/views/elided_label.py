"""Lines of text that give way: where there is no room for all of one, its tool tip has the rest."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """As wide as its text where it can be, and cut off with an ellipsis where it cannot.

    Where ``has_tip`` is not wanted, the tool tip is that of what it stands in. ``by_words``: the last words are left
    out rather than letters, as long as there is room for the first.
    """

    def __init__(self, parent: QWidget | None = None, *, has_tip: bool = True, by_words: bool = False) -> None:
        super().__init__(parent)
        self._has_tip, self._by_words = has_tip, by_words
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.contentsRect()
        shown = self.shown
        if self._has_tip:
            self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    @property
    def shown(self) -> str:
        """What of the text there is room for."""
        width, metrics, words = self.contentsRect().width(), self.fontMetrics(), self.text().split(" ")
        if self._by_words:
            for n in range(len(words), 0, -1):
                if metrics.horizontalAdvance(" ".join(words[:n])) <= width:
                    return " ".join(words[:n])
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
