"""What a situation knows of the cards is reused as long as only tokens move."""

from __future__ import annotations

from dataclasses import replace

from core.model.events import Move, Note
from core.model.habit import Habit
from core.planner.situation import Situation
from tests.core.planner.tables import board_game


def test_it_knows_cards_of_moves_and_for_nothing_else():
    game, mansion = board_game(1, 3, 4)
    case = game.case
    known, me = Situation(case), case.setup.me
    other = next(name for name in case.setup.seats if name != me)
    hall = next(place for place in mansion.rooms)
    assert known.knows_cards_of(case.appended(Move(me, hall)))
    assert not known.knows_cards_of(case.appended(Note(other, case.setup.deck.cards[0], holds=False)))
    assert not known.knows_cards_of(case.upto(3))
    assert not known.knows_cards_of(replace(case, habits=(Habit(other, asks_own=(0.5, 1, 1)),)))
