"""The card-by-card method: dynamic programming over the open cards of a reduced problem.

After some cards, the state holds how many cards each slot still needs and which partly dealt groups are met. Nothing is
subtracted, so weights keep their precision. It has few states if much is known, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod

import numpy as np

from core.engines.exact.layers import (
    LIMITS,
    Columns,
    GraphLayer,
    GraphLimits,
    envelope_columns,
    layers_of,
    needs_logs,
    steps_of,
)
from core.engines.exact.sweep import IMPOSSIBLE, ArcSums, backward, count, forward, log_backward, log_forward
from core.engines.posterior import Floats, Ints
from core.evidence.evidence import ENVELOPE_SLOTS
from core.evidence.presolve import Infeasible, ReducedProblem
from core.model.cards import cards_of
from core.text.text import say

# the only method: a lattice of subsets or a list of deals saved half a millisecond at most, and took no weights
NAME = say("card by card", "how an engine counts")


@dataclass(frozen=True, eq=False, slots=True)
class Sums:
    """The sums over all deals of a reduced problem.

    ``cards`` is [n_cards, n_slots]: the probability of every open card in every slot, 0 for cards placed by presolve.
    ``triples`` [n, 3] and ``solutions`` [n] are the joint distribution of the envelope, in deck order. ``steps``: the
    number of entries processed.
    """

    deals: int
    cards: Floats
    triples: Ints
    solutions: Floats
    steps: int


def solve(reduced: ReducedProblem, limits: GraphLimits = LIMITS) -> Sums:
    """Return the sums over all deals. Raises Infeasible and TooLargeError."""
    columns = envelope_columns(reduced)
    if not len(columns):
        raise Infeasible
    # the columns leave out what failed accusations exclude, so that no state has to remember them
    layers = layers_of(reduced, columns, limits, failed=False)
    logs = needs_logs(reduced)
    values = (log_forward if logs else forward)(layers, len(columns))
    if not (values[-1] > (IMPOSSIBLE if logs else 0.0)).any():
        raise Infeasible
    through = list((log_backward if logs else backward)(layers, values))
    cards, last_category = _shares(reduced, columns, through)
    _share_within_classes(cards, columns)
    triples, solutions = envelope_joint(reduced, columns, last_category)
    # without weights, the forward sums have counted the paths already
    deals = count_deals(reduced, columns, layers, None if reduced.choices else values[-1][0])
    return Sums(deals, cards, triples, solutions, steps_of(layers, len(columns)))


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


WORD = 2**64
MODULI = (2**48 - 1, 2**47 - 1, 2**43 - 1, 2**41 - 1, 2**37 - 1, 2**35 - 1)
"""Pairwise coprime, because their exponents are, and odd; a sum of 2^16 residues fits in a word."""

DIGITS = 2**38
"""Relative precision of the float sums: far fewer than 2^14 additions lie on a path, each off by 2^-53."""


def count_deals(reduced: ReducedProblem, columns: Columns, layers: Sequence[GraphLayer], paths: Floats | None) -> int:
    """Return the exact number of deals; ``paths`` [n_columns] is the path count per column, if known.

    Floats count exactly below 2^53, and 64-bit words below 2^64. Larger counts are reconstructed from residues modulo
    coprime numbers (Chinese remainder theorem) and the leading digits from floats, with as many residues as needed.
    """
    bound = deals_bound(reduced)
    if bound < 2**53:
        paths = count(layers, np.ones((1, len(columns)))) if paths is None else paths
        return round(float(paths @ columns.multiplicity))
    deals, modulus = _reduced(columns, layers, WORD), WORD
    if bound < WORD:
        return deals
    for another in MODULI:
        if modulus * DIGITS > 4 * bound:
            break
        deals, modulus = _combined(deals, modulus, _reduced(columns, layers, another), another)
    if modulus * DIGITS <= 4 * bound:
        return _slowly(columns, layers)
    estimate = round(float(count(layers, np.ones((1, len(columns)))) @ columns.multiplicity))
    return estimate + (deals - estimate + modulus // 2) % modulus - modulus // 2


def _reduced(columns: Columns, layers: Sequence[GraphLayer], modulus: int) -> int:
    paths = count(layers, np.ones((1, len(columns)), np.uint64), None if modulus == WORD else modulus)
    return sum(int(n) * int(m) for n, m in zip(paths, columns.multiplicity, strict=True)) % modulus


def _combined(first: int, modulus: int, second: int, another: int) -> tuple[int, int]:
    """Combine two residues by the Chinese remainder theorem."""
    steps = (second - first) * pow(modulus, -1, another) % another
    return first + modulus * steps, modulus * another


def _slowly(columns: Columns, layers: Sequence[GraphLayer]) -> int:
    paths = count(layers, np.ones((1, len(columns)), object))
    return sum(int(n) * int(m) for n, m in zip(paths, columns.multiplicity, strict=True))


def deals_bound(reduced: ReducedProblem) -> int:
    """Return an upper bound: the number of deals if the open cards could go anywhere with room for them."""
    envelope = prod(reduced.allowed[slot].bit_count() or 1 for slot in range(ENVELOPE_SLOTS))
    hands = [remaining for remaining in reduced.remaining[ENVELOPE_SLOTS:] if remaining]
    if not reduced.evidence.sized:
        return int(len(reduced.remaining) ** reduced.open.bit_count())
    return envelope * multinomial(hands)


def multinomial(parts: Sequence[int]) -> int:
    ways, total = 1, 0
    for part in parts:
        total += part
        ways *= comb(total, part)
    return ways
