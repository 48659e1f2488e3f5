"""Checks one's own marks, gives hints, and finds out about a single mark: for a worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.tasks.follower import PosteriorCache
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.practice.marks import Mark, Says, marks_of_setup

if TYPE_CHECKING:
    from core.explain.explanation import Explanation
    from core.practice.hints import Hint
    from core.practice.marking import Marking


@dataclass(frozen=True, slots=True)
class MarkFinding:
    """Why a mark is right or wrong; or a deal that fits every entry, in which it is false."""

    case: Case
    mark: Mark
    explanation: Explanation | None = None
    counter: Mapping[Card, Holder] = field(default_factory=dict)


def check_marks(case: Case, own: tuple[Mark, ...], cache: PosteriorCache) -> Marking:
    """Check marks, with those of the set-up. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.marking import mark

    return mark(case, (*own, *marks_of_setup(case.setup)), cache.ask(case))


def find_hint(level: int, case: Case, own: tuple[Mark, ...], cache: PosteriorCache) -> Hint:
    """Return a hint, which tells no more than its level. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.hints import WHY, hint

    return hint(case, check_marks(case, own, cache), min(level, WHY))


def find_out(case: Case, mark: Mark) -> MarkFinding:
    """Return what speaks for or against a mark. Raises Contradiction, TooLargeError, CancelledError."""
    from core.explain.explanation import explain
    from core.practice.marking import counter_deal

    explanation = explain(case, mark.card, mark.holder)
    if explanation is not None:
        return MarkFinding(case, mark, explanation)
    counter = counter_deal(case, mark.card, mark.holder, holds=mark.says is Says.YES)
    return MarkFinding(case, mark, counter=counter or {})
