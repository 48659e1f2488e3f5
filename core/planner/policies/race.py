"""Race: minimises the expected turns until I can accuse correctly, looking two turns ahead.

Let H be the entropy of the envelope in bits, g_r the best gain in room r, and T_r(v) the expected turns from v to r.
Suggesting in r leaves h bits with some probability, outcome by outcome; what remains after that is

    after(r, h) = 0 for h = 0, else the minimum over rooms s of T_s(r) + rest(h - g_s h / H)

(the next room s is chosen knowing h; its gain is assumed to shrink in proportion to h), and beyond that rest(h) =
h / pace turns, with a pace fitted from self-play. So a room where I can suggest now is worth the mean of after(r, h)
over its outcomes, and any other place v the minimum over rooms r of T_r(v) + mean of after(r, h). If accusing is only
allowed in the murder room, h = 0 is not the end: the expected turns from r to that room are added.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats
from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.planner.accusing import Tempo, shipped_tempo
from core.planner.information.gain import OutcomeForecast
from core.planner.policies.policy import Informed
from core.planner.situation import Situation
from core.planner.suggesting import best_question, best_suggestion, tokens_of_rivals
from core.text.text import say

SOLVED = 1e-6
"""Entropies below this count as solved."""


class Race(Informed):
    """The default policy of the advice.

    ``tempo`` has the pace of a game; by default the shipped parameters.
    """

    name = "race"
    unit: str = say("Policies", "expected turns to win", "what a score of a place counts")

    def __init__(self, tempo: Tempo | None = None) -> None:
        self._tempo = tempo or shipped_tempo()
        self._forecast: RaceForecast | None = None

    def forecast(self, situation: Situation) -> RaceForecast:
        """Return the forecast for a situation; the last one is cached."""
        if self._forecast is None or self._forecast.situation is not situation:
            self._forecast = self._ahead(situation, self._tempo)
        return self._forecast

    def _ahead(self, situation: Situation, tempo: Tempo) -> RaceForecast:
        return RaceForecast(situation, tempo)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion with the highest gain; among equals one that summons no rival, if possible."""
        return best_suggestion(situation, situation.gains, room, tokens_of_rivals(situation))

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the expected turns from a place until I can accuse correctly."""
        forecast = self.forecast(situation)
        return forecast.asking(place) if asks and isinstance(place, Card) else forecast.walking(place)


class RaceForecast:
    """The outlook of one situation, in expected turns."""

    def __init__(self, situation: Situation, tempo: Tempo) -> None:
        self.situation = situation
        self.pace = tempo.bits_a_round(len(situation.case.setup.players))

    def asking(self, room: Card) -> float:
        """Return the expected remaining turns after the best suggestion in a room."""
        return float(self._after[self.situation.rooms.index(room)])

    def walking(self, place: Place) -> float:
        """Return the expected remaining turns from a place where I cannot suggest now."""
        if self.situation.turns is None:
            return float(1 + self._after.min())
        turns = self.situation.turns.of(place).copy()
        if isinstance(place, Card):
            turns[self.situation.rooms.index(place)] = self._again
        return float((turns + self._after).min())

    @cached_property
    def _again(self) -> float:
        """Turns until I can suggest again in my current room: leaving and coming back takes two."""
        return 1.0 if self.situation.case.setup.rules.may_stay else 2.0

    @cached_property
    def _after(self) -> Floats:
        """The expected remaining turns after suggesting in each room, [n_rooms]."""
        return np.array([self._mean_after(room) for room in self.situation.rooms])

    def _mean_after(self, room: Card) -> float:
        forecast = self._prospects(room)
        left = np.array([self._left(room, float(bits)) for bits in forecast.entropies])
        return float(forecast.chances @ left)

    def _prospects(self, room: Card) -> OutcomeForecast:
        return best_question(self.situation, room).forecast(self.situation.response)

    def _left(self, room: Card, bits: float) -> float:
        end = self._to_accuse(room)
        if bits <= SOLVED:
            return end
        situation = self.situation
        share = bits / max(situation.entropy_bits, bits)
        rest = np.maximum(0.0, bits - self._best * share) / self.pace
        turns = np.ones(len(situation.rooms)) if situation.turns is None else situation.turns.of(room).copy()
        if situation.turns is not None:
            turns[situation.rooms.index(room)] = self._again
        return end + float((turns + rest).min())

    def _to_accuse(self, room: Card) -> float:
        in_room = self.situation.case.setup.rules.accuse is Accuse.IN_ROOM
        return self.situation.remoteness_of(room) if in_room else 0.0

    @property
    def _best(self) -> Floats:
        return self.situation.best_by_room(self.situation.response)
