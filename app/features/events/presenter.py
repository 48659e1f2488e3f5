"""Where the story meets the window: what is told of the game, and where the list of events shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.features.events.service import Entered, Piece, Tale, TimelineService
from app.features.events.view import EventView
from app.game.session import Session
from app.tasks.inference_service import InferenceService
from app.ui.host import Host
from app.ui.language import localized
from core.model.case import Case


class TimelinePresenter(QObject):
    """Keeps what the entries brought in step with the game.

    ``entry_told`` says in words what a new entry brought, once that is known; empty when there is nothing more to say.
    """

    entry_told = Signal(str)

    def __init__(
        self, host: Host, session: Session, inference: InferenceService, service: TimelineService, events: EventView
    ) -> None:
        super().__init__(host.window)
        self._session, self._service, self._events = session, service, events
        self._case: Case | None = None
        self.entry_told.connect(self._events.story_line.say)
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        inference.answered.connect(service.follow)
        inference.waiting.connect(service.hold)
        service.told.connect(self._hear)
        service.failed.connect(host.warn)

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
