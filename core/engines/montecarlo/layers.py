"""Trackers, run over all cards once: every code that they can reach, as numpy tables.

A tracker is the state of one place while cards are dealt, enough to decide whether its evidence will hold.

A tracker reads the cards in order, each either entering its place or going elsewhere; its state is an integer code, of
which it has many side by side. It rejects (weight 0) as soon as its evidence is violated, and applies the weight 1/k of
a card shown by choice when the last of the three is dealt. A deal satisfies the evidence if and only if no tracker
rejects. ``enter`` returns the codes after a card has entered, and where it may; ``settle`` drops what need not be known
any more, given the later cards, and returns the weights that it applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.posterior import Bools, Floats, Ints, table
from core.evidence.evidence import ENVELOPE_SLOTS, weights_of
from core.evidence.presolve import ReducedProblem, dealing_order
from core.model.cards import Category, Mask, cards_of, mask_of
from core.text.text import say

# Codes are 64-bit integers. A hand's takes COUNT_BITS + TOGETHER of them, the envelope's three times TAG_BITS, which is
# room for more cards than the largest case file can name.
COUNT_BITS = 10
"""The lowest bits of a hand's code: the number of cards it still needs."""

MOST_IN_HAND = 250
"""More open cards of a hand than this have too small a chance to get there one by one for floating point."""

TOGETHER = 12
"""Bits of clauses and shows kept together with the card count; further ones get a tracker each."""

TAG_BITS = 20
ANY_CARD = 1
"""In the envelope's code: some card of this category, no matter which."""


@dataclass(frozen=True)
class HandTracker:
    """A player's hand, or the pool: cards ``remaining`` (None: not counted by this tracker), clauses, shows."""

    place: int
    allowed: Mask
    remaining: int | None
    clauses: tuple[Mask, ...] = ()
    shows: tuple[tuple[Mask, tuple[float, ...]], ...] = ()

    @property
    def start(self) -> int:
        """All cards still needed, no clause met."""
        return self.remaining or 0

    def enter(self, codes: Ints, card: int) -> tuple[Ints, Bools]:
        """One card fewer is needed; its clauses are met, and its shows could have been this one."""
        bit = 1 << card
        possible = np.full(len(codes), bool(bit & self.allowed))
        if self.remaining is not None:
            possible &= _owed(codes) > 0
            codes = codes - 1
        for j, clause in enumerate(self.clauses):
            if clause & bit:
                codes = codes | self._clause_bit(j)
        for j, (cards, _) in enumerate(self.shows):
            if cards & bit:
                codes = codes + (1 << self._shift(j))
        return codes, possible

    def settle(self, codes: Ints, card: int, later: Mask) -> tuple[Ints, Floats]:
        """Reject if a clause ends unmet or the card count becomes impossible; weigh the shows that end."""
        bit = 1 << card
        weights = np.ones(len(codes))
        if self.remaining is not None:
            weights[_owed(codes) > (self.allowed & later).bit_count()] = 0.0
        for j, clause in enumerate(self.clauses):
            if clause & bit and not clause & later:
                weights[(codes & self._clause_bit(j)) == 0] = 0.0
                codes = codes & ~self._clause_bit(j)
        for j, (cards, by_count) in enumerate(self.shows):
            if cards & bit and not cards & later:
                weights *= np.array(by_count)[(codes >> self._shift(j)) & 3]
                codes = codes & ~(3 << self._shift(j))
        return codes, weights

    def _clause_bit(self, j: int) -> int:
        return 1 << (COUNT_BITS + j)

    def _shift(self, j: int) -> int:
        return COUNT_BITS + len(self.clauses) + 2 * j


