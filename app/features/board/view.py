"""The board panel: the roll above the board, tokens and a status text below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.features.board.canvas import SMALLEST, BoardCanvas
from app.features.board.geometry import MARGIN, TOKEN_SHARE
from app.features.board.painting import paint_token
from app.features.board.state import BoardPicture, BoardState, Disc
from app.features.board.text import NO_GAME, disc_words, instruction
from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics
from app.ui.theme import FINGER, Space, colour, colours, is_touch, px
from app.ui.widgets.form import emptied
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import FlowLayout
from core.board.board import Place

SIDE = 16
"""The diameter of a token on its button (px)."""

WIDEST = 120
"""The maximum width of a name on its button (px)."""


class TokenBar(QWidget):
    """A button per token, one of them chosen. ``chosen`` carries the player's name."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardTokens")
        self.setAccessibleName(translate("TokenBar", "Whose token moves"))
        self._discs: dict[str, Disc] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._layout = FlowLayout(self)

    def button(self, player: str) -> QPushButton:
        """Return a player's button. Raises KeyError."""
        return self._buttons[player]

    def show_discs(self, discs: Sequence[Disc], chosen: str | None) -> None:
        """Show the tokens that players move."""
        played = {disc.player: disc for disc in discs if disc.player is not None}
        if list(played) != list(self._buttons):
            emptied(self._layout)
            self._buttons = {player: self._button(player) for player in played}
            self.updateGeometry()
        if played != self._discs:
            self._discs = played
            self._dress()
        for player, shown in self._buttons.items():
            shown.setChecked(player == chosen)

    def _button(self, player: str) -> QPushButton:
        made = button(f"boardToken.{player}", "", "token")
        made.setText(escape_mnemonics(made.fontMetrics().elidedText(player, Qt.TextElideMode.ElideRight, px(WIDEST))))
        made.setCheckable(True)
        made.setIconSize(QSize(px(SIDE), px(SIDE)))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self._click, player))
        self._layout.addWidget(made)
        made.show()
        return made

    def _dress(self) -> None:
        """Show where each token stands, in the current theme."""
        for player, disc in self._discs.items():
            move = translate("TokenBar", "Move this token (Tab on the board)")
            self._buttons[player].setToolTip(f"{disc_words(disc)}\n{move}")
            self._buttons[player].setAccessibleName(disc.words)
            self._buttons[player].setIcon(_icon(disc, self.devicePixelRatioF()))

    def _click(self, player: str) -> None:
        self._buttons[player].setChecked(True)  # a click on the chosen one must not clear the choice
        self.chosen.emit(player)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()


