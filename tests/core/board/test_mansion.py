"""Matching a board with a deck, its rules and its case."""

import os
import re
from copy import copy
from dataclasses import replace
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.board.board import Direction
from core.board.mansion import board_called, fitted, mansion_of, move_problems, shipped_board
from core.board.reader import parse_board
from core.formats.case_reader import parse_case
from core.formats.editions import edition, editions
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Move
from core.model.problems import InvalidCaseError
from core.model.renaming import renamed_setup
from core.model.rules import Rules
from core.model.seats import Player
from core.model.setup import Setup
from tests.core.board.mansions import CLASSIC, HOUSE, classic, room

SUSPECTS = ("Scarlett", "Mustard")
HOUSE_DECK = Deck(("Ann", "Bob", "Cid"), ("Rope",), ("Parlour", "Kitchen"))
FRENCH = (
    "Bureau",
    "Hall",
    "Petit salon",
    "Salle à manger",
    "Bibliothèque",
    "Billard",
    "Véranda",
    "Salle de bal",
    "Cuisine",
)


def setup_of(name):
    published = edition(name)
    return Setup(published.deck, (), name, rules=published.rules, board=published.board)


def said(work):
    with pytest.raises(InvalidCaseError) as caught:
        work()
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("name", "doors"), [("classic-uk", 17), ("classic-us", 17), ("modern-2016", 17), ("modern", 10)]
)
def test_an_edition_is_played_in_its_mansion(name, doors):
    mansion = mansion_of(setup_of(name))
    assert mansion.rooms == edition(name).deck.of(Category.ROOM)
    assert len(mansion.doors) == doors
    assert mansion.room("I").name == "Billiard Room"
    assert mansion.start_of(mansion.suspects[0]) == (24, 7)
    assert mansion.start_of(mansion.suspects[5]) == (19, 23)


def test_other_editions_have_none():
    boardless = [one.name for one in editions() if one.board is None]
    assert boardless
    assert all(mansion_of(setup_of(name)) is None for name in boardless)


def test_a_house_and_its_deck_are_fitted_to_each_other():
    mansion = fitted(parse_board(HOUSE), HOUSE_DECK)
    assert mansion.letters == ("P", "K")
    assert [place.name for place in mansion.places[-2:]] == ["Parlour", "Kitchen"]
    assert next(door for door in mansion.doors if door.room == "P").square == (1, 4)
    # a suspect beyond the last start has none
    assert [mansion.start_of(suspect) for suspect in mansion.suspects] == [(0, 4), (3, 0), None]
    # without a set the first of the file is taken
    assert len(fitted(parse_board(HOUSE), HOUSE_DECK).doors) == 2
    assert len(fitted(parse_board(HOUSE), HOUSE_DECK, "garden").doors) == 1
    # an unknown door set is a problem
    assert said(lambda: fitted(parse_board(HOUSE), HOUSE_DECK, "gardn")) == [
        "rules.doors: “gardn” is not one of all, garden; the nearest is “garden”"
    ]


def test_rooms_keep_their_places_in_another_language_and_under_other_names():
    mansion = fitted(shipped_board("classic"), Deck(SUSPECTS, ("Corde",), FRENCH))
    assert mansion.letters == tuple("SHODLICBK")
    assert mansion.start_of(mansion.suspects[1]) == (17, 0)
    # renamed cards keep their rooms
    setup = setup_of("classic-uk")
    other = {card: Card(f"{card.name[::-1]}!", card.category) for card in setup.deck.of(Category.ROOM)[3:]}
    assert mansion_of(renamed_setup(setup, {}, other)).letters == mansion_of(setup).letters


def test_rooms_that_do_not_fit_the_board_are_problems():
    rooms = (*FRENCH[:4], "Cellar", *FRENCH[5:])
    problems = said(lambda: fitted(shipped_board("classic"), Deck(SUSPECTS, ("Corde",), rooms)))
    assert len(problems) == 1
    assert problems[0].startswith("board: no room of the board is called “Cellar”; the nearest is “Library”")
    # deck and board have equally many rooms
    deck = edition("master-detective").deck
    assert said(lambda: fitted(shipped_board("classic"), deck)) == [
        "board: the deck has 12 rooms, the board 9; name a board that has the deck’s rooms"
    ]
    # two rooms of a deck are not one of the board
    rooms = ("Lounge", "Salon", *edition("classic-uk").deck.rooms[:7])
    problems = said(lambda: fitted(shipped_board("classic"), Deck(SUSPECTS, ("Rope",), rooms)))
    assert any("“Lounge” and “Salon” both name the room O" in problem for problem in problems)