@dataclass(frozen=True)
class EnvelopeTracker:
    """The envelope: one card of each category, and not a failed triple. Its code has a tag per category."""

    categories: tuple[Mask, ...]
    allowed: Mask
    held: tuple[Mask, ...]
    failed: tuple[Mask, ...]
    place: int = 0

    @property
    def start(self) -> int:
        return sum(self._tag(cards_of(mask)[0]) << (TAG_BITS * i) for i, mask in enumerate(self.held) if mask)

    def enter(self, codes: Ints, card: int) -> tuple[Ints, Bools]:
        """A card enters if its category is still empty."""
        shift = TAG_BITS * self._category(card)
        empty = (codes >> shift) & ((1 << TAG_BITS) - 1) == 0
        return codes | (self._tag(card) << shift), empty & bool(self.allowed >> card & 1)

    def settle(self, codes: Ints, card: int, later: Mask) -> tuple[Ints, Floats]:  # noqa: ARG002 - what is left decides
        """Reject if a category ends empty; when all are filled, reject the failed triples."""
        weights = np.ones(len(codes))
        filled = np.ones(len(codes), np.bool_)
        for i in range(ENVELOPE_SLOTS):
            empty = (codes >> (TAG_BITS * i)) & ((1 << TAG_BITS) - 1) == 0
            filled &= ~empty
            if not self.allowed & self.categories[i] & later:
                weights[empty] = 0.0
        weights[filled & np.isin(codes, [self._code(triple) for triple in self.failed])] = 0.0
        full = (ANY_CARD << (2 * TAG_BITS)) | (ANY_CARD << TAG_BITS) | ANY_CARD
        return np.where(filled, full, codes), weights

    def _category(self, card: int) -> int:
        return next(i for i, cards in enumerate(self.categories) if cards >> card & 1)

    def _tag(self, card: int) -> int:
        """Return what is remembered of a card: which one it is only if a failed accusation needs it."""
        return card + 1 + ANY_CARD if any(triple >> card & 1 for triple in self.failed) else ANY_CARD

    def _code(self, triple: Mask) -> int:
        return sum(self._tag(card) << (TAG_BITS * self._category(card)) for card in cards_of(triple))


def _owed(codes: Ints) -> Ints:
    return codes & ((1 << COUNT_BITS) - 1)


Tracker = HandTracker | EnvelopeTracker


def trackers_of(reduced: ReducedProblem) -> list[Tracker]:
    trackers: list[Tracker] = []
    if any(reduced.allowed[:ENVELOPE_SLOTS]):
        trackers.append(_envelope_tracker(reduced))
    for slot in range(ENVELOPE_SLOTS, len(reduced.allowed)):
        if reduced.allowed[slot]:
            trackers += _hand_trackers(reduced, slot)
    return trackers


def _envelope_tracker(reduced: ReducedProblem) -> EnvelopeTracker:
    deck = reduced.evidence.setup.deck
    suspects, weapons, rooms = reduced.allowed[:ENVELOPE_SLOTS]
    return EnvelopeTracker(
        categories=tuple(deck.mask_of(category) for category in Category),
        allowed=suspects | weapons | rooms,
        held=tuple(reduced.held[:ENVELOPE_SLOTS]),
        failed=tuple(reduced.failed),
    )


