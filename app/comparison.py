"""The comparison of the engines, in the worker: row by row, and never before the sheet's own answer."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.background import Background
from app.inference import Reply, Wish, relevant
from core.engines.tuning import Tuning
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.comparison import Row, Way
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

    row: Row | None = None
    conflict: tuple[Source, ...] = ()


def next_row(subject: Subject, known: tuple[Row, ...], wish: Wish) -> Outcome:
    """Ask the first engine that is not among the known rows; a pure function that runs in a worker."""
    from core.engines.comparison import compare
    from core.engines.contract import AbandonedError, Contradiction

    try:
        wish.check()
        return Outcome(next(compare(subject.case, subject.tuning, wish.check, known), None))
    except Contradiction as clash:
        return Outcome(conflict=clash.conflict)
    except AbandonedError:
        return Outcome()


class ComparisonService(QObject):
    """Compares the engines on the case that the sheet shows, while somebody looks.

    The sheet goes first: the service begins when the sheet has its final answer, asks for one row at a time, by the
    worker that nobody waits for, and gives up when the sheet has a new question. Rows that were found are remembered.

    ``begun`` brings a case and its rows so far, ``arrived`` a row more; ``contradicted`` the entries that clash;
    ``held`` says that what is shown is old, ``emptied`` that there is no game. An engine that breaks is a row, too.
    """

    begun = Signal(object, object)
    arrived = Signal(object)
    contradicted = Signal(object)
    held = Signal()
    emptied = Signal()

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._reply: Reply | None = None
        self._tuning = DEFAULT
        self._is_watched = False
        self._found: OrderedDict[Subject, dict[str, Row]] = OrderedDict()
        self._wish = Wish()
        self._pending: Future[Outcome] | None = None
        self._is_held = False

    # --- what the sheet does

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer; where it is the last one, its case is the one to compare."""
        before, self._reply = self._reply, reply
        same = before is not None and before.question.case == reply.question.case
        self._is_held = reply.awaits_exact
        if self._is_held or not same or self._pending is None:
            self._begin()

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._is_held = True
        self._begin()

    def forget(self) -> None:
        """No game is open any more."""
        self._reply, self._is_held = None, False
        self._begin()

    # --- what those who look do

    def watch(self, watched: bool) -> None:
        """Somebody begins to look, or nobody looks any more; what nobody looks at costs nothing."""
        self._is_watched = watched
        self._begin()

    def tune(self, tuning: Tuning) -> None:
        """Tune the engines like this, from now on, as far as that concerns them here."""
        tuning = relevant("montecarlo", tuning)
        if tuning != self._tuning:
            self._tuning = tuning
            self._begin()

    # --- the rows

    def _begin(self) -> None:
        """Say what there is for those who look, and ask for the rest; whatever was asked before is given up."""
        self._give_up()
        if not self._is_watched:
            return
        if self._is_held:
            self.held.emit()
        elif self._reply is None:
            self.emptied.emit()
        elif self._reply.conflict:
            self.contradicted.emit(self._reply.conflict)
        else:
            subject = Subject(self._reply.question.case, self._tuning)
            self.begun.emit(subject.case, self._known(subject))
            self._ask(subject)

    def _give_up(self) -> None:
        self._wish.withdraw()
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def _known(self, subject: Subject) -> tuple[Row, ...]:
        return tuple(self._found.get(subject, {}).values())

    def _ask(self, subject: Subject) -> None:
        from core.engines.comparison import ways

        known = self._known(subject)
        way = next((way for way in ways(subject.case) if way not in {row.way for row in known}), None)
        if way is not None:
            self._wish = Wish()
            self._pending = self._background.run_at_leisure(
                partial(next_row, subject, known, self._wish), partial(self._deliver, subject, way)
            )

    def _deliver(self, subject: Subject, way: Way, future: Future[Outcome]) -> None:
        wanted = future is self._pending
        error = future.exception()
        outcome = future.result() if error is None else Outcome(_broken(way, error) if wanted else None)
        if outcome.row is not None:
            self._remember(subject, outcome.row)
        if wanted:
            self._pending = None
            self._show(subject, outcome)

    def _show(self, subject: Subject, outcome: Outcome) -> None:
        if outcome.conflict:
            self.contradicted.emit(outcome.conflict)
        elif outcome.row is not None:
            self.arrived.emit(outcome.row)
            self._ask(subject)

    def _remember(self, subject: Subject, row: Row) -> None:
        self._found.setdefault(subject, {})[row.way] = row
        self._found.move_to_end(subject)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)


def _broken(way: Way, error: BaseException) -> Row:
    """Return the row of an engine that broke, which is a bug; the others are asked all the same."""
    from core.engines.comparison import Row

    return Row(way, None, f"The engine failed: {error!r}")
