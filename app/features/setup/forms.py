"""The foldable forms of the set-up dialog: own decks, rules, leftover cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.ui.accessible import name_box
from app.ui.icons import icon
from app.ui.language import card_name, translate
from app.ui.text import broken, category_title
from app.ui.theme import Size, Space, px
from app.ui.widgets.fields import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import Restyled, packed
from core.model.board_name import door_sets, shipped_boards
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.rules import AccuseRule, Answers, PoolRule, Rules, ShowModel


class Fold(Restyled, QWidget):
    """A heading that folds its content."""

    toggled = Signal(bool)

    def __init__(self, name: str, title: str, content: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_open = False
        self.button = button(name, title, "fold")
        self.restyle()
        self.button.clicked.connect(lambda: self.open(not self.is_open))
        self._content = content
        layout = packed(QVBoxLayout(self), self.button, spacing=Space.XS)
        if content is not None:
            content.setContentsMargins(Space.L, 0, 0, Space.XS)
            content.hide()
            layout.addWidget(content)
        self.follows_style = True

    def open(self, is_open: bool = True) -> None:
        if is_open == self.is_open:
            return
        self.is_open = is_open
        self.button.setAccessibleDescription(translate("unfolded") if is_open else translate("folded"))
        self.restyle()
        if self._content is not None:
            self._content.setVisible(is_open)
        self.toggled.emit(is_open)

    def restyle(self) -> None:
        self.button.setIcon(icon("unfolded" if self.is_open else "folded", Size.SMALL_ICON))
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
        columns = packed(QHBoxLayout(), spacing=Space.S)
        for category, names in zip(Category, self.lists, strict=True):
            words = translate("{category}, one per line", "{category}: Suspects, Weapons or Rooms")
            heading = label("", "muted", words.format(category=category_title(category)), wraps=False)
            heading.setBuddy(names)
            columns.addLayout(packed(QVBoxLayout(), heading, names))
        packed(QVBoxLayout(self), columns, self.problem).setStretch(0, 1)

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
            with QSignalBlocker(names):
                names.setPlainText("\n".join(card.name for card in deck.of(category)))

    def deck(self) -> Deck:
        return Deck(*(_lines(names.toPlainText()) for names in self.lists))

    def _tell(self) -> None:
        self.changed.emit(self.deck())


def named_here(deck: Deck) -> Deck:
    """Return a deck with its names in the window's language, as a start for own names."""
    return Deck(*(tuple(map(card_name, deck.of(category))) for category in Category))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


class RulesForm(QWidget):
    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._form = QFormLayout(self)
        self._form.setVerticalSpacing(Space.XS)
        self.show_model = self._choice(
            "setupShowModel",
            translate("A card shown to me"),
            (ShowModel.RANDOM, translate("was picked at random", "a card shown to me")),
            (ShowModel.IGNORE, translate("tells nothing else", "a card shown to me")),
        )
        self.answers = self._choice(
            "setupAnswers",
            translate("Answering"),
            (Answers.FIRST, translate("ends with the first card", "answering")),
            (Answers.ALL, translate("goes on: everyone answers", "answering")),
        )
        one, two = translate("one", "of dice"), translate("two", "of dice")
        self.dice = self._choice("setupDice", translate("Dice"), (1, one), (2, two))
        self.accuse = self._choice(
            "setupAccuse",
            translate("Accusing"),
            (AccuseRule.ANYWHERE, translate("anywhere", "accusing")),
            (AccuseRule.ANY_ROOM, translate("in any room", "accusing")),
            (AccuseRule.IN_ROOM, translate("in the room named", "accusing")),
        )
        self.doors = self._choice("setupDoors", translate("Doors of the board"))
        self.may_stay = QCheckBox(translate("Repeat suggestions in the same room"))
        self.may_stay.setObjectName("setupMayStay")
        self.may_stay.clicked.connect(self._tell)
        self.problem = ProblemLabel("setupRulesProblem")
        self._form.addRow(self.may_stay)
        self._form.addRow(self.problem)
        picked = translate(
            "When players can show several cards: do they pick one at random (then a card that I see says a little "
            "about the others), or should nothing be concluded from their choice?"
        )
        self.show_model.setToolTip(broken(picked))
        self.answers.setToolTip(broken(translate("Whether the others still answer after a card is shown")))

    def _choice(self, name: str, caption: str, *options: tuple[str | int, str]) -> NoWheelComboBox:
        box = NoWheelComboBox()
        box.setObjectName(name)
        for value, words in options:
            box.addItem(words, value)
        box.activated.connect(self._tell)
        self._form.addRow(caption, box)
        return box

    def show_rules(self, rules: Rules, board: str | None) -> None:
        """Show rules; the door sets depend on the board."""
        self._rules = rules
        self.may_stay.setChecked(rules.may_stay)
        self.doors.clear()
        sets = door_sets(board) if board is not None and board in shipped_boards() else ()
        for name in sets:
            self.doors.addItem(_of_doors(name), name)
        if not sets:
            self.doors.addItem(translate("no board"))
        self.doors.setEnabled(bool(sets))
        for box, value in (
            (self.show_model, rules.show_model),
            (self.answers, rules.answers),
            (self.dice, rules.dice),
            (self.accuse, rules.accuse),
            (self.doors, rules.doors),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))

    def _tell(self) -> None:
        rules = replace(
            self._rules,
            show_model=ShowModel(self.show_model.currentData()),
            answers=Answers(self.answers.currentData()),
            dice=self.dice.currentData(),
            accuse=AccuseRule(self.accuse.currentData()),
            doors=self.doors.currentData() or self._rules.doors,
            may_stay=self.may_stay.isChecked(),
        )
        self.changed.emit(rules)


def _of_doors(name: str) -> str:
    """Return the name of a door set; those of a player's own board are used as they are."""
    if name == "classic":
        return translate("classic", "the doors of a board")
    return translate("modern", "the doors of a board") if name == "modern" else name


class LeftoversForm(QWidget):
    """The size of the pool, and who may look at it; face-up cards are chosen among the cards."""

    pool_changed = Signal(int)
    look_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = NoWheelSpinBox()
        self.pool.setObjectName("setupPool")
        self.pool.valueChanged.connect(self.pool_changed)
        self.look = NoWheelComboBox()
        self.look.setObjectName("setupPoolLook")
        self.look.addItem(translate("They stay unseen", "cards face down"), PoolRule.NEVER)
        asker = translate("The asker looks at one if nobody shows", "at a card that lies face down")
        self.look.addItem(asker, PoolRule.UNANSWERED)
        self.look.activated.connect(lambda: self.look_changed.emit(PoolRule(self.look.currentData())))
        self.face_up = label("setupFaceUp")
        self.problem = ProblemLabel("setupPoolProblem")
        form = self._form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow(translate("Face down"), self.pool)
        form.addRow(self.look)
        name_box(self.look, translate("Cards face down"))
        form.addRow(translate("Face up"), self.face_up)
        form.addRow(self.problem)

    def show_leftovers(self, pool: int, most: int, look: PoolRule, face_up: Sequence[Card]) -> None:
        """Show how many cards are in the pool, of at most ``most``, who looks at them, and which are face up."""
        self._form.setRowVisible(self.look, pool > 0)
        self.look.setCurrentIndex(self.look.findData(look))
        with QSignalBlocker(self.pool):
            self.pool.setMaximum(max(most, pool))
            self.pool.setValue(pool)
        names = ", ".join(map(card_name, face_up))
        self.face_up.setText(names or translate("none: click cards on the right"))
