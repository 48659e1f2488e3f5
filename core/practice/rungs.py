"""The rivals of a practice game: five rungs, and players as their habits are known.

What the rungs win against each other is measured by ``tests/benchmarks/rungs.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from core.board.board import Place
from core.model.cards import Card, Category, Triple
from core.model.events import Event, Suggestion, Via
from core.model.habit import PLAIN, Habit, Weights
from core.players.counts import habit_of, ratios
from core.policies.policy import Policy
from core.policies.race import Race
from core.policies.registry import policy
from core.policies.showing import shown_by
from core.policies.simple import Casual
from core.practice.options import Known, Rival
from core.situation.situation import Situation


def _lot(situation: Situation, what: str) -> Random:
    return Random(f"rival {situation.seed} {what}")


def _asked(situation: Situation) -> int:
    """Return how many suggestions have been made: until the next one, a rival keeps to a plan."""
    return sum(isinstance(event, Suggestion) for event in situation.case.events)


class Careless:
    """Plays like another policy, with the mistakes of people.

    Of the cards that others show them they forget the share ``forgets``, but not who showed one of three. In the share
    ``hurries`` of the turns between two suggestions they decide as ``casual`` would.
    """

    name = "careless"

    def __init__(self, policy: Policy, *, forgets: float = 0.0, hurries: float = 0.0) -> None:
        self._policy, self._forgets, self._hurries = policy, forgets, hurries
        self._quick = Casual()
        self._memory: Situation | None = None
        self.unit = policy.unit

    def _decides(self, situation: Situation) -> tuple[Policy, Situation]:
        """Return who decides, and what they know."""
        hurries = _lot(situation, f"hurries {_asked(situation)}").random() < self._hurries
        return self._quick if hurries else self._policy, self._remembered(situation)

    def _remembered(self, situation: Situation) -> Situation:
        if not self._forgets:
            return situation
        events = (self._recalled(situation, i, event) for i, event in enumerate(situation.case.events))
        case = replace(situation.case, events=tuple(events))
        if self._memory is None or self._memory.case != case:
            self._memory = situation.at(case, self._memory)
        return self._memory

    def _recalled(self, situation: Situation, i: int, event: Event) -> Event:
        if not isinstance(event, Suggestion) or event.by != situation.me:
            return event
        if _lot(situation, f"forgets {i}").random() >= self._forgets:
            return event
        return event.with_answers([replace(answer, shown=None) for answer in event.answers])

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        policy, remembered = self._decides(situation)
        return policy.score(remembered, place, asks=asks)

    def heading(self, situation: Situation, place: Place, room: Card) -> float:
        policy, remembered = self._decides(situation)
        return policy.heading(remembered, place, room)

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        policy, remembered = self._decides(situation)
        return policy.travel(remembered)

    def destination(self, situation: Situation, roll: int) -> Place:
        policy, remembered = self._decides(situation)
        return policy.destination(remembered, roll)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        policy, remembered = self._decides(situation)
        return policy.suggestion(remembered, room)

    def accusation(self, situation: Situation) -> Triple | None:
        policy, remembered = self._decides(situation)
        return policy.accusation(remembered)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        policy, remembered = self._decides(situation)
        return policy.show(remembered, asker, cards)


class Likes(Casual):
    """Plays like a person with these habits: names own cards and shows cards as often as they do, and accuses as soon.

    Cards in question are casual's, and own cards are named beside these as much more readily as the habit says. Where
    to go is decided alike: to a room in question, or to one's own.
    """

    name = "likes"

    def __init__(self, habit: Habit, asks_own: Weights = (PLAIN, PLAIN, PLAIN)) -> None:
        self._habit, self._asks_own = habit, asks_own

    def _wanted(self, situation: Situation, category: Category) -> Sequence[Card]:
        """Return the cards to choose from: one's own or those in question; the lot holds until the next suggestion."""
        own = tuple(card for card in situation.case.setup.my_hand if card.category is category)
        solved = situation.cards.ticks.found[category]
        others = self._open(situation, category) or tuple(card for card in (solved,) if card is not None)
        weights = self._asks_own[category] * len(own), len(others)
        return _lot(situation, f"asks {category.name} {_asked(situation)}").choices((own, others), weights)[0]

    def aims_at(self, situation: Situation) -> Sequence[Card]:
        return self._wanted(situation, Category.ROOM)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        lot = _lot(situation, f"suggests {_asked(situation)}")
        suspect, weapon, where = (lot.choice(self._wanted(situation, category)) for category in Category)
        return suspect, weapon, room or where

    def accused(self, situation: Situation) -> Triple | None:
        """Return the likeliest solution once it is likely enough that as many of these accusations are right."""
        if self._habit.right >= SURE:
            return self.knows(situation)
        solution, p = situation.cards.likeliest
        return solution if p >= 2 * self._habit.right - 1 else None

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        shows = shown_by(situation.case)
        weights = [self._habit.showing(card.category, again=shows[asker, card] > 0) for card in cards]
        return _lot(situation, f"shows {len(situation.case.events)}").choices(cards, weights)[0]


SURE: Final = 0.97
"""A player who is right this often accuses only when certain."""

_RUNGS: Mapping[str, Callable[[], Policy]] = MappingProxyType(
    {
        "beginner": lambda: Careless(Casual(), forgets=0.59),
        "easy": lambda: Careless(Casual(), forgets=0.31),
        "middle": Casual,
        "hard": lambda: Careless(Race(), hurries=0.7),
        "master": Race,
    }
)


def rival_policy(rival: Rival) -> Policy:
    """Return who plays as a rung, as a policy of the arena or as somebody known. Raises KeyError."""
    if isinstance(rival, Known):
        return Likes(habit_of(rival.name, rival.counts), ratios(rival.counts.asks_own))
    return _RUNGS[rival]() if rival in _RUNGS else policy(rival)
