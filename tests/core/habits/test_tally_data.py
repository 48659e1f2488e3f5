"""A tally comes back from what it is kept as; anything that is no tally is none."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.habits.odds import Odds
from core.habits.tally import Tally
from core.habits.tally_data import tally_of_data

counts = st.integers(0, 10_000)


@st.composite
def odds(draw: st.DrawFn) -> Odds:
    occasions = draw(counts)
    return Odds(occasions, draw(st.integers(0, occasions)), draw(st.floats(0, occasions)))


by_category = st.tuples(odds(), odds(), odds())
tallies = st.builds(Tally, counts, by_category, by_category, odds(), counts, counts)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*Tally().as_data(), "x"]), inner, max_size=6)
    ),
    max_leaves=12,
)


@given(tally=tallies)
def test_a_tally_comes_back_from_its_text(tally: Tally):
    assert tally_of_data(json.loads(json.dumps(tally.as_data()))) == tally


@given(data=junk)
def test_junk_is_no_tally(data: object):
    assert tally_of_data(data) is None


WRONG = {
    "games": [-1, 1.0, True, "1", None, 10**30],
    "asks_own": [None, [], [[0, 0, 0.0]] * 2, [[0, 0]] * 3, [[1, 2, 0.5]] * 3, [[1, 0, 1.5]] * 3],
    "shows": [{}, [[0, 0, 0.0]] * 4, [[1, 0, float("nan")]] * 3, [[1, 0, float("inf")]] * 3, [[1, 0, True]] * 3],
    "repeats": [0, [1, -1, 0.5], [1, 0, -0.5], [0, 0, "0"]],
    "right": ["", [], -3],
    "wrong": [None, 0.5],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, many in WRONG.items() for value in many])
def test_one_damaged_part_makes_it_none(name: str, value: object):
    data = Tally(2, wrong=1).as_data()
    assert tally_of_data(data) is not None
    assert tally_of_data(data | {name: value}) is None


@pytest.mark.parametrize("name", Tally().as_data())
def test_a_part_that_is_missing_makes_it_none(name: str):
    data = Tally().as_data()
    del data[name]
    assert tally_of_data(data) is None
