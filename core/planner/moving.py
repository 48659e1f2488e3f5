"""Where to go: every move that can be made now, and what it is worth by a policy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.policies.policy import Policy
from core.planner.reachable import Standing, Way
from core.planner.situation import Situation

DECIMALS = 9
"""To which scores are told apart."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: where to, how, how good (the less the better), how far from the murder room, and what to ask there.

    ``chance`` is how likely the dice let one arrive this turn; 1 where no dice are needed, or the roll is known.
    """

    to: Place
    via: Way
    score: float
    remoteness: float
    chance: float
    suggest: Triple | None


@dataclass(frozen=True, slots=True)
class Rolled:
    """What to do after a roll that may come: its ``chance``, and the best move then."""

    roll: int
    chance: float
    best: Move


def moves(situation: Situation, chosen: Policy, roll: int | None = None) -> tuple[Move, ...]:
    """Return the moves, the best first; of equals the one without dice, then the nearer.

    After a roll every place that it reaches; before it every room, worth what it is to make for it now. Who has just
    entered a room stays there. Nothing without a board, and for a player who is out of the game.
    """
    if situation.is_over or situation.is_out or not situation.standings:
        return ()
    standing = situation.standing
    if standing is None:
        found = _from_anywhere(situation, chosen, roll)
    elif standing.has_entered:
        found = [_arrived(situation, chosen, room, way) for way, room in standing.ways]
    elif roll is None:
        found = _before_the_roll(situation, chosen, standing)
    else:
        found = [_ended(situation, chosen, standing, place) for place in standing.destinations(roll)]
    rounded = [replace(move, score=round(move.score, DECIMALS)) for move in found]
    return tuple(sorted(rounded, key=lambda move: move.score))


def rolls(situation: Situation, chosen: Policy) -> tuple[Rolled, ...]:
    """Return what the policy would do after each roll; nothing where it can't be told, or where none is to come."""
    standing = situation.standing
    if standing is None or standing.has_entered or situation.is_over or situation.is_out:
        return ()
    dice = situation.dice
    best = {roll: chosen.destination(situation, roll) for roll in dice.rolls}
    made = {place: _ended(situation, chosen, standing, place) for place in dict.fromkeys(best.values())}
    return tuple(Rolled(roll, dice.chance(roll), made[place]) for roll, place in best.items())


def _before_the_roll(situation: Situation, chosen: Policy, standing: Standing) -> list[Move]:
    without_dice = [_arrived(situation, chosen, room, way) for way, room in standing.ways]
    there = {move.to for move in without_dice}
    chances = _chances(situation, None)
    headed = [_headed(situation, chosen, (standing,), room, chances) for room in situation.rooms if room not in there]
    return without_dice + headed


def _from_anywhere(situation: Situation, chosen: Policy, roll: int | None) -> list[Move]:
    """Return what each room is worth where nobody can tell at which start I stand: the mean over them."""
    chances = _chances(situation, roll)
    return [_headed(situation, chosen, situation.standings, room, chances) for room in situation.rooms]


def _chances(situation: Situation, roll: int | None) -> Mapping[int, float]:
    """Return how likely each roll is: by the dice, or as one that fell."""
    dice = situation.dice
    return {one: dice.chance(one) for one in dice.rolls} if roll is None else {roll: 1.0}


def _arrived(situation: Situation, chosen: Policy, room: Card, way: Way) -> Move:
    score = chosen.score(situation, room, asks=True)
    return Move(room, way, score, situation.remoteness_of(room), 1.0, chosen.suggestion(situation, room))


def _ended(situation: Situation, chosen: Policy, standing: Standing, place: Place) -> Move:
    """Return what it is to end the roll that fell at a place."""
    asks = standing.may_suggest_in(place)
    suggest = chosen.suggestion(situation, place) if asks and isinstance(place, Card) else None
    score = chosen.score(situation, place, asks=asks)
    return Move(place, Way.ROLL, score, situation.remoteness_of(place), 1.0, suggest)


def _headed(
    situation: Situation,
    chosen: Policy,
    standings: tuple[Standing, ...],
    room: Card,
    chances: Mapping[int, float],
) -> Move:
    """Return what it is to make for a room now: to be in it if the dice allow that, else as near as they do."""
    turns = situation.turns
    score = chance = 0.0
    for standing in standings:
        for roll, p in chances.items():
            end = room if turns is None else standing.nearest(room, roll, turns)
            arrives = end == room and standing.may_suggest_in(room)
            score += p / len(standings) * chosen.score(situation, end, asks=arrives)
            chance += p / len(standings) * arrives
    suggest = chosen.suggestion(situation, room)
    return Move(room, Way.ROLL, score, situation.remoteness_of(room), min(1.0, chance), suggest)
