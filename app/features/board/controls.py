"""The controls above and below the board: a button per dice roll and a button per token."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.features.board.painting import paint_token
from app.features.board.state import Disc
from app.features.board.text import disc_words
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, colour, colours, is_touch, px
from app.ui.widgets.panels import FlowLayout

SIDE = 16
"""The diameter of a token on its button (px)."""

WIDEST = 120


class TokenBar(QWidget):
    """A button per token, one of them chosen. ``chosen`` carries the player's name."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardTokens")
        self.setAccessibleName(translate("TokenBar", "Whose token moves"))
        self._discs: tuple[Disc, ...] = ()
        self._buttons: dict[str, QPushButton] = {}
        self._layout = FlowLayout(self)

    def button(self, player: str) -> QPushButton:
        """Return a player's button. Raises KeyError."""
        return self._buttons[player]

    def show_discs(self, discs: Sequence[Disc], chosen: str | None) -> None:
        """Show the tokens that players move."""
        played = tuple(disc for disc in discs if disc.player is not None)
        if [disc.player for disc in played] != list(self._buttons):
            self._make(played)
        if played != self._discs:
            self._discs = played
            self._dress()
        for player, button in self._buttons.items():
            button.setChecked(player == chosen)

    def draw_icons(self) -> None:
        """Redraw the tokens in the current theme."""
        for disc in self._discs:
            if disc.player is not None:
                self._buttons[disc.player].setIcon(_icon(disc, self.devicePixelRatioF()))

    def _make(self, discs: Sequence[Disc]) -> None:
        for button in self._buttons.values():
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {disc.player: self._button(disc.player) for disc in discs if disc.player is not None}
        self.updateGeometry()

    def _button(self, player: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"boardToken.{player}")
        button.setProperty("kind", "token")
        button.setCheckable(True)
        button.setIconSize(QSize(px(SIDE), px(SIDE)))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._clicked)
        name = button.fontMetrics().elidedText(player, Qt.TextElideMode.ElideRight, px(WIDEST))
        button.setText(escape_mnemonics(name))
        self._layout.addWidget(button)
        button.show()
        return button

    def _dress(self) -> None:
        """Set the tool tips to where each token stands."""
        for disc in self._discs:
            if disc.player is not None:
                move = translate("TokenBar", "Move this token (Tab on the board)")
                self._buttons[disc.player].setToolTip(f"{disc_words(disc)}\n{move}")
                self._buttons[disc.player].setAccessibleName(disc.words)
        self.draw_icons()

    def _clicked(self) -> None:
        player = next(name for name, button in self._buttons.items() if button is self.sender())
        self._buttons[player].setChecked(True)  # a click on the chosen one must not clear the choice
        self.chosen.emit(player)


def _icon(disc: Disc, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(px(SIDE), px(SIDE)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QRectF(0, 0, SIDE, SIDE).center()
    paint_token(painter, disc, QPointF(middle), SIDE / 2, colour(colours().text))
    painter.end()
    return QIcon(pixmap)


NARROW, WIDE = 20, 28
"""The least and greatest width of a button (px); two digits fit."""


class RollChoice(QWidget):
    """A button per possible roll. ``chosen`` carries another roll, or None.

    The chosen roll is cleared by choosing it again, or by the clear button.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rollChoice")
        self.setAccessibleName(_title())
        self._rolls: tuple[int, ...] = ()
        self._roll: int | None = None
        self._begun = ""
        self._buttons: dict[int, QPushButton] = {}
        self._label = QLabel(_title())
        self._label.setProperty("kind", "muted")
        self._clear = self._button(
            "rollClear",
            translate("RollChoice", "Clear"),
            translate("RollChoice", "Nobody says what was rolled (Backspace)"),
        )
        self._clear.setProperty("kind", "quiet")
        self._clear.clicked.connect(self._take_back)
        self._label.setContentsMargins(0, 0, Space.XS, 0)
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
        if tuple(rolls) == self._rolls:
            return
        for button in self._buttons.values():
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._rolls = tuple(rolls)
        self._buttons = {roll: self._button_of(roll) for roll in rolls}
        in_a_row = ceil(len(rolls) / 2) if is_touch() else len(rolls)  # two rows in touch mode, or they are too wide
        for i, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, i // in_a_row, 1 + i % in_a_row)
            self._grid.setColumnStretch(1 + i % in_a_row, 1)
        self._grid.addWidget(self._clear, 0, 1 + in_a_row)

    def set_roll(self, roll: int | None) -> None:
        """Show the chosen roll."""
        self._roll, self._begun = roll, ""
        self._show()

    def type(self, digit: str) -> None:
        """Take a digit of a roll: the first of two waits for the second. Empty clears it."""
        typed = self._begun + digit
        if not digit:
            self._take_back()
        elif int(typed) in self._rolls:
            self._choose(int(typed))
        elif int(digit) in self._rolls:
            self._choose(int(digit))
        elif any(str(roll).startswith(digit) for roll in self._rolls):
            self._begun = digit
            self._show()

    # --- inside

    def _button_of(self, roll: int) -> QPushButton:
        tip = translate("RollChoice", "{roll} was rolled (type it on the board)").format(roll=roll)
        button = self._button(f"roll{roll}", str(roll), tip)
        button.setAccessibleName(_of(str(roll)))
        button.setCheckable(True)
        button.setMinimumWidth(px(NARROW))
        button.setMaximumWidth(px(WIDE))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(self._clicked)
        return button

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setProperty("kind", "digit")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _clicked(self) -> None:
        roll = next(roll for roll, button in self._buttons.items() if button is self.sender())
        self._choose(None if roll == self._roll else roll)

    def _take_back(self) -> None:
        self._choose(None)

    def _choose(self, roll: int | None) -> None:
        self._roll, self._begun = roll, ""
        self._show()
        self.chosen.emit(roll)

    def _show(self) -> None:
        for roll, button in self._buttons.items():
            button.setChecked(roll == self._roll)
        self._label.setText(_of(f"{self._begun}_") if self._begun else _title())
        self._clear.setEnabled(self._roll is not None or bool(self._begun))


def _title() -> str:
    return translate("RollChoice", "Roll", "what the dice show")


def _of(number: str) -> str:
    return translate("RollChoice", "Roll {number}", "what the dice show").format(number=number)
