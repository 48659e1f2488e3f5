"""Building blocks of forms: captions, rows, columns of cards, and the keys of their options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui.language import card_name
from app.ui.text import category_title
from app.ui.theme import Space, px, small
from app.ui.widgets.labels import label
from app.ui.widgets.options import PADDING, SIDEWAYS, Option, OptionGroup
from app.ui.widgets.panels import BareScroll, packed
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.setup import Setup
from core.text.wording import fold

SPARE_KEYS = "abcdefghijklmnopqrstuvwxyz123456789"
"""Keys for cards whose own letters are all taken."""


def _name(card: Card) -> str:
    return card.name


def letter_keys(cards: Sequence[Card], called: Callable[[Card], str] = _name) -> dict[Card, str]:
    """Return a unique lower-case key for each card; cards beyond the keyboard's keys get none.

    ``called`` returns the name of a card.

    First come, first served, initials before other letters: "Mrs White" is W, "Lead Piping" is L.
    """
    keys: dict[Card, str] = {}
    wishes = {card: list(_preferred_letters(called(card), card.category)) for card in cards}
    for rank in range(max(map(len, wishes.values()), default=0)):
        for card in cards:
            if card not in keys and rank < len(wishes[card]) and wishes[card][rank] not in keys.values():
                keys[card] = wishes[card][rank]
    spare = [key for key in SPARE_KEYS if key not in keys.values()]
    keys.update(zip([card for card in cards if card not in keys], spare, strict=False))
    return keys


def _preferred_letters(name: str, category: Category) -> Iterator[str]:
    """The letters of a name, best first: a suspect's surname, the first word of other cards."""
    words = [folded for word in name.split() if (folded := fold(word))]
    ordered = words[::-1] if category is Category.SUSPECT else words
    yield from (word[0] for word in ordered[:1])
    yield from (letter for word in ordered for letter in word if letter.isalpha())


def first_letters(labels: Sequence[str]) -> tuple[str, ...]:
    """Return for each label its first letter that no other has, in lower case; empty if there is none."""
    keys: list[str] = []
    for text in labels:
        free = (letter for word in text.split() for letter in fold(word) if letter.isalpha() and letter not in keys)
        keys.append(next(free, ""))
    return tuple(keys)


def player_keys(names: Sequence[str]) -> dict[str, str]:
    """Return a digit for each player in turn order: 1 to 9, and 0 for the tenth."""
    return {name: str((seat + 1) % 10) for seat, name in enumerate(names[:10])}


def nobody_key(names: Sequence[str]) -> str:
    """Return the key of "nobody": 0, or N where ten players need all digits."""
    return "0" if len(names) < 10 else "n"


CAPTION_WIDTH = 43
CAPTION = "entryCaption"


def player_options(setup: Setup) -> tuple[Option, ...]:
    """Return the players as options, in turn order."""
    keys = player_keys(setup.seats.names)
    return tuple(Option(name, name, keys[name]) for name in setup.seats)


def card_options(cards: tuple[Card, ...]) -> tuple[Option, ...]:
    """Return cards as options, each with a letter of its own."""
    keys = letter_keys(cards, card_name)
    return tuple(Option(card.name, card_name(card), keys.get(card, "")) for card in cards)


def lettered(*values: tuple[str, str]) -> tuple[Option, ...]:
    """Return values with their labels as options, each with a letter of its label as its key."""
    keys = first_letters([text for _, text in values])
    return tuple(Option(value, text, key) for (value, text), key in zip(values, keys, strict=True))


def caption(text: str) -> QLabel:
    """Return the small word at the left of a row."""
    made = label(CAPTION, "muted", text, wraps=False)
    made.setFixedWidth(px(CAPTION_WIDTH))
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    made.setContentsMargins(0, Space.XS + 1, 0, 0)
    return made


def level(page: QWidget) -> None:
    """Make all captions of a page as wide as the widest needs."""
    captions = page.findChildren(QLabel, CAPTION)
    metrics = QFontMetrics(small(page.font()))
    widest = max([px(CAPTION_WIDTH), *(metrics.horizontalAdvance(one.text()) + 1 for one in captions)])
    for one in captions:
        one.setFixedWidth(widest)


def captioned(text: str | QLabel, widget: QWidget) -> QWidget:
    """Return a row: its caption, and a widget that fills the rest."""
    row = QWidget()
    said = caption(text) if isinstance(text, str) else text
    packed(QHBoxLayout(row), said, (widget, 1), spacing=Space.XS).setAlignment(said, Qt.AlignmentFlag.AlignTop)
    return row


def emptied(layout: QLayout, keep: int = 0) -> None:
    """Remove the widgets of a layout, but for the first few to ``keep``."""
    while (item := layout.takeAt(keep)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def card_column(category: Category, buttons: Iterable[QWidget]) -> QVBoxLayout:
    """Return a column with a heading and a button for each card."""
    return packed(QVBoxLayout(), label("", "muted", category_title(category), wraps=False), *buttons, 1, spacing=3)


LEAST_HEIGHT = 112


class CardColumns(BareScroll):
    """Three columns: suspects, weapons, rooms. Scrolls where the deck does not fit."""

    chosen = Signal(object)
    """The :class:`Card` that was chosen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        self._columns = QWidget()
        super().__init__(name, self._columns, parent)
        self._deck: Deck | None = None
        self.groups = tuple(self._group(name, category) for category in Category)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._row = packed(QHBoxLayout(self._columns), *map(_column, self.groups), spacing=Space.XS)
        for watched in (self._columns, *self.groups):
            watched.installEventFilter(self)

    def _group(self, name: str, category: Category) -> OptionGroup:
        group = OptionGroup(f"{name}{category.plural.capitalize()}", category_title(category), column=True)
        group.chosen.connect(self._choose)
        return group

    def set_deck(self, deck: Deck) -> None:
        """Offer the cards of a deck."""
        if deck == self._deck:
            return
        self._deck = deck
        for category, group in zip(Category, self.groups, strict=True):
            group.set_options(card_options(deck.of(category)))
            self._row.setStretch(category, max(1, group.sizeHint().width()))

    def show_cards(self, cards: Iterable[Card | None]) -> None:
        """Show these cards as chosen."""
        names = {card.category: card.name for card in cards if card is not None}
        for category, group in zip(Category, self.groups, strict=True):
            group.set_value(names.get(category))

    def group(self, category: Category) -> OptionGroup:
        """The column of a category."""
        return self.groups[category]

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), min(px(LEAST_HEIGHT), self._natural()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(px(LEAST_HEIGHT), self._natural()))

    def _natural(self) -> int:
        return self._columns.sizeHint().height()

    def _choose(self, name: str) -> None:
        if self._deck is not None:
            self.chosen.emit(self._deck.card(name))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setMaximumHeight(self._natural())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and Right go to the neighbouring column; the columns take no more room than they need."""
        if watched is self._columns and event.type() == QEvent.Type.LayoutRequest:
            self.setMaximumHeight(self._natural())
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.groups:
            step = SIDEWAYS.get(Qt.Key(event.key()))
            if step is not None:
                at = [group is watched for group in self.groups].index(True)
                self.groups[(at + step) % len(self.groups)].take_focus(self.groups[at].focus_row())
                return True
        return super().eventFilter(watched, event)


def _column(group: OptionGroup) -> QVBoxLayout:
    heading = label("", "muted", group.accessibleName(), wraps=False)
    heading.setContentsMargins(PADDING, 0, 0, 0)
    return packed(QVBoxLayout(), heading, group, 1, spacing=2)
