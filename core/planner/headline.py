"""What to do now, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.advice import Advice
from core.planner.information.entropy import CERTAIN
from core.planner.moving import MoveOption, RollPlan
from core.planner.position import Via
from core.text.text import Text, listed, say, sentence, the


def headline(advice: Advice) -> Text:
    """Return what to do now: the first applicable of showing, accusing, moving and suggesting."""
    return sentence(_headline(advice))


def _headline(advice: Advice) -> Text:
    if advice.best is not None and advice.shown_to is not None:
        return say("Headline", "show {who} {card:the}").format(who=advice.shown_to, card=advice.best)
    if advice.is_over:
        return say("Headline", "the game is over")
    if advice.is_out:
        return say("Headline", "you have accused wrongly: you have only to answer")
    if advice.accusation is not None:
        return say("Headline", "accuse {cards}").format(cards=_cards(advice.accusation))
    return _going(advice)


def _going(advice: Advice) -> Text:
    """Return where to go and what to suggest there; only what to suggest if nothing else is known."""
    if not advice.moves:
        return say("Headline", "ask for {cards}").format(cards=_cards(advice.suggest))
    to_accuse = advice.accuse.solution if advice.accuse.is_certain else None
    if advice.way is not None:
        move = next(one for one in advice.moves if (one.via, one.to) == advice.way)
        return _go(move, to_accuse)
    best = advice.moves[0]
    if advice.roll is not None or (not advice.rolls and best.chance >= CERTAIN):
        return _go(best, to_accuse)
    rooms = _rooms(advice)
    if rooms and to_accuse is None:
        return _rolling(rooms)
    return _aim(next((one for one in advice.moves if one.via is Via.ROLL), best), to_accuse)


def _rooms(advice: Advice) -> list[list[RollPlan]]:
    """Return the rolls that end in a room, by room, likeliest room first."""
    by_room: dict[Place, list[RollPlan]] = {}
    for one in advice.rolls:
        if one.best.suggest is not None:
            by_room.setdefault(one.best.to, []).append(one)
    return sorted(by_room.values(), key=lambda rolls: -sum(one.chance for one in rolls))


def _rolling(rooms: list[list[RollPlan]]) -> Text:
    """Return what to do after each roll."""
    first, *others = rooms
    going = _go(first[0].best, None)
    said = say(
        "Headline", "roll; with {rolls} {going}", "rolls: 4 to 6 or 9; going: go to the Hall and ask for …"
    ).format(rolls=numbers(first), going=going)
    for rolls in others:
        place = _place(rolls[0].best.to)
        more = say("Headline", "{first}; with {rolls} go to {place}", "first: roll; with 4 to 6 go to …")
        said = more.format(first=said, rolls=numbers(rolls), place=place)
    return said


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
    return say("Headline", "{first} to {last}", "rolls of dice").format(first=first, last=last)


def _cards(cards: Triple) -> str:
    return listed([the(card) for card in cards])


def _place(place: Place) -> Text:
    if isinstance(place, Card):
        return the(place)
    return say("Headline", "the square [{row}, {column}]").format(row=place[0], column=place[1])


def _go(move: MoveOption, to_accuse: Triple | None) -> Text:
    """Return how to get where, and what to do there."""
    if to_accuse is not None:
        said, cards = _TO_ACCUSE[move.via], _cards(to_accuse)
    elif move.suggest is not None:
        said, cards = _TO_ASK[move.via], _cards(move.suggest)
    else:
        said, cards = _GO[move.via], ""
    return said.format(place=_place(move.to), cards=cards)


def _aim(move: MoveOption, to_accuse: Triple | None) -> Text:
    """Return where to head, if this roll is not known to reach it."""
    if to_accuse is not None:
        said, cards = say("Headline", "roll, and make for {place} to accuse {cards}"), _cards(to_accuse)
    elif move.suggest is not None:
        said, cards = say("Headline", "roll, and make for {place} to ask for {cards}"), _cards(move.suggest)
    else:
        said, cards = say("Headline", "roll, and make for {place}"), ""
    return said.format(place=_place(move.to), cards=cards)


_GO = {
    Via.CALLED: say("Headline", "stay in {place}"),
    Via.PASSAGE: say("Headline", "take the passage to {place}"),
    Via.ROLL: say("Headline", "go to {place}"),
}
_TO_ACCUSE = {
    Via.CALLED: say("Headline", "stay in {place} to accuse {cards}"),
    Via.PASSAGE: say("Headline", "take the passage to {place} to accuse {cards}"),
    Via.ROLL: say("Headline", "go to {place} to accuse {cards}"),
}
_TO_ASK = {
    Via.CALLED: say("Headline", "stay in {place} and ask for {cards}"),
    Via.PASSAGE: say("Headline", "take the passage to {place} and ask for {cards}"),
    Via.ROLL: say("Headline", "go to {place} and ask for {cards}"),
}
