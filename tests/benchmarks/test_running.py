"""What the benchmarks have in common, and that the small ones run. No time is asserted: a busy machine is no bug."""

from __future__ import annotations

import numpy as np
import pytest

from tests.benchmarks import arena, board, charts, library
from tests.benchmarks.practice_window import main as play_in_the_window
from tests.benchmarks.running import paired, reach, reached


def test_the_interval_is_students():
    """Four differences of mean 1 and spread 2: 3.1824 (t of 3 degrees of freedom) standard errors of 1."""
    difference = paired(np.array([1 - np.sqrt(6), 1.0, 1.0, 1 + np.sqrt(6)]))
    assert difference.mean == pytest.approx(1)
    assert difference.half_width == pytest.approx(3.182446, abs=1e-6)
    assert paired(np.array([1.0])).half_width == np.inf


def test_a_line_says_whether_a_target_was_reached():
    assert reach("errors", 0.2, 0.1) == "errors: 0.2, reach 0.1: NO"
    assert reach("errors", 0.05, 0.1) == "errors: 0.05, reach 0.1: yes"
    assert reached("asking", [1.0] * 99 + [900.0], 150) == "asking (100): p95 1.0 ms, longest 900.0, reach 150: yes"
    assert reached("asking", [200.0], 150) == "asking (1): p95 200.0 ms, longest 200.0, reach 150: NO"


@pytest.mark.slow
def test_the_arena_times_every_policy(capsys):
    arena.main(["--games", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in lines] == ["casual", "random", "greedy", "velma", "race"]


def test_the_arena_profiles(capsys):
    arena.main(["--games", "1", "--profile", "casual"])
    output = capsys.readouterr().out
    assert "function calls" in output
    assert "/core/" in output  # which functions are the dearest depends on the machine


def test_a_speed_is_games_by_time():
    assert arena.Speed("casual", 10, 200, 0.5).a_second == 20


def test_the_board_is_measured_at_first_and_again_and_in_the_window(qapp, capsys):
    board.main(["--repeats", "1"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in board.stages(board.a_case()))
    assert "reach 50 ms" in printed
    drawn = printed.partition("max ms\n")[2].splitlines()
    assert [line.split("  ")[0] for line in drawn] == ["lay", "paint 420", "hover 420", "paint 1000", "hover 1000"]


def test_a_redraw_of_each_chart_is_measured(qapp, capsys, monkeypatch):
    monkeypatch.setattr(charts, "GAMES", {"usual": charts.GAMES["usual"]})
    charts.main(["--repeats", "2"])
    printed = capsys.readouterr().out.splitlines()[1:]
    still = ["envelope", "story", "solutions", "hands", "rivals"]
    moving = [f"{chart} move" for chart in still]
    assert sorted(line[8:24].strip() for line in printed) == sorted(still + moving)
    assert all(float(number) > 0 for line in printed for number in line[24:].split())


def test_the_library_is_measured(qapp):
    times = library.measure(60)
    assert len(times) == 7 + len(library.WORDS)
    assert all(ms >= 0 for ms in times.values())


def test_no_game_in_the_window_gets_stuck(qapp, capsys):
    played = play_in_the_window(["1", "--first", "37"])
    assert (len(played.decisions), played.stuck) == (1, [])
    assert "stuck: none" in capsys.readouterr().out
