"""Walking in the mansion: single steps, what a roll reaches, dice, and the expected turns to each room.

Expected turns are the exact solution of the Bellman equation over what the dice can show.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from core.board.board import FREE, Direction, Place, Squares
from core.board.mansion import Mansion
from core.model.cards import Card


@dataclass(frozen=True, eq=False)
class Graph:
    """The places one step ``onward`` from each, by their indices in :attr:`Mansion.places`; the first are ``squares``.

    A step goes to an adjacent square, through an open door, or through a passage that costs a step. Entering a room
    ends a move, so walks begin and end in rooms but never pass through. No step leads onto a blocked square, but a
    token standing on one can leave it. ``passages`` are used instead of rolling.
    """

    squares: int
    onward: tuple[tuple[int, ...], ...]
    passages: tuple[tuple[int, int], ...]

    @cached_property
    def padded(self) -> npt.NDArray[np.intp]:
        """[most_neighbours, n_places]: :attr:`onward` as one table, padded with n_places."""
        n = len(self.onward)
        table = np.full((max(1, *map(len, self.onward)), n), n, dtype=np.intp)
        for i, ways in enumerate(self.onward):
            table[: len(ways), i] = ways
        return table


@functools.lru_cache(maxsize=64)
def graph_of(mansion: Mansion, blocked: Squares = FREE) -> Graph:
    """Return the graph of a mansion; ``blocked`` squares cannot be entered."""
    if blocked:
        free, shut = graph_of(mansion), {mansion.index[square] for square in blocked if square in mansion.index}
        return replace(
            free,
            onward=tuple(
                ways if shut.isdisjoint(ways) else tuple(there for there in ways if there not in shut)
                for ways in free.onward
            ),
        )
    onward: list[list[int]] = [[] for _ in mansion.places]
    for here, there in _steps(mansion):
        onward[mansion.index[here]].append(mansion.index[there])
    return Graph(
        len(mansion.board.squares),
        tuple(tuple(dict.fromkeys(ways)) for ways in onward),
        tuple((mansion.index[here], mansion.index[there]) for here, there in mansion.passages()),
    )


def _steps(mansion: Mansion) -> Iterator[tuple[Place, Place]]:
    for square in mansion.board.squares:
        for direction in Direction:
            beside = direction.after(square)
            if beside in mansion.index:
                yield square, beside
    for door in mansion.doors:
        room = mansion.room(door.room)
        yield door.square, room
        yield room, door.square
    yield from mansion.passages(by_step=True)


def reach(mansion: Mansion, start: Place, most: int, blocked: Squares = FREE) -> dict[Place, int]:
    """Return the places within ``most`` steps of a place, with the fewest steps to each, nearest first.

    One may stop anywhere within a roll, and surplus steps are lost on entering a room, so a roll reaches everything
    within that many steps. A shortest walk visits no square twice and ends on entering a room, so these are all legal
    moves; leaving a room and returning to it is not one, nor are passages used instead of rolling. ``start`` itself may
    be blocked. Raises KeyError if it is not a place of the mansion.
    """
    graph = graph_of(mansion, blocked)
    here = mansion.index[start]
    steps = {here: 0}
    edge = [here]
    for step in range(1, most + 1):
        ahead = dict.fromkeys(place for there in edge for place in graph.onward[there] if place not in steps)
        steps.update(dict.fromkeys(ahead, step))
        edge = [place for place in ahead if place < graph.squares]
    del steps[here]
    return {mansion.places[place]: taken for place, taken in steps.items()}


def shortest_walk(mansion: Mansion, start: Place, to: Place, blocked: Squares = FREE) -> tuple[Place, ...]:
    """Return the places of a shortest walk, both ends included; empty if none leads there. Raises KeyError."""
    steps = {start: 0, **reach(mansion, start, len(mansion.places), blocked)}
    graph, index, way = graph_of(mansion, blocked), mansion.index, [to]
    if to not in steps:
        return ()
    through = [place for place in steps if place == start or not isinstance(place, Card)]
    while (there := way[-1]) != start:
        beside = (here for here in through if index[there] in graph.onward[index[here]])
        way.append(min(beside, key=steps.__getitem__))
    return tuple(reversed(way))


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
        return range(self.number, self.most + 1)

    @property
    def most(self) -> int:
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

    ``expected`` is [n_places, n_rooms], in the order of the mansion's places and rooms; infinite if unreachable.
    """

    mansion: Mansion
    expected: Floats

    @cached_property
    def _column(self) -> dict[Card, int]:
        return {room: i for i, room in enumerate(self.mansion.rooms)}

    def between(self, start: Place, room: Card) -> float:
        """Return the expected turns from a place to a room. Raises KeyError."""
        return float(self.of(start)[self._column[room]])

    def nearest(self, places: Sequence[Place], room: Card) -> Place:
        """Return the first of the places with the fewest expected turns to a room. Raises KeyError."""
        rows = [self.mansion.index[place] for place in places]
        return places[int(self.expected[rows, self._column[room]].argmin())]

    def of(self, start: Place) -> Floats:
        """Return [n_rooms]: the expected turns from a place to each room. Raises KeyError."""
        return self.expected[self.mansion.index[start]]

    def remoteness(self, chances: Floats) -> Floats:
        """Return [n_places]: the expected turns from each place to the room in the envelope.

        ``chances`` is [n_rooms], the probability of each of the deck's rooms being in the envelope. Rooms of
        probability 0 don't count, however far.
        """
        possible = chances > 0
        return self.expected[:, possible] @ chances[possible]


