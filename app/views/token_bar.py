"""Whose token moves: a button for each player, with the token and the name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from app.language import translate
from app.models.board_discs import Disc
from app.models.board_words import disc_words
from app.theme import colour, colours, px
from app.verbatim import keyless
from app.views.board_marks import paint_token
from app.views.flow_layout import FlowLayout

SIDE = 16
"""The diameter of a token on its button, in pixels."""

WIDEST = 120


class TokenBar(QWidget):
    """The players' tokens, of which one is chosen. ``chosen`` brings the name of the player."""

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
        """Show the tokens that somebody moves."""
        played = tuple(disc for disc in discs if disc.player is not None)
        if [disc.player for disc in played] != list(self._buttons):
            self._make(played)
        if played != self._discs:
            self._discs = played
            self._dress()
        for player, button in self._buttons.items():
            button.setChecked(player == chosen)

    def draw_icons(self) -> None:
        """Draw the tokens in the colours of the theme as it is now."""
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
        button.setText(keyless(name))
        self._layout.addWidget(button)
        button.show()
        return button

    def _dress(self) -> None:
        """Say with each token where it stands."""
        for disc in self._discs:
            if disc.player is not None:
                move = translate("TokenBar", "Move this token (Tab on the board)")
                self._buttons[disc.player].setToolTip(f"{disc_words(disc)}\n{move}")
                self._buttons[disc.player].setAccessibleName(disc.words)
        self.draw_icons()

    def _clicked(self) -> None:
        player = next(name for name, button in self._buttons.items() if button is self.sender())
        self._buttons[player].setChecked(True)  # a click on the chosen one would take the choice back
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
