"""Finds the possible cells if the graph of all deals is too large, by one deal for each candidate cell."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.exact import sweep
from core.engines.exact.columns import Bools, Columns, groups_of
from core.engines.exact.layers import GraphLayer, GraphLimits, LayerBuilder
from core.engines.exact.order import good_order
from core.engines.exact.search import Deal, assume, find_deal
from core.engines.exact.sums import NoDeal
from core.evidence.presolve import Infeasible, ReducedProblem
from core.model.masks import Mask, cards_of


def possible_cells(reduced: ReducedProblem, limits: GraphLimits, check: Check = never_cancel) -> Bools:
    """Return which open cards can be in which slots, [n_cards, n_slots].

    Raises NoDeal, TooLargeError, and what ``check`` raises.
    """
    layers = _layers(reduced, limits, check)
    values = sweep.forward(layers, 1)
    if not sweep.any_path(values[-1]):
        raise NoDeal
    found = np.zeros((len(reduced.evidence.cards), len(reduced.held)), bool)
    for sums in sweep.backward(layers, values):
        found[sums.card, list(sums.slots)] = sums.weight[:, 0] > 0
    return found


def is_possible(reduced: ReducedProblem, limits: GraphLimits, check: Check = never_cancel) -> bool:
    """Return whether any deal exists. Raises TooLargeError, and what ``check`` raises."""
    return bool(sweep.reachable(_layers(reduced, limits, check), 1).any())


def _layers(reduced: ReducedProblem, limits: GraphLimits, check: Check) -> list[GraphLayer]:
    plain = replace(reduced, choices=[])
    groups = groups_of(plain, (), failed=True)
    order = good_order(plain.open, [group.cards for group in groups])
    return list(LayerBuilder(plain, _no_columns(plain), groups, order.cards).layers(limits, check))


def _no_columns(reduced: ReducedProblem) -> Columns:
    """Return the single column used if no slot is pinned."""
    nothing = np.zeros((len(reduced.evidence.cards), 1), bool)
    return Columns((), nothing, nothing, np.ones(1))


TRIALS = 1_000
"""Limit on trials when searching for one deal. A tenth is usually enough, even for 60 cards."""


def found_cells(reduced: ReducedProblem, check: Check = never_cancel) -> Bools:
    """Return which open cells are possible, [n_cards, n_slots]; cells not decided in time count as possible.

    Each deal found settles as many cells as there are open cards. Raises NoDeal, and what ``check`` raises.
    """
    rng = Random(0)
    possible = [0] * len(reduced.held)
    first = find_deal(reduced, TRIALS, rng)
    if first is not None:
        _count(possible, reduced, first)
    for slot, allowed in enumerate(reduced.allowed):
        for card in cards_of(allowed):
            if not possible[slot] >> card & 1:
                check()
                _look_for(possible, reduced, slot, 1 << card, rng)
    return np.array([[bool(cards >> card & 1) for cards in possible] for card in range(len(reduced.evidence.cards))])


def _look_for(possible: list[Mask], reduced: ReducedProblem, slot: int, card: Mask, rng: Random) -> None:
    try:
        deal = find_deal(assume(reduced, slot, card, holds=True), TRIALS, rng)
    except (Infeasible, NoDeal):
        return
    if deal is not None:
        _count(possible, reduced, deal)
    possible[slot] |= card


def _count(possible: list[Mask], reduced: ReducedProblem, deal: Deal) -> None:
    for slot, allowed in enumerate(reduced.allowed):
        possible[slot] |= allowed & deal[reduced.column(slot)]
