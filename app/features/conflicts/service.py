"""Finds conflicting entries, the reasons for each conflict, and corrections, off the GUI thread."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.entry.state import PendingEntry
from app.tasks.background import Background, LatestTask
from app.tasks.inference import CancellationToken
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.conflicts.conflicts import ConflictReason
    from core.conflicts.corrections import Correction
    from core.engines.conflict import Conflict


@dataclass(frozen=True, slots=True)
class FoundConflict:
    """A conflict of a case, and the reason for it."""

    case: Case
    conflict: Conflict
    reason: ConflictReason


def conflicts_of(case: Case, token: CancellationToken) -> tuple[FoundConflict, ...] | None:
    """Return the independent conflicts of a case with their reasons; None where cancelled."""
    from core.conflicts.conflicts import conflict_reason, find_conflicts
    from core.engines.contract import CancelledError

    try:
        token.check()
        return tuple(
            FoundConflict(case, one, conflict_reason(case, one, token.check))
            for one in find_conflicts(case, token.check)
        )
    except CancelledError:
        return None


def find_corrections(
    one: FoundConflict, every: tuple[FoundConflict, ...], token: CancellationToken
) -> tuple[Correction, ...] | None:
    """Return the corrections of one of the conflicts; None where cancelled."""
    from core.conflicts.corrections import corrections
    from core.engines.contract import CancelledError

    try:
        token.check()
        return corrections(one.case, one.conflict, tuple(other.conflict for other in every), token.check)
    except CancelledError:
        return None


class ConflictService(QObject):
    """Finds the conflicts of a case and the corrections of one of them. The latest case wins.

    A long game may have many conflicts, so the work must not delay the sheet's next answer: it runs in the slow worker.

    ``found`` carries all conflicts; ``corrections_found`` a conflict and its corrections, which are cached for this
    case.
    """

    found = Signal(object)
    corrections_found = Signal(object, object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._case: Case | None = None
        self._found: tuple[FoundConflict, ...] = ()
        self._corrections: dict[FoundConflict, tuple[Correction, ...]] = {}
        self._token = CancellationToken()

    def ask(self, case: Case) -> None:
        """Find the conflicts of a case, unless it is the last one asked for."""
        if case != self._case:
            self.forget()
            self._case = case
            self._background.run_slow(partial(conflicts_of, case, self._token), partial(self._arrived, case))

    def forget(self) -> None:
        """Clear everything: nothing conflicts any more, or no game is open."""
        self._token.cancel()
        self._case, self._found, self._corrections, self._token = None, (), {}, CancellationToken()

    def find_corrections(self, one: FoundConflict) -> None:
        """Find the corrections of one of the conflicts."""
        if one in self._corrections:
            self.corrections_found.emit(one, self._corrections[one])
        elif one in self._found:
            work = partial(find_corrections, one, self._found, self._token)
            self._background.run_slow(work, partial(self._corrections_found, one))

    def _arrived(self, case: Case, future: Future[tuple[FoundConflict, ...] | None]) -> None:
        if error := future.exception():
            said = translate("Clashes", "Nobody could find out what clashes: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif case == self._case and (found := future.result()) is not None:
            self._found = found
            self.found.emit(found)

    def _corrections_found(self, one: FoundConflict, future: Future[tuple[Correction, ...] | None]) -> None:
        if error := future.exception():
            said = translate("Clashes", "Nobody could find out what would mend this: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif one in self._found and (corrections := future.result()) is not None:
            self._corrections[one] = corrections
            self.corrections_found.emit(one, corrections)


DELAY_MS = 120
"""How long an entry must stay unchanged before it is checked (ms), so as not to warn between two clicks."""


@dataclass(frozen=True, slots=True)
class EntryConflict:
    """What a pending entry would contradict, and why; indices are those of the resulting case."""

    pending: PendingEntry
    conflict: Conflict
    reason: ConflictReason


def check_entry(pending: PendingEntry, token: CancellationToken) -> EntryConflict | None:
    """Return what a pending entry would contradict; None where nothing, or where cancelled.

    An entry to be inserted is checked as if appended, which makes no difference to a contradiction: so the other
    entries keep their numbers in the list.
    """
    from core.conflicts.conflicts import conflict_if_entered, conflict_reason
    from core.engines.contract import CancelledError

    try:
        token.check()
        at = pending.at if pending.corrects else len(pending.base.events)
        conflict = conflict_if_entered(pending.base, pending.event, at, token.check)
        if not conflict:
            return None
        entered = pending.base.inserted(at, pending.event)
        return EntryConflict(pending, conflict, conflict_reason(entered, conflict, token.check, this=at))
    except CancelledError:
        return None


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
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._ask)

    def follow(self, pending: PendingEntry | None) -> None:
        """Check this entry from now on; None while there is no complete one."""
        self._delay.stop()
        self._task.cancel()
        self._pending = pending
        self.cleared.emit()
        if pending is not None:
            self._delay.start()

    def _ask(self) -> None:
        if self._pending is not None:
            self._task.run(partial(check_entry, self._pending), self._take)

    def _take(self, future: Future[EntryConflict | None], wanted: bool) -> None:
        if error := future.exception():
            said = translate("Foresight", "Nobody could look whether this contradicts anything: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif wanted and (warned := future.result()) is not None:
            self.warned.emit(warned)
