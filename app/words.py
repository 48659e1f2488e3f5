"""Sentences that the window says about a game."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from app.language import card_name, localized, translate
from core.explain.phrases import cannot_be
from core.model.cards import Card
from core.text.text import clauses, listed, sentence

if TYPE_CHECKING:
    from core.engines.contract import Source
    from core.model.events import Move, Square

TIP_WIDTH: Final = 70
"""How many letters there are in a line of a tool tip, which Qt doesn't break itself."""


def broken(text: str) -> str:
    """Return the text of a tool tip in lines that are good to read."""
    return textwrap.fill(" ".join(text.split()), TIP_WIDTH)


def clash(conflict: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return in a sentence what contradicts what; entries are counted from 1, as in the list.

    ``of_setup`` names what of the set-up takes part ("your hand"), where that is known.
    """
    return localized(sentence(cannot_be(conflict, of_setup)))


def contradicts(others: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return what a new entry contradicts, without a full stop; none of ``others``: it is impossible by itself."""
    numbers = [str(source + 1) for source in others if isinstance(source, int)]
    parts = (of_setup or [translate("Words", "the set-up")]) if len(numbers) < len(others) else []
    said = localized(listed([*numbers, *parts]))
    if not said:
        return translate("Words", "This cannot be true")
    if not numbers:
        return translate("Words", "This contradicts {parts}", "parts of the set-up").format(parts=said)
    if len(numbers) == 1:
        return translate(
            "Words", "This contradicts entry {others}", "its number, and perhaps parts of the set-up"
        ).format(others=said)
    return translate("Words", "This contradicts entries {others}", "numbers, and perhaps parts of the set-up").format(
        others=said
    )


def square(where: Square) -> str:
    """Return a corridor square as one says it: its row and column, counted from 1."""
    return translate("Words", "row {row}, column {column}").format(row=where[0] + 1, column=where[1] + 1)


def moved(move: Move) -> str:
    """Return a move as one says it; squares are counted from 1."""
    to = card_name(move.to) if isinstance(move.to, Card) else square(move.to)
    notes = localized(clauses(tuple(_notes(move))))
    if notes:
        return translate("Words", "{player} moves to {place} ({notes})").format(
            player=move.player, place=to, notes=notes
        )
    return translate("Words", "{player} moves to {place}").format(player=move.player, place=to)


def _notes(move: Move) -> Iterator[str]:
    if move.via == "passage":
        yield translate("Words", "by the passage", "a move in the list")
    if move.via == "called":
        yield translate("Words", "called in", "a move in the list: by the suggestion of another")
    if move.roll is not None:
        yield translate("Words", "rolled {roll}", "a move in the list").format(roll=move.roll)


def as_of(upto: int) -> str:
    """Return the moment after so many entries, in a few words."""
    if upto <= 0:
        return translate("Words", "Before entry 1")
    return translate("Words", "After entry {number}").format(number=upto)


def clash_advice(upto: int) -> str:
    """Return what the sheet shows of a case whose first ``upto`` events still make sense (-1: not even the set-up)."""
    if upto < 0:
        return translate("Words", "Correct the set-up to see numbers again.")
    if upto == 0:
        return translate("Words", "The sheet is as before the first entry.")
    return translate("Words", "The sheet is as after entry {number}.").format(number=upto)


def past(n: int, total: int) -> str:
    """Return what the sheet shows when one looks back to the first ``n`` of ``total`` events."""
    if n == 0:
        return translate("Words", "Before the first entry")
    return translate("Words", "After entry {number} of {total}").format(number=n, total=total)
