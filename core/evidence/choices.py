"""The likelihood of players' choices of what to show and to suggest, as weights of the open cards.

Each weight depends only on how many cards of a set a hand holds. A likelihood f(a, b) that depends on which of two
cards are held is the product of three such weights:

    f(a, b) = f(1, 0)^a * f(0, 1)^b * (f(1, 1) / (f(1, 0) f(0, 1)))^(a b)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log

from core.evidence.evidence import Evidence, Show
from core.model.cards import Category, Mask, mask_of


@dataclass(frozen=True, slots=True)
class ChoiceWeights:
    """``weights``: the likelihood of ``slot`` holding 0, 1, ... of the ``open`` cards, relative to none."""

    slot: int
    open: Mask
    weights: tuple[float, ...]


def choices_of(evidence: Evidence, held: Sequence[Mask], allowed: Sequence[Mask]) -> list[ChoiceWeights]:
    """Return the weights of the players' choices, omitting those equal in all remaining deals.

    ``held`` are the cards each slot certainly holds, ``allowed`` those it may hold in addition.
    """
    found: list[ChoiceWeights] = []
    for slot, factor in enumerate(evidence.factors[1:], len(Category)):  # the envelope has one slot per category
        for show in factor.shows:
            found += _of_show(slot, show, held[slot], allowed[slot])
        for card, weight in factor.asked.items():
            if allowed[slot] >> card & 1:
                found.append(ChoiceWeights(slot, 1 << card, (1.0, weight)))
    return found


def _of_show(slot: int, show: Show, held: Mask, allowed: Mask) -> Iterator[ChoiceWeights]:
    """Yield the weights of a show: the shown card's preference as a share of that of the whole hand."""
    known = sum(weight for card, weight in show.preferences if (held | 1 << show.card) >> card & 1)
    doubtful = [
        (card, weight / known) for card, weight in show.preferences if allowed >> card & 1 and card != show.card
    ]
    if not doubtful:
        return
    together = mask_of(card for card, _ in doubtful)
    if len({weight for _, weight in doubtful}) == 1:
        more = doubtful[0][1]
        yield ChoiceWeights(slot, together, tuple(1 / (1 + n * more) for n in range(len(doubtful) + 1)))
        return
    (one, weight), (other, other_weight) = doubtful
    yield ChoiceWeights(slot, 1 << one, (1.0, 1 / (1 + weight)))
    yield ChoiceWeights(slot, 1 << other, (1.0, 1 / (1 + other_weight)))
    yield ChoiceWeights(slot, together, (1.0, 1.0, (1 + weight) * (1 + other_weight) / (1 + weight + other_weight)))


MIN_WEIGHT = 1e-200
"""Lower bound for a deal's weight relative to the likeliest; beyond it, further choices make no difference.

It keeps possible deals above 0 in floating point, and leaves room for the deal counts of 60 cards.
"""


@dataclass(frozen=True, slots=True)
class MergedWeights:
    """``weights``: the likelihood of 0, 1, ... of the open ``cards`` in ``slot``, relative to none."""

    slot: int
    cards: Mask
    weights: tuple[float, ...]


def merged_weights(choices: Iterable[ChoiceWeights]) -> list[MergedWeights]:
    """Return one weight vector for each slot and set of cards with choices.

    If the choices together could exceed :data:`MIN_WEIGHT` or its inverse, each vector is clipped to its share of that.
    """
    logs = log_weights(choices)
    most = -log(MIN_WEIGHT) / max(1, len(logs))
    return [
        MergedWeights(slot, cards, tuple(exp(min(max(one, -most), most)) for one in sums))
        for (slot, cards), sums in logs.items()
    ]


def log_weights(choices: Iterable[ChoiceWeights]) -> dict[tuple[int, Mask], list[float]]:
    """Return the log weights for each slot and set of cards, by the number of cards held.

    In order of first occurrence.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for choice in choices:
        sums = logs.setdefault((choice.slot, choice.open), [0.0] * len(choice.weights))
        for more, weight in enumerate(choice.weights):
            sums[more] += log(weight)
    return logs
