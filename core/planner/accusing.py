"""Accuse or wait: what each is worth, given how fast games usually go."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from math import prod

from core.board.board import Place
from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.planner.information.gain import CERTAIN
from core.planner.rivals import Rival
from core.planner.situation import Situation
from core.planner.suggesting import best_question

PLAYERS = (2, 3, 4, 5, 6)
"""The numbers of players in the self-play games."""


@dataclass(frozen=True)
class Tempo:
    """The fitted laws: ``pace`` in bits per round, for each of :data:`PLAYERS`; ``daring`` a fraction, at most 1."""

    pace: Mapping[int, float]
    daring: float

    def bits_a_round(self, players: int) -> float:
        """Return the entropy lost from one turn of mine to the next; above six players as for six."""
        return self.pace[min(players, max(self.pace))]


@functools.cache
def shipped_tempo() -> Tempo:
    """Return the shipped parameters, which ``tests/fits/race.py`` fits to games of self-play."""
    return parse_tempo(resources.files("resources").joinpath("policies", "race.json").read_text("utf-8"))


def parse_tempo(text: str) -> Tempo:
    """Parse the text of a parameter file; a test checks the one that is shipped."""
    fitted = json.loads(text)
    return Tempo({int(players): float(bits) for players, bits in fitted["pace"].items()}, float(fitted["daring"]))


HOPELESS = 0.1
"""Below this probability an accusation is never considered: with ten equally likely solutions a turn tells far more."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to accuse: the likeliest ``solution``, its probability ``p``, and what it is weighed against.

    ``danger`` and ``later`` as in the formula above; if p is below :data:`HOPELESS` or certain, the danger is
    irrelevant, not computed, and set to 0. ``allowed``: whether the rules permit an accusation from the current place.
    """

    solution: Triple
    p: float
    danger: float
    later: float
    allowed: bool

    @property
    def is_certain(self) -> bool:
        """Whether only one solution is possible."""
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
    """Return the solution to accuse now, None to wait; accusations that cannot pay are not evaluated."""
    if situation.likeliest[1] < HOPELESS:
        return None
    found = verdict(situation)
    return found.solution if found.recommended else None


def danger(situation: Situation) -> float:
    """Return the probability that a rival knows the solution before my next turn, and accuses."""
    return 1.0 - prod(1.0 - knows_next_turn(rival) for rival in situation.rivals)


def knows_next_turn(rival: Rival) -> float:
    """Return the probability that a rival accuses correctly on their next turn, certain by its end or taking a risk.

    A rival whose accusations are correct with frequency q is assumed to take risks 1 / q times as often.
    """
    daring = min(1.0, shipped_tempo().daring / rival.accuses_at)
    return rival.certain + daring * (rival.right - rival.certain)


def later(situation: Situation) -> float:
    """Return the expected probability of the likeliest solution after my next suggestion.

    On a board this is the mean over the dice of the best room each roll reaches; if none, the present value. If my
    place is unknown, or without a board, it is the room where most can be learned.
    """
    hit = functools.cache(lambda room: best_question(situation, room).hit(situation.response))
    if situation.position is None:
        return float(hit(None))
    position, now = situation.position, situation.likeliest[1]
    dice = position.dice
    mean = sum(dice.chance(roll) * max([now, *map(hit, position.rooms_in_reach(roll))]) for roll in dice.rolls)
    return max([float(mean), *(hit(room) for _, room in position.ways)])


def may_accuse(situation: Situation, solution: Triple) -> bool:
    """Return whether the rules allow this accusation from my place; an unknown place doesn't matter.

    A player accuses once, and not after the game is over.
    """
    if situation.is_over or situation.is_out:
        return False
    return situation.place is None or accuses_at(situation, situation.place, solution)


def accuses_at(situation: Situation, place: Place, solution: Triple) -> bool:
    """Return whether this accusation may be made at a place."""
    match situation.case.setup.rules.accuse:
        case Accuse.ANYWHERE:
            return True
        case Accuse.ANY_ROOM:
            return isinstance(place, Card)
        case Accuse.IN_ROOM:
            return place == solution[2]


def turns_to_accuse(situation: Situation, place: Place, solution: Triple) -> float:
    """Return the expected turns from a place until this accusation can be made; 0 without a board."""
    if situation.turns is None or accuses_at(situation, place, solution):
        return 0.0
    turns = situation.turns.of(place)
    if situation.case.setup.rules.accuse is Accuse.ANY_ROOM:
        return float(turns.min())
    return float(turns[situation.rooms.index(solution[2])])
