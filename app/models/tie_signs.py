"""Signs for what is half known: the cells of each open "one of these" share a letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from core.model.cards import Card
from core.model.seats import Holder
from core.model.wording import listed

if TYPE_CHECKING:
    from core.reasons.ties import Tie


class TieSigns:
    """The letters of some ties, each its own all over the sheet, in the order of the ties."""

    def __init__(self, ties: Sequence[Tie] = ()) -> None:
        self._by_cell: dict[tuple[Card, Holder], list[tuple[str, str]]] = {}
        for letter, tie in zip(_letters(), ties, strict=False):
            for card in tie.cards:
                self._by_cell.setdefault((card, tie.holder), []).append((letter, _words(tie)))

    def sign(self, card: Card, holder: Holder) -> str:
        """The letters of a cell, "" where it has none: "a", or "a c" where two ties meet."""
        return " ".join(letter for letter, _ in self._by_cell.get((card, holder), ()))

    def words(self, card: Card, holder: Holder) -> tuple[str, ...]:
        """What the letters of a cell mean: 'a: Bob has one of: Rope, Hall (entry 4).'."""
        return tuple(f"{letter}: {words}" for letter, words in self._by_cell.get((card, holder), ()))


def _letters() -> Iterator[str]:
    """Give a, b, … z, aa, ab, …: no end."""
    yield from ascii_lowercase
    for first in _letters():
        yield from (first + letter for letter in ascii_lowercase)


def entries_of(tie: Tie) -> str:
    """Return which entries tie cards together, as one reads them in the list: "entry 4", "entries 4 and 8"."""
    return f"{'entry' if len(tie.events) == 1 else 'entries'} {listed([str(event + 1) for event in tie.events])}"


def _words(tie: Tie) -> str:
    return f"{tie.holder} has one of: {', '.join(card.name for card in tie.cards)} ({entries_of(tie)})."
