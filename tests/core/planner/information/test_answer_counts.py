"""The answers to one suggestion over a few solutions, worked by hand; estimates are unbiased."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from core.model.rules import Answers
from core.planner.information.answers import Response, codes, patterns
from core.planner.information.gain import DRAWN_TIE, TIE, AnswerCounts, _falling
from core.planner.information.measures import entropy_bits

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


def test_who_has_two_of_them_shows_either_or_the_one_that_was_seen_before():
    both = [{(BOB, BOB, NOBODY): 1}] * 2
    either = question(*both).forecast(Response.RANDOM)
    assert [CODES[code] for code in either.outcomes] == [(BOB, NOBODY, NOBODY), (NOBODY, BOB, NOBODY)]
    assert either.chances == pytest.approx([1 / 2, 1 / 2])
    again = question(*both, shown={ROPE}).forecast(Response.HABIT)
    assert [CODES[code] for code in again.outcomes] == [(NOBODY, BOB, NOBODY)]


def test_the_least_helpful_card_is_the_one_that_leaves_most_open():
    """Bob always has the Rope, and Miss Scarlett as well in the first case only: she would tell which it is."""
    telling = question({(BOB, BOB, NOBODY): 1}, {(NOBODY, BOB, NOBODY): 1})
    assert telling.gain(Response.LEAST_HELPFUL).bits == pytest.approx(0)
    assert telling.gain(Response.RANDOM).bits > 0.3


@pytest.mark.parametrize("whole", [True, False])
def test_a_card_that_leaves_slightly_more_open_is_shown_unless_that_is_chance(whole):
    """Of two solutions Bob has both cards in half of the deals; the suspect alone in one more deal of the first."""
    rows = (
        {(BOB, BOB, NOBODY): 50, (BOB, NOBODY, NOBODY): 1, (NOBODY,) * 3: 49},
        {
            (BOB, BOB, NOBODY): 50,
            (NOBODY,) * 3: 50,
        },
    )
    found = question(*rows, whole=whole).forecast(Response.LEAST_HELPFUL)
    chances = {CODES[code]: chance for code, chance in zip(found.outcomes, found.chances, strict=True)}
    rope = chances.get((NOBODY, BOB, NOBODY), 0)
    assert rope == pytest.approx(0.5 if whole else 0)


def test_what_drawn_deals_leave_open_is_right_on_average():
    """Eight solutions, twenty draws of each; Bob seldom has the suspect. Taken as they are, they say far too little."""
    likely, errors = np.linspace(0.05, 0.3, 8), {}
    answerers, pattern = patterns(2, Answers.FIRST)
    known = np.zeros((len(answerers), 1))
    known[pattern[CODES.index((BOB, NOBODY, NOBODY))]] = 1
    for whole in (True, False):
        found = []
        for drawn in np.random.default_rng(1).binomial(20, likely, (300, 8)).tolist():
            rows = [{(BOB, NOBODY, NOBODY): n, (NOBODY,) * 3: 20 - n} for n in drawn]
            found.append(question(*rows, whole=whole)._left_open(known)[0])
        errors[whole] = np.mean(found) - entropy_bits(likely)
    assert errors[True] < -0.1
    assert abs(errors[False]) < 0.02


def test_what_is_as_good_comes_in_order():
    nearly = [1.0, 1.0 + DRAWN_TIE / 2, 0.5, 2.0]
    assert _falling(nearly, DRAWN_TIE) == [3, 0, 1, 2]
    assert _falling(nearly, TIE) == [3, 1, 0, 2]
