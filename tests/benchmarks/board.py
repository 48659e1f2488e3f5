"""Time all computations about the board that a case needs, with empty caches and with filled ones.

    python -m tests.benchmarks.board [--repeats N]

"At first" is the time with empty caches, for a new board and new rules. The stage that needs scipy comes last; its
import is timed separately. Figures are medians and maxima of the repeats.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence

import numpy as np

from core.board.mansion import Mansion, mansion_of, shipped_board
from core.board.tokens import tokens
from core.board.walking import Dice, expected_turns, graph_of, reach
from core.formats.editions import edition
from core.model.cards import Category
from core.model.case import Case
from core.model.events import Move
from core.model.seats import Player
from core.model.setup import Setup

REACH_MS = 50.0
DICE = 2
TURNS = 60

Times = dict[str, list[float]]


def a_case() -> Case:
    """Return a classic game of six after an hour, with only a move on each turn."""
    published = edition("classic-uk")
    names = "ABCDEF"
    players = tuple(
        Player(name, 3, card) for name, card in zip(names, published.deck.of(Category.SUSPECT), strict=True)
    )
    setup = Setup(published.deck, players, "classic-uk", rules=published.rules, board=published.board)
    draw = random.Random(5)
    moves = (Move(names[i % 6], draw.choice(the_mansion(setup).places)) for i in range(TURNS))
    return Case(setup, tuple(moves))


def the_mansion(setup: Setup) -> Mansion:
    mansion = mansion_of(setup)
    assert mansion is not None
    return mansion


def forget() -> None:
    """Empty every cache of the board."""
    for cached in (shipped_board, graph_of, expected_turns):
        cached.cache_clear()


def stages(case: Case) -> dict[str, Callable[[], object]]:
    """Return the computations that a case needs, in order."""
    mansion = the_mansion(case.setup)
    dice = Dice(DICE)
    chances = np.full(len(mansion.rooms), 1 / len(mansion.rooms))
    blocked = tokens(case, mansion).blocked("A")
    return {
        "the board's file, and the deck": lambda: mansion_of(case.setup),
        "the graph": lambda: graph_of(mansion),
        "expected turns": lambda: expected_turns(mansion, dice),
        "remoteness of every place": lambda: expected_turns(mansion, dice).remoteness(chances),
        "tokens after 60 moves": lambda: tokens(case, mansion),
        "what every roll reaches, tokens in the way": lambda: reach(mansion, mansion.rooms[0], dice.most, blocked),
        "expected turns, tokens in the way": lambda: expected_turns(mansion, dice, blocked),
    }


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1e3 * (time.perf_counter() - start)


def measure(case: Case, repeats: int) -> tuple[Times, Times]:
    """Return each stage's times in ms, with empty and with filled caches."""
    first: Times = {}
    again: Times = {}
    for _ in range(repeats):
        work = stages(case)
        forget()
        for times in (first, again):
            for name, stage in work.items():
                times.setdefault(name, []).append(timed(stage))
    return first, again


def row(name: str, first: Sequence[float], again: Sequence[float]) -> str:
    return f"{name:44}{statistics.median(first):9.2f}{max(first):9.2f}{statistics.median(again):9.3f}{max(again):9.3f}"


def report(first: Times, again: Times) -> None:
    print(f"{'ms':44}{'at first':>9}{'max':>9}{'again':>9}{'max':>9}")
    for name, times in first.items():
        print(row(name, times, again[name]))
    everything = [[sum(run) for run in zip(*times.values(), strict=True)] for times in (first, again)]
    print(row("everything", *everything))
    worst = statistics.median(everything[0])
    print(f"everything at first, median: reach {REACH_MS:g} ms: {'yes' if worst <= REACH_MS else 'NO'}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Time everything about the board that one case needs.")
    parser.add_argument("--repeats", type=int, default=25, help="repeats of each figure (25)")
    chosen = parser.parse_args(arguments)
    print(f"import of scipy.sparse.csgraph: {timed(lambda: __import__('scipy.sparse.csgraph')):.0f} ms, once")
    report(*measure(a_case(), chosen.repeats))


if __name__ == "__main__":
    main()
