"""Entropy and mutual information in bits, exact or estimated from sampled deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from core.engines.posterior import Floats


@dataclass(frozen=True, slots=True)
class Information:
    """An amount of information in bits, with its standard error."""

    bits: float
    stderr: float = 0.0


def information(given: Floats, shares: Floats) -> Information:
    """Return the exact mutual information of rows and columns.

    ``given`` is [n_rows, n_columns], P(column | row), and ``shares`` [n_rows] are the probabilities of the rows.
    """
    return Information(max(0.0, float(shares @ (given * _surprises(given, shares @ given)).sum(axis=1))))


def estimated(given: Floats, squares: Floats, shares: Floats, draws: Floats) -> Information:
    """Return the bias-corrected information if ``given`` was estimated from ``draws`` [n_rows] deals per row.

    ``squares`` is the mean of the squared terms whose mean is ``given``.
    """
    total = shares @ given
    mean, spread = _surprise(given, total)
    variance = squares - given**2
    of_total = (shares**2 / draws) @ variance
    too_low_given = shares @ (_ratio(variance, given).sum(axis=1) / draws)
    too_low_total = _ratio(of_total, total).sum()
    bits = float(shares @ mean) + float(too_low_total - too_low_given) / (2 * log(2))
    return Information(max(0.0, bits), sqrt(max(0.0, float((shares**2 / draws) @ spread))))


def entropy_bits(weights: Floats) -> float:
    """Return the entropy of an unnormalised distribution; 0 if empty."""
    positive = weights[weights > 0]
    if not len(positive):
        return 0.0
    p = positive / positive.sum()
    return float(-(p * np.log2(p)).sum()) + 0.0


def too_low(seen: int, draws: float) -> float:
    """Return the bias of the entropy of ``seen`` distinct values in ``draws`` (Miller, 1955)."""
    return (seen - 1) / (2 * draws * log(2)) if seen and draws else 0.0


def _surprise(given: Floats, total: Floats) -> tuple[Floats, Floats]:
    """Return the mean over the columns of log2(P(column | row) / P(column)), and its variance, per row."""
    bits = _surprises(given, total)
    mean: Floats = (given * bits).sum(axis=1)
    return mean, (given * bits**2).sum(axis=1) - mean**2


def _surprises(given: Floats, total: Floats) -> Floats:
    """Return log2(P(column | row) / P(column)), 0 where the column is impossible."""
    return np.log2(_ratio(given, total), out=np.zeros_like(given), where=given > 0)


def _ratio(one: Floats, other: Floats) -> Floats:
    return np.divide(one, other, out=np.zeros_like(one), where=other > 0)
