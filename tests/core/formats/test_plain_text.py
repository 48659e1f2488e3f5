"""Texts as they are read: plain logs, line by line, and strict JSON."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_json, load, write_case
from core.formats.case_reader import parse_case
from core.formats.json_values import MAX_BYTES, MAX_DEPTH, child, described, parse_json
from core.formats.plain_text import parse_plain_text
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.problems import InvalidCaseError

GAME = """\
Plum White Green
Rope Axe
Hall Den Spa

3
Ann 2
Bob 2
Cid 1

guess Ann Plum Rope Hall Cid unknown
guess Bob White Axe Den Ann Axe
guess Cid Spa Rope Green none unknown
accusation Bob White Rope Spa
accusation Cid White Axe Hall none unknown
"""
LINES = GAME.splitlines()


def with_line(number, line):
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_the_setup_and_the_events_are_read_whatever_the_letters():
    setup = parse_plain_text(GAME).setup
    assert (setup.deck.suspects, setup.deck.weapons, setup.deck.rooms) == (
        ("Plum", "White", "Green"),
        ("Rope", "Axe"),
        ("Hall", "Den", "Spa"),
    )
    assert setup.sizes == {"Ann": 2, "Bob": 2, "Cid": 1}
    assert (setup.edition, setup.board, setup.me, setup.my_hand) == (None, None, None, ())
    # the events
    case = parse_plain_text(GAME)
    card = case.setup.deck.card
    assert case.events == (
        Suggestion("Ann", (card("Plum"), card("Rope"), card("Hall")), ("Bob",), "Cid"),
        Suggestion("Bob", (card("White"), card("Axe"), card("Den")), ("Cid",), "Ann", card("Axe")),
        Suggestion("Cid", (card("Green"), card("Rope"), card("Spa")), ("Ann", "Bob")),
        Accusation("Bob", (card("White"), card("Rope"), card("Spa"))),
        Accusation("Cid", (card("White"), card("Axe"), card("Hall"))),
    )
    # names fold as in a case file
    case = parse_plain_text(GAME.replace("guess Ann Plum", "guess ANN plum"))
    assert case == parse_plain_text(GAME)
    # an answer to an accusation is kept as a comment
    (*_, last) = parse_plain_text(GAME + "accusation Ann Green Axe Den Bob Den\n").events
    assert (last.correct, last.comment) == (False, "Bob Den")


@pytest.mark.parametrize("kind", ["guess Cid", "accusation Bob"])
def test_no_card_may_be_none_too_where_nobody_answered(kind):
    line = f"{kind} Green Rope Spa none"
    assert parse_plain_text(f"{GAME}{line} none\n") == parse_plain_text(f"{GAME}{line} unknown\n")
    with pytest.raises(InvalidCaseError, match="“none”"):
        parse_plain_text(f"{GAME}{kind} Green Rope Spa Ann none\n")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r", "\n\n"])
def test_line_ends_and_byte_order_marks_dont_matter(ending):
    assert parse_plain_text("\ufeff" + GAME.replace("\n", ending)) == parse_plain_text(GAME)


NO_CID = dict.fromkeys((10, 12, 14), "no player is called “Cid”")
WRONG = {
    "a card twice": (1, "Plum White Green Plum", {1: "“Plum” appears twice", 5: "the deck has 9"}),
    "a card called unknown": (
        1,
        "Plum White unknown",
        {1: "a card can’t be called unknown", 12: "no card is called “Green”"},
    ),
    "no number of players": (5, "three", {5: "must be the number of players"}),
    "two numbers": (5, "3 3", {5: "must be the number of players"}),
    "sizes that don't add up": (6, "Ann 3", {5: r"the hands have 6 cards together \(3, 2, 1\), the deck has 8"}),
    "no size": (6, "Ann", {6: "must be a player and the number of cards, as in: Ann 6"}),
    "a name of two words": (6, "Ann Lee 2", {6: "must be a player and the number of cards"}),
    "a size below 0": (6, "Ann -2", {6: "must be a player and the number of cards"}),
    "a name twice": (7, "ann 2", {7: "“ann” is too similar to “Ann”", 11: "“Bob”", 13: "“Bob”"}),
    "a player called pool": (8, "pool 1", {8: "a player can’t be called “pool”"} | NO_CID),
    "a player called none": (8, "none 1", {8: "a player can’t be called none"} | NO_CID),
    "another event": (10, "gues Ann Plum Rope Hall Cid unknown", {10: "“gues” is not one of guess, accusation"}),
    "too few words": (10, "guess Ann Plum Rope Hall Cid", {10: "has 6 words; it must be guess, a player"}),
    "too many words": (10, "guess Ann Plum Rope Hall Cid unknown x", {10: "has 8 words"}),
    "an accusation of six words": (13, "accusation Bob White Rope Spa none", {13: "has 6 words"}),
    "an unknown asker": (10, "guess Anna Plum Rope Hall Cid unknown", {10: "no player is called “Anna”"}),
    "an unknown refuter": (10, "guess Ann Plum Rope Hall Sid unknown", {10: "the nearest is “Cid”"}),
    "an unknown card": (10, "guess Ann Plum Roope Hall Cid unknown", {10: "the nearest is “Rope”"}),
    "two weapons": (10, "guess Ann Axe Rope Hall Cid unknown", {10: "“Rope” is a weapon, and so is “Axe”"}),
    "shown is none of the three": (10, "guess Ann Plum Rope Hall Cid Axe", {10: "“Axe” is not one of the three cards"}),
    "shown by nobody": (10, "guess Ann Plum Rope Hall none Rope", {10: "“Rope”, but no one showed a card"}),
    "the asker answers": (10, "guess Ann Plum Rope Hall Ann unknown", {10: "Ann asked; only the other players answer"}),
    "an unknown card in an accusation's tail": (13, "accusation Bob White Rope Spa Ann Axxe", {13: "nearest is “Axe”"}),
}


@pytest.mark.parametrize(("number", "line", "expected"), WRONG.values(), ids=WRONG.keys())
def test_wrong_lines_are_located(number, line, expected):
    with pytest.raises(InvalidCaseError) as caught:
        parse_plain_text(with_line(number, line))
    found = {problem.where: problem.what for problem in caught.value.problems}
    for place, what in expected.items():
        assert re.search(what, found[f"line {place}"])
    assert [problem.where for problem in caught.value.problems] == [f"line {place}" for place in expected]


def test_every_problem_is_named_in_the_order_of_the_lines_and_limits_hold_here_too():
    text = GAME.replace("Ann 2", "Ann x").replace("guess Cid Spa", "guess Sid Spaa").replace("guess Bob", "gess Bob")
    with pytest.raises(InvalidCaseError) as caught:
        parse_plain_text(text)
    assert [problem.where for problem in caught.value.problems] == ["line 6", "line 11", "line 12", "line 12"]
    # limits hold here too
    with pytest.raises(InvalidCaseError, match="larger than 5 MB"):
        parse_plain_text("x " * 2_500_001)
    with pytest.raises(InvalidCaseError, match="at most 10000"):
        parse_plain_text("\n".join([*LINES[:9], *["accusation Bob White Rope Spa"] * 10_001]))


@pytest.mark.parametrize(
    ("lines", "where", "what"),
    [
        (0, "line 1", "where the suspects should be"),
        (1, "line 2", "where the weapons should be"),
        (2, "line 3", "where the rooms should be"),
        (3, "line 4", "where the number of players should be"),
        (6, "line 5", "says 3 players, but only 1 line follow"),
    ],
)
def test_a_file_that_ends_early(lines, where, what):
    with pytest.raises(InvalidCaseError) as caught:
        parse_plain_text("\n".join(LINES[:lines]))
    assert any(problem.where == where and what in problem.what for problem in caught.value.problems)


def test_the_formats_are_told_apart_and_broken_json_is_no_plain_text(tmp_path):
    plain, path = tmp_path / "game.txt", tmp_path / "game.case.json"
    plain.write_text(GAME)
    case = load(plain)
    write_case(case, path)
    assert load(path) == case == parse_plain_text(GAME)
    # broken json is not taken for plain text
    path = tmp_path / "game.case.json"
    path.write_text('{"format": "deerstalker-case",')
    with pytest.raises(InvalidCaseError, match=r"is damaged or not a Deerstalker game \(line 1, column 31: expected"):
        load(path)


def parse_case_again(case):
    return parse_case(case_to_json(case))


@given(st.lists(st.tuples(st.integers(0, len(GAME) - 1), st.sampled_from(" \n\t3xA\0é{")), max_size=6))
def test_a_damaged_file_is_a_case_or_refused(damage):
    text = list(GAME)
    for place, character in damage:
        text[place] = character
    found = case_or_problems("".join(text))
    if isinstance(found, Case):
        assert parse_case_again(found) == found
    else:
        assert found
        assert all(re.fullmatch(r"line \d+", problem.where) for problem in found)


def case_or_problems(text):
    try:
        return parse_plain_text(text)
    except InvalidCaseError as error:
        return error.problems


# JSON

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
