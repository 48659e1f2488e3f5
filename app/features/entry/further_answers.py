"""Answers after the first refutation: for each player no answer, a pass, or a shown card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.form import card_options, emptied, lettered
from app.ui.widgets.options import OptionGroup
from core.model.cards import Card

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


def offered(draft: EntryDraft, player: str, posterior: Posterior | None) -> tuple[Card, ...]:
    """Return which of the three cards ``player`` can show; all three where none is possible.

    Contradictions must be enterable: the sheet explains them.
    """
    three = draft.triple or ()
    if player == draft.setup.me:
        possible = tuple(card for card in three if card in draft.setup.my_hand)
    else:
        possible = tuple(card for card in three if _may_hold(posterior, card, player))
    return possible or three


def _may_hold(posterior: Posterior | None, card: Card, player: str) -> bool:
    if posterior is None or card not in posterior.cards or player not in posterior.holders:
        return True
    return posterior.probability(card, player) > 0.0


def preselected(draft: EntryDraft, posterior: Posterior | None) -> EntryDraft:
    """Return the draft with the shown card filled in, where I see it and only one is possible."""
    if draft.refuter is None or draft.triple is None or draft.shown is not None or not draft.sees_card():
        return draft
    cards = offered(draft, draft.refuter, posterior)
    return draft.showing(cards[0]) if len(cards) == 1 else draft


SHOWS, PASSES = "shows", "passes"


class FurtherAnswers(QWidget):
    """One row per player who may still answer. Clicking the chosen answer again clears it."""

    answered = Signal(object)
    """The draft with the answer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryFurther")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(Space.XS)
        self._players: tuple[str, ...] = ()
        self._said: dict[str, OptionGroup] = {}
        self._cards: dict[str, OptionGroup] = {}
        self._draft: EntryDraft | None = None

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        """Show the answers of a draft."""
        self._draft = draft
        players = draft.could_answer()
        if players != self._players:
            self._make_rows(players)
        answers = {answer.player: answer for answer in draft.further}
        for player in players:
            answer = answers.get(player)
            self._said[player].set_value(None if answer is None else SHOWS if answer.shows else PASSES)
            cards = self._cards[player]
            cards.setVisible(answer is not None and answer.shows and draft.sees_further(player))
            cards.set_options(card_options(offered(draft, player, posterior)))
            cards.set_value(answer.shown.name if answer is not None and answer.shown is not None else None)

    def focus_next(self) -> bool:
        """Focus the first missing answer or visible card; False where there is none."""
        for player in self._players:
            said, cards = self._said[player], self._cards[player]
            empty = said if said.value is None else cards if cards.isVisible() and cards.value is None else None
            if empty is not None:
                empty.take_focus()
                return True
        return False

    def _make_rows(self, players: tuple[str, ...]) -> None:
        emptied(self._rows)
        self._players, self._said, self._cards = players, {}, {}
        for player in players:
            self._rows.addWidget(self._row(player))

    def _row(self, player: str) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        name = QLabel(player)
        name.setFixedWidth(px(84))
        name.setToolTip(player)
        said = OptionGroup(f"entryFurther.{player}", translate("EntryFurther", "{who} answers").format(who=player))
        said.set_options(
            lettered(
                (PASSES, translate("EntryFurther", "passes", "has none of the three cards")),
                (SHOWS, translate("EntryFurther", "shows", "shows one of the three cards")),
            )
        )
        whose = translate("EntryFurther", "the card {who} shows").format(who=player)
        cards = OptionGroup(f"entryFurtherShown.{player}", whose)
        said.chosen.connect(lambda value, player=player: self._say(player, value))
        cards.chosen.connect(lambda value, player=player: self._show(player, value))
        self._said[player], self._cards[player] = said, cards
        column = QVBoxLayout()
        column.addWidget(said)
        column.addWidget(cards)
        layout.addWidget(name)
        layout.addLayout(column, 1)
        return row

    def _say(self, player: str, value: str) -> None:
        if self._draft is not None:
            shows = None if self._said[player].value == value else value == SHOWS
            self.answered.emit(self._draft.answering(player, shows))

    def _show(self, player: str, value: str) -> None:
        if self._draft is not None:
            card = None if self._cards[player].value == value else self._draft.setup.deck.card(value)
            self.answered.emit(self._draft.answering(player, shows=True, shown=card))
