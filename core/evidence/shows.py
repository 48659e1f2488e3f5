"""Shows piled up: all choices that one holder made among the same cards, as one weight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

from core.evidence.evidence import Mask
from core.evidence.presolve import Choice

FAINTEST = 1e-200
"""The least weight of a deal, next to 1 for the likeliest: below that, more shows make no difference.

It keeps what is possible above 0 in floating point; counted deals of 60 cards stay in range beside it.
"""


@dataclass(frozen=True, slots=True)
class Pile:
    """``weights``: of having 0, 1, ... of the open ``cards`` in ``slot``, next to 1 for none."""

    slot: int
    cards: Mask
    weights: tuple[float, ...]


def piles(choices: Iterable[Choice]) -> list[Pile]:
    """Return a pile for every holder and set of cards that choices speak of.

    Where the shows of a case are so many that all of them together would be fainter than :data:`FAINTEST`, each pile
    is kept from its share of that.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for choice in choices:
        sums = logs.setdefault((choice.slot, choice.open), [0.0] * (choice.open.bit_count() + 1))
        for more in range(len(sums)):
            sums[more] += log(choice.known / (choice.known + more))
    least = log(FAINTEST) / max(1, len(logs))
    return [Pile(slot, cards, tuple(exp(max(one, least)) for one in sums)) for (slot, cards), sums in logs.items()]
