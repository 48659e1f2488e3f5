"""Choices: what players chose to show and to ask for, as weights of the cards whose place is open.

A weight hangs on how many of some cards a hand has. One that hangs on which of two it has is the product of three that
don't: with f(a, b) for having the one and the other,

    f(a, b) = f(1, 0)^a * f(0, 1)^b * (f(1, 1) / (f(1, 0) f(0, 1)))^(a b)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log

from core.evidence.evidence import Evidence, Show
from core.model.cards import Category
from core.model.masks import Mask, mask_of


@dataclass(frozen=True, slots=True)
class ChoiceWeights:
    """``weights``: of ``slot`` having 0, 1, ... of the ``open`` cards; the first is 1."""

    slot: int
    open: Mask
    weights: tuple[float, ...]


def choices_of(evidence: Evidence, held: Sequence[Mask], allowed: Sequence[Mask]) -> list[ChoiceWeights]:
    """Return what the choices of players weigh, where that is not the same in every deal that is left.

    ``held`` are the cards that each slot is certain to have, ``allowed`` those that it may have besides.
    """
    found: list[ChoiceWeights] = []
    for slot, factor in enumerate(evidence.factors[1:], len(Category)):  # the envelope has a slot for each category
        for show in factor.shows:
            found += _of_show(slot, show, held[slot], allowed[slot])
        for card, weight in factor.asked.items():
            if allowed[slot] >> card & 1:
                found.append(ChoiceWeights(slot, 1 << card, (1.0, weight)))
    return found


def _of_show(slot: int, show: Show, held: Mask, allowed: Mask) -> Iterator[ChoiceWeights]:
    """Yield what a show weighs: the gladness of the card that was shown, as a share of that of all in the hand."""
    known = sum(glad for card, glad in show.preferences if (held | 1 << show.card) >> card & 1)
    doubtful = [(card, glad / known) for card, glad in show.preferences if allowed >> card & 1 and card != show.card]
    if not doubtful:
        return
    together = mask_of(card for card, _ in doubtful)
    if len({glad for _, glad in doubtful}) == 1:
        more = doubtful[0][1]
        yield ChoiceWeights(slot, together, tuple(1 / (1 + n * more) for n in range(len(doubtful) + 1)))
        return
    (one, glad), (other, gladder) = doubtful
    yield ChoiceWeights(slot, 1 << one, (1.0, 1 / (1 + glad)))
    yield ChoiceWeights(slot, 1 << other, (1.0, 1 / (1 + gladder)))
    yield ChoiceWeights(slot, together, (1.0, 1.0, (1 + glad) * (1 + gladder) / (1 + glad + gladder)))


MIN_WEIGHT = 1e-200
"""The least weight of a deal, next to 1 for the likeliest: below that, more choices make no difference.

It keeps what is possible above 0 in floating point; counted deals of 60 cards stay in range beside it.
"""


@dataclass(frozen=True, slots=True)
class MergedWeights:
    """``weights``: of having 0, 1, ... of the open ``cards`` in ``slot``, next to 1 for none."""

    slot: int
    cards: Mask
    weights: tuple[float, ...]


def merged_weights(choices: Iterable[ChoiceWeights]) -> list[MergedWeights]:
    """Return a pile for every holder and set of cards that choices speak of.

    Where the choices of a case are so many that all of them together would be fainter than :data:`FAINTEST`, or as much
    brighter than 1, each pile is kept from its share of that.
    """
    logs = log_weights(choices)
    most = -log(MIN_WEIGHT) / max(1, len(logs))
    return [
        MergedWeights(slot, cards, tuple(exp(min(max(one, -most), most)) for one in sums))
        for (slot, cards), sums in logs.items()
    ]


def log_weights(choices: Iterable[ChoiceWeights]) -> dict[tuple[int, Mask], list[float]]:
    """Return, for each holder's slot and set of cards that choices speak of, their log weights by the number of cards.

    In order of the first choice of each.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for choice in choices:
        sums = logs.setdefault((choice.slot, choice.open), [0.0] * len(choice.weights))
        for more, weight in enumerate(choice.weights):
            sums[more] += log(weight)
    return logs
