"""What is possible at all: the graph of the card-by-card way without weights and without the joint."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.engines.contract import Check, go_on
from core.engines.exact import sweep
from core.engines.exact.columns import Bools, Columns
from core.engines.exact.groups import groups_of
from core.engines.exact.layers import Layer, LayerBuilder, Limits
from core.engines.exact.order import good_order
from core.engines.exact.sums import NoDeal
from core.evidence.presolve import Residue


def possible_cells(residue: Residue, limits: Limits, check: Check = go_on) -> Bools:
    """Return which open cards some deal has in which slots, [n_cards, n_slots].

    Raises NoDeal, TooLargeError, and what ``check`` raises.
    """
    layers = _layers(residue, limits, check)
    values = sweep.forward(layers, 1)
    if not sweep.any_path(values[-1]):
        raise NoDeal
    found = np.zeros((len(residue.evidence.cards), len(residue.held)), bool)
    for sums in sweep.backward(layers, values):
        found[sums.card, list(sums.slots)] = sums.weight[:, 0] > 0
    return found


def is_possible(residue: Residue, limits: Limits, check: Check = go_on) -> bool:
    """Return whether there is any deal. Raises TooLargeError, and what ``check`` raises."""
    return bool(sweep.reachable(_layers(residue, limits, check), 1).any())


def _layers(residue: Residue, limits: Limits, check: Check) -> list[Layer]:
    plain = replace(residue, choices=[])
    groups = groups_of(plain, (), failed=True)
    order = good_order(plain.open, [group.cards for group in groups])
    return list(LayerBuilder(plain, _no_columns(plain), groups, order.cards).layers(limits, check))


def _no_columns(residue: Residue) -> Columns:
    """Return the one column there is when no slot is pinned."""
    nothing = np.zeros((len(residue.evidence.cards), 1), bool)
    return Columns((), nothing, nothing, np.ones(1))
