"""Signs for what is half known: the cells of each open "one of these" share a letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from app.card_words import card_names
from app.language import localized, translate
from core.explain.phrases import entries
from core.model.cards import Card
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.explain.half_known import Tie


class TieSigns:
    """The letters of some ties, each its own all over the sheet, in the order of the ties."""

    def __init__(self, ties: Sequence[Tie] = ()) -> None:
        self._by_cell: dict[tuple[Card, Holder], list[tuple[str, str]]] = {}
        for letter, tie in zip(_letters(), ties, strict=False):
            for card in tie.cards:
                self._by_cell.setdefault((card, tie.holder), []).append((letter, _words(letter, tie)))

    def sign(self, card: Card, holder: Holder) -> str:
        """The letters of a cell, "" where it has none: "a", or "a c" where two ties meet."""
        return " ".join(letter for letter, _ in self._by_cell.get((card, holder), ()))

    def words(self, card: Card, holder: Holder) -> tuple[str, ...]:
        """What the letters of a cell mean: 'a: Bob has one of: Rope, Hall (entry 4).'."""
        return tuple(words for _, words in self._by_cell.get((card, holder), ()))


def _letters() -> Iterator[str]:
    """Give a, b, … z, aa, ab, …: no end."""
    yield from ascii_lowercase
    for first in _letters():
        yield from (first + letter for letter in ascii_lowercase)


def entries_of(tie: Tie) -> str:
    """Return which entries tie cards together, as one reads them in the list: "entry 4", "entries 4 and 8"."""
    return localized(entries(tie.events))


def _words(letter: str, tie: Tie) -> str:
    said = translate("TieSigns", "{letter}: {who} has one of: {cards} ({entries}).")
    return said.format(letter=letter, who=tie.holder, cards=card_names(tie.cards), entries=entries_of(tie))
