"""The layered graph of the card-by-card method: states after each card, and the arcs between them.

One layer per card. An arc assigns the card to a slot: a *row* of the layer. Every path from the first state to the last
deals the open cards (in each column, see :class:`Columns`), so sums over deals are sums over paths:
one sweep forward, one back. Building the graph uses no weights; sweeping uses no keys.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice
from math import prod

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.posterior import Bools, Floats, Ints, table
from core.evidence.evidence import ENVELOPE_SLOTS, MOST_COUNTED
from core.evidence.presolve import ReducedProblem, dealing_order
from core.model.cards import Mask, cards_of, mask_of, union
from core.text.text import say

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


# --- the graph


KEY_BITS = 62
TOO_MUCH = say("the exact engine would need too much memory for this case")


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter in the packed state: the shift of its bits, and its largest value."""

    shift: int
    largest: int

    @property
    def one(self) -> int:
        """The value to subtract to count down by one."""
        return 1 << self.shift

    @property
    def mask(self) -> int:
        """The counter's bits, without its guard bit."""
        return self.largest << self.shift

    @property
    def guard(self) -> int:
        """The bit that an overflow sets."""
        return self.mask + self.one

    def bias(self, bound: int) -> int:
        """Return what to add so that the guard bit is set exactly when the counter exceeds ``bound``."""
        return self.largest - bound << self.shift if bound < self.largest else 0


class PackedCounters:
    """The counters of the tracked slots, and one for their total; group flags lie above ``flags_from``.

    ``start`` is the state before the first card, ``guards`` all guard bits.
    """

    def __init__(self, remaining: Mapping[int, int]) -> None:
        self.counters: dict[int, Counter] = {}
        self.start = self.guards = self.flags_from = 0
        for slot, count in remaining.items():
            self.counters[slot] = self._added(count)
        self.total = self._added(sum(remaining.values()))
        if self.flags_from > KEY_BITS:
            raise TooLargeError(TOO_MUCH)

    def _added(self, count: int) -> Counter:
        width = count.bit_length()
        counter = Counter(self.flags_from, (1 << width) - 1)
        self.start |= count << counter.shift
        self.guards |= counter.guard
        self.flags_from += width + 1
        return counter

    def counting(self, slot: int) -> tuple[int, int, int]:
        """Return what a state needs for a card to go to ``slot``, the bits to examine, and the value to subtract."""
        counter = self.counters.get(slot)
        return (counter.one, counter.mask, counter.one + self.total.one) if counter else (0, 0, 0)

    def bias(self, bound: Callable[[int], int], total: int) -> int:
        """Return what to add so that a guard bit is set if a counter exceeds its bound, or the total its own."""
        return self.total.bias(total) + sum(counter.bias(bound(slot)) for slot, counter in self.counters.items())


class Flags:
    """Allocates and frees the bits of partly dealt groups."""

    def __init__(self, first: int) -> None:
        self._free = list(range(KEY_BITS - 1, first - 1, -1))

    def open(self) -> int:
        """Return a free bit. Raises TooLargeError if the state has no room for another."""
        if not self._free:
            raise TooLargeError(TOO_MUCH)
        return 1 << self._free.pop()

    def close(self, bit: int) -> None:
        self._free.append(bit.bit_length() - 1)


_TOO_LONG = say("exact counting would need over {steps:,} steps, its limit here")
_TOO_BIG = say("exact counting would need over {size:g} GB of memory, its limit")

BUILDING = 4
"""The cost of building an arc, in entries of a sweep."""

NOWHERE = np.iinfo(np.int64).max
"""The key of an arc without a target; it sorts after all states."""


@dataclass(frozen=True, eq=False, slots=True)
class GraphLayer:
    """The arcs of one card.

    ``slots``: the slot of each row. ``to``: [n_rows, n_states], the state after the arc, ``n_next`` if there is none.
    ``arcs``: flat indices of the arcs with a target, ordered by target; the first of each target is at ``firsts``.
    ``applies``: [n_rows, n_columns], the columns in which a row is possible, None if all rows are possible in all
    columns. ``weights`` and their logs: [n_rows, n_states], None if all are 1.
    """

    card: int
    slots: tuple[int, ...]
    to: Ints
    arcs: Ints
    firsts: Ints
    n_next: int
    applies: Bools | None
    weights: Floats | None
    log_weights: Floats | None


