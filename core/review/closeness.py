"""How close each player was at the end of a game in which everything is known that each of them saw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.engines.contract import Contradiction, TooLargeError
from core.model.case import Case
from core.model.events import Accusation, Note
from core.review.review import first_certain
from core.timeline.timeline import default_ask


@dataclass(frozen=True, slots=True)
class Closeness:
    """How many ``solutions`` a player held possible at the end, and ``after`` how many entries just one.

    None: they were not counted; it never was. The last, correct accusation tells everyone, and does not count.
    """

    player: str
    solutions: int | None
    after: int | None


def closeness(cases: Mapping[str, Case], mine: Case) -> Iterator[Closeness]:
    """Yield how close each player was; ``cases`` are what they saw, and entries are numbered as in ``mine``."""
    ask = default_ask()
    numbers = [0, *(n for n, event in enumerate(mine.events, 1) if not isinstance(event, Note))]
    for player, seen in cases.items():
        right = (i for i, event in enumerate(seen.events) if isinstance(event, Accusation) and event.correct)
        case = seen.upto(next(right, len(seen.events)))
        try:
            solutions, after = ask(case).solutions, first_certain(case, ask)
        except (Contradiction, TooLargeError):
            solutions = after = None
        if after is not None:  # a look into the pool is an entry of one player alone
            after = numbers[sum(not isinstance(event, Note) for event in case.events[:after])]
        yield Closeness(player, solutions, after)
