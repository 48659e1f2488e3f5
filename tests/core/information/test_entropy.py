"""Information and entropy: by hand, and estimates from draws, which are right on average and as wrong as they say."""

from itertools import product
from math import comb, factorial, prod

import numpy as np
import pytest

from core.information.gain import entropy_bits, estimated, information, too_low

SHARES = np.array([0.6, 0.4])
GIVEN = np.array([[0.5, 0.3, 0.2, 0.0], [0.1, 0.2, 0.3, 0.4]])
"""P(column | row)."""


def test_information_is_what_the_entropies_say():
    left = sum(share * entropy_bits(row) for share, row in zip(SHARES, GIVEN, strict=True))
    found = information(GIVEN, SHARES)
    assert found.bits == pytest.approx(entropy_bits(SHARES @ GIVEN) - left)
    assert found.stderr == 0
    # an answer that names the row tells all that is open
    assert information(np.eye(4), np.full(4, 1 / 4)).bits == pytest.approx(2)
    assert information(np.eye(4)[[0, 0, 1, 1]], np.full(4, 1 / 4)).bits == pytest.approx(1)
    assert information(np.full((4, 3), 1 / 3), np.full(4, 1 / 4)).bits == 0
    # nothing has no entropy
    assert entropy_bits(np.zeros(3)) == 0
    assert entropy_bits(np.array([0.0, 5.0])) == 0
    assert entropy_bits(np.array([7.0, 0.0, 7.0])) == pytest.approx(1)


def test_estimates_are_right_on_average_and_off_by_what_they_say():
    """Over all that 60 draws of each row may give, with their chances: no draw decides.

    Nineteen twentieths of what the plain figure is too high are gone; the rest is of a higher order.
    """
    n, given = 60, np.array([[0.7, 0.3], [0.2, 0.8]])
    ways = [[(k, (comb(n, k) * p**k * q ** (n - k))) for k in range(n + 1)] for p, q in given]
    plain, bits, stderr, chances = [], [], [], []
    for (first, chance), (second, other) in product(*ways):
        seen = np.array([[first, n - first], [second, n - second]]) / n
        found = estimated(seen, seen, SHARES, np.full(2, float(n)))
        plain.append(information(seen, SHARES).bits)
        bits.append(found.bits)
        stderr.append(found.stderr)
        chances.append(chance * other)
    true = information(given, SHARES).bits
    too_high, left, usual = (np.average(some, weights=chances) for some in (plain, bits, stderr))
    assert too_high - true > 0.005
    assert abs(left - true) < (too_high - true) / 20
    assert usual == pytest.approx(np.sqrt(np.average((np.array(bits) - left) ** 2, weights=chances)), rel=0.05)


def test_where_draws_differ_less_there_is_less_to_correct():
    """A player who shows one of two cards at random: what a deal says of each is 1/2, and no draw of it says which."""
    given, n = np.full((2, 2), 0.5), np.full(2, 10.0)
    as_likely = estimated(given, given**2, SHARES, n)
    assert as_likely.bits == as_likely.stderr == 0
    assert estimated(given, given, SHARES, n).bits == 0, "never below nothing"
    assert estimated(GIVEN, GIVEN**2, SHARES, n).bits == pytest.approx(information(GIVEN, SHARES).bits)


@pytest.mark.parametrize("n", [20, 40])
def test_the_entropy_of_draws_is_too_low_by_what_miller_says(n):
    """Over all that the draws may give, with their chances."""
    row = np.array([0.1, 0.2, 0.3, 0.4])
    seen = [some for some in product(range(n + 1), repeat=4) if sum(some) == n]
    ways = [factorial(n) // prod(map(factorial, some)) for some in seen]
    chances = ways * (row ** np.array(seen)).prod(axis=1)
    short = entropy_bits(row) - np.average([entropy_bits(np.array(some, float)) for some in seen], weights=chances)
    said = np.average([too_low(np.count_nonzero(some), n) for some in seen], weights=chances)
    assert said == pytest.approx(short, rel=0.15)
    assert too_low(0, 10) == too_low(3, 0) == too_low(1, 10) == 0
