"""Walking distances: how many steps it is from any place to any other."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from core.board.dice import Floats
from core.board.graph import Graph, graph_of
from core.board.mansion import Mansion
from core.board.places import FREE, Place, Squares


@dataclass(frozen=True, eq=False)
class Distances:
    """The fewest steps between places in one walk: through no room, by no passage that is taken instead of rolling.

    ``steps`` is [n_places, n_places], from the row's place to the column's, in the order of ``graph.places``; infinite
    where there is no way. It is the same both ways, except to a blocked square, which nobody enters.
    """

    graph: Graph
    steps: Floats

    def between(self, start: Place, end: Place) -> float:
        """Return the steps from one place to another, infinite where there is no way. Raises KeyError."""
        return float(self.steps[self.graph.index[start], self.graph.index[end]])


@functools.lru_cache(maxsize=16)
def distances(mansion: Mansion, blocked: Squares = FREE) -> Distances:
    """Return all walking distances of a mansion.

    A room is two nodes here, one that walks leave and one where they end: so none leads through it.
    """
    from scipy.sparse import csr_array  # 0.2 s, and advice needs reach and turns only
    from scipy.sparse.csgraph import dijkstra

    graph = graph_of(mansion, blocked)
    places, rooms = len(graph.places), len(graph.rooms)
    steps = [(here, there) for here, ways in enumerate(graph.onward) for there in ways]
    heads = [there if there < graph.squares else there + rooms for _, there in steps]
    tails = [here for here, _ in steps]
    size = places + rooms
    matrix = csr_array((np.ones(len(steps)), (tails, heads)), shape=(size, size))
    found = dijkstra(matrix, unweighted=True, indices=np.arange(places))
    ends = np.r_[: graph.squares, places:size]
    taken: Floats = np.asarray(found[:, ends], dtype=float)
    np.fill_diagonal(taken, 0.0)
    taken.flags.writeable = False
    return Distances(graph, taken)
