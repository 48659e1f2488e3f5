"""What is shipped: the editions, and the game of the start screen, which really could have happened."""

import json
from importlib import resources

import pytest

from core.formats.case_reader import parse_case
from core.formats.editions import edition, edition_names, editions, find_edition, parse_edition
from core.formats.validity import case_problems
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


def test_all_published_decks_are_there_and_differ_where_the_world_does():
    assert list(edition_names()) == sorted(SIZES)
    # the editions differ where the world does
    assert edition("classic-us").deck.card("Wrench") not in edition("classic-uk").deck
    assert edition("modern").deck.suspects[2] == "Chef White"
    assert edition("secrets-2008").deck.weapons[-1] == "Pistol"
    # editions have titles of their own
    assert len({one.title for one in editions()}) == len(SIZES)
    # an unknown edition names the nearest
    assert find_edition("clasic-uk") is None
    with pytest.raises(KeyError, match="the nearest is “classic-uk”"):
        edition("clasic-uk")
    # the classic board has two sets of doors
    assert shipped_boards() == ("classic",)
    assert door_sets("classic") == ("classic", "modern")
    with pytest.raises(KeyError, match="there are classic"):
        door_sets("mansion")


@pytest.mark.parametrize("name", SIZES)
def test_an_edition_has_its_cards_its_rules_and_its_board(name):
    found, (answers, dice, doors, board) = edition(name), RULES[name]
    assert tuple(map(len, (found.deck.suspects, found.deck.weapons, found.deck.rooms))) == SIZES[name]
    assert found.rules == Rules(ShowModel.RANDOM, answers, dice, AccuseRule.ANYWHERE, may_stay=False, doors=doors)
    assert found.board == board


def test_a_good_file_is_an_edition_and_one_that_is_no_json_is_located():
    found = parse_edition(json.dumps(GOOD), "tiny.json")
    assert (found.name, found.deck.rooms, found.rules.dice, found.board) == ("tiny", ("C",), 1, None)
    # a file that is no json is located too
    with pytest.raises(InvalidCaseError, match=r"^tiny\.json: is damaged or not a Deerstalker game \(line 1, column"):
        parse_edition("{", "tiny.json")


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


# The example game fits the deal that it was recorded from

TRUTH = {
    "envelope": "Reverend Green, Rope, Ballroom",
    "Ada": "Miss Scarlett, Dagger, Dining Room, Billiard Room, Library",
    "Ben": "Colonel Mustard, Professor Plum, Lead Piping, Spanner, Kitchen",
    "Cleo": "Candlestick, Conservatory, Lounge, Study",
    "Dan": "Mrs White, Mrs Peacock, Revolver, Hall",
}
CASE = parse_case(resources.files("resources").joinpath("examples", "evening.case.json").read_text("utf-8"))
HANDS = {holder: {CASE.setup.deck.card(name) for name in names.split(", ")} for holder, names in TRUTH.items()}


def test_the_truth_is_a_deal_of_this_table_and_the_game_well_on_its_way():
    assert sorted(map(str, CASE.setup.deck)) == sorted(str(card) for hand in HANDS.values() for card in hand)
    assert {name: len(HANDS[name]) for name in CASE.setup.seats} == CASE.setup.sizes
    assert set(CASE.setup.my_hand) == HANDS["Ada"]
    # it is a game well on its way
    assert case_problems(CASE) == []
    assert len(CASE.events) == 11
    assert CASE.setup.me == "Ada"
    assert dict(CASE.about)["title"] == "An example game"
    assert CASE.setup.board == "classic"


def test_everyone_answered_as_they_had_to_and_ada_saw_what_she_was_in():
    for event in CASE.events:
        asked = CASE.setup.seats.others(event.by)
        able = [player for player in asked if HANDS[player] & set(event.cards)]
        assert event.refuted_by == (able[0] if able else None)
        assert event.passed == (asked[: asked.index(able[0])] if able else asked)
    # ada saw what she was in and nothing else
    for event in CASE.events:
        assert (event.shown is not None) == ("Ada" in {event.by, event.refuted_by})
        if event.shown is not None:
            assert event.shown in HANDS[event.refuted_by]
