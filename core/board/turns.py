"""Expected turns to each room: the exact solution of the Bellman equation over what the dice can show."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from core.board.board import FREE, Place, Squares
from core.board.graph import Graph, graph_of
from core.board.mansion import Mansion
from core.model.cards import Card

Floats = npt.NDArray[np.float64]

SIDES = 6


@dataclass(frozen=True)
class Dice:
    """One die or two, as the rules say. Raises ValueError for any other number."""

    number: int

    def __post_init__(self) -> None:
        if self.number not in {1, 2}:
            raise ValueError(f"a game has 1 die or 2, not {self.number}")

    @property
    def rolls(self) -> range:
        """The possible rolls, lowest first."""
        return range(self.number, self.most + 1)

    @property
    def most(self) -> int:
        """The highest roll."""
        return SIDES * self.number

    @cached_property
    def chances(self) -> Floats:
        """[n_rolls]: the probability of each of :attr:`rolls`."""
        chances: Floats = np.full(SIDES, 1 / SIDES)
        if self.number == 2:
            chances = np.convolve(chances, chances)
        chances.flags.writeable = False
        return chances

    def chance(self, roll: int) -> float:
        """Return the probability of a roll: 0 if impossible."""
        return float(self.chances[roll - self.number]) if roll in self.rolls else 0.0


@dataclass(frozen=True, eq=False)
class Turns:
    """Expected turns from every place to every room, heading for that room alone.

    ``expected`` is [n_places, n_rooms], in the order of ``graph.places`` and of the deck's rooms; infinite if
    unreachable.
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

        ``chances`` is [n_rooms], the probability of each of the deck's rooms being in the envelope. Rooms of
        probability 0 don't count, however far.
        """
        possible = chances > 0
        remote: Floats = self.expected[:, possible] @ chances[possible]
        return remote


@functools.lru_cache(maxsize=64)
def expected_turns(mansion: Mansion, dice: Dice, blocked: Squares = FREE) -> Turns:
    """Return the expected turns from every place to every room, with some squares permanently blocked."""
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
    """Return the right side of the equation for ``turns`` [n_places, n_rooms]."""
    swept: Floats = np.ones_like(turns)
    for steps, best in enumerate(_best(turns, graph, dice.most), start=1):
        if steps in dice.rolls:
            swept += dice.chance(steps) * best
    for here, there in graph.passages:
        np.minimum(swept[here], 1.0 + turns[there], out=swept[here])
    swept[graph.rooms, range(len(graph.rooms))] = 0.0
    return swept


def _best(turns: Floats, graph: Graph, most: int) -> Iterator[Floats]:
    """Yield, for 1 step up to ``most``, [n_places, n_rooms]: the minimum of ``turns`` within that many steps.

    Places within n steps are those within n - 1 steps of the neighbours, except that a room ends a walk.
    """
    reached = np.vstack([turns, np.full(turns.shape[1], np.inf)])  # the last row is for the graph's padding
    for _ in range(most):
        found = np.minimum(turns, reached.take(graph.padded, axis=0).min(axis=0))
        yield found
        reached[: graph.squares] = found[: graph.squares]
