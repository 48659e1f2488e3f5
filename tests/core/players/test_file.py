"""Habit counts survive JSON, and problems in a file are located."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.json_values import Fields
from core.players.counts import HabitCounts, Odds, counts_data, read_counts

COUNTS = st.integers(0, 10_000)


@st.composite
def odds(draw):
    occasions = draw(COUNTS)
    return Odds(occasions, draw(st.integers(0, occasions)), draw(st.floats(0, occasions)))


TALLIES = st.builds(
    HabitCounts, COUNTS, st.tuples(odds(), odds(), odds()), st.tuples(odds(), odds(), odds()), odds(), COUNTS, COUNTS
)


def read(data):
    problems = []
    return read_counts(Fields.of(data, "players.Bob", problems)), [problem.text for problem in problems]


@given(TALLIES)
def test_a_counts_survives_json(tally: HabitCounts):
    assert read(json.loads(json.dumps(counts_data(tally)))) == (tally, [])


def test_nothing_counted_is_spelled_out():
    nothing = {"occasions": 0, "times": 0, "expected": 0.0}
    by_category = {"suspect": nothing, "weapon": nothing, "room": nothing}
    spelled = {"games": 0, "asks_own": by_category, "shows": by_category, "repeats": nothing, "right": 0, "wrong": 0}
    assert counts_data(HabitCounts()) == spelled


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"right": None}, "players.Bob.right: is null; it must be a whole number"),
        ({"left": 1}, "players.Bob.left: is not a field here; the nearest is "),
        ({"asks_own": {"weapons": 1}}, "players.Bob.asks_own.weapons: is not a field here; the nearest is “weapon”"),
        ({"shows": []}, "players.Bob.shows: is a list; it must be an object"),
        *(({name: -1}, f"players.Bob.{name}: is -1; it must be 0 or more") for name in ("games", "right", "wrong")),
        ({"repeats": {"occasions": -2, "times": -3, "expected": 0}}, "players.Bob.repeats.times: is -3; it must be"),
        ({"repeats": {"occasions": 2, "times": 1, "expected": True}}, "players.Bob.repeats.times: is wrong"),
        ({"repeats": {"occasions": 2, "times": 1, "expected": float("nan")}}, "players.Bob.repeats.times: is wrong"),
        ({"right": True}, "players.Bob.right: is true; it must be a whole number"),
        *(
            ({"repeats": {"occasions": 2, **odds}}, "players.Bob.repeats.times: is wrong; times and expected must be")
            for odds in ({"times": 3, "expected": 1}, {"times": 1, "expected": 2.5}, {"times": 1})
        ),
    ],
)
def test_what_is_wrong_is_located(change, what):
    _, problems = read({**counts_data(HabitCounts()), **change})
    assert any(problem.startswith(what) for problem in problems), problems
