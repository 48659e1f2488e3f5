"""The words of an advice: what to do now, why, whether to accuse, what to show, and where places are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import isfinite

from core.advice.advice import Advice
from core.advice.moving import MoveOption, RollPlan
from core.advice.reasons import MoveReasons, Reasons, StartingPlace, SuggestionReasons
from core.board.board import Place
from core.board.mansion import Mansion
from core.board.walking import nearest
from core.information.gain import CERTAIN
from core.model.cards import Card, Triple
from core.model.events import Via
from core.model.rules import AccuseRule
from core.policies.accusing import HOPELESS, Verdict
from core.policies.names import DEFAULT
from core.policies.showing import Showing
from core.policies.suggesting import Forecast
from core.text.shares import percent, roughly, share_ruled_out
from core.text.text import Text, clauses, commas, listed, named, say, sentence, sentences, the

PROBABLE = 0.6
"""From this probability on, something happens probably."""

LUCK = 0.05
"""Below this probability it is not said that someone else may be first."""

# --- what to do


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


def whereabouts(place: Place, mansion: Mansion | None, rooms: Collection[Card] | None = None) -> Text:
    """Return where a place is: the room, or a square by its distance to the nearest of these rooms, or of all."""
    if isinstance(place, Card):
        return the(place)
    near = nearest(mansion, place, mansion.rooms if mansion is not None and rooms is None else rooms or ())
    if near is None:
        return say("the corridor")
    room, steps = near
    return say("a square %n step(s) from {room:the}’s door", "", steps).format(room=room)


# --- why


def why(advice: Advice, reasons: Reasons) -> str:
    """Return why to do what the headline says, in sentences; empty if there is nothing to decide."""
    move = advice.move
    shown = next((one for one in advice.show if one.card == advice.best), None)
    if shown is not None and advice.shown_to is not None:
        return sentence(of_showing(shown, advice.shown_to))
    if advice.is_over or advice.is_out:
        return ""
    if advice.accuse.is_certain or advice.accusation is not None:
        return sentence(why_accuse(advice))
    if move is not None and not isinstance(move.to, Card):
        if any(one.reachable for one in advice.suggestions):
            return say("No room in reach is worth stopping for.")
        return say("This roll reaches no room.")
    said = _because(advice, reasons)
    is_asked = reasons.suggestion.answer is not None and (move is None or bool(move.suggest and move.chance))
    if not is_asked or advice.policy != DEFAULT:
        return said
    if advice.accuse.recommended and not advice.is_below_limit:
        return sentences([say("Makes your accusation surest."), said])
    return said if advice.tells_most else sentences([say("The quickest way to win."), said])


def _because(advice: Advice, reasons: Reasons) -> str:
    """Return, in sentences, what the suggestion tells and costs, and why these cards."""
    parts: list[str] = []
    move, asked = advice.move, reasons.suggestion
    asks = move is None or move.suggest is not None
    is_named = move is None or move.chance > 0
    if asks and asked.answer is not None:
        parts += [_rules_out(asked), *(_why_these(asked) if is_named else ())]
    elif move is not None and move.beyond is not None and move.to != advice.place:
        nearer = say("nothing to learn there, but it brings you nearer to {room:the}", "a room on the way")
        parts.append(nearer.format(room=move.beyond))
    elif asks:
        parts.append(of_suggestion(asked))
    if reasons.move is not None:
        parts += _reach(reasons.move)
    return sentences([sentence(part) for part in parts or [say("no suggestion is possible there")]])


def _rules_out(asked: SuggestionReasons) -> Text:
    said = say("rules out about {share} of what’s left", "a third; the answer to a suggestion, on average")
    return said.format(share=roughly(share_ruled_out(asked.gain_bits)))


def _why_these(asked: SuggestionReasons) -> Iterator[str]:
    """Yield what speaks for these cards: which are open, and which no one can show; then the answer, and the cost."""
    one = say("{card:the} ({percent})", "a card, and how likely it is to be in the envelope")
    chances = list(zip(asked.cards, asked.chances, strict=True))
    some = [one.format(card=card, percent=percent(p)) for card, p in chances if 0 < p < CERTAIN]
    if some:
        may = say("{cards} may be in the envelope", "cards: the Rope (12%) and the Hall (49%)")
        yield may.format(cards=listed(some))
    yield from _own(asked)
    sure = [the(card) for card, p in chances if p >= CERTAIN]
    if sure:
        yield say("no one holds {cards}", "cards of a suggestion").format(cards=listed(sure, "or"))
    if asked.answer is not None and asked.answer.chance >= PROBABLE:
        yield _answer(asked.answer, asked.cards)
    if asked.calls is not None:
        yield brings(asked.calls)


def brings(player: str) -> Text:
    return say("also calls {who} to that room", "who may then suggest there").format(who=player)


def where_from(standing: StartingPlace | None) -> str:
    """Return where I stand, as part of a sentence; empty if that is unknown."""
    if standing is None:
        return ""
    if standing.at_start:
        return say("from your starting square", "on the board: on your turn, …")
    if isinstance(standing.place, Card):
        return say("from {room:the}", "on the board: on your turn, …").format(room=standing.place)
    if standing.near is None:
        return ""
    room, steps = standing.near
    return say("%n step(s) from {room:the}’s door", "on the board: on your turn, …", steps).format(room=room)


def of_suggestion(asked: SuggestionReasons) -> str:
    if asked.answer is None:
        return say("you would learn nothing new", "from a suggestion")
    return clauses([_answer(asked.answer, asked.cards), *_own(asked)])


def of_move(reasons: MoveReasons) -> Text:
    """Return where a move goes, what to suggest there, whether it arrives, and whether it is the likeliest room."""
    parts: list[str] = [] if reasons.suggestion is None else [of_suggestion(reasons.suggestion)]
    parts += _reach(reasons)
    if reasons.likeliest is not None:
        also = say("also the likeliest room ({percent})").format(percent=percent(reasons.likeliest))
        parts.append(say("the murder room") if reasons.likeliest >= CERTAIN else also)
    if reasons.near is not None:
        room, steps = reasons.near
        parts.append(say("%n step(s) from {room:the}’s door", "", steps).format(room=room))
    gained = clauses(parts) or say("no suggestion is possible there")
    return say("{place}: {why}").format(place=_place_name(reasons.move), why=gained)


# --- whether to accuse


def whether_to_accuse(advice: Advice) -> str:
    """Return the reasons to accuse now or to wait, and first what decides whatever these are."""
    why = why_accuse(advice)
    if not (advice.is_over or advice.is_out):
        named_so = say("{cards}: {why}", "of an accusation of these cards")
        why = named_so.format(cards=_solution(advice), why=why)
    return clauses([*_decides(advice), why])


def which_to_accuse(advice: Advice) -> str:
    """Return the solution that an accusation would name, and first what decides whatever the chances are."""
    return clauses([*_decides(advice), _solution(advice)])


def _solution(advice: Advice) -> str:
    return listed([the(card) for card in advice.accuse.solution])


def _decides(advice: Advice) -> Iterator[Text]:
    """Yield the limit that the player set, if the accusation is below it, or what else keeps the policy from it."""
    if advice.is_below_limit:
        said = say("below your limit of {percent}", "the chance that an accusation is right")
        yield said.format(percent=percent(advice.least))
    elif advice.accusation is None and advice.accuse.recommended:
        first = say("suggest first, then decide", "whether to accuse")
        yield first if advice.asks_first else say("this policy waits until it is surer")


def why_accuse(advice: Advice) -> Text:
    """Return the reasons to make the accusation now, or to wait; what waiting is worth only if that argues."""
    verdict = advice.accuse
    if advice.is_over:
        return say("game over: an accusation was correct")
    if advice.is_out:
        return say("you’re out. Just answer when asked")
    if verdict.is_certain:
        return _certain(advice)
    if verdict.p < HOPELESS:
        wait = say("only {now} likely to be right; {later} after your next suggestion", "of an accusation")
        return wait.format(now=percent(verdict.p), later=percent(verdict.later))
    said = say("{now} chance of being right; if wrong, you’re out", "of an accusation")
    if advice.waiting_argues:
        said = say("{now} to win if you accuse now, {waiting} if you wait: {why}", "why: …, as you will know …")
    return said.format(now=percent(verdict.p), waiting=percent(verdict.waiting), why=of_waiting(verdict))


def _certain(advice: Advice) -> Text:
    if advice.accuse.allowed:
        return say("no other solution is possible")
    if advice.accuse_rule is not AccuseRule.IN_ROOM:
        return say("no other solution is possible; you may accuse only in a room")
    here = say("no other solution is possible; you may accuse only in {room:the}")
    return here.format(room=advice.accuse.solution[2])


def of_waiting(verdict: Verdict) -> Text:
    """Return what is likely to happen if I wait, as a clause."""
    said = say("you will be {later} sure after your next suggestion", "if you do not accuse now")
    if verdict.danger >= PROBABLE:
        said = say("someone else will probably win first ({danger})", "if you do not accuse now")
    elif verdict.danger >= LUCK:
        said = say("{danger} chance that someone else wins first", "if you do not accuse now")
    return said.format(later=percent(verdict.later), danger=percent(verdict.danger))


# --- cards shown, numbers, answers


def of_showing(showing: Showing, asker: str) -> Text:
    return _showing(showing).format(card=showing.card, who=asker, bits=showing.left_bits, number=showing.known)


def _showing(showing: Showing) -> Text:
    if showing.seen:
        return say("{card:the}: you have shown it to {who} before")
    if not showing.known:
        return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open")
    if showing.known == 1:
        return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it")
    return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it")


def of_shown(cards: Sequence[tuple[Card, int]]) -> str:
    """Return the cards someone has been shown, with counts above one."""
    often = say("{card} ({times} times)")
    return commas([named(card) if times == 1 else often.format(card=card, times=times) for card, times in cards])


def _answer(best: Forecast, cards: Triple) -> str:
    if not best.shows:
        sure = say("no one can show a card")
        said = likely = say("{percent} chance that no one can show a card")
    else:
        sure = say("{who} will show {card:the}")
        likely = say("{who} will probably show {card:the} ({percent})")
        said = say("most likely {who} shows {card:the} ({percent})")
        if len(best.shows) > 1:
            sure = say("{answers}", "what every player shows: Bob shows the Rope and Cid shows the Hall")
            likely = say("probably {answers} ({percent})")
            said = say("most likely {answers} ({percent})")
    said = sure if best.chance >= CERTAIN else likely if best.chance >= PROBABLE else said
    who, card = best.shows[0] if best.shows else ("", cards[0])
    answer = said.format(who=who, card=card, answers=best.words, percent=percent(best.chance))
    return clauses([answer, say("then you look at a leftover card")]) if best.looks else answer


def _own(asked: SuggestionReasons) -> Iterator[Text]:
    if asked.mine:
        own = listed([the(card) for card in asked.mine])
        yield say("you hold {cards} yourself", "cards: one card, or a list").format(cards=own)


def _reach(reasons: MoveReasons) -> Iterator[Text]:
    """Yield how likely a move is to arrive this turn, or how far its room is, unless it arrives for certain."""
    chance, away = reasons.move.chance, reasons.turns_away
    if chance >= CERTAIN:
        return
    if away is None:
        yield say("your position on the board is unknown")
    elif chance:
        yield say("{percent} chance to get there this turn").format(percent=percent(chance))
    elif not away:
        yield say("you have to leave the room first")
    elif not isfinite(away):
        yield say("too far for this turn")
    else:
        said = say("too far for this turn, about {turns:.1f} turns away", "", int(round(away, 1)))
        yield said.format(turns=away)


def _place_name(move: MoveOption) -> Text:
    if not isinstance(move.to, Card):
        return say("square {place}").format(place=move.to)
    if move.via is Via.PASSAGE:
        return say("{room} by the passage").format(room=move.to)
    return named(move.to)
