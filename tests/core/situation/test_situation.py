"""What a situation knows of the cards is shared as long as only tokens move."""

from __future__ import annotations

from dataclasses import replace

from core.belief import belief
from core.belief.belief import believe
from core.engines.driver import answer
from core.model.events import Move, Note
from core.model.habit import Habit
from core.players.prior import shipped
from core.situation.situation import Situation
from tests.core.tables import board_game


def test_it_shares_what_it_knows_of_the_cards_while_only_tokens_move():
    game, mansion = board_game(1, 3, 4)
    case = game.case
    first, me = Situation.of(case, mansion), case.setup.me
    other = next(name for name in case.setup.seats if name != me)
    moved = Situation.of(case.appended(Move(me, next(iter(mansion.rooms)))), mansion, seed=2, before=first)
    assert moved.cards is first.cards
    assert moved.cards.gains is first.cards.gains, "also what is found after the move"
    for later in (
        case.appended(Note(other, case.setup.deck.cards[0], holds=False)),
        case.upto(3),
        replace(case, habits=(Habit(other, shows=(0.5, 1, 1)),)),
    ):
        assert Situation.of(later, mansion, before=first).cards is not first.cards


def test_what_is_given_as_people_play_is_not_weighed_again(monkeypatch):
    case = board_game(1, 3, 4)[0].case
    given = believe(case, answer(case), shipped())
    monkeypatch.setattr(belief, "weighing_of", None)
    assert Situation.of(case, given=given, prior=shipped()).cards.posterior is given.posterior
    assert Situation.of(case, given=given).cards.posterior is given.plain
