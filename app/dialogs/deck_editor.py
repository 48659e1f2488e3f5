"""Cards of one's own: three lists to write into, one name in each line."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from app.card_words import category_title
from app.dialogs.calm_widgets import ProblemLabel
from app.language import card_name, translate
from app.theme import Space, px
from core.model.cards import Category
from core.model.deck import Deck


class DeckEditor(QWidget):
    """Three lists of names. Tab leaves a list; empty lines don't count."""

    changed = Signal(object)
    """The :class:`Deck` as it is written now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setupDeck")
        self.lists = tuple(self._list(category) for category in Category)
        self.problem = ProblemLabel("setupDeckProblem")
        columns = QHBoxLayout()
        columns.setSpacing(Space.S)
        for category, names in zip(Category, self.lists, strict=True):
            column = QVBoxLayout()
            words = translate("DeckEditor", "{category}, one in a line", "{category}: Suspects, Weapons or Rooms")
            heading = QLabel(words.format(category=category_title(category)))
            heading.setProperty("kind", "muted")
            heading.setBuddy(names)
            column.addWidget(heading)
            column.addWidget(names)
            columns.addLayout(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(columns, 1)
        layout.addWidget(self.problem)

    def _list(self, category: Category) -> QPlainTextEdit:
        names = QPlainTextEdit()
        names.setObjectName(f"setup{category.plural.capitalize()}")
        names.setAccessibleName(category_title(category))
        names.setTabChangesFocus(True)
        names.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        names.setMinimumHeight(px(120))
        names.textChanged.connect(self._tell)
        return names

    def show_deck(self, deck: Deck) -> None:
        """Show the names of a deck, where they are others than those that stand there."""
        if deck == self.deck():
            return
        for category, names in zip(Category, self.lists, strict=True):
            names.blockSignals(True)
            names.setPlainText("\n".join(card.name for card in deck.of(category)))
            names.blockSignals(False)

    def deck(self) -> Deck:
        """The deck as it is written."""
        suspects, weapons, rooms = (_lines(names.toPlainText()) for names in self.lists)
        return Deck(suspects, weapons, rooms)

    def _tell(self) -> None:
        self.changed.emit(self.deck())


def named_here(deck: Deck) -> Deck:
    """Return a deck with its names in the language of the window: to begin with for who names the cards anew."""
    return Deck(*(tuple(map(card_name, deck.of(category))) for category in Category))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())
