"""Why: the reasons for the advice in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite

from core.model.cards import Card, Triple
from core.model.events import Via
from core.model.rules import Accuse
from core.model.seats import ENVELOPE
from core.planner.accusing import HOPELESS, Verdict
from core.planner.advice import SAME, Advice, Advised
from core.planner.headline import nearest
from core.planner.information.gain import CERTAIN
from core.planner.moving import MoveOption
from core.planner.policies.registry import DEFAULT
from core.planner.showing import Showing
from core.planner.situation import Situation
from core.planner.suggesting import Forecast, forecasts, tokens_of_rivals
from core.text.shares import percent, roughly
from core.text.text import Text, clauses, commas, listed, named, say, sentence, sentences, the

# --- why


PROBABLE = 0.6
"""From this probability on, something happens probably."""

LUCK = 0.05
"""Below this probability it is not said that someone else may be first."""

LEAD = 0.005
"""By how much a room must be likelier than any other to be called the likeliest."""


def why(situation: Situation, advice: Advice) -> str:
    """Return why to do what the headline says, in sentences; empty if there is nothing to decide."""
    move = advice.move
    shown = next((one for one in advice.show if one.card == advice.best), None)
    if shown is not None and advice.shown_to is not None:
        return sentence(of_showing(shown, advice.shown_to))
    if advice.is_over or advice.is_out:
        return ""
    if advice.accuse.is_certain or advice.accusation is not None:
        return sentence(why_accuse(situation, advice.accuse, argues=argues(advice)))
    if move is not None and not isinstance(move.to, Card):
        if any(one.reachable for one in advice.suggestions):
            return say("Reasons", "No room in reach is worth stopping for.")
        return say("Reasons", "This roll reaches no room.")
    said = because(situation, advice.suggested, move)
    is_asked = situation.cards.tells(advice.suggested) and (move is None or bool(move.suggest and move.chance))
    if not is_asked or advice.policy != DEFAULT:
        return said
    if advice.accuse.recommended and not advice.is_below_limit:
        return sentences([say("Reasons", "Makes your accusation surest."), said])
    if situation.cards.gain_of(advice.suggested) < max(one.gain_bits for one in in_reach(advice)) - SAME:
        return sentences([say("Reasons", "The quickest way to win."), said])
    return said


def because(situation: Situation, cards: Triple, move: MoveOption | None) -> str:
    """Return, in sentences, what a suggestion tells and costs, and why these cards."""
    parts: list[str] = []
    asks = move is None or move.suggest is not None
    is_named = move is None or move.chance > 0
    if asks and situation.cards.tells(cards):
        parts += [_told(situation, cards), *(_why_these(situation, cards) if is_named else ())]
    elif move is not None and move.beyond is not None and move.to != situation.place:
        nearer = say("Reasons", "nothing to learn there, but it brings you nearer to {room:the}", "a room on the way")
        parts.append(nearer.format(room=move.beyond))
    elif asks:
        parts.append(of_suggestion(situation, cards))
    if move is not None and move.chance < CERTAIN:
        parts.append(_reach(situation, move))
    return sentences([sentence(part) for part in parts or [say("Reasons", "no suggestion is possible there")]])


def _told(situation: Situation, cards: Triple) -> Text:
    """Return what the answer to a suggestion tells on average: one bit halves what is possible."""
    said = say("Reasons", "rules out about {share} of what’s left", "a third; the answer to a suggestion, on average")
    return said.format(share=roughly(1.0 - 2.0 ** -situation.cards.gain_of(cards)))


def _why_these(situation: Situation, cards: Triple) -> Iterator[str]:
    """Yield what speaks for these cards: which are open, and which no one can show; then the answer, and the cost."""
    one = say("Reasons", "{card:the} ({percent})", "a card, and how likely it is to be in the envelope")
    chances = [(card, situation.cards.posterior.probability(card, ENVELOPE)) for card in cards]
    some = [one.format(card=card, percent=percent(p)) for card, p in chances if 0 < p < CERTAIN]
    if some:
        may = say("Reasons", "{cards} may be in the envelope", "cards: the Rope (12%) and the Hall (49%)")
        yield may.format(cards=listed(some))
    yield from _own(situation, cards)
    sure = [the(card) for card, p in chances if p >= CERTAIN]
    if sure:
        yield say("Reasons", "no one holds {cards}", "cards of a suggestion").format(cards=listed(sure, "or"))
    answer = forecasts(situation, cards)[0]
    if answer.chance >= PROBABLE:
        yield _answer(answer, cards)
    setup = situation.case.setup
    if setup.deck.index[cards[0]] in tokens_of_rivals(situation):
        yield brings(next(player.name for player in setup.players if player.suspect == cards[0]))


def brings(player: str) -> Text:
    """Return that a suggestion moves a player's token, as a clause."""
    return say("Comparison", "also calls {who} to that room", "who may then suggest there").format(who=player)


def standing(situation: Situation) -> str:
    """Return where I am believed to stand, as part of a sentence; empty if that is unknown."""
    place, mansion = situation.place, situation.mansion
    if place is None or mansion is None:
        return ""
    if place in {mansion.start_of(suspect) for suspect in mansion.suspects}:
        return say("Reasons", "from your starting square", "on the board: on your turn, …")
    if isinstance(place, Card):
        return say("Reasons", "from {room:the}", "on the board: on your turn, …").format(room=place)
    room, steps = nearest(mansion, place, situation.rooms)
    if room is None:
        return ""
    said = say("Reasons", "%n step(s) from {room:the}’s door", "on the board: on your turn, …", steps)
    return said.format(room=room)


