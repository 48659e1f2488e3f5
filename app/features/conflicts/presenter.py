"""Shows contradictions: the bar, the corrections, the marked entries and the warning in the entry panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from app.features.conflicts.service import (
    ConflictService,
    CorrectionChoice,
    EntryCheckService,
    EntryConflict,
    FoundConflict,
    corrections_of,
)
from app.features.conflicts.view import CorrectionsPanel
from app.features.entry.state import PendingEntry
from app.features.entry.view import EntryPanel
from app.features.events.view import EventView
from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui import text as words
from app.ui.actions import Permission
from app.ui.host import Host
from app.ui.language import localized, translate
from core.text.text import sentence

if TYPE_CHECKING:
    from core.conflicts.conflicts import Correction
    from core.evidence.evidence import Source


class ConflictsPresenter(QObject):
    """Names the contradictions in what the sheet shows, and applies the chosen corrections."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        service: ConflictService,
        entry_check: EntryCheckService,
        sheet: SheetPanel,
        entry: EntryPanel,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session = host, session
        self._inference, self._service, self._entry_check = inference, service, entry_check
        self._sheet, self._entry, self._events = sheet, entry, events
        self._bar = self._sheet.conflict_bar
        self._corrections = CorrectionsPanel(self._bar, self._sheet)
        self._reply: InferenceReply | None = None
        self._conflicts: tuple[FoundConflict, ...] = ()
        self._at = 0
        self._warned: tuple[int, ...] = ()
        self._connect()

    def _connect(self) -> None:
        self._inference.checked.connect(self._follow)
        self._session.opened.connect(self._begin)
        self._service.found.connect(self._found)
        self._service.corrections_found.connect(self._show_corrections)
        self._bar.next.clicked.connect(self._go_on)
        self._bar.unfolded.connect(self._unfold)
        self._corrections.chosen.connect(self._apply)
        self._corrections.left.connect(self._leave)
        actions = self._host.actions
        self._corrections.setup_wanted.connect(actions.setup.trigger)
        self._entry.pending_changed.connect(self._check_entry)
        self._inference.silenced.connect(self._check_entry)
        self._entry_check.warned.connect(self._warn)
        self._entry_check.cleared.connect(self._clear_warning)
        self._service.failed.connect(self._host.warn)
        self._entry_check.failed.connect(self._host.warn)

    # --- the bar

    @Slot()
    def _begin(self) -> None:
        self._reply = None
        self._service.forget()
        self._found(())

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        """Take the sheet's answer; conflicts are only searched in the current game."""
        self._reply = reply
        case = self._session.case
        if case is not None and reply.request.case == case:
            if reply.conflict:
                self._service.ask(case)
            else:
                self._service.forget()
            if not reply.conflict or (self._conflicts and self._conflicts[0].case != case):
                self._conflicts, self._at = (), 0
        self._say()

    @Slot(object)
    def _found(self, found: tuple[FoundConflict, ...]) -> None:
        self._conflicts, self._at = found, 0
        self._say()

    @Slot()
    def _go_on(self) -> None:
        if self._conflicts:
            self._at = (self._at + 1) % len(self._conflicts)
            self._say()
            if self._bar.is_unfolded:
                self._unfold(True)

    @property
    def _is_now(self) -> bool:
        return self._reply is not None and self._reply.request.case == self._session.case

    def _say(self) -> None:
        reply, found = self._reply, self._conflict
        self._light_up()
        if reply is None or not reply.conflict or self._session.supposed is not None:
            self._bar.describe("")
            return
        if found is None or not self._is_now:
            self._bar.describe(f"{words.conflict_words(reply.conflict)} {words.conflict_advice(reply.upto)}")
            return
        n = len(self._conflicts)
        said = f"{words.conflict_words(found.conflict, found.reason.setup)} {words.conflict_advice(reply.upto)}"
        if n > 1:
            which = translate("Contradiction {number} of {total}.").format(number=self._at + 1, total=n)
            said = f"{which} {said}"
        self._bar.describe(said, several=n > 1, can_correct=self._session.may(Permission.CORRECT))

    @property
    def _conflict(self) -> FoundConflict | None:
        return self._conflicts[self._at] if self._at < len(self._conflicts) else None

    def _light_up(self) -> None:
        """Mark the entries of the shown conflict in the list, and those that the pending entry contradicts."""
        reply, found = self._reply, self._conflict
        conflict: tuple[Source, ...] = ()
        if found is not None and found.case == self._session.case:
            conflict = found.conflict
        elif reply is not None and self._is_now:
            conflict = reply.conflict
        events, lit = self._events, frozenset({*_events(conflict), *self._warned})
        if lit != events.model.conflict:
            events.model.set_conflict(lit)
            if shown := self._warned or _events(conflict):
                events.list.scrollTo(events.model.index(max(shown)))

    # --- corrections

    @Slot(bool)
    def _unfold(self, unfolded: bool) -> None:
        found = self._conflict
        if found is None or not unfolded:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and (focus is self._corrections or self._corrections.isAncestorOf(focus))
            self._corrections.unfold(False)
            if had_focus:
                self._host.focus_entry()
            return
        self._corrections.show_why(found.reason.steps)
        self._corrections.unfold(True)
        self._service.find_corrections(found)

    @Slot(object, object)
    def _show_corrections(self, found: FoundConflict, ways: tuple[Correction, ...]) -> None:
        if found != self._conflict or not self._bar.is_unfolded:
            return
        from core.conflicts.conflicts import setup_doubts
        from core.evidence.evidence import SETUP

        history = self._session.history
        past = () if history is None else history.cases[: history.cursor]
        corrections = corrections_of(found.case, _events(found.conflict), ways, past)
        doubt = sentence(setup_doubts(found.case.setup, alone=not corrections))
        self._corrections.show_corrections(corrections, localized(doubt) if SETUP in found.conflict else "")

    @Slot()
    def _leave(self) -> None:
        self._bar.fold()
        self._host.focus_entry()

    @Slot(object)
    def _apply(self, fix: CorrectionChoice) -> None:
        """Apply a correction, unless the game has changed meanwhile."""
        found = self._conflict
        if found is None or found.case != self._session.case:
            return
        self._bar.fold()
        if fix.apply_to(self._session):
            self._host.focus_entry()
        else:
            self._events.edit_wanted.emit(fix.event)

    # --- the pending entry

    @Slot()
    @Slot(object)
    def _check_entry(self, pending: PendingEntry | None = None) -> None:
        """Check an entry; while numbers are silent, its contradiction would tell what is certain."""
        self._entry_check.follow(None if self._inference.is_silent else pending)

    @Slot(object)
    def _warn(self, warned: EntryConflict) -> None:
        from core.explain.phrases import entries

        at = warned.pending.at if warned.pending.corrects else len(warned.pending.base.events)
        others = tuple(source for source in warned.conflict if source != at)
        self._warned = _events(others)
        steps = [localized(step) for step in warned.reason.steps]
        is_named = bool(steps) and localized(entries(others)) in steps[0]  # and need not be named before it, too
        lead = words.contradicts(()) if is_named else ""
        self._entry.warn(words.contradicts(others, warned.reason.setup), steps, lead)
        self._light_up()

    @Slot()
    def _clear_warning(self) -> None:
        self._warned = ()
        self._entry.warn("", ())
        self._light_up()


def _events(conflict: tuple[Source, ...]) -> tuple[int, ...]:
    return tuple(source for source in conflict if isinstance(source, int))
