"""Checks in a worker whether the result entered after a game agrees with the entries."""

from __future__ import annotations

import re
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, CancellationToken, LatestTask
from core.model.case import Case
from core.model.ending import Ending
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.conflicts.corrections import Correction

FEW: Final = 3
"""Number of corrections offered."""


@dataclass(frozen=True, slots=True)
class ResultClaim:
    """A case with the result entered for it."""

    case: Case
    ending: Ending

    @property
    def told(self) -> Case:
        """The case, and what was told as if it had been noted."""
        case = self.case
        for note in self.ending.notes():
            case = case.appended(note)
        return case


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a result cannot be true: the ``entries`` it contradicts, the reasons, and corrections.

    Without entries, the set-up alone contradicts it. ``steps`` are the reasons, as texts of core.
    """

    claim: ResultClaim
    entries: tuple[int, ...]
    steps: tuple[str, ...]
    corrections: tuple[Correction, ...]


def check_result(claim: ResultClaim, token: CancellationToken) -> Objection | None:
    """Return the objection to a result, None where it can be true. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, events_of
    from core.conflicts.corrections import corrections
    from core.engines.conflict import conflict_of

    case, n = claim.told, len(claim.case.events)
    conflict = conflict_of(case, check=token.check)
    if not conflict:
        return None
    entries = tuple(event for event in events_of(conflict) if event < n)
    steps = conflict_reason(case, conflict, token.check).steps
    found = corrections(case, conflict, check=token.check)
    told = tuple(_as_told(step, n) for step in steps)
    return Objection(claim, entries, told, tuple(mend for mend in found if mend.event < n))


def _as_told(step: str, n: int) -> str:
    """Return a step of a proof in which the result after ``n`` entries is not called a note and has no number."""
    clause = step.values.get("clause") if isinstance(step, Text) else None
    if not isinstance(clause, Text) or not {"fact", "entries"} <= clause.values.keys():
        return step
    numbers = [int(number) for number in re.findall(r"\d+", str(clause.values["entries"]))]
    if not numbers or min(numbers) <= n:
        return step
    return say("GameOver", "You say that {fact}.").format(fact=clause.values["fact"])


class GameOverService(QObject):
    """Checks whether a result agrees with the entries; the latest one wins.

    ``judged`` carries a claim and an Objection, or None; ``failed`` an error message.
    """

    judged = Signal(object, object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)

    def judge(self, claim: ResultClaim) -> None:
        """Check a result."""
        self._task.run(partial(_judged, claim), partial(self._arrived, claim))

    def forget(self) -> None:
        """Cancel the check."""
        self._task.cancel()

    def _arrived(self, claim: ResultClaim, future: Future[Objection | None], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self.failed.emit(repr(error))
        else:
            self.judged.emit(claim, future.result())


def _judged(claim: ResultClaim, token: CancellationToken) -> Objection | None:
    from core.engines.contract import CancelledError

    try:
        return check_result(claim, token)
    except CancelledError:
        return None
