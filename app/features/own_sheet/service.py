"""Checks one's own marks, gives hints, and finds out about a single mark, off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, CancellationToken, LatestTask
from app.ui.language import translate
from app.ui.text import conflict_words, reason, went_wrong
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.practice.marks import Mark, Says, marks_of_setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.explain.explanation import Explanation
    from core.practice.hints import Hint
    from core.practice.marking import Marking

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MarksRequest:
    """A game and the player's marks; ``posterior`` is its exact answer, if known already."""

    case: Case
    marks: tuple[Mark, ...]
    posterior: Posterior | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class MarkFinding:
    """Why a mark is right or wrong; or a deal that fits every entry, in which it is false."""

    case: Case
    mark: Mark
    explanation: Explanation | None
    counter: Mapping[Card, Holder] = field(default_factory=dict)


def check_marks(request: MarksRequest, token: CancellationToken) -> Marking:
    """Check the marks, with those of the set-up. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.marking import mark

    marks = (*request.marks, *marks_of_setup(request.case.setup))
    return mark(request.case, marks, request.posterior, token.check)


def find_hint(request: MarksRequest, level: int, token: CancellationToken) -> Hint:
    """Return a hint, which tells no more than its level. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.hints import hint

    return hint(request.case, check_marks(request, token), level, token.check)


def find_out(case: Case, mark: Mark, token: CancellationToken) -> MarkFinding:
    """Return what speaks for or against a mark. Raises Contradiction, TooLargeError, CancelledError."""
    from core.explain.explanation import explain
    from core.practice.marking import counter_deal

    found = explain(case, mark.card, mark.holder, token.check)
    if found is not None:
        return MarkFinding(case, mark, found)
    counter = counter_deal(case, mark.card, mark.holder, holds=mark.says is Says.YES, check=token.check)
    return MarkFinding(case, mark, None, counter or {})


class MarksService(QObject):
    """Answers the latest question of each kind; ``failed`` carries a message, also where entries contradict."""

    checked = Signal(object)
    hinted = Signal(object)
    found = Signal(object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marking, self._finding = LatestTask(background), LatestTask(background)

    def check(self, request: MarksRequest) -> None:
        self._marking.run(partial(check_marks, request), partial(self._take, self.checked.emit))

    def hint(self, request: MarksRequest, level: int) -> None:
        self._marking.run(partial(find_hint, request, level), partial(self._take, self.hinted.emit))

    def find_out(self, case: Case, mark: Mark) -> None:
        self._finding.run(partial(find_out, case, mark), partial(self._take, self.found.emit))

    def forget(self) -> None:
        self._marking.cancel()
        self._finding.cancel()

    def _take(self, announce: Callable[[T], object], future: Future[T], wanted: bool) -> None:
        from core.engines.contract import Contradiction, TooLargeError

        if not wanted:
            return
        match future.exception():
            case None:
                announce(future.result())
            case Contradiction() as error:
                said = translate("OwnSheet", "{contradiction} Correct that first.", "contradiction: a sentence")
                self.failed.emit(said.format(contradiction=conflict_words(error.conflict)))
            case TooLargeError() as error:
                said = translate("OwnSheet", "This game is too large to be checked: {reason}.")
                self.failed.emit(said.format(reason=reason(error)))
            case error:
                self.failed.emit(went_wrong(error))
