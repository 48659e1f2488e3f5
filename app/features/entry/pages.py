"""The pages of the entry panel: what they share, and those for accusations and notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft, Field, note_holders
from app.ui.language import translate
from app.ui.text import holder_name
from app.ui.theme import Space
from app.ui.widgets.form import CardColumns, captioned, lettered, level, player_keys, player_options
from app.ui.widgets.options import Option, OptionGroup
from core.model.cards import Card
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


class EntryPage(QWidget):
    """The form of one kind of entry. It shows a draft, and announces the draft that a choice makes."""

    drafted = Signal(object, object)
    """The new :class:`EntryDraft`, and the :class:`Field` chosen (None for an optional one)."""

    finished = Signal()
    """The last field was chosen by mouse: the entry can be recorded without another click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: EntryDraft | None = None

    def set_setup(self, setup: Setup) -> None:
        """Offer the cards and players of a game."""
        raise NotImplementedError

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        """Show a draft; the posterior tells which cards can have been shown."""
        raise NotImplementedError

    def groups(self) -> Mapping[Field, OptionGroup]:
        """The options of each field."""
        raise NotImplementedError

    def focus_field(self) -> Field | None:
        """The focused field."""
        return next((field for field, group in self.groups().items() if group.focus_row() is not None), None)

    def focus_rest(self) -> bool:
        """Focus an optional field once all others are filled; False where there is none."""
        return False

    def announce(self, draft: EntryDraft, field: Field | None = None) -> None:
        """Announce a draft, where it changed or was confirmed."""
        self.drafted.emit(draft, field)


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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(captioned(translate("EntryAccusation", "Accuses", "a caption: who accuses"), self._accuser))
        layout.addWidget(self._cards, 1)
        layout.addWidget(captioned(translate("EntryAccusation", "It was", "a caption: right or wrong"), self._correct))
        layout.addStretch(0)
        level(self)
        self._accuser.chosen.connect(self._choose_accuser)
        self._cards.chosen.connect(self._choose_card)
        self._correct.chosen.connect(self._choose_correct)
        self._correct.pointed.connect(self.finished)

    def groups(self) -> Mapping[Field, OptionGroup]:
        suspects, weapons, rooms = self._cards.groups
        return {
            Field.BY: self._accuser,
            Field.SUSPECT: suspects,
            Field.WEAPON: weapons,
            Field.ROOM: rooms,
            Field.CORRECT: self._correct,
        }

    def set_setup(self, setup: Setup) -> None:
        self._accuser.set_options(player_options(setup))
        self._cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        self._draft = draft
        self._accuser.set_value(draft.by)
        self._cards.show_cards(draft.cards)
        self._correct.set_value(None if draft.correct is None else RIGHT if draft.correct else WRONG)

    def _choose_accuser(self, name: str) -> None:
        if self._draft is not None:
            self.announce(self._draft.asking(name), Field.BY)

    def _choose_card(self, card: Card) -> None:
        if self._draft is not None:
            self.announce(self._draft.naming(card), (Field.SUSPECT, Field.WEAPON, Field.ROOM)[card.category])

    def _choose_correct(self, value: str) -> None:
        if self._draft is not None:
            self.announce(self._draft.judged(correct=value == RIGHT), Field.CORRECT)


HAS, HAS_NOT = "has", "has not"


class NotePage(EntryPage):
    """The page for notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holder = OptionGroup("entryHolder", translate("EntryNote", "Who", "who has a card"))
        self._cards = CardColumns("entryNoted")
        self._holds = OptionGroup("entryHolds", translate("EntryNote", "Has it or not"))
        self._holds.set_options(
            lettered(
                (HAS, translate("EntryNote", "has it")),
                (HAS_NOT, translate("EntryNote", "doesn’t have it")),
            )
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(captioned(translate("EntryNote", "Who", "who has a card"), self._holder))
        layout.addWidget(self._cards, 1)
        layout.addWidget(captioned(translate("EntryNote", "Verdict", "a caption: has it or not"), self._holds))
        layout.addStretch(0)
        level(self)
        self._holder.chosen.connect(self._choose_holder)
        self._cards.chosen.connect(self._choose_card)
        self._holds.chosen.connect(self._choose_holds)

    def groups(self) -> Mapping[Field, OptionGroup]:
        category = self._draft.card.category if self._draft is not None and self._draft.card is not None else 0
        return {
            Field.HOLDER: self._holder,
            Field.CARD: self._cards.groups[category],
            Field.HOLDS: self._holds,
        }

    def focus_field(self) -> Field | None:
        among_cards = any(group.focus_row() is not None for group in self._cards.groups)
        return Field.CARD if among_cards else super().focus_field()

    def set_setup(self, setup: Setup) -> None:
        keys = player_keys(setup.seats.names)
        places = [(holder, holder_name(holder)) for holder in note_holders(setup) if holder not in keys]
        players = (Option(name, name, keys[name]) for name in setup.seats)
        self._holder.set_options((*players, *lettered(*places)))
        self._cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        self._draft = draft
        self._holder.set_value(draft.holder)
        self._cards.show_cards((draft.card,))
        self._holds.set_value(None if draft.holds is None else HAS if draft.holds else HAS_NOT)

    def _choose_holder(self, name: str) -> None:
        if self._draft is not None:
            self.announce(self._draft.about(name), Field.HOLDER)

    def _choose_card(self, card: Card) -> None:
        if self._draft is not None:
            self.announce(self._draft.naming(card), Field.CARD)

    def _choose_holds(self, value: str) -> None:
        if self._draft is not None:
            self.announce(self._draft.holding(holds=value == HAS), Field.HOLDS)
