"""The exact engine: presolve, then sums over all deals; it draws and lists whole deals too."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import Contradiction, Draws, TooLargeError
from core.engines.exact import cardwise
from core.engines.exact.layers import (
    LIMITS,
    Class,
    Columns,
    GraphLayer,
    GraphLimits,
    ends,
    envelope_columns,
    hand_columns,
    layers_of,
    one_column,
)
from core.engines.exact.sweep import IMPOSSIBLE, log_choices, log_completions, log_forward
from core.engines.posterior import EnvelopeJoint, Floats, HandDistribution, Ints, Posterior, by_holder
from core.evidence.evidence import Evidence, slot_of
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.cards import cards_of
from core.model.seats import Holder
from core.text.text import say


def draw_deals(reduced: ReducedProblem, n: int, rng: np.random.Generator, limits: GraphLimits = LIMITS) -> Ints:
    """Draw ``n`` deals independently: [n, n_cards], the holder index of each card.

    Raises Infeasible and TooLargeError.
    """
    deals = _placed(reduced, n)
    pinned = envelope_columns(reduced)
    layers = layers_of(reduced, pinned, limits, failed=False)
    # in logarithms: a draw needs the weight behind every single state, and scaled sums may lose small ones
    behind = _ways_behind(layers, len(pinned))
    start = behind[0][0] + np.log(pinned.multiplicity)
    if not (start > IMPOSSIBLE).any():
        raise Infeasible
    columns = _choose(_reached(start[:, None]), np.zeros(n, np.int64), rng)
    states = np.zeros(n, np.int64)
    for layer, after in zip(layers, behind[1:], strict=True):
        checkpoint()
        rows = _choose(*_choices(layer, after, states * len(pinned) + columns), rng)
        deals[:, layer.card] = _columns(reduced, layer)[rows]
        states = layer.to[rows, states]
    _spread_within_classes(deals, pinned, rng)
    return deals


def _choices(layer: GraphLayer, behind: Floats, drawn: Ints) -> tuple[Floats, Ints]:
    """Return the cumulative shares of the rows, of every state and column or, if these are many, of those drawn.

    And which of these each draw has; ``drawn`` is its state and column as one number.
    """
    n_columns = behind.shape[1]
    if layer.to.shape[1] * n_columns <= 2 * len(drawn):
        reached = _reached(log_completions(layer, behind))
        return reached.reshape(len(reached), -1), drawn
    distinct, at = np.unique(drawn, return_inverse=True)
    return _reached(log_choices(layer, behind, distinct // n_columns, distinct % n_columns)), at


def _placed(reduced: ReducedProblem, n: int) -> Ints:
    """Return ``n`` deals of the cards placed by presolve; the others are still anywhere."""
    deals = np.empty((len(reduced.evidence.cards), n), np.int64).T  # contiguous by card
    for slot, held in enumerate(reduced.held):
        deals[:, cards_of(held)] = reduced.column(slot)
    return deals


def _columns(reduced: ReducedProblem, layer: GraphLayer) -> Ints:
    return np.array([reduced.column(slot) for slot in layer.slots])


def _ways_behind(layers: list[GraphLayer], n_columns: int) -> list[Floats]:
    """Return the log weight of all paths from each state to the end, before each layer and after the last."""
    behind = [np.zeros((ends(layers), n_columns))]
    for layer in reversed(layers):
        checkpoint()
        behind.append(np.logaddexp.reduce(log_completions(layer, behind[-1]), axis=0))
    return behind[::-1]


def _reached(weights: Floats) -> Floats:
    """Return the cumulative share of the weight up to each row; ``weights`` are logs, summed over the first axis.

    From the last row with any weight on it is exactly 1, so no later row can be chosen.
    """
    largest = weights.max(axis=0)
    sums = np.exp(weights - np.where(largest > IMPOSSIBLE, largest, 0.0)).cumsum(axis=0)
    return np.divide(sums, sums[-1], out=np.ones_like(sums), where=sums[-1] > 0)


def _choose(reached: Floats, of: Ints, rng: np.random.Generator) -> Ints:
    """Choose a row for each of the columns in ``of``, in proportion; ``reached`` is [n_rows, n_columns]."""
    point = rng.random(len(of))
    rows = np.zeros(len(of), np.int64)
    for shares in reached[:-1]:
        rows += shares[of] <= point
    return rows


def _spread_within_classes(deals: Ints, columns: Columns, rng: np.random.Generator) -> None:
    """Replace each class representative in the envelope by a random card of its class."""
    for of_slot in columns.classes:
        for card_class in of_slot:
            if len(card_class) > 1:
                _swap_first(deals, card_class, rng)


def _swap_first(deals: Ints, card_class: Class, rng: np.random.Generator) -> None:
    # the cards of a class are interchangeable, so that the deal with two of them swapped has the same weight
    here = np.flatnonzero(deals[:, card_class[0]] == 0)
    other = rng.choice(np.array(card_class), size=len(here))
    deals[here, card_class[0]], deals[here, other] = deals[here, other], deals[here, card_class[0]]


Paths = tuple[Ints, Ints]
"""For each path through the layers so far: its predecessor, and the row of its last arc."""


def every_deal(reduced: ReducedProblem, most: int, limits: GraphLimits) -> tuple[Ints, Floats]:
    """Return all deals, [n, n_cards]: the holder index of each card, and their probabilities [n].

    Raises Infeasible, and TooLargeError if there are more than ``most``.
    """
    # nothing is pinned here, so that the states have to remember the failed accusations
    layers = layers_of(reduced, one_column(reduced), limits, failed=True)
    behind = _paths_behind(layers)
    n = behind[0][0]
    if not n:
        raise Infeasible
    if n > most:
        raise TooLargeError(say("{n:.3g} deals are too many to list").format(n=n))
    deals = _placed(reduced, int(n))
    paths, logs = _paths(layers, behind)
    at = np.arange(int(n))
    for layer, (before, rows) in zip(reversed(layers), reversed(paths), strict=True):
        deals[:, layer.card] = _columns(reduced, layer)[rows[at]]
        at = before[at]
    weights = np.exp(logs - logs.max())
    return deals, weights / weights.sum()


def _paths_behind(layers: list[GraphLayer]) -> list[Floats]:
    """Return the number of paths from each state to the end, before each layer and after the last."""
    behind = [np.ones(ends(layers))]
    for layer in reversed(layers):
        behind.append(np.append(behind[-1], 0.0)[layer.to].sum(axis=0))
    return behind[::-1]


def _paths(layers: list[GraphLayer], behind: list[Floats]) -> tuple[list[Paths], Floats]:
    """Return the complete paths, layer by layer, and the log weight of each."""
    states, logs = np.zeros(1, np.int64), np.zeros(1)
    paths: list[Paths] = []
    for layer, after in zip(layers, behind[1:], strict=True):
        reached = layer.to[:, states]
        rows, before = np.nonzero(np.append(after, 0.0)[reached])
        logs = logs[before]
        if layer.log_weights is not None:
            logs = logs + layer.log_weights[rows, states[before]]
        states = reached[rows, before]
        paths.append((before, rows))
    return paths, logs


CHUNK = 1024
"""Hands per pass, which limits memory and the delay before cancelling."""

MAX_HANDS = 1_000_000


def hand_weights(reduced: ReducedProblem, slot: int) -> tuple[Ints, Floats]:
    """Return the possible hands of a slot, [n_hands, size] in deck order, and their probabilities [n_hands].

    Raises Infeasible and TooLargeError.
    """
    n_sets = comb(reduced.allowed[slot].bit_count(), reduced.remaining[slot])
    if n_sets > MAX_HANDS:
        raise TooLargeError(say("{n} hands are too many to list").format(n=n_sets))
    hands, weights = [], []
    for start in range(0, n_sets, CHUNK):
        checkpoint()
        columns, shows = hand_columns(reduced, slot, start, start + CHUNK)
        if len(columns):
            layers = layers_of(reduced, columns, LIMITS, failed=True)
            ways = log_forward(layers, len(columns))[-1][0] + shows
            hands.append(columns.taken[:, ways > IMPOSSIBLE])
            weights.append(ways[ways > IMPOSSIBLE])
    logs = np.concatenate(weights) if weights else np.zeros(0)
    if not len(logs):
        raise Infeasible
    probabilities = np.exp(logs - logs.max())
    taken = np.concatenate(hands, axis=1)
    taken[cards_of(reduced.held[slot])] = True
    return np.nonzero(taken.T)[1].reshape(taken.shape[1], -1), probabilities / probabilities.sum()


@dataclass(frozen=True)
class ExactEngine:
    """Counts every consistent deal, within ``limits``."""

    limits: GraphLimits = LIMITS

    name = "exact"
    complete = True

    def posterior(
        self,
        evidence: Evidence,
        rng: np.random.Generator | None = None,  # noqa: ARG002 - nothing is drawn
    ) -> Posterior:
        try:
            reduced = presolve(evidence)
            sums = cardwise.solve(reduced, self.limits)
        except Infeasible:
            raise Contradiction(evidence.sources) from None
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=by_holder(reduced, sums.cards),
            engine=self.name,
            exact=True,
            show_model=evidence.show_model,
            envelope=EnvelopeJoint(evidence.cards, sums.triples, sums.solutions),
            deals=sums.deals,
            steps=sums.steps,
            method=cardwise.NAME,
        )

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator) -> Draws:
        try:
            return Draws(draw_deals(presolve(evidence), n, rng, self.limits), float(n))
        except Infeasible:
            raise Contradiction(evidence.sources) from None

    def every_deal(self, evidence: Evidence, most: int) -> tuple[Ints, Floats]:
        """Return all deals, [n, n_cards], the holder index of each card, and their probabilities [n].

        Raises Contradiction, and TooLargeError if there are more than ``most``.
        """
        try:
            return every_deal(presolve(evidence), most, self.limits)
        except Infeasible:
            raise Contradiction(evidence.sources) from None

    def hands(self, evidence: Evidence, holder: Holder) -> HandDistribution:
        """Return every hand that a player (or the pool) can have, with its probability.

        Raises Contradiction and TooLargeError.
        """
        slot = slot_of(evidence.holders.index(holder))
        try:
            indices, probabilities = hand_weights(presolve(evidence), slot)
        except Infeasible:
            raise Contradiction(evidence.sources) from None
        return HandDistribution(evidence.cards, indices, probabilities)