def test_clicks_and_moves_find_places():
    mansion = classic()
    assert mansion.at((7, 4)) == (7, 4)
    assert mansion.at((2, 2)) == room("Kitchen")
    assert mansion.at((12, 12)) is None
    assert mansion.at((-1, 3)) is None
    assert (2, 2) in mansion.squares_of(room("Kitchen"))
    # moves to no square are told
    setup = replace(setup_of("classic-uk"), players=(Player("Ann", 9), Player("Bob", 9)))
    moves = (Move("Ann", (7, 4)), Move("Bob", (0, 0)), Move("Ann", room("Hall")), Move("Ann", (99, 99)))
    assert [str(problem) for problem in move_problems(Case(setup, moves), classic())] == [
        "events[1].to: the square [0, 0] is not a corridor square of this board",
        "events[3].to: the square [99, 99] is not a corridor square of this board",
    ]


def test_a_mansion_is_a_key_and_goes_to_another_process_without_its_hash():
    assert hash(classic()) == hash(classic())
    assert classic() == classic()
    assert classic() != classic("modern")
    # a mansion goes to another process without its hash
    mansion = classic()
    assert hash(mansion) == vars(mansion)["_hash"]
    sent = copy(mansion)  # what pickle does, without the bytes
    assert "_hash" not in vars(sent)
    assert {sent, mansion} == {mansion}


CASE = (
    '{"format": "deerstalker-case", "version": 1, "board": "our house.txt", "me": null,'
    '"rules": {"doors": "garden"},'
    '"deck": {"suspects": ["Ann", "Bob"], "weapons": ["Rope"], "rooms": ["KITCHEN", "Parlour"]},'
    '"players": [{"name": "X", "hand_size": 1}, {"name": "Y", "hand_size": 1}]}'
)


def test_a_board_may_lie_beside_its_case_and_is_read_anew(tmp_path):
    (tmp_path / "our house.txt").write_text(HOUSE, "utf-8")
    case = parse_case(CASE, tmp_path)
    assert len(mansion_of(case.setup, tmp_path).doors) == 1
    # a board beside the case is read anew
    file = tmp_path / "house.txt"
    file.write_text(HOUSE, "utf-8")
    before = board_called("house.txt", tmp_path)
    file.write_text(HOUSE.replace("passage K P", "passage K P step"), "utf-8")
    assert board_called("house.txt", tmp_path) != before


def test_the_problems_of_a_file_name_it_and_of_one_that_is_no_board_nothing_is_quoted(tmp_path):
    (tmp_path / "house.txt").write_text(HOUSE.replace("1 4 E", "1 4 W"), "utf-8")
    assert said(lambda: board_called("house.txt", tmp_path)) == [
        "house.txt: line 11, column 12: P doesn’t lie to the W of [1, 4]; it lies to the E or S"
    ]
    missing = "board: no board is called “garden.txt”, and no file beside the case has that name"
    assert said(lambda: board_called("garden.txt", tmp_path)) == [f"{missing}; the nearest is “classic”"]
    assert "the nearest is “classic”" in said(lambda: board_called("clasic"))[0]
    # of a file that is no board nothing is quoted
    (tmp_path / "notes.txt").write_text(NOTES, "utf-8")
    assert said(lambda: board_called("notes.txt", tmp_path)) == [
        "notes.txt: line 5, column 1: the file ends without a grid; draw one between “grid” and “end”"
    ]
    (tmp_path / "notes.txt").write_text(f"grid\n{NOTES}", "utf-8")
    assert said(lambda: board_called("notes.txt", tmp_path)) == [
        "notes.txt: line 1, column 1: the grid has no end; put a line “end” under its last row"
    ]


