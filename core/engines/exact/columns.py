"""The order in which cards are dealt, and the columns: which cards the pinned slots hold."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice
from math import prod

import numpy as np

from core.engines.posterior import Bools, Floats, Ints, table
from core.evidence.evidence import ENVELOPE_SLOTS, MOST_COUNTED
from core.evidence.presolve import ReducedProblem
from core.model.cards import Mask, cards_of, mask_of, union

Class = tuple[int, ...]
"""Interchangeable cards of one category."""


@dataclass(frozen=True, eq=False)
class Columns:
    """The possible contents of the pinned slots.

    ``taken`` is [n_cards, n_columns]: the cards the pinned slots hold. ``blocked``, of the same shape, marks cards of
    the envelope's last category that a failed accusation excludes. ``multiplicity`` [n_columns] is the number of
    possibilities a column stands for, since the first card of each class represents all of it: ``classes`` lists these
    classes for each pinned slot, and ``number`` is the column of each combination of classes (n_columns if there is
    none).
    """

    slots: tuple[int, ...]
    taken: Bools
    blocked: Bools
    multiplicity: Floats
    classes: tuple[tuple[Class, ...], ...] = ()
    number: Ints = field(default_factory=lambda: np.zeros((), np.int64))

    def __len__(self) -> int:
        return len(self.multiplicity)

    @cached_property
    def decided(self) -> Mask:
        """The cards whose place some column determines."""
        return mask_of(np.flatnonzero((self.taken | self.blocked).any(axis=1)).tolist())


def envelope_columns(reduced: ReducedProblem) -> Columns:
    """Pin the open categories of the envelope, except the one with the most candidates."""
    unsure = [slot for slot in range(ENVELOPE_SLOTS) if reduced.allowed[slot]]
    tracked = max(unsure, key=lambda slot: reduced.allowed[slot].bit_count(), default=None)
    last = 0 if tracked is None else reduced.allowed[tracked]
    # a column for each combination of the others: leaving out the longest category makes them fewest
    pinned = tuple(slot for slot in unsure if slot != tracked)
    classes = tuple(tuple(_classes(reduced, slot)) for slot in pinned)
    taken: list[Mask] = []
    blocked: list[Mask] = []
    multiplicity: list[int] = []
    number = np.zeros([len(of_slot) for of_slot in classes], np.int64)
    for place in np.ndindex(number.shape):
        solution = [of_slot[i] for of_slot, i in zip(classes, place, strict=True)]
        held = mask_of(cards[0] for cards in solution)
        left = [failed & reduced.open & ~held for failed in reduced.failed]
        number[place] = len(taken) if all(left) else -1
        if all(left):
            taken.append(held)
            blocked.append(union(rest for rest in left if not rest & (rest - 1) and rest & last))
            multiplicity.append(prod(len(cards) for cards in solution))
    number[number < 0] = len(taken)
    n_cards = len(reduced.evidence.cards)
    weights = np.array(multiplicity, float)
    return Columns(pinned, table(taken, n_cards).T, table(blocked, n_cards).T, weights, classes, number)


def one_column(reduced: ReducedProblem) -> Columns:
    """Return the single column used if no slot is pinned."""
    nothing = np.zeros((len(reduced.evidence.cards), 1), bool)
    return Columns((), nothing, nothing, np.ones(1))


def _classes(reduced: ReducedProblem, slot: int) -> list[Class]:
    """Return the candidates of an envelope category, grouped into interchangeable cards."""
    told_apart = reduced.told_apart
    grouped: dict[tuple[int, ...], list[int]] = {}
    for card in cards_of(reduced.allowed[slot]):
        alone = told_apart >> card & 1
        grouped.setdefault((card,) if alone else (-1, *reduced.places(card)), []).append(card)
    return [tuple(cards) for cards in grouped.values()]


def hand_columns(reduced: ReducedProblem, slot: int, start: int, stop: int) -> tuple[Columns, Floats]:
    """Pin the open cards of one player: columns ``start`` to ``stop`` of all sets of the right size, in deck order.

    Also returns the log weights of the player's shows, [n_columns].
    """
    candidates = cards_of(reduced.allowed[slot])
    hands = list(islice(combinations(candidates, reduced.remaining[slot]), start, stop))
    taken = np.zeros((len(reduced.evidence.cards), len(hands)), bool)
    for column, hand in enumerate(hands):
        taken[list(hand), column] = True
    for of, clause in reduced.clauses:
        if of == slot:
            taken = taken[:, taken[cards_of(clause)].any(axis=0)]
    log_weights = np.zeros(taken.shape[1])
    for choice in reduced.choices:
        if choice.slot == slot:
            more = taken[cards_of(choice.cards)].sum(axis=0)
            log_weights += np.array(choice.log_weights)[more]
    return Columns((slot,), taken, np.zeros_like(taken), np.ones(taken.shape[1])), log_weights


LOG_RANGE = 300.0
"""Weights within e^-300 are safe: layers are scaled up before they come near the smallest number, e^-708."""


@dataclass(frozen=True, slots=True)
class Group:
    """A set of cards whose placement matters together.

    A card that goes to ``slot`` *meets* the group (for a failed accusation ``slot`` is None, and any slot but the
    envelope's does). A group without ``log_weights`` must be met by its last card. One with them is a choice of the
    slot: the log weights of holding none of its cards, one, two; one flag in a state counts no further.
    """

    cards: Mask
    slot: int | None
    log_weights: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if self.log_weights and self.cards.bit_count() > MOST_COUNTED:
            raise AssertionError(f"a choice among {self.cards.bit_count()} cards cannot be counted by one flag")

    @property
    def required(self) -> bool:
        return not self.log_weights

    def met_by(self, slot: int) -> bool:
        return slot >= ENVELOPE_SLOTS if self.slot is None else slot == self.slot


def groups_of(reduced: ReducedProblem, pinned: Collection[int], *, failed: bool) -> list[Group]:
    """Return the groups of a reduced problem, except those of pinned slots; failed accusations only if asked for."""
    groups = [Group(cards, slot) for slot, cards in reduced.clauses if slot not in pinned]
    if failed:
        groups += [Group(triple & reduced.open, None) for triple in reduced.failed]
    choices = [Group(choice.cards, choice.slot, choice.log_weights) for choice in reduced.choices]
    return groups + [group for group in choices if group.slot not in pinned]


def needs_logs(reduced: ReducedProblem) -> bool:
    """Return whether the combined weight of all choices may leave the range of floating point."""
    return sum(max(group.log_weights) - min(group.log_weights) for group in reduced.choices) > LOG_RANGE
