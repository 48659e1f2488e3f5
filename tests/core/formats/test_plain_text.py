import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_json, load, write_case
from core.formats.case_reader import parse_case
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
