"""Numbers in words: nothing that is open may read as certain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.numbers import count, fine_percent, percent, spoken_percent


@pytest.mark.parametrize(
    ("p", "text"),
    [(0.0, "0%"), (1.0, "100%"), (0.004, "<1%"), (0.005, "<1%"), (0.006, "1%"), (0.34, "34%"), (0.9951, ">99%")],
)
def test_percents(p, text):
    assert percent(p) == text


@given(st.floats(0, 1, exclude_min=True, exclude_max=True))
def test_an_open_cell_never_reads_as_certain(p):
    assert percent(p) not in ("0%", "100%")
    assert fine_percent(p) not in ("0.0%", "100.0%", "0%", "100%")


def test_percents_are_spoken():
    assert spoken_percent(0.34) == "34 percent"
    assert spoken_percent(0.001) == "less than 1 percent"
    assert spoken_percent(0.999) == "more than 99 percent"


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0"),
        (4494, "4,494"),
        (999_999_999_999, "999,999,999,999"),
        (10**12, "1.0 trillion"),
        (123_456_789_000_000, "123.4 trillion"),
        (10**15, "1.0 quadrillion"),
        (7 * 10**34, "70.0 decillion"),
        (10**36, "1.0e+36"),
    ],
)
def test_counts(n, text):
    assert count(n) == text


def test_a_count_beyond_all_words_says_how_long_it_is():
    assert count(10**400) == "a number of 401 digits"
