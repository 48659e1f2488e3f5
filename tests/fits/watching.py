"""Games in which the default policy watches: it accuses only when certain, and notes what accusing would have been.

Nobody sees what it thinks of accusing, so until another rule would accuse, its game is the same: what that rule wins
can be read from the game of the watcher (:mod:`tests.fits.stopping`), exactly, but that ``race`` also walks and asks
for an accusation in its turn; and how soon rivals accuse is not cut short by its own accusations
(:mod:`tests.fits.clarity`).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from core.arena.tournament import play
from core.model.cards import Triple
from core.model.events import Accusation
from core.policies.accusing import HOPELESS, closed, later
from core.policies.policy import Policy
from core.policies.race import Race
from core.policies.suggesting import best_question
from core.situation.rivals import Rival
from core.situation.situation import Situation
from tests.benchmarks.league import SWITCHED, SwitchedTournament


@dataclass(frozen=True, slots=True)
class Moment:
    """The end of a turn of the watcher, after so many events: the likeliest ``solution`` and its probability ``p``.

    ``share``: what a turn closes of what is missing to certainty; ``rivals``: none, where accusing is no question.
    """

    at: int
    solution: Triple
    p: float
    share: float = 0.0
    rivals: tuple[Rival, ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """A game of a watcher: its moments, the envelope, whether it won, and when others accused correctly."""

    moments: tuple[Moment, ...]
    envelope: Triple
    won: bool
    right: dict[str, int]
    end: int


class Watcher(Race):
    """``race``, but it accuses only when certain, and notes the ends of its turns."""

    name = "watcher"

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []

    def accused(self, situation: Situation) -> Triple | None:
        return situation.cards.solution

    def accusation(self, situation: Situation) -> Triple | None:
        """End a turn."""
        self.moments.append(moment_of(situation))
        return super().accusation(situation)


def moment_of(situation: Situation) -> Moment:
    """Return what there is to weigh at the end of a turn."""
    solution, p = situation.cards.likeliest
    at = len(situation.case.events)
    if situation.cards.solution is not None or p < HOPELESS or not situation.still_in:
        return Moment(at, solution, p)
    hit = functools.cache(lambda room: float(best_question(situation, room).hit(situation.response)))
    return Moment(at, solution, p, closed(situation, hit, max(p, later(situation, hit))), situation.rivals)


class Watched(SwitchedTournament):
    """A tournament in which watchers play, too."""

    def policy(self, name: str) -> Policy:
        return Watcher() if name.removesuffix(SWITCHED) == Watcher.name else super().policy(name)


def watched(
    games: int, seed: int, players: int, other: str, edition: str = "classic-uk", *, switched: bool = False
) -> Iterator[Watch]:
    """Play a watcher among copies of another policy, perhaps as people play; the same seed plays the same games."""
    name = Watcher.name + SWITCHED if switched else Watcher.name
    tournament = Watched((name, *[other] * (players - 1)), seed, edition)
    for number in range(games):
        match = tournament.match(number, number % players)
        record = play(match)
        who, watcher = next((who, one) for who, one in match.policies.items() if isinstance(one, Watcher))
        right = {e.by: i for i, e in enumerate(record.events) if isinstance(e, Accusation) and e.correct}
        moments = tuple(watcher.moments)
        yield Watch(moments, record.deal.envelope, record.winner == who, right, len(record.events))
