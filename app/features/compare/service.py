"""The comparison of the engines, in the worker: row by row, and never before the sheet's own answer."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background
from app.tasks.cache import LruCache
from app.tasks.follower import Follower
from app.tasks.inference import Reply, Wish, relevant
from app.ui.language import translate
from core.engines.tuning import Tuning
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.comparison import ComparisonRow, EngineVariant
    from core.engines.contract import Source

REMEMBERED = 64
"""How many subjects keep their rows, for undo and for looking back."""

DEFAULT = Tuning()


@dataclass(frozen=True, slots=True)
class Subject:
    """What the engines are compared on, and how they are tuned."""

    case: Case
    tuning: Tuning = DEFAULT


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of asking for one row more: the row, or the entries that contradict each other; neither: given up."""

    row: ComparisonRow | None = None
    conflict: tuple[Source, ...] = ()


def next_row(subject: Subject, known: tuple[ComparisonRow, ...], wish: Wish) -> Outcome:
    """Ask the first engine that is not among the known rows; a pure function that runs in a worker."""
    from core.engines.comparison import compare
    from core.engines.contract import CancelledError, Contradiction

    try:
        wish.check()
        return Outcome(next(compare(subject.case, subject.tuning, wish.check, known), None))
    except Contradiction as clash:
        return Outcome(conflict=clash.conflict)
    except CancelledError:
        return Outcome()


class ComparisonService(Follower):
    """Compares the engines on the case that the sheet shows, while somebody looks.

    The sheet goes first: the service begins when the sheet has its final answer, asks for one row at a time, by the
    worker that nobody waits for, and gives up when the sheet has a new question. Rows that were found are remembered.

    ``begun`` brings a case and its rows so far, ``arrived`` a row more; ``contradicted`` the entries that clash,
    whichever they are. An engine that breaks is a row, too.
    """

    begun = Signal(object, object)
    arrived = Signal(object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._tuning = DEFAULT
        self._found: LruCache[Subject, tuple[ComparisonRow, ...]] = LruCache(REMEMBERED)

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer; where it is the last one, its case is the one to compare."""
        before, self._reply = self._reply, reply
        same = before is not None and before.question.case == reply.question.case
        self._is_held = reply.awaits_exact
        if self._is_held or not same or not self._errand.is_out:
            self._begin()

    def tune(self, tuning: Tuning) -> None:
        """Tune the engines like this, from now on, as far as that concerns them here."""
        tuning = relevant("montecarlo", tuning)
        if tuning != self._tuning:
            self._tuning = tuning
            self._begin()

    # --- the rows

    def _look_up(self, reply: Reply) -> None:
        if reply.conflict:
            self.contradicted.emit(reply.conflict)
            return
        subject = Subject(reply.question.case, self._tuning)
        self.begun.emit(subject.case, self._known(subject))
        self._ask(subject)

    def _known(self, subject: Subject) -> tuple[ComparisonRow, ...]:
        return self._found.get(subject) or ()

    def _ask(self, subject: Subject) -> None:
        from core.engines.comparison import variants

        known = self._known(subject)
        way = next((way for way in variants(subject.case) if way not in {row.way for row in known}), None)
        if way is not None:
            self._errand.send_at_leisure(partial(next_row, subject, known), partial(self._take, subject, way))

    def _take(self, subject: Subject, way: EngineVariant, future: Future[Outcome], wanted: bool) -> None:
        error = future.exception()
        outcome = future.result() if error is None else Outcome(_broken(way, error) if wanted else None)
        if outcome.row is not None:
            self._remember(subject, outcome.row)
        if wanted:
            self._show(subject, outcome)

    def _show(self, subject: Subject, outcome: Outcome) -> None:
        if outcome.conflict:
            self.contradicted.emit(outcome.conflict)
        elif outcome.row is not None:
            self.arrived.emit(outcome.row)
            self._ask(subject)

    def _remember(self, subject: Subject, row: ComparisonRow) -> None:
        others = (known for known in self._known(subject) if known.way != row.way)
        self._found.keep(subject, (*others, row))


def _broken(way: EngineVariant, error: BaseException) -> ComparisonRow:
    """Return the row of an engine that broke, which is a bug; the others are asked all the same."""
    from core.engines.comparison import ComparisonRow

    return ComparisonRow(way, None, translate("Comparison", "The engine failed: {error}").format(error=repr(error)))
