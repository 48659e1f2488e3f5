"""Time all that the board needs: the computations about a case, and in the GUI thread what draws it.

    python -m tests.benchmarks.board [--repeats N]

"At first" is the time with empty caches, for a new board and new rules. The stage that needs scipy comes last; its
import is timed separately. In the GUI thread "lay" is everything computed between an entry and the painting: tokens,
reachable places, texts; "paint" redraws the whole board, of so many pixels a side, "hover" only what lies on it, as
when the mouse moves. A frame at 60 Hz takes 16.7 ms. Figures are medians and maxima of the repeats.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtGui import QPixmap

from app.features.board.canvas import BoardCanvas
from app.features.board.state import BoardPicture, BoardState, Share
from core.board.mansion import Mansion, mansion_of, shipped_board
from core.board.tokens import tokens
from core.board.walking import Dice, expected_turns, graph_of, reach
from core.formats.editions import edition
from core.model.cards import Category
from core.model.case import Case
from core.model.events import Move
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.assembling import styled_application
from tests.benchmarks import running
from tests.benchmarks.running import milliseconds

REACH_MS = 50.0
DICE = 2
TURNS = 60
SIDES = (420, 1000)
ROLL = 12

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


def computed(case: Case, repeats: int) -> tuple[Times, Times]:
    """Return each stage's times in ms, with empty and with filled caches."""
    first, again = Times(), Times()
    for _ in range(repeats):
        work = stages(case)
        for cached in (shipped_board, graph_of, expected_turns):
            cached.cache_clear()
        for times in (first, again):
            for name, stage in work.items():
                times.setdefault(name, []).append(milliseconds(stage))
    return first, again


def laid(case: Case) -> BoardPicture:
    """Return the board of a case after the highest roll, which reaches the most places."""
    mansion = the_mansion(case.setup)
    shares = {room: Share(1 / 9, "11%") for room in mansion.rooms}
    return BoardPicture(BoardState.begun(case, mansion).rolled(ROLL), shares)


def drawn(case: Case, repeats: int) -> Times:
    """Return the milliseconds of each part of drawing, once per repeat."""
    times: Times = defaultdict(list)
    times["lay"] = [milliseconds(partial(laid, case)) for _ in range(repeats)]
    for side in SIDES:
        canvas = BoardCanvas()
        canvas.resize(side, side)
        paint = partial(canvas.render, QPixmap(side, side))
        for _ in range(repeats):
            canvas.show_picture(laid(case))  # discards the cached painting
            times[f"paint {side}"].append(milliseconds(paint))
            times[f"hover {side}"].append(milliseconds(paint))
    return times


def row(name: str, first: Sequence[float], again: Sequence[float]) -> str:
    return f"{name:44}{median(first):9.2f}{max(first):9.2f}{median(again):9.3f}{max(again):9.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = running.command(__doc__, repeats=(25, "repeats of each figure"))
    repeats: int = parser.parse_args(arguments).repeats
    case, importing = a_case(), milliseconds(lambda: __import__("scipy.sparse.csgraph"))
    first, again = computed(case, repeats)
    print(f"import of scipy.sparse.csgraph: {importing:.0f} ms, once")
    print(f"{'ms':44}{'at first':>9}{'max':>9}{'again':>9}{'max':>9}")
    for name, times in first.items():
        print(row(name, times, again[name]))
    everything = [[sum(run) for run in zip(*times.values(), strict=True)] for times in (first, again)]
    print(row("everything", *everything))
    print(running.reach("everything at first, median", median(everything[0]), REACH_MS, " ms"))
    _application = styled_application()
    print(f"\n{'part':12}{'median ms':>10}{'max ms':>10}")
    for part, taken in drawn(case, repeats).items():
        print(f"{part:12}{median(taken):10.2f}{max(taken):10.2f}")


if __name__ == "__main__":
    main()
