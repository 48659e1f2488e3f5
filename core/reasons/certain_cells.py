"""Certain cells: what is certain of each holder's cards, as masks, whoever found it out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from core.engines.posterior import Posterior
from core.evidence.evidence import Mask
from core.evidence.marks import HOLDS, LACKS, Marks
from core.model.seats import Holder


@dataclass(frozen=True, slots=True)
class CertainCells:
    """The cards that each holder certainly has, and those that it certainly lacks; complete or not.

    What is read from them is as complete as they are: those of a posterior are, those of propagation mostly.
    """

    has: dict[Holder, Mask]
    lacks: dict[Holder, Mask]

    @classmethod
    def of_posterior(cls, posterior: Posterior) -> CertainCells:
        """Take every cell that a posterior gives as exactly 0 or 1."""
        cells = posterior.marginals
        return cls(_masks(posterior.holders, cells == 1), _masks(posterior.holders, cells == 0))

    @classmethod
    def of_marks(cls, holders: tuple[Holder, ...], marks: Marks) -> CertainCells:
        """Take what propagation found; ``holders`` are the columns of the marks."""
        return cls(_masks(holders, marks.cells == HOLDS), _masks(holders, marks.cells == LACKS))


Known = CertainCells | Posterior | Marks
"""Whatever says what is certain."""


def certain_cells(holders: tuple[Holder, ...], known: Known) -> CertainCells:
    """Return what is certain; ``holders`` are those of the case that it is known of."""
    if isinstance(known, CertainCells):
        return known
    return CertainCells.of_posterior(known) if isinstance(known, Posterior) else CertainCells.of_marks(holders, known)


def _masks(holders: tuple[Holder, ...], cells: npt.NDArray[np.bool_]) -> dict[Holder, Mask]:
    """Return the cards of each column of [n_cards, n_holders] as a mask."""
    return {
        holder: sum(1 << card for card in np.flatnonzero(column).tolist())
        for holder, column in zip(holders, cells.T, strict=True)
    }
