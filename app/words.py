"""Sentences that the window says about a game."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from core.model.wording import listed

if TYPE_CHECKING:
    from core.engines.contract import Source

SETUP_WORDS = "the set-up"

TIP_WIDTH: Final = 70
"""How many letters there are in a line of a tool tip, which Qt doesn't break itself."""


def broken(text: str) -> str:
    """Return the text of a tool tip in lines that are good to read."""
    return textwrap.fill(" ".join(text.split()), TIP_WIDTH)


def clash(conflict: Sequence[Source]) -> str:
    """Return in a sentence what contradicts what; entries are counted from 1, as in the list."""
    numbers = [str(source + 1) for source in conflict if isinstance(source, int)]
    setup = [SETUP_WORDS] if len(numbers) < len(conflict) else []
    if not numbers:
        return "The set-up contradicts itself." if setup else "The entries contradict each other."
    if len(numbers) == 1:
        entries = [f"Entry {numbers[0]}"]
        return f"{entries[0]} and {setup[0]} cannot both be true." if setup else f"{entries[0]} cannot be true."
    many = f"Entries {', '.join(numbers)} and {setup[0]}" if setup else f"Entries {listed(numbers)}"
    both = "both" if len(numbers) == 2 and not setup else "all"
    return f"{many} cannot {both} be true."


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
