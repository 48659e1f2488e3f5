"""Converts card masks to boolean arrays."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
import numpy.typing as npt

from core.model.masks import Mask

Bools = npt.NDArray[np.bool_]


def table(masks: Collection[Mask], n_cards: int) -> Bools:
    """Return which of the first ``n_cards`` cards each mask contains, [n_masks, n_cards]. Masks contain no others."""
    n_bytes = (n_cards + 7) // 8
    packed = np.frombuffer(b"".join([mask.to_bytes(n_bytes, "little") for mask in masks]), np.uint8)
    return np.unpackbits(packed.reshape(len(masks), n_bytes), axis=1, count=n_cards, bitorder="little").view(bool)
