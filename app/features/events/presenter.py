"""Connects the list of events to the game, and shows in it what each entry brought."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.features.entry.state import draft_of
from app.features.events.service import TimelineService, TimelineUpdate
from app.features.events.view import EventView
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.actions import Permission
from app.ui.host import Host
from app.ui.language import localized
from core.model.case import Case
from core.model.events import Event, Move, Note
from core.model.setup import Setup


class EventListPresenter(QObject):
    """Shows the events of the game, looks back to the selected one, and deletes, moves and sets aside."""

    def __init__(self, view: EventView, game: Game, session: Session) -> None:
        super().__init__(view)
        self._view, self._session = view, session
        session.undone.connect(self._on_undone)
        view.list.selected.connect(self._look_back_to)
        view.delete_wanted.connect(self._delete)
        view.aside_wanted.connect(session.set_aside)
        view.move_wanted.connect(self._move)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, lambda shown: (shown.step, shown.case, shown.looking_at, shown.permitted)):
            return
        if now.step != before.step:
            self.deselect()
            self._view.undone.say("")
        self._view.lay(() if now.case is None else now.case.events, now.looking_at, now.permitted)

    def deselect(self) -> None:
        self._view.list.select(None)

    def _on_undone(self, step: str) -> None:
        self._view.undone.say(localized(step))

    def _look_back_to(self, row: int) -> None:
        self._session.look_back(row + 1)

    def _delete(self, row: int) -> None:
        self.deselect()
        self._session.delete(row)

    def _move(self, at: int, to: int) -> None:
        if self._session.move(at, to):
            self._view.list.select(to)


class SkippedTurnPresenter(QObject):
    """Asks whether a turn was left out before the last one. An answer of no holds for that place."""

    def __init__(self, view: EventView, game: Game, session: Session) -> None:
        super().__init__(view)
        self._view, self._game, self._session = view, game, session
        self._dismissed: set[Event] = set()
        view.skipped.insert.clicked.connect(self._insert)
        view.skipped.asker.clicked.connect(self._correct_asker)
        view.skipped.dismiss.clicked.connect(self._dismiss)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, lambda shown: (shown.game, shown.case, shown.permitted)):
            return
        if now.game != before.game:
            self._dismissed.clear()
        case = now.case
        if (
            case is None
            or not case.events
            or not now.may(Permission.CORRECT)
            or case.events[case.turn.began] in self._dismissed
        ):
            self._view.skipped.ask(())
        else:
            self._view.skipped.ask(case.turn.skipped, None if _corrected(case) is None else case.turn.began + 1)

    def _correct_asker(self) -> None:
        case = self._game.value.case
        if case is not None and (event := _corrected(case)) is not None:
            self._session.replace(case.turn.began, event)

    def _insert(self) -> None:
        if (case := self._game.value.case) is not None:
            self._view.insert_wanted.emit(case.turn.began)

    def _dismiss(self) -> None:
        if (case := self._game.value.case) is not None:
            self._dismissed.add(case.events[case.turn.began])
            self._view.skipped.ask(())


def _corrected(case: Case) -> Event | None:
    """Return the entry after the gap as that of the player who is missing; None where it cannot be."""
    if len(case.turn.skipped) != 1:
        return None
    event, *later = case.events[case.turn.began :]
    if isinstance(event, Move) or not all(isinstance(other, Note) for other in later):
        return None  # the other entries of that turn would be theirs, too
    return draft_of(event, case.setup).asking(case.turn.skipped[0]).event()


class TimelinePresenter(QObject):
    """Keeps what each entry brought in step with the game, and says it of a new entry, once known."""

    def __init__(self, host: Host, game: Game, service: TimelineService, events: EventView) -> None:
        super().__init__(host.window)
        self._game, self._service, self._events = game, service, events
        service.updated.connect(self._on_update)
        service.failed.connect(host.warn)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if differ(now, before, lambda shown: (shown.game, shown.case, shown.people, shown.is_hidden)):
            if now.is_hidden:
                self._events.model.set_effects(0, (), {})
            elif now.game != before.game or now.people is not before.people or _setup(now) != _setup(before):
                self._events.model.set_stale()
            self._events.effect_line.say("")
        self._service.show(now, before)

    def _on_update(self, update: TimelineUpdate) -> None:
        ending, events = update.ending, update.request.case.events
        self._events.model.set_effects(update.first, update.effects, None if ending is None else ending.revealed)
        if ending is not None:
            is_said = not (self._game.value.is_practice and events and isinstance(events[-1], Move))  # brings nothing
            self._events.effect_line.say(localized(ending.announcement) if is_said else "")


def _setup(shown: Shown) -> Setup | None:
    return None if shown.case is None else shown.case.setup
