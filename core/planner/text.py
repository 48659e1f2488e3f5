"""The advice in words: what to do now, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import isfinite

from core.board.board import Place
from core.board.mansion import Mansion
from core.board.walking import reach
from core.model.cards import Card, Triple
from core.model.events import Via
from core.model.rules import Accuse
from core.planner.accusing import HOPELESS, Verdict
from core.planner.advice import SAME, Advice, Advised
from core.planner.information.gain import CERTAIN
from core.planner.moving import MoveOption, RollPlan
from core.planner.policies.registry import DEFAULT
from core.planner.showing import Showing
from core.planner.situation import Situation
from core.planner.suggesting import forecasts
from core.text.text import Text, clauses, commas, listed, named, say, the


def headline(advice: Advice, mansion: Mansion | None = None) -> Text:
    """Return what to do now, as a clause: the first applicable of showing, accusing, moving and suggesting.

    Squares are described by the rooms near them if the mansion is given.
    """
    if advice.best is not None and advice.shown_to is not None:
        return to_show(advice.shown_to, advice.best)
    if advice.is_over:
        return say("Headline", "game over")
    if advice.is_out:
        return say("Headline", "you're out: just answer questions")
    if advice.accusation is not None:
        said = say("Headline", "accuse {cards}", "cards: Mrs White with the Rope in the Study")
        if advice.is_choice:
            said = say("Headline", "consider accusing {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.accusation))
    move = advice.move
    if move is None or advice.has_entered:
        said = say("Headline", "suggest {cards}", "cards: Mrs White with the Rope in the Study")
        return said.format(cards=crime(advice.suggested))
    likeliest = next(iter(advice.rolls_by_room), [])
    if 0 < len(likeliest) < len(advice.rolls):
        said = say("Headline", "roll; with {rolls} {going}", "rolls: 4 to 6 or 9; going: go to the Hall and suggest …")
        return said.format(rolls=numbers(likeliest), going=_going(move, the(move.to)))
    where = whereabouts(move.to, mansion, advice.rooms_worth_going_to)
    going = _going(move, where, advice.accuse.solution if advice.accuse.is_certain else None)
    if advice.roll is not None or move.chance >= CERTAIN:
        return going
    return say("Headline", "roll, and {going}", "going: head for the Hall").format(going=going)


def to_show(asker: str, card: Card) -> Text:
    """Return that a card is to be shown, as a clause."""
    return say("Headline", "show {card:the} to {who}").format(who=asker, card=card)


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


def _going(move: MoveOption, where: Text, to_accuse: Triple | None = None) -> Text:
    """Return where to go, and what for; nothing more if it is out of reach."""
    going, there = _way(move, where), move.to
    if to_accuse is not None:
        said = say("Headline", "{going} to accuse {cards}", "going: go to the Hall; cards: Mrs White with the Rope …")
        return said.format(going=going, cards=crime(to_accuse, there))
    if move.suggest is None or not move.chance:
        return going
    said = say("Headline", "{going} and suggest {cards}", "going: go to the Hall; cards: Mrs White with the Rope")
    if move.chance < CERTAIN:
        said = say("Headline", "{going} to suggest {cards}", "going: head for the Hall; cards: Mrs White with the Rope")
    return said.format(going=going, cards=crime(move.suggest, there))


def _way(move: MoveOption, where: Text) -> Text:
    if not isinstance(move.to, Card):
        return say("Headline", "walk to {place}", "place: a square 5 steps from the Study").format(place=where)
    if move.via is Via.CALLED:
        said = say("Headline", "stay in {place:the}")
    elif move.via is Via.PASSAGE:
        said = say("Headline", "take the passage to {place:the}")
    elif move.chance >= CERTAIN:
        said = say("Headline", "go to {place:the}")
    else:
        said = say("Headline", "head for {place:the}", "which may be too far for this turn")
    return said.format(place=move.to)


WITHIN = 30
"""The greatest distance, in steps, at which a room describes a square."""


def whereabouts(place: Place, mansion: Mansion | None, rooms: Collection[Card] | None = None) -> Text:
    """Return where a place is: the room, or a square by its distance to the nearest of these rooms, or of all."""
    if isinstance(place, Card):
        return the(place)
    room, steps = (None, 0) if mansion is None else nearest(mansion, place, mansion.rooms if rooms is None else rooms)
    if room is None:
        return say("Headline", "the corridor")
    return say("Headline", "a square %n step(s) from {room:the}", "", steps).format(room=room)


def nearest(mansion: Mansion, place: Place, rooms: Collection[Card]) -> tuple[Card | None, int]:
    """Return the nearest of these rooms to a place, and the steps into it; None far from all of them."""
    near = reach(mansion, place, WITHIN).items()
    return next(((room, steps) for room, steps in near if isinstance(room, Card) and room in rooms), (None, 0))


# --- why


NOTHING = 5e-4
"""Fewer bits than this count as none."""

PROBABLE = 0.6
"""From this probability on, something happens probably."""

LEAD = 0.005
"""By how much a room must be likelier than any other to be called the likeliest."""


def why(situation: Situation, advice: Advice) -> str:
    """Return why to do what the headline says, in plain words; empty if there is nothing to decide."""
    move = advice.move
    shown = next((one for one in advice.show if one.card == advice.best), None)
    if shown is not None and advice.shown_to is not None:
        return of_showing(shown, advice.shown_to)
    if advice.is_over or advice.is_out:
        return ""
    if advice.accuse.is_certain or advice.accusation is not None:
        return why_accuse(situation, advice.accuse)
    if move is not None and not isinstance(move.to, Card):
        if any(one.reachable for one in advice.suggestions):
            return say("Reasons", "the rooms in reach are worth less than getting on")
        return say("Reasons", "this roll reaches no room")
    said = of_suggestion(situation, advice.suggested) if move is None else why_move(situation, move)
    if not situation.gain_of(advice.suggested) >= NOTHING or (move is not None and not (move.suggest and move.chance)):
        return said
    if situation.gain_of(advice.suggested) >= max(one.gain_bits for one in in_reach(advice)) - SAME:
        best = say("Reasons", "your best chance to learn something: {why}", "why: Bob will probably show the Rope")
        return best.format(why=said)
    if advice.policy == DEFAULT:
        return say("Reasons", "the quickest way to win: {why}", "why: Bob will probably show …").format(why=said)
    return said


def in_reach(advice: Advice) -> list[Advised]:
    """Return the suggestions whose rooms are in reach; all, if that is unknown or none is."""
    return [one for one in advice.suggestions if one.reachable] or list(advice.suggestions)


def of_suggestion(situation: Situation, cards: Triple) -> str:
    """Return what is likely to be answered to a suggestion, and which of its cards are mine."""
    if situation.gain_of(cards) < NOTHING:
        return say("Reasons", "you would learn nothing new", "from a suggestion")
    return clauses([_answer(situation, cards), *_own(situation, cards)])


def of_move(situation: Situation, move: MoveOption) -> Text:
    """Return where a move goes, and what it gains."""
    return say("Reasons", "{place}: {why}").format(place=_place_name(move), why=why_move(situation, move))


def why_move(situation: Situation, move: MoveOption) -> str:
    """Return what a move gains: what to suggest there, whether it arrives, and whether it is the likeliest room."""
    parts: list[str] = [] if move.suggest is None else [of_suggestion(situation, move.suggest)]
    if move.chance < CERTAIN:
        parts.append(_reach(situation, move))
    parts += _likeliest(situation, move)
    if not isinstance(move.to, Card) and situation.mansion is not None:
        room, steps = nearest(situation.mansion, move.to, situation.rooms)
        if room is not None:
            parts.append(say("Reasons", "%n step(s) from {room:the}", "", steps).format(room=room))
    return clauses(parts) or say("Reasons", "no suggestion is possible there")


def of_verdict(situation: Situation, verdict: Verdict) -> Text:
    """Return the reasons to accuse now or to wait, naming the solution if possible."""
    why = why_accuse(situation, verdict)
    if situation.is_over or situation.is_out:
        return why
    cards = listed([the(card) for card in verdict.solution])
    return say("Reasons", "{cards}: {why}", "of an accusation of these cards").format(cards=cards, why=why)


def whether_to_accuse(situation: Situation, advice: Advice) -> str:
    """Return the reasons to accuse now or to wait, and first the limit that the player set, if it decides."""
    said = say("Reasons", "below your limit of {percent}", "the chance that an accusation is right")
    limit = [said.format(percent=percent(advice.least))] if advice.is_below_limit else []
    return clauses([*limit, of_verdict(situation, advice.accuse)])


def why_accuse(situation: Situation, verdict: Verdict) -> Text:
    """Return the reasons to make the verdict's accusation now, or to wait."""
    if situation.is_over:
        return say("Reasons", "game over: an accusation was correct")
    if situation.is_out:
        return say("Reasons", "you're out: just answer questions")
    if verdict.is_certain:
        return _certain(situation, verdict)
    if verdict.p < HOPELESS:
        wait = say("Reasons", "only {now} likely to be right; {later} after your next suggestion", "of an accusation")
        return wait.format(now=percent(verdict.p), later=percent(verdict.later))
    said = say(
        "Reasons",
        "{now} chance that this is right; wrong puts you out ({wrong}); waiting gives you a {waiting} chance to win: "
        "{later} after your next suggestion, {danger} chance someone else gets there first",
        "of an accusation",
    )
    return said.format(
        now=percent(verdict.p),
        wrong=percent(1 - verdict.p),
        waiting=percent(verdict.waiting),
        later=percent(verdict.later),
        danger=percent(verdict.danger),
    )


