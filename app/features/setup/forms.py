"""The foldable forms of the set-up dialog: own decks, rules, leftover cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.card_names import category_title
from app.ui.icons import icon
from app.ui.language import card_name, localized, translate
from app.ui.text import broken
from app.ui.theme import Size, Space, px
from app.ui.widgets.fields import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from core.model.board_name import door_sets, shipped_boards
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.rules import Accuse, Answers, Rules, ShowModel
from core.text.text import Text, say


class Fold(QWidget):
    """A heading that folds its content."""

    toggled = Signal(bool)

    def __init__(self, name: str, title: str, content: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self.button = QPushButton()
        self.button.setProperty("kind", "fold")
        self.button.setAutoDefault(False)
        self.button.setObjectName(name)
        self.button.setText(title)
        self._draw_icon()
        self.button.clicked.connect(lambda: self.open(not self._open))
        self._content = content
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.button)
        if content is not None:
            content.setContentsMargins(Space.L, 0, 0, Space.XS)
            content.hide()
            layout.addWidget(content)

    @property
    def is_open(self) -> bool:
        """Whether the content is visible."""
        return self._open

    def open(self, is_open: bool = True) -> None:
        """Unfold or fold the content."""
        if is_open == self._open:
            return
        self._open = is_open
        self.button.setAccessibleDescription(translate("Fold", "unfolded") if is_open else translate("Fold", "folded"))
        self._draw_icon()
        if self._content is not None:
            self._content.setVisible(is_open)
        self.toggled.emit(is_open)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "button"):
            self._draw_icon()

    def _draw_icon(self) -> None:
        self.button.setIcon(icon("unfolded" if self._open else "folded", Size.SMALL_ICON))
        self.button.setIconSize(QSize(Size.SMALL_ICON, Size.SMALL_ICON))


class DeckEditor(QWidget):
    """Three lists of names. Tab leaves a list; empty lines are ignored."""

    changed = Signal(object)
    """The :class:`Deck` as written."""

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
        """Show the names of a deck, where they differ from those shown."""
        if deck == self.deck():
            return
        for category, names in zip(Category, self.lists, strict=True):
            names.blockSignals(True)
            names.setPlainText("\n".join(card.name for card in deck.of(category)))
            names.blockSignals(False)

    def deck(self) -> Deck:
        """The deck as written."""
        suspects, weapons, rooms = (_lines(names.toPlainText()) for names in self.lists)
        return Deck(suspects, weapons, rooms)

    def _tell(self) -> None:
        self.changed.emit(self.deck())


def named_here(deck: Deck) -> Deck:
    """Return a deck with its names in the window's language, as a start for own names."""
    return Deck(*(tuple(map(card_name, deck.of(category))) for category in Category))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


SHOW_MODELS = {
    ShowModel.RANDOM: say("RulesForm", "was picked at random", "a card shown to me"),
    ShowModel.IGNORE: say("RulesForm", "tells no more than itself", "a card shown to me"),
}
ANSWERS = {
    Answers.FIRST: say("RulesForm", "ends with the first card", "answering"),
    Answers.ALL: say("RulesForm", "goes on: everyone answers", "answering"),
}
DICE = {1: say("RulesForm", "one", "of dice"), 2: say("RulesForm", "two", "of dice")}
ACCUSE = {
    Accuse.ANYWHERE: say("RulesForm", "anywhere", "accusing"),
    Accuse.ANY_ROOM: say("RulesForm", "in any room", "accusing"),
    Accuse.IN_ROOM: say("RulesForm", "in the room named", "accusing"),
}
DOORS = {
    "classic": say("RulesForm", "classic", "the doors of a board"),
    "modern": say("RulesForm", "modern", "the doors of a board"),
}


