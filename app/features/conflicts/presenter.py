"""Finds contradictions in a worker, and shows them: the bar, the corrections, the marked entries and the warning."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.features.conflicts.view import CorrectionChoice, CorrectionsPanel, corrections_of
from app.features.entry.state import PendingEntry
from app.features.entry.view import EntryPanel
from app.features.events.panel import EventView
from app.features.sheet.panel import SheetPanel
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown, differ
from app.ui import text as words
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.shortcuts import Permission
from core.model.case import Case
from core.text.text import sentence

if TYPE_CHECKING:
    from core.conflicts.conflicts import ConflictReason, Correction
    from core.engines.conflict import Conflict
    from core.evidence.evidence import Source


@dataclass(frozen=True, slots=True)
class ExplainedConflict:
    case: Case
    conflict: Conflict
    reason: ConflictReason


def conflicts_of(case: Case) -> tuple[ExplainedConflict, ...]:
    """Return the independent conflicts of a case with their reasons. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, find_conflicts

    conflicts = find_conflicts(case)
    return tuple(ExplainedConflict(case, c, conflict_reason(case, c)) for c in conflicts)


def find_corrections(conflict: ExplainedConflict, every: tuple[ExplainedConflict, ...]) -> tuple[Correction, ...]:
    from core.conflicts.conflicts import corrections

    return corrections(conflict.case, conflict.conflict, tuple(other.conflict for other in every))


class ConflictService(QObject):
    """Finds the conflicts of a case and the corrections of one of them. The latest question wins.

    A long game may have many conflicts, so the work must not delay the sheet's next answer: it runs in the slow worker.

    ``conflicts_found`` carries all of them; ``corrections_found`` one and its corrections, which are cached for this
    case.
    """

    conflicts_found = Signal(object)
    corrections_found = Signal(object, object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._case: Case | None = None
        self._conflicts: tuple[ExplainedConflict, ...] = ()
        self._corrections: dict[ExplainedConflict, tuple[Correction, ...]] = {}

    def ask(self, case: Case) -> None:
        if case != self._case:
            self.forget()
            self._case = case
            self._task.run_slow(partial(conflicts_of, case), self._on_conflicts)

    def forget(self) -> None:
        self._task.cancel()
        self._case, self._conflicts, self._corrections = None, (), {}

    def find_corrections(self, conflict: ExplainedConflict) -> None:
        if conflict in self._corrections:
            self.corrections_found.emit(conflict, self._corrections[conflict])
        elif conflict in self._conflicts:
            lookup = partial(find_corrections, conflict, self._conflicts)
            self._task.run_slow(lookup, partial(self._on_corrections, conflict))

    def _on_conflicts(self, future: Future[tuple[ExplainedConflict, ...]], wanted: bool) -> None:
        if error := future.exception():
            self.failed.emit(translate("The contradictions could not be found: {error}").format(error=repr(error)))
        elif wanted:
            self._conflicts = future.result()
            self.conflicts_found.emit(self._conflicts)

    def _on_corrections(
        self, conflict: ExplainedConflict, future: Future[tuple[Correction, ...]], wanted: bool
    ) -> None:
        if error := future.exception():
            self.failed.emit(translate("Corrections could not be found: {error}").format(error=repr(error)))
        elif wanted:
            self._corrections[conflict] = future.result()
            self.corrections_found.emit(conflict, self._corrections[conflict])


DELAY_MS = 120
"""How long an entry must stay unchanged before it is checked (ms), so as not to warn between two clicks."""


@dataclass(frozen=True, slots=True)
class EntryConflict:
    """What a pending entry would contradict, and why; indices are those of the resulting case."""

    pending: PendingEntry
    conflict: Conflict
    reason: ConflictReason


def check_entry(pending: PendingEntry) -> EntryConflict | None:
    """Return what a pending entry would contradict, None for nothing. Raises CancelledError.

    An entry to be inserted is checked as if appended, which makes no difference to a contradiction: so the other
    entries keep their numbers in the list.
    """
    from core.conflicts.conflicts import conflict_if_entered, conflict_reason

    at = pending.at if pending.corrects else len(pending.base.events)
    conflict = conflict_if_entered(pending.base, pending.event, at)
    if not conflict:
        return None
    entered = pending.base.inserted(at, pending.event)
    return EntryConflict(pending, conflict, conflict_reason(entered, conflict, this=at))


class EntryCheckService(QObject):
    """Checks an entry shortly after it was last changed; the latest one wins.

    ``warned`` carries an EntryConflict; ``cleared`` says that the last warning no longer applies.
    """

    warned = Signal(object)
    cleared = Signal()
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._pending: PendingEntry | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._on_timeout)

    def follow(self, pending: PendingEntry | None) -> None:
        self._delay.stop()
        self._task.cancel()
        self._pending = pending
        self.cleared.emit()
        if pending is not None:
            self._delay.start()

    def _on_timeout(self) -> None:
        if self._pending is not None:
            self._task.run(partial(check_entry, self._pending), self._on_checked)

    def _on_checked(self, future: Future[EntryConflict | None], wanted: bool) -> None:
        if error := future.exception():
            self.failed.emit(translate("This entry could not be checked: {error}").format(error=repr(error)))
        elif wanted and (warned := future.result()) is not None:
            self.warned.emit(warned)


