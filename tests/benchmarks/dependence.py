"""Time the explanations of open cells, and the likely hands.

    python -m tests.benchmarks.dependence [--games N] [--events N]

Uses the first events of the games of :mod:`tests.benchmarks.reasons`, and asks about a few open cells of each.
"deciders" is what would make a cell certain, given the posterior of the case; "remembered" everything that it depends
on, given the posteriors of all prefixes, as in the window; "from nothing" the same without them; "hands" the likely
hands of a player.
"""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from random import Random

import numpy as np

from core.engines.driver import answer
from core.explain.decisive import decisive_suggestions
from core.explain.dependence import dependence
from core.explain.hands import likely_hands
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.timeline.timeline import Ask, default_ask, timeline_of
from tests.benchmarks.reasons import EVENTS, KINDS, REACH_MS, Kind, Times, row, timed

CELLS = 3
"""The number of open cells asked about per game."""

ASKED = ("deciders", "remembered", "from nothing", "hands")


def measure(kind: Kind, n: int, events: int) -> dict[str, list[float]]:
    """Time everything about ``n`` games of one kind."""
    times: dict[str, list[float]] = {what: [] for what in ASKED}
    for seed, game in kind.games(n):
        for what, work in questions(seed, game.case.upto(events)):
            times[what].append(timed(work))
    return times


def questions(seed: int, case: Case) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the questions about a game: their names, and the functions that answer them."""
    remember = cache(default_ask())
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


def verdict(what: str, times: Times) -> str:
    """Return how many times were within the target."""
    ms = times[what]
    if not ms:
        return f"{what}: nothing was open"
    p95 = float(np.percentile(ms, 95))
    reached = "yes" if p95 <= REACH_MS else "NO"
    return f"{what} ({len(ms)}): p95 {p95:.1f} ms, longest {max(ms):.1f}, reach {REACH_MS:g}: {reached}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Time what open cells depend on, and the likely hands.")
    parser.add_argument("--games", type=int, default=25, help="games of each kind (25)")
    parser.add_argument("--events", type=int, default=EVENTS, help=f"how far into the games ({EVENTS})")
    chosen = parser.parse_args(arguments)
    answer(next(KINDS[0].games(1))[1].case)  # imports everything
    gc.collect()
    gc.freeze()  # as the program does once it has started
    print(f"{'ms':14}" + "".join(f"{what:>18}" for what in ASKED))
    print(f"{'kind':14}" + f"{'median':>10}{'p95':>8}" * len(ASKED))
    found = []
    for kind in KINDS:
        found.append(measure(kind, chosen.games, chosen.events))
        print(row(str(kind), found[-1]), flush=True)
    everything = {what: [ms for times in found for ms in times[what]] for what in ASKED}
    print(row("all", everything), end="\n\n")
    print("\n".join(verdict(what, everything) for what in ASKED))
    print(f"load average: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
