"""The forms of the set-up dialog: own decks, rules and leftover cards, which fold, and the cards of my hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from enum import StrEnum

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.features.setup.draft import SeatDraft, SetupDraft
from app.ui.accessible import name_box
from app.ui.icons import icon
from app.ui.language import card_name, localized, translate
from app.ui.text import broken, category_title, escape_mnemonics
from app.ui.theme import Size, Space, px
from app.ui.widgets.form import NoWheelComboBox, NoWheelSpinBox, ProblemLabel, card_column, emptied
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import ENTER, Option, OptionButton, OptionGroup, is_typed
from app.ui.widgets.panels import BareScroll, FlowLayout, Restyled, packed
from core.formats.validity import PLAYERS
from core.model.board_name import door_sets, shipped_boards
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.rules import AccuseRule, AfterWrong, Answers, AskedOrder, PoolRule, Rules, ShowModel
from core.text.text import listed
from core.text.wording import fold


class Fold(Restyled, QWidget):
    """A heading that folds its content."""

    toggled = Signal(bool)

    def __init__(self, name: str, title: str, content: QWidget | None) -> None:
        super().__init__()
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

    def __init__(self) -> None:
        super().__init__()
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
        names.textChanged.connect(lambda: self.changed.emit(self.deck()))
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


def named_here(deck: Deck) -> Deck:
    """Return a deck with its names in the window's language, as a start for own names."""
    return Deck(*(tuple(map(card_name, deck.of(category))) for category in Category))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