@functools.lru_cache(maxsize=64)
def expected_turns(mansion: Mansion, dice: Dice, blocked: Squares = FREE) -> Turns:
    """Return the expected turns from every place to every room, with some squares permanently blocked."""
    graph = graph_of(mansion, blocked)
    turns: Floats = np.full((len(mansion.places), len(mansion.rooms)), np.inf)
    before: Floats = np.zeros_like(turns)
    np.fill_diagonal(turns[graph.squares :], 0.0)
    while not np.array_equal(before, turns):
        before, turns = turns, _swept(turns, graph, dice)
    turns.flags.writeable = False
    return Turns(mansion, turns)


def _swept(turns: Floats, graph: Graph, dice: Dice) -> Floats:
    """Return the right side of the equation for ``turns`` [n_places, n_rooms]."""
    swept: Floats = np.ones_like(turns)
    for steps, best in enumerate(_best(turns, graph, dice.most), start=1):
        if steps in dice.rolls:
            swept += dice.chance(steps) * best
    for here, there in graph.passages:
        np.minimum(swept[here], 1.0 + turns[there], out=swept[here])
    np.fill_diagonal(swept[graph.squares :], 0.0)
    return swept


def _best(turns: Floats, graph: Graph, most: int) -> Iterator[Floats]:
    """Yield, for 1 step up to ``most``, [n_places, n_rooms]: the minimum of ``turns`` within that many steps.

    Places within n steps are those within n - 1 steps of the neighbours, except that a room ends a walk.
    """
    reached = np.vstack([turns, np.full(turns.shape[1], np.inf)])  # the last row is for the graph's padding
    for _ in range(most):
        fewest = np.minimum(turns, reached.take(graph.padded, axis=0).min(axis=0))
        yield fewest
        reached[: graph.squares] = fewest[: graph.squares]


WITHIN = 30
"""The greatest distance, in steps, at which a room describes a square."""


class Near(NamedTuple):
    """The nearest room, and the steps into it."""

    room: Card
    steps: int


def nearest(mansion: Mansion | None, place: Place, rooms: Collection[Card]) -> Near | None:
    """Return the nearest of these rooms to a place; None far from all of them, or without a board."""
    near = () if mansion is None else reach(mansion, place, WITHIN).items()
    return next((Near(room, steps) for room, steps in near if isinstance(room, Card) and room in rooms), None)