def of_showing(showing: Showing, asker: str) -> Text:
    """Return what showing a card reveals to the asker."""
    return _showing(showing).format(card=showing.card, who=asker, bits=showing.left_bits, number=showing.known)


def _showing(showing: Showing) -> Text:
    if showing.seen:
        return say("Reasons", "{card:the}: you have shown it to {who} before")
    if not showing.known:
        return say("Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open")
    if showing.known == 1:
        return say(
            "Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it"
        )
    return say(
        "Reasons", "{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it"
    )


def of_shown(cards: Sequence[tuple[Card, int]]) -> str:
    """Return the cards someone has been shown, with counts above one."""
    often = say("Reasons", "{card} ({times} times)")
    return commas([named(card) if times == 1 else often.format(card=card, times=times) for card, times in cards])


def percent(chance: float) -> Text:
    """Return a probability in whole percent; uncertain values never read 0 or 100."""
    if 0 < chance <= 0.005:
        return say("Reasons", "<1%")
    if 0.995 <= chance < CERTAIN:
        return say("Reasons", ">99%")
    return say("Reasons", "{number:.0f}%").format(number=chance * 100)


def _answer(situation: Situation, cards: Triple) -> Text:
    """Return the likeliest answer."""
    best = forecasts(situation, cards)[0]
    if not best.shows:
        sure = say("Reasons", "no one can show a card")
        likely = say("Reasons", "probably no one can show a card ({percent})")
        said = say("Reasons", "most likely no one can show a card ({percent})")
    else:
        sure = say("Reasons", "{who} will show {card:the}")
        likely = say("Reasons", "{who} will probably show {card:the} ({percent})")
        said = say("Reasons", "most likely {who} shows {card:the} ({percent})")
        if len(best.shows) > 1:
            sure = say("Reasons", "{answers}", "what every player shows: Bob shows the Rope and Cid shows the Hall")
            likely = say("Reasons", "probably {answers} ({percent})")
            said = say("Reasons", "most likely {answers} ({percent})")
    said = sure if best.chance >= CERTAIN else likely if best.chance >= PROBABLE else said
    who, card = best.shows[0] if best.shows else ("", cards[0])
    return said.format(who=who, card=card, answers=best.words, percent=percent(best.chance))