@dataclass(frozen=True, slots=True)
class GraphLimits:
    """Limits on the size of the graph.

    ``bytes``: memory, including the sums over its states and the largest temporary. ``steps``: entries a sweep goes
    over, arcs times columns; counted, so that the outcome doesn't depend on the clock.
    """

    bytes: int = 1_500_000_000
    steps: int = 250_000_000


LIMITS = GraphLimits()
"""The most that is worth waiting for where somebody has asked for exact numbers: some seconds."""


def steps_of(layers: Sequence[GraphLayer], n_columns: int) -> int:
    """Return the number of entries in a sweep of these layers, plus the cost of building them."""
    return sum(layer.to.size for layer in layers) * (n_columns + BUILDING)


def ends(layers: Sequence[GraphLayer]) -> int:
    """Return the number of states after the last layer: one, or none if no deal fits."""
    return layers[-1].n_next if layers else 1


def tracked_slots(reduced: ReducedProblem, pinned: Sequence[int]) -> dict[int, int]:
    """Return the slots whose cards must be counted, with how many each still needs.

    Pinned slots are counted in their columns. One of the others needs no counter, because it gets what is left: the
    largest hand.
    """
    waiting = {slot: remaining for slot, remaining in enumerate(reduced.remaining) if remaining and slot not in pinned}
    players = [slot for slot in waiting if slot >= ENVELOPE_SLOTS]
    if not reduced.evidence.sized:
        return {slot: remaining for slot, remaining in waiting.items() if slot < ENVELOPE_SLOTS}
    implied = max(players, key=lambda slot: waiting[slot], default=None)
    return {slot: remaining for slot, remaining in waiting.items() if slot != implied}


def layers_of(
    reduced: ReducedProblem, columns: Columns, limits: GraphLimits = LIMITS, *, failed: bool
) -> list[GraphLayer]:
    """Return the graph; ``failed``: whether the columns leave the failed accusations to it.

    Raises TooLargeError if it exceeds the limits.
    """
    groups = groups_of(reduced, columns.slots, failed=failed)
    order = dealing_order(reduced.open, [group.cards for group in groups])
    return list(LayerBuilder(reduced, columns, groups, order).layers(limits))


