"""The generator of games itself: what it makes is legal, true where it should be, and has something of everything."""

from __future__ import annotations

from itertools import pairwise

import pytest

from core.formats.validity import case_problems
from core.model.events import Accusation, Move, Note, Suggestion
from tests.games import Game, classic_game, corrupted, small_game, ten_suspect_game
from tests.oracle.brute import brute, possible

SEEDS = range(200)


def assert_legal_and_true(game: Game) -> None:
    case = game.case
    assert case_problems(case) == []
    assert all(possible(game.truth, event) for event in case.events)
    for holder, size in case.setup.sizes.items():
        assert sum(game.truth[card] == holder for card in case.setup.deck) == size


def test_small_games_are_legal_and_true():
    for seed in SEEDS:
        assert_legal_and_true(small_game(seed))


@pytest.mark.parametrize("players", range(3, 7))
def test_games_with_shipped_decks_are_legal_and_true(players: int):
    for spectator in (False, True):
        assert_legal_and_true(classic_game(players, players, 20, spectator=spectator))
        assert_legal_and_true(ten_suspect_game(players, players, 20, spectator=spectator))


def test_a_seed_names_a_game():
    assert small_game(7) == small_game(7)
    assert all(small_game(a) != small_game(b) for a, b in pairwise(SEEDS))


def test_something_of_everything_is_there():
    cases = [small_game(seed).case for seed in SEEDS]
    events = [event for case in cases for event in case.events]
    suggestions = [event for event in events if isinstance(event, Suggestion)]
    assert {len(case.setup.players) for case in cases} == {2, 3, 4}
    assert {case.setup.me is None for case in cases} == {case.setup.pool > 0 for case in cases} == {False, True}
    assert any(case.setup.face_up for case in cases)
    assert any(player.hand_size == 0 for case in cases for player in case.setup.players)
    assert {event.aside for event in events} == {False, True}
    assert {event.correct for event in events if isinstance(event, Accusation)} == {False, True}
    assert {event.holds for event in events if isinstance(event, Note)} == {False, True}
    assert any(isinstance(event, Move) for event in events)
    assert any(event.further for event in suggestions)
    assert any(event.refuted_by is None for event in suggestions)
    assert any(event.shown and event.refuted_by == case.setup.me for case in cases for event in case.events
               if isinstance(event, Suggestion))  # fmt: skip


def test_lies_can_stand_in_a_file_and_often_contradict():
    cases = [corrupted(seed, small_game(seed, cards=8)) for seed in SEEDS]
    assert all(case_problems(case) == [] for case in cases)
    contradictory = sum(brute(case).deals == 0 for case in cases)
    assert len(cases) / 2 < contradictory < len(cases)
