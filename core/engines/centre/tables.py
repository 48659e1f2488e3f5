"""Sets of cards as rows of a table, for numpy: the border between masks and arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from core.evidence.evidence import Mask

Bools = npt.NDArray[np.bool_]


def table(masks: Sequence[Mask], n_cards: int) -> Bools:
    """Return which cards each mask has, [n_masks, n_cards]."""
    rows = [[mask >> card & 1 for card in range(n_cards)] for mask in masks]
    return np.array(rows, bool).reshape(len(masks), n_cards)
