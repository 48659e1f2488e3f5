"""Time explanations: why a cell is certain, which entries conflict, corrections, and what open cells depend on.

    python -m tests.benchmarks.reasons [--games N] [--events N]

Uses random games of 30 events with everything that can occur in a case, except correct accusations: the classic deck,
3 to 6 players, seen by a player or a spectator, N of each kind. A few cells of each game that events made certain are
explained. Conflicts are those of a game with one mistake: "clashes" finds all of them, "with mends" also the
corrections of the first. "True entry" checks the last suggestion of a true game for conflicts, "false entry" a wrong
version of it.

Of the first N events of each game a few open cells are asked about: "deciders" is what would make a cell certain, given
the posterior of the case; "remembered" everything that it depends on, given the posteriors of all prefixes, as in the
window; "from nothing" the same without them; "hands" the likely hands of a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random

import numpy as np

from core.conflicts.conflicts import conflict_if_entered, corrections, find_conflicts
from core.engines.conflict import Witnesses, is_case_consistent
from core.engines.driver import answer
from core.explain.decisive import decisive_suggestions
from core.explain.dependence import dependence
from core.explain.explanation import explain
from core.explain.hands import likely_hands
from core.formats.validity import event_problems
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.timeline.timeline import Ask, default_ask, timeline_of
from tests.benchmarks.positions import PLAYERS
from tests.benchmarks.running import command, load, milliseconds, reached, settle
from tests.games import Game, Habits, classic_game
from tests.mistakes import mistake, slip

EVENTS = 30
CELLS = 3
"""The number of cells asked about per game, certain ones and open ones."""

TRIES = 20
"""Maximum number of mistakes tried in a game until one causes a conflict."""

REACH_MS = 150.0
"""Target for the 95th percentile (ms)."""

WHY = {
    "explain": "why a cell is certain",
    "clashes": "which entries clash",
    "with mends": "which entries clash, and what mends that",
    "true entry": "what an entry clashes with that is true",
    "false entry": "what an entry clashes with that is false",
}
OPEN = {
    "deciders": "what would decide a cell",
    "remembered": "what a cell depends on, with what was computed",
    "from nothing": "what a cell depends on",
    "hands": "the likely hands",
}
"""What is asked, by the name of its column."""

Question = tuple[str, Callable[[], object]]

Times = Mapping[str, Sequence[float]]
"""Times in milliseconds, by task."""


@dataclass(frozen=True)
class Kind:
    """Games of one kind."""

    players: int
    spectator: bool

    def __str__(self) -> str:
        return f"{'spectator' if self.spectator else 'seated'} {self.players}"

    def games(self, n: int) -> Iterator[tuple[int, Game]]:
        """The first ``n`` games of this kind, of exactly so many events, each with its seed."""
        habits = Habits(right_accusation=0.0)
        for i in range(n):
            seed = 10_000 * self.players + 5_000 * self.spectator + i
            game = classic_game(seed, self.players, EVENTS, spectator=self.spectator, habits=habits)
            yield seed, replace(game, case=game.case.upto(EVENTS))


KINDS = tuple(Kind(players, spectator) for spectator in (False, True) for players in PLAYERS)


def measure(kind: Kind, n: int, names: Sequence[str], asked: Callable[[int, Game], Iterator[Question]]) -> Times:
    """Time what is asked about ``n`` games of one kind; of conflicts only where a mistake caused one."""
    times: dict[str, list[float]] = {name: [] for name in names}
    for seed, game in kind.games(n):
        for name, work in asked(seed, game):
            times[name].append(milliseconds(work))
    return times


def questions(seed: int, game: Game) -> Iterator[Question]:
    """Yield what is asked about entries and certain cells, by its name, and what asks it."""
    rng = Random(seed)
    for card, holder in chosen_cells(rng, game.case):
        yield "explain", partial(explain, game.case, card, holder)
    wrong = contradictory(game, seed)
    if wrong is not None:
        yield "clashes", partial(find_conflicts, wrong)
        yield "with mends", partial(mended, wrong)
    before, entry = last_suggestion(game.case)
    yield "true entry", partial(conflict_if_entered, before, entry)
    false = false_entry(rng, before, entry)
    if false is not None:
        yield "false entry", partial(conflict_if_entered, before, false)


def open_questions(seed: int, game: Game, events: int = EVENTS) -> Iterator[Question]:
    """Yield what is asked about the open cells of the beginning of a game."""
    case, remember = game.case.upto(events), cache(default_ask())
    timeline_of(case, remember)
    for card, holder in open_cells(Random(seed), case, remember):
        yield "deciders", partial(decisive_suggestions, case, remember(case), card, holder)
        yield "remembered", partial(dependence, case, card, holder, ask=remember)
        yield "from nothing", partial(dependence, case, card, holder)
    yield "hands", partial(likely_hands, case, case.setup.seats.next(case.setup.me or case.setup.players[0].name), 5)


def open_cells(rng: Random, case: Case, ask: Ask) -> list[tuple[Card, Holder]]:
    posterior = ask(case)
    cells = np.argwhere((posterior.marginals > 0) & (posterior.marginals < 1)).tolist()
    return [(posterior.cards[i], posterior.holders[j]) for i, j in rng.sample(cells, min(CELLS, len(cells)))]


def chosen_cells(rng: Random, case: Case) -> list[tuple[Card, Holder]]:
    """Some of the cells that are certain, and weren't before the first event."""
    known, posterior = certain(case.upto(0)), answer(case, "exact", ShowModel.IGNORE)
    learnt = np.argwhere(certain(case) & ~known).tolist()
    return [(posterior.cards[i], posterior.holders[j]) for i, j in rng.sample(learnt, min(CELLS, len(learnt)))]