# --- corrections as choices for the player


class ConflictsPresenter(QObject):
    """Names the contradictions in what the sheet shows, and applies the chosen corrections."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        service: ConflictService,
        entry_check: EntryCheckService,
        sheet: SheetPanel,
        entry: EntryPanel,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self._service, self._entry_check = service, entry_check
        self._sheet, self._entry, self._events = sheet, entry, events
        self._bar = self._sheet.conflict_bar
        self._corrections = CorrectionsPanel(self._bar, self._sheet)
        self._conflicts: tuple[ExplainedConflict, ...] = ()
        self._at = 0
        self._warned: tuple[int, ...] = ()
        self._connect()

    def _connect(self) -> None:
        self._service.conflicts_found.connect(self._on_conflicts)
        self._service.corrections_found.connect(self._on_corrections)
        self._bar.next.clicked.connect(self._on_next)
        self._bar.unfolded.connect(self._on_unfolded)
        self._corrections.chosen.connect(self._on_chosen)
        self._corrections.left.connect(self._on_left)
        self._corrections.setup_wanted.connect(self._host.actions.setup.trigger)
        self._entry.pending_changed.connect(self._on_pending)
        self._entry_check.warned.connect(self._on_warned)
        self._entry_check.cleared.connect(self._on_cleared)
        self._service.failed.connect(self._host.warn)
        self._entry_check.failed.connect(self._host.warn)
        self._game.follow(self._on_shown)

    # --- the bar

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Follow what contradicts itself; all conflicts are only searched in the current game."""
        if now.is_hidden != before.is_hidden:
            self._check_entry(now, self._entry.pending)
        if not differ(now, before, lambda shown: (shown.game, shown.consistency)):
            return
        if now.game != before.game:
            self._service.forget()
            self._conflicts, self._at = (), 0
        if now.case is not None and _is_of_now(now):
            self._search(now.case, is_consistent=not _conflict_of(now))
        self._describe(now)

    def _search(self, case: Case, *, is_consistent: bool) -> None:
        if is_consistent:
            self._service.forget()
        else:
            self._service.ask(case)
        if is_consistent or (self._conflicts and self._conflicts[0].case != case):
            self._conflicts, self._at = (), 0

    def _on_conflicts(self, conflicts: tuple[ExplainedConflict, ...]) -> None:
        self._conflicts, self._at = conflicts, 0
        self._describe(self._game.value)

    def _on_next(self) -> None:
        if self._conflicts:
            self._at = (self._at + 1) % len(self._conflicts)
            self._describe(self._game.value)
            if self._bar.is_unfolded:
                self._on_unfolded(True)

    def _describe(self, now: Shown) -> None:
        conflict, in_full = _conflict_of(now), self._conflict
        self._light_up(now)
        if now.consistency is None or not conflict or now.supposed is not None:
            self._bar.describe("")
            return
        advice = words.conflict_advice(now.consistency.upto)
        if in_full is None or not _is_of_now(now):
            self._bar.describe(f"{words.conflict_words(conflict)} {advice}")
            return
        total = len(self._conflicts)
        message = f"{words.conflict_words(in_full.conflict, in_full.reason.setup)} {advice}"
        if total > 1:
            which = translate("Contradiction {number} of {total}.").format(number=self._at + 1, total=total)
            message = f"{which} {message}"
        self._bar.describe(message, several=total > 1, can_correct=now.may(Permission.CORRECT))

    @property
    def _conflict(self) -> ExplainedConflict | None:
        return self._conflicts[self._at] if self._at < len(self._conflicts) else None

    def _light_up(self, now: Shown) -> None:
        """Mark the entries of the shown conflict in the list, and those that the pending entry contradicts."""
        conflict, in_full = _conflict_of(now) if _is_of_now(now) else (), self._conflict
        if in_full is not None and in_full.case == now.case:
            conflict = in_full.conflict
        events, lit = self._events, frozenset({*_events(conflict), *self._warned})
        if lit != events.model.conflict:
            events.model.set_conflict(lit)
            if entries := self._warned or _events(conflict):
                events.list.scrollTo(events.model.index(max(entries)))

    # --- corrections

    def _on_unfolded(self, unfolded: bool) -> None:
        conflict = self._conflict
        if conflict is None or not unfolded:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and (focus is self._corrections or self._corrections.isAncestorOf(focus))
            self._corrections.unfold(False)
            if had_focus:
                self._host.focus_entry()
            return
        self._corrections.show_why(conflict.reason.steps)
        self._corrections.unfold(True)
        self._service.find_corrections(conflict)

    def _on_corrections(self, conflict: ExplainedConflict, corrections: tuple[Correction, ...]) -> None:
        if conflict != self._conflict or not self._bar.is_unfolded:
            return
        from core.conflicts.conflicts import setup_doubts
        from core.evidence.evidence import SETUP

        history = self._session.history
        past = () if history is None else history.cases[: history.cursor]
        entries = corrections_of(conflict.case, _events(conflict.conflict), corrections, past)
        doubt = sentence(setup_doubts(conflict.case.setup, alone=not entries))
        self._corrections.show_corrections(entries, localized(doubt) if SETUP in conflict.conflict else "")

    def _on_left(self) -> None:
        self._bar.fold()
        self._host.focus_entry()

    def _on_chosen(self, choice: CorrectionChoice) -> None:
        """Apply a correction, unless the game has changed meanwhile."""
        conflict = self._conflict
        if conflict is None or conflict.case != self._game.value.case:
            return
        self._bar.fold()
        if choice.apply_to(self._session):
            self._host.focus_entry()
        else:
            self._events.edit_wanted.emit(choice.event)

    # --- the pending entry

    def _on_pending(self, pending: PendingEntry | None) -> None:
        self._check_entry(self._game.value, pending)

    def _check_entry(self, now: Shown, pending: PendingEntry | None) -> None:
        """Check an entry; while numbers are silent, its contradiction would tell what is certain."""
        self._entry_check.follow(None if now.is_hidden else pending)

    def _on_warned(self, warned: EntryConflict) -> None:
        from core.explain.phrases import entries

        at = warned.pending.at if warned.pending.corrects else len(warned.pending.base.events)
        others = tuple(source for source in warned.conflict if source != at)
        self._warned = _events(others)
        steps = [localized(step) for step in warned.reason.steps]
        is_named = bool(steps) and localized(entries(others)) in steps[0]  # and need not be named before it, too
        lead = words.contradicts(()) if is_named else ""
        self._entry.warn(words.contradicts(others, warned.reason.setup), steps, lead)
        self._light_up(self._game.value)

    def _on_cleared(self) -> None:
        self._warned = ()
        self._entry.warn("", ())
        self._light_up(self._game.value)


def _conflict_of(shown: Shown) -> tuple[Source, ...]:
    """Return the entries of the first conflict in the case on the sheet, as far as they are known."""
    return () if shown.consistency is None else shown.consistency.conflict


def _is_of_now(shown: Shown) -> bool:
    """Whether what contradicts itself is the game as it is now."""
    return shown.consistency is not None and shown.consistency.case == shown.case


def _events(conflict: tuple[Source, ...]) -> tuple[int, ...]:
    return tuple(source for source in conflict if isinstance(source, int))
