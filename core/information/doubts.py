"""Which card a player shows who tells as little as possible: settled exactly where an estimate leaves it in doubt.

That card leaves the most entropy, and differences of a thousandth of a bit decide what its answer tells: up to half a
bit. No sample is as precise. So the entropies that matter most, by how likely the estimate is wrong and the player has
to choose, are computed by the exact engine, as many as there is time for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from math import erfc, sqrt

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.posterior import Floats
from core.engines.registry import quick_exact
from core.engines.tuning import EACH_COUNT
from core.information.answers import CARDS, Preference
from core.information.deal_table import DealTable, Indices
from core.model.rules import Answers

STEPS = 80_000_000
"""Steps of counting after which no further entropy is computed; half as many leave 0.06 bits."""

WORTH_A_COUNT = 1e-4
"""The least chance of a wrong choice that is worth a count."""


TIE = 1e-9
"""Tolerance for equal entropies."""

DRAWN_TIE = 5e-3
"""Tolerance for equal entropies estimated from sampled deals."""

LeftKey = tuple[int, int, tuple[int, ...]]
"""A player, a card of a suggestion and what others passed on: what distinguishes the entropy that is left open."""

Settled = Mapping[LeftKey, float]
"""Entropies that are known exactly though the deals are only drawn."""


@dataclass(frozen=True, eq=False, slots=True)
class LeftOpen:
    """Estimates for a suggestion, of each answering player and each of its cards.

    ``bits`` [n, 3] are the entropies of the solution if the player is known to hold the card and those before passed,
    with their ``variance`` [n, 3]; ``both`` [n, 3] is the probability that the player is asked and holds the first and
    the second card, the first and the third, the second and the third.
    """

    bits: Floats
    variance: Floats
    both: Floats


def settle(table: DealTable, estimates: Mapping[Indices, LeftOpen]) -> Settled:
    """Compute the entropies in doubt, the most doubtful first."""
    settled: dict[LeftKey, float] = {}
    spent = 0
    with suppress(TooLargeError):  # then the estimates have to do
        for _, cards, player, pair in sorted(_doubts(estimates), reverse=True):
            for which in pair:
                key = _key(table, cards, player, which)
                if key not in settled:
                    checkpoint()
                    settled[key], steps = _left_open(table, cards, player, which)
                    spent += steps + EACH_COUNT
            if spent > STEPS:
                break
    return settled


def shown_otherwise(table: DealTable, estimates: Mapping[Indices, LeftOpen], settled: Settled) -> Iterator[Indices]:
    """Yield the suggestions to which a player shows another card than the estimates say."""
    for cards, left in estimates.items():
        if shown_first(table, cards, left, settled) != shown_first(table, cards, left, {}):
            yield cards


Doubt = tuple[float, Indices, int, tuple[int, int]]
"""How likely a player chooses between two cards of a suggestion, and the estimate says the wrong one."""


def _doubts(estimates: Mapping[Indices, LeftOpen]) -> Iterator[Doubt]:
    for cards, left in estimates.items():
        rows = zip(left.bits.tolist(), left.variance.tolist(), left.both.tolist(), strict=True)
        for player, (bits, variance, both) in enumerate(rows):
            for (first, second), chance in zip(combinations(range(CARDS), 2), both, strict=True):
                error = sqrt(2 * (variance[first] + variance[second]))
                loss = chance * erfc(abs(bits[first] - bits[second]) / error) / 2 if error else 0.0
                if loss > WORTH_A_COUNT:
                    yield loss, cards, player, (first, second)


def shown_first(table: DealTable, cards: Indices, left: LeftOpen, settled: Settled) -> Preference:
    """Return the order in which each player shows the cards: first those that leave most entropy, ties in deck order.

    The entropy is that if the card is known to be theirs and, unless everyone answers, that those before passed.
    Estimates are equal within a tolerance, what is exact or settled only if it is.
    """
    orders = []
    for player, bits in enumerate(left.bits.tolist()):
        keys = [_key(table, cards, player, which) for which in range(CARDS)] if settled else [None] * CARDS
        exactly = [None if key is None else settled.get(key) for key in keys]
        values = [estimate if exact is None else exact for estimate, exact in zip(bits, exactly, strict=True)]
        loose = [TIE if table.deals.whole or exact is not None else DRAWN_TIE for exact in exactly]
        orders.append(_falling(values, loose))
    return tuple((order.index(0), order.index(1), order.index(2)) for order in orders)


def _falling(values: Sequence[float], loose: Sequence[float]) -> list[int]:
    """Return the indices of the values, largest first; among those equal to it the first.

    ``loose`` is the tolerance of each for that.
    """
    left = list(range(len(values)))
    order: list[int] = []
    while left:
        best = max(left, key=lambda i: values[i])
        order.append(next(i for i in left if values[i] >= values[best] - max(loose[i], loose[best])))
        left.remove(order[-1])
    return order


def _key(table: DealTable, cards: Indices, player: int, which: int) -> LeftKey:
    """Return what distinguishes an entropy: the player and the card, and what those before passed on, if anyone."""
    classes = tuple(classes.of[card] for classes, card in zip(table.card_classes, cards, strict=True))
    passed = player > 0 and table.evidence.setup.rules.answers is Answers.FIRST
    return player, which, classes if passed else (classes[which],)


def _left_open(table: DealTable, cards: Indices, player: int, which: int) -> tuple[float, int]:
    """Return the entropy, and the steps it took."""
    evidence = table.evidence.plus(table.names[player], has=1 << cards[which])
    if table.evidence.setup.rules.answers is Answers.FIRST:
        for before in table.names[:player]:
            evidence = evidence.plus(before, lacks=sum(1 << card for card in cards))
    posterior = quick_exact().posterior(evidence)
    return 0.0 if posterior.envelope is None else posterior.envelope.entropy_bits, posterior.steps or 0
