"""The board panel: the roll above the board, tokens and a status text below. All that does not fit wraps."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from app.features.board.canvas import SMALLEST, BoardCanvas
from app.features.board.controls import RollChoice, TokenBar
from app.features.board.geometry import MARGIN, TOKEN_SHARE
from app.features.board.state import BoardPicture, BoardState
from app.features.board.text import NO_GAME, instruction, marks_tip
from app.ui.language import localized, translate
from app.ui.theme import Space, is_touch, px, scale, target
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import packed
from core.board.board import Place

SQUARE = 20
"""The least side of a square of the enlarged board, whose tokens are as large as a finger in touch mode (px)."""


SIZE = QSize(420, 520)
NARROWEST = 360
"""The least width of the panel (px)."""

SHORT, SHORT_IN_TOUCH = 470, 540
"""A lower panel leaves out the names of the tokens and the words, so that the board has room (px)."""


class BoardView(QWidget):
    """Shows a board, or why there is none. ``marks_wanted``: whether to mark the best destinations."""

    marks_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardView")
        self.setAccessibleName(translate("Board"))
        self.marks = QCheckBox(translate("&Best moves (1 is best)"))
        self.marks.setObjectName("boardMarks")
        self.marks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.marks.setChecked(True)
        tip = translate("Show larger squares; scroll to see the rest")
        self.zoom = button("boardZoom", translate("Enlarge"), "chip", tip)
        self.zoom.setCheckable(True)
        self.zoom.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if not (is_touch() or scale() > 1):
            self.zoom.hide()
        self.canvas, self.roll, self.tokens = BoardCanvas(), RollChoice(), TokenBar()
        self.tokens.hold(self.zoom, self.marks)
        self._scroll = _scroll_of(self.canvas)
        self._none = label("boardNone")
        self._none.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("boardWords", "muted")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._words.setFixedHeight(2 * self._words.fontMetrics().lineSpacing())  # so that the board does not jump
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state: BoardState | None = None
        self.zoom.toggled.connect(self._fit)
        self.marks.toggled.connect(self.marks_wanted)
        self.canvas.pointed.connect(self._point)
        self.setMinimumWidth(NARROWEST)
        self._lay_out()
        self.say(NO_GAME)

    def _lay_out(self) -> None:
        self._page = QWidget()
        parts = self.roll, (self._scroll, 1), self.tokens, self._words, 0  # free space goes below everything
        packed(QVBoxLayout(self._page), *parts, margins=(Space.S, Space.XS, Space.S, Space.XS), spacing=Space.S)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._none)
        self._stack.addWidget(self._page)
        self._none.setContentsMargins(Space.L, Space.L, Space.L, Space.L)

    def sizeHint(self) -> QSize:
        return SIZE

    @property
    def words(self) -> str:
        return self._words.text() if self._stack.currentWidget() is self._page else self._none.text()

    def say(self, words: str) -> None:
        self._state = None
        self._none.setText(localized(words))
        self._stack.setCurrentWidget(self._none)

    def show_picture(self, picture: BoardPicture, *, moving: bool = False) -> None:
        self._state = state = picture.state
        self.roll.set_rolls(state.dice.rolls)
        self.roll.set_roll(state.roll)
        self.roll.setEnabled(not state.is_past and state.offered is None)
        self.tokens.show_discs(state.discs, state.player)
        self.marks.setVisible(state.case.setup.me is not None)
        self.marks.setEnabled(state.is_mine)
        self.marks.setToolTip(marks_tip(state))
        self._fit()
        self.canvas.show_picture(picture, moving=moving)
        self._stack.setCurrentWidget(self._page)
        if state.place is not None:
            self._bring(state.place)
        self._point(self.canvas.pointed_place)

    def _point(self, place: Place | None) -> None:
        """Describe the place under the pointer; without one, say what to do."""
        if place is not None and place == self.canvas.cursor_place and self.canvas.hasFocus():
            self._bring(place)
        if self._state is not None:
            away = None if place == self._state.place else place
            self._words.setText(instruction(self._state) if away is None else self._said_of(away))

    def _said_of(self, place: Place) -> str:
        """Return the description of a place; during a correction, name the entry."""
        words, state = self.canvas.words_of(place), self._state
        if state is None or state.correcting is None:
            return words
        said = translate("Correct entry {number}: {words}")
        return said.format(number=state.correcting + 1, words=words)

    def _bring(self, place: Place) -> None:
        """Scroll to a place of the enlarged board."""
        if self.zoom.isChecked():
            point, port = self.canvas.point_of(place), self._scroll.viewport()
            self._scroll.ensureVisible(round(point.x()), round(point.y()), port.width() // 3, port.height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the whole board as large as fits, the texts close below; or enlarged, to be scrolled."""
        if self._state is None:
            return
        is_short = self.height() < px(SHORT_IN_TOUCH if is_touch() else SHORT)
        bar = self.roll if is_short and not self.zoom.isHidden() else self.tokens  # the rolls need a second line anyway
        if self.marks.parentWidget() is not bar:
            bar.hold(self.zoom, self.marks)
        self._words.setHidden(is_short)
        self.tokens.set_named(not is_short)
        board, width = self._state.mansion.board, self.width() - 2 * Space.S
        least, highest = QSize(SMALLEST, SMALLEST), max(SMALLEST, round(width * board.height / board.width))
        if self.zoom.isChecked():
            square = ceil(target(px(SQUARE)) / TOKEN_SHARE)
            least = QSize(board.width * square + 2 * MARGIN, board.height * square + 2 * MARGIN)
            highest = least.height()
        self.canvas.setMinimumSize(least)
        self._scroll.setMaximumHeight(highest)


def _scroll_of(canvas: BoardCanvas) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setObjectName("boardScroll")
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(canvas)
    scroll.setWidgetResizable(True)
    scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # the controls come first
    scroll.setMinimumHeight(SMALLEST)
    scroll.viewport().setAutoFillBackground(False)
    return scroll
