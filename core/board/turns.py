"""Expected turns to each room: the exact solution of the Bellman equation.

For each room r, with T_r(r) = 0, and for every other place v

    T_r(v) = 1 + min( sum over rolls d of P(d) * min over u within d steps of v of T_r(u),  T_r(where a passage leads) )

with the passage only where v has one that is taken instead of rolling. One may stop anywhere within the roll, so also
stay: v itself is one of the u.

The equation is solved by sweeps over all places, for all rooms at once, that begin at infinity and end when one changes
nothing. After n sweeps T_r(v) is what the best play gives that arrives within n turns whatever the dice show (infinity
where none does), so it only ever falls. Whoever goes on walking arrives within as many turns as there are steps: after
some 20 sweeps the limit is none any more, and no rest of an iteration is left to be cut off. (Value iteration for a
stochastic shortest path: Bertsekas and Tsitsiklis, "An analysis of stochastic shortest path problems", 1991.)
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from core.board.dice import Dice, Floats
from core.board.graph import Graph, graph_of
from core.board.mansion import Mansion
from core.board.places import FREE, Place, Squares
from core.model.cards import Card


@dataclass(frozen=True, eq=False)
class Turns:
    """Expected turns from every place to every room, playing for that room alone.

    ``expected`` is [n_places, n_rooms], in the order of ``graph.places`` and of the deck's rooms; infinite where there
    is no way.
    """

    graph: Graph
    expected: Floats

    def between(self, start: Place, room: Card) -> float:
        """Return the expected turns from a place to a room. Raises KeyError."""
        return float(self.of(start)[self.graph.index[room] - self.graph.squares])

    def of(self, start: Place) -> Floats:
        """Return [n_rooms]: the expected turns from a place to each room. Raises KeyError."""
        row: Floats = self.expected[self.graph.index[start]]
        return row

    def remoteness(self, chances: Floats) -> Floats:
        """Return [n_places]: the expected turns from each place to the room in the envelope.

        ``chances`` is [n_rooms], the probability that each of the deck's rooms is in the envelope. A room that is
        certainly not there doesn't count, however far.
        """
        possible = chances > 0
        remote: Floats = self.expected[:, possible] @ chances[possible]
        return remote


@functools.lru_cache(maxsize=64)
def expected_turns(mansion: Mansion, dice: Dice, blocked: Squares = FREE) -> Turns:
    """Return the expected turns from every place to every room, in a mansion with some squares blocked for good."""
    graph = graph_of(mansion, blocked)
    rooms = len(graph.rooms)
    turns: Floats = np.full((len(graph.places), rooms), np.inf)
    before: Floats = np.zeros_like(turns)
    turns[graph.rooms, range(rooms)] = 0.0
    while not np.array_equal(before, turns):
        before, turns = turns, _swept(turns, graph, dice)
    turns.flags.writeable = False
    return Turns(graph, turns)


def _swept(turns: Floats, graph: Graph, dice: Dice) -> Floats:
    """The right side of the equation, with ``turns`` [n_places, n_rooms] put in."""
    swept: Floats = np.ones_like(turns)
    for steps, best in enumerate(_best(turns, graph, dice.most), start=1):
        if steps in dice.rolls:
            swept += dice.chance(steps) * best
    for here, there in graph.passages:
        np.minimum(swept[here], 1.0 + turns[there], out=swept[here])
    swept[graph.rooms, range(len(graph.rooms))] = 0.0
    return swept


def _best(turns: Floats, graph: Graph, most: int) -> Iterator[Floats]:
    """Yield, for 1 step up to ``most``, [n_places, n_rooms]: the least of ``turns`` within so many steps of each place.

    Within n steps of a place are those within n - 1 of what is one step on, except that a room is the end of a walk.
    """
    reached = np.vstack([turns, np.full(turns.shape[1], np.inf)])  # its last row is for the padding of the graph
    for _ in range(most):
        found = np.minimum(turns, reached.take(graph.padded, axis=0).min(axis=0))
        yield found
        reached[: graph.squares] = found[: graph.squares]
