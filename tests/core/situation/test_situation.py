"""What a situation knows of the cards is shared as long as only tokens move."""

from dataclasses import replace

from core.belief import belief
from core.belief.belief import believe
from core.engines.driver import answer
from core.information.answers import Response
from core.model.events import Move, Note
from core.model.habit import Habit
from core.players.prior import shipped
from core.situation.situation import Situation
from tests.core.tables import board_game
from tests.games import classic_game


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


def test_what_is_known_if_the_others_show_at_random_is_not_shared_where_they_show_what_tells_least():
    case = board_game(1, 3, 4)[0].case
    first = Situation.of(case)
    other = Situation.of(case, response=Response.LEAST_HELPFUL, before=first)
    assert other.response is Response.LEAST_HELPFUL
    assert Situation.of(case, response=Response.LEAST_HELPFUL, before=other).cards is other.cards
    assert first.at(case, before=other).response is Response.RANDOM


def test_another_moment_of_the_game_is_seen_with_the_same_limits():
    game, mansion = board_game(1, 3, 4)
    case = game.case
    situation = Situation.of(case, mansion, Response.LEAST_HELPFUL, 7, least=0.9, prior=shipped(), may_sit_out=True)
    there = situation.at(case.upto(3))
    assert there.case == case.upto(3)
    for name in ("mansion", "response", "seed", "least", "may_sit_out"):
        assert getattr(there, name) == getattr(situation, name), name
    assert there.cards.prior is situation.cards.prior
    assert situation.at(case, before=situation).cards is situation.cards


def test_it_shares_only_what_is_known_of_the_same_rivals_and_as_people_play(monkeypatch):
    situation = Situation.of(classic_game(3, 4, 14).case)
    first, *_, last = situation.still_in
    cards, case = situation.cards, situation.case
    assert [[rival.player for rival in cards.rivals(case, (who,))] for who in (first, last)] == [[first], [last]]
    assert cards.rivals(case, (first,)) is cards.rivals(case, (first,)), "counted once"
    # what is given as people play is not weighed again
    case = board_game(1, 3, 4)[0].case
    given = believe(case, answer(case), shipped())
    monkeypatch.setattr(belief, "weighing_of", None)
    assert Situation.of(case, given=given, prior=shipped()).cards.posterior is given.posterior
    assert Situation.of(case, given=given).cards.posterior is given.plain
