"""The pages of the entry panel: those for accusations and notes, and all pages in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.entry.draft import CARD_FIELDS, EntryDraft, Field, Kind, note_holders
from app.features.entry.footer import EntryFooter
from app.features.entry.offers import MayHold
from app.features.entry.page import EntryPage
from app.features.entry.state import EntryState
from app.features.entry.suggestion_page import SuggestionPage
from app.ui.host import FormHeights
from app.ui.language import translate
from app.ui.text import holder_name
from app.ui.theme import Space
from app.ui.widgets.form import CardColumns, lettered, player_options
from app.ui.widgets.keys import player_keys
from app.ui.widgets.options import OptionGroup
from app.ui.widgets.panels import height_of, packed
from core.model.setup import Setup

RIGHT, WRONG = "right", "wrong"


class AccusationPage(EntryPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryAccuser", translate("EntryAccusation", "Who accuses"))
        self.cards = CardColumns("entryAccused")
        self._correct = OptionGroup("entryCorrect", translate("EntryAccusation", "Right or wrong"))
        wrong = WRONG, translate("EntryAccusation", "wrong", "the accusation was wrong")
        right = RIGHT, translate("EntryAccusation", "right", "the accusation was right")
        self._correct.set_options(lettered(wrong, right))
        was = translate("EntryAccusation", "It was", "a caption: right or wrong")
        self._lay_out_verdict(translate("EntryAccusation", "By", "a caption: who accuses"), was, self._correct)
        self._connect(self._who, Field.BY, EntryDraft.asking)
        self.cards.chosen.connect(lambda card: self.drafted.emit(self._draft.naming(card), CARD_FIELDS[card.category]))
        self._connect(self._correct, Field.CORRECT, lambda draft, value: replace(draft, correct=value == RIGHT))
        self._correct.settled.connect(self.finished)

    def groups(self) -> Mapping[Field, OptionGroup]:
        columns = zip(CARD_FIELDS, self.cards.groups, strict=True)
        return {Field.BY: self._who, **dict(columns), Field.CORRECT: self._correct}

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        self._draft = draft
        self._who.set_value(draft.by)
        self.cards.show_cards(draft.cards)
        self._correct.set_value(None if draft.correct is None else RIGHT if draft.correct else WRONG)


HAS, HAS_NOT = "has", "has not"


class NotePage(EntryPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryHolder", translate("EntryNote", "Who", "who has a card"))
        self.cards = CardColumns("entryNoted", one_of_all=True)
        self._holds = OptionGroup("entryHolds", translate("EntryNote", "Has it or not"))
        has_not = HAS_NOT, translate("EntryNote", "doesn’t have it")
        self._holds.set_options(lettered((HAS, translate("EntryNote", "has it")), has_not))
        has = translate("EntryNote", "Has it?", "a caption: has it or not")
        self._lay_out_verdict(translate("EntryNote", "Who", "who has a card"), has, self._holds)
        self._connect(self._who, Field.HOLDER, lambda draft, name: replace(draft, holder=name))
        self.cards.chosen.connect(lambda card: self.drafted.emit(replace(self._draft, card=card), Field.CARD))
        self._connect(self._holds, Field.HOLDS, lambda draft, value: replace(draft, holds=value == HAS))

    def groups(self) -> Mapping[Field, OptionGroup]:
        card = self._draft.card
        column = self.cards.groups[0 if card is None else card.category]
        return {Field.HOLDER: self._who, Field.CARD: column, Field.HOLDS: self._holds}

    def focus_field(self) -> Field | None:
        among_cards = any(group.focus_row() is not None for group in self.cards.groups)
        return Field.CARD if among_cards else super().focus_field()

    def set_setup(self, setup: Setup) -> None:
        keys = player_keys(setup.seats.names)
        places = [(holder, holder_name(holder)) for holder in note_holders(setup) if holder not in keys]
        self._who.set_options((*player_options(setup), *lettered(*places)))
        self.cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        self._draft = draft
        self._who.set_value(draft.holder)
        self.cards.show_cards((draft.card,))
        self._holds.set_value(None if draft.holds is None else HAS if draft.holds else HAS_NOT)


class EntryPages(QWidget):
    """The pages of all kinds of entry, of which one is visible. The signals are those of :class:`EntryPage`."""

    drafted = Signal(object, object)
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suggestions = SuggestionPage()
        self._pages: dict[Kind, EntryPage] = {
            Kind.SUGGESTION: self.suggestions,
            Kind.ACCUSATION: AccusationPage(),
            Kind.NOTE: NotePage(),
        }
        self._kind = Kind.SUGGESTION
        packed(QVBoxLayout(self), *self._pages.values())
        for page in self._pages.values():
            page.drafted.connect(self.drafted)
            page.finished.connect(self.finished)
        self.show_state(None)

    @property
    def current(self) -> EntryPage:
        return self._pages[self._kind]

    def show_state(self, state: EntryState | None) -> None:
        """Show the page of an entry; with None, an empty page."""
        if state is not None:
            self._kind = state.draft.kind
        for kind, page in self._pages.items():
            page.setVisible(kind is self._kind)
        if state is not None:
            self.current.set_setup(state.draft.setup)
            self.current.show_draft(state.draft, state.offers)

    def choose_elsewhere(self, draft: EntryDraft, event: QKeyEvent) -> bool:
        """Let a key that means nothing in the focused field choose a player, and change the cards once all are chosen.

        Before that, a slip in one column would change another.
        """
        page, cards = self.current, draft.cards
        who = Field.REFUTER if any(cards) else Field.BY
        players = [group for field, group in page.groups().items() if field in (who, Field.HOLDER)]
        return any(group.choose_by_key(event) for group in (*(page.cards.groups if all(cards) else ()), *players))


MARGIN = 6
"""The space beside the parts of the entry panel (px)."""

AROUND = 4
"""The number of spaces above, below and between them."""


class EntryHeights(FormHeights):
    def __init__(self, panel: QWidget, kinds: QWidget, line: QWidget, pages: EntryPages, footer: EntryFooter) -> None:
        super().__init__(panel, pages)
        self._panel, self._kinds, self._line, self._pages, self._footer = panel, kinds, line, pages, footer

    @property
    def usual_width(self) -> int:
        return self._pages.suggestions.usual_width + 2 * MARGIN

    def least(self, width: int, *, condensed: bool = True) -> int:
        inner, page = width - 2 * MARGIN, self._pages.current
        cards = page.cards.least_height(inner, condensed=condensed)
        return self._usual_around(inner) + page.height_beside_cards(inner) + cards

    def arrange(self, width: int, most: int) -> None:
        inner = width - 2 * MARGIN
        around = self._usual_around(inner) + self._pages.current.height_beside_cards(inner)
        room = QSize(inner, max(most, self.least(width)) - around)
        for page in self._pages.findChildren(EntryPage):
            page.cards.set_room(room)

    def now(self, width: int, kept: int) -> int:
        inner = width - 2 * MARGIN
        head = self._kinds if self._line.isHidden() else self._line
        around = height_of(head, inner) + self._footer.whole_height(inner) + AROUND * Space.XS
        return around + self._pages.current.height_at(inner, kept)

    def make_room(self, width: int, height: int) -> None:
        self._footer.make_room(self.now(width, 0) - height, width - 2 * MARGIN)
        for part in (self._footer, self._panel):
            if (layout := part.layout()) is not None:
                layout.activate()  # at once: while a request is handled, Qt drops further ones

    def _usual_around(self, inner: int) -> int:
        return height_of(self._kinds, inner) + self._footer.usual_height(inner) + AROUND * Space.XS
