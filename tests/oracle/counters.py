"""Deals counted by two model counters that others wrote, and by the exact engine: whole numbers and fractions.

    python -m tests.oracle.counters [--positions 500] [--seed 1] [--cells 2]

Needs ``pip install -e '.[oracle]'`` (Linux on a 64-bit PC). A position becomes a formula in conjunctive normal form
whose models are its deals: a variable says that a card is with a holder. Hand sizes are counters (Sinz, 2005) whose
variables follow from these, so that they add no models. Nothing here is shared with the engines.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random

from core.engines.driver import answer
from core.formats.editions import edition_names
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup
from tests.games import Habits, edition_game

Clause = list[int]
Counter = Callable[[list[Clause]], int]


class Formula:
    """The clauses of one case, without what follows card by card; ``cells`` has a variable for each card and holder."""

    def __init__(self, case: Case) -> None:
        setup = case.setup
        everywhere = ((card, holder) for card in setup.deck for holder in setup.holders)
        self.cells = {cell: number for number, cell in enumerate(everywhere, 1)}
        self.known: set[int] = set()  # literals
        self.clauses: list[Clause] = []
        self.last = len(self.cells)
        places = [(1, [self.cells[card, holder] for holder in setup.holders]) for card in setup.deck]
        places += [(1, [self.cells[card, ENVELOPE] for card in setup.deck.of(category)]) for category in Category]
        hands = [(size, [self.cells[card, holder] for card in setup.deck]) for holder, size in setup.sizes.items()]
        said = [
            [cell * (1 if card in cards else -1)]
            for holder, cards in self._seen(setup)
            for card in setup.deck
            for cell in [self.cells[card, holder]]
        ]
        said += [clause for event in case.events if not event.aside for clause in self._said(event)]
        while self._learn(said, places + hands):
            pass
        self.clauses += [[one] for one in sorted(self.known)]
        self.clauses += [
            [one for one in clause if -one not in self.known] for clause in said if self.known.isdisjoint(clause)
        ]
        hands.remove(max(hands, key=lambda sum_of: len(self._open(sum_of[1]))))  # it follows from the others
        for size, cells in places + hands:
            self._exactly(size - len(self.known.intersection(cells)), self._open(cells))

    def _open(self, cells: Sequence[int]) -> list[int]:
        return [one for one in cells if one not in self.known and -one not in self.known]

    def _learn(self, said: list[Clause], sums: list[tuple[int, list[int]]]) -> bool:
        before = len(self.known)
        for clause in said:
            left = self._open(clause)
            if len(left) == 1 and self.known.isdisjoint(clause):
                self.known.update(left)
        for size, cells in sums:
            left, missing = self._open(cells), size - len(self.known.intersection(cells))
            if missing in (0, len(left)):
                self.known.update(left if missing else [-one for one in left])
        return len(self.known) > before

    def _seen(self, setup: Setup) -> Iterator[tuple[Holder, Sequence[Card]]]:
        if setup.me is not None:
            yield setup.me, setup.my_hand
        if setup.face_up:
            yield FACE_UP, setup.face_up

    def _said(self, event: Event) -> Iterator[Clause]:
        if isinstance(event, Note):
            yield [self.cells[event.card, event.holder] * (1 if event.holds else -1)]
        elif isinstance(event, Accusation):
            triple = [self.cells[card, ENVELOPE] for card in event.cards]
            yield from ([one] for one in triple) if event.correct else [[-one for one in triple]]
        elif isinstance(event, Suggestion):
            for reply in event.answers:
                three = {card: self.cells[card, reply.player] for card in event.cards}
                if not reply.shows:
                    yield from ([-one] for one in three.values())
                else:
                    yield [*three.values()] if reply.shown is None else [three[reply.shown]]

    def _exactly(self, size: int, cells: Sequence[int]) -> None:
        """Say that exactly ``size`` of the cells are true."""
        before: dict[int, int] = {}  # by j: at least j of the cells so far; none for those that are impossible
        for i, cell in enumerate(cells, 1):
            now: dict[int, int] = {}
            for j in range(1, min(i, size + 1) + 1):
                now[j] = self._either(before.get(j), cell, before[j - 1] if j > 1 else None)
            before = now
        if size:
            self.clauses.append([before[size]] if size in before else [])
        if size + 1 in before:
            self.clauses.append([-before[size + 1]])

    def _either(self, already: int | None, cell: int, fewer: int | None) -> int:
        """Return a variable that is true if ``already`` is, or the cell and ``fewer`` are; None: never, and always."""
        self.last += 1
        new, both = self.last, [cell] if fewer is None else [cell, fewer]
        self.clauses.append([new, *(-one for one in both)])
        self.clauses += [[-new, one, *([] if already is None else [already])] for one in both]
        if already is not None:
            self.clauses.append([new, -already])
        return new


def ganak(clauses: list[Clause]) -> int:
    from pyganak import Counter

    counter = Counter()
    counter.add_clauses(clauses)
    return int(counter.count())


def tididi(clauses: list[Clause]) -> int:
    import tididi_cnf

    return int(tididi_cnf.count(clauses).count)


COUNTERS: Mapping[str, Counter] = {"pyganak": ganak, "tididi-cnf": tididi}


MOST = 200_000
"""Positions with more deals are left out: they take the counters minutes."""


def positions(n: int, seed: int) -> Iterator[Case]:
    """Yield positions of the middle and the end of games: all editions, tables and seats in turn."""
    names, rng = edition_names(), Random(seed)
    kinds = Habits(right_accusation=0.0)
    found = 0
    while found < n:
        players = 3 + found // len(names) % 4
        case = edition_game(
            rng.getrandbits(32),
            players,
            players * rng.randint(2, 7),
            name=names[found % len(names)],
            spectator=found % 7 == 0,
            habits=kinds,
            deal=rng.choice(((0, 0), (0, 0), (1, 0), (0, 2))),
        ).case
        if deals(case) <= MOST:
            found += 1
            yield case


def deals(case: Case) -> int:
    found = answer(case, "exact", ShowModel.IGNORE).deals
    assert found is not None
    return found


def compare(case: Case, rng: Random, cells: int, spent: dict[str, float]) -> int:
    """Compare the counts of a position, and of some of its open cells; return its number of deals.

    Raises AssertionError where two differ.
    """
    found = answer(case, "exact", ShowModel.IGNORE)
    is_open = [(c, h) for c in case.setup.deck for h in case.setup.holders if 0 < found.probability(c, h) < 1]
    chosen = rng.sample(is_open, min(cells, len(is_open)))
    asked = [case, *(case.appended(Note(holder, card, holds=True)) for card, holder in chosen)]
    counts = [deals(one) for one in asked]
    for name, counter in COUNTERS.items():
        start = time.perf_counter()
        assert [counter(Formula(one).clauses) for one in asked] == counts, (name, case)
        spent[name] = spent.get(name, 0.0) + time.perf_counter() - start
    for cell, count in zip(chosen, counts[1:], strict=True):
        assert abs(found.probability(*cell) - Fraction(count, counts[0])) < 1e-12, (cell, case)
    return counts[0]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Count deals by two model counters and by the exact engine.")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cells", type=int, default=2, help="open cells to count in each position")
    words = parser.parse_args(arguments)
    rng, spent, most = Random(words.seed), dict[str, float](), 0
    for done, case in enumerate(positions(words.positions, words.seed), 1):
        most = max(most, compare(case, rng, words.cells, spent))
        if done % 50 == 0:
            print(f"{done} positions", file=sys.stderr)
    times = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in spent.items())
    print(f"{words.positions} positions, up to {most:,} deals: all counts are equal ({times})")


if __name__ == "__main__":
    main()
