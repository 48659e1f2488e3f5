"""Files that were damaged at random are read or refused, with every problem located; nothing else ever happens."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.formats.case_file import case_to_json, load
from core.formats.case_reader import case_from_dict, event_from_dict, parse_case
from core.formats.validity import case_problems
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.text.wording import quoted

FILES = sorted((Path(__file__).parents[2] / "cases").glob("*.case.json"))
VALUES = [json.loads(path.read_text("utf-8")) for path in FILES]
RICH = {
    "format": "deerstalker-case",
    "version": 1,
    "comment": "c",
    "about": {"a": "b", "c": ["d"]},
    "deck": {"suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["E", "F"], "comment": "c"},
    "board": "classic",
    "players": [{"name": "Ann", "hand_size": 1, "suspect": "A", "comment": "c"}, {"name": "Bob", "hand_size": 0}],
    "me": "Ann",
    "my_hand": ["A"],
    "face_up": ["C"],
    "pool": 1,
    "rules": {
        "show_model": "ignore",
        "answers": "all",
        "dice": 1,
        "accuse": "in-room",
        "may_stay": True,
        "pool_look": "unanswered",
        "doors": None,
    },
    "events": [
        {"type": "suggestion", "by": "Ann", "cards": ["A", "C", "E"], "passed": [], "refuted_by": "Bob", "shown": "C"},
        {"type": "suggestion", "by": "Bob", "cards": ["A", "C", "E"], "passed": ["Ann"], "aside": True},
        {"type": "accusation", "by": "Bob", "cards": ["B", "D", "F"], "correct": True},
        {"type": "note", "player": "pool", "card": "E", "holds": True, "comment": "c"},
        {"type": "move", "player": "Ann", "to": [1, 2], "roll": 3, "via": "called"},
    ],
}

TABLE = {
    **RICH,
    "version": 2,
    "board": None,
    "players": [
        {"name": "Ann", "hand_size": 1},
        {"name": "Bob", "hand_size": 1},
        {"name": "Cid", "hand_size": 1, "turns": False},
    ],
    "my_hand": ["A"],
    "face_up": [],
    "pool": 0,
    "deck": {"suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["E", "F"]},
    "rules": {"asked": "against-turn", "after_wrong": "leaves"},
    "events": [
        {"type": "suggestion", "by": "Ann", "cards": ["A", "C", "E"], "overlooked": {"Bob": ["C"]}},
        {"type": "suggestion", "by": "Bob", "cards": ["A", "C", "E"], "passed": ["Cid"], "refuted_by": "Ann"},
        {"type": "accusation", "by": "Bob", "cards": None, "correct": False},
        {"type": "accusation", "by": "Bob", "cards": ["A", "C", "E"], "correct": False, "seen_by": ["Ann"]},
        {
            "type": "note",
            "player": "Bob",
            "cards": ["C", "D", "F"],
            "holds": True,
            "at_least": 2,
            "seen_by": "everyone",
        },
        {"type": "note", "player": "envelope", "cards": ["C", "D"], "holds": False},
        {"type": "hand", "player": "Bob", "cards": ["C"], "seen_by": ["Cid"]},
        {"type": "look", "player": "Bob", "at": "Ann"},
        {"type": "out", "player": "Bob", "answers": False},
        {"type": "back", "player": "Bob"},
    ],
}

odd_values = st.one_of(
    st.sampled_from([None, True, False, 0, 1, -1, 6.0, 1e400, float("nan"), "", "Ann", "pool", "\ud800", "x" * 70]),
    st.integers(-(10**30), 10**30),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from([None, 1, "A", "Ann", [], {}]), max_size=4),
    st.dictionaries(st.sampled_from(["type", "by", "x"]), st.sampled_from([1, "A", "note", "move"]), max_size=2),
)


def places(value, path=()):
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from places(item, (*path, key))


@st.composite
def damaged(draw, files=(RICH, TABLE, *VALUES)):
    """The values of a good file with up to four of them replaced, taken out, renamed or doubled."""
    value = copy.deepcopy(draw(st.sampled_from(files)))
    for _ in range(draw(st.integers(1, 4))):
        path = draw(st.sampled_from([path for path in places(value) if path] or [()]))
        if not path:
            break
        place = value
        for step in path[:-1]:
            place = place[step]
        damage(draw, place, path[-1])
    return value


def damage(draw, place, key):
    kind = draw(st.sampled_from(["replace", "remove", "add"]))
    if kind == "replace":
        place[key] = draw(odd_values)
    elif kind == "remove":
        del place[key]
    elif isinstance(place, list):
        place.insert(key, draw(odd_values | st.just(place[key])))
    else:
        place[draw(st.text(max_size=4) | st.sampled_from(["comment", "aside", "board", "deck"]))] = draw(odd_values)


def outcome(read, *arguments):
    """The case, or None where it was refused as it has to be."""
    try:
        return read(*arguments)
    except InvalidCaseError as error:
        check_refusal(error)
        return None


def check_refusal(error):
    assert error.problems
    assert len(set(error.problems)) == len(error.problems)
    for problem in error.problems:
        assert problem.what
        str(problem).encode("utf-8")


def check_values(value):
    case = outcome(parse_case, json.dumps(value))
    if case is not None:
        assert case_problems(case) == []
        assert parse_case(case_to_json(case)) == case
    assert outcome(case_from_dict, value) == case


def check_text(data):
    text = data.decode("utf-8", "replace")
    case = outcome(parse_case, text)
    assert case is None or isinstance(case, Case)


@st.composite
def damaged_bytes(draw):
    data = bytearray(json.dumps(draw(st.sampled_from([RICH, *VALUES]))).encode())
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(data)))
        end = start + draw(st.integers(0, 8))
        data[start:end] = draw(st.binary(max_size=4) | st.sampled_from([b'"', b"[" * 40, b"{", b",", b"\\", b"9" * 30]))
    return bytes(data)


@given(damaged())
def test_damaged_values(value):
    check_values(value)


@settings(max_examples=300)
@given(damaged(files=(TABLE,)))
def test_damaged_tables(value):
    check_values(value)


@pytest.mark.slow
@settings(max_examples=10_000, deadline=None)
@given(damaged(files=(TABLE,)))
def test_very_many_damaged_tables(value):
    check_values(value)


@given(damaged_bytes())
def test_damaged_text(data):
    check_text(data)


@given(st.recursive(odd_values, lambda inner: st.dictionaries(st.text(max_size=3), inner, max_size=3)))
def test_any_value_as_an_event(value):
    setup = parse_case(json.dumps(TABLE)).setup
    outcome(event_from_dict, value, setup)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damaged_bytes() | st.binary(max_size=60))
def test_damaged_files(tmp_path, data):
    path = tmp_path / "damaged.case.json"
    path.write_bytes(data)
    outcome(load, path)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None)
@given(damaged())
def test_damaged_values_at_length(value):
    check_values(value)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None)
@given(damaged_bytes())
def test_damaged_text_at_length(data):
    check_text(data)


@given(st.text(st.characters(), max_size=100))
def test_whatever_is_quoted_can_be_printed(text):
    assert quoted(text).isprintable()
    quoted(text).encode("utf-8")
