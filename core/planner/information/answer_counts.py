"""One suggestion, counted over deals: who would answer what, solution by solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from core.engines.posterior import Floats, Ints
from core.model.rules import Answers
from core.planner.information.answers import CARDS, Preference, Response, answering, codes, holding
from core.planner.information.deal_table import DealTable
from core.planner.information.entropy import Information, entropy_bits, estimated, information, too_low

Indices = tuple[int, int, int]
"""A suspect, a weapon and a room, by index in the deck."""

TIE = 1e-9
"""Entropies that are nearer to each other are the same."""

DRAWN_TIE = 5e-3
"""The same where they are estimated from drawn deals."""


@dataclass(frozen=True, eq=False)
class AnswerCounts:
    """What deals say of a suggestion.

    Solutions are taken together, in a row, where they differ only in cards that nothing tells apart, asked or not.
    ``counted`` [n_rows, n_codes] is the weight of the deals with each code (:mod:`core.planner.information.answers`),
    ``shares`` [n_rows] the probabilities of the rows, ``sizes`` [n_rows] how many solutions, all as likely, are one.
    """

    table: DealTable
    cards: Indices
    counted: Floats
    shares: Floats
    sizes: Floats

    @classmethod
    def of(cls, table: DealTable, cards: Indices) -> AnswerCounts:
        """Count over the deals of a table."""
        n_codes = (len(table.names) + 1) ** CARDS
        kinds, row = np.unique(_kinds(table, cards), return_inverse=True)
        keys = (row * n_codes).astype(np.int32)[table.solution] + table.codes(cards)
        weights = table.deals.weights if table.deals.whole else None
        counted = np.bincount(keys, weights, len(kinds) * n_codes).reshape(len(kinds), n_codes).astype(float)
        found = counted.any(axis=1)
        shares = np.bincount(row, table.envelope.probabilities)[found]
        return cls(table, cards, counted[found], shares / shares.sum(), np.bincount(row)[found].astype(float))

    def gain(self, response: Response) -> Information:
        """Return how many bits the answer tells about the envelope."""
        return self._information(self._answering(response)[1])

    def public(self, response: Response) -> Information:
        """Return how many bits it tells who sees only who shows a card, and not which."""
        outcomes, likely = self._answering(response)
        shows = codes(len(self.table.names))[outcomes]
        seen = (shows[:, :, None] == np.arange(len(self.table.names))).any(axis=1)
        kinds, kind = np.unique(seen, axis=0, return_inverse=True)
        merged = np.zeros((len(likely), len(kinds)))
        np.add.at(merged.T, kind.ravel(), likely.T)
        return self._information(merged)

    def hit(self, response: Response) -> float:
        """Return how likely the likeliest solution will be after the answer, on average."""
        joint = self.shares[:, None] * (self._given @ self._answering(response)[1])
        return float((joint / self.sizes[:, None]).max(axis=0).sum())

    def _information(self, likely: Floats) -> Information:
        """Return the information about the envelope in outcomes that are so likely from each code."""
        given = self._given @ likely
        if self.table.deals.whole:
            return information(given, self.shares)
        return estimated(given, self._given @ likely**2, self.shares, self.counted.sum(axis=1))

    def forecast(self, response: Response) -> OutcomeForecast:
        """Return what may be answered, and what is open then."""
        outcomes, likely = self._answering(response)
        joint = self.shares[:, None] * (self._given @ likely)
        chances = joint.sum(axis=0)
        entropies = np.array([self._entropy(weights) for weights in joint.T])
        possible = chances > 0
        return OutcomeForecast(outcomes[possible], chances[possible], entropies[possible])

    @cached_property
    def _given(self) -> Floats:
        """P(code | row), [n_rows, n_codes]."""
        given: Floats = self.counted / self.counted.sum(axis=1, keepdims=True)
        return given

    def _answering(self, response: Response) -> tuple[Ints, Floats]:
        """Return the outcomes, and how likely each is from each code."""
        return answering(len(self.table.names), self._answers, self._preference(response))

    def _preference(self, response: Response) -> Preference:
        n = len(self.table.names)
        match response:
            case Response.RANDOM:
                return ((0, 0, 0),) * n
            case Response.HABIT:
                suspect, weapon, room = (0 if card in self.table.shown else 1 for card in self.cards)
                return ((suspect, weapon, room),) * n
            case Response.LEAST_HELPFUL:
                return self._least_helpful()

    @property
    def _answers(self) -> Answers:
        return self.table.evidence.setup.rules.answers

    def _least_helpful(self) -> Preference:
        """Return how gladly each player shows each card: the sooner, the more is left open if it is known to be theirs.

        What is known besides is that those before passed; where all answer whatever was shown before, it is nothing.
        """
        n = len(self.table.names)
        known = holding(n, self._answers)
        left = self._left_open(known).reshape(n, CARDS)
        tie = TIE if self.table.deals.whole else DRAWN_TIE
        orders = [_falling(some, tie) for some in left.tolist()]
        return tuple((order.index(0), order.index(1), order.index(2)) for order in orders)

    def _left_open(self, known: Floats) -> Floats:
        """Return the entropies of the solutions, each for the codes that a column of ``known`` [n_codes, n] names."""
        weights = self.shares[:, None] * (self._given @ known)
        total = weights.sum(axis=0)
        p = np.divide(weights, total, out=np.zeros_like(weights), where=total > 0)
        bits: Floats = -(p * np.log2(p / self.sizes[:, None], out=np.zeros_like(p), where=p > 0)).sum(axis=0)
        if self.table.deals.whole:
            return bits
        seen, draws = np.count_nonzero(weights, axis=0), (self.counted @ known).sum(axis=0)
        bits += [too_low(int(rows), float(drawn)) for rows, drawn in zip(seen, draws, strict=True)]
        return bits

    def _entropy(self, weights: Floats) -> float:
        """Return the entropy of the solutions, given the weights of the rows."""
        total = float(weights.sum())
        return entropy_bits(weights) + float(weights @ np.log2(self.sizes)) / total if total else 0.0


@dataclass(frozen=True, eq=False)
class OutcomeForecast:
    """What may be answered to a suggestion.

    ``outcomes`` [n] are codes of :mod:`core.planner.information.answers`, ``chances`` [n] how likely each is, and
    ``entropies`` [n] what is open of the envelope then, in bits.
    """

    outcomes: Ints
    chances: Floats
    entropies: Floats


def _falling(values: Sequence[float], tie: float) -> list[int]:
    """Return the places of the values, the largest first; of those within ``tie`` of it the first."""
    left = list(range(len(values)))
    order: list[int] = []
    while left:
        largest = max(values[i] for i in left)
        order.append(next(i for i in left if values[i] >= largest - tie))
        left.remove(order[-1])
    return order


def _kinds(table: DealTable, cards: Sequence[int]) -> Ints:
    """Return a number for each solution, the same for those that differ only in cards that nothing tells apart."""
    kinds = np.zeros(len(table.envelope), np.int64)
    for card, classes, column in zip(cards, table.card_classes, table.envelope.triples.T, strict=True):
        n = len(classes.members)
        of = np.zeros(len(table.evidence.cards), np.int64)
        of[list(classes.of)] = list(classes.of.values())
        kinds = kinds * (n + 1) + np.where(column == card, n, of[column])
    return kinds