def in_reach(advice: Advice) -> list[Advised]:
    """Return the suggestions whose rooms are in reach; all, if that is unknown or none is."""
    return [one for one in advice.suggestions if one.reachable] or list(advice.suggestions)


def of_suggestion(situation: Situation, cards: Triple) -> str:
    """Return what is likely to be answered to a suggestion, and which of its cards are mine."""
    if not situation.cards.tells(cards):
        return say("Reasons", "you would learn nothing new", "from a suggestion")
    return clauses([_answer(forecasts(situation, cards)[0], cards), *_own(situation, cards)])


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
            parts.append(say("Reasons", "%n step(s) from {room:the}’s door", "", steps).format(room=room))
    return clauses(parts) or say("Reasons", "no suggestion is possible there")


def of_verdict(situation: Situation, verdict: Verdict, *, argues: bool = True) -> Text:
    """Return the reasons to accuse now or to wait, naming the solution if possible."""
    why = why_accuse(situation, verdict, argues=argues)
    if situation.is_over or situation.is_out:
        return why
    cards = listed([the(card) for card in verdict.solution])
    return say("Reasons", "{cards}: {why}", "of an accusation of these cards").format(cards=cards, why=why)


def whether_to_accuse(situation: Situation, advice: Advice) -> str:
    """Return the reasons to accuse now or to wait, and first what decides whatever these are."""
    return clauses([*_decides(advice), of_verdict(situation, advice.accuse, argues=argues(advice))])


def which_to_accuse(advice: Advice) -> str:
    """Return the solution that an accusation would name, and first what decides whatever the chances are."""
    return clauses([*_decides(advice), listed([the(card) for card in advice.accuse.solution])])


def _decides(advice: Advice) -> Iterator[Text]:
    """Yield the limit that the player set, if the accusation is below it, or what else keeps the policy from it."""
    if advice.is_below_limit:
        said = say("Reasons", "below your limit of {percent}", "the chance that an accusation is right")
        yield said.format(percent=percent(advice.least))
    elif advice.accusation is None and advice.accuse.recommended:
        first = say("Reasons", "suggest first, then decide", "whether to accuse")
        yield first if advice.asks_first else say("Reasons", "this policy waits until it is surer")


def weighs(advice: Advice) -> bool:
    """Return whether accusing now is weighed against waiting."""
    is_open = not (advice.is_over or advice.is_out or advice.accuse.is_certain)
    return is_open and advice.accuse.p >= HOPELESS and argues(advice)


def argues(advice: Advice) -> bool:
    """Return whether what waiting is worth speaks for what is advised; not every policy weighs it."""
    return advice.is_below_limit or advice.accuse.recommended == (advice.accusation == advice.accuse.solution)


def why_accuse(situation: Situation, verdict: Verdict, *, argues: bool = True) -> Text:
    """Return the reasons to make the accusation now, or to wait; what waiting is worth only if that argues."""
    if situation.is_over:
        return say("Reasons", "game over: an accusation was correct")
    if situation.is_out:
        return say("Reasons", "you’re out. Just answer when asked")
    if verdict.is_certain:
        return _certain(situation, verdict)
    if verdict.p < HOPELESS:
        wait = say("Reasons", "only {now} likely to be right; {later} after your next suggestion", "of an accusation")
        return wait.format(now=percent(verdict.p), later=percent(verdict.later))
    said = say("Reasons", "{now} chance of being right; if wrong, you’re out", "of an accusation")
    if argues:
        said = say(
            "Reasons", "{now} to win if you accuse now, {waiting} if you wait: {why}", "why: …, as you will know …"
        )
    return said.format(now=percent(verdict.p), waiting=percent(verdict.waiting), why=of_waiting(verdict))


def of_waiting(verdict: Verdict) -> Text:
    """Return what is likely to happen if I wait, as a clause."""
    said = say("Reasons", "you will be {later} sure after your next suggestion", "if you do not accuse now")
    if verdict.danger >= PROBABLE:
        said = say("Reasons", "someone else will probably win first ({danger})", "if you do not accuse now")
    elif verdict.danger >= LUCK:
        said = say("Reasons", "{danger} chance that someone else wins first", "if you do not accuse now")
    return said.format(later=percent(verdict.later), danger=percent(verdict.danger))


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


def _answer(best: Forecast, cards: Triple) -> str:
    """Return the likeliest answer to a suggestion."""
    if not best.shows:
        sure = say("Reasons", "no one can show a card")
        said = likely = say("Reasons", "{percent} chance that no one can show a card")
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
    answer = said.format(who=who, card=card, answers=best.words, percent=percent(best.chance))
    return clauses([answer, say("Reasons", "then you look at a leftover card")]) if best.looks else answer


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
        return say("Reasons", "{percent} chance to get there this turn").format(percent=percent(move.chance))
    if turns is None or not isinstance(move.to, Card):
        return say("Reasons", "too far for this turn")
    if here == move.to:
        return say("Reasons", "you have to leave the room first")
    away = turns.between(here, move.to)
    if not isfinite(away):
        return say("Reasons", "too far for this turn")
    said = say("Reasons", "too far for this turn, about {turns:.1f} turns away", "", int(round(away, 1)))
    return said.format(turns=away)


def _likeliest(situation: Situation, move: MoveOption) -> Iterator[Text]:
    """Yield that a move goes to the one room that is likelier than any other, if so."""
    second, first = sorted(situation.cards.room_chances.tolist())[-2:]
    if move.to in situation.rooms and situation.cards.room_chances[situation.rooms.index(move.to)] >= first - SAME:
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
