"""Race: minimises the expected turns until I can accuse correctly, by one account of walking and asking.

Let H be the entropy of the envelope in bits and T_s(v) the expected turns from v until I can suggest in s. The rivals'
suggestions tell something, too: a share c of what is open each turn. So a walk of T turns takes only those turns before
which the solution has not been heard, and leaves a share of what is open,

    takes(T) = 1 + (1 - c) + (1 - c)^2 + ... = (1 - (1 - c)^T) / c        keeps(T) = (1 - c)^T

A share is taken as the probability that the next suggestion is needed. If I go from v to s while a share k is open, and
suggest there, the expected turns are

    going(v, s, k) = takes(T_s(v)) + k * keeps(T_s(v)) * asking(s)

A suggestion in r is the one that gains most there. It leaves h bits with some probability, outcome by outcome:

    asking(r) = the mean over these of 0 for h = 0, else the minimum over rooms s of going(r, s, h / H)

which is solved for all rooms at once. A place v where I cannot suggest now is worth the walk alone, the minimum over
rooms s of going(v, s, 1). That is also what a room is worth where nothing can be learned: a suggestion there saves
nothing.

In a turn at whose end I accuse, what counts is the chance that the accusation is right: walk and suggestion raise that.

If accusing is only allowed in the murder room, the way there, end(r) turns from r, follows the last suggestion: no bits
left in r cost end(r), and going to s adds (1 - k * keeps(T_s(v))) * end(s).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats, Ints
from core.information.gain import OutcomeForecast
from core.model.cards import Card, Triple
from core.model.rules import AccuseRule
from core.policies.accusing import WeighedSuggestion, accuses_at, surest_question
from core.policies.policy import Informed
from core.policies.suggesting import best_question, best_suggestion
from core.situation.situation import Situation
from core.text.text import say

SOLVED = 1e-6
"""Entropies below this count as solved."""

MOST_ROUNDS = 50
"""Limit of the policy iteration, which needs a few."""

HEARD = 0.02
"""The share of what is open that I hear in a turn from each rival.

