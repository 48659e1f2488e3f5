"""Finds conflicting entries, the reasons for each conflict, and corrections, off the GUI thread."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.entry.state import PendingEntry
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.ui.language import localized, translate
from app.ui.text import event_line
from core.model.case import Case
from core.model.events import Event, Move
from core.text.text import CAPITAL, capital, listed

if TYPE_CHECKING:
    from core.conflicts.conflicts import ConflictReason, Correction
    from core.engines.conflict import Conflict


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


class CorrectionKind(StrEnum):
    CHANGE = "change"
    ASIDE = "aside"
    REMOVE = "remove"
    CORRECT = "correct"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class CorrectionChoice:
    """A correction of the entry at ``event``.

    ``to`` is the changed entry; ``besides`` are entries removed or set aside with it; ``steps`` is the number of steps
    to undo.
    """

    kind: CorrectionKind
    event: int
    words: str
    to: Event | None = None
    besides: tuple[int, ...] = ()
    steps: int = 0

    def apply_to(self, session: Session) -> bool:
        """Make the correction in the open game; return whether it is one, not an entry to be corrected by hand."""
        match self.kind:
            case CorrectionKind.CHANGE if self.to is not None:
                session.replace(self.event, self.to)
            case CorrectionKind.ASIDE:
                session.set_aside(self.event, True, *self.besides)
            case CorrectionKind.REMOVE:
                session.delete(self.event, *self.besides)
            case CorrectionKind.UNDO:
                for _ in range(self.steps):
                    session.undo()
            case _:
                return False
        return True


@dataclass(frozen=True, slots=True)
class EntryCorrections:
    """One entry of a conflict: its line, changes of it (likeliest first), and other corrections.

    ``suffices``: removing this entry, alone or with others, is enough.
    """

    event: int
    line: str
    changes: tuple[CorrectionChoice, ...]
    others: tuple[CorrectionChoice, ...]
    suffices: bool


def corrections_of(
    case: Case, events: Sequence[int], corrections: Sequence[Correction], past: Sequence[Case]
) -> tuple[EntryCorrections, ...]:
    """Return the corrections of a conflict by entry, newest first, as recent mistakes are likelier.

    Entries whose correction does not suffice come last. ``past`` are the cases that can be undone to, oldest first.
    """
    entries = (_entry(case, at, [c for c in corrections if c.event == at], past) for at in events[::-1])
    return tuple(sorted(entries, key=lambda entry: not entry.suffices))


def _entry(case: Case, at: int, corrections: Sequence[Correction], past: Sequence[Case]) -> EntryCorrections:
    event = case.events[at]
    changes = tuple(
        CorrectionChoice(CorrectionKind.CHANGE, at, capital(localized(c.words), CAPITAL), c.to, c.besides)
        for c in corrections
        if c.to is not None
    )
    others = [choice for c in corrections if c.to is None for choice in _out(at, c.besides)]
    if not isinstance(event, Move):
        others.append(CorrectionChoice(CorrectionKind.CORRECT, at, translate("Correct it…")))
    others += _undone(at, case, past)
    return EntryCorrections(at, event_line(event), changes, tuple(others), bool(corrections))


def _out(at: int, besides: tuple[int, ...]) -> tuple[CorrectionChoice, CorrectionChoice]:
    numbers = localized(listed([str(other + 1) for other in besides]))
    match len(besides):
        case 0:
            aside, remove = (
                translate("Set it aside", "an entry, which then does not count"),
                translate("Remove it"),
            )
        case 1:
            aside = translate("Set it and entry {numbers} aside")
            remove = translate("Remove it and entry {numbers}")
        case _:
            aside = translate("Set it and entries {numbers} aside")
            remove = translate("Remove it and entries {numbers}")
    return (
        CorrectionChoice(CorrectionKind.ASIDE, at, aside.format(numbers=numbers), besides=besides),
        CorrectionChoice(CorrectionKind.REMOVE, at, remove.format(numbers=numbers), besides=besides),
    )


def _undone(at: int, case: Case, past: Sequence[Case]) -> list[CorrectionChoice]:
    for steps, before in enumerate(past[::-1], 1):
        kept = {id(event) for event in before.events}  # by identity: steps keep unchanged events
        if id(case.events[at]) not in kept:
            gone = [i for i, event in enumerate(case.events) if id(event) not in kept]
            single = translate("Undo back to before it (takes back entry {numbers})")
            several = translate("Undo back to before it (takes back entries {numbers})")
            words = (single if len(gone) == 1 else several).format(numbers=_runs(gone))
            return [CorrectionChoice(CorrectionKind.UNDO, at, words, steps=steps)]
    return []


def _runs(entries: Sequence[int]) -> str:
    """Return the numbers of entries, with runs in short: "2, 12–15"."""
    runs = (
        [i for _, i in run] for _, run in groupby(enumerate(entries, 1), lambda numbered: numbered[1] - numbered[0])
    )
    return ", ".join(f"{run[0] + 1}" if len(run) == 1 else f"{run[0] + 1}\N{EN DASH}{run[-1] + 1}" for run in runs)
