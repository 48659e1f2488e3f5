"""The controls of the board panel: the roll, and whose token moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from app.features.board.state import Disc
from app.features.board.text import disc_words
from app.ui.accessible import check_one
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, colour, colours, px
from app.ui.tokens import paint_token
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import FlowLayout, Restyled

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

    def _show(self) -> None:
        check_one(self._buttons, self.roll)
        self._label.setText(_of(f"{self._begun}_") if self._begun else _title())
        self._clear.setEnabled(self.roll is not None or bool(self._begun))


def _title() -> str:
    return translate("Roll", "what the dice show")


def _of(number: str) -> str:
    return translate("Roll {number}", "what the dice show").format(number=number)
