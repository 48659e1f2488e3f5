"""The board panel: the roll above the board, tokens and a status text below. All that does not fit wraps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.features.board.canvas import SMALLEST, BoardCanvas
from app.features.board.painting import MARGIN, TOKEN_SHARE
from app.features.board.state import NO_GAME, BoardPicture, BoardState, Disc, disc_words, instruction, marks_tip
from app.ui.accessible import check_one
from app.ui.icons import paint_token
from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, colour, colours, is_touch, px, scale, target
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import FlowLayout, Restyled, packed
from core.board.board import Place

SIDE = 16
"""The diameter of a token on its button (px)."""

WIDEST = 120
"""The maximum width of a name on its button (px)."""


class TokenBar(Restyled, QWidget):
    """A button per token, one of them chosen. ``chosen`` carries the player's name."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardTokens")
        self.setAccessibleName(translate("Whose token moves"))
        self._discs: dict[str, Disc] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._more: tuple[QWidget, ...] = ()
        self._is_named = True
        self._layout = FlowLayout(self)
        self.follows_style = True

    def hold(self, *more: QWidget) -> None:
        self._more = more
        _refill(self._layout, (), more)

    def set_named(self, named: bool) -> None:
        if named != self._is_named:
            self._is_named = named
            self.restyle()

    def button(self, player: str) -> QPushButton:
        return self._buttons[player]

    def show_discs(self, discs: Sequence[Disc], chosen: str | None) -> None:
        played = {disc.player: disc for disc in discs if disc.player is not None}
        if list(played) != list(self._buttons):
            old, self._buttons = self._buttons, {player: self._button(player) for player in played}
            _refill(self._layout, old.values(), (*self._buttons.values(), *self._more))
        if played != self._discs:
            self._discs = played
            self.restyle()
        check_one(self._buttons, chosen)

    def _button(self, player: str) -> QPushButton:
        made = button(f"boardToken.{player}", "", "token")
        made.setCheckable(True)
        made.setIconSize(QSize(px(SIDE), px(SIDE)))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda: self.chosen.emit(player))
        return made

    def restyle(self) -> None:
        """Show where each token stands, in the current theme."""
        for player, disc in self._discs.items():
            move = translate("Move this token (Page Down on the board)")
            self._buttons[player].setToolTip(f"{disc_words(disc)}\n{move}")
            self._buttons[player].setAccessibleName(disc.words)
            name = self.fontMetrics().elidedText(player, Qt.TextElideMode.ElideRight, px(WIDEST))
            self._buttons[player].setText(escape_mnemonics(name) if self._is_named else "")
            self._buttons[player].setIcon(_icon(disc, self.devicePixelRatioF()))


def _icon(disc: Disc, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(px(SIDE), px(SIDE)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_token(painter, disc.look, QPointF(px(SIDE), px(SIDE)) / 2, px(SIDE) / 2, colour(colours().text))
    painter.end()
    return QIcon(pixmap)


def _refill(layout: QLayout, old: Iterable[QWidget], new: Iterable[QWidget]) -> None:
    """Put other widgets into a layout, at its end; those that are in it already are moved."""
    for gone in old:
        layout.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
    for each in new:
        layout.removeWidget(each)
        layout.addWidget(each)


class RollChoice(QWidget):
    """A button per possible roll. ``chosen`` carries another roll, or None.

    The chosen roll is cleared by choosing it again, or by the clear button.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rollChoice")
        self.setAccessibleName(_title())
        self.roll: int | None = None
        self._begun = ""
        self._buttons: dict[int, QPushButton] = {}
        self._label = label("", "muted", wraps=False)
        self._label.setContentsMargins(0, 0, Space.XS, 0)
        tip = translate("Clear the roll (Backspace)")
        self._clear = button("rollClear", "×", "digit", tip)
        self._clear.setAccessibleName(tip)
        self._clear.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._clear.clicked.connect(partial(self._choose, None))
        self._layout = FlowLayout(self)
        self._layout.addWidget(self._label)

    def hold(self, *more: QWidget) -> None:
        _refill(self._layout, (), more)

    def button(self, roll: int) -> QPushButton:
        return self._buttons[roll]

    def set_rolls(self, rolls: Sequence[int]) -> None:
        if list(rolls) == list(self._buttons):
            return
        old, self._buttons = self._buttons, {roll: self._button(roll) for roll in rolls}
        _refill(self._layout, old.values(), (*self._buttons.values(), self._clear))

    def set_roll(self, roll: int | None) -> None:
        self.roll, self._begun = roll, ""
        self._refresh()

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
            self._refresh()

    def _button(self, roll: int) -> QPushButton:
        tip = translate("Rolled {roll} (type it on the board; letters go to the entry)").format(roll=roll)
        made = button(f"roll{roll}", str(roll), "digit", tip)
        made.setAccessibleName(_of(str(roll)))
        made.setCheckable(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self._click, roll))
        return made

    def _click(self, roll: int) -> None:
        self._choose(None if roll == self.roll else roll)

    def _choose(self, roll: int | None) -> None:
        self.set_roll(roll)
        self.chosen.emit(roll)

    def _refresh(self) -> None:
        check_one(self._buttons, self.roll)
        self._label.setText(_of(f"{self._begun}_") if self._begun else _title())
        self._clear.setEnabled(self.roll is not None or bool(self._begun))


def _title() -> str:
    return translate("Roll", "what the dice show")


def _of(number: str) -> str:
    return translate("Roll {number}", "what the dice show").format(number=number)


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
            self._words.setText(instruction(self._state) if away is None else self._words_of(away))

    def _words_of(self, place: Place) -> str:
        """Return the description of a place; during a correction, name the entry."""
        words, state = self.canvas.words_of(place), self._state
        if state is None or state.correcting is None:
            return words
        message = translate("Correct entry {number}: {words}")
        return message.format(number=state.correcting + 1, words=words)

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
