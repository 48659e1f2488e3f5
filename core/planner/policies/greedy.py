"""Greedy: the highest gain now."""

from __future__ import annotations

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats
from core.model.cards import Card
from core.planner.policies.walking import Informed
from core.planner.situation import Situation
from core.text.text import say

WORTHLESS = 1e-9
"""Gains below this count as none."""


class Greedy(Informed):
    """Goes to the reachable room with the highest gain; if none, towards the one with the most gain per turn.

    A room where a suggestion gains something scores minus its gain, any other place the turns to its target room.
    """

    name = "greedy"
    unit: str = say("Policies", "turns, less bits", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return minus the gain, or the turns."""
        by_room = situation.best_by_room(situation.response)
        if asks and isinstance(place, Card):
            bits = float(by_room[situation.rooms.index(place)])
            if bits > WORTHLESS:
                return -bits
        return self._turns_to_best(situation, by_room, place)

    def _turns_to_best(self, situation: Situation, by_room: Floats, place: Place) -> float:
        if situation.turns is None or situation.place is None:
            return 0.0
        here = np.maximum(1.0, situation.turns.of(situation.place))
        best = int((by_room / here).argmax())
        return max(1.0, float(situation.turns.of(place)[best]))
