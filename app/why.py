"""Why a cell is as it is, found out in the worker while somebody looks: the reason, or what an open cell hangs on."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.background import Background
from app.inference import Reply, Wish
from app.story_teller import Memory
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.reasons.dependence import Dependence
    from core.reasons.explanation import Explanation

REMEMBERED = 256
"""How many cells keep their reasons, for going there and back."""

DELAY_MS = 90
"""How long a cell must be looked at before its reason is looked up, in milliseconds: who passes by asks nothing."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A cell of the sheet of a case."""

    case: Case
    card: Card
    holder: Holder


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of a cell: why it is certain; or, without an explanation, that it is open, and what that hangs on.

    ``goes_on``: what an open cell depends on is yet to come. ``failure`` says in a sentence why something could not be
    found, which is empty otherwise.
    """

    subject: Subject
    explanation: Explanation | None = None
    dependence: Dependence | None = None
    goes_on: bool = False
    failure: str = ""


def find(subject: Subject, wish: Wish) -> Finding | None:
    """Return why a cell is certain, or that it is open; None where that is no longer wanted. Runs in a worker."""
    from core.engines.contract import AbandonedError
    from core.reasons.explanation import explain

    try:
        found = explain(subject.case, subject.card, subject.holder, wish.check)
    except AbandonedError:
        return None
    return Finding(subject, found, goes_on=found is None)


def go_on(finding: Finding, memory: Memory, wish: Wish) -> Finding | None:
    """Return what an open cell depends on, too; None where that is no longer wanted. Runs in the worker at leisure."""
    from core.engines.contract import AbandonedError, TooLargeError
    from core.reasons.dependence import dependence

    subject = finding.subject

    def ask(case: Case) -> Posterior:
        return memory.ask(case, wish.check)

    try:
        wish.check()
        found = dependence(subject.case, subject.card, subject.holder, wish.check, ask=ask)
    except AbandonedError:
        return None
    except TooLargeError as error:
        return replace(finding, goes_on=False, failure=f"What it depends on cannot be worked out: {error}.")
    return replace(finding, goes_on=False, dependence=found)


class WhyService(QObject):
    """Looks up the reason for the cell that somebody looks at, of the case that the sheet shows.

    The latest question wins, the sheet's own come first, and nothing is looked up while nobody looks. Reasons that
    were found are remembered.

    ``found`` brings a Finding and the Reply that the sheet shows; ``waiting`` says that what is shown is of an earlier
    moment or of another cell; ``contradicted`` that the set-up clashes with itself (its conflict), so that nothing can
    be explained; ``emptied`` that there is no game, or no cell.
    """

    found = Signal(object, object)
    waiting = Signal()
    contradicted = Signal(object)
    emptied = Signal()

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._reply: Reply | None = None
        self._cell: tuple[Card, Holder] | None = None
        self._is_watched = self._is_held = False
        self._found: OrderedDict[Subject, Finding] = OrderedDict()
        self._memory = Memory()
        self._wish = Wish()
        self._pending: Future[Finding | None] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(DELAY_MS)
        self._soon.timeout.connect(self._ask)

    @property
    def subject(self) -> Subject | None:
        """The cell that is asked about, of the case that the sheet has its numbers for; None where there is none."""
        if self._reply is None or self._cell is None or self._reply.upto < 0:
            return None
        return Subject(self._reply.question.case.upto(self._reply.upto), *self._cell)

    # --- what the sheet does

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer: of a case that contradicts itself, to the part of it before that."""
        self._reply, self._is_held = reply, False
        self._begin()

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._is_held = True
        self._begin()

    def forget(self) -> None:
        """No game is open any more."""
        self._reply = self._cell = None
        self._is_held = False
        self._begin()

    # --- what those who look do

    def look_at(self, cell: tuple[Card, Holder] | None) -> None:
        """Ask about another cell, or about none."""
        if cell != self._cell:
            self._cell = cell
            self._begin(DELAY_MS)

    def watch(self, watched: bool) -> None:
        """Somebody begins to look, or nobody looks any more."""
        if watched != self._is_watched:
            self._is_watched = watched
            self._begin()

    # --- one cell

    def _begin(self, delay: int = 0) -> None:
        """Say what there is for those who look, and ask for the rest; whatever was asked before is given up."""
        self._give_up()
        if not self._is_watched:
            return
        subject = self.subject
        if self._is_held:
            self.waiting.emit()
        elif self._reply is not None and self._reply.upto < 0:
            self.contradicted.emit(self._reply.conflict)
        elif subject is None:
            self.emptied.emit()
        elif subject in self._found:
            self._say(self._found[subject])
        else:
            self.waiting.emit()
            self._soon.start(delay)

    def _give_up(self) -> None:
        self._soon.stop()
        self._wish.withdraw()
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def _ask(self) -> None:
        subject = self.subject
        if subject is not None:
            self._wish = Wish()
            self._pending = self._background.run(partial(find, subject, self._wish), partial(self._deliver, subject))

    def _deliver(self, subject: Subject, future: Future[Finding | None]) -> None:
        wanted = future is self._pending
        error = future.exception()
        finding = future.result() if error is None else Finding(subject, failure=f"This went wrong: {error!r}.")
        if finding is None:
            return
        self._remember(finding)
        if wanted:
            self._pending = None
            self._say(finding)

    def _say(self, finding: Finding) -> None:
        """Tell what was found; of an open cell there may be more to find, which takes longer."""
        self.found.emit(finding, self._reply)
        if finding.goes_on:
            self._wish = Wish()
            self._pending = self._background.run_at_leisure(
                partial(go_on, finding, self._memory, self._wish), partial(self._deliver, finding.subject)
            )

    def _remember(self, finding: Finding) -> None:
        self._found[finding.subject] = finding
        self._found.move_to_end(finding.subject)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
