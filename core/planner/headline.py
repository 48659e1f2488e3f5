"""What to do now, in one clause, and the places of the board in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from core.board.board import Place
from core.board.mansion import Mansion
from core.board.walking import reach
from core.model.cards import Card, Triple
from core.model.events import Via
from core.planner.advice import Advice
from core.planner.information.gain import CERTAIN
from core.planner.moving import MoveOption, RollPlan
from core.text.text import Text, listed, say, the


def headline(advice: Advice, mansion: Mansion | None = None) -> Text:
    """Return what to do now, as a clause: the first applicable of showing, accusing, moving and suggesting.

    After my suggestion it is said that the last two are for my next turn. Squares are described by the rooms near them
    if the mansion is given.
    """
    if advice.best is not None and advice.shown_to is not None:
        return to_show(advice.shown_to, advice.best)
    if advice.is_over:
        return say("game over")
    if advice.is_out:
        return say("you’re out. Just answer when asked")
    if advice.accusation is not None:
        said = say("accuse {cards}", "cards: Mrs White with the Rope in the Study")
        if advice.is_choice:
            said = say("consider accusing {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.accusation))
    said = _turn(advice, mansion)
    return say("on your next turn: {what}", "what: roll, and …").format(what=said) if advice.has_asked else said


def _turn(advice: Advice, mansion: Mansion | None) -> Text:
    """Return what to do in a turn before accusing."""
    move = advice.move
    if move is None or advice.has_entered:
        said = say("suggest {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.suggested))
    likeliest = next(iter(advice.rolls_by_room), ())
    if 0 < len(likeliest) < len(advice.rolls):
        said = say("roll; with {rolls} {going}", "rolls: 4 to 6 or 9; going: go to the Hall and suggest …")
        return said.format(rolls=numbers(likeliest), going=_going(move, the(move.to), advice.place))
    where = whereabouts(move.to, mansion, advice.rooms_worth_going_to)
    going = _going(move, where, advice.place, advice.accuse.solution if advice.accuse.is_certain else None)
    if advice.roll is not None or move.chance >= CERTAIN:
        return going
    return say("roll, and {going}", "going: head for the Hall").format(going=going)


def to_show(asker: str, card: Card) -> Text:
    return say("show {card:the} to {who}").format(who=asker, card=card)


def crime(cards: Triple, there: Place | None = None) -> Text:
    """Return a suggestion or an accusation: "Mrs White with the Rope in the Study", without the room if ``there``."""
    suspect, weapon, room = cards
    if room == there:
        return say("{suspect:the} with {weapon:the}").format(suspect=suspect, weapon=weapon)
    said = say("{suspect:the} with {weapon:the} in {room:the}")
    return said.format(suspect=suspect, weapon=weapon, room=room)


def numbers(rolls: Sequence[RollPlan]) -> str:
    """Return the rolls in words: "4 to 6", "7 or 9"."""
    runs: list[list[int]] = []
    for one in rolls:
        if runs and runs[-1][-1] == one.roll - 1:
            runs[-1].append(one.roll)
        else:
            runs.append([one.roll])
    return listed([_run(run[0], run[-1]) for run in runs], "or")


def _run(first: int, last: int) -> str:
    if first == last:
        return str(first)
    return say("{first} to {last}", "rolls of dice").format(first=first, last=last)


def _going(move: MoveOption, where: Text, here: Place | None, to_accuse: Triple | None = None) -> Text:
    """Return where to go, and what for; nothing more if it is out of reach."""
    going, there = _way(move, where, here), move.to
    if to_accuse is not None:
        said = say("{going} to accuse {cards}", "going: go to the Hall; cards: Mrs White with the Rope …")
        return said.format(going=going, cards=crime(to_accuse, there))
    if move.beyond is not None and here != there:
        said = say("{going}, on the way to {room:the}", "going: take the passage to the Lounge")
        return said.format(going=going, room=move.beyond)
    if move.suggest is None or not move.chance:
        return going
    said = say("{going} and suggest {cards}", "going: go to the Hall; cards: Mrs White with the Rope")
    if move.chance < CERTAIN:
        said = say("{going} to suggest {cards}", "going: head for the Hall; cards: Mrs White with the Rope")
    return said.format(going=going, cards=crime(move.suggest, there))


def _way(move: MoveOption, where: Text, here: Place | None) -> Text:
    if not isinstance(move.to, Card):
        return say("walk to {place}", "place: a square 5 steps from the Study’s door").format(place=where)
    if move.via is Via.CALLED or (move.to == here and move.chance >= CERTAIN):
        said = say("stay in {place:the}")
    elif move.via is Via.PASSAGE:
        said = say("take the passage to {place:the}")
    elif move.chance >= CERTAIN:
        said = say("go to {place:the}")
    else:
        said = say("head for {place:the}", "which may be too far for this turn")
    return said.format(place=move.to)


WITHIN = 30
"""The greatest distance, in steps, at which a room describes a square."""


def whereabouts(place: Place, mansion: Mansion | None, rooms: Collection[Card] | None = None) -> Text:
    """Return where a place is: the room, or a square by its distance to the nearest of these rooms, or of all."""
    if isinstance(place, Card):
        return the(place)
    near = nearest(mansion, place, mansion.rooms if mansion is not None and rooms is None else rooms or ())
    if near is None:
        return say("the corridor")
    room, steps = near
    return say("a square %n step(s) from {room:the}’s door", "", steps).format(room=room)


class Near(NamedTuple):
    """The nearest room, and the steps into it."""

    room: Card
    steps: int


def nearest(mansion: Mansion | None, place: Place, rooms: Collection[Card]) -> Near | None:
    """Return the nearest of these rooms to a place; None far from all of them, or without a board."""
    near = () if mansion is None else reach(mansion, place, WITHIN).items()
    return next((Near(room, steps) for room, steps in near if isinstance(room, Card) and room in rooms), None)
