"""The benchmark of practice games, small; and that it would notice."""

import pytest

from core.practice.game import PracticeGame
from tests.benchmarks import practice
from tests.benchmarks.practice import QUICK, fuzz, fuzzed, kills, leaks_in, play_any


@pytest.mark.parametrize(
    "seed", [0, 1, 3, 4, 5, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6, 60))]
)
def test_games_of_all_kinds_are_played_by_the_rules(seed):
    words, said, found = play_any(seed, QUICK)
    assert found == [], words
    assert said[-1]["type"] == "end"


def test_what_is_printed_does_not_depend_on_what_i_cannot_know():
    tried = [leaks_in(seed, decisions=6, most=25) for seed in range(4)]
    assert sum(number for number, _ in tried) > 15
    assert [what for _, wrong in tried for what in wrong] == []


def test_a_leak_would_be_noticed(monkeypatch):
    monkeypatch.setattr("core.referee.referee.seen_by", lambda event, *_: (event,))
    assert any(leaks_in(seed, most=25)[1] for seed in range(4))


def test_no_answer_is_lost_if_it_is_killed(tmp_path, capsys):
    assert kills(3, tmp_path)
    assert "killed 3 times" in capsys.readouterr().out


def test_wrong_lines_are_refused(capsys):
    assert fuzz(600)
    assert ", 0 not refused and asked again" in capsys.readouterr().out


def test_a_wrong_line_that_is_taken_would_be_noticed(monkeypatch):
    def answer(game, _):
        plain(game, None if game.request.__class__.__name__ in {"Accuse", "Suggest"} else practice.EDITIONS[0])

    plain = PracticeGame.answer
    monkeypatch.setattr(PracticeGame, "answer", answer)
    assert any(fuzzed(seed, 100)[1] for seed in range(3))
