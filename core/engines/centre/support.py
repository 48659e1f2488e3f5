"""The support: the cells that are positive somewhere in the polytope, whose logarithms are finite.

Usually a certificate decides, in a few numpy steps. Otherwise one linear programme decides for all variables at once:
scaled by some a >= 1, as many as possible reach 1. At an optimum each of them does, or is 0 everywhere (the sum of
witnesses for single variables is a witness for all).
"""

from __future__ import annotations

from itertools import compress

import numpy as np

from core.engines.centre import certificate
from core.engines.centre.relaxation import Bools, Relaxation, relax
from core.engines.contract import Check, never_cancel
from core.evidence.presolve import Clause, Infeasible, ReducedProblem, settle


def strict_relaxation(reduced: ReducedProblem, check: Check = never_cancel) -> Relaxation:
    """Return the polytope with an interior: all variables can be positive together. Propagates in place.

    A slack that is 0 everywhere is dropped, which turns its inequality into an equation. Raises Infeasible if the
    polytope is empty: then no deal fits. (If it isn't empty, there may still be no deal.)
    """
    check()
    tight: set[Clause] = set()
    relaxation = relax(reduced)
    while (zero := _zeros(relaxation)).any():
        check()
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
    found = certificate.zeros(relaxation)
    return ~support(relaxation) if found is None else found


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
    found = linprog(gain, A_eq=matrix, b_eq=np.zeros(len(matrix)), bounds=bounds, method="highs")
    if found.status == 2:  # infeasible
        raise Infeasible
    if found.status:
        raise ArithmeticError(f"the linear programme for the support failed: {found.message}")
    return np.asarray(found.x[:n] > 0.5, bool)
