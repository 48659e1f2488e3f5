"""What a practice game is played with: everything that, with my answers, determines it; the rivals by name.

Without numpy, as the window's dialog reads it at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import Final, TypeAlias

from core.formats.editions import edition, edition_names, find_edition
from core.formats.validity import setup_problems
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules, rules_problems
from core.model.seats import Player
from core.model.setup import Setup
from core.players.counts import HabitCounts
from core.policies.registry import OPPONENTS
from core.referee.deal import Deal, deal_out
from core.text.text import Named, say
from core.text.wording import one_of, unknown

DEFAULT_RUNG: Final = "middle"

RUNGS: Final[Mapping[str, Named]] = {
    "beginner": Named(
        say("Beginner", "a rival in a practice game"),
        say("plays carelessly, and forgets more than half of what they see"),
    ),
    "easy": Named(
        say("Easy", "a rival in a practice game"),
        say("plays for fun, and forgets a third of what they see"),
    ),
    "middle": Named(say("Middle", "a rival in a practice game"), say("plays carefully, and keeps a tidy sheet")),
    "hard": Named(
        say("Hard", "a rival in a practice game"),
        say("plays shrewdly, and now and then plans ahead"),
    ),
    "master": Named(
        say("Master", "a rival in a practice game"),
        say("plays relentlessly, and always plans ahead"),
    ),
}


NAMES = (
    *("Ada", "Basil", "Cora", "Dudley", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jasper", "Kitty", "Lionel"),
    *("Mabel", "Nigel", "Olive", "Percy", "Queenie", "Rupert", "Sylvia", "Toby", "Ursula", "Victor", "Winnie"),
)
"""The names that rivals get by lot; each has its own initial."""


@dataclass(frozen=True, slots=True)
class Known:
    """A rival who plays like somebody whose habits were counted."""

    name: str
    counts: HabitCounts


Rival: TypeAlias = str | Known
"""The name of a rung or of a policy, or somebody known."""


@dataclass(frozen=True)
class PracticeOptions:
    """The options of a practice game. The same options and answers give the same game.

    ``seat`` is my place in the order of turns, from 1; None: by the seed. ``names`` are those of the rivals in the
    order of turns; missing ones are drawn. ``rules`` are None for the edition's. With a ``day``, the seed is its date.
    ``always_ask``: I am asked which card to show even if I have just one. Without a ``board`` nobody moves.
    ``may_sit_out``: a player who rolls may stay, as in games begun under that rule.
    """

    edition: str = "classic-uk"
    rivals: tuple[Rival, ...] = (DEFAULT_RUNG,) * 3
    seat: int | None = None
    seed: int = 1
    day: date | None = None
    rules: Rules | None = None
    face_up: int = 0
    pool: int = 0
    board: bool = True
    always_ask: bool = False
    me: str = "You"
    names: tuple[str, ...] = ()
    may_sit_out: bool = False

    def __post_init__(self) -> None:
        if self.day is not None:
            object.__setattr__(self, "seed", int(f"{self.day:%Y%m%d}"))

    def seated(self) -> dict[str, Rival | None]:
        """Return who plays, in the order of turns; None for me."""
        return dict(self._seats())

    def _seats(self) -> Sequence[tuple[str, Rival | None]]:
        taken = {self.me.casefold(), *map(str.casefold, self.names)}
        free = [name for name in NAMES if name.casefold() not in taken]
        names = (*self.names, *self._lot("names").sample(free, len(free)))
        seats: list[tuple[str, Rival | None]] = list(zip(names, self.rivals, strict=False))
        at = self._lot("seat").randrange(len(self.rivals) + 1) if self.seat is None else self.seat - 1
        seats.insert(at, (self.me, None))
        return seats

    def _lot(self, what: str) -> Random:
        return Random(f"practice {what} {self.seed}")

    def deal(self) -> Deal:
        """Deal the cards. Raises InvalidCaseError with every problem of the options."""
        if problems := [*self._problems()]:
            raise InvalidCaseError(problems)
        shipped = edition(self.edition)
        table = shipped if self.board else replace(shipped, board=None)
        return deal_out(table, tuple(self.seated()), self.seed, self.rules, face_up=self.face_up, pool=self.pool)

    def _problems(self) -> Iterator[Problem]:
        shipped = find_edition(self.edition)
        if shipped is None:
            yield Problem("edition", unknown("edition", self.edition, edition_names()))
            return
        kinds = (*RUNGS, *OPPONENTS)
        for i, rival in enumerate(self.rivals):
            if isinstance(rival, str) and rival not in kinds:
                yield Problem(f"rivals[{i}]", one_of(rival, kinds))
        if self.seat is not None and not 1 <= self.seat <= len(self.rivals) + 1:
            what = say("is {seat}; with %n rival(s) it is from 1 to {last}", "", len(self.rivals))
            yield Problem("seat", what.format(seat=self.seat, last=len(self.rivals) + 1))
        if self.rules is not None:
            yield from (problem.within("rules") for problem in rules_problems(self.rules, shipped.board))
        players = tuple(Player(name, 0) for name, _ in self._seats())
        of_setup = setup_problems(Setup(shipped.deck, players))
        yield from (problem for problem in of_setup if problem.where.endswith(".name"))
