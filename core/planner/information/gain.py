"""The gain of a suggestion: the expected information of its answer about the envelope, in bits.

    gain(q) = H(E) - sum over outcomes o of P(o) H(E | o) = H(O) - sum over solutions e of P(e) H(O | e)

with E the solution, O the outcome, H the entropy in bits. The second form is used: it takes the distribution of the
solution exactly if available, and only the answers from deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.posterior import Floats, Ints
from core.model.cards import Category
from core.planner.information.answer_counts import AnswerCounts, Indices
from core.planner.information.answers import CARDS, Response
from core.planner.information.deal_table import DealTable

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
    for members in _kinds(table):
        check()
        suspects, weapons, rooms = members
        found = AnswerCounts.of(table, (suspects[0], weapons[0], rooms[0])).gain(response)
        at = np.ix_(*[np.array(cards) - first for cards, first in zip(members, firsts, strict=True)])
        bits[at], stderr[at] = found.bits, found.stderr
    triples = np.indices(sizes).reshape(CARDS, -1).T + firsts
    most = table.envelope.entropy_bits
    gained = bits.ravel().round(DECIMALS).clip(0.0, most)  # rounded, so that ties are exact
    return Gains(triples, gained, stderr.ravel(), most, table.deals.whole)


def _kinds(table: DealTable) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """Yield classes of cards, by category; all suggestions from the same classes have the same gain."""
    suspects, weapons, rooms = table.card_classes
    for some in suspects.members:
        for more in weapons.members:
            for others in rooms.members:
                yield some, more, others


__all__ = ["Gains", "Indices", "gains"]
