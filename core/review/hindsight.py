"""A finished game in hindsight: whether it would have helped to go by how people play, and how close each was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from core.belief.belief import believe
from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Posterior
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation, Note, Suggestion
from core.players.prior import Prior
from core.review.review import first_certain
from core.text.text import Text, say
from core.text.wording import percent
from core.timeline.timeline import default_ask


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The probability of the solution before an entry, as the cards say and as people play."""

    entry: int
    plain: float
    played: float


def foreseen(
    case: Case, solution: Triple | None, prior: Prior, ask: Callable[[Case], Posterior]
) -> tuple[Foreseen, ...]:
    """Return how likely the solution was before each suggestion or accusation of mine; nothing if it is unknown.

    ``ask`` gives posteriors.

    Raises TooLargeError, Contradiction, and what ``ask`` raises.
    """
    before_each = []
    for entry, event in case.counted:
        is_mine = isinstance(event, Suggestion | Accusation) and event.by == case.setup.me
        if is_mine and solution is not None:
            before = case.upto(entry)
            belief = believe(before, ask(before), prior)
            plain, played = (
                0.0 if posterior.envelope is None else posterior.envelope.probability(solution)
                for posterior in (belief.plain, belief.posterior)
            )
            if plain:  # else an entry is false
                before_each.append(Foreseen(entry, plain, played))
    return tuple(before_each)


def of_foreseen(turns: Sequence[Foreseen]) -> Text:
    """Return a sentence; the means are geometric, as what is learned is counted in bits."""
    plain, played = (
        float(np.exp(np.mean(np.log(p)))) for p in zip(*((turn.plain, turn.played) for turn in turns), strict=True)
    )
    likelier = say(
        "As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of "
        "{plain}.",
        "",
        len(turns),
    )
    if percent(played) == percent(plain):
        return say("As people play, the solution was about as likely as the cards say.")
    times = sum(turn.played > turn.plain for turn in turns)
    return likelier.format(times=times, played=percent(played), plain=percent(plain))


# --- how close each player was, in a game in which everything is known that each of them saw


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
