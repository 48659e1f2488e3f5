"""How those who wait at a terminal learn that something goes on; in files and pipes nothing of it stands."""

import io
import sys

import pytest

from core.cli import progress
from core.cli.main import main
from core.cli.progress import Progress, Waiting
from tests.core.cli.cases import EXAMPLE, saved


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_it_begins_when_that_takes_long_and_leaves_nothing(clock):
    stream = Terminal()
    with Waiting("replaying", stream) as waiting:
        waiting.at(0.25)
        assert stream.getvalue() == ""
        clock[0] = 2.0
        waiting.tick()
        waiting.at(0.5)
        assert stream.getvalue() == "\rreplaying: 25%, 2 s"
        clock[0] = 3.0
        waiting.tick()
    assert stream.getvalue() == f"\rreplaying: 25%, 2 s\rreplaying: 50%, 3 s\r{' ' * 19}\r"


@pytest.mark.parametrize("stream", [io.StringIO(), None], ids=["a file", "none"])
def test_elsewhere_nothing_is_said(clock, stream):
    with Waiting("computing", stream) as waiting:
        clock[0] = 9.0
        waiting.tick()
    assert stream is None or stream.getvalue() == ""


@pytest.mark.parametrize("command", ["analyse", "replay", "review"])
def test_who_waits_for_a_command_is_told_and_can_interrupt_it(command, tmp_path, monkeypatch, capsys):
    path, stream = str(saved(tmp_path, EXAMPLE)), Terminal()
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr(sys, "stderr", stream)
    assert main([command, path]) == 0
    assert stream.getvalue().startswith("\r")
    assert stream.getvalue().endswith(" \r")

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Waiting, "tick", interrupt)
    capsys.readouterr()
    assert main([command, path]) == 130
    assert capsys.readouterr().out == ""
    assert "Traceback" not in stream.getvalue()


def test_games_are_told_by_a_bar_with_the_time_that_is_left():
    stream = Terminal()
    with Progress("games", 40, 10, stream) as progress:
        progress.advance(10)
        assert "[###############               ] 20 of 40 games, " in stream.getvalue()
        assert stream.getvalue().rstrip().endswith("left")
        progress.advance(20)
    assert stream.getvalue().endswith("40 of 40 games".ljust(79 - 33) + "\n")
    # without a stream nothing is said
    with Progress("games", 2, 0, None) as progress:
        progress.advance(1)
        assert progress.line().startswith("1 of 2 games")
