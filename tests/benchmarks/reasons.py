"""Time explanations: why a cell is certain, which entries conflict, corrections, and conflicts of a new entry.

    python -m tests.benchmarks.reasons [--games N]

Uses random games of 30 events with everything that can occur in a case, except correct accusations: the classic deck,
3 to 6 players, seen by a player or a spectator, N of each kind. A few cells of each game that events made certain are
explained. Conflicts are those of a game with one mistake: "clashes" finds all of them, "with mends" also the
corrections of the first. "True entry" checks the last suggestion of a true game for conflicts, "false entry" a wrong
version of it.
"""

from __future__ import annotations

import argparse
import gc
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

import numpy as np

from core.conflicts.conflicts import conflict_if_entered, corrections, find_conflicts
from core.engines.conflict import Witnesses, is_case_consistent
from core.engines.driver import answer
from core.explain.explanation import explain
from core.formats.validity import event_problems
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.rules import ShowModel
from core.model.seats import Holder
from tests.benchmarks.positions import PLAYERS
from tests.games import Game, Habits, classic_game
from tests.mistakes import mistake, slip

EVENTS = 30
CELLS = 3
"""The number of certain cells explained per game."""

TRIES = 20
"""Maximum number of mistakes tried in a game until one causes a conflict."""

REACH_MS = 150.0
"""Target for the 95th percentile (ms)."""

REACHES = {
    "explain": "why a cell is certain",
    "clashes": "which entries clash",
    "with mends": "which entries clash, and what mends that",
    "true entry": "what an entry clashes with that is true",
    "false entry": "what an entry clashes with that is false",
}

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


def measure(kind: Kind, n: int) -> dict[str, list[float]]:
    """Time all tasks on ``n`` games of one kind; those about conflicts only on games in which a mistake caused one."""
    times: dict[str, list[float]] = {what: [] for what in REACHES}
    for seed, game in kind.games(n):
        for what, work in questions(seed, game):
            times[what].append(timed(work))
    return times


def questions(seed: int, game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is asked about a game, by its name, and what asks it."""
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


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1e3 * (time.perf_counter() - start)


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


def heading() -> str:
    names = "".join(f"{what:>18}" for what in REACHES)
    figures = f"{'median':>10}{'p95':>8}"
    return f"{'ms':14}{names}\n{'kind':14}{figures * len(REACHES)}"


def row(name: str, times: Times) -> str:
    figures = [(np.median(ms), np.percentile(ms, 95)) if ms else (np.nan, np.nan) for ms in times.values()]
    return f"{name:14}" + "".join(f"{median:10.1f}{p95:8.1f}" for median, p95 in figures)


def together(several: Iterable[Times]) -> dict[str, list[float]]:
    every = list(several)
    return {what: [ms for times in every for ms in times[what]] for what in REACHES}


def verdicts(times: Times) -> Iterator[str]:
    """Yield the target, and whether it was met."""
    for what, said in REACHES.items():
        ms = times[what]
        if ms:
            p95 = float(np.percentile(ms, 95))
            reached = "yes" if p95 <= REACH_MS else "NO"
            yield f"{said} ({len(ms)}): p95 {p95:.1f} ms, longest {max(ms):.1f}, reach {REACH_MS:g}: {reached}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Time explanations, clashes and mends.")
    parser.add_argument("--games", type=int, default=25, help="games of each kind (25)")
    chosen = parser.parse_args(arguments)
    measure(KINDS[0], 1)  # imports everything
    gc.collect()
    gc.freeze()  # as the program does once it has started
    print(heading())
    found = []
    for kind in KINDS:
        found.append(measure(kind, chosen.games))
        print(row(str(kind), found[-1]), flush=True)
    everything = together(found)
    print(row("all", everything), end="\n\n")
    print("\n".join(verdicts(everything)))
    print(f"load average: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
