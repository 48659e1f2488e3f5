"""Hunches belong to a case, and to nothing that the entries say."""

from __future__ import annotations

from dataclasses import replace

from core.formats.case_file import example
from core.history.history import History
from core.model.habit import Habit
from core.model.hunch import Hunch, without_hunches
from core.model.perspective import public_perspective
from core.model.renaming import renamed
from core.model.seats import ENVELOPE

CASE = example()
ROPE, HALL = CASE.setup.deck.card("Rope"), CASE.setup.deck.card("Hall")
PINNED = (Hunch(ENVELOPE, ROPE, 0.75), Hunch("Ben", ROPE, 0.75), Hunch("Ben", HALL, 0.95))


def test_without_them_a_case_says_what_the_entries_say():
    believed = replace(CASE, hunches=PINNED)
    assert believed != CASE
    assert without_hunches(believed) == CASE
    assert public_perspective(believed).case.hunches == ()


def test_what_is_assumed_of_players_and_cards_follows_their_new_names():
    """Also where two swap their names."""
    cord = replace(ROPE, name="Cord")
    assumed = replace(CASE, hunches=PINNED, habits=(Habit("Dan", right=0.5), Habit("Ben", repeats=2.0)))
    case = renamed(assumed, {"Ben": "Dan", "Dan": "Ben"}, {ROPE: cord})
    assert case.hunches == (Hunch(ENVELOPE, cord, 0.75), Hunch("Dan", cord, 0.75), Hunch("Dan", HALL, 0.95))
    assert case.habits == (Habit("Ben", right=0.5), Habit("Dan", repeats=2.0))
    again = renamed(case, {"Ben": "Dan", "Dan": "Ben"}, {cord: ROPE})
    assert (again.hunches, again.habits) == (assumed.hunches, assumed.habits)


def test_on_what_a_set_up_no_longer_has_there_are_none():
    players = tuple(replace(player, name="Eve") if player.name == "Ben" else player for player in CASE.setup.players)
    changed = replace(CASE, hunches=PINNED).with_setup(replace(CASE.setup, players=players))
    assert changed.hunches == PINNED[:1]


def test_they_stand_in_the_order_of_the_table_whatever_the_order_of_the_pins():
    history = History(CASE)
    for hunch in reversed(PINNED):
        history.believe((*history.case.hunches, hunch))
    assert history.case.hunches == PINNED
    history.conclude((("place", "at home"),))
    assert history.case.hunches == PINNED
