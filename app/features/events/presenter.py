"""Connects the list of events to the session, and shows in it what each entry brought."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.features.events.service import Entered, Piece, Tale, TimelineService
from app.features.events.view import EventView
from app.game.session import Session
from app.tasks.inference_service import InferenceService
from app.ui.host import Host
from app.ui.language import localized
from core.model.case import Case


class EventListPresenter(QObject):
    """Shows the events of the session, looks back to the selected one, and deletes, moves and sets aside."""

    def __init__(self, view: EventView, session: Session) -> None:
        super().__init__(view)
        self._view, self._session = view, session
        session.stepped.connect(self.deselect)
        session.changed.connect(self._change)
        session.shown_changed.connect(self._show)
        view.selected.connect(self._look_back_to)
        view.delete_wanted.connect(self._delete)
        view.aside_wanted.connect(session.set_aside)
        view.move_wanted.connect(self._move)

    @Slot()
    def deselect(self) -> None:
        """Select no entry."""
        self._view.list.select(None)

    @Slot()
    def _change(self) -> None:
        case = self._session.case
        self._view.model.set_events(() if case is None else case.events)

    @Slot()
    def _show(self) -> None:
        self._view.model.set_now(self._session.looking_at)

    @Slot(int)
    def _look_back_to(self, row: int) -> None:
        self._session.look_back(row + 1)

    @Slot(int)
    def _delete(self, row: int) -> None:
        self.deselect()
        self._session.delete(row)

    @Slot(int, int)
    def _move(self, at: int, to: int) -> None:
        if self._session.move(at, to):
            self._view.list.select(to)


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
