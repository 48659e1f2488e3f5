"""The board in touch mode: its squares as large as a finger, and so the board larger than its panel."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.theme import FINGER
from app.views.board_canvas import BoardCanvas
from app.views.board_frame import MARGIN, TOKEN_SHARE
from core.board.places import Place

SQUARE: Final = ceil(FINGER / TOKEN_SHARE)
"""The side of a square, in pixels: a token, which is smaller, has to be as large as a finger."""


class BoardScroll(QScrollArea):
    """Scrolls the board; where the keyboard is, and whose turn it is, comes into sight by itself."""

    def __init__(self, canvas: BoardCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardScroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(canvas)
        self.viewport().setAutoFillBackground(False)
        self._canvas = canvas
        canvas.pointed.connect(self._follow)

    def fit(self, size: QSize) -> None:
        """Make the board as large as so many columns and rows need."""
        self._canvas.setFixedSize(QSize(size.width() * SQUARE + 2 * MARGIN, size.height() * SQUARE + 2 * MARGIN))

    def bring(self, place: Place) -> None:
        """Bring a place into sight."""
        self._reveal(self._canvas.point_of(place))

    def _follow(self, place: Place | None) -> None:
        if place is not None and place == self._canvas.cursor_place and self._canvas.hasFocus():
            self.bring(place)

    def _reveal(self, point: QPointF) -> None:
        port = self.viewport()
        self.ensureVisible(round(point.x()), round(point.y()), port.width() // 3, port.height() // 3)
