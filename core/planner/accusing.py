"""Accuse, or wait: what each is worth.

A wrong accusation loses the game; waiting loses it if another accuses first. So with p the chance of the likeliest
solution, it is worth accusing when

    p > (1 - danger) * later

where ``danger`` is the chance that somebody else accuses rightly before my next turn, and ``later`` the chance to be
right then: after what my next suggestion tells, if the dice let me make one. A threshold on p alone is the yardstick,
not the rule.

A rival accuses who knows the solution, or finds it out on the next turn, or dares to. How often one turn does that, by
how likely they would be right now, was fitted from self-play: see :class:`core.planner.tempo.Tempo`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod

from core.board.places import Place
from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.planner.information.entropy import CERTAIN
from core.planner.policies.asking import best_question
from core.planner.position import Position
from core.planner.rivals.rivals import Rival
from core.planner.situation import Situation
from core.planner.tempo import shipped_tempo

HOPELESS = 0.1
"""Below that nobody accuses, whatever the danger: with ten solutions left as likely a turn tells far more."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to accuse: the likeliest ``solution``, its chance ``p``, and what that is weighed against.

    ``danger`` and ``later`` as in the formula above; where p is below :data:`HOPELESS`, or certain, the danger doesn't
    matter, isn't reckoned, and counts as 0. ``allowed``: whether the rules let one accuse where one stands.
    """

    solution: Triple
    p: float
    danger: float
    later: float
    allowed: bool

    @property
    def is_certain(self) -> bool:
        """Whether no other solution is left."""
        return self.p >= CERTAIN

    @property
    def recommended(self) -> bool:
        """Whether to accuse now, by the rule above."""
        return self.allowed and (self.is_certain or self.p > (1 - self.danger) * self.later)


def verdict(situation: Situation) -> Verdict:
    """Return whether to accuse now."""
    solution, p = situation.likeliest
    allowed = may_accuse(situation, solution)
    if p >= CERTAIN:
        return Verdict(solution, 1.0, 0.0, 1.0, allowed)
    at_stake = danger(situation) if p >= HOPELESS else 0.0
    return Verdict(solution, p, at_stake, max(p, later(situation)), allowed)


def worth_accusing(situation: Situation) -> Triple | None:
    """Return whom to accuse now, None to wait; what cannot be worth it isn't weighed."""
    if situation.likeliest[1] < HOPELESS:
        return None
    found = verdict(situation)
    return found.solution if found.recommended else None


def danger(situation: Situation) -> float:
    """Return the chance that one of the others knows the solution before my next turn, and accuses."""
    return 1.0 - prod(1.0 - knows_next_turn(rival) for rival in situation.rivals)


def knows_next_turn(rival: Rival) -> float:
    """Return the chance that a rival accuses rightly on their next turn, knowing the solution by its end, or daring to.

    Who is right in a share q of their accusations only is taken to dare so much more often: 1 / q times.
    """
    daring = min(1.0, shipped_tempo().daring / rival.accuses_at)
    return rival.certain + daring * (rival.right - rival.certain)


def later(situation: Situation) -> float:
    """Return how likely I would be right after my next suggestion: the mean of the likeliest's chance.

    On a board that is the mean over the dice of the best room that each roll reaches: now where it reaches none. Where
    nobody can tell where I stand, or there is no board, it is the room where most can be asked.
    """
    if situation.position is None:
        return best_question(situation, None).hit(situation.response)
    return _NextTurn(situation, situation.position).chance


@dataclass(frozen=True, eq=False)
class _NextTurn:
    """The turn in which I make my next suggestion: this one, where I have moved and not asked yet."""

    situation: Situation
    position: Position

    @property
    def chance(self) -> float:
        """How likely I am to be right at its end."""
        dice, now = self.position.dice, self.situation.likeliest[1]
        rolled = [max([now, *map(self._hit, self.position.rooms_in_reach(roll))]) for roll in dice.rolls]
        mean = sum(dice.chance(roll) * best for roll, best in zip(dice.rolls, rolled, strict=True))
        return max([mean, *(self._hit(room) for _, room in self.position.ways)])

    def _hit(self, room: Card) -> float:
        if room not in self._hits:
            self._hits[room] = best_question(self.situation, room).hit(self.situation.response)
        return self._hits[room]

    @cached_property
    def _hits(self) -> dict[Card, float]:
        return {}


def may_accuse(situation: Situation, solution: Triple) -> bool:
    """Return whether the rules allow this accusation where I stand; the place doesn't matter where nobody can tell it.

    One accuses once, and nobody does when the game is over.
    """
    if situation.is_over or situation.is_out:
        return False
    return situation.place is None or accuses_at(situation, situation.place, solution)


def accuses_at(situation: Situation, place: Place, solution: Triple) -> bool:
    """Return whether a place is one to make this accusation at."""
    match situation.case.setup.rules.accuse:
        case Accuse.ANYWHERE:
            return True
        case Accuse.ANY_ROOM:
            return isinstance(place, Card)
        case Accuse.IN_ROOM:
            return place == solution[2]


def turns_to_accuse(situation: Situation, place: Place, solution: Triple) -> float:
    """Return the expected turns from a place until one can make this accusation; 0 without a board."""
    if situation.turns is None or accuses_at(situation, place, solution):
        return 0.0
    turns = situation.turns.of(place)
    if situation.case.setup.rules.accuse is Accuse.ANY_ROOM:
        return float(turns.min())
    return float(turns[situation.rooms.index(solution[2])])