def certain(case: Case) -> np.ndarray:
    return np.isin(answer(case, "exact", ShowModel.IGNORE).marginals, (0.0, 1.0))


def contradictory(game: Game, seed: int) -> Case | None:
    """Return the game with a mistake that causes a conflict, None if a few attempts fail."""
    for i in range(TRIES):
        made = mistake(TRIES * seed + i, game)
        if made is not None and not is_case_consistent(made.case, Witnesses()):
            return made.case
    return None


def mended(case: Case) -> object:
    found = find_conflicts(case)
    return corrections(case, found[0], found)


def last_suggestion(case: Case) -> tuple[Case, Suggestion]:
    """Return the case before its last suggestion, and the suggestion."""
    at, event = next((i, e) for i, e in reversed(tuple(case.counted)) if isinstance(e, Suggestion))
    return case.upto(at), event


def false_entry(rng: Random, case: Case, event: Suggestion) -> Suggestion | None:
    """Return a wrong version of an event that conflicts with earlier ones, None if a few attempts fail."""
    for _ in range(TRIES):
        _, wrong = slip(rng, event, case.setup)
        if not event_problems(wrong, case.setup) and conflict_if_entered(case, wrong):
            return wrong
    return None


# The report


def row(name: str, times: Times) -> str:
    figures = [(np.median(ms), np.percentile(ms, 95)) if ms else (np.nan, np.nan) for ms in times.values()]
    return f"{name:14}" + "".join(f"{median:10.1f}{p95:8.1f}" for median, p95 in figures)


def report(games: int, names: Mapping[str, str], asked: Callable[[int, Game], Iterator[Question]]) -> Iterator[str]:
    """Measure, and yield a table of what was asked, by kind of game, and whether the targets were met."""
    yield f"{'ms':14}" + "".join(f"{name:>18}" for name in names)
    yield f"{'kind':14}" + f"{'median':>10}{'p95':>8}" * len(names)
    every: dict[str, list[float]] = {name: [] for name in names}
    for kind in KINDS:
        times = measure(kind, games, tuple(names), asked)
        yield row(str(kind), times)
        for name, ms in times.items():
            every[name] += ms
    yield row("all", every)
    yield ""
    yield from (reached(names[name], ms, REACH_MS) for name, ms in every.items() if ms)


def main(arguments: Sequence[str] | None = None) -> None:
    options = command(__doc__, games=(25, "games of each kind"), events=(EVENTS, "how far into them cells are open"))
    chosen = options.parse_args(arguments)
    measure(KINDS[0], 1, tuple(WHY), questions)  # imports everything
    settle()
    for names, asked in ((WHY, questions), (OPEN, partial(open_questions, events=chosen.events))):
        for line in report(chosen.games, names, asked):
            print(line, flush=True)
        print()
    print(load())


if __name__ == "__main__":
    main()
