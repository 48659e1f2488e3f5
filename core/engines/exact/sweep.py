"""Sums over all paths of a layered graph: forward, backward, and both combined for every arc.

Also in logarithms, for games so long that the weights of shown cards leave the range of floating point: a deal of
weight 3^-1000 may be the only one left. Slower but as precise: an error of 1e-16 relative to a logarithm of a thousand
is 1e-13.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from core.checkpoint import checkpoint
from core.engines.exact.layers import GraphLayer
from core.engines.posterior import Floats, Ints

Number = TypeVar("Number", np.float64, np.uint64, np.object_)

TINY, HUGE = 1e-150, 1e150
"""Sums outside this range are rescaled; only ratios within a layer are ever used."""

LAYERS_BETWEEN = 8
"""Layers between range checks: sums grow at most by the number of holders per layer."""


def forward(layers: Sequence[GraphLayer], n_columns: int) -> list[Floats]:
    """Return, before each layer and after the last, the weight of all paths so far: [n_states, n_columns].

    Each layer is scaled by its own factor.
    """
    values = [np.ones((1, n_columns))]
    for place, layer in enumerate(layers):
        checkpoint()
        values.append(_rescaled(_step(layer, values[-1], layer.weights), place))
    return values


def count(layers: Sequence[GraphLayer], start: npt.NDArray[Number], modulus: int | None = None) -> npt.NDArray[Number]:
    """Return the number of complete paths in each column: [n_columns], in the arithmetic of ``start``.

    ``start`` is [1, n_columns], all ones: unsigned integers count modulo 2^64, or ``modulus``; floats to their
    precision; Python integers exactly but slowly.
    """
    values = start
    for layer in layers:
        checkpoint()
        values = _step(layer, values, None)
        if modulus is not None:
            values %= modulus
    return values.sum(axis=0)


def _step(layer: GraphLayer, values: npt.NDArray[Number], weights: Floats | None) -> npt.NDArray[Number]:
    if not len(layer.firsts):
        return np.zeros((1, values.shape[1]), values.dtype)
    along = _along(layer, values, weights)
    if len(layer.firsts) == len(layer.arcs):
        return along
    return np.add.reduceat(along, layer.firsts, axis=0)


def _along(layer: GraphLayer, values: npt.NDArray[Number], weights: Floats | None) -> npt.NDArray[Number]:
    """Return the flow along each arc, in the order of :attr:`GraphLayer.arcs`: [n_arcs, n_columns]."""
    n_states, n_columns = values.shape
    spread: npt.NDArray[Number]
    if layer.applies is None and weights is None:
        spread = values[layer.arcs % n_states]
        return spread
    spread = np.broadcast_to(values, (len(layer.slots), n_states, n_columns))
    if layer.applies is not None:
        spread = np.where(layer.applies[:, None, :], spread, np.zeros((), values.dtype))
    if weights is not None:
        spread = (spread * weights[:, :, None]).astype(values.dtype, copy=False)
    return spread.reshape(-1, n_columns)[layer.arcs]


def _rescaled(values: Floats, place: int) -> Floats:
    if place % LAYERS_BETWEEN:
        return values
    largest = values.max(initial=0.0)
    return values if not largest or TINY < largest < HUGE else values / largest


@dataclass(frozen=True, eq=False, slots=True)
class ArcSums:
    """The weight of all paths that assign ``card`` to each of ``slots``: [n_rows, n_columns], up to a factor."""

    card: int
    slots: tuple[int, ...]
    weight: Floats


def backward(layers: Sequence[GraphLayer], values: Sequence[Floats]) -> Iterator[ArcSums]:
    """Yield the weight of the paths through each layer, last layer first; ``values`` are the forward sums."""
    behind = np.ones((1, values[-1].shape[1]))
    for place, (layer, before) in enumerate(zip(reversed(layers), reversed(values[:-1]), strict=True)):
        checkpoint()
        ahead = completions(layer, behind)
        yield ArcSums(layer.card, layer.slots, np.einsum("rsc,sc->rc", ahead, before))
        behind = _rescaled(ahead.sum(axis=0), place)


def completions(layer: GraphLayer, behind: Floats) -> Floats:
    """Return the weight of all completions along each arc: [n_rows, n_states, n_columns].

    ``behind`` is the weight of all completions from each state after the layer, [n_next, n_columns].
    """
    padded = np.concatenate((behind, np.zeros((1, behind.shape[1]))))
    ahead = padded[layer.to]
    if layer.weights is not None:
        ahead *= layer.weights[:, :, None]
    if layer.applies is not None:
        ahead *= layer.applies[:, None, :]
    return ahead


IMPOSSIBLE = -np.inf
"""The logarithm of 0."""

LEAST_WEIGHT = 1e-300
"""Lower bound for the weight of anything possible, since 0 means impossible."""


def log_forward(layers: Sequence[GraphLayer], n_columns: int) -> list[Floats]:
    """Like :func:`forward`, in logarithms and unscaled."""
    values = [np.zeros((1, n_columns))]
    for layer in layers:
        checkpoint()
        if not len(layer.firsts):
            values.append(np.full((1, n_columns), IMPOSSIBLE))
            continue
        along = (values[-1][None] + _arc_weights(layer)).reshape(-1, n_columns)[layer.arcs]
        values.append(np.logaddexp.reduceat(along, layer.firsts, axis=0))
    return values


def log_backward(layers: Sequence[GraphLayer], values: Sequence[Floats]) -> Iterator[ArcSums]:
    """Like :func:`backward`, of sums in logarithms."""
    behind = np.zeros((1, values[-1].shape[1]))
    for layer, before in zip(reversed(layers), reversed(values[:-1]), strict=True):
        checkpoint()
        ahead = log_completions(layer, behind)
        through = np.logaddexp.reduce(ahead + before, axis=1)
        weight = np.exp(through - through.max())
        yield ArcSums(layer.card, layer.slots, np.where(through > IMPOSSIBLE, np.maximum(weight, LEAST_WEIGHT), 0.0))
        behind = np.logaddexp.reduce(ahead, axis=0)


def log_completions(layer: GraphLayer, behind: Floats) -> Floats:
    """Return the log weight of all completions along each arc: [n_rows, n_states, n_columns]."""
    padded = np.concatenate((behind, np.full((1, behind.shape[1]), IMPOSSIBLE)))
    return padded[layer.to] + _arc_weights(layer)


def log_choices(layer: GraphLayer, behind: Floats, states: Ints, columns: Ints) -> Floats:
    """Return the log weight of all completions along each arc from some states, each in one column: [n_rows, n]."""
    padded = np.concatenate((behind, np.full((1, behind.shape[1]), IMPOSSIBLE)))
    ahead: Floats = padded[layer.to[:, states], columns]
    if layer.applies is not None:
        ahead = np.where(layer.applies[:, columns], ahead, IMPOSSIBLE)
    if layer.log_weights is not None:
        ahead += layer.log_weights[:, states]
    return ahead


def _arc_weights(layer: GraphLayer) -> Floats:
    """Return the log weight of each arc, broadcastable to [n_rows, n_states, n_columns]."""
    weights = np.zeros((len(layer.slots), 1, 1))
    if layer.applies is not None:
        weights = weights + np.where(layer.applies, 0.0, IMPOSSIBLE)[:, None, :]
    if layer.log_weights is not None:
        weights = weights + layer.log_weights[:, :, None]
    return weights
