"""The result of an engine: the posterior over deals."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from core.evidence.evidence import ENVELOPE_SLOTS
from core.evidence.presolve import ReducedProblem
from core.model.cards import Card, Mask, Triple, cards_of
from core.model.rules import ShowModel
from core.model.seats import Holder

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


def table(masks: Collection[Mask], n_cards: int) -> Bools:
    """Return which of the first ``n_cards`` cards each mask contains, [n_masks, n_cards]. Masks contain no others."""
    n_bytes = (n_cards + 7) // 8
    packed = np.frombuffer(b"".join([mask.to_bytes(n_bytes, "little") for mask in masks]), np.uint8)
    return np.unpackbits(packed.reshape(len(masks), n_bytes), axis=1, count=n_cards, bitorder="little").view(bool)


@dataclass(frozen=True, eq=False)
class EnvelopeJoint:
    """The joint distribution of the three cards in the envelope, over the possible triples.

    ``triples`` is [n, 3]: indices into ``cards`` (suspect, weapon, room), in deck order; ``probabilities`` is [n], each
    above 0, summing to 1. ``counted``: whether every triple is known to be possible, rather than merely not ruled out.
    """

    cards: tuple[Card, ...]
    triples: Ints
    probabilities: Floats
    counted: bool = True

    def __len__(self) -> int:
        return len(self.probabilities)

    @cached_property
    def entropy_bits(self) -> float:
        """The entropy of the envelope in bits; 0 if it is solved."""
        return float(-(self.probabilities * np.log2(self.probabilities)).sum()) + 0.0

    def top(self, n: int) -> list[tuple[Triple, float]]:
        """Return the ``n`` likeliest solutions with their probabilities, best first, ties in deck order."""
        order = np.argsort(-self.probabilities.round(12), kind="stable")[:n]
        return [(self.solution(i), float(self.probabilities[i])) for i in order]

    def solution(self, i: int) -> Triple:
        suspect, weapon, room = (self.cards[c] for c in self.triples[i])
        return suspect, weapon, room

    def probability(self, solution: Triple) -> float:
        wanted = [self.cards.index(card) for card in solution]
        rows = np.flatnonzero((self.triples == wanted).all(axis=1))
        return float(self.probabilities[rows[0]]) if len(rows) else 0.0


@dataclass(frozen=True, eq=False)
class HandDistribution:
    """The distribution over the whole hands of one holder.

    ``indices`` is [n, hand_size]: indices into ``cards``, each row in deck order; ``probabilities`` is [n], each above
    0, summing to 1.
    """

    cards: tuple[Card, ...]
    indices: Ints
    probabilities: Floats

    def __len__(self) -> int:
        return len(self.probabilities)

    @property
    def hands(self) -> list[tuple[Card, ...]]:
        return [tuple(self.cards[c] for c in row) for row in self.indices]

    def top(self, n: int) -> list[tuple[tuple[Card, ...], float]]:
        """Return the ``n`` likeliest hands with their probabilities, best first, ties in deck order."""
        order = np.argsort(-self.probabilities.round(12), kind="stable")[:n]
        return [(tuple(self.cards[c] for c in self.indices[i]), float(self.probabilities[i])) for i in order]


@dataclass(frozen=True, eq=False)
class Posterior:
    """The answer of an engine to one case.

    ``marginals`` is [n_cards, n_holders]: the probability that a card is with a holder; rows in the order of ``cards``
    (the deck's), columns in the order of ``holders`` (envelope, players in turn order, pool, face up). Rows sum to 1.
    ``deals`` is the number of consistent deals (the same under both show models), None if the engine doesn't count
    them. ``envelope`` is None if the engine has no joint distribution. ``stderr`` has the shape of ``marginals``; None
    for an exact engine or one without standard errors. For a sampling engine, ``samples`` is the number of deals drawn,
    and ``effective`` the effective sample size. ``steps`` is the predicted cost of an exact answer. ``method`` names
    the algorithm used, ``reason`` says why this engine was chosen. ``weighs``: whether it weighs how likely deals are,
    as hunches need, and not only whether they are possible. ``cut_short``: a time limit ended the sampling.
    """

    cards: tuple[Card, ...]
    holders: tuple[Holder, ...]
    marginals: Floats
    engine: str
    exact: bool
    show_model: ShowModel
    envelope: EnvelopeJoint | None = None
    deals: int | None = None
    stderr: Floats | None = None
    samples: int | None = None
    effective: float | None = None
    steps: int | None = None
    method: str = ""
    reason: str = ""
    elapsed_ms: float = 0.0
    weighs: bool = True
    cut_short: bool = False

    def probability(self, card: Card, holder: Holder) -> float:
        """Return the probability that ``holder`` has ``card``. Raises ValueError if either is not in this game."""
        return float(self.marginals[_index(card, self.cards, "Card values"), _index(holder, self.holders, "holders")])

    @property
    def certain(self) -> dict[Card, Holder]:
        """The cards whose place is certain, in deck order, each with that place."""
        rows, columns = np.nonzero(self.marginals == 1.0)
        return {self.cards[i]: self.holders[k] for i, k in zip(rows.tolist(), columns.tolist(), strict=True)}

    @property
    def solutions(self) -> int | None:
        """The number of envelopes with non-zero probability, None if the engine cannot tell."""
        return len(self.envelope) if self.envelope is not None and self.envelope.counted else None

    @property
    def entropy_bits(self) -> float | None:
        """The entropy of the envelope in bits, None if the engine has no joint distribution."""
        return None if self.envelope is None else self.envelope.entropy_bits


def by_holder(reduced: ReducedProblem, cells: Floats) -> Floats:
    """Return [n_cards, n_holders] from [n_cards, n_slots], including the cards placed by presolve.

    Modifies ``cells``, filling in the placed cards.
    """
    for slot, held in enumerate(reduced.held):
        if held:
            cells[cards_of(held), slot] = 1.0
    envelope = cells[:, :ENVELOPE_SLOTS].sum(axis=1, keepdims=True)
    return np.concatenate((envelope, cells[:, ENVELOPE_SLOTS:]), axis=1)


def _index(value: object, values: Sequence[object], what: str) -> int:
    if value not in values:
        raise ValueError(f"{value!r} is not one of the {what}: {', '.join(map(str, values))}")
    return values.index(value)
