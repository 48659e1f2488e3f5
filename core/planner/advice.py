"""Advice: what to do now, and why, for every decision of a turn at once."""

from __future__ import annotations

from dataclasses import dataclass

from core.board.places import Place
from core.model.cards import Card, Triple
from core.model.events import Suggestion
from core.planner.accusing import Verdict, verdict
from core.planner.asking import best_suggestion
from core.planner.policies.registry import DEFAULT, policy
from core.planner.policy import Policy
from core.planner.showing import Showing, showings
from core.planner.situation import Situation
from core.planner.way import Way


@dataclass(frozen=True, slots=True)
class Advised:
    """A suggestion: what it tells on average, in bits, with its standard error, and what is open then.

    ``reachable``: whether I can be in its room this turn (with the highest roll, or the one that fell); None without a
    board.
    """

    cards: Triple
    gain_bits: float
    stderr: float
    left_bits: float
    reachable: bool | None


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
class Advice:
    """What to do: every suggestion and every move, the best first, whether to accuse, which card to show.

    ``policy`` and ``unit`` say by what the moves are ordered. ``exact``: whether the gains are. ``show`` is empty
    where nobody asks me, ``shown_to`` who does. A move before the roll is the best plan for each room: ``score`` is
    what it is worth to be there next.
    """

    policy: str
    unit: str
    entropy_bits: float
    exact: bool
    suggestions: tuple[Advised, ...]
    moves: tuple[Move, ...]
    accuse: Verdict
    show: tuple[Showing, ...]
    shown_to: str | None


def advise(situation: Situation, name: str = DEFAULT, roll: int | None = None) -> Advice:
    """Return the advice of a policy, before the roll or after one.

    Raises KeyError for a policy that isn't there, ValueError for a spectator's case or a roll that the dice don't show,
    and what the situation does.
    """
    if roll is not None and roll not in situation.dice.rolls:
        few, many = situation.dice.rolls[0], situation.dice.most
        raise ValueError(f"these dice show {few} to {many}, not {roll}")
    chosen = policy(name)
    asked = open_question(situation)
    return Advice(
        policy=chosen.name,
        unit=chosen.unit,
        entropy_bits=situation.entropy_bits,
        exact=situation.gains.exact,
        suggestions=_suggestions(situation, roll),
        moves=tuple(sorted(_moves(situation, chosen, roll), key=lambda move: round(move.score, 9))),
        accuse=verdict(situation),
        show=() if asked is None else showings(situation, asked, could_show(situation, asked)),
        shown_to=None if asked is None else asked.by,
    )


def open_question(situation: Situation) -> Suggestion | None:
    """Return the suggestion at the end of the case that I have to answer, and haven't yet."""
    counted = [event for _, event in situation.case.counted if isinstance(event, Suggestion)]
    last = counted[-1] if counted and situation.case.events[-1] == counted[-1] else None
    if last is None or last.refuted_by != situation.me or last.shown is not None:
        return None
    return last


def could_show(situation: Situation, asked: Suggestion) -> tuple[Card, ...]:
    """Return which of the cards asked for I hold."""
    return tuple(card for card in asked.cards if card in situation.case.setup.my_hand)


def _suggestions(situation: Situation, roll: int | None) -> tuple[Advised, ...]:
    found, cards = situation.gains, situation.case.setup.deck.cards
    near = _rooms_in_reach(situation, roll)
    advised = []
    for i in found.order():
        suspect, weapon, room = (cards[card] for card in found.triples[i])
        bits = float(found.bits[i])
        left = max(0.0, found.entropy_bits - bits)
        reachable = None if near is None else room in near
        advised.append(Advised((suspect, weapon, room), bits, float(found.stderr[i]), left, reachable))
    return tuple(advised)


def _rooms_in_reach(situation: Situation, roll: int | None) -> frozenset[Card] | None:
    """Return the rooms that I can ask in this turn, None where nobody can tell."""
    if situation.reach is None:
        return None
    walked = situation.destinations(situation.dice.most if roll is None else roll)
    asked = {place for place in walked if isinstance(place, Card) and situation.may_suggest_in(place)}
    return frozenset(asked | ({room for _, room in situation.ways} if roll is None else set()))


def _moves(situation: Situation, chosen: Policy, roll: int | None) -> list[Move]:
    if situation.reach is None:
        return []
    if roll is not None:
        return [_ended(situation, chosen, place) for place in situation.destinations(roll)]
    without_dice = [_arrived(situation, chosen, room, way) for way, room in situation.ways]
    there = {move.to for move in without_dice}
    return without_dice + [_headed(situation, chosen, room) for room in situation.rooms if room not in there]


def _arrived(situation: Situation, chosen: Policy, room: Card, way: Way) -> Move:
    score = chosen.score(situation, room, asks=True)
    return Move(
        room, way, score, situation.remoteness_of(room), 1.0, best_suggestion(situation, situation.gains, room)[0]
    )


def _ended(situation: Situation, chosen: Policy, place: Place) -> Move:
    """Return what it is to end the roll that fell at a place."""
    asks = situation.may_suggest_in(place)
    score = chosen.score(situation, place, asks=asks)
    suggest = best_suggestion(situation, situation.gains, place)[0] if asks and isinstance(place, Card) else None
    return Move(place, Way.ROLL, score, situation.remoteness_of(place), 1.0, suggest)


def _headed(situation: Situation, chosen: Policy, room: Card) -> Move:
    """Return what it is to make for a room now: to be in it if the dice allow that, else as near as they do."""
    score = chance = 0.0
    for roll in situation.dice.rolls:
        p, end = situation.dice.chance(roll), situation.nearest(room, roll)
        arrives = end == room and situation.may_suggest_in(room)
        score += p * chosen.score(situation, end, asks=arrives)
        chance += p * arrives
    suggest = best_suggestion(situation, situation.gains, room)[0]
    return Move(room, Way.ROLL, score, situation.remoteness_of(room), chance, suggest)