class LayerBuilder:
    def __init__(
        self, reduced: ReducedProblem, columns: Columns, groups: Sequence[Group], cards: Sequence[int]
    ) -> None:
        self.reduced = reduced
        self.columns = columns
        self.groups = groups
        self.cards = cards
        self.fields = PackedCounters(tracked_slots(reduced, columns.slots))
        self.flags = Flags(self.fields.flags_from)
        self.flag_of: dict[int, int] = {}
        self.keys = np.array([self.fields.start], np.int64)
        self.counting: dict[tuple[int, ...], Ints] = {}

    def layers(self, limits: GraphLimits) -> Iterator[GraphLayer]:
        """Yield a layer for each card. Raises TooLargeError if they exceed the limits."""
        n_bytes = n_steps = 0
        later = mask_of(self.cards)
        for card in self.cards:
            checkpoint()
            later &= ~(1 << card)
            slots, applies = self._rows(card)
            arcs = len(self.keys) * len(slots)
            n_steps += arcs * (len(self.columns) + BUILDING)
            if n_steps > limits.steps:
                raise TooLargeError(_TOO_LONG.format(steps=limits.steps))
            if n_bytes + 8 * arcs * (6 + 2 * len(self.columns)) > limits.bytes:
                raise TooLargeError(_TOO_BIG.format(size=limits.bytes / 1e9))
            layer = self._layer(card, slots, applies, later)
            n_bytes += layer.arcs.nbytes + layer.to.nbytes + 8 * layer.n_next * len(self.columns)
            yield layer

    def _layer(self, card: int, slots: tuple[int, ...], applies: Bools | None, later: Mask) -> GraphLayer:
        touched = [g for g, group in enumerate(self.groups) if group.cards >> card & 1]
        self._open_flags(touched)
        closing = [g for g in touched if not self.groups[g].cards & later]
        log_weights = self._log_weights(closing, slots) if self.reduced.choices else None
        keys = self._next_keys(slots, touched, closing, later)
        for g in closing:
            self.flags.close(self.flag_of.pop(g))
        return self._sorted(card, slots, keys, applies, log_weights)

    def _rows(self, card: int) -> tuple[tuple[int, ...], Bools | None]:
        """Return the slots that may get the card, and in which columns."""
        columns = self.columns
        places = [slot for slot, allowed in enumerate(self.reduced.allowed) if allowed >> card & 1]
        if not columns.decided >> card & 1:
            return tuple(slot for slot in places if slot not in columns.slots), None
        taken = columns.taken[card]
        slots, applies = [], []
        for slot in places:
            possible = taken if slot in columns.slots else ~taken
            if slot < ENVELOPE_SLOTS:
                possible = possible & ~columns.blocked[card]
            if possible.any():
                slots.append(slot)
                applies.append(possible)
        return tuple(slots), np.array(applies).reshape(len(slots), len(columns))

    def _open_flags(self, touched: Sequence[int]) -> None:
        for g in touched:
            if g not in self.flag_of:
                self.flag_of[g] = self.flags.open()

    def _log_weights(self, closing: Sequence[int], slots: Sequence[int]) -> Floats | None:
        """Return the log weights of arcs whose card is the last of a choice, [n_rows, n_states]."""
        weights: Floats | None = None
        for g in closing:
            group = self.groups[g]
            if not group.required:
                before = (self.keys & self.flag_of[g] != 0).astype(int)
                more = before[None] + np.array([[group.met_by(slot)] for slot in slots], int)
                factor: Floats = np.array(group.log_weights)[more]
                weights = factor if weights is None else weights + factor
        return weights

    def _next_keys(self, slots: tuple[int, ...], touched: Sequence[int], closing: Sequence[int], later: Mask) -> Ints:
        """Return the key of each arc's target state, [n_rows, n_states]."""
        needs, fields, takes = self._counting(slots)
        possible = (self.keys & fields) >= needs
        reached = self.keys - takes
        if touched:
            meets = [sum(self.flag_of[g] for g in touched if self.groups[g].met_by(slot)) for slot in slots]
            reached |= np.array(meets, np.int64)[:, None]
        bias = self.fields.bias(lambda slot: (self.reduced.allowed[slot] & later).bit_count(), later.bit_count())
        if bias:
            possible &= (reached + bias) & self.fields.guards == 0
        required = sum(self.flag_of[g] for g in closing if self.groups[g].required)
        if required:
            possible &= reached & required == required
        if closing:
            reached &= ~sum(self.flag_of[g] for g in closing)
        return np.where(possible, reached, NOWHERE)

    def _counting(self, slots: tuple[int, ...]) -> Ints:
        """Return, for each row, what its counter needs, its bits, and the value to subtract: [3, n_rows, 1]."""
        if slots not in self.counting:
            self.counting[slots] = np.array([self.fields.counting(slot) for slot in slots], np.int64).T[:, :, None]
        return self.counting[slots]

    def _sorted(
        self, card: int, slots: tuple[int, ...], keys: Ints, applies: Bools | None, log_weights: Floats | None
    ) -> GraphLayer:
        """Number the states after this card."""
        flat = keys.ravel()
        arcs = flat.argsort()
        ordered = flat[arcs]
        n_arcs = int(ordered.searchsorted(NOWHERE))
        arcs, nowhere, ordered = arcs[:n_arcs], arcs[n_arcs:], ordered[:n_arcs]
        new = np.ones(n_arcs, bool)
        np.not_equal(ordered[1:], ordered[:-1], out=new[1:])
        firsts = new.nonzero()[0]
        self.keys = ordered[firsts]
        to = np.empty(flat.shape, np.int64)
        to[nowhere] = len(firsts)
        to[arcs] = new.cumsum() - 1
        weights = None if log_weights is None else np.exp(log_weights)
        return GraphLayer(card, slots, to.reshape(keys.shape), arcs, firsts, len(firsts), applies, weights, log_weights)
