"""Race: minimises the expected turns until I can accuse correctly, by a lasting outlook for every room.

Let H be the entropy of the envelope in bits, g_r the best gain in room r, and T_s(v) the expected turns from v until I
can suggest in s. Suggesting in s closes the share g_s / H of what is open, and each turn on the way a little more, as
the rivals' suggestions tell something, too. With keep(v, s) the share that stays open, the expected turns from a room r
where I have just suggested, with all H bits open, solve

    ahead(r) = the minimum over rooms s of T_s(r) + keep(r, s) * ahead(s)

so that a room where nothing can be asked is worth only what lies beyond it. Suggesting in r leaves h bits with some
probability, outcome by outcome; what remains after that is

    after(r, h) = 0 for h = 0, else the minimum over rooms s of T_s(r) + h / H * keep(r, s) * ahead(s)

So a room where I can suggest now is worth the mean of after(r, h) over its outcomes, and any other place v the minimum
over rooms r of T_r(v) + mean of after(r, h).

If accusing is only allowed in the murder room, the way there, end(r) turns from r, follows the last suggestion. Taking
the share that is open as the probability that another suggestion is needed, one in s after which a share k is open adds
(1 - k) * end(s) to both minima; after(r, 0) is end(r).
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats
from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.planner.information.gain import OutcomeForecast
from core.planner.policies.policy import Informed
from core.planner.situation import Situation
from core.planner.suggesting import best_question, best_suggestion, tokens_of_rivals
from core.text.text import say

SOLVED = 1e-6
"""Entropies below this count as solved."""

MOST_ROUNDS = 50
"""Limit of the policy iteration, which needs a few."""


HEARD = 0.15
"""The bits I learn in a turn from each rival's suggestions."""

LEAST = 1e-3
"""The least share of what is open that a turn closes: what cannot be learned takes long, not for ever."""


class Race(Informed):
    """The default policy of the advice."""

    name = "race"
    unit: str = say("Policies", "expected turns to win", "what a score of a place counts")

    def __init__(self) -> None:
        self._forecast: RaceForecast | None = None

    def forecast(self, situation: Situation) -> RaceForecast:
        """Return the forecast for a situation; the last one is cached."""
        if self._forecast is None or self._forecast.situation is not situation:
            self._forecast = self._ahead(situation)
        return self._forecast

    def _ahead(self, situation: Situation) -> RaceForecast:
        return RaceForecast(situation)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion with the highest gain; among equals one that summons no rival, if possible."""
        return best_suggestion(situation, situation.gains, room, tokens_of_rivals(situation))

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the expected turns from a place until I can accuse correctly."""
        forecast = self.forecast(situation)
        return forecast.asking(place) if asks and isinstance(place, Card) else forecast.walking(place)


class RaceForecast:
    """The outlook of one situation, in expected turns."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._walks: dict[Place, float] = {}

    def asking(self, room: Card) -> float:
        """Return the expected remaining turns after the best suggestion in a room."""
        return float(self._after[self.situation.rooms.index(room)])

    def walking(self, place: Place) -> float:
        """Return the expected remaining turns from a place where I cannot suggest now."""
        if place not in self._walks:
            self._walks[place] = float((self.situation.turns_to_ask(place) + self._after).min())
        return self._walks[place]

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
        here = self.situation.rooms.index(room)
        if bits <= SOLVED:
            return float(self._end[here])
        share = bits / max(self.situation.entropy_bits, bits)
        return float(self._next(here, share * self._keep[here], self.ahead).min())

    def _next(self, here: int | slice, keep: Floats, ahead: Floats) -> Floats:
        """The expected turns if the next suggestion, in each room, leaves a share ``keep`` open, [..., n_rooms]."""
        found: Floats = self._turns[here] + (1.0 - keep) * self._end + keep * ahead
        return found

    @cached_property
    def _end(self) -> Floats:
        """The expected turns from each room to where I can accuse, once I know the solution, [n_rooms]."""
        situation = self.situation
        if situation.case.setup.rules.accuse is not Accuse.IN_ROOM:
            return np.zeros(len(situation.rooms))
        return np.array([situation.remoteness_of(room) for room in situation.rooms])

    @cached_property
    def _turns(self) -> Floats:
        """The expected turns from each room until I can suggest in each, [n_rooms, n_rooms]."""
        return np.array([self.situation.turns_to_ask(room) for room in self.situation.rooms])

    @cached_property
    def _keep(self) -> Floats:
        """The share of the bits that stays open after going from each room to each and suggesting there."""
        gains = self.situation.best_by_room(self.situation.response)
        heard = HEARD * len(self.situation.still_in) * np.where(np.isfinite(self._turns), self._turns, 0.0)
        closes: Floats = (gains + heard) / max(self.situation.entropy_bits, SOLVED)
        return 1.0 - closes.clip(LEAST, 1.0)

    @cached_property
    def ahead(self) -> Floats:
        """The expected turns from each room, having just suggested there, until I can accuse correctly, [n_rooms].

        By policy iteration: where to go from each room, and the turns that takes, until that does not change.
        """
        n = len(self.situation.rooms)
        rows, found, goes = np.arange(n), np.zeros(n), np.zeros(n, int)
        for _ in range(MOST_ROUNDS):
            before, goes = goes, self._next(slice(None), self._keep, found).argmin(axis=1)
            if np.array_equal(before, goes) and found.any():
                break
            chain = np.eye(n)
            chain[rows, goes] -= self._keep[rows, goes]
            found = np.linalg.solve(chain, self._next(slice(None), self._keep, np.zeros(n))[rows, goes])
        return found
