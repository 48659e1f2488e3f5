"""Validity of objects, as a dialog and the history ask for it; the tables of the format are in test_case_reader.py."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from core.formats.editions import edition
from core.formats.validity import case_problems, event_problems, setup_problems
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.problems import Problem
from core.model.rules import Rules
from core.model.seats import Player
from core.model.setup import Setup
from tests.strategies.cases import legal_events, setups

UK = edition("classic-uk")
ROPE, HALL, GREEN = (UK.deck.card(name) for name in ("Rope", "Hall", "Reverend Green"))
PLAYERS = (Player("Ann", 6), Player("Bob", 6), Player("Cid", 6))
SETUP = Setup(UK.deck, PLAYERS, edition="classic-uk", rules=UK.rules, board="classic")


def wheres(problems):
    return [problem.where for problem in problems]


@given(setups(), st.data())
def test_a_legal_event_has_no_problems_and_sizes_that_are_changed_dont_add_up_any_more(setup, data):
    """Legal cases are those of test_case_writer.py."""
    assert event_problems(data.draw(legal_events(setup)), setup) == []
    i = data.draw(st.integers(0, len(setup.players) - 1))
    more = data.draw(st.integers(1, 5))
    player = replace(setup.players[i], hand_size=setup.players[i].hand_size + more)
    players = (*setup.players[:i], player, *setup.players[i + 1 :])
    found = setup_problems(replace(setup, players=players, me=None, my_hand=()))
    assert wheres(found) == ["players"]
    assert f"so the hands need {sum(one.hand_size for one in setup.players)}" in found[0].what


def test_a_case_locates_the_problems_of_its_events():
    events = (Note("Ann", ROPE, holds=True), Note("Dan", ROPE, holds=True), Move("Ann", ROPE))
    assert wheres(case_problems(Case(SETUP, events))) == ["events[1].player", "events[2].to"]


def test_a_case_has_a_limit_of_events():
    events = (Note("Dan", ROPE, holds=True),) * 10_001
    assert wheres(case_problems(Case(SETUP, events))) == ["events"]


def test_events_are_judged_by_the_deck_of_the_setup_they_are_in():
    event = Suggestion("Ann", (GREEN, ROPE, HALL), passed=("Bob", "Cid"))
    other = replace(SETUP, deck=edition("classic-us").deck, edition="classic-us")
    assert wheres(event_problems(event, other)) == ["cards[0]"]


def test_a_card_of_the_right_name_and_the_wrong_category_is_not_the_decks():
    assert wheres(event_problems(Note("Ann", Card("Rope", Category.ROOM), holds=True), SETUP)) == ["card"]


def test_three_cards_out_of_order_are_one_of_each():
    assert event_problems(Accusation("Ann", (HALL, GREEN, ROPE)), SETUP) == []


def test_an_edition_has_its_own_cards():
    deck = replace(UK.deck, rooms=(*UK.deck.rooms[:-1], "Attic"))
    assert wheres(setup_problems(replace(SETUP, deck=deck))) == ["edition"]
    assert setup_problems(replace(SETUP, deck=deck, edition=None)) == []


def test_a_setup_with_nothing_in_it_says_all_that_is_missing():
    assert wheres(setup_problems(Setup(Deck((), (), ()), ()))) == [
        *("deck.suspects", "deck.weapons", "deck.rooms", "players"),
    ]


def test_a_hand_of_a_player_who_sits_elsewhere():
    assert wheres(setup_problems(replace(SETUP, me="Dan", my_hand=(ROPE,)))) == ["me"]


def test_door_sets_are_those_of_the_board():
    assert setup_problems(replace(SETUP, rules=Rules(doors="modern"))) == []
    assert wheres(setup_problems(replace(SETUP, rules=Rules(doors="oak")))) == ["rules.doors"]
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board=None)) == []
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board="mine.txt")) == []


def test_names_of_sixty_characters_and_of_emoji_are_names():
    players = (Player("x" * 60, 6), Player("🕵", 6), Player("🕵🏽", 6))
    assert setup_problems(replace(SETUP, players=players)) == []


def test_a_board_is_a_name_and_no_path():
    for board in ("", "..", "a/b", "a\\b", "a\0b"):
        assert wheres(setup_problems(replace(SETUP, board=board))) == ["board"]


def test_the_message_of_sizes_names_every_part():
    players = (Player("Ann", 5), Player("Bob", 6), Player("Cid", 6))
    assert setup_problems(replace(SETUP, players=players)) == [
        Problem(
            "players",
            "the hands have 17 cards together (5, 6, 6), the deck has 21: 3 for the envelope, 0 face up, "
            "0 in the pool; so the hands need 18",
        )
    ]
