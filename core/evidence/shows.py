"""Choices piled up: all that one holder made among the same cards, as one weight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

from core.evidence.choices import Choice
from core.evidence.evidence import Mask

FAINTEST = 1e-200
"""The least weight of a deal, next to 1 for the likeliest: below that, more choices make no difference.

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

    Where the choices of a case are so many that all of them together would be fainter than :data:`FAINTEST`, or as much
    brighter than 1, each pile is kept from its share of that.
    """
    logs = log_weights(choices)
    most = -log(FAINTEST) / max(1, len(logs))
    return [
        Pile(slot, cards, tuple(exp(min(max(one, -most), most)) for one in sums))
        for (slot, cards), sums in logs.items()
    ]


def log_weights(choices: Iterable[Choice]) -> dict[tuple[int, Mask], list[float]]:
    """Return, for each holder's slot and set of cards that choices speak of, their log weights by the number of cards.

    In order of the first choice of each.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for choice in choices:
        sums = logs.setdefault((choice.slot, choice.open), [0.0] * len(choice.weights))
        for more, weight in enumerate(choice.weights):
            sums[more] += log(weight)
    return logs
