"""The advice in words: what to do now, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, isfinite

from core.board.board import Place
from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.planner.accusing import HOPELESS, Verdict
from core.planner.advice import Advice, MoveOption, RollPlan
from core.planner.information.gain import CERTAIN
from core.planner.position import Via
from core.planner.showing import Showing
from core.planner.situation import Situation
from core.planner.suggesting import forecasts
from core.text.text import Text, clauses, commas, listed, named, say, sentence, the


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


NOTHING = 5e-4
"""Fewer bits than this count as none."""

NEAR = 0.05
"""Tolerance in turns for equal distance."""


def of_suggestion(situation: Situation, cards: Triple) -> str:
    """Return the expected gain of a suggestion, and who is likeliest to answer it."""
    return clauses([_bits(situation, cards), _answer(situation, cards)])


def of_move(situation: Situation, move: MoveOption) -> Text:
    """Return where a move goes, and what it gains."""
    return say("Reasons", "{place}: {why}").format(place=_place_name(move), why=why_move(situation, move))


def why_move(situation: Situation, move: MoveOption) -> str:
    """Return what a move gains: what to suggest there, the chance of arriving, and the distance to the murder room."""
    parts: list[str] = [] if move.suggest is None else [of_suggestion(situation, move.suggest)]
    if move.chance < CERTAIN:
        parts.append(_reach(move.chance))
    parts += _nearer(situation, move)
    return clauses(parts) or say("Reasons", "nothing to ask there")


def of_verdict(situation: Situation, verdict: Verdict) -> Text:
    """Return the reasons to accuse now or to wait, naming the solution if possible."""
    why = why_accuse(situation, verdict)
    if situation.is_over or situation.is_out:
        return why
    cards = listed([the(card) for card in verdict.solution])
    return say("Reasons", "{cards}: {why}", "of an accusation of these cards").format(cards=cards, why=why)


def why_accuse(situation: Situation, verdict: Verdict) -> Text:
    """Return the reasons to make the verdict's accusation now, or to wait."""
    if situation.is_over:
        return say("Reasons", "somebody has accused rightly: the game is over")
    if situation.is_out:
        return say("Reasons", "you have accused wrongly, and have only to answer")
    if verdict.is_certain:
        return _certain(situation, verdict)
    wait = say("Reasons", "{now} now, {later} after your next suggestion", "chances to accuse rightly, in percent")
    hurry = say("Reasons", "{now} now, {later} after your next suggestion; {danger} that another is first")
    said = wait if verdict.p < HOPELESS else hurry
    return said.format(now=percent(verdict.p), later=percent(verdict.later), danger=percent(verdict.danger))


def of_showing(showing: Showing, asker: str) -> Text:
    """Return what showing a card reveals to the asker."""
    return _showing(showing).format(card=showing.card, who=asker, bits=showing.left_bits, number=showing.known)


def _showing(showing: Showing) -> Text:
    if showing.seen:
        return say("Reasons", "{card:the}: {who} has seen it from you already")
    if not showing.known:
        return say("Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open")
    if showing.known == 1:
        return say(
            "Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one of the others knows it"
        )
    return say(
        "Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} of the others know it"
    )


def of_shown(cards: Sequence[tuple[Card, int]]) -> str:
    """Return the cards someone has been shown, with counts above one."""
    often = say("Reasons", "{card} ({times} times)")
    return commas([named(card) if times == 1 else often.format(card=card, times=times) for card, times in cards])


def percent(chance: float) -> Text:
    """Return a probability in whole percent; uncertain values never read 0 or 100."""
    if 0 < chance < 0.005:
        return say("Reasons", "<1%")
    if 0.995 <= chance < CERTAIN:
        return say("Reasons", ">99%")
    return say("Reasons", "{number:.0f}%").format(number=chance * 100)


def _bits(situation: Situation, cards: Triple) -> Text:
    bits = situation.gain_of(cards)
    if bits < NOTHING:
        return say("Reasons", "tells nothing", "a suggestion")
    return say("Reasons", "{bits:.2f} bits expected").format(bits=bits)


def _answer(situation: Situation, cards: Triple) -> Text:
    """Return who is likeliest to show a card first, if anyone."""
    chances: dict[str, float] = {}
    for one in forecasts(situation, cards):
        who = one.shows[0][0] if one.shows else ""
        chances[who] = chances.get(who, 0.0) + one.chance
    who, chance = max(chances.items(), key=lambda item: item[1])
    nobody, somebody = say("Reasons", "nobody shows {percent}"), say("Reasons", "{who} shows {percent}")
    return (somebody if who else nobody).format(who=who, percent=percent(chance))


def _reach(chance: float) -> Text:
    if not chance:
        return say("Reasons", "out of reach this turn")
    return say("Reasons", "in reach with {percent} of the rolls").format(percent=percent(chance))


def _nearer(situation: Situation, move: MoveOption) -> Iterator[Text]:
    """Yield the distance of a move's destination to the likeliest room, if known."""
    turns = situation.turns
    if turns is None:
        return
    column = int(situation.room_chances.argmax())
    room, chance = situation.rooms[column], float(situation.room_chances[column])
    here = inf if situation.place is None else float(turns.of(situation.place)[column])
    there = float(turns.of(move.to)[column])
    if move.to == room:
        yield _named(chance)
    elif isfinite(there) and 0 < here < inf and abs(here - there) >= NEAR:
        yield _closer(here - there).format(turns=abs(here - there), room=room, named=_named(chance))
    elif isfinite(there):
        away = say("Reasons", "{turns:.1f} turns from {room:the}, {named}", "named: the likeliest room (50%)")
        yield away.format(turns=there, room=room, named=_named(chance))


def _named(chance: float) -> Text:
    """Return a description of the likeliest room, which has this probability."""
    if chance >= CERTAIN:
        return say("Reasons", "the murder room")
    return say("Reasons", "the likeliest room ({percent})").format(percent=percent(chance))


def _closer(turns: float) -> Text:
    one = f"{abs(turns):.1f}" == "1.0"
    if turns > 0:
        nearer = say("Reasons", "1 turn nearer to {room:the}, {named}")
        return nearer if one else say("Reasons", "{turns:.1f} turns nearer to {room:the}, {named}")
    farther = say("Reasons", "1 turn farther from {room:the}, {named}")
    return farther if one else say("Reasons", "{turns:.1f} turns farther from {room:the}, {named}")


def _place_name(move: MoveOption) -> Text:
    if not isinstance(move.to, Card):
        row, column = move.to
        return say("Reasons", "square [{row}, {column}]").format(row=row, column=column)
    if move.via is Via.PASSAGE:
        return say("Reasons", "{room} by the passage").format(room=move.to)
    return named(move.to)


def _certain(situation: Situation, verdict: Verdict) -> Text:
    if verdict.allowed:
        return say("Reasons", "nothing else is left")
    if situation.case.setup.rules.accuse is not Accuse.IN_ROOM:
        return say("Reasons", "nothing else is left; you may accuse in a room only")
    here = say("Reasons", "nothing else is left; you may accuse in {room:the} only")
    return here.format(room=verdict.solution[2])
