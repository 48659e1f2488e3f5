"""The mansion as a graph of single steps."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from core.board.board import FREE, Direction, Place, Squares
from core.board.mansion import Mansion
from core.model.cards import Card


@dataclass(frozen=True, eq=False)
class Graph:
    """All places (corridor squares first, then rooms in deck order) and the places one step from each.

    A step goes to an adjacent square, through an open door, or through a passage that costs a step. Entering a room
    ends a move, so walks begin and end in rooms but never pass through. No step leads onto a blocked square, but a
    token standing on one can leave it.
    """

    places: tuple[Place, ...]
    squares: int
    onward: tuple[tuple[int, ...], ...]
    passages: tuple[tuple[int, int], ...]

    @cached_property
    def index(self) -> Mapping[Place, int]:
        """The index of each place in :attr:`places`."""
        return {place: i for i, place in enumerate(self.places)}

    @cached_property
    def padded(self) -> npt.NDArray[np.intp]:
        """[most_neighbours, n_places]: :attr:`onward` as one table, padded with n_places."""
        table = np.full((max(1, *map(len, self.onward)), len(self.places)), len(self.places), dtype=np.intp)
        for i, ways in enumerate(self.onward):
            table[: len(ways), i] = ways
        return table

    @property
    def rooms(self) -> range:
        """The indices of the rooms."""
        return range(self.squares, len(self.places))


@functools.lru_cache(maxsize=64)
def graph_of(mansion: Mansion, blocked: Squares = FREE) -> Graph:
    """Return the graph of a mansion; ``blocked`` squares cannot be entered."""
    onward: list[list[int]] = [[] for _ in mansion.places]
    for here, there in _steps(mansion):
        if there not in blocked:
            onward[mansion.index[here]].append(mansion.index[there])
    return Graph(
        places=mansion.places,
        squares=len(mansion.board.squares),
        onward=tuple(tuple(dict.fromkeys(ways)) for ways in onward),
        passages=tuple((mansion.index[here], mansion.index[there]) for here, there in mansion.passages()),
    )


def _steps(mansion: Mansion) -> Iterator[tuple[Place, Place]]:
    """Yield every step, blocked or not."""
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


@dataclass(frozen=True)
class Reach:
    """The places reachable on foot from ``start``, with the fewest steps to each, nearest first, excluding ``start``.

    One may stop anywhere within a roll, and surplus steps are lost on entering a room, so a roll reaches everything
    within that many steps. Passages used instead of rolling are not walks and not included.
    """

    start: Place
    steps: Mapping[Place, int]

    def within(self, roll: int) -> tuple[Place, ...]:
        """Return the squares and rooms within a roll, nearest first."""
        return tuple(place for place, steps in self.steps.items() if steps <= roll)

    def rooms(self, roll: int) -> tuple[Card, ...]:
        """Return the rooms within a roll, nearest first."""
        return tuple(place for place in self.within(roll) if isinstance(place, Card))


def reach(mansion: Mansion, start: Place, most: int, blocked: Squares = FREE) -> Reach:
    """Return what is within ``most`` steps of a place, whether its own square is blocked or not.

    A shortest walk visits no square twice and ends on entering a room, so these are all legal moves; leaving a room and
    returning to it is not one. Raises KeyError if ``start`` is not a place of the mansion.
    """
    graph = graph_of(mansion, blocked)
    here = graph.index[start]
    steps = {here: 0}
    edge = [here]
    for step in range(1, most + 1):
        ahead = dict.fromkeys(place for there in edge for place in graph.onward[there] if place not in steps)
        steps.update(dict.fromkeys(ahead, step))
        edge = [place for place in ahead if place < graph.squares]
    del steps[here]
    return Reach(start, {graph.places[place]: taken for place, taken in steps.items()})
