"""The gain of a suggestion: how many bits its answer tells about the envelope, on average.

    gain(q) = H(E) - sum over outcomes o of P(o) H(E | o) = H(O) - sum over solutions e of P(e) H(O | e)

with E the solution, O the outcome, H the entropy in bits. The second form is used: what hangs on the solution is taken
from its exact distribution where there is one, and only the answers come from deals.
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
"""To which gains are told apart."""


@dataclass(frozen=True, eq=False)
class Gains:
    """The gain of every suggestion that a deck allows, in deck order.

    ``triples`` is [n, 3], indices of cards; ``bits`` [n] are their gains and ``stderr`` [n] the standard errors of
    those, 0 where ``exact``. ``entropy_bits`` is that of the envelope.
    """

    triples: Ints
    bits: Floats
    stderr: Floats
    entropy_bits: float
    exact: bool

    def order(self, last: Sequence[int] = ()) -> Ints:
        """Return the suggestions by their gain, the best first; of equals ``last`` those of these suspects, by index.

        Other ties are in deck order.
        """
        found: Ints = np.lexsort((np.isin(self.triples[:, Category.SUSPECT], last), -self.bits))
        return found


def gains(table: DealTable, response: Response = Response.RANDOM, check: Check = never_cancel) -> Gains:
    """Return the gain of every suggestion of the deck, between 0 and the entropy. Raises what ``check`` raises."""
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
    gained = bits.ravel().round(DECIMALS).clip(0.0, most)  # rounded, so that what is a tie is one to the last digit
    return Gains(triples, gained, stderr.ravel(), most, table.deals.whole)


def _kinds(table: DealTable) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """Yield the cards, by category, of which any three make suggestions that tell the same."""
    suspects, weapons, rooms = table.card_classes
    for some in suspects.members:
        for more in weapons.members:
            for others in rooms.members:
                yield some, more, others


__all__ = ["Gains", "Indices", "gains"]