def _icon(disc: Disc, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(px(SIDE), px(SIDE)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_token(painter, disc, QPointF(SIDE, SIDE) / 2, SIDE / 2, colour(colours().text))
    painter.end()
    return QIcon(pixmap)


NARROW, WIDE = 20, 28
"""The minimum and maximum width of a button (px); two digits fit."""


class RollChoice(QWidget):
    """A button per possible roll. ``chosen`` carries another roll, or None.

    The chosen roll is cleared by choosing it again, or by the clear button.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rollChoice")
        self.setAccessibleName(_title())
        self._roll: int | None = None
        self._begun = ""
        self._buttons: dict[int, QPushButton] = {}
        self._label = label("", "muted", wraps=False)
        self._label.setContentsMargins(0, 0, Space.XS, 0)
        tip = translate("RollChoice", "Clear the roll (Backspace)")
        self._clear = button("rollClear", translate("RollChoice", "Clear"), "quiet", tip)
        self._clear.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._clear.clicked.connect(partial(self._choose, None))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._grid.addWidget(self._label, 0, 0)

    @property
    def roll(self) -> int | None:
        """The chosen roll."""
        return self._roll

    def button(self, roll: int) -> QPushButton:
        """Return the button of a roll. Raises KeyError."""
        return self._buttons[roll]

    def set_rolls(self, rolls: Sequence[int]) -> None:
        """Offer these rolls."""
        if list(rolls) == list(self._buttons):
            return
        for old in self._buttons.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = {roll: self._button(roll) for roll in rolls}
        in_a_row = ceil(len(rolls) / 2) if is_touch() else len(rolls)  # two rows in touch mode, or they are too wide
        for i, made in enumerate(self._buttons.values()):
            self._grid.addWidget(made, i // in_a_row, 1 + i % in_a_row)
            self._grid.setColumnStretch(1 + i % in_a_row, 1)
        self._grid.addWidget(self._clear, 0, 1 + in_a_row)

    def set_roll(self, roll: int | None) -> None:
        """Show the chosen roll."""
        self._roll, self._begun = roll, ""
        self._show()

    def type(self, digit: str) -> None:
        """Take a digit of a roll: the first of two waits for the second. Empty clears it."""
        rolls = [str(roll) for roll in self._buttons]
        if not digit:
            self._choose(None)
        elif self._begun + digit in rolls:
            self._choose(int(self._begun + digit))
        elif digit in rolls:
            self._choose(int(digit))
        elif any(roll.startswith(digit) for roll in rolls):
            self._begun = digit
            self._show()

    def _button(self, roll: int) -> QPushButton:
        tip = translate("RollChoice", "{roll} was rolled (type it on the board)").format(roll=roll)
        made = button(f"roll{roll}", str(roll), "digit", tip)
        made.setAccessibleName(_of(str(roll)))
        made.setCheckable(True)
        made.setMinimumWidth(px(NARROW))
        made.setMaximumWidth(px(WIDE))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self._click, roll))
        return made

    def _click(self, roll: int) -> None:
        self._choose(None if roll == self._roll else roll)

    def _choose(self, roll: int | None) -> None:
        self.set_roll(roll)
        self.chosen.emit(roll)

    def _show(self) -> None:
        for roll, shown in self._buttons.items():
            shown.setChecked(roll == self._roll)
        self._label.setText(_of(f"{self._begun}_") if self._begun else _title())
        self._clear.setEnabled(self._roll is not None or bool(self._begun))


def _title() -> str:
    return translate("RollChoice", "Roll", "what the dice show")


def _of(number: str) -> str:
    return translate("RollChoice", "Roll {number}", "what the dice show").format(number=number)


SQUARE: Final = ceil(FINGER / TOKEN_SHARE)
"""The side of a square in touch mode (px), so that a token is as large as a finger."""


SIZE = QSize(420, 520)


class BoardView(QWidget):
    """Shows a board, or why there is none. ``marks_wanted``: whether to mark the best destinations."""

    marks_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardView")
        self.setAccessibleName(translate("BoardView", "Board"))
        self.canvas, self.roll, self.tokens = BoardCanvas(), RollChoice(), TokenBar()
        self._scroll = _scroll_of(self.canvas) if is_touch() else None
        self._none = label("boardNone")
        self._none.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("boardWords", "muted")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._words.setFixedHeight(2 * self._words.fontMetrics().lineSpacing())  # so that the board does not jump
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state: BoardState | None = None
        tip = translate("BoardView", "Mark the best places for you to go; others at the table may see the screen")
        self.marks = button("boardMarks", translate("BoardView", "&Best moves"), "chip", tip)
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
        said = translate("BoardView", "Correct entry {number}: {words}")
        return said.format(number=state.correcting + 1, words=words)

    def _bring(self, place: Place) -> None:
        """Scroll to a place in touch mode."""
        if self._scroll is not None:
            point, port = self.canvas.point_of(place), self._scroll.viewport()
            self._scroll.ensureVisible(round(point.x()), round(point.y()), port.width() // 3, port.height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Limit the board's height to what its width allows, so that the text stays close below."""
        if self._state is None:
            return
        board, width = self._state.mansion.board, self.width() - 2 * Space.S
        if self._scroll is not None:
            self.canvas.setFixedSize(board.width * SQUARE + 2 * MARGIN, board.height * SQUARE + 2 * MARGIN)
        else:
            self.canvas.setMaximumHeight(max(SMALLEST, round(width * board.height / board.width)))


def _scroll_of(canvas: BoardCanvas) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setObjectName("boardScroll")
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(canvas)
    scroll.viewport().setAutoFillBackground(False)
    return scroll
