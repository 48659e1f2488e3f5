"""Matching a board with a deck, its rules and its case."""

import os
from copy import copy
from dataclasses import replace

import pytest

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


def test_a_click_finds_a_place():
    mansion = classic()
    assert mansion.at((7, 4)) == (7, 4)
    assert mansion.at((2, 2)) == room("Kitchen")
    assert mansion.at((12, 12)) is None
    assert mansion.at((-1, 3)) is None
    assert (2, 2) in mansion.squares_of(room("Kitchen"))


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


def test_moves_to_no_square_are_told():
    setup = replace(setup_of("classic-uk"), players=(Player("Ann", 9), Player("Bob", 9)))
    moves = (Move("Ann", (7, 4)), Move("Bob", (0, 0)), Move("Ann", room("Hall")), Move("Ann", (99, 99)))
    assert [str(problem) for problem in move_problems(Case(setup, moves), classic())] == [
        "events[1].to: the square [0, 0] is not a corridor square of this board",
        "events[3].to: the square [99, 99] is not a corridor square of this board",
    ]


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


def test_a_name_that_no_file_can_have_is_no_board(tmp_path):
    with pytest.raises(InvalidCaseError, match="no file beside the case has that name"):
        parse_case(CASE.replace("our house", "our " * 70), tmp_path)


def test_a_shipped_board_needs_no_folder_and_an_unknown_one_names_the_nearest():
    with pytest.raises(KeyError, match="the nearest is “classic”"):
        shipped_board("mansion")
    # a shipped board needs no folder
    assert shipped_board("classic") == parse_board(CLASSIC)
    assert mansion_of(Setup(edition("classic-uk").deck, (), rules=Rules(doors="modern"), board="classic")) is not None
