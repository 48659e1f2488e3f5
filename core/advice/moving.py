"""Where to go: the moves of a turn in one order, the policy's own first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from core.board.board import Place
from core.board.tokens import Position
from core.information.gain import NOTHING
from core.model.cards import Card, Triple
from core.model.events import Via
from core.policies.policy import Policy
from core.situation.situation import Situation

DECIMALS = 9
"""Precision to which scores are compared."""


@dataclass(frozen=True, slots=True)
class MoveOption:
    """A possible move: destination, means, score (lower is better), distance to the murder room, and suggestion there.

    ``chance`` is the probability of arriving this turn; 1 if no dice are needed or the roll is known. ``planned``: the
    probability that the policy suggests there this turn and may learn from it; 1 for where it goes by all means; 0 for
    what it does not plan. ``beyond``: the room to go on to, if nothing can be learned where this one leads; None else.
    ``turns_away``: the expected turns to its room, 0 in it, infinite if that is not known; None if my place is unknown.
    """

    to: Place
    via: Via
    score: float
    remoteness: float
    chance: float
    suggest: Triple | None
    planned: float = 0.0
    beyond: Card | None = None
    turns_away: float | None = None


@dataclass(frozen=True, slots=True)
class RollPlan:
    """The best move after a possible roll, with the ``chance`` of that roll."""

    roll: int
    chance: float
    best: MoveOption


def moves(situation: Situation, chosen: Policy, roll: int | None = None) -> tuple[MoveOption, ...]:
    """Return the moves, best first: what the policy does, likeliest first, then the others by score.

    Among equals those without dice come first, then nearer ones. After a roll, every place it reaches; before it, every
    room, scored as a heading; rooms that the policy goes to after some roll have the score of rolling. A player who has
    just entered a room stays there. Empty without a board, and for a player who is out of the game.
    """
    if situation.is_over or situation.is_out or not situation.positions:
        return ()
    position = situation.position
    if position is None:
        options = _from_anywhere(situation, chosen, roll)
    elif position.has_entered:
        options = [_arrived(situation, chosen, room, way) for way, room in position.ways]
    elif roll is None:
        options = _before_the_roll(situation, chosen, position)
    else:
        options = [_ended(situation, chosen, position, place) for place in position.destinations(roll)]
        options = _planned(options, {chosen.destination(situation, roll): 1.0})
    # rounded, as the order of what is equally good is not to depend on how a machine adds
    rounded = [replace(move, score=round(move.score, DECIMALS)) for move in options]
    return tuple(sorted(rounded, key=lambda move: (move.score, -round(move.planned, DECIMALS))))


def rolls(situation: Situation, chosen: Policy) -> tuple[RollPlan, ...]:
    """Return the policy's move after each roll; empty if unknown or if there is no roll to come."""
    position = situation.position
    if position is None or position.has_entered or situation.is_over or situation.is_out:
        return ()
    dice = situation.dice
    best = {roll: chosen.destination(situation, roll) for roll in dice.rolls}
    made = {place: _ended(situation, chosen, position, place) for place in dict.fromkeys(best.values())}
    return tuple(RollPlan(roll, dice.chance(roll), made[place]) for roll, place in best.items())


def _before_the_roll(situation: Situation, chosen: Policy, position: Position) -> list[MoveOption]:
    without_dice = [_arrived(situation, chosen, room, way) for way, room in position.ways]
    way = chosen.travel(situation) if without_dice else None
    there = {move.to for move in without_dice}
    chances = _chances(situation, None)
    aims = sorted(set(situation.rooms) - there, key=lambda room: _away(situation, chosen, position, room))
    headed = [_headed(situation, chosen, (position,), room, chances) for room in aims]
    if way is not None:
        return [replace(move, planned=float((move.via, move.to) == way)) for move in without_dice] + headed
    plan = rolls(situation, chosen)
    asks = [each for each in plan if each.best.suggest is not None and situation.cards.tells(each.best.suggest)]
    goes = {each.best.to: sum(other.chance for other in asks if other.best.to == each.best.to) for each in asks}
    # no roll leads to a question that tells something, so the plan is to head for the best room
    if headed and not goes:
        goes = {min(headed, key=lambda move: round(move.score, DECIMALS)).to: 1.0}
    return _planned(without_dice + headed, goes, sum(each.chance * each.best.score for each in plan))


