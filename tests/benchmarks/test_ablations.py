"""The benchmark of race's ingredients: the same deals, paired, and gone on with."""

from __future__ import annotations

import numpy as np
import pytest

from core.arena.result import Accuracy, Result
from tests.benchmarks import ablations


def won(variant, deal, *winners):
    """The games of a deal of two players: by rotation, whether the variant won."""
    return [
        Result(deal, i, seats, seats.index(variant if mine else "velma"), 10, 5, (), (), (4, 4), (1.0, 1.0), Accuracy())
        for i, mine in enumerate(winners)
        for seats in [(variant, "velma") if i == 0 else ("velma", variant)]
    ]


def test_the_variants_play_the_deals_and_dice_of_race():
    race, near = (ablations.seating(name, 4, 7) for name in ("race", "race-near"))
    for deal in range(3):
        for rotation in range(4):
            one, other = race.match(deal, rotation), near.match(deal, rotation)
            assert (one.deal, one.seed) == (other.deal, other.seed)
            names = {"race": "race-near", "velma": "velma"}
            assert [names[policy.name] for policy in one.policies.values()] == [
                policy.name for policy in other.policies.values()
            ]


def test_a_difference_is_that_of_the_deals_that_both_played():
    """Deal 0: one game of two more, which is a fair share; deal 1: as many; deal 2: two fewer; deal 3: by one alone."""
    race = [*won("race", 2, True, True), *won("race", 0, False, True), *won("race", 1, True, False)]
    near = [
        game for deal, mine in enumerate(((1, 1), (0, 1), (0, 0), (1, 1))) for game in won("race-near", deal, *mine)
    ]
    found = ablations.difference("race-near", 2, near, race)
    assert (found.deals, found.differ) == (3, 2)
    assert found.mean == pytest.approx((1 + 0 - 2) / 3)


def test_the_interval_is_students():
    """Four differences of mean 1 and spread 2: 3.1824 (t of 3 degrees of freedom) standard errors of 1."""
    found = ablations.paired(np.array([1 - np.sqrt(6), 1.0, 1.0, 1 + np.sqrt(6)]))
    assert found.mean == pytest.approx(1)
    assert found.half_width == pytest.approx(3.182446, abs=1e-6)
    assert ablations.paired(np.array([1.0])).half_width == np.inf


@pytest.mark.slow
def test_it_goes_on_where_it_was_and_prints_a_table(capsys, tmp_path):
    words = ["--out", str(tmp_path), "--players", "2", "--workers", "1", "--variants", "casual"]
    ablations.main([*words, "--games", "2"])
    first = (tmp_path / "race" / "games.jsonl").read_text()
    ablations.main([*words, "--games", "3"])
    assert (tmp_path / "race" / "games.jsonl").read_text().startswith(first)
    capsys.readouterr()
    ablations.main([*words, "--table"])
    heads, race, casual = capsys.readouterr().out.splitlines()
    assert heads.split()[:2] == ["variant", "games"]
    assert race.split()[:2] == ["race", "4"]
    assert casual.split()[:2] == ["casual", "4"]
    assert "of 2" in casual


def test_the_table_of_nothing_is_empty(capsys, tmp_path):
    ablations.main(["--out", str(tmp_path), "--table", "--variants", "race-near"])
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[1:]] == [
        ["race", "0"],
        ["race-near", "0"],
    ]


@pytest.mark.parametrize("name", ["race-nearly", "velma"])
def test_what_cannot_be_compared_is_refused(capsys, tmp_path, name):
    with pytest.raises(SystemExit):
        ablations.main(["--out", str(tmp_path), "--variants", name])
    assert f"“{name}” is not one of race, greedy" in capsys.readouterr().err
