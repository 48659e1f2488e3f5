"""Perspectives: nothing the player could not see, and nothing the truth contradicts."""

from dataclasses import replace

import pytest

from core.model.ending import Ending, ending
from core.model.events import Note, Suggestion
from core.review.review import player_perspective, public_perspective
from tests.games import Habits, classic_game, small_game
from tests.oracle.brute import possible

LIVELY = Habits(note=0.2, glimpse=0.3, failed_accusation=0.2, right_accusation=0.0)


@pytest.mark.parametrize("seed", range(30))
def test_every_view_keeps_its_places_and_fits_the_truth(seed):
    game = small_game(seed)
    case, end = game.case, ending(game.case.setup, game.truth)
    views = [public_perspective(case), *(player_perspective(case, player, end) for player in case.setup.seats)]
    for view in views:
        assert view is not None
        assert len(view.case.events) == len(case.events)
        assert all(possible(game.truth, event) for event in view.case.events)


@pytest.mark.parametrize("seed", range(10))
def test_the_public_sees_no_card_and_no_note(seed):
    view = public_perspective(classic_game(seed, 4, 12, habits=LIVELY).case)
    assert view.case.setup.me is None
    assert view.case.setup.my_hand == ()
    for event in view.case.events:
        assert not isinstance(event, Note) or event.aside
        if isinstance(event, Suggestion):
            assert all(answer.shown is None for answer in event.answers)


@pytest.mark.parametrize("seed", range(10))
def test_a_player_sees_what_was_shown_to_them_and_nothing_else(seed):
    game = classic_game(seed, 4, 16, habits=LIVELY)
    case, end = game.case, ending(game.case.setup, game.truth)
    for player in case.setup.seats:
        view = player_perspective(case, player, end)
        assert view is not None
        unseen = 0
        for event in view.case.events:
            if isinstance(event, Suggestion) and not event.aside:
                for answer in event.answers:
                    if player not in (event.by, answer.player):
                        assert answer.shown is None
                    elif event.by == player and answer.shows and answer.shown is None:
                        could = [card for card in event.cards if game.truth[card] == answer.player]
                        assert len(could) > 1
                        unseen += 1
        assert view.whole == (unseen == 0)


def test_a_hand_that_is_not_known_in_whole_is_nobodys_perspective():
    game = classic_game(2, 4, 6)
    setup = game.case.setup
    other = next(player for player in setup.seats if player != setup.me)
    hand = tuple(card for card in setup.deck if game.truth[card] == other)
    assert player_perspective(game.case, other, Ending(hands=((other, hand[1:]),))) is None
    alone = player_perspective(game.case, other, Ending(hands=((other, hand),)))
    assert alone is not None
    assert alone.case.setup == replace(setup, me=other, my_hand=hand)


def test_what_a_whole_hand_leaves_of_three_cards_is_what_was_shown():
    game = classic_game(5, 3, 12)
    setup = game.case.setup
    full = ending(setup, game.truth)
    player, shower = (name for name in setup.seats if name != setup.me)
    mine_alone = Ending(hands=((player, full.hand(player)),))
    both = player_perspective(game.case, player, full)
    one = player_perspective(game.case, player, mine_alone)
    assert both is not None
    assert one is not None
    seen = [_shown_by(view.case.events, player, shower) for view in (one, both)]
    assert len(seen[1]) > len(seen[0])


def _shown_by(events, asker, shower):
    asked = [event for event in events if isinstance(event, Suggestion) and event.by == asker]
    return [a.shown for event in asked for a in event.answers if a.player == shower and a.shown is not None]
