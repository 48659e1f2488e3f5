"""The card buttons of the end-of-game dialog; each shows where its card was."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QWidget

from app.features.game_over.draft import GameOverDraft
from app.features.game_over.text import pile_name, tip_of
from app.features.library.record import folded
from app.ui.language import card_name, translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, px
from app.ui.widgets.form import card_column
from core.model.cards import Card, Category
from core.model.deck import Deck

NARROWEST = 60
"""The least width of a button (px)."""

LONGEST_PLACE = 90
"""The greatest width of a pile's name beside a card's (px); the tool tip has the whole name."""


class _CardButton(QPushButton):
    """A button with elided text; the tool tip has the whole text."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ""

    def say(self, text: str) -> None:
        """Show a text, elided where needed."""
        self._said = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(NARROWEST), super().minimumSizeHint().height())

    def _fit(self) -> None:
        room = self.width() - 2 * Space.M
        cut = self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room)
        self.setText(escape_mnemonics(cut))


class GameOverCards(QScrollArea):
    """Three columns of cards; those on the current pile are pressed. ``clicked`` carries a card."""

    clicked = Signal(object)

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOverCards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._buttons = {card: self._button(card) for card in deck}
        columns = QWidget()
        layout = QHBoxLayout(columns)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.S)
        for category in Category:
            layout.addLayout(card_column(category, (self._buttons[card] for card in deck.of(category))), 1)
        self.setWidget(columns)
        self.viewport().setAutoFillBackground(False)
        columns.setAutoFillBackground(False)

    def _button(self, card: Card) -> _CardButton:
        button = _CardButton()
        button.setObjectName(f"gameOverCard.{card.name}")
        button.setProperty("kind", "chip")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.clicked.connect(partial(self._click, card))
        return button

    def _click(self, card: Card) -> None:
        self.clicked.emit(card)

    def show_draft(self, draft: GameOverDraft) -> None:
        """Show where the cards are."""
        fixed = draft.fixed
        for card, button in self._buttons.items():
            place = fixed.get(card, draft.places.get(card))
            button.say(self._text(draft, card, place))
            button.setAccessibleName(tip_of(draft, card))
            button.setToolTip(tip_of(draft, card))
            button.setChecked(place == draft.pile)
            button.setEnabled(card not in fixed)

    def _text(self, draft: GameOverDraft, card: Card, place: str | None) -> str:
        if place is None or place == draft.pile:
            return card_name(card)
        where = translate("GameOverCards", "you", "who has a card") if place == draft.setup.me else pile_name(place)
        if card in draft.setup.face_up:
            where = translate("GameOverCards", "face up", "where a card is")
        short = self.fontMetrics().elidedText(where, Qt.TextElideMode.ElideRight, px(LONGEST_PLACE))
        return translate("GameOverCards", "{card} · {place}").format(card=card_name(card), place=short)

    def card_for(self, text: str) -> Card | None:
        """Return the card with a word that starts with the text, else one that contains it."""
        wanted = folded(text.strip())
        names = {card: folded(card_name(card)) for card, button in self._buttons.items() if button.isEnabled()}
        begin = (card for card, name in names.items() if any(word.startswith(wanted) for word in _tails(name)))
        within = (card for card, name in names.items() if wanted in name)
        return next(begin, next(within, None)) if wanted else None

    def goes_on(self, text: str) -> bool:
        """Return whether the text followed by a space is still part of a name."""
        wanted = f"{folded(text.strip())} "
        return any(wanted in folded(card_name(card)) for card in self._buttons)

    def bring_into_sight(self, card: Card) -> None:
        """Scroll to a card."""
        self.ensureWidgetVisible(self._buttons[card], 0, Space.S)


def _tails(name: str) -> list[str]:
    """Return the rest of a name from each of its words on."""
    words = name.split()
    return [" ".join(words[i:]) for i in range(len(words))]
