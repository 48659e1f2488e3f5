"""The ending is stored in the case and read back; other metadata is unchanged."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_json
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of, inferred_ending, with_ending
from core.model.events import Accusation
from core.model.renaming import renamed
from core.model.seats import ENVELOPE
from tests.games import classic_game
from tests.strategies.cases import cases
from tests.strategies.histories import SETUP, endings


@given(st.data(), cases(max_events=2))
def test_an_ending_comes_back_from_the_case_and_from_its_file(data, case):
    end = data.draw(endings(case.setup))
    before = with_ending(case, None)
    told = replace(case, about=with_ending(case, end))
    empty = end == Ending()
    assert ending_of(told) == (None if empty else end)
    assert ending_of(parse_case(case_to_json(told))) == (None if empty else end)
    assert with_ending(told, None) == before


@given(endings(SETUP))
def test_an_ending_follows_new_names(end):
    told = Case(SETUP, about=(("place", "home"), *with_ending(Case(SETUP), end)))
    there = renamed(told, {"O, P": "Zoë"}, {})
    assert renamed(there, {"Zoë": "O, P"}, {}) == told
    assert [name for name, _ in there.about if "O, P" in name] == []


def test_the_engines_are_told_nothing():
    game = classic_game(1, 4, 6)
    end = ending(game.case.setup, game.truth, "Bob")
    assert replace(game.case, about=with_ending(game.case, end)).events == game.case.events


def test_all_hands_place_every_card():
    game = classic_game(3, 4, 6)
    end = ending(game.case.setup, game.truth)
    assert end.places(game.case.setup) == game.truth
    assert {note.card for note in end.notes()} == {
        card for card, holder in game.truth.items() if holder != game.case.setup.me
    }
    assert len(end.solution or ()) == 3


def test_a_right_accusation_says_what_was_in_the_envelope_and_who_won():
    game = classic_game(3, 4, 6)
    suspect, weapon, room = (card for card, holder in game.truth.items() if holder == ENVELOPE)
    solution = (suspect, weapon, room)
    aside = game.case.appended(Accusation("Cid", solution, correct=True, aside=True))
    assert inferred_ending(aside) == Ending()
    assert inferred_ending(aside.appended(Accusation("Dot", solution, correct=True))) == Ending(solution, (), "Dot")


def test_what_makes_no_sense_in_a_file_is_passed_over():
    about = (("envelope", ("Nobody", "Rope")), ("hand of Ann", "text"), ("won by", "a stranger"))
    end = ending_of(replace(classic_game(1, 3, 2).case, about=about))
    assert end is not None
    assert [card.name for card in end.envelope] == ["Rope"]
    assert end.winner is None
