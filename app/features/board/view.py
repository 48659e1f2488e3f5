"""The board panel: the roll above the board, tokens and a status text below."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.features.board.canvas import SMALLEST, BoardCanvas
from app.features.board.controls import RollChoice, TokenBar
from app.features.board.geometry import MARGIN, TOKEN_SHARE
from app.features.board.state import BoardPicture, BoardState
from app.features.board.text import NO_GAME, instruction
from app.ui.language import localized, translate
from app.ui.theme import FINGER, Space, is_touch
from app.ui.widgets.labels import label
from core.board.board import Place

SQUARE: Final = ceil(FINGER / TOKEN_SHARE)
"""The side of a square in touch mode (px), so that a token is as large as a finger."""


class BoardScroll(QScrollArea):
    """Scrolls the board, following the keyboard cursor and the token in turn."""

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
        """Set the size of the board for this many columns and rows."""
        self._canvas.setFixedSize(QSize(size.width() * SQUARE + 2 * MARGIN, size.height() * SQUARE + 2 * MARGIN))

    def bring(self, place: Place) -> None:
        """Scroll to a place."""
        self._reveal(self._canvas.point_of(place))

    def _follow(self, place: Place | None) -> None:
        if place is not None and place == self._canvas.cursor_place and self._canvas.hasFocus():
            self.bring(place)

    def _reveal(self, point: QPointF) -> None:
        port = self.viewport()
        self.ensureVisible(round(point.x()), round(point.y()), port.width() // 3, port.height() // 3)


SIZE = QSize(420, 520)


class BoardView(QWidget):
    """Shows a board, or why there is none.

    ``marks_wanted``: whether to mark the best destinations.
    """

    marks_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardView")
        self.setAccessibleName(translate("BoardView", "Board"))
        self.canvas, self.roll, self.tokens = BoardCanvas(), RollChoice(), TokenBar()
        self._scroll = BoardScroll(self.canvas) if is_touch() else None
        self._none = _label("boardNone", "")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = _label("boardWords", "muted")
        self._words.setFixedHeight(2 * self._words.fontMetrics().lineSpacing())  # so that the board does not jump
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state: BoardState | None = None
        self.marks = QPushButton(translate("BoardView", "&Best moves"))
        self.marks.setObjectName("boardMarks")
        self.marks.setToolTip(
            translate("BoardView", "Mark the best places for you to go to; others at the table may see the screen")
        )
        self.marks.setProperty("kind", "chip")
        self.marks.setCheckable(True)
        self.marks.setChecked(True)
        self.marks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.marks.toggled.connect(self.marks_wanted)
        self.canvas.pointed.connect(self._point)
        self._lay_out()
        self.say(NO_GAME)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(Space.S)
        below.addWidget(self._words, 1)
        below.addWidget(self.marks, 0, Qt.AlignmentFlag.AlignTop)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        column.setSpacing(Space.S)
        column.addWidget(self.roll)
        column.addWidget(self.canvas if self._scroll is None else self._scroll, 1)
        column.addWidget(self.tokens)
        column.addLayout(below)
        column.addStretch(0)  # free space goes below everything
        self._page = page
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._none)
        self._stack.addWidget(page)
        self._none.setContentsMargins(Space.L, Space.L, Space.L, Space.L)

    def sizeHint(self) -> QSize:
        return SIZE

    @property
    def words(self) -> str:
        """The text below the board, or in place of it."""
        return self._words.text() if self._stack.currentWidget() is self._page else self._none.text()

    def say(self, words: str) -> None:
        """Show a text in place of the board."""
        self._state = None
        self._none.setText(localized(words))
        self._stack.setCurrentWidget(self._none)

    def show_picture(self, picture: BoardPicture) -> None:
        """Show a picture of the board."""
        self._state = state = picture.state
        self.roll.set_rolls(state.rolls)
        self.roll.set_roll(state.roll)
        self.roll.setEnabled(not state.is_past)
        self.tokens.show_discs(state.discs, state.player)
        self.marks.setVisible(state.case.setup.me is not None)
        self._fit()
        self.canvas.show_picture(picture)
        self._stack.setCurrentWidget(self._page)
        if self._scroll is not None and state.place is not None:
            self._scroll.bring(state.place)
        self._point(self.canvas.pointed_place)

    def _point(self, place: Place | None) -> None:
        """Describe the place under the pointer; without one, say what to do."""
        if self._state is not None:
            away = None if place == self._state.place else place
            self._words.setText(instruction(self._state) if away is None else self._said_of(away))

    def _said_of(self, place: Place) -> str:
        """Return the description of a place; during a correction, name the entry."""
        at = None if self._state is None else self._state.correcting
        words = self.canvas.words_of(place)
        if at is None:
            return words
        return translate("BoardView", "Correct entry {number}: {words}").format(number=at + 1, words=words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Limit the board's height to what its width allows, so that the text stays close below."""
        if self._state is None:
            return
        board, width = self._state.mansion.board, self.width() - 2 * Space.S
        if self._scroll is not None:
            self._scroll.fit(QSize(board.width, board.height))
        else:
            self.canvas.setMaximumHeight(max(SMALLEST, round(width * board.height / board.width)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "tokens"):
            self.tokens.draw_icons()


def _label(name: str, kind: str) -> QLabel:
    made = label(name, kind)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return made
