"""The lattice method: sums over the subsets of the open cards.

Each slot is a table over all 2^n sets of open cards, 1 for the hands that its evidence allows. Summed over subsets
(a zeta transform) and multiplied, the tables count families of hands within a set, which may overlap; with alternating
signs over all sets, only families that cover everything remain, and if the sizes add up to n these are disjoint: deals
("cover product": Björklund, Husfeldt, Kaski, Koivisto, 2007). The product is linear in each table, so omitting one
and summing over supersets gives the number of deals for each of its hands: all marginals, and the joint distribution
of the envelope, whose table contains its triples.

The method subtracts, so it is limited to integers, exact modulo 2^32 or 2^64, without weights of the show model.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from core.engines.exact.columns import Bools
from core.engines.exact.counting import NoDeal, Sums, deals_bound
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem
from core.model.cards import Mask, cards_of
from core.text.text import say

NAME = say("Engines", "lattice of subsets", "how an engine counts")
MAX_CARDS = 20
"""With this many open cards the tables take several hundred megabytes."""

Sets = Ints
"""[2^n]: every set of open cards, as a mask in which bit i is the i-th open card."""

Table = npt.NDArray[np.int32 | np.int64]


def is_able(reduced: ReducedProblem) -> bool:
    """Return whether this method applies: no weights, known sizes, counts within float precision, enough memory."""
    few = reduced.open.bit_count() <= MAX_CARDS
    return few and not reduced.choices and reduced.evidence.sized and deals_bound(reduced) < 2**53


def steps(reduced: ReducedProblem) -> int:
    """Return the cost in steps: the sizes of the tables, once per card."""
    n = reduced.open.bit_count()
    tables = 2 + sum(1 for remaining in reduced.remaining[ENVELOPE_SLOTS:] if remaining)
    return (n * tables) << n


def cost_ms(reduced: ReducedProblem) -> float:
    """Return the approximate time in ms, from the measured time per entry."""
    return 0.06 + 0.007 * reduced.open.bit_count() + 1.2e-6 * steps(reduced)


def solve(reduced: ReducedProblem) -> Sums:
    """Return the sums over all deals. Raises NoDeal."""
    cards = cards_of(reduced.open)
    sets = np.arange(1 << len(cards))
    players = [slot for slot, remaining in enumerate(reduced.remaining) if remaining and slot >= ENVELOPE_SLOTS]
    short = deals_bound(reduced) < 2**31  # half the memory, about twice the speed
    tables = np.empty((len(sets), 1 + len(players)), np.int32 if short else np.int64)
    tables[:, 0] = _envelopes(reduced, cards, sets)
    for column, slot in enumerate(players, 1):
        tables[:, column] = _hands(reduced, slot, cards, sets)
    deals = _completions(tables, len(cards))
    deals *= tables
    held = np.flatnonzero(deals.any(axis=1))
    deals, sets = deals[held].astype(float), sets[held]
    total = float(deals[:, 0].sum())
    if not total:
        raise NoDeal
    holding = (sets[:, None] >> np.arange(len(cards)) & 1).astype(float)
    share = (holding.T @ deals) / total  # [n_open, n_tables]; whole numbers below 2^53 until here, so exact
    of_cards = np.zeros((len(reduced.evidence.cards), len(reduced.held)))
    of_cards[np.ix_(cards, players)] = share[:, 1:]
    for slot in range(ENVELOPE_SLOTS):
        at = [place for place, card in enumerate(cards) if reduced.allowed[slot] >> card & 1]
        of_cards[[cards[place] for place in at], slot] = share[at, 0]
    triples, solutions = _joint(reduced, cards, sets, deals[:, 0] / total)
    return Sums(round(total), of_cards, triples, solutions, steps(reduced))


def _local(mask: Mask, cards: list[int]) -> int:
    """Convert a mask of the deck to a mask of the open cards."""
    return sum(1 << place for place, card in enumerate(cards) if mask >> card & 1)


def _hands(reduced: ReducedProblem, slot: int, cards: list[int], sets: Sets) -> Bools:
    """Return which sets can be the open cards of a slot."""
    fits: Bools = np.bitwise_count(sets) == reduced.remaining[slot]
    fits &= sets & ~_local(reduced.allowed[slot], cards) == 0
    for of, clause in reduced.clauses:
        if of == slot:
            fits &= sets & _local(clause, cards) != 0
    return fits


def _envelopes(reduced: ReducedProblem, cards: list[int], sets: Sets) -> Bools:
    """Return which sets can be the open cards of the envelope."""
    categories = [_local(mask, cards) for mask in reduced.allowed[:ENVELOPE_SLOTS]]
    fits: Bools = sets & ~sum(categories) == 0
    for category in categories:
        if category:
            fits &= np.bitwise_count(sets & category) == 1
    for failed in reduced.failed:
        triple = _local(failed & reduced.open, cards)
        fits &= sets & triple != triple
    return fits


def _completions(tables: Table, n: int) -> Table:
    """Return, for each table and set, the number of ways the other tables deal the rest, [2^n, n_tables]."""
    within = tables.copy()
    for i in range(n):
        half = within.reshape(-1, 2, tables.shape[1] << i)
        half[:, 1] += half[:, 0]
    around = _products_of_others(within)
    around[_lacking_odd(n)] *= -1
    for i in range(n):
        half = around.reshape(-1, 2, tables.shape[1] << i)
        half[:, 0] += half[:, 1]
    return around


def _lacking_odd(n: int) -> Bools:
    """Return which sets lack an odd number of cards."""
    odd: Bools = (np.bitwise_count(np.arange(1 << n)) + n) & 1 == 1
    return odd


def _products_of_others(tables: Table) -> Table:
    """Return, for each column, the product of all other columns, [2^n, n_tables]."""
    products = np.ones_like(tables)
    for column in range(1, tables.shape[1]):
        np.multiply(products[:, column - 1], tables[:, column - 1], out=products[:, column])
    behind = tables[:, -1].copy()
    for column in range(tables.shape[1] - 2, -1, -1):
        products[:, column] *= behind
        behind *= tables[:, column]
    return products


def _joint(reduced: ReducedProblem, cards: list[int], sets: Sets, share: Floats) -> tuple[Ints, Floats]:
    """Return the possible triples, in deck order, and their probabilities."""
    possible = np.flatnonzero(share)
    columns = []
    for slot in range(ENVELOPE_SLOTS):
        candidates = cards_of(reduced.allowed[slot] or reduced.held[slot])
        places = [cards.index(card) for card in candidates] if reduced.allowed[slot] else [len(cards)]
        has = sets[possible, None] >> np.array(places) & 1
        columns.append(np.array(candidates)[has.argmax(axis=1)])
    triples = np.stack(columns, axis=1)
    order = np.lexsort(triples.T[::-1])
    return triples[order], share[possible][order]
