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
