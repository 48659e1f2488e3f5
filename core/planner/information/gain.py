"""The gain of a suggestion: the expected information of its answer about the envelope, in bits.

    gain(q) = H(E) - sum over outcomes o of P(o) H(E | o) = H(O) - sum over solutions e of P(e) H(O | e)

with E the solution, O the outcome, H the entropy in bits. The second form is used: it takes the distribution of the
solution exactly if available, and only the answers from deals:

    I(E; O) = sum over solutions e of P(e) sum over outcomes o of P(o | e) log2(P(o | e) / P(o))

From sampled deals the plug-in estimate is too high: entropies come out too low, by (outcomes seen - 1) / (2 n ln 2) for
n draws (G. Miller, "Note on the bias of information estimates", 1955). It is corrected here by the same second-order
expansion, E[f(p + d)] = f(p) + f''(p) Var(d) / 2, with the actual sampling variance: if a player shows one of two cards
at random, sampling the deal does not sample which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import log, sqrt

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.posterior import Floats, Ints
from core.model.cards import Category
from core.planner.information.answers import CARDS, Preference, Response, answering, codes, holding
from core.planner.information.deal_table import DealTable

Indices = tuple[int, int, int]
"""A suspect, a weapon and a room, as deck indices."""

TIE = 1e-9
"""Tolerance for equal entropies."""

DRAWN_TIE = 5e-3
"""Tolerance for equal entropies estimated from sampled deals."""


@dataclass(frozen=True, eq=False)
class AnswerCounts:
    """The answers to a suggestion, counted over deals.

    Solutions that differ only in interchangeable cards share a row. ``counted`` [n_rows, n_codes] is the weight of the
    deals with each code (:mod:`core.planner.information.answers`), ``shares`` [n_rows] the probabilities of the rows,
    ``sizes`` [n_rows] the number of equally likely solutions in each.
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
        """Return the expected information of the answer about the envelope."""
        return self._information(self._answering(response)[1])

    def public(self, response: Response) -> Information:
        """Return the expected information for players who see who shows a card, but not which."""
        outcomes, likely = self._answering(response)
        shows = codes(len(self.table.names))[outcomes]
        seen = (shows[:, :, None] == np.arange(len(self.table.names))).any(axis=1)
        kinds, kind = np.unique(seen, axis=0, return_inverse=True)
        merged = np.zeros((len(likely), len(kinds)))
        np.add.at(merged.T, kind.ravel(), likely.T)
        return self._information(merged)

    def hit(self, response: Response) -> float:
        """Return the expected probability of the likeliest solution after the answer."""
        joint = self.shares[:, None] * (self._given @ self._answering(response)[1])
        return float((joint / self.sizes[:, None]).max(axis=0).sum())

    def _information(self, likely: Floats) -> Information:
        """Return the information about the envelope in outcomes with these probabilities per code."""
        given = self._given @ likely
        if self.table.deals.whole:
            return information(given, self.shares)
        return estimated(given, self._given @ likely**2, self.shares, self.counted.sum(axis=1))

    def forecast(self, response: Response) -> OutcomeForecast:
        """Return the possible answers, and the entropy remaining after each."""
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
        return answering(len(self.table.names), self.table.evidence.setup.rules.answers, self._preference(response))

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

    def _least_helpful(self) -> Preference:
        """Return the order in which each player shows cards: first those that leave most entropy if known to be theirs.

        The earlier players' passes are taken into account; if everyone answers regardless, there is nothing to take
        into account.
        """
        n = len(self.table.names)
        known = holding(n, self.table.evidence.setup.rules.answers)
        left = self._left_open(known).reshape(n, CARDS)
        tie = TIE if self.table.deals.whole else DRAWN_TIE
        orders = [_falling(some, tie) for some in left.tolist()]
        return tuple((order.index(0), order.index(1), order.index(2)) for order in orders)

    def _left_open(self, known: Floats) -> Floats:
        """Return the entropy of the solution given the codes in each column of ``known`` [n_codes, n]."""
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
        total = float(weights.sum())
        return entropy_bits(weights) + float(weights @ np.log2(self.sizes)) / total if total else 0.0


@dataclass(frozen=True, eq=False)
class OutcomeForecast:
    """The possible answers to a suggestion.

    ``outcomes`` [n] are codes of :mod:`core.planner.information.answers`, ``chances`` [n] their probabilities, and
    ``entropies`` [n] the entropy of the envelope after each, in bits.
    """

    outcomes: Ints
    chances: Floats
    entropies: Floats


def _falling(values: Sequence[float], tie: float) -> list[int]:
    """Return the indices of the values, largest first; among those within ``tie`` of it the first."""
    left = list(range(len(values)))
    order: list[int] = []
    while left:
        largest = max(values[i] for i in left)
        order.append(next(i for i in left if values[i] >= largest - tie))
        left.remove(order[-1])
    return order


