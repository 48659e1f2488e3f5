"""Advice: what to do now, and why, for every decision of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from core.model.cards import Card, Triple
from core.planner.accusing import Verdict, verdict
from core.planner.moving import MoveOption, RollPlan, moves, rolls
from core.planner.policies.asking import tokens_of_rivals
from core.planner.policies.registry import DEFAULT, policy
from core.planner.position import Via
from core.planner.showing import Showing, could_show, open_question, showings
from core.planner.situation import Situation

__all__ = ["Advice", "Advised", "MoveOption", "RollPlan", "advise", "could_show", "open_question"]


@dataclass(frozen=True, slots=True)
class Advised:
    """A suggestion: its gain in bits with standard error, and the expected remaining entropy.

    ``reachable``: whether its room can be reached this turn (with the highest roll, or the given one); None without a
    board. If my place is unknown, whether some start allows it.
    """

    cards: Triple
    gain_bits: float
    stderr: float
    left_bits: float
    reachable: bool | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do: all suggestions and moves, best first, whether to accuse, and which card to show.

    ``policy`` and ``unit`` define the order of the moves; suggestions are ordered by gain, whatever the policy, with
    ties that summon a rival's token last. ``exact``: whether the gains are exact. A move before the roll is the best
    plan for each room: ``score`` is the value of heading there now.

    What the policy itself would do: ``way``, the way to go without dice (None to roll); ``rolls``, the best move after
    each possible roll (empty if the roll is given or there is none); ``suggest`` in any room (the best overall without
    a board); ``accusation``, the solution to accuse now; ``best``, the card to show. ``show`` lists all cards I could
    show, least informative first, and is empty if no suggestion is waiting for me; ``shown_to`` is the asker.

    ``is_over``: someone has accused correctly; ``is_out``: I have accused wrongly and only answer.
    """

    policy: str
    unit: str
    roll: int | None
    entropy_bits: float
    exact: bool
    suggestions: tuple[Advised, ...]
    moves: tuple[MoveOption, ...]
    way: tuple[Via, Card] | None
    rolls: tuple[RollPlan, ...]
    suggest: Triple
    accuse: Verdict
    accusation: Triple | None
    show: tuple[Showing, ...]
    shown_to: str | None
    best: Card | None
    is_over: bool
    is_out: bool


def advise(situation: Situation, name: str = DEFAULT, roll: int | None = None) -> Advice:
    """Return the advice of a policy, before or after the roll.

    Raises KeyError for an unknown policy, ValueError for a spectator's case or an impossible roll, and what the
    situation raises.
    """
    if roll is not None and roll not in situation.dice.rolls:
        few, many = situation.dice.rolls[0], situation.dice.most
        raise ValueError(f"these dice show {few} to {many}, not {roll}")
    chosen = policy(name)
    asked = open_question(situation.case)
    could = () if asked is None else could_show(situation, asked)
    return Advice(
        policy=chosen.name,
        unit=chosen.unit,
        roll=roll,
        entropy_bits=situation.gains.entropy_bits,
        exact=situation.gains.exact,
        suggestions=_suggestions(situation, roll),
        moves=moves(situation, chosen, roll),
        way=chosen.travel(situation) if roll is None and situation.ways else None,
        rolls=rolls(situation, chosen) if roll is None else (),
        suggest=chosen.suggestion(situation, None),
        accuse=verdict(situation),
        accusation=chosen.accusation(situation),
        show=() if asked is None else showings(situation, asked, could),
        shown_to=None if asked is None else asked.by,
        best=None if asked is None or not could else chosen.show(situation, asked.by, could),
        is_over=situation.is_over,
        is_out=situation.is_out,
    )


def _suggestions(situation: Situation, roll: int | None) -> tuple[Advised, ...]:
    found, cards = situation.gains, situation.case.setup.deck.cards
    near = _rooms_in_reach(situation, roll)
    advised = []
    for i in found.order(tokens_of_rivals(situation)):
        suspect, weapon, room = (cards[card] for card in found.triples[i])
        bits = float(found.bits[i])
        left = max(0.0, found.entropy_bits - bits)
        reachable = None if near is None else room in near
        advised.append(Advised((suspect, weapon, room), bits, float(found.stderr[i]), left, reachable))
    return tuple(advised)


def _rooms_in_reach(situation: Situation, roll: int | None) -> frozenset[Card] | None:
    """Return the rooms in which I can suggest this turn, None if unknown."""
    if not situation.positions:
        return None
    if situation.is_over or situation.is_out:
        return frozenset()
    return frozenset().union(*(position.rooms_in_reach(roll) for position in situation.positions))
