"""Numbers in words: nothing that is open may read as certain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.language import localized, set_language
from app.ui.numbers import (
    count,
    duration,
    error_percent,
    estimated_percent,
    exact_percent,
    fine_percent,
    percent,
    points,
    spoken_error,
    spoken_percent,
)
from core.text.text import say
from tests.app.languages import numbers_of


@pytest.mark.parametrize(
    ("p", "text"),
    [(0.0, "0%"), (1.0, "100%"), (0.004, "<1%"), (0.005, "<1%"), (0.006, "1%"), (0.34, "34%"), (0.9951, ">99%")],
)
def test_percents(p, text):
    assert percent(p) == text


@pytest.mark.parametrize(
    ("p", "text"), [(0.0, "0"), (1e-12, "0"), (1e-5, "<0.01"), (0.00123, "0.12"), (0.271, "27.10")]
)
def test_differences_are_points_that_never_round_to_nothing(p, text):
    assert points(p) == text


@pytest.mark.parametrize(
    ("ms", "text"), [(0.123, "0.1 ms"), (9.94, "9.9 ms"), (182.4, "182 ms"), (1840, "1.8 s"), (12_300, "12 s")]
)
def test_durations_have_two_figures_or_three(ms, text):
    assert duration(ms) == text


@given(st.floats(0, 1, exclude_min=True, exclude_max=True))
def test_an_open_cell_never_reads_as_certain(p):
    assert percent(p) not in ("0%", "100%")
    assert fine_percent(p) not in ("0.0%", "100.0%", "0%", "100%")


@pytest.mark.parametrize(
    ("p", "text"), [(0.0, "0%"), (1.0, "100%"), (0.12345, "12.35%"), (0.00001, "<0.01%"), (0.99999, ">99.99%")]
)
def test_exact_percents_have_two_decimals(p, text):
    assert exact_percent(p) == text


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


@pytest.mark.parametrize(
    ("error", "text"), [(0.0, "23.4%"), (0.0049, "23.4%"), (0.005, "23%"), (0.03, "23%"), (None, "23%")]
)
def test_estimates_have_no_more_digits_than_they_deserve(error, text):
    assert estimated_percent(0.2344, error) == text


@pytest.mark.parametrize(
    ("error", "text"), [(0.00001, "0.1%"), (0.001, "0.1%"), (0.0011, "0.2%"), (0.014, "1.4%"), (0.1, "10.0%")]
)
def test_errors_are_rounded_up(error, text):
    assert error_percent(error) == text
    assert spoken_error(error) == text.replace("%", " percent")


@given(st.floats(1e-6, 0.5))
def test_an_error_is_never_said_to_be_smaller(error):
    assert float(error_percent(error).rstrip("%")) >= 100 * error - 1e-6


@pytest.mark.usefixtures("marked")
def test_numbers_are_said_in_the_language_of_the_window():
    said = [percent(0.001), percent(0.34), fine_percent(0.9999), error_percent(0.014), spoken_percent(0.001)]
    assert said == ["«<1%»", "«34%»", "«>99.9%»", "«1.4%»", "«less than 1 percent»"]
    assert (spoken_error(0.014), count(10**12), count(10**400)) == (
        "«1.4 percent»",
        "«1.0 trillion»",
        "«a number of 401 digits»",
    )


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("de", ("12,5%", "4.494", "1,0 trillion", "1,0e+36")),
        ("fr", ("12,5%", "4\N{NARROW NO-BREAK SPACE}494", "1,0 trillion", "1,0e+36")),
    ],
)
def test_numbers_have_the_signs_of_their_language(code, texts):
    with numbers_of(code):
        assert (fine_percent(0.125), count(4494), count(10**12), count(10**36)) == texts


@pytest.mark.parametrize(
    ("turns", "text"), [(0.3, "0,3 tour de plus"), (1.9, "1,9 tour de plus"), (2.0, "2,0 tours de plus")]
)
def test_french_turns_are_several_from_two_on(qapp, turns, text):
    slower = say("{turns:.1f} turns slower", "", int(turns)).format(turns=turns)
    try:
        set_language(qapp, "fr")
        assert localized(slower) == text
    finally:
        set_language(qapp, "en")
