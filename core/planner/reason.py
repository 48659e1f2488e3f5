"""Why something is advised, in one line each: plain words from the numbers.

"Library: 1.31 bits expected; Bob shows 62%; 2.0 turns nearer to the Study, the likeliest room."
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, isfinite

from core.model.cards import Card, Triple
from core.model.rules import Accuse
from core.model.wording import listed
from core.planner.accusing import HOPELESS, Verdict
from core.planner.information import CERTAIN
from core.planner.moving import Move
from core.planner.prospect import prospects
from core.planner.showing import Showing
from core.planner.situation import Situation
from core.planner.way import Way
from core.reasons.phrases import Phrases

NOTHING = 5e-4
"""Fewer bits than that are none."""

NEAR = 0.05
"""Turns by which two places are as far."""


def of_suggestion(situation: Situation, cards: Triple) -> str:
    """Say what a suggestion tells on average, and who is likeliest to answer it."""
    return "; ".join([_bits(situation, cards), *_answer(situation, cards)])


def of_move(situation: Situation, move: Move) -> str:
    """Say what a move brings: what can be asked there, how likely one arrives, and how it lies to the murder room."""
    parts = [] if move.suggest is None else [_bits(situation, move.suggest), *_answer(situation, move.suggest)]
    if move.chance < CERTAIN:
        parts.append(f"in reach with {percent(move.chance)} of the rolls" if move.chance else "out of reach this turn")
    parts += _nearer(situation, move)
    return f"{_place(move)}: {'; '.join(parts) or 'nothing to ask there'}"


def of_verdict(situation: Situation, verdict: Verdict) -> str:
    """Say what speaks for accusing now, or for waiting."""
    if situation.is_over:
        return "somebody has accused rightly: the game is over"
    if situation.is_out:
        return "you have accused wrongly, and have only to answer"
    if verdict.is_certain:
        where = "" if verdict.allowed else f"; you may accuse {_where(situation, verdict.solution)} only"
        return f"{_cards(situation, verdict.solution)}: nothing else is left{where}"
    chances = f"{percent(verdict.p)} now, {percent(verdict.later)} after your next suggestion"
    first = "" if verdict.p < HOPELESS else f"; {percent(verdict.danger)} that another is first"
    return f"{_cards(situation, verdict.solution)}: {chances}{first}"


def of_showing(situation: Situation, showing: Showing, asker: str) -> str:
    """Say what it tells who asks to be shown a card."""
    card = _card(situation, showing.card)
    if showing.seen:
        return f"{card}: {asker} has seen it from you already"
    knowing = {0: "", 1: "; one of the others knows it"}.get(showing.known, f"; {showing.known} of the others know it")
    return f"{card}: leaves {asker} {showing.left_bits:.2f} bits of the envelope open{knowing}"


def of_shown(cards: Sequence[tuple[Card, int]]) -> str:
    """Return which cards somebody has been shown, and how often where it was more than once."""
    return ", ".join(card.name if times == 1 else f"{card.name} ({times} times)" for card, times in cards)


def percent(chance: float) -> str:
    """Return a probability in whole per cent; what is not certain never reads as 0 or 100."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= chance < CERTAIN else f"{chance:.0%}"


def _bits(situation: Situation, cards: Triple) -> str:
    bits = situation.gain_of(cards)
    return "tells nothing" if bits < NOTHING else f"{bits:.2f} bits expected"


def _answer(situation: Situation, cards: Triple) -> list[str]:
    """Return who is likeliest to be the first to show a card, if anybody."""
    chances: dict[str, float] = {}
    for one in prospects(situation, cards):
        who = one.shows[0][0] if one.shows else ""
        chances[who] = chances.get(who, 0.0) + one.chance
    who, chance = max(chances.items(), key=lambda item: item[1])
    return [f"{who} shows {percent(chance)}" if who else f"nobody shows {percent(chance)}"]


def _nearer(situation: Situation, move: Move) -> Iterable[str]:
    """Yield how a move lies to the likeliest room, where one can tell."""
    turns = situation.turns
    if turns is None:
        return
    column = int(situation.room_chances.argmax())
    room, chance = situation.rooms[column], float(situation.room_chances[column])
    named = "the murder room" if chance >= CERTAIN else f"the likeliest room ({percent(chance)})"
    here = inf if situation.place is None else float(turns.of(situation.place)[column])
    there = float(turns.of(move.to)[column])
    if move.to == room:
        yield named
    elif isfinite(there) and 0 < here < inf and abs(here - there) >= NEAR:
        yield f"{_closer(here - there)} the {room}, {named}"
    elif isfinite(there):
        yield f"{there:.1f} turns from the {room}, {named}"


def _closer(turns: float) -> str:
    return f"{_turns(abs(turns))} {'nearer to' if turns > 0 else 'farther from'}"


def _turns(number: float) -> str:
    return "1 turn" if f"{number:.1f}" == "1.0" else f"{number:.1f} turns"


def _place(move: Move) -> str:
    if not isinstance(move.to, Card):
        return f"square {list(move.to)}"
    return f"{move.to} by the passage" if move.via is Way.PASSAGE else str(move.to)


def _where(situation: Situation, solution: Triple) -> str:
    in_room = situation.case.setup.rules.accuse is Accuse.IN_ROOM
    return f"in the {solution[2]}" if in_room else "in a room"


def _cards(situation: Situation, cards: Triple) -> str:
    return listed([_card(situation, card) for card in cards])


def _card(situation: Situation, card: Card) -> str:
    return Phrases(situation.case.setup).card(situation.case.setup.deck.index[card])
