"""The answers to one suggestion over a few solutions, worked by hand; estimates are unbiased."""

from itertools import product
from math import comb, factorial, prod
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from core.engines.driver import answer
from core.evidence.evidence import evidence_of
from core.information.answers import Response, codes, patterns
from core.information.deal_table import Deals, DealTable, shown_to, table_of
from core.information.gain import (
    DRAWN_TIE,
    TIE,
    AnswerCounts,
    _falling,
    entropy_bits,
    estimated,
    gains,
    information,
    too_low,
)
from core.model.rules import Answers
from tests.games import classic_game

BOB, CID, NOBODY = 0, 1, 2
CODES = [tuple(code) for code in codes(2).tolist()]
SCARLETT, ROPE, HALL = 0, 6, 12


def question(*rows, sizes=None, shown=(), whole=True):
    """Of solutions that are equally likely: for each the weights of who has the suspect, the weapon and the room."""
    answerers, pattern = patterns(2, Answers.FIRST)
    counted = np.zeros((len(rows), len(answerers)))
    for row, weights in enumerate(rows):
        for code, weight in weights.items():
            counted[row, pattern[CODES.index(code)]] += weight
    rules = SimpleNamespace(answers=Answers.FIRST)
    table = SimpleNamespace(
        names=("Bob", "Cid"),
        deals=SimpleNamespace(whole=whole, effective=1.0),
        shown=set(shown),
        evidence=SimpleNamespace(setup=SimpleNamespace(rules=rules)),
    )
    sizes = np.ones(len(rows)) if sizes is None else np.array(sizes, float)
    return AnswerCounts(table, (SCARLETT, ROPE, HALL), counted, np.full(len(rows), 1 / len(rows)), sizes)


def test_who_sees_the_card_learns_what_who_sees_only_who_shows_it_does_not():
    which = question({(BOB, NOBODY, NOBODY): 1}, {(NOBODY, BOB, NOBODY): 1})
    assert which.gain(Response.RANDOM).bits == pytest.approx(1)
    assert which.public(Response.RANDOM).bits == pytest.approx(0)
    who = question({(BOB, NOBODY, NOBODY): 1}, {(CID, NOBODY, NOBODY): 1})
    assert who.gain(Response.RANDOM).bits == pytest.approx(1)
    assert who.public(Response.RANDOM).bits == pytest.approx(1)


def test_what_is_answered_leaves_open_what_it_does_not_tell():
    """Half of the solutions are two that nothing tells apart."""
    one = question({(BOB, NOBODY, NOBODY): 3}, {(NOBODY,) * 3: 1, (BOB, NOBODY, NOBODY): 1}, sizes=(1, 2))
    found = one.forecast(Response.RANDOM)
    open_then = dict(
        zip([CODES[code] for code in found.outcomes], zip(found.chances, found.entropies, strict=True), strict=True)
    )
    assert open_then == {
        (BOB, NOBODY, NOBODY): (pytest.approx(3 / 4), pytest.approx(entropy_bits(np.array([2 / 3, 1 / 6, 1 / 6])))),
        (NOBODY,) * 3: (pytest.approx(1 / 4), pytest.approx(1)),
    }
    assert one.hit(Response.RANDOM) == pytest.approx(1 / 2 + 1 / 4 / 2)


def test_who_has_two_of_them_shows_either_or_what_was_seen_before_or_leaves_most_open():
    both = [{(BOB, BOB, NOBODY): 1}] * 2
    either = question(*both).forecast(Response.RANDOM)
    assert [CODES[code] for code in either.outcomes] == [(BOB, NOBODY, NOBODY), (NOBODY, BOB, NOBODY)]
    assert either.chances == pytest.approx([1 / 2, 1 / 2])
    again = question(*both, shown={ROPE}).forecast(Response.HABIT)
    assert [CODES[code] for code in again.outcomes] == [(NOBODY, BOB, NOBODY)]

    # Bob always has the Rope, and Miss Scarlett as well in the first case only: she would tell which it is.
    telling = question({(BOB, BOB, NOBODY): 1}, {(NOBODY, BOB, NOBODY): 1})
    assert telling.gain(Response.LEAST_HELPFUL).bits == pytest.approx(0)
    assert telling.gain(Response.RANDOM).bits > 0.3
    # what is as good comes in order
    nearly = [1.0, 1.0 + DRAWN_TIE / 2, 0.5, 2.0]
    assert _falling(nearly, [DRAWN_TIE] * 4) == [3, 0, 1, 2]
    assert _falling(nearly, [TIE] * 4) == [3, 1, 0, 2]


