"""Every deal that is left, one by one, with its weight: for what hangs on where several cards are at once."""

from __future__ import annotations

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.exact.columns import Columns
from core.engines.exact.groups import groups_of
from core.engines.exact.layers import Layer, LayerBuilder, Limits, ends
from core.engines.exact.order import good_order
from core.engines.exact.sums import NoDeal
from core.engines.posterior import Floats, Ints
from core.evidence.evidence import cards_of
from core.evidence.presolve import Residue
from core.model.text import say

Paths = tuple[Ints, Ints]
"""Of each path through the layers so far: the path that it goes on from, and the row of its last arc."""


def every_deal(residue: Residue, most: int, limits: Limits) -> tuple[Ints, Floats]:
    """Return all deals, [n, n_cards]: the slot of each card, and their probabilities [n].

    Raises NoDeal, and TooLargeError where there are more than ``most``.
    """
    nothing = np.zeros((len(residue.evidence.cards), 1), bool)
    columns = Columns((), nothing, nothing, np.ones(1))
    groups = groups_of(residue, (), failed=True)
    order = good_order(residue.open, [group.cards for group in groups])
    layers = list(LayerBuilder(residue, columns, groups, order.cards).layers(limits))
    behind = _paths_behind(layers)
    n = behind[0][0]
    if not n:
        raise NoDeal
    if n > most:
        raise TooLargeError(say("Engines", "{n:.3g} deals are too many to list").format(n=n))
    deals = np.empty((len(residue.evidence.cards), int(n)), np.int64).T  # card by card in memory, as it is filled
    for slot, held in enumerate(residue.held):
        deals[:, cards_of(held)] = slot
    paths, logs = _paths(layers, behind)
    at = np.arange(int(n))
    for layer, (before, rows) in zip(reversed(layers), reversed(paths), strict=True):
        deals[:, layer.card] = np.array(layer.slots)[rows[at]]
        at = before[at]
    weights = np.exp(logs - logs.max())
    return deals, weights / weights.sum()


def _paths_behind(layers: list[Layer]) -> list[Floats]:
    """Return how many paths go on from each state, before each layer and after the last."""
    behind = [np.ones(ends(layers))]
    for layer in reversed(layers):
        behind.append(np.append(behind[-1], 0.0)[layer.to].sum(axis=0))
    return behind[::-1]


def _paths(layers: list[Layer], behind: list[Floats]) -> tuple[list[Paths], Floats]:
    """Return the paths that lead to the end, layer by layer, and the log weight of each whole one."""
    states, logs = np.zeros(1, np.int64), np.zeros(1)
    paths: list[Paths] = []
    for layer, after in zip(layers, behind[1:], strict=True):
        reached = layer.to[:, states]
        rows, before = np.nonzero(np.append(after, 0.0)[reached])
        logs = logs[before]
        if layer.log_weights is not None:
            logs = logs + layer.log_weights[rows, states[before]]
        states = reached[rows, before]
        paths.append((before, rows))
    return paths, logs
