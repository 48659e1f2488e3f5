"""Certificates: a proof that all variables of a polytope can be above 0 together, or that some of them are 0.

From a positive guess, steps towards E z = e: each the least that there is relative to z (as in Dikin's method), which
is z w with w = Z E'u, where Z is diag(z) and G u = r, G = E Z^2 E', r = e - E z; cut short where something would not
stay positive. On the way two proofs are at hand, of which one nearly always succeeds within ten steps:

* An interior. From a z > 0 whose sums are off by r, the whole step w reaches E z = e, and w'w = r'u is at most r'r over
  the least eigenvalue of G. Where that is below 1, no variable loses all of itself: there is a point with all above 0.
* Zeros (Farkas). For any y, all points of the polytope have the same sum of (E'y)_j z_j, which is y'e. Hence z_i is at
  most y'e, less what negative (E'y)_j can take away, over (E'y)_i. With y = -u this comes down to 0 where it can: a
  variable that must vanish makes the steps (E'y)_i = 1 / z_i, and the others stay small next to that.

What is bounded by ``NOTHING`` is 0: the largest value of a variable lies in a corner of the polytope, where all are
fractions of small whole numbers, since E and e are small whole numbers.
"""

from __future__ import annotations

import numpy as np

from core.engines.centre.relaxation import Relaxation
from core.engines.centre.tables import Bools
from core.engines.posterior import Floats

STEPS = 15
REACH = 0.99
"""The part of itself that a variable may lose in one step."""

ROUNDING = 1e-9
"""Far above what rounding does to a sum."""

SAFE = 1e-4
"""Far below 1. With ROUNDING it keeps G's eigenvalues above 1e-10, so that its inverse is right to some digits."""

NOTHING = 1e-7
"""A variable that cannot be larger is 0."""


def zeros(relaxation: Relaxation) -> Bools | None:
    """Return variables that are 0 everywhere in the polytope, [n_variables], or None where nothing is proved.

    If none is named, all can be above 0 together; if some are, there may be more. Of an empty polytope an interior is
    never proved, but zeros may be: there anything holds.
    """
    matrix, target = relaxation.matrix, relaxation.target
    z = _guess(relaxation)
    for _ in range(STEPS):
        scaled = matrix * z
        try:
            inverse = np.linalg.inv(scaled @ scaled.T)
        except np.linalg.LinAlgError:
            return None
        multipliers = inverse @ (target - matrix @ z)
        step = scaled.T @ multipliers
        change = 1.0 + step * min(1.0, REACH / max(REACH, -step.min()))
        z_next = z * change
        off = np.linalg.norm(target - matrix @ z_next) + ROUNDING
        # the least eigenvalue of the next G is at least this one's times the least change squared
        if off * np.sqrt(abs(inverse).sum(axis=1).max()) < SAFE * change.min():
            return np.zeros(len(z), bool)
        zero = _bounded(-step / z, -float(multipliers @ target), len(relaxation.cards))
        if zero is None or zero.any():
            return zero
        z = z_next
    return None


def _guess(relaxation: Relaxation) -> Floats:
    """Return a positive point: each card in its places alike, each slack a half."""
    guess = np.full(relaxation.n_variables, 0.5)
    guess[: len(relaxation.cards)] = 1.0 / np.bincount(relaxation.cards)[relaxation.cards]
    return guess


def _bounded(weights: Floats, total: float, most: float) -> Bools | None:
    """Return which variables are at most NOTHING if their weighted sum is ``total``; None if it cannot be.

    Weights are [n_variables], those of variables between 0 and ``most``. What weighs as little as rounding is left out.
    """
    rounding = ROUNDING * float(abs(weights).max())
    largest = total - most * float(weights.clip(max=0.0).sum())
    if largest < -rounding:
        return None
    zero: Bools = weights * NOTHING > max(largest, rounding)
    return zero
