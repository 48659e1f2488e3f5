"""Belief propagation between the cards and the hands that hold them.

Every open card tells every slot that may hold it the odds of being there, based on the messages of the other slots.
Every slot weighs all its hands that satisfy the evidence by these odds, and answers each card. If the factor graph is a
tree the result is exact; otherwise it is an approximation, a good one since whole hands are counted. The envelope is a
slot for three cards at once, so failed accusations are exact within it.

The fixed point is a stationary point of the entropy of the cards, plus that of the hands, minus that of the cells times
a counting number. The counting number 1 gives Bethe's approximation, the standard rule; it exaggerates small
differences when few cards are left (of two cards for two hands it is certain of the likelier deal). Here a slot that
needs k cards, may hold m and shares n open cards with others has 1 - k / (m n). If every slot may hold every card, m =
n, the response to a small difference is then exact; elsewhere it is used by analogy. Measured late in a game, it halves
the error under the show model's weights, and costs less than a tenth without them. (Fractional belief propagation:
Wiegerinck and Heskes, 2003; for permanents, Chertkov and Yedidia, 2013.)

Updates are damped: each message moves by ``PACE`` of the difference in log odds. Iteration ends when cards and hands
agree on every cell to ``SETTLED``, or after ``ROUNDS``; the result says which. Remaining differences between row and
column sums are then scaled away.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.centre.relaxation import Triples
from core.engines.centre.support import strict_relaxation, strike_out
from core.engines.centre.trellis import Trellis
from core.engines.contract import Check, never_cancel
from core.engines.posterior import Bools, EnvelopeJoint, Floats, Ints, table
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem

LEAST = np.finfo(float).tiny
ROUNDS = 400
PACE = 0.8
SETTLED = 1e-9
"""Convergence tolerance between the card's and the hand's probability of a cell."""

STEEPEST = 300.0
"""Limit on the log odds of a hand, summed over its cards, so that products stay within float range."""

SCALINGS = 2000
SUMS = 1e-11
"""Tolerance of the row and column sums."""


@dataclass(frozen=True, eq=False, slots=True)
class Beliefs:
    """The result: ``cells`` [n_cards, n_slots], 0 for placed cards, and the distribution of the solution."""

    cells: Floats
    solution: EnvelopeJoint
    rounds: int
    converged: bool


def believe(reduced: ReducedProblem, check: Check = never_cancel) -> Beliefs:
    """Return the beliefs for a reduced problem, which is propagated in place.

    Raises Infeasible, TooLargeError, and what ``check`` raises.
    """
    trellis = _settled_hands(reduced, check)
    triples = Triples.of(reduced)
    allowed = table(reduced.allowed, len(reduced.evidence.cards)).T
    if not reduced.open:
        return Beliefs(np.zeros(allowed.shape), triples.weigh(np.zeros(allowed.shape)), 0, converged=True)
    exchange = _Exchange(trellis, triples, allowed, _counting(reduced), _limits(reduced))
    logs, odds, rounds, converged = exchange.settle(check)
    cells = _fit_sums(_shares(logs, allowed), allowed, np.array(reduced.remaining, float))
    return Beliefs(cells, triples.weigh(odds), rounds, converged)


def _settled_hands(reduced: ReducedProblem, check: Check) -> Trellis:
    """Exclude cells ruled out by the polytope or by a player's hands, until nothing changes."""
    while True:
        strict_relaxation(reduced, check)
        trellis = Trellis.of(reduced, check)
        allowed = table(reduced.allowed, trellis.n_cards).T
        without, held = trellis.sums(allowed.astype(float))
        players = allowed & (np.arange(trellis.n_slots) >= ENVELOPE_SLOTS)
        impossible = players & (held == 0)
        needed = players & (without == 0) & (held > 0)
        impossible |= allowed & needed.any(axis=1, keepdims=True) & ~needed
        if not impossible.any():
            return trellis
        cards, slots = np.nonzero(impossible)
        strike_out(reduced, cards.tolist(), slots.tolist())


def _counting(reduced: ReducedProblem) -> Floats:
    """Return the counting number of each slot's cells, [n_slots]."""
    places = np.array([allowed.bit_count() for allowed in reduced.allowed])
    counting: Floats = 1.0 - np.array(reduced.remaining) / np.maximum(1, places * reduced.open.bit_count())
    return counting


