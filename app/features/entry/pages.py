"""The pages of the entry panel: what they share, those for accusations and notes, and the rows of further answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.features.entry.draft import CARD_FIELDS, EntryDraft, Field, note_holders, offered
from app.ui.language import translate
from app.ui.text import holder_name
from app.ui.theme import Space, px, target
from app.ui.widgets.form import (
    CardColumns,
    captioned,
    card_options,
    emptied,
    lettered,
    level,
    player_options,
)
from app.ui.widgets.keys import player_keys
from app.ui.widgets.labels import label
from app.ui.widgets.options import OptionGroup
from app.ui.widgets.panels import packed
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


APPEARING, ROW = 2, 26
"""How many rows may appear below the cards, and the height of each (px)."""


def height_of(widget: QWidget, width: int) -> int:
    """Return the height that a widget prefers in this width (px)."""
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


class EntryPage(QWidget):
    """The form of one kind of entry. It shows a draft, and announces the draft that a choice makes."""

    drafted = Signal(object, object)
    """The new :class:`EntryDraft`, and the :class:`Field` chosen (None for an optional one)."""

    finished = Signal()
    """The last field was chosen by mouse: the entry can be recorded without another click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: EntryDraft  # from the first time it is shown; nothing can be chosen before
        self._cards: CardColumns
        self._always: tuple[QWidget, ...] = ()

    def set_setup(self, setup: Setup) -> None:
        """Offer the cards and players of a game."""
        raise NotImplementedError

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        """Show a draft; the posterior tells which cards can have been shown."""
        raise NotImplementedError

    def groups(self) -> Mapping[Field, OptionGroup]:
        """The options of each field."""
        raise NotImplementedError

    @property
    def cards(self) -> CardColumns:
        """The columns of cards."""
        return self._cards

    def height_beside_cards(self, width: int) -> int:
        """Return the height of all that stands above and below the cards, or may appear there (px)."""
        rows = (height_of(row, width) + Space.XS for row in self._always)
        return sum(rows) + APPEARING * (target(px(ROW)) + Space.XS)

    def focus_field(self) -> Field | None:
        """The focused field."""
        return next((field for field, group in self.groups().items() if group.focus_row() is not None), None)

    def focus_rest(self) -> bool:
        """Focus an optional field once all others are filled; False where there is none."""
        return False

    def _connect(self, group: OptionGroup, field: Field, choice: Callable[[EntryDraft, str], EntryDraft]) -> None:
        """Let ``choice`` make the new draft of this one and the value chosen."""
        group.chosen.connect(lambda value: self.drafted.emit(choice(self._draft, value), field))


RIGHT, WRONG = "right", "wrong"


class AccusationPage(EntryPage):
    """The page for accusations."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accuser = OptionGroup("entryAccuser", translate("EntryAccusation", "Who accuses"))
        self._cards = CardColumns("entryAccused")
        self._correct = OptionGroup("entryCorrect", translate("EntryAccusation", "Right or wrong"))
        self._correct.set_options(
            lettered(
                (WRONG, translate("EntryAccusation", "wrong", "the accusation was wrong")),
                (RIGHT, translate("EntryAccusation", "right", "the accusation was right")),
            )
        )
        who = captioned(translate("EntryAccusation", "By", "a caption: who accuses"), self._accuser)
        verdict = captioned(translate("EntryAccusation", "It was", "a caption: right or wrong"), self._correct)
        packed(QVBoxLayout(self), who, self._cards, verdict, 0, spacing=Space.XS).setStretch(1, 1)
        self._always = who, verdict
        level(self)
        self._connect(self._accuser, Field.BY, EntryDraft.asking)
        self._cards.chosen.connect(lambda card: self.drafted.emit(self._draft.naming(card), CARD_FIELDS[card.category]))
        self._connect(self._correct, Field.CORRECT, lambda draft, value: replace(draft, correct=value == RIGHT))
        self._correct.pointed.connect(self.finished)

    def groups(self) -> Mapping[Field, OptionGroup]:
        columns = zip(CARD_FIELDS, self._cards.groups, strict=True)
        return {Field.BY: self._accuser, **dict(columns), Field.CORRECT: self._correct}

    def set_setup(self, setup: Setup) -> None:
        self._accuser.set_options(player_options(setup))
        self._cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        self._draft = draft
        self._accuser.set_value(draft.by)
        self._cards.show_cards(draft.cards)
        self._correct.set_value(None if draft.correct is None else RIGHT if draft.correct else WRONG)


HAS, HAS_NOT = "has", "has not"


class NotePage(EntryPage):
    """The page for notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holder = OptionGroup("entryHolder", translate("EntryNote", "Who", "who has a card"))
        self._cards = CardColumns("entryNoted", one_of_all=True)
        self._holds = OptionGroup("entryHolds", translate("EntryNote", "Has it or not"))
        self._holds.set_options(
            lettered(
                (HAS, translate("EntryNote", "has it")),
                (HAS_NOT, translate("EntryNote", "doesn’t have it")),
            )
        )
        who = captioned(translate("EntryNote", "Who", "who has a card"), self._holder)
        verdict = captioned(translate("EntryNote", "Has it?", "a caption: has it or not"), self._holds)
        packed(QVBoxLayout(self), who, self._cards, verdict, 0, spacing=Space.XS).setStretch(1, 1)
        self._always = who, verdict
        level(self)
        self._connect(self._holder, Field.HOLDER, lambda draft, name: replace(draft, holder=name))
        self._cards.chosen.connect(lambda card: self.drafted.emit(replace(self._draft, card=card), Field.CARD))
        self._connect(self._holds, Field.HOLDS, lambda draft, value: replace(draft, holds=value == HAS))

    def groups(self) -> Mapping[Field, OptionGroup]:
        card = self._draft.card
        column = self._cards.groups[0 if card is None else card.category]
        return {Field.HOLDER: self._holder, Field.CARD: column, Field.HOLDS: self._holds}

    def focus_field(self) -> Field | None:
        among_cards = any(group.focus_row() is not None for group in self._cards.groups)
        return Field.CARD if among_cards else super().focus_field()

    def set_setup(self, setup: Setup) -> None:
        keys = player_keys(setup.seats.names)
        places = [(holder, holder_name(holder)) for holder in note_holders(setup) if holder not in keys]
        self._holder.set_options((*player_options(setup), *lettered(*places)))
        self._cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        self._draft = draft
        self._holder.set_value(draft.holder)
        self._cards.show_cards((draft.card,))
        self._holds.set_value(None if draft.holds is None else HAS if draft.holds else HAS_NOT)


