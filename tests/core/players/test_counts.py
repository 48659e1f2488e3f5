"""Habit counts in games small enough to count by hand, and the habits estimated from them."""

from dataclasses import replace

import pytest

from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Suggestion
from core.model.habit import TYPICAL, Habit
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.players.counts import LARGEST, HabitCounts, Odds, counts_of, habit_of, habits_of, ratios

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


def test_first_askings_are_counted_against_chance():
    tally = counts_of(over(asks(BLUE, AXE, CAVE), asks(BLUE, BOW, BATH)))["Bob"]
    suspects, weapons, rooms = tally.asks_own
    assert suspects == Odds(1, 1, pytest.approx(2 / 4)), "Blue was asked for twice, and counts once"
    assert weapons == Odds(2, 1, pytest.approx(1 / 3 + 1 / 2)), "of Axe, Bow and Club Bob has one; then of two"
    assert rooms == Odds(2, 1, pytest.approx(1 / 4 + 0 / 3)), "after the Cave no room of his is left"


def test_what_is_shown_by_choice_is_counted_against_chance():
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


def test_what_was_shown_to_another_is_no_repeating():
    setup = replace(SETUP, players=(*SETUP.players, Player("Cid", 0)))
    case = Case(setup, (replace(shows(RED, AXE, CAVE, shown=CAVE), by="Cid"), shows(BLUE, AXE, CAVE, shown=CAVE)))
    case = replace(case, about=with_ending(case, ending(setup, PLACES)))
    assert counts_of(case)["Bob"].repeats == Odds()


def test_accusations_are_counted_whatever_is_known():
    case = Case(SETUP, (asks(BLUE, AXE, CAVE), Accusation("Bob", (RED, AXE, BATH), correct=False)))
    assert counts_of(case)["Bob"] == HabitCounts(games=1, wrong=1)


def test_what_is_set_aside_does_not_count():
    assert counts_of(over(replace(asks(BLUE, AXE, CAVE), aside=True)))["Bob"] == HabitCounts(games=1)


def test_my_own_hand_is_known_without_being_told():
    mine = counts_of(Case(SETUP, (Suggestion("Ann", (GREEN, AXE, DEN)),)))["Ann"]
    assert [odds.times for odds in mine.asks_own] == [1, 0, 1]


def test_counts_add_up():
    one = counts_of(over(asks(BLUE, AXE, CAVE)))["Bob"]
    two = counts_of(over(shows(BLUE, AXE, CAVE, shown=CAVE)))["Bob"]
    both = one + two
    assert (both.games, both.asks_own, both.shows) == (2, one.asks_own, two.shows)


def test_nothing_counted_is_a_plain_habit():
    habit = habit_of("Bob", HabitCounts())
    assert (habit.shows, habit.repeats, habit.right) == ((1, 1, 1), 1, TYPICAL)
    assert ratios(HabitCounts().asks_own) == (1, 1, 1)
    assert HabitCounts(games=3).is_empty
    assert not HabitCounts(right=1).is_empty


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


def test_three_games_do_not_mislead():
    """Eight of 24 cards asked for are one's own by chance; from 4 to 12 is what luck makes of that, 19 times of 20."""
    assert all(0.5 < Odds(24, times, 8.0).ratio < 2 for times in range(4, 13))
    assert Odds(800, 0, 267.0).ratio < 0.02, "what went on for a hundred games is believed"


def test_accusers_are_believed_to_be_as_right_as_they_were():
    habits = habits_of((("Bob", HabitCounts(games=20, right=3, wrong=7)), ("Cid", HabitCounts(games=20, right=10))))
    assert habits == (Habit("Bob", right=(3 + 5) / 15),), "Cid's are those of anybody"
