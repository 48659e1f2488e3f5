"""The support: the cells that are positive somewhere in the polytope, whose logarithms are finite.

Usually a certificate decides, in a few numpy steps. Otherwise one linear programme decides for all variables at once:
scaled by some a >= 1, as many as possible reach 1. At an optimum each of them does, or is 0 everywhere (the sum of
witnesses for single variables is a witness for all).

A certificate proves that all variables can be positive together, or that some of them are 0. From a positive starting
point, steps towards E z = e, each the smallest relative to z (as in Dikin's method): the step is z w with w = Z E'u,
where Z is diag(z) and G u = r, G = E Z^2 E', r = e - E z; shortened to keep z positive. On the way two proofs are
available, one of which nearly always succeeds within ten steps:

* An interior. From a z > 0 with residual r, the full step w reaches E z = e, and w'w = r'u is at most r'r over the
  least eigenvalue of G. If that is below 1, no variable loses all of itself: there is a point with all variables
  positive.
* Zeros (Farkas). For any y, the sum of (E'y)_j z_j is the same, y'e, for all points of the polytope. Hence z_i is at
  most y'e, minus what negative (E'y)_j can contribute, over (E'y)_i. With y = -u this bound tends to 0 if it can: a
  variable that must vanish makes (E'y)_i = 1 / z_i in these steps, and the others stay small in comparison.

A bound of ``NOTHING`` means 0: a variable's maximum is attained at a vertex of the polytope, whose coordinates are
ratios of small integers, since E and e are small integers.
"""

from __future__ import annotations

from itertools import compress

import numpy as np

from core.checkpoint import checkpoint
from core.engines.centre.relaxation import Relaxation, relax
from core.engines.posterior import Bools, Floats
from core.evidence.presolve import Clause, Infeasible, ReducedProblem, settle

STEPS = 15
REACH = 0.99
"""The fraction of itself that a variable may lose in one step."""

ROUNDING = 1e-9
"""Far above the rounding error of a sum."""

SAFE = 1e-4
"""Far below 1. With ROUNDING it keeps G's eigenvalues above 1e-10, so that its inverse has some correct digits."""

NOTHING = 1e-7
"""Upper bounds below this mean 0."""


def proved_zeros(relaxation: Relaxation) -> Bools | None:
    """Return the variables that are 0 everywhere in the polytope, [n_variables]; None if nothing is proved.

    If none are marked, all can be positive together; if some are, there may be more. For an empty polytope an interior
    is never proved, but zeros may be, since anything follows.
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
        # lower bound: the least eigenvalue of the next G is at least this one's times the least change squared
        if off * np.sqrt(abs(inverse).sum(axis=1).max()) < SAFE * change.min():
            return np.zeros(len(z), bool)
        zero = _bounded(-step / z, -float(multipliers @ target), len(relaxation.cards))
        if zero is None or zero.any():
            return zero
        z = z_next
    return None


def _guess(relaxation: Relaxation) -> Floats:
    """Return a positive starting point: each card spread evenly over its places, each slack a half."""
    guess = np.full(relaxation.n_variables, 0.5)
    guess[: len(relaxation.cards)] = 1.0 / np.bincount(relaxation.cards)[relaxation.cards]
    return guess


def _bounded(weights: Floats, total: float, most: float) -> Bools | None:
    """Return the variables that are at most NOTHING if their weighted sum is ``total``; None if infeasible.

    Weights are [n_variables], for variables between 0 and ``most``. Weights within rounding are ignored.
    """
    rounding = ROUNDING * float(abs(weights).max())
    largest = total - most * float(weights.clip(max=0.0).sum())
    if largest < -rounding:
        return None
    return weights * NOTHING > max(largest, rounding)


def strict_relaxation(reduced: ReducedProblem) -> Relaxation:
    """Return the polytope with an interior: all variables can be positive together. Propagates in place.

    A slack that is 0 everywhere is dropped, which turns its inequality into an equation. Raises Infeasible if the
    polytope is empty: then no deal fits. (If it isn't empty, there may still be no deal.)
    """
    checkpoint()
    tight: set[Clause] = set()
    relaxation = relax(reduced)
    while (zero := _zeros(relaxation)).any():
        checkpoint()
        n_cells = len(relaxation.cards)
        tight.update(compress(relaxation.inequalities, zero[n_cells:]))
        cells = np.flatnonzero(zero[:n_cells])
        strike_out(reduced, relaxation.cards[cells].tolist(), relaxation.slots[cells].tolist())
        relaxation = relax(reduced, tight)
    return relaxation


def _zeros(relaxation: Relaxation) -> Bools:
    """Return variables that are 0 everywhere, [n_variables]; at least one if there are any. Raises Infeasible."""
    if not relaxation.n_variables:
        return np.zeros(0, bool)
    zeros = proved_zeros(relaxation)
    return ~support(relaxation) if zeros is None else zeros


def strike_out(reduced: ReducedProblem, cards: list[int], slots: list[int]) -> None:
    """Exclude these cells and propagate. Raises Infeasible."""
    for card, slot in zip(cards, slots, strict=True):
        reduced.allowed[slot] &= ~(1 << card)
    settle(reduced)


def support(relaxation: Relaxation) -> Bools:
    """Return which variables are positive somewhere, [n_variables]. Raises Infeasible if the polytope is empty."""
    from scipy.optimize import linprog

    n = relaxation.n_variables
    if not n:
        return np.ones(0, bool)
    # Scaled variables are t + u: t up to 1, which counts, and u above it. The last variable is the scale a.
    matrix = np.concatenate((relaxation.matrix, relaxation.matrix, -relaxation.target[:, None]), axis=1)
    gain = np.repeat([-1.0, 0.0], [n, n + 1])
    bounds = np.repeat([[0.0, 1.0], [0.0, np.inf], [1.0, np.inf]], [n, n, 1], axis=0)
    optimum = linprog(gain, A_eq=matrix, b_eq=np.zeros(len(matrix)), bounds=bounds, method="highs")
    if optimum.status == 2:  # infeasible
        raise Infeasible
    if optimum.status:
        raise ArithmeticError(f"the linear programme for the support failed: {optimum.message}")
    return np.asarray(optimum.x[:n] > 0.5, bool)
