"""The game is over: what was in the envelope, what people held, who won. Beside the game, which can be corrected."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.dialogs.calm_widgets import ProblemLabel
from app.dialogs.game_over_cards import GameOverCards
from app.dialogs.game_over_objection import GameOverObjection
from app.dialogs.hand_picker import FindEdit
from app.game_over import Objection
from app.language import translate
from app.models import game_over_words as words
from app.models.game_over_draft import GameOverDraft
from app.theme import Space, px
from app.views.entry_option import Option
from app.views.option_group import OptionGroup
from core.model.cards import Card

USUAL = QSize(760, 620)
SMALLEST = QSize(620, 480)
FIND_WIDTH = 210


class GameOverDialog(QDialog):
    """Shows a draft, and announces every draft that a click or a key makes.

    ``concluded`` says that the draft is what happened; True to look back at the game then. ``entry_wanted`` and
    ``chosen`` are those of :class:`GameOverObjection`.
    """

    drafted = Signal(object)
    concluded = Signal(bool)
    entry_wanted = Signal(int)
    chosen = Signal(object)

    def __init__(self, draft: GameOverDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOver")
        self.setWindowTitle(translate("GameOverDialog", "The game is over"))
        self._draft = draft
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._show()

    @property
    def draft(self) -> GameOverDraft:
        """What is entered."""
        return self._draft

    # --- parts

    def _make_parts(self) -> None:
        self.heading = _label("gameOverHeading", "heading")
        self.search = FindEdit()
        self.search.setObjectName("gameOverFind")
        self.search.setPlaceholderText(translate("GameOverDialog", "Type a card, then Enter"))
        self.search.setAccessibleName(translate("GameOverDialog", "Type a card, then Enter"))
        self.search.fit_what_it_asks(px(FIND_WIDTH))
        self.piles = OptionGroup("gameOverPile", translate("GameOverDialog", "Whose cards are entered"))
        self.cards = GameOverCards(self._draft.setup.deck)
        self.said = ProblemLabel("gameOverSaid")
        self.rest_button = _button("gameOverRest", "")
        self.clear_button = _button("gameOverClear", translate("GameOverDialog", "Clear these"))
        self.objection = GameOverObjection(self)
        self.winner = OptionGroup("gameOverWinner", translate("GameOverDialog", "Who won"))
        self.done_button = _button("gameOverDone", translate("GameOverDialog", "&Look back at the game"), "primary")
        self.keep_button = _button("gameOverKeep", translate("GameOverDialog", "&Only keep it"), "")
        self.leave_button = _button("gameOverLeave", translate("GameOverDialog", "Go on playing"), "")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.search)
        below = QHBoxLayout()
        below.setSpacing(Space.S)
        below.addWidget(self.said, 4)
        below.addStretch(1)
        below.addWidget(self.rest_button)
        below.addWidget(self.clear_button)
        who = QHBoxLayout()
        who.setSpacing(Space.S)
        who.addWidget(QLabel(translate("GameOverDialog", "Who won?")))
        who.addWidget(self.winner, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.S)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        buttons.addWidget(self.keep_button)
        buttons.addWidget(self.done_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addLayout(head)
        layout.addWidget(self.piles)
        layout.addWidget(self.cards, 1)
        layout.addLayout(below)
        layout.addWidget(self.objection)
        layout.addLayout(who)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self.search.taken.connect(self._take_found)
        self.search.textChanged.connect(self._look_for)
        self.piles.chosen.connect(self._choose_pile)
        self.cards.clicked.connect(self._click)
        self.rest_button.clicked.connect(self._fill)
        self.clear_button.clicked.connect(self._clear)
        self.winner.chosen.connect(self._choose_winner)
        self.objection.entry_wanted.connect(self.entry_wanted)
        self.objection.chosen.connect(self.chosen)
        self.done_button.clicked.connect(self._conclude)
        self.keep_button.clicked.connect(self._keep)
        self.leave_button.clicked.connect(self.close)

    # --- what is shown

    def come_to_front(self) -> None:
        """Be seen, ready for the first card."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_objection(self, found: Objection | None) -> None:
        """Say which entries contradict what is entered, or that nothing does."""
        self.objection.show_objection(found)

    def _show(self) -> None:
        draft = self._draft
        self.heading.setText(words.heading(draft))
        piles = [Option(pile, words.pile_label(draft, pile), _key(i)) for i, pile in enumerate(draft.piles, 1)]
        self.piles.set_options(piles)
        self.piles.set_value(draft.pile)
        self.winner.set_options([Option(value, label) for value, label in words.winner_options(draft)])
        self.winner.set_value(draft.winner or "")
        self.cards.show_draft(draft)
        self.said.say(words.said(draft))
        self.rest_button.setVisible(bool(draft.rest))
        self.rest_button.setText(words.rest_label(draft))
        self.clear_button.setVisible(bool(draft.on(draft.pile)))

    def _take(self, draft: GameOverDraft) -> None:
        if draft != self._draft:
            self._draft = draft
            self._show()
            self.drafted.emit(draft)
        else:
            self._show()  # a click toggles a button; whether its card moved is for the draft to say

    # --- what is done

    def _click(self, card: Card) -> None:
        self._take(self._draft.toggled(card))

    def _choose_pile(self, pile: str) -> None:
        self._take(self._draft.choosing(pile))

    def _choose_winner(self, winner: str) -> None:
        self._take(self._draft.won_by(winner or None))

    def _fill(self) -> None:
        self._take(self._draft.filled())

    def _clear(self) -> None:
        self._take(self._draft.emptied())

    def _look_for(self, text: str) -> None:
        found = self.cards.card_for(text)
        self.search.goes_on = self.cards.goes_on(text)
        if found is not None:
            self.cards.bring_into_sight(found)

    def _take_found(self) -> None:
        found = self.cards.card_for(self.search.text())
        self.search.clear()
        if found is not None:
            self._click(found)

    def _conclude(self) -> None:
        self.concluded.emit(True)

    def _keep(self) -> None:
        self.concluded.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter with Ctrl concludes wherever the keyboard is; Enter alone belongs to what has it."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._conclude()
        elif not enter:
            super().keyPressEvent(event)


def _key(number: int) -> str:
    return str(number) if number < 10 else ""


def _label(name: str, kind: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("kind", kind)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _button(name: str, text: str, kind: str = "quiet") -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAutoDefault(False)
    if kind:
        button.setProperty("kind", kind)
    return button
