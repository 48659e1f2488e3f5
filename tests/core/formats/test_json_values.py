import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.json_values import MAX_BYTES, MAX_DEPTH, child, described, parse_json
from core.model.problems import InvalidCaseError

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab.[\"'é", max_size=3), inner, max_size=3),
    max_leaves=10,
)


def wheres(text):
    return [problem.where for problem in parse_json(text)[1]]


@given(values)
def test_json_is_read_as_the_standard_library_reads_it(value):
    assert parse_json(json.dumps(value)) == (value, [])


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"a": 1, "b": {"c": 2, "c": 3}}', "b.c"),
        ('{"a": NaN}', "a"),
        ('{"a": [0, -Infinity]}', "a[1]"),
        ('{"a": 1e999}', "a"),
        ('{"a": {"odd name": "\\ud800"}}', "a[“odd name”]"),
        ('["\\udc00x"]', "[0]"),
        ('{"\\ud800": 1}', "[“\\ud800”]"),
    ],
)
def test_what_is_no_strict_json_is_located(text, where):
    assert wheres(text) == [where]


def test_odd_values_are_read_all_the_same():
    assert parse_json('"\\ud83d\\udd75"') == ("🕵", [])
    # a very long number is read without an error
    value, problems = parse_json("[" + "9" * 100_000 + ", " + "9" * 20 + "]")
    assert value == [float("inf"), 1e20]
    assert [problem.where for problem in problems] == ["[0]"]
    # brackets in strings are no nesting
    text = json.dumps(["[" * 100, '"{' * 100, "\\", "{" * 100])
    assert parse_json(text)[0] == json.loads(text)


def test_a_syntax_error_has_its_line_and_column_and_lengths_their_limits():
    with pytest.raises(InvalidCaseError, match=r"^is damaged .* game \(line 2, column 6: expected a colon\)$"):
        parse_json('{"a": 1,\n "b" 2}')
    # length is limited in bytes
    parse_json('"' + "x" * (MAX_BYTES - 2) + '"')
    for text in ('"' + "x" * (MAX_BYTES - 1) + '"', '"' + "é" * (MAX_BYTES // 2) + '"'):
        with pytest.raises(InvalidCaseError, match="larger than 5 MB"):
            parse_json(text)
    # long values are cut
    assert described("x" * 1000) == f"“{'x' * 59}…”"


@pytest.mark.parametrize("blank", ["", " \n\t"])
def test_an_empty_text_is_said_to_be_empty(blank):
    with pytest.raises(InvalidCaseError, match="is empty; a case must be a JSON object"):
        parse_json(blank)


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_is_limited(opening):
    closing = "]" if opening == "[" else "}"
    inside = "0"
    parse_json(opening * MAX_DEPTH + inside + closing * MAX_DEPTH)
    deep = MAX_DEPTH + 1
    with pytest.raises(InvalidCaseError, match="nested more than 32 levels deep"):
        parse_json(opening * deep + inside + closing * deep)
    with pytest.raises(InvalidCaseError, match="nested more than 32 levels deep"):
        parse_json(opening * 100_000)


@pytest.mark.parametrize("text", ['"' * 4_000_000, '{"' + '\\"' * 2_000_000, '{"' + "\\" * 4_000_000])
def test_broken_strings_are_refused_in_linear_time(text):
    """Days, if the time grew with the square of the length: the limit of all tests ends that."""
    with pytest.raises(InvalidCaseError, match="is damaged or not a Deerstalker game"):
        parse_json(text)


@pytest.mark.parametrize(
    ("where", "name", "path"),
    [("", "a", "a"), ("a[0]", "b", "a[0].b"), ("a", "b c", "a[“b c”]"), ("", "b.c", "[“b.c”]")],
)
def test_paths(where, name, path):
    assert child(where, name) == path


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({}, "an object"),
        ([1], "a list"),
        (True, "true"),
        (None, "null"),
        (6.5, "6.5"),
        ("a\nb", r"“a\nb”"),
        ("\ud800", r"“\ud800”"),
    ],
)
def test_values_are_described_in_the_words_of_the_file(value, words):
    assert described(value) == words