def _away(situation: Situation, chosen: Policy, position: Position, room: Card) -> tuple[float, int]:
    """Return which of two rooms a step towards both of them is rather for: the one that is nearer, or better then."""
    turns = 0.0 if situation.turns is None else situation.turns.between(position.place, room)
    return round(turns + chosen.score(situation, room, asks=True), DECIMALS), situation.rooms.index(room)


def _planned(options: Sequence[MoveOption], goes: Mapping[Place, float], most: float = inf) -> list[MoveOption]:
    """Return the moves with how likely the policy makes each; their score is then that of its plan, ``most``."""
    return [
        replace(move, planned=goes[move.to], score=min(move.score, most)) if move.to in goes else move
        for move in options
    ]


def _from_anywhere(situation: Situation, chosen: Policy, roll: int | None) -> list[MoveOption]:
    """Return the value of each room if my start is unknown: the mean over the possible starts."""
    chances = _chances(situation, roll)
    return [_headed(situation, chosen, situation.positions, room, chances) for room in situation.rooms]


def _chances(situation: Situation, roll: int | None) -> Mapping[int, float]:
    dice = situation.dice
    return {each: dice.chance(each) for each in dice.rolls} if roll is None else {roll: 1.0}


def _arrived(situation: Situation, chosen: Policy, room: Card, way: Via) -> MoveOption:
    score, suggest = chosen.score(situation, room, asks=True), chosen.suggestion(situation, room)
    return _option(situation, chosen, room, way, score, 1.0, suggest)


def _ended(situation: Situation, chosen: Policy, position: Position, place: Place) -> MoveOption:
    asks = position.may_suggest_in(place)
    suggest = chosen.suggestion(situation, place) if asks and isinstance(place, Card) else None
    return _option(situation, chosen, place, Via.ROLL, chosen.score(situation, place, asks=asks), 1.0, suggest)


def _option(
    situation: Situation, chosen: Policy, to: Place, via: Via, score: float, chance: float, suggest: Triple | None
) -> MoveOption:
    beyond, away = _beyond(situation, chosen, to, suggest), _turns_away(situation, to)
    return MoveOption(to, via, score, situation.remoteness_of(to), chance, suggest, beyond=beyond, turns_away=away)


def _turns_away(situation: Situation, to: Place) -> float | None:
    turns, here = situation.turns, situation.place
    if here is None:
        return None
    if turns is None or not isinstance(to, Card):
        return inf
    return 0.0 if here == to else turns.between(here, to)


def _beyond(situation: Situation, chosen: Policy, place: Place, suggest: Triple | None) -> Card | None:
    """Return the room to go on to from one where this suggestion tells nothing; None if it tells something."""
    if suggest is None or situation.cards.solution is not None or situation.cards.tells(suggest):
        return None
    turns, telling = situation.turns_to_ask(place), situation.cards.gains.best_by_room >= NOTHING
    ahead = {
        room: round(float(n) + chosen.score(situation, room, asks=True), DECIMALS)
        for room, n, tells in zip(situation.rooms, turns, telling, strict=True)
        if tells
    }
    return min(ahead, key=ahead.__getitem__, default=None)


def _headed(
    situation: Situation,
    chosen: Policy,
    positions: tuple[Position, ...],
    room: Card,
    chances: Mapping[int, float],
) -> MoveOption:
    """Return the option of heading for a room: reaching it if the dice allow, else getting as near as possible."""
    turns = situation.turns
    score = chance = 0.0
    for position in positions:
        for roll, p in chances.items():
            end = room if turns is None else position.nearest(room, roll, turns)
            asks = position.may_suggest_in(end)
            reached = chosen.score(situation, end, asks=True) if asks else chosen.heading(situation, end, room)
            score += p / len(positions) * reached
            chance += p / len(positions) * (asks and end == room)
    suggest = chosen.suggestion(situation, room)
    return _option(situation, chosen, room, Via.ROLL, score, min(1.0, chance), suggest)
