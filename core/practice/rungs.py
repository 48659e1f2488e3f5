"""The rivals of a practice game: five rungs, each a policy, and players as their habits are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from core.model.cards import Card, Category, Triple
from core.model.habit import Habit
from core.planner.policies.policy import Policy
from core.planner.policies.race import Race
from core.planner.policies.registry import OPPONENTS
from core.planner.policies.simple import Casual, RandomPolicy, Velma
from core.planner.policies.ticks import ticks_of
from core.planner.showing import shown_by
from core.planner.situation import Situation


def _lot(situation: Situation, decision: str) -> Random:
    return Random(f"rung {situation.seed} {len(situation.case.events)} {decision}")


class Careless(Casual):
    """Casual, but for a share ``slips`` of the suggestions, which are drawn at random."""

    name = "careless"

    def __init__(self, slips: float) -> None:
        self._slips = slips

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        if _lot(situation, "slip").random() < self._slips:
            return RandomPolicy().suggestion(situation, room)
        return super().suggestion(situation, room)


class Likes(Casual):
    """Plays like a person with these habits: names own cards and shows cards as they do, and accuses as soon."""

    name = "likes"

    def __init__(self, habit: Habit) -> None:
        self._habit = habit

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        suspect, weapon, where = (self._likes(situation, category) for category in Category)
        return suspect, weapon, room or where

    def _likes(self, situation: Situation, category: Category) -> Card:
        cards, hand = situation.case.setup.deck.of(category), set(situation.case.setup.my_hand)
        wanted = set(ticks_of(situation.case).wanted(category)) or set(cards)
        weights = [self._habit.asking(category) if card in hand else float(card in wanted) for card in cards]
        return _lot(situation, f"suggestion {category.name}").choices(cards, weights)[0]

    def accused(self, situation: Situation) -> Triple | None:
        solution, p = situation.cards.likeliest
        return solution if p >= self._habit.right else self.knows(situation)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        shows = shown_by(situation.case)
        weights = [self._habit.showing(card.category, again=shows[asker, card] > 0) for card in cards]
        return _lot(situation, "show").choices(cards, weights)[0]


_RUNGS: Mapping[str, Callable[[], Policy]] = MappingProxyType(
    {"beginner": lambda: Careless(0.7), "easy": lambda: Careless(0.35), "middle": Casual, "hard": Velma, "master": Race}
)


def rival_policy(name: str) -> Policy:
    """Return who plays as a rung or as a policy of the arena. Raises KeyError."""
    return (_RUNGS.get(name) or OPPONENTS[name])()