def _hand_trackers(reduced: ReducedProblem, slot: int) -> list[HandTracker]:
    """Return one tracker for the hand with as much as it can hold, and one for each further clause or show.

    Raises TooLargeError.
    """
    place, allowed = reduced.column(slot), reduced.allowed[slot]
    # beyond that the chance would be 0, and the hand called a contradiction
    if reduced.remaining[slot] > MOST_IN_HAND:
        raise TooLargeError(TOO_ENTANGLED)
    clauses = sorted((cards for of, cards in reduced.clauses if of == slot), key=int.bit_count)
    shows = weights_of(reduced.choices, slot)
    n_shows = min(len(shows), TOGETHER // 4)
    n_clauses = min(len(clauses), TOGETHER - 2 * n_shows)
    hand = HandTracker(place, allowed, reduced.remaining[slot], tuple(clauses[:n_clauses]), tuple(shows[:n_shows]))
    beyond = [HandTracker(place, allowed, None, (clause,)) for clause in clauses[n_clauses:]]
    beyond += [HandTracker(place, allowed, None, (), (show,)) for show in shows[n_shows:]]
    return [hand, *beyond]


TOO_ENTANGLED = say("the evidence about single hands is too entangled for the Monte Carlo engine")

MOST_STATES = 3_000_000
"""Limit on the codes in all layers, for memory."""


@dataclass(frozen=True, eq=False)
class DealStep:
    """One step of the deal: one card. A state is a code of one tracker; all trackers' states share one numbering.

    ``tracker`` [n_states]: whose state it is. ``to`` [2, n_states]: the state in the next layer if the card goes
    elsewhere (0) or enters the tracker's place (1); the number of states there if rejected. ``weights`` [2, n_states]:
    the weight of each step, 0 if rejected.
    """

    card: int
    tracker: Ints
    to: Ints
    weights: Floats


@dataclass(frozen=True, eq=False)
class SamplingProblem:
    """What remains to be dealt: the layers in order, the places allowed for each card, and the trackers.

    ``allowed`` is [n_layers, n_places]: whether the place may have the card; ``places`` is [n_trackers]: the place of
    each tracker; ``starts`` [n_trackers]: their first states. ``clauses`` is [n_clauses, n_layers]: cards of which the
    corresponding place in ``clause_places`` has at least one. Places are holder indices.
    """

    layers: tuple[DealStep, ...]
    allowed: Bools
    places: Ints
    starts: Ints
    clauses: Bools
    clause_places: Ints

    @classmethod
    def of(cls, reduced: ReducedProblem) -> SamplingProblem:
        """Set up the sampling of a reduced problem with open cards. Raises TooLargeError."""
        together = [mask for _, mask in reduced.clauses] + [choice.cards for choice in reduced.choices]
        # that of the exact engine: an order of its own had the same error in the same time
        cards = dealing_order(reduced.open, together)
        trackers = trackers_of(reduced)
        return cls(
            layers=tuple(_layers(trackers, cards)),
            allowed=_allowed(reduced, cards),
            places=np.array([tracker.place for tracker in trackers]),
            starts=np.arange(len(trackers)),
            clauses=table([clause for _, clause in reduced.clauses], len(reduced.evidence.cards))[:, cards],
            clause_places=np.array([reduced.column(slot) for slot, _ in reduced.clauses], np.int64),
        )


def _allowed(reduced: ReducedProblem, cards: Sequence[int]) -> Bools:
    allowed = np.zeros((len(cards), len(reduced.evidence.factors)), np.bool_)
    for slot, there in enumerate(table(reduced.allowed, len(reduced.evidence.cards))):
        allowed[:, reduced.column(slot)] |= there[cards]
    return allowed


def _layers(trackers: Sequence[Tracker], cards: Sequence[int]) -> list[DealStep]:
    codes = [np.array([tracker.start]) for tracker in trackers]
    later = mask_of(cards)
    layers: list[DealStep] = []
    total = 0
    for card in cards:
        later &= ~(1 << card)
        steps = [_step(tracker, here, card, later) for tracker, here in zip(trackers, codes, strict=True)]
        layers.append(_joined(card, steps))
        codes = [step.codes for step in steps]
        total += sum(map(len, codes))
        if total > MOST_STATES:
            raise TooLargeError(TOO_ENTANGLED)
    return layers


@dataclass(frozen=True, eq=False)
class _Step:
    """One tracker reading one card: ``to`` [2, n] are indices into ``codes``, -1 if rejected."""

    codes: Ints
    to: Ints
    weights: Floats


def _step(tracker: Tracker, here: Ints, card: int, later: Mask) -> _Step:
    outside, weights_outside = tracker.settle(here, card, later)
    entered, possible = tracker.enter(here, card)
    inside, weights_inside = tracker.settle(entered, card, later)
    weights = np.array((weights_outside, weights_inside * possible))
    accepted = weights > 0
    to = np.full(weights.shape, -1)
    codes, to[accepted] = np.unique(np.array((outside, inside))[accepted], return_inverse=True)
    return _Step(codes, to, weights)


def _joined(card: int, steps: Sequence[_Step]) -> DealStep:
    """Number the states of all trackers consecutively."""
    starts = np.cumsum([0, *(len(step.codes) for step in steps)])
    to = np.concatenate(
        [np.where(step.to < 0, starts[-1], step.to + start) for step, start in zip(steps, starts, strict=False)], axis=1
    )
    return DealStep(
        card=card,
        tracker=np.repeat(np.arange(len(steps)), [step.to.shape[1] for step in steps]),
        to=to,
        weights=np.concatenate([step.weights for step in steps], axis=1),
    )