SHOWS, PASSES = "shows", "passes"


class FurtherAnswers(QWidget):
    """One row per player who may still answer. Clicking the chosen answer again clears it."""

    answered = Signal(object)
    """The draft with the answer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryFurther")
        self._rows = packed(QVBoxLayout(self), spacing=Space.XS)
        self._players: tuple[str, ...] = ()
        self._answers: dict[str, OptionGroup] = {}
        self._cards: dict[str, OptionGroup] = {}
        self._draft: EntryDraft  # from the first time it is shown

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        """Show the answers of a draft."""
        self._draft = draft
        players = draft.could_answer()
        if players != self._players:
            emptied(self._rows)
            self._players, self._answers, self._cards = players, {}, {}
            for player in players:
                self._rows.addWidget(self._row(player))
        answers = {answer.player: answer for answer in draft.further}
        for player in players:
            answer = answers.get(player)
            self._answers[player].set_value(None if answer is None else SHOWS if answer.shows else PASSES)
            cards = self._cards[player]
            cards.setVisible(answer is not None and answer.shows and draft.sees_further(player))
            cards.set_options(card_options(offered(draft, player, posterior), draft.setup.deck))
            cards.set_value(answer.shown.name if answer is not None and answer.shown is not None else None)

    def focus_next(self) -> bool:
        """Focus the first missing answer or visible card; False where there is none."""
        for player in self._players:
            answer, cards = self._answers[player], self._cards[player]
            if answer.value is None or (cards.isVisible() and cards.value is None):
                (answer if answer.value is None else cards).take_focus()
                return True
        return False

    def _row(self, player: str) -> QWidget:
        row = QWidget()
        name = label("", "", player, wraps=False)
        name.setFixedWidth(px(84))
        name.setToolTip(player)
        answer = OptionGroup(f"entryFurther.{player}", translate("EntryFurther", "{who} answers").format(who=player))
        answer.set_options(
            lettered(
                (PASSES, translate("EntryFurther", "passes", "has none of the three cards")),
                (SHOWS, translate("EntryFurther", "shows", "shows one of the three cards")),
            )
        )
        whose = translate("EntryFurther", "the card {who} shows").format(who=player)
        cards = OptionGroup(f"entryFurtherShown.{player}", whose)
        answer.chosen.connect(lambda value: self._answer(player, value))
        cards.chosen.connect(lambda value: self._show(player, value))
        self._answers[player], self._cards[player] = answer, cards
        packed(QHBoxLayout(row), name, packed(QVBoxLayout(), answer, cards)).setStretch(1, 1)
        return row

    def _answer(self, player: str, value: str) -> None:
        shows = None if self._answers[player].value == value else value == SHOWS
        self.answered.emit(self._draft.answering(player, shows))

    def _show(self, player: str, value: str) -> None:
        draft = self._draft
        card = None if self._cards[player].value == value else draft.setup.deck.card(value)
        self.answered.emit(draft.answering(player, shows=True, shown=card))