class RulesForm(QWidget):
    """Shows rules, and announces changes."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._board: str | None = None
        self.show_model = self._choice("setupShowModel", SHOW_MODELS.values())
        self.answers = self._choice("setupAnswers", ANSWERS.values())
        self.dice = self._choice("setupDice", DICE.values())
        self.accuse = self._choice("setupAccuse", ACCUSE.values())
        self.doors = self._choice("setupDoors", ())
        self.may_stay = QCheckBox(translate("RulesForm", "One may suggest twice running in a room"))
        self.may_stay.setObjectName("setupMayStay")
        self.may_stay.clicked.connect(self._tell)
        self.problem = ProblemLabel("setupRulesProblem")
        self._explain()
        self._lay_out()

    def _choice(self, name: str, words: Iterable[Text]) -> NoWheelComboBox:
        box = NoWheelComboBox()
        box.setObjectName(name)
        box.addItems([localized(text) for text in words])
        box.activated.connect(self._tell)
        return box

    def _explain(self) -> None:
        self.show_model.setToolTip(
            broken(
                translate(
                    "RulesForm",
                    "Whoever could show several cards: did they pick one at random (then the card that I saw says a "
                    "little about the others), or is nothing to be concluded from their choice?",
                )
            )
        )
        self.answers.setToolTip(
            broken(translate("RulesForm", "Whether the others answer too when one has shown a card"))
        )

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow(translate("RulesForm", "A card shown to me"), self.show_model)
        form.addRow(translate("RulesForm", "Answering"), self.answers)
        form.addRow(translate("RulesForm", "Dice"), self.dice)
        form.addRow(translate("RulesForm", "Accusing"), self.accuse)
        form.addRow(translate("RulesForm", "Doors of the board"), self.doors)
        form.addRow(self.may_stay)
        form.addRow(self.problem)

    def show_rules(self, rules: Rules, board: str | None) -> None:
        """Show rules; the door sets depend on the board."""
        self._rules, self._board = rules, board
        self.show_model.setCurrentIndex(list(SHOW_MODELS).index(rules.show_model))
        self.answers.setCurrentIndex(list(ANSWERS).index(rules.answers))
        self.dice.setCurrentIndex(list(DICE).index(rules.dice))
        self.accuse.setCurrentIndex(list(ACCUSE).index(rules.accuse))
        self.may_stay.setChecked(rules.may_stay)
        sets = self._door_sets()
        self.doors.clear()
        self.doors.addItems([_of_doors(name) for name in sets] or [translate("RulesForm", "no board")])
        self.doors.setEnabled(bool(sets))
        self.doors.setCurrentIndex(sets.index(rules.doors) if rules.doors in sets else 0)

    def _door_sets(self) -> list[str]:
        return list(door_sets(self._board)) if self._board in shipped_boards() and self._board is not None else []

    def _tell(self) -> None:
        sets = self._door_sets()
        self.changed.emit(
            replace(
                self._rules,
                show_model=list(SHOW_MODELS)[self.show_model.currentIndex()],
                answers=list(ANSWERS)[self.answers.currentIndex()],
                dice=list(DICE)[self.dice.currentIndex()],
                accuse=list(ACCUSE)[self.accuse.currentIndex()],
                doors=sets[self.doors.currentIndex()] if sets else self._rules.doors,
                may_stay=self.may_stay.isChecked(),
            )
        )


def _of_doors(name: str) -> str:
    """Return the name of a door set; those of a player's own board are used as they are."""
    return localized(DOORS.get(name, name))


class LeftoversForm(QWidget):
    """The size of the pool; face-up cards are chosen among the cards."""

    pool_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = NoWheelSpinBox()
        self.pool.setObjectName("setupPool")
        self.pool.valueChanged.connect(self.pool_changed)
        self.face_up = QLabel()
        self.face_up.setObjectName("setupFaceUp")
        self.face_up.setWordWrap(True)
        self.problem = ProblemLabel("setupPoolProblem")
        form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow(translate("LeftoversForm", "Face down (the pool)"), self.pool)
        form.addRow(translate("LeftoversForm", "Face up"), self.face_up)
        form.addRow(self.problem)

    def show_leftovers(self, pool: int, most: int, face_up: Sequence[Card]) -> None:
        """Show how many cards are in the pool, of at most ``most``, and which are face up."""
        self.pool.blockSignals(True)
        self.pool.setMaximum(max(most, pool))
        self.pool.setValue(pool)
        self.pool.blockSignals(False)
        names = ", ".join(map(card_name, face_up))
        self.face_up.setText(names or translate("LeftoversForm", "none; click them among the cards"))
