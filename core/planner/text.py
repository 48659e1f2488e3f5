"""The advice in words: what to do now, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, isfinite

from core.board.board import Place
from core.model.cards import Card, Triple
from core.model.events import Via
from core.model.rules import Accuse
from core.planner.accusing import HOPELESS, Verdict
from core.planner.advice import Advice, MoveOption, RollPlan
from core.planner.information.gain import CERTAIN
from core.planner.showing import Showing
from core.planner.situation import Situation
from core.planner.suggesting import forecasts
from core.text.text import Text, clauses, commas, listed, named, say, the


def headline(advice: Advice) -> Text:
    """Return what to do now, as a clause: the first applicable of showing, accusing, moving and suggesting."""
    if advice.best is not None and advice.shown_to is not None:
        return to_show(advice.shown_to, advice.best)
    if advice.is_over:
        return say("Headline", "game over")
    if advice.is_out:
        return say("Headline", "you're out: just answer questions")
    if advice.accusation is not None:
        said = say("Headline", "accuse {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.accusation))
    move = advice.move
    if move is None or advice.has_entered:
        said = say("Headline", "suggest {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.suggest if move is None or move.suggest is None else move.suggest))
    rooms = advice.rolls_by_room
    if rooms and len(rooms[0]) < len(advice.rolls):
        return _rolling(rooms)
    going = _going(move, advice.accuse.solution if advice.accuse.is_certain else None)
    if advice.roll is not None or move.chance >= CERTAIN:
        return going
    return say("Headline", "roll, and {going}", "going: head for the Hall").format(going=going)


def to_show(asker: str, card: Card) -> Text:
    """Return that a card is to be shown, as a clause."""
    return say("Headline", "show {who} {card:the}").format(who=asker, card=card)


def crime(cards: Triple, there: Place | None = None) -> Text:
    """Return a suggestion or an accusation: "Mrs White with the Rope in the Study", without the room if ``there``."""
    suspect, weapon, room = cards
    if room == there:
        return say("Headline", "{suspect:the} with {weapon:the}").format(suspect=suspect, weapon=weapon)
    said = say("Headline", "{suspect:the} with {weapon:the} in {room:the}")
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
    return say("Headline", "{first} to {last}", "rolls of dice").format(first=first, last=last)


def _rolling(rooms: Sequence[Sequence[RollPlan]]) -> Text:
    first, *others = rooms
    said = say("Headline", "roll; with {rolls} {going}", "rolls: 4 to 6 or 9; going: go to the Hall and suggest …")
    said = said.format(rolls=numbers(first), going=_going(first[0].best))
    for rolls in others:
        more = say("Headline", "{first}; with {rolls} {going}", "first: roll; with 4 to 6 …; going: go to the Hall")
        said = more.format(first=said, rolls=numbers(rolls), going=_way(rolls[0].best))
    return said


def _going(move: MoveOption, to_accuse: Triple | None = None) -> Text:
    """Return where to go, and what for; nothing more if it is out of reach."""
    going, there = _way(move), move.to
    if to_accuse is not None:
        said = say("Headline", "{going} to accuse {cards}", "going: go to the Hall; cards: Mrs White with the Rope …")
        return said.format(going=going, cards=crime(to_accuse, there))
    if move.suggest is None or not move.chance:
        return going
    said = say("Headline", "{going} and suggest {cards}", "going: go to the Hall; cards: Mrs White with the Rope")
    if move.chance < CERTAIN:
        said = say("Headline", "{going} to suggest {cards}", "going: head for the Hall; cards: Mrs White with the Rope")
    return said.format(going=going, cards=crime(move.suggest, there))


def _way(move: MoveOption) -> Text:
    if not isinstance(move.to, Card):
        said = say("Headline", "walk to {place}", "place: row 7, column 9")
    elif move.via is Via.CALLED:
        said = say("Headline", "stay in {place:the}")
    elif move.via is Via.PASSAGE:
        said = say("Headline", "take the passage to {place:the}")
    elif move.chance >= CERTAIN:
        said = say("Headline", "go to {place:the}")
    else:
        said = say("Headline", "head for {place:the}", "which may be too far for this turn")
    return said.format(place=move.to)


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
        return say("Reasons", "square {place}").format(place=move.to)
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
