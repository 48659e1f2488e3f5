"""The distribution over whole hands of one player."""

from __future__ import annotations

from math import comb

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.exact.cardwise import LIMITS
from core.engines.exact.columns import Columns, groups_of, hand_columns
from core.engines.exact.layers import LayerBuilder
from core.engines.exact.log_sweep import IMPOSSIBLE, forward
from core.engines.exact.order import good_order
from core.engines.exact.sums import NoDeal
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ReducedProblem
from core.model.masks import cards_of
from core.text.text import say

CHUNK = 1024
"""Hands per pass, which limits memory and the delay before cancelling."""

MAX_HANDS = 1_000_000


def hand_weights(reduced: ReducedProblem, slot: int, check: Check = never_cancel) -> tuple[Ints, Floats]:
    """Return the possible hands of a slot, [n_hands, size] in deck order, and their probabilities [n_hands].

    Raises NoDeal, TooLargeError, and what ``check`` raises.
    """
    n_sets = comb(reduced.allowed[slot].bit_count(), reduced.remaining[slot])
    if n_sets > MAX_HANDS:
        raise TooLargeError(say("Engines", "{n} hands are too many to list").format(n=n_sets))
    hands, weights = [], []
    for start in range(0, n_sets, CHUNK):
        check()
        columns = hand_columns(reduced, slot, start, start + CHUNK)
        if len(columns):
            ways = _log_ways(reduced, columns, check)
            hands.append(columns.taken[:, ways > IMPOSSIBLE])
            weights.append(ways[ways > IMPOSSIBLE])
    logs = np.concatenate(weights) if weights else np.zeros(0)
    if not len(logs):
        raise NoDeal
    probabilities = np.exp(logs - logs.max())
    taken = np.concatenate(hands, axis=1)
    taken[cards_of(reduced.held[slot])] = True
    return np.nonzero(taken.T)[1].reshape(taken.shape[1], -1), probabilities / probabilities.sum()


def _log_ways(reduced: ReducedProblem, columns: Columns, check: Check) -> Floats:
    """Return the log weight of all deals in each column."""
    groups = groups_of(reduced, columns.slots, failed=True)
    order = good_order(reduced.open, [group.cards for group in groups])
    layers = list(LayerBuilder(reduced, columns, groups, order.cards).layers(LIMITS, check))
    total: Floats = forward(layers, len(columns), check)[-1][0] + columns.log_weights
    return total
