"""What a roll reaches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.board.graph import graph_of
from core.board.mansion import Mansion
from core.board.places import FREE, Place, Squares
from core.model.cards import Card


@dataclass(frozen=True)
class Reach:
    """Where one can walk to from ``start``: the fewest steps to each place, nearest first, ``start`` left out.

    One may stop anywhere within a roll, and a surplus is lost on entering a room, so a roll reaches whatever takes that
    many steps or fewer. A secret passage that is taken instead of rolling is no walk and not in here.
    """

    start: Place
    steps: Mapping[Place, int]

    def within(self, roll: int) -> tuple[Place, ...]:
        """Return the squares and rooms that a roll reaches, nearest first."""
        return tuple(place for place, steps in self.steps.items() if steps <= roll)

    def rooms(self, roll: int) -> tuple[Card, ...]:
        """Return the rooms that a roll reaches, nearest first."""
        return tuple(place for place in self.within(roll) if isinstance(place, Card))


def reach(mansion: Mansion, start: Place, most: int, blocked: Squares = FREE) -> Reach:
    """Return what is within ``most`` steps of a place, one's own square blocked or not.

    A shortest walk visits no square twice, and a room that it enters is its end, so these are all the moves that the
    rules allow; out of a room and back into it is none of them. Raises KeyError for a start that is no place here.
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
