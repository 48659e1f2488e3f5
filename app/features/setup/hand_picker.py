"""The card buttons of the set-up dialog: my hand and the face-up cards."""

from __future__ import annotations

from difflib import get_close_matches
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.features.setup.draft import SetupDraft
from app.ui.language import card_name, localized, translate
from app.ui.theme import Space, px
from app.ui.widgets.fields import ProblemLabel
from app.ui.widgets.form import card_column, emptied
from app.ui.widgets.keys import ENTER, is_typed
from app.ui.widgets.labels import label
from app.ui.widgets.options import Option, OptionButton, OptionGroup
from app.ui.widgets.panels import BareScroll, packed
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.text.text import listed
from core.text.wording import fold

NEAR = 0.75
"""How alike a word and what was typed for it are, as difflib counts: a letter may lack in words of four."""

FIND_WIDTH = 180
FIND_MARGIN = 24
"""The horizontal padding of a field, in total (px)."""


class CardPile(StrEnum):
    """What a click on a card does."""

    HAND = "hand"
    FACE_UP = "face up"


class FindEdit(QLineEdit):
    """A search field; Enter or Space takes the card found. When empty, Enter passes through."""

    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.goes_on = False  # whether a space would still be part of a name

    def fit_what_it_asks(self, least: int) -> None:
        """Be as wide as the placeholder needs, and at least ``least`` pixels."""
        asked = self.fontMetrics().horizontalAdvance(self.placeholderText())
        self.setFixedWidth(max(least, asked + px(FIND_MARGIN)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        takes = event.key() in ENTER or (event.key() == Qt.Key.Key_Space and not self.goes_on)
        if takes and self.text():
            self.taken.emit()
        elif takes:
            event.ignore()
        else:
            super().keyPressEvent(event)


class HandPicker(QWidget):
    """Three columns of cards. Shows a draft, and announces every change of it."""

    drafted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: SetupDraft  # from the first time it is shown
        self._deck: Deck | None = None
        self._pile = CardPile.HAND
        self._buttons: dict[Card, OptionButton] = {}
        self.heading = label("setupHandHeading", "heading", wraps=False)
        self.search = FindEdit()
        self.search.setObjectName("setupFind")
        self.search.setPlaceholderText(translate("Type a card, then Enter"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.piles = OptionGroup("setupPile", translate("Where a clicked card goes"))
        self.unknown = ProblemLabel("setupFindProblem")
        self.problem = ProblemLabel("setupHandProblem")
        self._lay_out()
        self.search.textChanged.connect(self._light_up)
        self.search.textChanged.connect(lambda: self.unknown.say(""))
        self.search.taken.connect(self._take_found)
        self.piles.chosen.connect(self.show_pile)

    def _lay_out(self) -> None:
        head = packed(QHBoxLayout(), self.heading, self.search)
        head.setStretch(0, 1)
        self.search.fit_what_it_asks(px(FIND_WIDTH))
        self._cards = QWidget()
        self._columns = packed(QHBoxLayout(self._cards), spacing=Space.S)
        scroll = BareScroll("setupCards", self._cards)
        packed(QVBoxLayout(self), head, self.unknown, self.piles, (scroll, 1), self.problem, spacing=Space.S)

    # --- showing

    def show_draft(self, draft: SetupDraft, *, face_up: bool) -> None:
        """Show the hand of a draft; with ``face_up``, face-up cards can be chosen as well."""
        self._draft = draft
        if draft.deck != self._deck:
            self._offer(draft.deck)
        if not face_up or draft.me is None:
            self._pile = CardPile.FACE_UP if face_up else CardPile.HAND
        self._show_piles(draft, face_up=face_up)
        for card, button in self._buttons.items():
            piles = draft.hand, draft.face_up
            chosen, others = piles if self._pile is CardPile.HAND else piles[::-1]
            elsewhere = card in others
            button.setChecked(card in chosen)
            button.setEnabled(not elsewhere and (draft.me is not None or self._pile is CardPile.FACE_UP))
            button.setToolTip(_tip(card, elsewhere=elsewhere))
        self.search.setEnabled(draft.me is not None or face_up)
        self.heading.setText(self._title(draft))
        self._light_up(self.search.text())

    def _title(self, draft: SetupDraft) -> str:
        if self._pile is CardPile.FACE_UP:
            return translate("Face up: {number} chosen").format(number=len(draft.face_up))
        if draft.my_size is None:
            return translate("You’re only watching: no hand")
        title = translate("My hand: {number} of {size} chosen")
        return title.format(number=len(draft.hand), size=draft.my_size)

    def _show_piles(self, draft: SetupDraft, *, face_up: bool) -> None:
        hand = (Option(CardPile.HAND, translate("My hand")),) if draft.me is not None else ()
        self.piles.set_options((*hand, Option(CardPile.FACE_UP, translate("Face up on the table"))))
        self.piles.set_value(self._pile)
        self.piles.setVisible(face_up)

    def _offer(self, deck: Deck) -> None:
        self._deck = deck
        while (item := self._columns.takeAt(0)) is not None:
            column = item.layout()
            if column is not None:
                emptied(column)
                column.deleteLater()
        self._buttons = {}
        for category in Category:
            column = card_column(category, map(self._button, deck.of(category)))
            widest = max((self._buttons[card].sizeHint().width() for card in deck.of(category)), default=1)
            self._columns.addLayout(column, widest)

    def _button(self, card: Card) -> OptionButton:
        button = OptionButton(Option(card.name, card_name(card)), self._cards)
        button.setObjectName(f"setupCard.{card.name}")
        button.setMinimumHeight(px(27))
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(lambda _=False, card=card: self._click(card))
        button.clicked.connect(self.search.clear)
        self._buttons[card] = button
        return button

    # --- choosing

    def show_pile(self, pile: str) -> None:
        self._pile = CardPile(pile)
        self.show_draft(self._draft, face_up=True)

    def _click(self, card: Card) -> None:
        self.drafted.emit(self._draft.toggled(card) if self._pile is CardPile.HAND else self._draft.turned(card))

    def _found(self, text: str) -> tuple[Card, ...]:
        """The cards with a word that starts with the text, without those taken already; else one that contains it.

        Where none does, those with a word that is nearly the text.
        """
        wanted = fold(text)
        if not wanted or not text.strip():
            return ()
        free = [card for card, button in self._buttons.items() if button.isEnabled()]
        starts = [card for card in free if _starts(card_name(card), wanted)]
        if starts:
            return tuple(card for card in starts if not self._buttons[card].isChecked()) or tuple(starts)
        containing = tuple([card for card in free if wanted in fold(card_name(card))][:1])
        words = {fold(word): card for card in free for word in card_name(card).split()}
        return containing or tuple(words[word] for word in get_close_matches(wanted, words, n=1, cutoff=NEAR))

    def _light_up(self, text: str) -> None:
        found = self._found(text)
        lowered = text.casefold().lstrip() + " "
        self.search.goes_on = any(lowered in card_name(card).casefold() for card in self._buttons)
        for card, button in self._buttons.items():
            button.light_up(lit=card in found)

    def _take_found(self) -> None:
        text = self.search.text()
        found = self._found(text)
        if len(found) == 1:
            self.search.clear()
            self._click(found[0])
        elif found:
            said = translate("Which one: {cards}?")
            cards = localized(listed([card_name(card) for card in found], "or"))
            self.unknown.say(said.format(cards=cards))
        else:
            self.search.selectAll()
            self.unknown.say(translate("No card is called “{text}”.").format(text=text.strip()))

    def search_for(self, event: QKeyEvent) -> bool:
        """Search for what is typed elsewhere, as after a click on a card; False if there is nothing to find."""
        if not (is_typed(event) and self.isVisible() and self.search.isEnabled()):
            return False
        self.search.setFocus()
        QApplication.sendEvent(self.search, event)
        return True


def _starts(name: str, wanted: str) -> bool:
    words = name.split()
    return any(fold(" ".join(words[i:])).startswith(wanted) for i in range(len(words)))


def _tip(card: Card, *, elsewhere: bool) -> str:
    name = card_name(card)
    return translate("{card} is in the other pile").format(card=name) if elsewhere else name
