"""What a case keeps beside its entries: how it ended, and how it was practised."""

import pickle
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_json
from core.formats.case_reader import parse_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of, inferred_ending, with_ending
from core.model.events import Accusation
from core.model.practised import Practised, practised_of, with_practised
from core.model.renaming import renamed
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.players.counts import HabitCounts, counts_of
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


def test_all_hands_place_every_card_and_a_right_accusation_says_what_was_in_the_envelope():
    game = classic_game(3, 4, 6)
    end = ending(game.case.setup, game.truth)
    assert end.places(game.case.setup) == game.truth
    assert {note.card for note in end.notes()} == {
        card for card, holder in game.truth.items() if holder != game.case.setup.me
    }
    assert len(end.solution or ()) == 3
    # a right accusation says what was in the envelope and who won
    suspect, weapon, room = (card for card, holder in game.truth.items() if holder == ENVELOPE)
    solution = (suspect, weapon, room)
    aside = game.case.appended(Accusation("Cid", solution, correct=True, aside=True))
    assert inferred_ending(aside) == Ending()
    assert inferred_ending(aside.appended(Accusation("Dot", solution, correct=True))) == Ending(solution, (), "Dot")
    # the engines are told nothing
    game = classic_game(1, 4, 6)
    end = ending(game.case.setup, game.truth, "Bob")
    assert replace(game.case, about=with_ending(game.case, end)).events == game.case.events


def test_what_makes_no_sense_in_a_file_is_passed_over_and_habits_are_not_learned_from_practice():
    about = (("envelope", ("Nobody", "Rope")), ("hand of Ann", "text"), ("won by", "a stranger"))
    end = ending_of(replace(classic_game(1, 3, 2).case, about=about))
    assert end is not None
    assert [card.name for card in end.envelope] == ["Rope"]
    assert end.winner is None
    # habits are not learned from it
    case = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob")))
    assert HabitCounts() not in counts_of(case).values()
    practice = replace(case, about=with_practised(case, Practised(7)))
    assert set(counts_of(practice).values()) == {HabitCounts()}
    # a case goes to another process without its hash
    case = Case(Setup(edition("classic-uk").deck, (Player("Ann", 9), Player("Bob", 9))))
    vars(case)["_hash"] = hash(case) + 1  # as where hashes have another seed
    assert hash(pickle.loads(pickle.dumps(case))) == hash(case) - 1  # noqa: S301 - our own


# How it was practised

GAME = classic_game(3, 4, 6)


@pytest.mark.parametrize(
    "how", [Practised(), Practised(7, helped=True), Practised(20261125, date(2026, 11, 25), helped=False)]
)
def test_it_comes_back_from_the_file_beside_the_ending(how):
    end = ending(GAME.case.setup, GAME.truth, "Bob")
    case = replace(GAME.case, about=(("place", "home"), *with_ending(GAME.case, end)))
    case = replace(case, about=with_practised(case, how))
    again = parse_case(case_to_json(case))
    assert (practised_of(again), ending_of(again), again.about[0]) == (how, end, ("place", "home"))
    assert practised_of(replace(case, about=with_practised(case, Practised(8)))) == Practised(8)


@pytest.mark.parametrize("remark", ["", "yes", ("seed: " + "9" * 5000, "day: today", "help: a lot"), ("seed", ": ")])
def test_what_is_wrong_in_it_is_skipped(remark):
    assert practised_of(replace(GAME.case, about=(("practice", remark),))) == Practised()