def _kinds(table: DealTable, cards: Sequence[int]) -> Ints:
    """Return a number for each solution, equal for those that differ only in interchangeable cards."""
    kinds = np.zeros(len(table.envelope), np.int64)
    for card, classes, column in zip(cards, table.card_classes, table.envelope.triples.T, strict=True):
        n = len(classes.members)
        of = np.zeros(len(table.evidence.cards), np.int64)
        of[list(classes.of)] = list(classes.of.values())
        kinds = kinds * (n + 1) + np.where(column == card, n, of[column])
    return kinds


DECIMALS = 10
"""Precision to which gains are compared."""


@dataclass(frozen=True, eq=False)
class Gains:
    """The gain of every suggestion of a deck, in deck order.

    ``triples`` is [n, 3], card indices; ``bits`` [n] are the gains and ``stderr`` [n] their standard errors, 0 if
    ``exact``. ``entropy_bits`` is the entropy of the envelope.
    """

    triples: Ints
    bits: Floats
    stderr: Floats
    entropy_bits: float
    exact: bool

    def order(self, last: Sequence[int] = ()) -> Ints:
        """Return the suggestions by decreasing gain; among equals those with a suspect in ``last`` (deck indices) last.

        Other ties are in deck order.
        """
        found: Ints = np.lexsort((np.isin(self.triples[:, Category.SUSPECT], last), -self.bits))
        return found


def gains(table: DealTable, response: Response = Response.RANDOM, check: Check = never_cancel) -> Gains:
    """Return the gain of every suggestion, between 0 and the entropy. Raises what ``check`` raises."""
    deck = table.evidence.setup.deck
    sizes = [len(deck.of(category)) for category in Category]
    firsts = [deck.index[deck.of(category)[0]] for category in Category]
    bits, stderr = np.zeros(sizes), np.zeros(sizes)
    for members in product(*(classes.members for classes in table.card_classes)):  # all alike have the same gain
        check()
        suspects, weapons, rooms = members
        found = AnswerCounts.of(table, (suspects[0], weapons[0], rooms[0])).gain(response)
        at = np.ix_(*[np.array(cards) - first for cards, first in zip(members, firsts, strict=True)])
        bits[at], stderr[at] = found.bits, found.stderr
    triples = np.indices(sizes).reshape(CARDS, -1).T + firsts
    most = table.envelope.entropy_bits
    gained = bits.ravel().round(DECIMALS).clip(0.0, most)  # rounded, so that ties are exact
    return Gains(triples, gained, stderr.ravel(), most, table.deals.whole)


CERTAIN = 1 - 1e-9
"""Probabilities of at least this count as certain."""


@dataclass(frozen=True, slots=True)
class Information:
    """An amount of information in bits, with its standard error."""

    bits: float
    stderr: float = 0.0


def information(given: Floats, shares: Floats) -> Information:
    """Return the exact mutual information of rows and columns.

    ``given`` is [n_rows, n_columns], P(column | row), and ``shares`` [n_rows] are the probabilities of the rows.
    """
    return Information(max(0.0, float(shares @ _surprise(given, shares @ given)[0])))


def estimated(given: Floats, squares: Floats, shares: Floats, draws: Floats) -> Information:
    """Return the bias-corrected information if ``given`` was estimated from ``draws`` [n_rows] deals per row.

    ``squares`` is the mean of the squared terms whose mean is ``given``.
    """
    total = shares @ given
    mean, spread = _surprise(given, total)
    variance = squares - given**2
    of_total = (shares**2 / draws) @ variance
    too_low_given = shares @ (_ratio(variance, given).sum(axis=1) / draws)
    too_low_total = _ratio(of_total, total).sum()
    bits = float(shares @ mean) + float(too_low_total - too_low_given) / (2 * log(2))
    return Information(max(0.0, bits), sqrt(max(0.0, float((shares**2 / draws) @ spread))))


def entropy_bits(weights: Floats) -> float:
    """Return the entropy of an unnormalised distribution; 0 if empty."""
    positive = weights[weights > 0]
    if not len(positive):
        return 0.0
    p = positive / positive.sum()
    return float(-(p * np.log2(p)).sum()) + 0.0


def too_low(seen: int, draws: float) -> float:
    """Return the bias of the entropy of ``seen`` distinct values in ``draws`` (Miller, 1955)."""
    return (seen - 1) / (2 * draws * log(2)) if seen and draws else 0.0


def _surprise(given: Floats, total: Floats) -> tuple[Floats, Floats]:
    """Return the mean over the columns of log2(P(column | row) / P(column)), and its variance, per row."""
    bits = np.log2(_ratio(given, total), out=np.zeros_like(given), where=given > 0)
    mean: Floats = (given * bits).sum(axis=1)
    return mean, (given * bits**2).sum(axis=1) - mean**2


def _ratio(one: Floats, other: Floats) -> Floats:
    """Return ``one / other``, 0 where ``other`` is 0."""
    other = np.broadcast_to(other, one.shape)
    return np.divide(one, other, out=np.zeros_like(one), where=other > 0)
