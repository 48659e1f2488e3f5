"""Finds conflicting entries, the reasons for each conflict, and corrections, off the GUI thread."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.entry.state import PendingEntry
from app.tasks.background import Background
from app.tasks.inference import CancellationToken
from app.tasks.latest import LatestTask
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.conflicts.conflicts import ConflictReason
    from core.conflicts.corrections import Correction
    from core.engines.conflict import Conflict


@dataclass(frozen=True, slots=True)
class FoundConflict:
    """One clash of a case, and why it is one."""

    case: Case
    conflict: Conflict
    reason: ConflictReason


def conflicts_of(case: Case, token: CancellationToken) -> tuple[FoundConflict, ...] | None:
    """Return the independent clashes of a case, with their reasons; None where they are no longer wanted."""
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
    """Return what would mend one of the clashes that were found; None where that is no longer wanted."""
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
        """Look for the clashes of a case, unless that is what was asked for last."""
        if case != self._case:
            self.forget()
            self._case = case
            self._background.run_slow(partial(conflicts_of, case, self._token), partial(self._arrived, case))

    def forget(self) -> None:
        """Nothing clashes any more, or there is no game."""
        self._token.cancel()
        self._case, self._found, self._corrections, self._token = None, (), {}, CancellationToken()

    def find_corrections(self, one: FoundConflict) -> None:
        """Look for what would mend one of the clashes that were found."""
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
"""How long an entry must stay as it is before it is looked at, in milliseconds: who goes on choosing isn't warned."""


@dataclass(frozen=True, slots=True)
class EntryConflict:
    """What a prospect would contradict, and why; places are those of its result, and the prospect is "this entry"."""

    pending: PendingEntry
    conflict: Conflict
    reason: ConflictReason


def check_entry(pending: PendingEntry, token: CancellationToken) -> EntryConflict | None:
    """Return what a prospect would contradict; None where it would not, or where nobody wants to know any more.

    What goes before another is looked at as if it went to the end, which is the same to a contradiction: so the other
    entries are called as they stand in the list.
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
        """Look at this entry from now on; None while there is none that is complete."""
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