def _limits(reduced: ReducedProblem) -> Floats:
    """Return the bound on the log odds of each slot, [n_slots]."""
    limits: Floats = STEEPEST / np.maximum(10.0, np.array(reduced.remaining, float))
    return limits


@dataclass(frozen=True, eq=False, slots=True)
class _Exchange:
    """The messages, as log odds [n_cards, n_slots]. ``limits`` [n_slots] bound them.

    ``counting`` [n_slots] are the counting numbers of the cells.
    """

    trellis: Trellis
    triples: Triples
    allowed: Bools
    counting: Floats
    limits: Floats

    def settle(self, check: Check) -> tuple[Floats, Floats, int, bool]:
        """Exchange messages until they converge.

        Return the slots' messages, the cards' messages, the number of rounds, and whether they converged.
        """
        logs = odds = np.zeros(self.allowed.shape)
        for rounds in range(1, ROUNDS + 1):
            check()
            card = self.of_cards(logs)
            odds = self.bounded(self.counting * card - logs)
            hand = odds + self.of_hands(odds)
            gap = abs(_share(hand) - _share(card))[self.allowed].max()
            logs = (1 - PACE) * logs + PACE * self.bounded(self.counting * hand - odds)
            if gap < SETTLED:
                return logs, odds, rounds, True
        return logs, odds, ROUNDS, False

    def of_cards(self, logs: Floats) -> Floats:
        """Return the logits of the cells from the cards' side, each card being in exactly one slot."""
        others = 1.0 - np.eye(len(self.limits))
        highest = np.where(self.allowed, logs, -np.inf).max(axis=1, keepdims=True, initial=-STEEPEST)
        sums = np.where(self.allowed, np.exp(logs - highest), 0.0) @ others
        logits = logs - highest - np.log(np.maximum(sums, LEAST))
        return np.where(self.allowed, logits, 0.0)

    def of_hands(self, odds: Floats) -> Floats:
        """Return each slot's contribution to the logits of its cells."""
        without, held = self.trellis.sums(np.where(self.allowed, np.exp(odds), 0.0))
        self._add_envelope(odds, without, held)
        logits = np.log(np.maximum(held, LEAST)) - np.log(np.maximum(without, LEAST))
        return np.where(self.allowed, logits, 0.0)

    def bounded(self, logs: Floats) -> Floats:
        return logs.clip(-self.limits, self.limits)

    def _add_envelope(self, odds: Floats, without: Floats, held: Floats) -> None:
        """Fill in the weights of the solutions with and without each card of the envelope."""
        shares = self.triples.weigh(odds).probabilities
        for slot in range(ENVELOPE_SLOTS):
            cards: Ints = np.flatnonzero(self.allowed[:, slot])
            if len(cards):
                of_card = np.bincount(self.triples.cards[:, slot], shares, len(odds))[cards]
                held[cards, slot] = of_card / np.exp(odds[cards, slot])
                without[cards, slot] = of_card @ (1.0 - np.eye(len(cards)))


def _share(logs: Floats) -> Floats:
    share: Floats = 0.5 + 0.5 * np.tanh(0.5 * logs)
    return share


def _shares(logs: Floats, allowed: Bools) -> Floats:
    """Return the probabilities of each card's slots, [n_cards, n_slots]; rows of placed cards are 0."""
    highest = np.where(allowed, logs, -np.inf).max(axis=1, keepdims=True, initial=-STEEPEST)
    weights = np.where(allowed, np.exp(logs - highest), 0.0)
    shares: Floats = weights / np.maximum(weights.sum(axis=1, keepdims=True), np.finfo(float).tiny)
    return shares


def _fit_sums(cells: Floats, allowed: Bools, remaining: Floats) -> Floats:
    """Scale rows and columns alternately until both have their sums."""
    open_cards, open_slots = allowed.any(axis=1), allowed.any(axis=0)
    part = np.maximum(cells, np.finfo(float).tiny)[np.ix_(open_cards, open_slots)]
    part = np.where(allowed[np.ix_(open_cards, open_slots)], part, 0.0)
    for _ in range(SCALINGS):
        part = part * (remaining[open_slots] / part.sum(axis=0))
        rows = part.sum(axis=1, keepdims=True)
        part = part / rows
        if abs(rows - 1).max() < SUMS:
            break
    fitted = np.zeros(cells.shape)
    fitted[np.ix_(open_cards, open_slots)] = part
    return fitted
