"""The end-of-game dialog: solution, hands and winner. Modeless, so that entries can be corrected beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.features.conflicts.service import CorrectionChoice, CorrectionKind, EntryCorrections, corrections_of
from app.features.game_over import text as words
from app.features.game_over.cards import GameOverCards
from app.features.game_over.draft import GameOverDraft
from app.features.game_over.service import FEW, Objection
from app.features.setup.hand_picker import FindEdit
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, px
from app.ui.widgets.fields import ProblemLabel
from app.ui.widgets.form import emptied
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import Option, OptionGroup
from app.ui.widgets.panels import FlowLayout
from core.model.cards import Card

HEIGHT = 190
"""The greatest height in the window (px); the rest scrolls."""


class GameOverObjection(QFrame):
    """Shows a contradiction. ``entry_wanted`` carries an entry to show, ``chosen`` a correction."""

    entry_wanted = Signal(int)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOverObjection")
        self.setProperty("kind", "problem")
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        self._rows.setSpacing(Space.XS)
        scroll = QScrollArea()
        scroll.setObjectName("gameOverObjectionScroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(scroll)
        self.setFixedHeight(px(HEIGHT))
        self.text = ""
        self.hide()

    def show_objection(self, found: Objection | None) -> None:
        """Show what is wrong, or hide the bar."""
        emptied(self._rows)
        self.text = "" if found is None else words.objection(found.entries)
        if found is not None:
            self._rows.addWidget(label("gameOverClash", "heading", self.text))
            if found.steps:
                self._rows.addWidget(label("gameOverWhy", text=words.why(found.steps)))
            for fixes in corrections_of(found.claim.case, found.entries, found.corrections, ()):
                self._rows.addWidget(self._entry(fixes))
            self._rows.addStretch(1)
        self.setVisible(found is not None)

    def _entry(self, fixes: EntryCorrections) -> QWidget:
        row = QWidget()
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        line = words.entry_line(fixes.event, fixes.line)
        shown = _fix_button(f"gameOverEntry{fixes.event}", line)
        shown.clicked.connect(partial(self._want, fixes.event))
        layout.addWidget(shown)
        offered = (*fixes.changes[:FEW], *(fix for fix in fixes.others if fix.kind is CorrectionKind.ASIDE))
        layout.addWidget(self._fixes(offered))
        return row

    def _fixes(self, offered: Sequence[CorrectionChoice]) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row, Space.XS)
        for i, fix in enumerate(offered):
            fix_button = _fix_button(f"gameOverFix{fix.event}.{i}", words.fix_label(fix), "slim")
            fix_button.clicked.connect(partial(self._choose, fix))
            flow.addWidget(fix_button)
        return row

    def _want(self, entry: int) -> None:
        self.entry_wanted.emit(entry)

    def _choose(self, fix: CorrectionChoice) -> None:
        self.chosen.emit(fix)


def _fix_button(name: str, text: str, kind: str = "quiet") -> QPushButton:
    made = button(name, escape_mnemonics(text), kind)
    made.setStyleSheet("text-align: left;")
    return made


USUAL = QSize(760, 620)
SMALLEST = QSize(620, 480)
FIND_WIDTH = 210


class GameOverDialog(QDialog):
    """Shows a draft, and announces every change of it.

    ``concluded``: the draft is final; True to review the game then. ``entry_wanted`` and ``chosen`` are those of
    :class:`GameOverObjection`.
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
        """The result entered so far."""
        return self._draft

    # --- parts

    def _make_parts(self) -> None:
        self.heading = label("gameOverHeading", "heading")
        self.search = FindEdit()
        self.search.setObjectName("gameOverFind")
        self.search.setPlaceholderText(translate("GameOverDialog", "Type a card, then Enter"))
        self.search.setAccessibleName(translate("GameOverDialog", "Type a card, then Enter"))
        self.search.fit_what_it_asks(px(FIND_WIDTH))
        self.piles = OptionGroup("gameOverPile", translate("GameOverDialog", "Whose cards are entered"))
        self.cards = GameOverCards(self._draft.setup.deck)
        self.said = ProblemLabel("gameOverSaid")
        self.rest_button = button("gameOverRest", "", "quiet")
        self.clear_button = button("gameOverClear", translate("GameOverDialog", "Clear these"), "quiet")
        self.objection = GameOverObjection(self)
        self.winner = OptionGroup("gameOverWinner", translate("GameOverDialog", "Who won"))
        self.done_button = button("gameOverDone", translate("GameOverDialog", "&Look back at the game"), "primary")
        self.keep_button = button("gameOverKeep", translate("GameOverDialog", "&Only keep it"))
        self.leave_button = button("gameOverLeave", translate("GameOverDialog", "Go on playing"))

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
        """Show the dialog, ready for the first card."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_objection(self, found: Objection | None) -> None:
        """Show which entries contradict the result, or that none do."""
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
            self._show()  # the click has toggled the button, but the draft decides

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
        """Ctrl+Enter concludes from anywhere; Enter alone goes to the focused widget."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._conclude()
        elif not enter:
            super().keyPressEvent(event)


def _key(number: int) -> str:
    return str(number) if number < 10 else ""