class RulesForm(QWidget):
    """The house rules; ``idle_changed`` carries the number of a seat, and whether it takes no turns."""

    changed = Signal(object)
    idle_changed = Signal(int, bool)

    def __init__(self) -> None:
        super().__init__()
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
        self.asked = self._choice(
            "setupAsked",
            translate("Who is asked"),
            (AskedOrder.IN_TURN, translate("in turn", "who is asked")),
            (AskedOrder.AGAINST_TURN, translate("against the turn", "who is asked")),
            (AskedOrder.NEXT, translate("only the next player", "who is asked")),
        )
        dice = (1, translate("one", "of dice")), (2, translate("two", "of dice"))
        self.dice = self._choice("setupDice", translate("Dice"), *dice)
        self.accuse = self._choice(
            "setupAccuse",
            translate("Accusing"),
            (AccuseRule.ANYWHERE, translate("anywhere", "accusing")),
            (AccuseRule.ANY_ROOM, translate("in any room", "accusing")),
            (AccuseRule.IN_ROOM, translate("in the room named", "accusing")),
        )
        self.after_wrong = self._choice(
            "setupAfterWrong",
            translate("After a wrong accusation"),
            (AfterWrong.ANSWERS, translate("keeps answering", "after a wrong accusation")),
            (AfterWrong.LEAVES, translate("leaves the game", "after a wrong accusation")),
        )
        self.doors = self._choice("setupDoors", translate("Doors of the board"))
        self.may_stay = QCheckBox(translate("Repeat suggestions in the same room"))
        self.may_stay.setObjectName("setupMayStay")
        self.may_stay.clicked.connect(self._on_edited)
        self.problem = ProblemLabel("setupRulesProblem")
        self._idle, self._idle_row = QWidget(), FlowLayout(spacing=Space.S)
        self._idle.setLayout(self._idle_row)
        self.idle = [self._seat_box(at) for at in range(PLAYERS[-1])]
        self._form.addRow(self.may_stay)
        self._form.addRow(translate("Takes no turns"), self._idle)
        self._at_a_table = self.asked, self.after_wrong, self._idle
        for row in self._at_a_table:  # the program plays by the book
            self._form.setRowVisible(row, False)
        self._form.addRow(self.problem)
        picked = translate(
            "When players can show several cards: do they pick one at random (then a card that I see says a little "
            "about the others), or should nothing be concluded from their choice?"
        )
        self.show_model.setToolTip(broken(picked))
        self.answers.setToolTip(broken(translate("Whether the others still answer after a card is shown")))

    def _choice(self, name: str, caption: str, *options: tuple[str | int, str]) -> NoWheelComboBox:
        box = NoWheelComboBox(name)
        for value, words in options:
            box.addItem(words, value)
        box.activated.connect(self._on_edited)
        self._form.addRow(caption, box)
        return box

    def _seat_box(self, at: int) -> QCheckBox:
        box = QCheckBox()
        box.setObjectName(f"setupIdle{at + 1}")
        dummy = translate("A dummy hand, an absent friend, “the computer”: holds cards, and is asked last")
        never = translate("never, if only the next player is asked")
        box.setToolTip(f"{dummy} ({never})")
        box.clicked.connect(lambda idle: self.idle_changed.emit(at, idle))
        self._idle_row.addWidget(box)
        return box

    def show_seats(self, seats: Sequence[SeatDraft], me: int | None) -> None:
        """Show what only a real table has, and who takes no turns; I do, unless that is to be corrected."""
        for row in self._at_a_table:
            self._form.setRowVisible(row, True)
        for at, box in enumerate(self.idle):
            seat = seats[at] if at < len(seats) else None
            box.setVisible(seat is not None and (at != me or not seat.turns))
            if seat is not None:
                box.setText(escape_mnemonics(seat.name))
                box.setAccessibleName(translate("{who} takes no turns").format(who=seat.name))
                box.setChecked(not seat.turns)

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
            (self.asked, rules.asked),
            (self.after_wrong, rules.after_wrong),
            (self.dice, rules.dice),
            (self.accuse, rules.accuse),
            (self.doors, rules.doors),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))

    def _on_edited(self) -> None:
        rules = replace(
            self._rules,
            show_model=ShowModel(self.show_model.currentData()),
            answers=Answers(self.answers.currentData()),
            asked=AskedOrder(self.asked.currentData()),
            after_wrong=AfterWrong(self.after_wrong.currentData()),
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

    def __init__(self) -> None:
        super().__init__()
        self.pool = NoWheelSpinBox("setupPool")
        self.pool.valueChanged.connect(self.pool_changed)
        self.look = NoWheelComboBox("setupPoolLook")
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

    def __init__(self) -> None:
        super().__init__()
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

    def __init__(self) -> None:
        super().__init__()
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
        self.search.taken.connect(self._on_taken)
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
        for card, option in self._buttons.items():
            piles = draft.hand, draft.face_up
            chosen, others = piles if self._pile is CardPile.HAND else piles[::-1]
            elsewhere = card in others
            option.setChecked(card in chosen)
            option.setEnabled(not elsewhere and (draft.me is not None or self._pile is CardPile.FACE_UP))
            option.setToolTip(_tip(card, elsewhere=elsewhere))
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
        option = OptionButton(Option(card.name, card_name(card)), self._cards)
        option.setObjectName(f"setupCard.{card.name}")
        option.setMinimumHeight(px(27))
        option.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        option.clicked.connect(lambda _=False, card=card: self._on_clicked(card))
        option.clicked.connect(self.search.clear)
        self._buttons[card] = option
        return option

    # --- choosing

    def show_pile(self, pile: str) -> None:
        self._pile = CardPile(pile)
        self.show_draft(self._draft, face_up=True)

    def _on_clicked(self, card: Card) -> None:
        self.drafted.emit(self._draft.toggled(card) if self._pile is CardPile.HAND else self._draft.turned(card))

    def _matches(self, text: str) -> tuple[Card, ...]:
        """The cards with a word that starts with the text, without those taken already; else one that contains it.

        Where none does, those with a word that is nearly the text.
        """
        wanted = fold(text)
        if not wanted or not text.strip():
            return ()
        free = [card for card, option in self._buttons.items() if option.isEnabled()]
        starts = [card for card in free if _starts(card_name(card), wanted)]
        if starts:
            return tuple(card for card in starts if not self._buttons[card].isChecked()) or tuple(starts)
        containing = tuple([card for card in free if wanted in fold(card_name(card))][:1])
        words = {fold(word): card for card in free for word in card_name(card).split()}
        return containing or tuple(words[word] for word in get_close_matches(wanted, words, n=1, cutoff=NEAR))

    def _light_up(self, text: str) -> None:
        matches = self._matches(text)
        lowered = text.casefold().lstrip() + " "
        self.search.goes_on = any(lowered in card_name(card).casefold() for card in self._buttons)
        for card, option in self._buttons.items():
            option.light_up(lit=card in matches)

    def _on_taken(self) -> None:
        text = self.search.text()
        matches = self._matches(text)
        if len(matches) == 1:
            self.search.clear()
            self._on_clicked(matches[0])
        elif matches:
            cards = localized(listed([card_name(card) for card in matches], "or"))
            self.unknown.say(translate("Which one: {cards}?").format(cards=cards))
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
