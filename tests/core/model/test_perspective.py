"""Perspectives: nothing the player could not see, and nothing the truth contradicts."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_file import case_to_json
from core.model.ending import Ending, ending
from core.model.events import Note, Suggestion
from core.model.habit import Habit
from core.model.perspective import Perspective, player_perspective, public_perspective
from core.model.seats import FACE_UP
from tests.games import Habits, classic_game, small_game
from tests.oracle.brute import possible

LIVELY = Habits(note=0.2, glimpse=0.3, failed_accusation=0.2, right_accusation=0.0)


def seen(case, viewer, truth) -> Perspective:
    return public_perspective(case) if viewer is None else player_perspective(case, viewer, truth)


@pytest.mark.parametrize("seed", range(30))
def test_every_view_knows_its_entries_and_fits_the_truth(seed):
    game = small_game(seed)
    case = game.case
    for viewer in (None, *case.setup.seats):
        view = seen(case, viewer, game.truth)
        counted = [i for i, event in case.counted if not isinstance(event, Note) or viewer == case.setup.me is not None]
        assert list(view.entries) == counted
        assert [view.entered(n) for n in range(len(counted) + 1)] == [0, *(i + 1 for i in counted)]
        assert all(possible(game.truth, event) for event in view.case.events)


@pytest.mark.parametrize("seed", range(10))
def test_the_public_sees_no_card_and_no_note(seed):
    view = public_perspective(classic_game(seed, 4, 12, habits=LIVELY).case)
    assert view.case.setup.me is None
    assert view.case.setup.my_hand == ()
    for event in view.case.events:
        assert not isinstance(event, Note)
        if isinstance(event, Suggestion):
            assert all(answer.shown is None for answer in event.answers)


def told_in_full(game, viewer):
    """The case with every card that the viewer saw; without answers that nobody can have given."""
    case, truth = game.case, game.truth
    for i, event in case.counted:
        if isinstance(event, Suggestion):
            could = {a.player: [c for c in event.cards if truth[c] == a.player] for a in event.answers}
            answers = [
                replace(a, shown=could[a.player][0]) if a.shows and viewer in (event.by, a.player) else a
                for a in event.answers
            ]
            case = case.replaced(i, event.with_answers(answers))
    return case


def elsewhere(lot, case, truth, viewer):
    """Another deal, and another record of it by somebody else, that cannot be told apart by what the viewer saw."""
    unknown = [card for card, holder in truth.items() if holder not in (viewer, FACE_UP)]
    holders = [truth[card] for card in unknown]
    lot.shuffle(holders)
    deal = truth | dict(zip(unknown, holders, strict=True))
    me = lot.choice((None, *(player for player in case.setup.seats if player != viewer)))
    players = tuple(replace(player, comment=lot.choice((None, "Mum"))) for player in case.setup.players)
    hand = tuple(card for card in deal if deal[card] == me)
    setup = replace(case.setup, me=me, my_hand=hand, players=players, deck_comment="of tin")
    events = []
    for event in case.events:
        if not isinstance(event, Note) and not event.aside:
            retold = _retold(lot, event, viewer) if isinstance(event, Suggestion) else event
            events.append(replace(retold, comment=lot.choice((None, "Bob blushed"))))
        if lot.random() < 0.4:
            card = lot.choice(list(deal))
            events.append(Note(deal[card] if deal[card] != FACE_UP else me or "Ann", card, holds=True))
        if lot.random() < 0.2:
            events.append(replace(lot.choice(case.events), aside=True))
    habits = (Habit("Ann", right=0.5),)
    return replace(case, setup=setup, events=tuple(events), habits=habits, comment="hm", about=(("x", "y"),)), deal


def _retold(lot, event: Suggestion, viewer) -> Suggestion:
    answers = []
    for answer in event.answers:
        is_hidden = answer.shows and viewer not in (event.by, answer.player)
        shown = lot.choice((None, *event.cards)) if is_hidden else answer.shown
        answers.append(replace(answer, shown=shown, comment=lot.choice((None, "slowly"))))
    return event.with_answers(answers)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_what_a_viewer_cannot_know_changes_nothing_of_what_they_see(seed, other):
    game = small_game(seed, turns=seed % 8)
    for viewer in (None, *game.case.setup.seats):
        if viewer is not None and viewer == game.case.setup.me:
            continue  # whose own notes are seen by nobody else
        case = told_in_full(game, viewer)
        mine = seen(case, viewer, game.truth)
        changed, deal = elsewhere(Random(other), case, game.truth, viewer)
        theirs = seen(changed, viewer, deal)
        assert theirs.case == mine.case
        assert case_to_json(theirs.case) == case_to_json(mine.case)
        assert theirs.whole is mine.whole is True


@pytest.mark.parametrize("seed", range(10))
def test_a_player_sees_what_was_shown_to_them_and_nothing_else(seed):
    game = classic_game(seed, 4, 16, habits=LIVELY)
    case = game.case
    for player in case.setup.seats:
        view = player_perspective(case, player, game.truth)
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


def test_what_a_whole_hand_leaves_of_three_cards_is_what_was_shown():
    game = classic_game(5, 3, 12)
    setup = game.case.setup
    full = ending(setup, game.truth)
    player, shower = (name for name in setup.seats if name != setup.me)
    mine_alone = Ending(hands=((player, full.hand(player)),))
    both = player_perspective(game.case, player, full.places(setup))
    one = player_perspective(game.case, player, mine_alone.places(setup))
    assert one.case.setup == replace(setup, me=player, my_hand=full.hand(player))
    seen = [_shown_by(view.case.events, player, shower) for view in (one, both)]
    assert len(seen[1]) > len(seen[0])


def _shown_by(events, asker, shower):
    asked = [event for event in events if isinstance(event, Suggestion) and event.by == asker]
    return [a.shown for event in asked for a in event.answers if a.player == shower and a.shown is not None]
