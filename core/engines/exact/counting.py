"""The number of deals, to the last digit, however large it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.exact.columns import Columns
from core.engines.exact.layers import GraphLayer
from core.engines.exact.sweep import count
from core.engines.posterior import Floats
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem

WORD = 2**64
MODULI = (2**48 - 1, 2**47 - 1, 2**43 - 1, 2**41 - 1, 2**37 - 1, 2**35 - 1)
"""Coprime, because their exponents are, and odd; a sum of 2^16 residues stays below a word."""

DIGITS = 2**38
"""The float sums are right to one part in so many: far below 2^14 additions lie on a path, each off by 2^-53."""


def count_deals(
    reduced: ReducedProblem,
    columns: Columns,
    layers: Sequence[GraphLayer],
    paths: Floats | None,
    check: Check = never_cancel,
) -> int:
    """Return the exact number of deals; ``paths`` [n_columns] is how many go through all layers, if that is known.

    Floats count exactly below 2^53, and words below 2^64. Above that the count is found from its residues modulo
    coprime numbers (Chinese remainders) and its leading digits, which floats give: as many residues as it takes to
    tell apart what the floats can't.
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
    """Return the number that is ``first`` modulo the one and ``second`` modulo the other, modulo their product."""
    steps = (second - first) * pow(modulus, -1, another) % another
    return first + modulus * steps, modulus * another


def _slowly(columns: Columns, layers: Sequence[GraphLayer], check: Check) -> int:
    """Count in Python's own integers."""
    paths = count(layers, np.ones((1, len(columns)), object), check=check)
    return sum(int(n) * int(m) for n, m in zip(paths, columns.multiplicity, strict=True))


def deals_bound(reduced: ReducedProblem) -> int:
    """Return how many deals there would be if the open cards could go anywhere that has room for them."""
    envelope = prod(reduced.allowed[slot].bit_count() or 1 for slot in range(ENVELOPE_SLOTS))
    hands = [remaining for remaining in reduced.remaining[ENVELOPE_SLOTS:] if remaining]
    if not reduced.evidence.sized:
        return int(len(reduced.remaining) ** reduced.open.bit_count())
    return envelope * multinomial(hands)


def multinomial(parts: Sequence[int]) -> int:
    """Return in how many ways as many cards as the parts add up to can be split into such parts."""
    ways, total = 1, 0
    for part in parts:
        total += part
        ways *= comb(total, part)
    return ways
