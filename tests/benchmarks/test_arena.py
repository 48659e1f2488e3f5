"""The benchmark of the arena runs, and counts what it says."""

import pytest

from tests.benchmarks import arena


@pytest.mark.slow
def test_it_times_every_policy(capsys):
    arena.main(["--games", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in lines] == ["casual", "random", "greedy", "velma", "race"]


def test_it_profiles(capsys):
    arena.main(["--games", "1", "--profile", "casual"])
    output = capsys.readouterr().out
    assert "function calls" in output
    assert "/core/" in output  # which functions are the dearest depends on the machine


def test_a_speed_is_games_by_time():
    assert arena.Speed("casual", 10, 200, 0.5).a_second == 20
