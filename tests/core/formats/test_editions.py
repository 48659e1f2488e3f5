import json

import pytest

from core.formats.editions import edition, edition_names, editions, find_edition, parse_edition
from core.model.board_name import door_sets, shipped_boards
from core.model.problems import InvalidCaseError
from core.model.rules import AccuseRule, Answers, Rules, ShowModel

SIZES = {
    "classic-uk": (6, 6, 9),
    "classic-us": (6, 6, 9),
    "master-detective": (10, 8, 12),
    "modern": (6, 6, 9),
    "modern-2016": (6, 6, 9),
    "secrets-2008": (6, 9, 9),
}
FIRST, ALL = Answers.FIRST, Answers.ALL
RULES = {
    "classic-uk": (FIRST, 2, "classic", "classic"),
    "classic-us": (FIRST, 1, "classic", "classic"),
    "master-detective": (ALL, 2, None, None),
    "modern": (FIRST, 2, "modern", "classic"),
    "modern-2016": (FIRST, 2, "classic", "classic"),
    "secrets-2008": (FIRST, 2, None, None),
}
GOOD = {
    "name": "tiny",
    "title": "Tiny",
    "deck": {"suspects": ["A"], "weapons": ["B"], "rooms": ["C"]},
    "rules": {"dice": 1},
    "board": None,
}


def test_all_published_decks_are_there():
    assert list(edition_names()) == sorted(SIZES)


@pytest.mark.parametrize(("name", "sizes"), SIZES.items())
def test_a_deck_has_its_cards(name, sizes):
    deck = edition(name).deck
    assert (len(deck.suspects), len(deck.weapons), len(deck.rooms)) == sizes


@pytest.mark.parametrize(("name", "expected"), RULES.items())
def test_an_edition_has_its_rules_and_its_board(name, expected):
    answers, dice, doors, board = expected
    assert edition(name).rules == Rules(
        ShowModel.RANDOM, answers, dice, AccuseRule.ANYWHERE, may_stay=False, doors=doors
    )
    assert edition(name).board == board


def test_the_editions_differ_where_the_world_does():
    assert edition("classic-us").deck.card("Wrench") not in edition("classic-uk").deck
    assert edition("modern").deck.suspects[2] == "Chef White"
    assert edition("secrets-2008").deck.weapons[-1] == "Pistol"


def test_editions_have_titles_of_their_own():
    assert len({one.title for one in editions()}) == len(SIZES)


def test_an_unknown_edition_names_the_nearest():
    assert find_edition("clasic-uk") is None
    with pytest.raises(KeyError, match="the nearest is “classic-uk”"):
        edition("clasic-uk")


def test_the_classic_board_has_two_sets_of_doors():
    assert shipped_boards() == ("classic",)
    assert door_sets("classic") == ("classic", "modern")
    with pytest.raises(KeyError, match="there are classic"):
        door_sets("mansion")


def test_a_good_file_is_an_edition():
    found = parse_edition(json.dumps(GOOD), "tiny.json")
    assert (found.name, found.deck.rooms, found.rules.dice, found.board) == ("tiny", ("C",), 1, None)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"name": "other"}, "tiny.json: name"),
        ({"title": " "}, "tiny.json: title"),
        ({"titel": "x"}, "tiny.json: titel"),
        ({"deck": {"suspects": ["A"], "weapons": ["B"], "rooms": []}}, "tiny.json: deck.rooms"),
        ({"deck": {"suspects": ["A"], "weapons": ["B"], "rooms": ["A"]}}, "tiny.json: deck.rooms[0]"),
        ({"rules": {"dice": 3}}, "tiny.json: rules.dice"),
        ({"rules": {"answers": "some"}}, "tiny.json: rules.answers"),
        ({"board": "mansion"}, "tiny.json: board"),
    ],
)
def test_a_wrong_file_is_located_by_file_and_field(change, where):
    with pytest.raises(InvalidCaseError) as caught:
        parse_edition(json.dumps(GOOD | change), "tiny.json")
    assert [problem.where for problem in caught.value.problems] == [where]


def test_a_file_that_is_no_json_is_located_too():
    with pytest.raises(InvalidCaseError, match=r"^tiny\.json: is damaged or not a Deerstalker game \(line 1, column"):
        parse_edition("{", "tiny.json")
