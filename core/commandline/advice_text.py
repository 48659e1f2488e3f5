"""Advice as ``advise`` prints it for people: what to do now, and the tables behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from core.board.places import Place
from core.commandline.width import flush_right, printable, width
from core.model.cards import Card
from core.planner.advice import Advice, Advised, Move
from core.planner.headline import headline
from core.planner.prospect import prospects
from core.planner.reason import of_move, of_showing, of_shown, of_suggestion, of_verdict, percent
from core.planner.showing import shown_to_each
from core.planner.situation import Situation

_SUGGESTIONS = 10
_MOVES = 10
_ANSWERS = 5
_GAP = "  "

_REACH = {True: "yes", False: "no", None: ""}


def as_text(situation: Situation, advice: Advice) -> str:
    """Return the advice: one line that says what to do now, why, and then everything else there is to choose."""
    parts = [[headline(advice), _basis(situation, advice)]]
    if advice.show:
        asker = advice.shown_to or ""
        parts.append(["Show", *(f"  {of_showing(one, asker)}" for one in advice.show)])
    parts.append(list(_suggestions(situation, advice)))
    if advice.moves:
        parts.append(list(_moves(situation, advice)))
    if advice.rolls:
        parts.append(["After a roll", *_rolls(advice)])
    parts.append(["Accuse", f"  {'yes' if advice.accusation else 'no'}: {of_verdict(situation, advice.accuse)}"])
    shown = shown_to_each(situation.case)
    if shown:
        parts.append(["You have shown", *(f"  {who}: {of_shown(cards)}" for who, cards in shown)])
    return "\n\n".join("\n".join(map(printable, lines)) for lines in parts)


def _basis(situation: Situation, advice: Advice) -> str:
    """Return who advises, and what the numbers rest on."""
    gains = "exact" if advice.exact else "estimated"
    answers = situation.response.value
    return f"Policy {advice.policy}; answers {answers}; {advice.entropy_bits:.3f} bits open; gains {gains}"


def _suggestions(situation: Situation, advice: Advice) -> Iterator[str]:
    yield "Suggest"
    best = advice.suggestions[:_SUGGESTIONS]
    yield from _rows([["bits", "left", "reach", "cards"], *([*_numbers(one), _listed(one.cards)] for one in best)])
    yield f"  {_listed(best[0].cards)}: {of_suggestion(situation, best[0].cards)}"
    for one in prospects(situation, best[0].cards)[:_ANSWERS]:
        yield f"    {percent(one.chance):>4}  {one.words}: {one.left_bits:.2f} bits left"


def _numbers(one: Advised) -> list[str]:
    return [f"{one.gain_bits:.3f}", f"{one.left_bits:.3f}", _REACH[one.reachable]]


def _moves(situation: Situation, advice: Advice) -> Iterator[str]:
    yield f"Move ({advice.unit}, the less the better)"
    rows = [[f"{one.score:.2f}", one.via.value, of_move(situation, one)] for one in advice.moves[:_MOVES]]
    yield from _rows([["score", "by", "to"], *rows])


def _rolls(advice: Advice) -> Iterator[str]:
    """Yield a line for each run of rolls with the same best end."""
    for to, run in groupby(advice.rolls, key=lambda one: one.best.to):
        same = list(run)
        first, last = same[0].roll, same[-1].roll
        best: Move = same[0].best
        asks = "" if best.suggest is None else f", and ask for {_listed(best.suggest)}"
        yield f"  {first if first == last else f'{first} to {last}'}: {_place(to)}{asks}"


def _rows(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines: the last cell as it is, those before it flush right in columns."""
    columns = [max(map(width, column)) for column in zip(*(row[:-1] for row in rows), strict=True)]
    return [
        _GAP + _GAP.join([*(flush_right(cell, size) for cell, size in zip(row[:-1], columns, strict=True)), row[-1]])
        for row in rows
    ]


def _listed(cards: Sequence[Card]) -> str:
    return ", ".join(card.name for card in cards)


def _place(place: Place) -> str:
    return place.name if isinstance(place, Card) else f"square {list(place)}"
