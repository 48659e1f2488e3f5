"""No policy and no rung plays a game that does not end, by any set-up; and the benchmark would notice."""

from functools import partial

import pytest

from core.arena.tournament import play
from core.referee.referee import MOST_TURNS
from tests.benchmarks import endless
from tests.benchmarks.endless import KINDS, MIXED, main, match_of


@pytest.mark.parametrize("kind", [*KINDS, MIXED])
@pytest.mark.parametrize("seed", [18, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(12))])
def test_a_game_ends_before_the_limit(kind, seed):
    played = play(match_of(seed, kind))
    assert not played.violations
    assert played.turns < MOST_TURNS
    assert not played.is_stopped


def test_set_ups_are_of_all_kinds():
    deals = [match_of(seed, "casual").deal.setup for seed in range(60)]
    assert {len(setup.players) for setup in deals} == {2, 3, 4, 5, 6}
    assert {setup.rules.dice for setup in deals} == {1, 2}
    assert {(bool(setup.pool), setup.rules.pool_look.value, setup.board is None) for setup in deals} >= {
        (True, look, no_board) for look in ("never", "unanswered") for no_board in (True, False)
    }


def test_a_game_that_does_not_end_would_be_noticed(monkeypatch, capsys):
    monkeypatch.setattr(endless, "play", partial(play, most_turns=3))
    monkeypatch.setattr("sys.argv", ["endless", "--games", "2", "--kinds", "casual"])
    assert main() == 1
    assert "casual         2 games, 2 stopped" in capsys.readouterr().out
