"""What a case says of how it was practised comes back, and what is wrong in it does no harm."""

from dataclasses import replace
from datetime import date

import pytest

from core.formats.case_file import case_to_json
from core.formats.case_reader import parse_case
from core.model.ending import ending, ending_of, with_ending
from core.model.practised import Practised, practised_of, with_practised
from core.players.counts import HabitCounts, counts_of
from tests.games import classic_game

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


def test_habits_are_not_learned_from_it():
    case = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob")))
    assert HabitCounts() not in counts_of(case).values()
    practice = replace(case, about=with_practised(case, Practised(7)))
    assert set(counts_of(practice).values()) == {HabitCounts()}
