"""Information and entropy: by hand, and estimates from draws, which are right on average and as wrong as they say."""

from __future__ import annotations

import numpy as np
import pytest

from core.planner.information.measures import entropy_bits, estimated, information, too_low

SHARES = np.array([0.6, 0.4])
GIVEN = np.array([[0.5, 0.3, 0.2, 0.0], [0.1, 0.2, 0.3, 0.4]])
"""P(column | row)."""


def draws(times: int, n: int) -> np.ndarray:
    """How often each column came in ``n`` draws of each row, [times, n_rows, n_columns]."""
    rng = np.random.default_rng(1)
    return np.stack([rng.multinomial(n, row, times) for row in GIVEN], axis=1).astype(float)


def test_an_answer_that_names_the_row_tells_all_that_is_open():
    assert information(np.eye(4), np.full(4, 1 / 4)).bits == pytest.approx(2)
    assert information(np.eye(4)[[0, 0, 1, 1]], np.full(4, 1 / 4)).bits == pytest.approx(1)
    assert information(np.full((4, 3), 1 / 3), np.full(4, 1 / 4)).bits == 0


def test_information_is_what_the_entropies_say():
    left = sum(share * entropy_bits(row) for share, row in zip(SHARES, GIVEN, strict=True))
    found = information(GIVEN, SHARES)
    assert found.bits == pytest.approx(entropy_bits(SHARES @ GIVEN) - left)
    assert found.stderr == 0


def test_estimates_are_right_on_average_and_off_by_what_they_say():
    """Four fifths of what the plain figure is too high are gone; the rest is of a higher order."""
    n, true = 60, information(GIVEN, SHARES).bits
    sampled = draws(2000, n) / n
    found = [estimated(given, given, SHARES, np.full(2, float(n))) for given in sampled]
    bits = np.array([one.bits for one in found])
    too_high = np.mean([information(given, SHARES).bits for given in sampled]) - true
    assert too_high > 0.01
    assert abs(bits.mean() - true) < too_high / 5
    assert np.mean([one.stderr for one in found]) == pytest.approx(bits.std(), rel=0.1)


def test_where_draws_differ_less_there_is_less_to_correct():
    """A player who shows one of two cards at random: what a deal says of each is 1/2, and no draw of it says which."""
    given, n = np.full((2, 2), 0.5), np.full(2, 10.0)
    as_likely = estimated(given, given**2, SHARES, n)
    assert as_likely.bits == as_likely.stderr == 0
    assert estimated(given, given, SHARES, n).bits == 0, "never below nothing"
    assert estimated(GIVEN, GIVEN**2, SHARES, n).bits == pytest.approx(information(GIVEN, SHARES).bits)


@pytest.mark.parametrize("n", [20, 60])
def test_the_entropy_of_draws_is_too_low_by_what_miller_says(n):
    row = np.array([0.1, 0.2, 0.3, 0.4])
    seen = np.random.default_rng(1).multinomial(n, row, 4000)
    short = entropy_bits(row) - np.mean([entropy_bits(some.astype(float)) for some in seen])
    said = np.mean([too_low(np.count_nonzero(some), n) for some in seen])
    assert said == pytest.approx(short, rel=0.15)
    assert too_low(0, 10) == too_low(3, 0) == too_low(1, 10) == 0


def test_nothing_has_no_entropy():
    assert entropy_bits(np.zeros(3)) == 0
    assert entropy_bits(np.array([0.0, 5.0])) == 0
    assert entropy_bits(np.array([7.0, 0.0, 7.0])) == pytest.approx(1)