In 48 games of four by the US edition it was 0.01 to 0.03 among ``casual`` and 0.01 to 0.05 among ``greedy``, and much
the same whether a bit was open or seven; so a share, not so many bits.
"""

LEAST_HEARD = 1e-3
"""The least share that is heard in a turn: what cannot be heard takes long, not for ever."""


SLIGHTLY = 1e-3
"""What the usual account weighs beside the chance of an accusation: it decides between equals."""


class Race(Informed):
    """The default policy of the advice."""

    name = "race"
    unit: str = say("expected turns to win", "what a score of a place counts")

    def __init__(self) -> None:
        self._forecast: RaceForecast | None = None
        self._finish: Finish | None = None

    def forecast(self, situation: Situation) -> RaceForecast:
        """Return the forecast for a situation; the last one is cached."""
        if self._forecast is None or self._forecast.situation is not situation:
            self._forecast = RaceForecast(situation)
        return self._forecast

    def finish(self, situation: Situation) -> Finish:
        """Return the accusation that is due at the end of this turn, if any; the last one is cached."""
        if self._finish is None or self._finish.situation is not situation:
            self._finish = Finish(situation, None if situation.cards.solution else self.accused(situation))
        return self._finish

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion with the highest gain, or before an accusation the one that makes it surest.

        Among equals one that summons no rival, if possible.
        """
        finish = self.finish(situation)
        if finish.solution is not None:
            return finish.question(room).cards
        return best_suggestion(situation, situation.cards.gains, room, situation.called)

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the expected turns from a place until I can accuse correctly.

        Before an accusation a place is worth as many of the turns ahead as the accusation is likely to be wrong.
        """
        forecast, finish = self.forecast(situation), self.finish(situation)
        asks = asks and isinstance(place, Card)
        turns = forecast.asking(place) if isinstance(place, Card) and asks else forecast.walking(place)
        if finish.solution is None:
            return turns
        return (1.0 - finish.chance(place, asks=asks)) * float(forecast.asked.max()) + SLIGHTLY * turns

    def heading(self, situation: Situation, place: Place, room: Card) -> float:
        if self.knows(situation) is not None or self.finish(situation).solution is not None:
            return self.score(situation, place, asks=False)
        return self.forecast(situation).heading(place, room)


class Finish:
    """The accusation at the end of this turn, None if there is none, and what the turn can do for it."""

    def __init__(self, situation: Situation, solution: Triple | None) -> None:
        self.situation = situation
        self.solution = solution
        self._questions: dict[Card | None, WeighedSuggestion] = {}

    def question(self, room: Card | None) -> WeighedSuggestion:
        if room not in self._questions:
            self._questions[room] = surest_question(self.situation, room)
        return self._questions[room]

    def chance(self, place: Place, *, asks: bool) -> float:
        """Return how likely it is to be right from a place; 0 where it is not allowed."""
        if self.solution is None or not accuses_at(self.situation, place, self.solution):
            return 0.0
        return self.question(place).hit if asks and isinstance(place, Card) else self.situation.cards.likeliest[1]


@dataclass(frozen=True, eq=False)
class Answered:
    """The possible answers to the best suggestions, one row each.

    ``rooms`` [n_rows] are the indices of the rooms suggested in, ``chances`` [n_rows] the probabilities of the answers,
    which sum to 1 in each room, and ``open_shares`` [n_rows] the shares of the entropy that they leave, at most 1.
    """

    rooms: Ints
    chances: Floats
    open_shares: Floats


class RaceForecast:
    """The outlook of one situation, in expected turns."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._walks: dict[Place, Floats] = {}

    def asking(self, room: Card) -> float:
        """Return the expected remaining turns after the best suggestion in a room."""
        return float(self.asked[self.situation.rooms.index(room)])

    def walking(self, place: Place) -> float:
        """Return the expected remaining turns from a place where I cannot suggest now."""
        return float(self._walked(place).min())

    def heading(self, place: Place, room: Card) -> float:
        """Return the expected remaining turns from a place where I cannot suggest now, if I go to a room from there."""
        return float(self._walked(place)[self.situation.rooms.index(room)])

    def _walked(self, place: Place) -> Floats:
        if place not in self._walks:
            turns = self.situation.turns_to_ask(place)
            self._walks[place] = self._going(turns, np.ones(()), self.asked)
        return self._walks[place]

    @cached_property
    def asked(self) -> Floats:
        """The expected remaining turns after suggesting in each room, [n_rooms].

        By policy iteration: where to go after each answer, and the turns that takes, until that does not change.
        """
        answers, n = self.answers, len(self.situation.rooms)
        turns, shares = self._turns[answers.rooms], answers.open_shares
        is_open, rows = shares * self.situation.cards.entropy_bits > SOLVED, np.arange(len(shares))
        asked, goes = np.zeros(n), np.zeros(len(shares), int)
        for _ in range(MOST_ROUNDS):
            before, goes = goes, self._going(turns, shares, asked).argmin(axis=1)
            if np.array_equal(before, goes) and asked.any():  # not at once: it begins with nothing to go by
                break
            again = answers.chances * shares * self._keeps(turns[rows, goes])
            chain = np.eye(n)
            # not chain[...] -=, which would keep only one of several answers that lead to the same room
            np.subtract.at(chain, (answers.rooms[is_open], goes[is_open]), again[is_open])
            costs = np.where(is_open, self._going(turns, shares, np.zeros(n))[rows, goes], self._end[answers.rooms])
            asked = np.linalg.solve(chain, np.bincount(answers.rooms, answers.chances * costs, n)).astype(float)
        return asked

    @cached_property
    def answers(self) -> Answered:
        forecasts = [self._prospects(room) for room in self.situation.rooms]
        bits = np.concatenate([forecast.entropies for forecast in forecasts])
        return Answered(
            np.repeat(np.arange(len(forecasts)), [len(forecast.chances) for forecast in forecasts]),
            np.concatenate([forecast.chances for forecast in forecasts]),
            # an answer may leave more open than there is now
            np.minimum(1.0, bits / max(self.situation.cards.entropy_bits, SOLVED)),
        )

    def _prospects(self, room: Card) -> OutcomeForecast:
        return best_question(self.situation, room).forecast(self.situation.response)

    def _going(self, turns: Floats, shares: Floats, asked: Floats) -> Floats:
        """Return the expected turns if so many [..., n_rooms] take me to each room, with shares [...] still open."""
        left = shares[..., None] * self._keeps(turns)
        return (1.0 - self._keeps(turns)) / self._heard + left * asked + (1.0 - left) * self._end

    def _keeps(self, turns: Floats) -> Floats:
        return (1.0 - self._heard) ** turns

    @property
    def _heard(self) -> float:
        return max(LEAST_HEARD, 1.0 - (1.0 - HEARD) ** len(self.situation.still_in))

    @cached_property
    def _end(self) -> Floats:
        """The expected turns from each room to where I can accuse, once I know the solution, [n_rooms]."""
        situation = self.situation
        if situation.case.setup.rules.accuse is not AccuseRule.IN_ROOM:
            return np.zeros(len(situation.rooms))
        return np.array([situation.remoteness_of(room) for room in situation.rooms])

    @cached_property
    def _turns(self) -> Floats:
        """The expected turns from each room until I can suggest in each, [n_rooms, n_rooms]."""
        return np.array([self.situation.turns_to_ask(room) for room in self.situation.rooms])
