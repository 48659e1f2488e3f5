"""The sheet as text: cards down, grouped by category, holders across."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.commandline.width import flush_right, padded, printable, shortened, width
from core.engines.posterior import Posterior
from core.model.cards import Card, Category

_CARD_COLUMNS = 30
_HOLDER_COLUMNS = 14


@dataclass(frozen=True, slots=True)
class Marks:
    """How a certain cell is shown."""

    has: str
    has_not: str


PICTURES = Marks("✓", "✗")
PLAIN = Marks("yes", "-")
"""For terminals that don't know the others."""


def marks_for(encoding: str) -> Marks:
    """Return the marks that text in this encoding can hold."""
    try:
        f"{PICTURES.has}{PICTURES.has_not}".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return PICTURES


def sheet(posterior: Posterior, marks: Marks) -> str:
    """Return the marginals as a table; open cells in per cent."""
    names = [shortened(printable(holder), _HOLDER_COLUMNS) for holder in posterior.holders]
    columns = [max(width(name), len("<0.01")) + 2 for name in names]
    first = max(width(_card_name(card)) for card in posterior.cards) + 2
    lines = [padded("", first) + _row(names, columns)]
    for category in Category:
        lines.append(category.plural.capitalize())
        lines.extend(_card_lines(posterior, category, marks, first, columns))
    return "\n".join(lines)


def per_cent(probability: float) -> str:
    """Return a probability in per cent; what is not certain never reads as 0 or 100."""
    shown = f"{100 * probability:.1f}"
    if shown == "0.0" and probability > 0:
        return "<0.1"
    return ">99.9" if shown == "100.0" and probability < 1 else shown


def _card_lines(
    posterior: Posterior, category: Category, marks: Marks, first: int, columns: Sequence[int]
) -> Iterator[str]:
    for card, row in zip(posterior.cards, posterior.marginals, strict=True):
        if card.category is category:
            cells = [_cell(float(probability), marks) for probability in row]
            yield padded(f"  {_card_name(card)}", first) + _row(cells, columns)


def _card_name(card: Card) -> str:
    return shortened(printable(card.name), _CARD_COLUMNS)


def _cell(probability: float, marks: Marks) -> str:
    if probability == 1.0:
        return marks.has
    return marks.has_not if probability == 0.0 else per_cent(probability)


def _row(cells: Sequence[str], columns: Sequence[int]) -> str:
    return "".join(flush_right(cell, column) for cell, column in zip(cells, columns, strict=True))