@pytest.mark.parametrize("whole", [True, False])
def test_a_card_that_leaves_slightly_more_open_is_shown_unless_that_is_chance(whole):
    """Of two solutions Bob has both cards in half of the deals; the suspect alone in one more deal of the first."""
    rows = (
        {(BOB, BOB, NOBODY): 50, (BOB, NOBODY, NOBODY): 1, (NOBODY,) * 3: 49},
        {(BOB, BOB, NOBODY): 50, (NOBODY,) * 3: 50},
    )
    found = question(*rows, whole=whole).forecast(Response.LEAST_HELPFUL)
    chances = {CODES[code]: chance for code, chance in zip(found.outcomes, found.chances, strict=True)}
    rope = chances.get((NOBODY, BOB, NOBODY), 0)
    assert rope == pytest.approx(0.5 if whole else 0)


def test_what_drawn_deals_leave_open_is_right_on_average():
    """Eight solutions, twenty draws of each; Bob seldom has the suspect. Taken as they are, they say far too little.

    Each solution has the 300 numbers that cut its distribution into equal parts, in a random order: over 100 orders the
    mean error was -0.0084 with a spread of 0.0017, so the limit is more than six spreads away (chance below 1e-8).
    """
    from scipy.stats import binom

    likely, errors, lot = np.linspace(0.05, 0.3, 8), {}, Random(1)
    parts = [binom.ppf((np.arange(300) + 0.5) / 300, 20, p).astype(int).tolist() for p in likely]
    together = list(zip(*(lot.sample(numbers, 300) for numbers in parts), strict=True))
    for whole in (True, False):
        found = []
        for drawn in together:
            rows = [{(BOB, NOBODY, NOBODY): n, (NOBODY,) * 3: 20 - n} for n in drawn]
            found.append(question(*rows, whole=whole).left_open.bits[BOB, 0])
        errors[whole] = np.mean(found) - entropy_bits(likely)
    assert errors[True] < -0.1
    assert abs(errors[False]) < 0.02


def test_where_an_estimate_leaves_it_in_doubt_what_is_shown_is_settled_exactly():
    """Entropies that differ by thousandths of a bit decide which card a player shows, and so what the answer tells.

    Python draws, whose lots fall the same on every machine: unsettled the worst is 0.204 bits off, settled 0.010.
    """
    case, n = classic_game(7016, 5, 12).case, 8_192
    setup, whole = case.setup, table_of(case).deals
    exact = gains(table_of(case), Response.LEAST_HELPFUL)
    assert exact.exact
    drawn = Random(7).choices(range(len(whole)), whole.weights.tolist(), k=n)
    places = np.ascontiguousarray(whole.places[:, drawn])
    deals, shown = Deals(places, np.full(n, 1 / n), whole=False, effective=n), shown_to(case, setup.me)
    envelope = answer(case, "exact").envelope
    off = {}
    for settles in (False, True):
        table = DealTable(
            evidence_of(case), deals, setup.seats.others(setup.me), shown, envelope, envelope_is_exact=True
        )
        found = gains(table, Response.LEAST_HELPFUL, settles=settles)
        assert not found.exact
        assert bool(found.settled) == settles
        off[settles] = abs(found.bits - exact.bits).max()
    assert off[False] > 0.1
    assert off[True] < 0.02


# Information and entropy: by hand, and estimates from draws, which are right on average and as wrong as they say

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