def _own(situation: Situation, cards: Triple) -> Iterator[Text]:
    """Yield which of the cards are mine, if any."""
    mine = [the(card) for card in cards if card in situation.case.setup.my_hand]
    if mine:
        yield say("Reasons", "you hold {cards} yourself", "cards: one card, or a list").format(cards=listed(mine))


def _reach(situation: Situation, move: MoveOption) -> Text:
    turns, here = situation.turns, situation.place
    if here is None:
        return say("Reasons", "your position on the board is unknown")
    if move.chance:
        return say("Reasons", "in reach with {percent} of the rolls").format(percent=percent(move.chance))
    if turns is None or not isinstance(move.to, Card):
        return say("Reasons", "too far for this turn")
    if here == move.to:
        return say("Reasons", "you have to leave it first", "a room")
    away = turns.between(here, move.to)
    if not isfinite(away):
        return say("Reasons", "too far for this turn")
    said = say("Reasons", "too far for this turn, about {turns:.1f} turns away", "", int(round(away, 1)))
    return said.format(turns=away)


def _likeliest(situation: Situation, move: MoveOption) -> Iterator[Text]:
    """Yield that a move goes to the one room that is likelier than any other, if so."""
    second, first = sorted(situation.room_chances.tolist())[-2:]
    if move.to in situation.rooms and situation.room_chances[situation.rooms.index(move.to)] >= first - SAME:
        if first >= CERTAIN:
            yield say("Reasons", "the murder room")
        elif first - second > LEAD:
            yield say("Reasons", "also the likeliest room ({percent})").format(percent=percent(first))


def _place_name(move: MoveOption) -> Text:
    if not isinstance(move.to, Card):
        return say("Reasons", "square {place}").format(place=move.to)
    if move.via is Via.PASSAGE:
        return say("Reasons", "{room} by the passage").format(room=move.to)
    return named(move.to)


def _certain(situation: Situation, verdict: Verdict) -> Text:
    if verdict.allowed:
        return say("Reasons", "no other solution is possible")
    if situation.case.setup.rules.accuse is not Accuse.IN_ROOM:
        return say("Reasons", "no other solution is possible; you may accuse only in a room")
    here = say("Reasons", "no other solution is possible; you may accuse only in {room:the}")
    return here.format(room=verdict.solution[2])
