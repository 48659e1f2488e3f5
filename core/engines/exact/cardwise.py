"""The card-by-card method: dynamic programming over the open cards of a reduced problem.

After some cards, the state holds how many cards each slot still needs and which partly dealt groups are met. Nothing is
subtracted, so weights keep their precision; it handles decks too large for the lattice; and it has few states if much
is known, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.exact import log_sweep
from core.engines.exact import sweep as plain_sweep
from core.engines.exact.columns import CardOrder, Columns, envelope_columns, good_order, groups_of, needs_logs
from core.engines.exact.counting import NoDeal, Sums, count_deals
from core.engines.exact.layers import GraphLayer, GraphLimits, LayerBuilder, steps_of, tracked_slots
from core.engines.exact.sweep import ArcSums, reachable
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem
from core.model.cards import cards_of
from core.text.text import say

NAME = say("Engines", "card by card", "how an engine counts")
LIMITS = GraphLimits()
"""About ten seconds and two gigabytes."""


@dataclass(frozen=True, eq=False)
class Plan:
    """The columns, groups and card order for a reduced problem: everything known before the work starts."""

    reduced: ReducedProblem
    columns: Columns
    order: CardOrder

    @classmethod
    def of(cls, reduced: ReducedProblem) -> Plan:
        """Return the plan that computes a full posterior."""
        columns = envelope_columns(reduced)
        groups = groups_of(reduced, columns.slots, failed=False)
        return cls(reduced, columns, good_order(reduced.open, [group.cards for group in groups]))

    @property
    def cost_ms(self) -> float:
        """Estimated time in ms: an upper bound on the states, times the measured time per state."""
        counters = prod(remaining + 1 for remaining in tracked_slots(self.reduced, self.columns.slots).values())
        states: int = sum(min(counters, 4**place) << flags for place, flags in enumerate(self.order.open_groups, 1))
        return least_cost_ms(self.reduced) + 1e-4 * states

    def layers(self, limits: GraphLimits = LIMITS, check: Check = never_cancel) -> list[GraphLayer]:
        """Build the graph. Raises TooLargeError if it exceeds the limits, and what ``check`` raises."""
        groups = groups_of(self.reduced, self.columns.slots, failed=False)
        return list(LayerBuilder(self.reduced, self.columns, groups, self.order.cards).layers(limits, check))


def least_cost_ms(reduced: ReducedProblem) -> float:
    """Return the approximate minimum time of this method, however few the states."""
    return 0.05 + 0.05 * reduced.open.bit_count()


def solve(plan: Plan, limits: GraphLimits = LIMITS, check: Check = never_cancel) -> Sums:
    """Return the sums over all deals. Raises NoDeal, TooLargeError, and what ``check`` raises."""
    reduced, columns = plan.reduced, plan.columns
    if not len(columns):
        raise NoDeal
    layers = plan.layers(limits, check)
    sweep = log_sweep if needs_logs(reduced) else plain_sweep
    values = sweep.forward(layers, len(columns), check)
    if not sweep.any_path(values[-1]):
        raise NoDeal
    through = list(sweep.backward(layers, values, check))
    cards, last_category = _shares(reduced, columns, through)
    _share_within_classes(cards, columns)
    triples, solutions = envelope_joint(reduced, columns, last_category)
    deals = count_deals(reduced, columns, layers, None if reduced.choices else values[-1][0], check)
    return Sums(deals, cards, triples, solutions, steps_of(layers, len(columns)))


def is_possible(reduced: ReducedProblem, limits: GraphLimits = LIMITS, check: Check = never_cancel) -> bool:
    """Return whether any deal exists. Raises TooLargeError, and what ``check`` raises."""
    plan = Plan.of(reduced)
    return len(plan.columns) > 0 and bool(reachable(plan.layers(limits, check), len(plan.columns)).any())


def _shares(reduced: ReducedProblem, columns: Columns, through: Sequence[ArcSums]) -> tuple[Floats, Floats]:
    """Return the share of deals with each card in each slot, [n_cards, n_slots].

    Also [n_columns, n_cards]: the share of each column's solutions with each card of the tracked category.
    """
    n_cards = len(reduced.evidence.cards)
    cards, last_category = np.zeros((n_cards, len(reduced.held))), np.zeros((len(columns), n_cards))
    if not through:
        return cards, last_category
    weights = np.concatenate([sums.weight for sums in through])
    at_card = np.repeat([sums.card for sums in through], [len(sums.slots) for sums in through])
    at_slot = np.concatenate([sums.slots for sums in through])
    of_arc = weights @ columns.multiplicity
    total = np.bincount(at_card, of_arc)[at_card]
    share = of_arc / total
    if (share == 1.0).any():  # keep rounding from producing exactly 1, which would mean certain
        alone = np.bincount(at_card, of_arc > 0)[at_card] == 1
        share[(share == 1.0) & ~alone] = np.nextafter(1.0, 0.0)
    cards[at_card, at_slot] = share
    tracked = at_slot == _tracked_category(reduced, columns)
    last_category[:, at_card[tracked]] = (weights[tracked] / total[tracked, None]).T
    return cards, last_category


def _tracked_category(reduced: ReducedProblem, columns: Columns) -> int | None:
    """Return the envelope slot that has a counter instead of columns."""
    for slot in range(ENVELOPE_SLOTS):
        if reduced.allowed[slot] and slot not in columns.slots:
            return slot
    return None


def _share_within_classes(cards: Floats, columns: Columns) -> None:
    """Give interchangeable cards equal probabilities: columns pin only the first of each class."""
    for of_slot in columns.classes:
        for card_class in of_slot:
            if len(card_class) > 1:
                cards[list(card_class)] = cards[list(card_class)].mean(axis=0)


def envelope_joint(reduced: ReducedProblem, columns: Columns, last_category: Floats) -> tuple[Ints, Floats]:
    """Return the possible triples, [n, 3], and their probabilities, [n].

    ``last_category`` is [n_columns, n_cards]: the probability of each column's solution with each card of the tracked
    category. Without a tracked category the envelope is known.
    """
    held = reduced.held[:ENVELOPE_SLOTS]
    tracked = _tracked_category(reduced, columns)
    if tracked is None:
        return np.array([[cards_of(card)[0] for card in held]]), np.ones(1)
    classes = dict(zip(columns.slots, columns.classes, strict=True))
    candidates, places = [], []
    for slot in range(ENVELOPE_SLOTS):
        of_slot = classes.get(slot, ())
        class_of = {card: i for i, card_class in enumerate(of_slot) for card in card_class}
        candidates.append(cards_of(reduced.allowed[slot] or held[slot]))
        if of_slot:
            places.append([class_of[card] for card in candidates[-1]])
    column = columns.number[np.ix_(*places)] if places else np.zeros((), np.int64)
    padded = np.concatenate((last_category, np.zeros((1, last_category.shape[1]))))
    table = padded[column][..., candidates[tracked]]  # axes: the pinned slots in order, then the tracked one
    axes = [*columns.slots, tracked]
    table = table.transpose([axes.index(slot) for slot in sorted(axes)]).reshape([len(cards) for cards in candidates])
    possible = np.argwhere(table > 0)
    triples = np.stack([np.array(cards)[possible[:, slot]] for slot, cards in enumerate(candidates)], axis=1)
    return triples, table[tuple(possible.T)]
