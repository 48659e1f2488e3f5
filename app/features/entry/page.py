"""What the pages of the entry panel share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.features.entry.draft import EntryDraft, Field
from app.ui.widgets.option_group import OptionGroup
from core.model.setup import Setup

if TYPE_CHECKING:  # the window opens without numpy
    from core.engines.posterior import Posterior


class EntryPage(QWidget):
    """One kind of entry. It shows a draft, and tells of every choice with the draft it makes."""

    drafted = Signal(object, object)
    """The new :class:`EntryDraft`, and the :class:`Field` that was chosen (None for one that isn't on the way)."""

    finished = Signal()
    """The last thing there is to say was pointed at: a click more would only be a click more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: EntryDraft | None = None

    def set_setup(self, setup: Setup) -> None:
        """Offer the cards and players of a game."""
        raise NotImplementedError

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        """Show what has been said; the posterior tells which cards can have been shown."""
        raise NotImplementedError

    def groups(self) -> Mapping[Field, OptionGroup]:
        """Where each field is chosen."""
        raise NotImplementedError

    def focus_field(self) -> Field | None:
        """The field that has the focus."""
        return next((field for field, group in self.groups().items() if group.focus_row() is not None), None)

    def focus_rest(self) -> bool:
        """Put the focus on something that may be said when all fields are filled; False where there is nothing."""
        return False

    def announce(self, draft: EntryDraft, field: Field | None = None) -> None:
        """Announce a draft, where it says something new or is on its way."""
        self.drafted.emit(draft, field)
