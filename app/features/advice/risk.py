"""The bar of the risk: how likely it is to win by accusing now, and by waiting."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.theme import colour, colours, px

HEIGHT, TICK = 8, 3
"""The height of the bar, and the width of its tick (px)."""


class RiskBar(QWidget):
    """Filled as far as accusing now is likely to win; a tick where waiting is. Hidden while neither is weighed.

    The rows above it say the same in words, so it is no part of what a screen reader reads.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceRisk")
        self.setFixedHeight(px(HEIGHT))
        self._now = self._waiting = 0.0
        self.hide()

    @property
    def chances(self) -> tuple[float, float]:
        return self._now, self._waiting

    def show_chances(self, now: float, waiting: float) -> None:
        """Show the chances to win; both 0 hide the bar."""
        self._now, self._waiting = now, waiting
        self.setVisible(now > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens, tick = QPainter(self), colours(self.palette()), px(TICK)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillRect(QRectF(0, 0, self.width() * self._now, self.height()), colour(tokens.accent))
        painter.setPen(colour(tokens.muted))
        painter.drawRect(whole)
        at = min(self.width() - tick, round(self.width() * self._waiting - tick / 2))
        painter.fillRect(QRectF(max(0, at), 0, tick, self.height()), colour(tokens.text))
        painter.end()
