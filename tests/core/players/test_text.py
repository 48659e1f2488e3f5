"""The sentences about habits: how often, by chance, and how clear."""

import pytest

from core.players.counts import HabitCounts, Odds
from core.players.text import Degree, degree_of, habit_lines

NONE = Odds()


@pytest.mark.parametrize(
    ("odds", "degree"),
    [
        (Odds(41, 3, 12.0), Degree.MUCH_LESS),  # 8/17 of what chance has, and 34/43 the other way: 0.37
        (Odds(10, 8, 4.0), Degree.MUCH_MORE),  # 13/9 and 11/7: 2.27
        (Odds(10, 7, 4.0), Degree.MORE),  # 12/9 and 11/8: 1.83
        (Odds(10, 3, 6.0), Degree.LESS),
        (Odds(10, 6, 4.0), Degree.EVEN),  # 11/9 and 11/9: 1.49
        (Odds(10, 5, 5.0), Degree.EVEN),
        (Odds(2, 2, 1.0), Degree.EVEN),  # two occasions tell next to nothing
        (NONE, Degree.EVEN),
    ],
)
def test_the_wording_goes_by_the_ratio(odds: Odds, degree: Degree):
    assert degree_of(odds) is degree


def test_of_who_did_nothing_nothing_is_said():
    assert habit_lines(HabitCounts(games=4)) == ()


def test_asking_is_told_of_all_cards_where_the_categories_agree():
    tally = HabitCounts(5, asks_own=(Odds(20, 1, 6.0), Odds(11, 1, 3.0), Odds(10, 1, 3.0)))
    assert habit_lines(tally) == ("Rarely suggests their own cards: 3 of 41 (12 expected)",)


def test_asking_is_told_of_each_category_where_one_is_another():
    tally = HabitCounts(5, asks_own=(Odds(30, 1, 10.0), NONE, Odds(30, 20, 9.5)))
    assert habit_lines(tally) == (
        "Rarely suggests their own suspects: 1 of 30 (10 expected)",
        "Often suggests their own rooms: 20 of 30 (9.5 expected)",
    )


def test_showing_again_is_told():
    assert habit_lines(HabitCounts(3, repeats=Odds(10, 8, 4.0))) == (
        "Likes to show a player the same card again: 8 of 10 (4 expected)",
    )
    assert habit_lines(HabitCounts(3, repeats=Odds(10, 5, 4.96))) == (
        "Shows a player the same card again about as often as expected: 5 of 10 (5 expected)",
    )


def test_showing_tells_the_categories_that_chance_does_not_explain():
    plain = HabitCounts(9, shows=(Odds(20, 10, 10.0), Odds(20, 18, 10.0), Odds(20, 2, 10.0)))
    assert habit_lines(plain) == (
        "Likes to show weapons: 18 of 20 (10 expected)",
        "Avoids showing rooms: 2 of 20 (10 expected)",
    )
    even = HabitCounts(9, shows=(Odds(4, 2, 2.0), Odds(4, 2, 2.0), NONE))
    assert habit_lines(even) == ("Shows no preference among suspects, weapons and rooms",)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (2, 3, "Was right in 2 of 5 accusations"),
        (1, 0, "Was right in 1 of 1 accusation"),
        (0, 1, "Was right in 0 of 1 accusation"),
    ],
)
def test_accusations_are_counted(right: int, wrong: int, said: str):
    assert habit_lines(HabitCounts(3, right=right, wrong=wrong)) == (said,)


@pytest.mark.parametrize("times", range(21))
def test_every_degree_has_a_sentence_of_each_habit(times: int):
    odds = Odds(20, times, 10.0)
    lines = habit_lines(HabitCounts(9, asks_own=(odds, NONE, NONE), shows=(odds, odds, odds), repeats=odds))
    assert len(lines) in (3, 5)
    assert all(str(times) in line for line in lines[:2])
