"""The duels of the rungs: who plays whom, and what is stored is not played again."""

from __future__ import annotations

from pathlib import Path

from tests.benchmarks.rungs import DUELS, Played, main

FAST = ("easy", "random")


def test_each_rung_plays_the_one_below_and_the_solver_the_lowest():
    duels = ["easy beginner", "middle easy", "hard middle", "master hard", "casual beginner"]
    assert [" ".join(table) for table in DUELS] == duels


def test_what_is_stored_is_not_played_again_and_more_deals_are_added(tmp_path, capsys):
    file: Path = tmp_path / "deals.jsonl"
    Played.kept_in(file).play([FAST], [1], 1)
    before = file.read_text("utf-8")
    main(["--out", str(file), "--deals", "2", "--seeds", "1", "--tables", ",".join(FAST)])
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert after.count("\n") == 2
    wins = Played.kept_in(file).wins[FAST]
    assert set(wins) == {(1, 0), (1, 1)}
    assert sum(one["easy"] for one in wins.values()) == 4, "against random it wins every game"
    assert capsys.readouterr().out.splitlines()[2:] == [
        "| `easy` 100.0% (34.2% to 100.0%), `random` 0.0% (0.0% to 65.8%) | 2 | 4 |"
    ]
