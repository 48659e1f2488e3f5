"""Sums over deals, and the exact number of deals, however large it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.exact.columns import Columns
from core.engines.exact.layers import GraphLayer
from core.engines.exact.sweep import count
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem


class NoDeal(Exception):  # noqa: N818 - not an error: the answer "no deal fits"
    """The sum over all deals is empty."""


@dataclass(frozen=True, eq=False, slots=True)
class Sums:
    """The sums over all deals of a reduced problem.

    ``cards`` is [n_cards, n_slots]: the probability of every open card in every slot, 0 for cards placed by presolve.
    ``triples`` [n, 3] and ``solutions`` [n] are the joint distribution of the envelope, in deck order. ``steps``: the
    number of entries processed.
    """

    deals: int
    cards: Floats
    triples: Ints
    solutions: Floats
    steps: int


WORD = 2**64
MODULI = (2**48 - 1, 2**47 - 1, 2**43 - 1, 2**41 - 1, 2**37 - 1, 2**35 - 1)
"""Pairwise coprime, because their exponents are, and odd; a sum of 2^16 residues fits in a word."""

DIGITS = 2**38
"""Relative precision of the float sums: far fewer than 2^14 additions lie on a path, each off by 2^-53."""


def count_deals(
    reduced: ReducedProblem,
    columns: Columns,
    layers: Sequence[GraphLayer],
    paths: Floats | None,
    check: Check = never_cancel,
) -> int:
    """Return the exact number of deals; ``paths`` [n_columns] is the path count per column, if known.

    Floats count exactly below 2^53, and 64-bit words below 2^64. Larger counts are reconstructed from residues modulo
    coprime numbers (Chinese remainder theorem) and the leading digits from floats, with as many residues as needed.
    """
    bound = deals_bound(reduced)
    if bound < 2**53:
        paths = count(layers, np.ones((1, len(columns))), check=check) if paths is None else paths
        return round(float(paths @ columns.multiplicity))
    deals, modulus = _reduced(columns, layers, WORD, check), WORD
    if bound < WORD:
        return deals
    for another in MODULI:
        if modulus * DIGITS > 4 * bound:
            break
        deals, modulus = _combined(deals, modulus, _reduced(columns, layers, another, check), another)
    if modulus * DIGITS <= 4 * bound:
        return _slowly(columns, layers, check)
    estimate = round(float(count(layers, np.ones((1, len(columns))), check=check) @ columns.multiplicity))
    return estimate + (deals - estimate + modulus // 2) % modulus - modulus // 2


def _reduced(columns: Columns, layers: Sequence[GraphLayer], modulus: int, check: Check) -> int:
    """Return the number of deals modulo ``modulus``."""
    paths = count(layers, np.ones((1, len(columns)), np.uint64), None if modulus == WORD else modulus, check)
    return sum(int(n) * int(m) for n, m in zip(paths, columns.multiplicity, strict=True)) % modulus


def _combined(first: int, modulus: int, second: int, another: int) -> tuple[int, int]:
    """Combine two residues by the Chinese remainder theorem."""
    steps = (second - first) * pow(modulus, -1, another) % another
    return first + modulus * steps, modulus * another


def _slowly(columns: Columns, layers: Sequence[GraphLayer], check: Check) -> int:
    """Count with Python integers."""
    paths = count(layers, np.ones((1, len(columns)), object), check=check)
    return sum(int(n) * int(m) for n, m in zip(paths, columns.multiplicity, strict=True))


def deals_bound(reduced: ReducedProblem) -> int:
    """Return an upper bound: the number of deals if the open cards could go anywhere with room for them."""
    envelope = prod(reduced.allowed[slot].bit_count() or 1 for slot in range(ENVELOPE_SLOTS))
    hands = [remaining for remaining in reduced.remaining[ENVELOPE_SLOTS:] if remaining]
    if not reduced.evidence.sized:
        return int(len(reduced.remaining) ** reduced.open.bit_count())
    return envelope * multinomial(hands)


def multinomial(parts: Sequence[int]) -> int:
    """Return the multinomial coefficient of these parts."""
    ways, total = 1, 0
    for part in parts:
        total += part
        ways *= comb(total, part)
    return ways
