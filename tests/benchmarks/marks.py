"""Check one's own marks against brute force and the exact engine, and time it.

    python -m tests.benchmarks.marks [--marks N]

Positions are of random games of all kinds: 2 to 10 players, seated or not, published decks and others, with a pool and
face-up cards, where one or all answer. Half of the N marks are in games small enough for brute force; the others are
compared with the exact engine. Every verdict and probability, the list of missed cells, and a counter-deal for every
mark are compared with :mod:`tests.oracle.marks`. Times are of positions with published decks, in processor time:
"mark" is all marks of a sheet, with the engine's answer; "given" the same with an answer that is there already; then a
counter-deal, a hint with its reason, and the reason why a mark is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import numpy as np

from core.engines.driver import answer
from core.engines.exact.engine import ExactEngine
from core.evidence.evidence import evidence_of
from core.explain.explanation import explain
from core.formats.editions import edition, edition_names
from core.practice.marking import WHY, MarkVerdict, counter_deal, hint, mark
from core.practice.marks import Mark, Says
from tests.benchmarks.running import PROCESSOR, command, load, milliseconds, settle
from tests.games import Game, Habits, edition_game, play, small_game, table
from tests.oracle.brute import brute
from tests.oracle.marks import Cells, fits, missed, random_marks, verdict

REACHES_MS: Final[Mapping[str, float]] = {"mark": 16.0, "counter-deal": 50.0}
"""Targets for the 95th percentile (ms)."""

TASKS = ("mark", "given", "counter-deal", "hint", "refuted")


@dataclass(frozen=True)
class Position:
    """A game and a sheet; ``small``: few enough deals for brute force."""

    game: Game
    marks: tuple[Mark, ...]
    small: bool


def positions(n: int, *, small: bool) -> Iterator[Position]:
    for seed in range(n):
        rng = Random(seed)
        game = small_game(seed, cards=9) if small else large_game(rng, seed)
        yield Position(game, random_marks(rng, game.case, game.truth), small)


def large_game(rng: Random, seed: int) -> Game:
    """Return a position of any edition, or of a deck of one's own for as many as ten."""
    habits = Habits(right_accusation=0.0)
    left_over = rng.choice(((0, 0), (0, 0), (0, 2), (1, 1), (2, 0)))
    turns, spectator = rng.randint(0, 30), rng.random() < 0.3
    if seed % 3:
        players, name = 2 + seed % 5, rng.choice(edition_names())
        return edition_game(seed, players, turns, name=name, spectator=spectator, habits=habits, deal=left_over)
    deck = edition("modern-2016").deck
    setup, truth = table(
        rng, deck, 2 + seed // 3 % 9, spectator=spectator, face_up=left_over[0], pool=left_over[1], even=False
    )
    return play(rng, setup, truth, turns, habits)


def compared(position: Position) -> int:
    """Return the number of marks of a position that were compared. Raises AssertionError where one differs."""
    case, marks = position.game.case, position.marks
    cells = true_cells(position)
    marking = mark(case, marks)
    assert tuple(one.mark for one in marking.checked) == marks
    for one in marking.checked:
        said, p = verdict(one.mark, cells)
        assert one.verdict == said, (case, one)
        assert abs(one.p - float(p)) < 1e-9, (case, one, p)
        check_counter(position, one.mark, said)
    assert [tuple(cell) for cell in marking.missed] == list(missed(case, marks, cells)), case
    return len(marks)


def true_cells(position: Position) -> Cells:
    case = position.game.case
    if position.small:
        return brute(case).marginals
    posterior = ExactEngine().posterior(evidence_of(case))
    rows = posterior.marginals.tolist()
    return {
        card: dict(zip(posterior.holders, row, strict=True)) for card, row in zip(case.setup.deck, rows, strict=True)
    }


def check_counter(position: Position, one: Mark, said: str) -> None:
    """Every mark that need not be true has a deal in which it is false."""
    if one.says is Says.MAYBE:
        return
    holds = one.says is Says.YES
    deal = counter_deal(position.game.case, one.card, one.holder, holds=holds)
    assert (deal is None) == (said == "proved"), (position.game.case, one)
    if deal is not None:
        assert fits(position.game.case, deal), (position.game.case, one, deal)
        assert (deal[one.card] == one.holder) is not holds, (position.game.case, one, deal)


# --- time


def tasks(position: Position) -> Iterator[tuple[str, Callable[[], object]]]:
    case, marks = position.game.case, position.marks
    yield "mark", partial(mark, case, marks)
    posterior = answer(case)
    yield "given", partial(mark, case, marks, posterior)
    marking = mark(case, marks, posterior)
    for verdict_on in (MarkVerdict.OPEN, MarkVerdict.REFUTED):
        one = next(
            (one.mark for one in marking.checked if one.verdict is verdict_on and one.mark.says != "maybe"), None
        )
        if one is not None and verdict_on is MarkVerdict.OPEN:
            yield "counter-deal", partial(counter_deal, case, one.card, one.holder, holds=one.says is Says.YES)
        elif one is not None:
            yield "refuted", partial(explain, case, one.card, one.holder)
    if marking.missed:
        yield "hint", partial(hint, case, marking, WHY)


def times(n: int) -> dict[str, list[float]]:
    times_of: dict[str, list[float]] = {what: [] for what in TASKS}
    for position in positions(n, small=False):
        for what, work in tasks(position):
            times_of[what].append(milliseconds(work, PROCESSOR))
    return times_of


def row(what: str, ms: Sequence[float]) -> str:
    """Return the figures of a task and, if it has a target, whether that was met."""
    median, p95, longest = np.percentile(ms, [50, 95, 100])
    reach = REACHES_MS.get(what)
    met = "" if reach is None else f"  reach {reach:g}: {'yes' if p95 <= reach else 'NO'}"
    return f"{what:14}{len(ms):6}{median:10.2f}{p95:8.2f}{longest:9.1f}{met}"


def main(arguments: Sequence[str] | None = None) -> None:
    chosen: int = command(__doc__, marks=(10_000, "marks compared")).parse_args(arguments).marks
    for small, by in ((True, "brute force"), (False, "the exact engine")):
        done = games = 0
        for position in positions(chosen, small=small):
            if done >= chosen / 2:
                break
            done, games = done + compared(position), games + 1
        print(f"{done} marks in {games} games as {by} has them", flush=True)
    settle()
    print(f"\n{'processor ms':14}{'n':>6}{'median':>10}{'p95':>8}{'longest':>9}")
    for what, ms in times(300).items():
        print(row(what, ms))
    print(load())


if __name__ == "__main__":
    main()
