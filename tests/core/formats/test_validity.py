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


def test_a_case_locates_the_problems_of_its_events_and_has_a_limit_of_them():
    events = (Note("Ann", ROPE, holds=True), Note("Dan", ROPE, holds=True), Move("Ann", ROPE))
    assert wheres(case_problems(Case(SETUP, events))) == ["events[1].player", "events[2].to"]
    events = (Note("Dan", ROPE, holds=True),) * 10_001
    assert wheres(case_problems(Case(SETUP, events))) == ["events"]


def test_events_are_judged_by_the_deck_of_the_setup_they_are_in():
    event = Suggestion("Ann", (GREEN, ROPE, HALL), passed=("Bob", "Cid"))
    other = replace(SETUP, deck=edition("classic-us").deck, edition="classic-us")
    assert wheres(event_problems(event, other)) == ["cards[0]"]
    # a card of the right name and the wrong category is not the decks
    assert wheres(event_problems(Note("Ann", Card("Rope", Category.ROOM), holds=True), SETUP)) == ["card"]
    # three cards out of order are one of each
    assert event_problems(Accusation("Ann", (HALL, GREEN, ROPE)), SETUP) == []
    # an edition has its own cards
    deck = replace(UK.deck, rooms=(*UK.deck.rooms[:-1], "Attic"))
    assert wheres(setup_problems(replace(SETUP, deck=deck))) == ["edition"]
    assert setup_problems(replace(SETUP, deck=deck, edition=None)) == []


def test_what_is_wrong_with_a_setup_is_said_where_it_is():
    assert wheres(setup_problems(Setup(Deck((), (), ()), ()))) == [
        *("deck.suspects", "deck.weapons", "deck.rooms", "players"),
    ]
    # a hand of a player who sits elsewhere
    assert wheres(setup_problems(replace(SETUP, me="Dan", my_hand=(ROPE,)))) == ["me"]
    # door sets are those of the board
    assert setup_problems(replace(SETUP, rules=Rules(doors="modern"))) == []
    assert wheres(setup_problems(replace(SETUP, rules=Rules(doors="oak")))) == ["rules.doors"]
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board=None)) == []
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board="mine.txt")) == []
    # names of sixty characters and of emoji are names
    players = (Player("x" * 60, 6), Player("🕵", 6), Player("🕵🏽", 6))
    assert setup_problems(replace(SETUP, players=players)) == []
    # a board is a name and no path
    for board in ("", "..", "a/b", "a\\b", "a\0b"):
        assert wheres(setup_problems(replace(SETUP, board=board))) == ["board"]
    # the message of sizes names every part
    players = (Player("Ann", 5), Player("Bob", 6), Player("Cid", 6))
    assert setup_problems(replace(SETUP, players=players)) == [
        Problem(
            "players",
            "the hands have 17 cards together (5, 6, 6), the deck has 21: 3 for the envelope, 0 face up, "
            "0 in the pool; so the hands need 18",
        )
    ]
