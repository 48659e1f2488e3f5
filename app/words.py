"""Sentences that the window says about a game."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from core.model.cards import Card
from core.model.wording import listed
from core.reasons.phrases import cannot_be, sentence

if TYPE_CHECKING:
    from core.engines.contract import Source
    from core.model.events import Move, Square

SETUP_WORDS = "the set-up"

TIP_WIDTH: Final = 70
"""How many letters there are in a line of a tool tip, which Qt doesn't break itself."""


def broken(text: str) -> str:
    """Return the text of a tool tip in lines that are good to read."""
    return textwrap.fill(" ".join(text.split()), TIP_WIDTH)


def clash(conflict: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return in a sentence what contradicts what; entries are counted from 1, as in the list.

    ``of_setup`` names what of the set-up takes part ("your hand"), where that is known.
    """
    return sentence(cannot_be(conflict, of_setup))


def contradicts(others: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return what a new entry contradicts, without a full stop; none of ``others``: it is impossible by itself."""
    numbers = [str(source + 1) for source in others if isinstance(source, int)]
    names = [*numbers, *((of_setup or [SETUP_WORDS]) if len(numbers) < len(others) else [])]
    noun = {0: "", 1: "entry "}.get(len(numbers), "entries ")
    return f"This contradicts {noun}{listed(names)}" if names else "This cannot be true"


def square(where: Square) -> str:
    """Return a corridor square as one says it: its row and column, counted from 1."""
    return f"row {where[0] + 1}, column {where[1] + 1}"


def moved(move: Move) -> str:
    """Return a move as one says it; squares are counted from 1."""
    to = move.to.name if isinstance(move.to, Card) else square(move.to)
    how = {"passage": "by the passage", "called": "called in"}.get(move.via or "", "")
    rolled = "" if move.roll is None else f"rolled {move.roll}"
    notes = "; ".join(part for part in (how, rolled) if part)
    return f"{move.player} moves to {to}" + (f" ({notes})" if notes else "")


def as_of(upto: int) -> str:
    """Return the moment after so many entries, in a few words."""
    return "Before entry 1" if upto <= 0 else f"After entry {upto}"


def clash_advice(upto: int) -> str:
    """Return what the sheet shows of a case whose first ``upto`` events still make sense (-1: not even the set-up)."""
    if upto < 0:
        return "Correct the set-up to see numbers again."
    since = "before the first entry" if upto == 0 else f"after entry {upto}"
    return f"The sheet is as {since}."


def past(n: int, total: int) -> str:
    """Return what the sheet shows when one looks back to the first ``n`` of ``total`` events."""
    if n == 0:
        return "Before the first entry"
    return f"After entry {n} of {total}"
