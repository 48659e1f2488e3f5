import json

from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_dict, case_to_json, event_to_dict, setup_to_dict
from core.formats.case_reader import case_from_dict, event_from_dict, parse_case, setup_from_dict
from core.formats.editions import edition
from core.formats.validity import case_problems
from core.model.case import Case
from core.model.events import Move
from core.model.rules import Rules
from core.model.seats import Player
from core.model.setup import Setup
from tests.strategies.cases import cases, legal_events, setups

UK = edition("classic-uk")
SETUP = Setup(UK.deck, (Player("Ann", 9), Player("Bob", 9)), edition="classic-uk", rules=UK.rules, board=UK.board)


@given(cases())
def test_a_legal_case_has_no_problems_and_comes_back_from_its_text_and_its_values_in_the_same_words(case):
    assert case_problems(case) == []
    text, values = case_to_json(case), case_to_dict(case)
    read = parse_case(text)
    assert read == case
    assert case_to_json(read) == text
    assert case_from_dict(values) == case
    assert json.loads(text) == values


@given(st.data())
def test_a_setup_and_an_event_round_trip_by_themselves(data):
    setup = data.draw(setups())
    assert setup_from_dict(setup_to_dict(setup)) == setup
    event = data.draw(legal_events(setup))
    assert event_from_dict(event_to_dict(event), setup) == event


def test_an_event_is_one_line_and_a_player_is_one_line():
    lines = case_to_json(
        Case(SETUP, (Move("Ann", UK.deck.card("Hall")), Move("Bob", (7, 4), roll=5, via="roll")))
    ).splitlines()
    assert '    {"name": "Ann", "hand_size": 9},' in lines
    assert '    {"type": "move", "player": "Ann", "to": "Hall"},' in lines
    assert '    {"type": "move", "player": "Bob", "to": [7, 4], "roll": 5, "via": "roll"}' in lines


def test_names_are_written_as_they_are_read_by_people():
    setup = Setup(SETUP.deck, (Player('Zoë "Z" 🕵', 18), Player("Bob", 0)), edition="classic-uk", board="classic")
    assert '"Zoë \\"Z\\" 🕵"' in case_to_json(Case(setup))


def test_the_board_is_written_only_where_it_is_not_the_editions():
    assert "board" not in setup_to_dict(SETUP)
    bare = Setup(SETUP.deck, SETUP.players, edition="classic-uk", rules=Rules())
    assert setup_to_dict(bare)["board"] is None
