"""Marks: the cells that are certain by propagation alone, available before any engine has answered."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.case import Case

HOLDS, LACKS, OPEN = 1, 0, -1


@dataclass(frozen=True, eq=False)
class Marks:
    """``cells`` is [n_cards, n_holders], in the order of the deck and of ``setup.holders``.

    1: certainly there, 0: certainly not there, -1: open. If propagation finds a contradiction, ``contradictory`` is
    true and all cells are open.
    """

    cells: npt.NDArray[np.int8]
    contradictory: bool = False


def marks(case: Case) -> Marks:
    """Return the marks of a valid case, by the rules of :mod:`core.evidence.presolve`."""
    shape = len(case.setup.deck), len(case.setup.holders)
    try:
        reduced = presolve(evidence_of(case))
    except Infeasible:
        return Marks(np.full(shape, OPEN, np.int8), contradictory=True)
    cells = np.full(shape, LACKS, np.int8)
    for slot in range(len(reduced.held)):
        _mark(cells, reduced, slot)
    return Marks(cells)


def _mark(cells: npt.NDArray[np.int8], reduced: ReducedProblem, slot: int) -> None:
    column = reduced.column(slot)
    for card in range(len(cells)):
        if reduced.held[slot] >> card & 1:
            cells[card, column] = HOLDS
        elif reduced.allowed[slot] >> card & 1:
            cells[card, column] = OPEN
