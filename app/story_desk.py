"""Where the story meets the window: what is told of the game, and where the list of events shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.language import localized
from app.main_window import MainWindow
from app.services import InferenceService
from app.session import Session
from app.story import StoryService
from app.story_teller import Entered, Piece, Tale
from core.model.case import Case


class StoryDesk(QObject):
    """Keeps what the entries brought in step with the game.

    ``entry_told`` says in words what a new entry brought, once that is known; empty when there is nothing more to say.
    """

    entry_told = Signal(str)

    def __init__(
        self, window: MainWindow, session: Session, inference: InferenceService, service: StoryService
    ) -> None:
        super().__init__(window)
        self._session, self._service, self._events = session, service, window.page.events
        self._case: Case | None = None
        self.entry_told.connect(self._events.story_line.say)
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        window.page.replied.connect(service.follow)
        inference.waiting.connect(service.hold)
        service.told.connect(self._hear)
        service.failed.connect(window.page.warn)

    @Slot()
    def _open(self) -> None:
        """Another game: nothing that was told of the last one is worth anything."""
        self._case = None

    @Slot()
    def _change(self) -> None:
        before, self._case = self._case, self._session.case
        if before is None or self._case is None or before.setup != self._case.setup:
            self._events.model.set_stale()
        self.entry_told.emit("")
        self._service.tell(None if self._case is None else Tale(self._case, entered(before, self._case)))

    @Slot(object)
    def _hear(self, piece: Piece) -> None:
        model = self._events.model
        model.set_brought(piece.first, piece.brought)
        if piece.ending is not None:
            model.set_revealed(piece.ending.told, piece.ending.revealed)
            self.entry_told.emit(localized(piece.ending.at_once))


def entered(before: Case | None, after: Case) -> Entered | None:
    """Return which entry is new: one that was added anywhere, or corrected; None where the step was another."""
    if before is None or before.setup != after.setup:
        return None
    old, new = before.events, after.events
    head = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    for grown in (1, 0):
        if len(new) == len(old) + grown and head < len(new) and old[head + 1 - grown :] == new[head + 1 :]:
            return None if new[head].aside else Entered(head, before)
    return None
