"""Habits: counted by hand in small games, said in sentences, kept in a file; and what is believed of strangers."""

import json
from dataclasses import replace
from importlib import resources

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.json_values import Fields
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Suggestion
from core.model.habit import TYPICAL, Habit
from core.model.problems import InvalidCaseError
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.players.counts import (
    LARGEST,
    HabitCounts,
    Odds,
    counts_data,
    counts_of,
    habit_of,
    habits_of,
    ratios,
    read_counts,
)
from core.players.prior import Prior, parse_prior, shares_of, shipped
from core.players.text import Degree, degree_of, habit_lines

DECK = Deck(("Red", "Blue", "Green", "Grey"), ("Axe", "Bow", "Club"), ("Attic", "Bath", "Cave", "Den"))
RED, BLUE, GREEN, GREY, AXE, BOW, CLUB, ATTIC, BATH, CAVE, DEN = DECK.cards
SETUP = Setup(DECK, (Player("Ann", 4), Player("Bob", 4)), me="Ann", my_hand=(GREEN, CLUB, ATTIC, DEN))
PLACES = dict.fromkeys((RED, AXE, BATH), ENVELOPE) | dict.fromkeys((BLUE, GREY, BOW, CAVE), "Bob")


def over(*events: Suggestion | Accusation) -> Case:
    """A game that is over: one knows who held what."""
    case = Case(SETUP, events)
    return replace(case, about=with_ending(case, ending(SETUP, PLACES)))


def shows(*cards, shown):
    return Suggestion("Ann", cards, refuted_by="Bob", shown=shown)


def asks(*cards):
    return Suggestion("Bob", cards, passed=("Ann",))


def test_what_is_shown_by_choice_is_counted_against_chance_but_not_to_another():
    tally = counts_of(
        over(
            shows(RED, AXE, CAVE, shown=CAVE),  # no choice
            shows(BLUE, AXE, CAVE, shown=CAVE),  # of two, one shown before: shows it
            shows(BLUE, BOW, CAVE, shown=BLUE),  # of three, one shown before: shows another
            shows(BLUE, AXE, CAVE, shown=CAVE),  # of two, both shown before: that tells nothing of repeating
        )
    )["Bob"]
    suspects, weapons, rooms = tally.shows
    assert (suspects, weapons, rooms) == (
        Odds(3, 1, pytest.approx(1 / 2 + 1 / 3 + 1 / 2)),
        Odds(1, 0, pytest.approx(1 / 3)),
        Odds(3, 2, pytest.approx(1 / 2 + 1 / 3 + 1 / 2)),
    )
    assert tally.repeats == Odds(2, 1, pytest.approx(1 / 2 + 1 / 3))
    # what was shown to another is no repeating
    setup = replace(SETUP, players=(*SETUP.players, Player("Cid", 0)))
    case = Case(setup, (replace(shows(RED, AXE, CAVE, shown=CAVE), by="Cid"), shows(BLUE, AXE, CAVE, shown=CAVE)))
    case = replace(case, about=with_ending(case, ending(setup, PLACES)))
    assert counts_of(case)["Bob"].repeats == Odds()
    # first askings are counted against chance
    tally = counts_of(over(asks(BLUE, AXE, CAVE), asks(BLUE, BOW, BATH)))["Bob"]
    suspects, weapons, rooms = tally.asks_own
    assert suspects == Odds(1, 1, pytest.approx(2 / 4)), "Blue was asked for twice, and counts once"
    assert weapons == Odds(2, 1, pytest.approx(1 / 3 + 1 / 2)), "of Axe, Bow and Club Bob has one; then of two"
    assert rooms == Odds(2, 1, pytest.approx(1 / 4 + 0 / 3)), "after the Cave no room of his is left"


