"""Estimates from a sample, each with its standard error."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.montecarlo.sample import Sample, seen
from core.engines.posterior import Floats, Ints

RARE = 5
"""A cell in fewer deals of the sample than this gets at least the standard error of one deal."""


@dataclass(frozen=True, eq=False)
class Cells:
    """``shares`` and ``stderr`` are [n_layers, n_places]; ``effective``: the effective sample size."""

    shares: Floats
    stderr: Floats
    effective: float


def cells(sample: Sample) -> Cells:
    """Estimate the share of the weight of each cell.

    A share is a ratio of two sums over independent populations. Its standard error is by the delta method: the
    first-order spread of "weight with the cell, minus the share of the weight" over the populations. What probes add to
    a cell is added to its standard error in full. It is at least the share of one deal: if the strata of the resampling
    match a cell almost exactly, the rare population that is one deal off may be missing from the sample.

    The effective sample size is the number of independent deals with the same total variance over the cells.
    """
    sums = _sums(sample)
    totals = sums[:, 0].sum(axis=1)
    total = totals.sum()
    shares = sums.sum(axis=0) / total
    if sample.whole:
        return Cells(shares, np.zeros_like(shares), float(sample.places.shape[1]))
    residuals = sums - shares * totals[:, None, None]
    n = sample.n_groups
    variance = (residuals**2).sum(axis=0) * (n / (n - 1)) / total**2
    effective = _effective(sample, shares, variance)
    mixed = _with_probes(sample, shares, total / n)
    stderr = np.sqrt(variance) + abs(mixed - shares)
    rare = sample.possible & (np.minimum(*_counts(sample)) < RARE)
    stderr = np.maximum(stderr, np.where(rare, 1 / effective, 1 / sample.places.shape[1]))
    doubtful = sample.possible & (sample.possible.sum(axis=1, keepdims=True) > 1)
    return Cells(np.where(doubtful, mixed, sample.possible), np.where(doubtful, stderr, 0.0), effective)


def _sums(sample: Sample) -> Floats:
    """Return [n_groups, n_layers, n_places]: the weight of the deals with the card there, per population."""
    n_places = sample.possible.shape[1]
    keys = sample.group * n_places
    rows = [np.bincount(keys + row, sample.weights, sample.n_groups * n_places) for row in sample.places]
    sums: Floats = np.array(rows, np.float64).reshape(len(rows), sample.n_groups, n_places).swapaxes(0, 1)
    return sums


def _effective(sample: Sample, shares: Floats, variance: Floats) -> float:
    """Return the effective sample size, at most that of the unequal weights (Kish)."""
    largest = float(sample.weights.sum() ** 2 / (sample.weights**2).sum())
    independent, found = float((shares * (1 - shares)).sum()), float(variance.sum())
    return independent / found if independent < largest * found else largest


def _counts(sample: Sample) -> tuple[Ints, Ints]:
    """Return how many deals have the cell, and how many don't."""
    having = seen(sample.places, sample.possible.shape[1])
    return having, sample.places.shape[1] - having


def _with_probes(sample: Sample, shares: Floats, scale: float) -> Floats:
    """Mix in the deals found by probes, with their weights."""
    if sample.probes is None:
        return shares
    weights = sample.probes.weights / scale
    n_places = shares.shape[1]
    added = np.array([np.bincount(row, weights, n_places) for row in sample.probes.places])
    mixed: Floats = (shares + added) / (1 + weights.sum())
    return mixed
