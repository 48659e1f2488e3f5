"""The sums of :mod:`core.engines.exact.sweep` in logarithms.

For games so long that the weights of shown cards leave the range of floating point: a deal of weight 3^-1000 may be the
only one left. Slower but as precise: an error of 1e-16 relative to a logarithm of a thousand is 1e-13.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.exact.layers import GraphLayer
from core.engines.exact.sweep import ArcSums
from core.engines.posterior import Floats

IMPOSSIBLE = -np.inf

LEAST = 1e-300
"""Lower bound for the weight of anything possible, since 0 means impossible."""


def forward(layers: Sequence[GraphLayer], n_columns: int, check: Check = never_cancel) -> list[Floats]:
    """Return, before each layer and after the last, the log weight of all paths so far: [n_states, n_columns]."""
    values = [np.zeros((1, n_columns))]
    for layer in layers:
        check()
        if not len(layer.firsts):
            values.append(np.full((1, n_columns), IMPOSSIBLE))
            continue
        along = (values[-1][None] + _arc_weights(layer)).reshape(-1, n_columns)[layer.arcs]
        values.append(np.logaddexp.reduceat(along, layer.firsts, axis=0))
    return values


def any_path(last: Floats) -> bool:
    """Return whether any path is complete; ``last`` are the forward sums after the last layer."""
    return bool((last > IMPOSSIBLE).any())


def backward(layers: Sequence[GraphLayer], values: Sequence[Floats], check: Check = never_cancel) -> Iterator[ArcSums]:
    """Yield the weight of the paths through each layer, up to a factor per layer, last layer first."""
    behind = np.zeros((1, values[-1].shape[1]))
    for layer, before in zip(reversed(layers), reversed(values[:-1]), strict=True):
        check()
        ahead = completions(layer, behind)
        through = np.logaddexp.reduce(ahead + before, axis=1)
        weight = np.exp(through - through.max())
        yield ArcSums(layer.card, layer.slots, np.where(through > IMPOSSIBLE, np.maximum(weight, LEAST), 0.0))
        behind = np.logaddexp.reduce(ahead, axis=0)


def completions(layer: GraphLayer, behind: Floats) -> Floats:
    """Return the log weight of all completions along each arc: [n_rows, n_states, n_columns]."""
    padded = np.concatenate((behind, np.full((1, behind.shape[1]), IMPOSSIBLE)))
    ahead: Floats = padded[layer.to] + _arc_weights(layer)
    return ahead


def _arc_weights(layer: GraphLayer) -> Floats:
    """Return the log weight of each arc, broadcastable to [n_rows, n_states, n_columns]."""
    weights = np.zeros((len(layer.slots), 1, 1))
    if layer.applies is not None:
        weights = weights + np.where(layer.applies, 0.0, IMPOSSIBLE)[:, None, :]
    if layer.log_weights is not None:
        weights = weights + layer.log_weights[:, :, None]
    return weights