def test_what_is_counted_whatever_is_known():
    case = Case(SETUP, (asks(BLUE, AXE, CAVE), Accusation("Bob", (RED, AXE, BATH), correct=False)))
    assert counts_of(case)["Bob"] == HabitCounts(games=1, wrong=1)
    # what is set aside does not count
    assert counts_of(over(replace(asks(BLUE, AXE, CAVE), aside=True)))["Bob"] == HabitCounts(games=1)
    # my own hand is known without being told
    mine = counts_of(Case(SETUP, (Suggestion("Ann", (GREEN, AXE, DEN)),)))["Ann"]
    assert [odds.times for odds in mine.asks_own] == [1, 0, 1]
    # counts add up
    one = counts_of(over(asks(BLUE, AXE, CAVE)))["Bob"]
    two = counts_of(over(shows(BLUE, AXE, CAVE, shown=CAVE)))["Bob"]
    both = one + two
    assert (both.games, both.asks_own, both.shows) == (2, one.asks_own, two.shows)


def test_nothing_counted_is_a_plain_habit_and_three_games_do_not_mislead():
    habit = habit_of("Bob", HabitCounts())
    assert (habit.shows, habit.repeats, habit.right) == ((1, 1, 1), 1, TYPICAL)
    assert ratios(HabitCounts().asks_own) == (1, 1, 1)
    assert HabitCounts(games=3).is_empty
    assert not HabitCounts(right=1).is_empty
    # Eight of 24 cards asked for are one's own by chance; from 4 to 12 is what luck makes of that, 19 times of 20.
    assert all(0.5 < Odds(24, times, 8.0).ratio < 2 for times in range(4, 13))
    assert Odds(800, 0, 267.0).ratio < 0.02, "what went on for a hundred games is believed"
    # accusers are believed to be as right as they were
    habits = habits_of((("Bob", HabitCounts(games=20, right=3, wrong=7)), ("Cid", HabitCounts(games=20, right=10))))
    assert habits == (Habit("Bob", right=(3 + 5) / 15),), "Cid's are those of anybody"


@pytest.mark.parametrize(
    ("odds", "ratio"),
    [
        (Odds(10, 0, 5.0), (5 / 10) * (10 / 15)),  # (0 + 5) / (5 + 5), and 5 + 5 of the others where 10 + 5 were
        (Odds(1000, 500, 250.0), (505 / 255) * (755 / 505)),  # twice as often as chance: three times the odds, nearly
        (Odds(6, 2, 2.0), 1.0),
        (Odds(10**17, 10**17, 0.0), LARGEST),
        (Odds(10**17, 0, 1e17), 1 / LARGEST),
    ],
)
def test_few_occasions_keep_near_chance(odds: Odds, ratio: float):
    assert odds.ratio == pytest.approx(ratio)


# In sentences: how often, by chance, and how clear

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


def test_asking_is_told_of_all_cards_or_where_one_is_another_of_each_category():
    tally = HabitCounts(5, asks_own=(Odds(20, 1, 6.0), Odds(11, 1, 3.0), Odds(10, 1, 3.0)))
    assert habit_lines(tally) == ("Rarely suggests their own cards: 3 of 41 (12 expected)",)
    # asking is told of each category where one is another
    tally = HabitCounts(5, asks_own=(Odds(30, 1, 10.0), NONE, Odds(30, 20, 9.5)))
    assert habit_lines(tally) == (
        "Rarely suggests their own suspects: 1 of 30 (10 expected)",
        "Often suggests their own rooms: 20 of 30 (9.5 expected)",
    )
    # of who did nothing nothing is said
    assert habit_lines(HabitCounts(games=4)) == ()


def test_showing_again_and_showing_what_chance_does_not_explain_are_told():
    assert habit_lines(HabitCounts(3, repeats=Odds(10, 8, 4.0))) == (
        "Likes to show a player the same card again: 8 of 10 (4 expected)",
    )
    assert habit_lines(HabitCounts(3, repeats=Odds(10, 5, 4.96))) == (
        "Shows a player the same card again about as often as expected: 5 of 10 (5 expected)",
    )
    # showing tells the categories that chance does not explain
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


