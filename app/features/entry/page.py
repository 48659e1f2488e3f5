"""What the pages of the entry panel have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft, Field
from app.features.entry.offers import MayHold
from app.ui.theme import Space, grown, target
from app.ui.widgets.form import CardColumns, captioned, level, player_options
from app.ui.widgets.options import OptionGroup
from app.ui.widgets.panels import height_of, packed
from core.model.setup import Setup

APPEARING, ROW, GROWTH = 2, 26, 0.6
"""How many rows may appear below the cards, the height of each (px), and its share of the growth of text."""

EXPECTED = 1
"""How many of them nearly every entry has: their room is kept free, so that nothing moves when they appear."""


class EntryPage(QWidget):
    """The form of one kind of entry. It shows a draft, and announces the draft that a choice makes."""

    drafted = Signal(object, object)
    """The new :class:`EntryDraft`, and the :class:`Field` chosen (None for an optional one)."""

    finished = Signal()
    """The last field was chosen: the entry can be recorded without another click or key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: EntryDraft  # from the first time it is shown; nothing can be chosen before
        self._who: OptionGroup
        self.cards: CardColumns
        self._always: tuple[QWidget, ...] = ()
        self._appearing: tuple[QWidget, ...] = ()

    def set_setup(self, setup: Setup) -> None:
        self._who.set_options(player_options(setup))
        self.cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        """Show a draft; ``may_hold`` tells which cards can have been shown."""
        raise NotImplementedError

    def groups(self) -> Mapping[Field, OptionGroup]:
        raise NotImplementedError

    def height_beside_cards(self, width: int) -> int:
        """Return the height of all that stands above and below the cards, or may appear there (px)."""
        return _height_of(width, self._always) + APPEARING * _row_height()

    def height_at(self, width: int, kept: int) -> int:
        """Return the height of the page as it is, with room for so many rows that may appear (px)."""
        appeared = _height_of(width, (row for row in self._appearing if not row.isHidden()))
        below = max(appeared, kept * _row_height())
        return _height_of(width, self._always) + self.cards.height_now + below

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            level(self)

    def focus_field(self) -> Field | None:
        return next((field for field, group in self.groups().items() if group.focus_row() is not None), None)

    def focus_rest(self) -> bool:
        """Focus an optional field once all others are filled; False where there is none."""
        return False

    def _lay_out_verdict(self, who: str, verdict: str, group: OptionGroup) -> None:
        """Put the cards between two rows with these captions: who it is, and a group of two options."""
        self._always = captioned(who, self._who), captioned(verdict, group)
        above, below = self._always
        packed(QVBoxLayout(self), above, (self.cards, 1), below, 0, spacing=Space.XS)
        level(self)

    def _connect(self, group: OptionGroup, field: Field, choice: Callable[[EntryDraft, str], EntryDraft]) -> None:
        """Let ``choice`` make the new draft of this one and the value chosen."""
        group.chosen.connect(lambda value: self.drafted.emit(choice(self._draft, value), field))


def _row_height() -> int:
    return target(grown(ROW, GROWTH)) + Space.XS


def _height_of(width: int, rows: Iterable[QWidget]) -> int:
    return sum(height_of(row, width) + Space.XS for row in rows)