NOTES = "keyword hunter2\nroom K hunter2\ndoor hunter2\nroom hunter2\n"


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_out_of_the_folder_is_no_board_beside_the_case(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    (tmp_path / "house.txt").write_text(HOUSE, "utf-8")
    (folder / "house.txt").symlink_to(tmp_path / "house.txt")
    (folder / "loop.txt").symlink_to(folder / "loop.txt")
    for name in ("house.txt", "loop.txt"):
        assert "no file beside the case has that name" in said(lambda name=name: board_called(name, folder))[0]
    (folder / "ours.txt").write_text(HOUSE, "utf-8")
    (folder / "link.txt").symlink_to(folder / "ours.txt")
    assert board_called("link.txt", folder) == parse_board(HOUSE)


def test_a_name_that_no_file_can_have_is_no_board_and_a_shipped_one_needs_no_folder(tmp_path):
    with pytest.raises(InvalidCaseError, match="no file beside the case has that name"):
        parse_case(CASE.replace("our house", "our " * 70), tmp_path)
    # a shipped board needs no folder and an unknown one names the nearest
    with pytest.raises(KeyError, match="the nearest is “classic”"):
        shipped_board("mansion")
    # a shipped board needs no folder
    assert shipped_board("classic") == parse_board(CLASSIC)
    assert mansion_of(Setup(edition("classic-uk").deck, (), rules=Rules(doors="modern"), board="classic")) is not None


# Board files: what valid ones draw, and the located problems of invalid ones

README = resources.files("resources").joinpath("boards", "README.md").read_text("utf-8")


def problems(text):
    with pytest.raises(InvalidCaseError) as caught:
        parse_board(text)
    return [str(problem) for problem in caught.value.problems]


def test_the_mansion_is_the_mansion():
    board = parse_board(CLASSIC)
    assert (board.height, board.width, len(board.squares)) == (25, 24, 188)
    assert board.door_sets == ("classic", "modern")
    assert [len(board.doors_in(name)) for name in board.door_sets] == [17, 10]
    assert [set(passage.rooms) for passage in board.passages] == [{"K", "S"}, {"C", "O"}]
    assert board.starts == ((24, 7), (17, 0), (0, 9), (0, 14), (6, 23), (19, 23))
    assert tuple(room.names[0] for room in board.rooms) == edition("classic-uk").deck.rooms
    assert all(board.squares_of(room.letter) for room in board.rooms)


def test_a_small_house_is_read_as_drawn():
    board = parse_board(HOUSE)
    assert board.squares == ((0, 3), (0, 4), (1, 3), (1, 4), (2, 2), (2, 3), (3, 0), (3, 1), (3, 2), (3, 3))
    assert board.starts == ((0, 4), (3, 0))
    assert board.rooms[0].names == ("Kitchen", "Küche")
    assert board.squares_of("P") == ((1, 5), (2, 4), (2, 5), (3, 4), (3, 5))
    assert (board.doors[0].square, board.doors[0].direction) == ((2, 2), Direction.N)
    assert board.doors_in("garden") == board.doors[:1]
    assert board.doors_in("cellar") == ()
    assert not board.passages[0].is_step
    assert [board.at(square) for square in ((-1, 0), (0, 6), (4, 0), (2, 1), (0, 4))] == ["#", "#", "#", "#", "1"]
    # a passage may cost a step
    assert parse_board(HOUSE.replace("K P\n", "K P step\n")).passages[0].is_step
    # line ends and a mark at the beginning do not matter
    assert parse_board("\ufeff" + HOUSE.replace("\n", "\r\n")) == parse_board(HOUSE)


def test_the_example_of_the_description_is_a_board_and_its_message_is_true():
    example, message = re.findall(r"```\n(.*?)```", README, re.DOTALL)
    assert parse_board(example).door_sets == ("all", "garden")
    wrong = example.replace("door K 2 2 N", "door K 2 2 E")
    assert [f"our house.txt: {problem}" for problem in problems(wrong)] == [message.strip()]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("KKK..P\n", "KK@..P\n", "line 4, column 3: “@” has no meaning here; a square is . (corridor)"),
        ("KKK..P\n", "KKQ..P\n", "line 4, column 3: “Q” has no meaning yet; name the room on a line of its own"),
        ("KKK..P\n", "KKK..PP\n", "line 4, column 7: the row has 7 squares; the first row has 6, and all must"),
        ("##..PP\n", "##..P\n", "line 5, column 6: the row has 5 squares; the first row has 6"),
        ("##..PP\n", "##1.PP\n", "line 5, column 3: the start 1 appears twice (first at line 3, column 5); draw it o"),
        ("2...PP\n", "3...PP\n", "line 6, column 1: the start 3 has no start 2 before it; number them from 1"),
        ("end\n", "", "line 2, column 1: the grid has no end; put a line “end” under its last row"),
        ("grid\n", "", "line 6, column 1: “end” without a “grid” before it"),
        ("end\n", "end\ngrid\n.\nend\n", "line 8, column 1: this is a second grid; a board has only one, which"),
        ("end\n", "end here\n", "line 7, column 5: nothing may follow “end”; leave it out"),
        ("room P Parlour\n", "room P\n", "line 9, column 7: write a room as: room LETTER NAME"),
        ("room P Parlour", "room PP Parlour", "line 9, column 6: “PP” can’t stand for a room; use one letter"),
        ("room P Parlour", "room x Parlour", "line 9, column 6: “x” can’t stand for a room; use one letter, but not"),
        ("room P Parlour", "room K Parlour", "line 9, column 6: two rooms have the letter K (first at line 8, column"),
        ("room P Parlour", "room P kuche | küche", "line 9, column 8: two rooms are called “küche” (first at line 8"),
        ("Kitchen | Küche", "Kitchen | | Küche", "line 8, column 8: a name is empty; separate names with one |"),
        ("Kitchen | K", f"Kitchen | {'K' * 61}", "line 8, column 8: is 65 characters long; a name has at most 60"),
        ("1 4 E all", f"1 4 E {'s' * 61}", "line 11, column 14: is 61 characters long; a name has at most 60"),
        ("passage", "room Y Yard\npassage", "line 3, column 1: the room Y (“Yard”) has no square in the grid; draw it"),
        ("door P 1 4 E all\n", "door P 1 4 E\n", "line 11, column 13: write a door as: door ROOM ROW COLUMN DIRECTI"),
        ("door P 1 4 E all", "door H 1 4 E all", "line 11, column 6: “H” is not one of K, P; the nearest is"),
        ("door P 1 4 E all", "door P -1 4 E all", "line 11, column 8: “-1” is not a row of the grid; rows go from 0 t"),
        ("door P 1 4 E all", "door P 1 6 E all", "line 11, column 10: “6” is not a column of the grid; columns"),
        ("door P 1 4 E all", "door P 1 4 U all", "line 11, column 12: “U” is not one of N, E, S, W"),
        ("door P 1 4 E all", "door P 1 5 E all", "line 11, column 8: [1, 5] is “P”; a door opens from a corridor squa"),
        ("door P 1 4 E all", "door P 1 4 N all", "line 11, column 12: P doesn’t lie to the N of [1, 4]; it lies to th"),
        ("door P 1 4 E all", "door P 0 3 E all", "column 12: P doesn’t lie to the E of [0, 3]; that room isn’t beside"),
        ("passage K P", "passage K", "line 12, column 10: a passage is written: passage ROOM ROOM"),
        ("passage K P", "passage K K", "line 12, column 11: a passage from K to K leads nowhere; name two"),
        ("passage K P", "passage K Q", "line 12, column 11: “Q” is not one of K, P"),
        ("passage K P", "passage K P stairs", "line 12, column 13: “stairs” is not one of step; the nearest is “step”"),
        ("passage K P", "", "line 9, column 6: no passage and no door of the set “garden” leads to this room; give i"),
        ("passage", "pasage", "line 12, column 1: “pasage” is not one of grid, end, room, door, passage; the nearest"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_where_it_is(old, new, said):
    assert old in HOUSE
    found = problems(HOUSE.replace(old, new, 1))
    assert any(said in problem for problem in found), "\n".join(found)


def test_a_single_mistake_is_a_single_problem_and_nothing_is_no_board():
    assert len(problems(HOUSE.replace("1 4 E", "1 4 W"))) == 1
    assert len(problems(HOUSE.replace("KKK..P", "KKK@.P"))) == 1
    # nothing is no board
    assert problems("") == ["line 1, column 1: the file ends without a grid; draw one between “grid” and “end”"]
    # a grid without rows is no board
    assert problems("grid\nend\nroom K Kitchen")


def test_all_problems_come_at_once_in_the_order_of_the_file():
    wrong = HOUSE.replace("KKK..P", "KK@..P").replace("door K 2 2", "door K 9 2").replace("passage K P", "passage K X")
    assert [problem.split(":")[0] for problem in problems(wrong)] == [
        "line 4, column 3",
        "line 10, column 8",
        "line 12, column 11",
    ]


@pytest.mark.parametrize("text", ["." * 61, "\n".join("." * 61)], ids=["wide", "high"])
def test_a_board_has_its_limits(text):
    assert any("at most 60" in problem for problem in problems(f"grid\n{text}\nend\nroom K Kitchen\n"))


@given(st.data())
def test_whatever_happens_to_a_file_it_is_a_board_or_its_problems_are_located(data):
    lines = HOUSE.split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        i = data.draw(st.integers(0, len(lines) - 1))
        line = lines[i]
        start, end = sorted((data.draw(st.integers(0, len(line))), data.draw(st.integers(0, len(line)))))
        other = st.sampled_from(lines) | st.text(max_size=3) | st.sampled_from(["K", ".", "#", "1", "|", "²", "step"])
        lines[i] = line[:start] + data.draw(other) + line[end:]
    try:
        board = parse_board("\n".join(lines))
    except InvalidCaseError as error:
        lost = [problem for problem in error.problems if not re.fullmatch(r"line \d+, column \d+", problem.where)]
        if lost or not error.problems:
            pytest.fail(str(lost))
    else:
        assert board.squares_of(board.rooms[0].letter)
        assert all(board.at(door.direction.after(door.square)) == door.room for door in board.doors)