# In a file

COUNTS = st.integers(0, 10_000)


@st.composite
def odds(draw):
    occasions = draw(COUNTS)
    return Odds(occasions, draw(st.integers(0, occasions)), draw(st.floats(0, occasions)))


TALLIES = st.builds(
    HabitCounts, COUNTS, st.tuples(odds(), odds(), odds()), st.tuples(odds(), odds(), odds()), odds(), COUNTS, COUNTS
)


def read(data):
    problems = []
    return read_counts(Fields.of(data, "players.Bob", problems)), [problem.text for problem in problems]


@given(TALLIES)
def test_a_counts_survives_json(tally: HabitCounts):
    assert read(json.loads(json.dumps(counts_data(tally)))) == (tally, [])


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"right": None}, "players.Bob.right: is null; it must be a whole number"),
        ({"left": 1}, "players.Bob.left: is not a field here; the nearest is "),
        ({"asks_own": {"weapons": 1}}, "players.Bob.asks_own.weapons: is not a field here; the nearest is “weapon”"),
        ({"shows": []}, "players.Bob.shows: is a list; it must be an object"),
        *(({name: -1}, f"players.Bob.{name}: is -1; it must be 0 or more") for name in ("games", "right", "wrong")),
        ({"repeats": {"occasions": -2, "times": -3, "expected": 0}}, "players.Bob.repeats.times: is -3; it must be"),
        ({"repeats": {"occasions": 2, "times": 1, "expected": True}}, "players.Bob.repeats.times: is wrong"),
        ({"repeats": {"occasions": 2, "times": 1, "expected": float("nan")}}, "players.Bob.repeats.times: is wrong"),
        ({"right": True}, "players.Bob.right: is true; it must be a whole number"),
        *(
            ({"repeats": {"occasions": 2, **odds}}, "players.Bob.repeats.times: is wrong; times and expected must be")
            for odds in ({"times": 3, "expected": 1}, {"times": 1, "expected": 2.5}, {"times": 1})
        ),
    ],
)
def test_what_is_wrong_is_located(change, what):
    _, problems = read({**counts_data(HabitCounts()), **change})
    assert any(problem.startswith(what) for problem in problems), problems


# Before they have played


def common(prior: Prior, name: str, player: str = "") -> float:
    """Return how common the kinds of this name are over all circles."""
    kinds = prior.kinds_of(player)
    named = [kind.name == name for kind in kinds]
    return float(np.array(prior.circles) @ shares_of(kinds) @ named)


def test_known_players_play_as_they_did_and_nothing_counted_tells_nothing():
    never = HabitCounts(20, asks_own=(Odds(60, 0, 18.0),) * 3)
    found, plain = shipped().knowing({"Bob": never}), shipped()

    assert common(found, "careful", "Bob") > 0.9
    assert common(plain, "careful") < common(found, "careful") < common(found, "careful", "Bob")
    # games in which nothing was counted tell nothing
    prior = shipped().knowing({"Bob": HabitCounts(3, right=2)})
    assert prior.known == {}
    assert shares_of(prior.kinds) == pytest.approx(shares_of(shipped().kinds))
    # nothing counted is spelled out
    nothing = {"occasions": 0, "times": 0, "expected": 0.0}
    by_category = {"suspect": nothing, "weapon": nothing, "room": nothing}
    spelled = {"games": 0, "asks_own": by_category, "shows": by_category, "repeats": nothing, "right": 0, "wrong": 0}
    assert counts_data(HabitCounts()) == spelled


@pytest.mark.parametrize(
    "damage", [('"shares": [0.2, ', '"shares": ['), ("1.443", "0"), ('"kinds"', '"kind"'), ("{", "")]
)
def test_a_damaged_prior_is_refused(damage):
    text = resources.files("resources").joinpath("people", "shipped.json").read_text("utf-8")
    with pytest.raises(InvalidCaseError):
        parse_prior(text.replace(*damage, 1))
