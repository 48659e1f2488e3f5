"""The page of an accusation: who, three cards, right or wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.language import translate
from app.models.entry_draft import EntryDraft, Field
from app.theme import Space
from app.views.entry_cards import CardColumns
from app.views.entry_page import EntryPage, captioned, lettered, level, player_options
from app.views.option_group import OptionGroup
from core.model.cards import Card
from core.model.setup import Setup

if TYPE_CHECKING:  # the window opens without numpy
    from core.engines.posterior import Posterior

RIGHT, WRONG = "right", "wrong"


class AccusationPage(EntryPage):
    """Enters an accusation."""

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
            self.tell(self._draft.asking(name), Field.BY)

    def _choose_card(self, card: Card) -> None:
        if self._draft is not None:
            self.tell(self._draft.naming(card), (Field.SUSPECT, Field.WEAPON, Field.ROOM)[card.category])

    def _choose_correct(self, value: str) -> None:
        if self._draft is not None:
            self.tell(self._draft.judged(correct=value == RIGHT), Field.CORRECT)
