"""Connects the list of events to the session, and shows in it what each entry brought."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from app.features.entry.state import draft_of
from app.features.events.service import NewEntry, TimelineRequest, TimelineService, TimelineUpdate
from app.features.events.view import EventView
from app.game.session import Session
from app.tasks.inference import InferenceService
from app.ui.actions import Permission
from app.ui.host import Host
from app.ui.language import localized
from core.model.case import Case
from core.model.events import Event, Move, Note
from core.model.hunch import without_hunches


class EventListPresenter(QObject):
    """Shows the events of the session, looks back to the selected one, and deletes, moves and sets aside."""

    def __init__(self, view: EventView, session: Session) -> None:
        super().__init__(view)
        self._view, self._session = view, session
        session.stepped.connect(self.deselect)
        session.stepped.connect(partial(view.undone.say, ""))
        session.undone.connect(self._say_undone)
        session.opened.connect(self._permit)
        session.changed.connect(self._change)
        session.shown_changed.connect(self._show)
        view.list.selected.connect(self._look_back_to)
        view.delete_wanted.connect(self._delete)
        view.aside_wanted.connect(session.set_aside)
        view.move_wanted.connect(self._move)

    @Slot()
    def _permit(self) -> None:
        self._view.permit(self._session.permitted)

    @Slot()
    def deselect(self) -> None:
        self._view.list.select(None)

    @Slot(str)
    def _say_undone(self, step: str) -> None:
        self._view.undone.say(localized(step))

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


class SkippedTurnPresenter(QObject):
    """Asks whether a turn was left out before the last one. An answer of no holds for that place."""

    def __init__(self, view: EventView, session: Session) -> None:
        super().__init__(view)
        self._view, self._session = view, session
        self._dismissed: set[Event] = set()
        session.opened.connect(self._dismissed.clear)
        session.changed.connect(self._look)
        view.skipped.insert.clicked.connect(self._insert)
        view.skipped.asker.clicked.connect(self._correct_asker)
        view.skipped.dismiss.clicked.connect(self._dismiss)

    @Slot()
    def _look(self) -> None:
        case = self._session.case
        may = self._session.may(Permission.CORRECT)
        is_asked = may and case is not None and bool(case.events) and case.events[self._at] not in self._dismissed
        players = case.turn.skipped if case is not None and is_asked else ()
        self._view.skipped.ask(players, None if self._corrected() is None else self._at + 1)

    @property
    def _at(self) -> int:
        return 0 if self._session.case is None else self._session.case.turn.began

    def _corrected(self) -> Event | None:
        """Return the entry after the gap as that of the player who is missing; None where it cannot be."""
        case = self._session.case
        if case is None or len(case.turn.skipped) != 1:
            return None
        event, *later = case.events[self._at :]
        if isinstance(event, Move) or not all(isinstance(one, Note) for one in later):
            return None  # the other entries of that turn would be theirs, too
        return draft_of(event, case.setup).asking(case.turn.skipped[0]).event()

    @Slot()
    def _correct_asker(self) -> None:
        if (event := self._corrected()) is not None:
            self._session.replace(self._at, event)

    @Slot()
    def _insert(self) -> None:
        self._view.insert_wanted.emit(self._at)

    @Slot()
    def _dismiss(self) -> None:
        if (case := self._session.case) is not None:
            self._dismissed.add(case.events[self._at])
            self._view.skipped.ask(())


class TimelinePresenter(QObject):
    """Keeps what each entry brought in step with the game, and says it of a new entry, once known."""

    def __init__(
        self, host: Host, session: Session, inference: InferenceService, service: TimelineService, events: EventView
    ) -> None:
        super().__init__(host.window)
        self._session, self._service, self._events = session, service, events
        self._case: Case | None = None
        self._people = session.people
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        inference.answered.connect(service.follow)
        inference.waiting.connect(service.hold)
        inference.silenced.connect(self._forget)
        service.updated.connect(self._take)
        service.failed.connect(host.warn)

    @Slot()
    def _open(self) -> None:
        self._case = None

    @Slot()
    def _forget(self) -> None:
        self._service.request(None if self._case is None else TimelineRequest(self._case))
        self._events.model.set_revealed(0, {})
        self._events.effect_line.say("")

    @Slot()
    def _change(self) -> None:
        before, case = self._case, self._session.case
        self._case = None if case is None else without_hunches(case)
        is_weighed_otherwise, self._people = self._people != self._session.people, self._session.people
        if before is None or self._case is None or before.setup != self._case.setup or is_weighed_otherwise:
            self._events.model.set_stale()
        self._events.effect_line.say("")
        self._service.request(
            None if self._case is None else TimelineRequest(self._case, new_entry(before, self._case))
        )

    @Slot(object)
    def _take(self, update: TimelineUpdate) -> None:
        model = self._events.model
        model.set_effects(update.first, update.effects)
        if update.ending is not None:
            model.set_revealed(update.ending.n_known, update.ending.revealed)
            is_told = not self._session.is_practice or not isinstance(self._last, Move)  # moves bring nothing
            self._events.effect_line.say(localized(update.ending.announcement) if is_told else "")

    @property
    def _last(self) -> Event | None:
        return None if self._case is None else next(reversed(self._case.events), None)


def new_entry(before: Case | None, after: Case) -> NewEntry | None:
    """Return which entry is new: inserted anywhere, or corrected; None after any other step."""
    if before is None or before.setup != after.setup:
        return None
    old, new = before.events, after.events
    head = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    for grown in (1, 0):
        if len(new) == len(old) + grown and head < len(new) and old[head + 1 - grown :] == new[head + 1 :]:
            return None if new[head].aside else NewEntry(head, before)
    return None
