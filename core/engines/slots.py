"""Converts slots to holders: the envelope is one holder, but three slots of one card each."""

from __future__ import annotations

import numpy as np

from core.engines.posterior import Floats
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem
from core.model.masks import cards_of


def by_holder(reduced: ReducedProblem, cells: Floats) -> Floats:
    """Return [n_cards, n_holders] from [n_cards, n_slots], including the cards placed by presolve.

    Modifies ``cells``, filling in the placed cards.
    """
    for slot, held in enumerate(reduced.held):
        if held:
            cells[cards_of(held), slot] = 1.0
    envelope = cells[:, :ENVELOPE_SLOTS].sum(axis=1, keepdims=True)
    return np.concatenate((envelope, cells[:, ENVELOPE_SLOTS:]), axis=1)
