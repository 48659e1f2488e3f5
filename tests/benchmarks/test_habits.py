"""The benchmark of habits: the same positions and the same deals, paired, and gone on with."""

from __future__ import annotations

import pytest

from core.arena.result import Accuracy, Bin
from core.arena.tournament import Tournament
from core.players.counts import HabitCounts, Odds
from tests.benchmarks import habits

SHY = HabitCounts(40, asks_own=(Odds(300, 10, 100.0),) * 3)


def test_the_gain_of_a_deal_is_the_mean_over_its_positions():
    one = habits.Foreseen(0, Accuracy((4.0, 2.0, 0.0)), Accuracy((3.0, 1.5, 0.0)))
    assert one.gain == pytest.approx((1 + 0.5 + 0) / 3)


def test_the_calibration_error_is_a_mean_over_cells():
    """Four cells of 25 % each, of which two came true: off by 1; six of 50 % together 3, of which three: not off."""
    bins = (Bin(4, 1.0, 2), Bin(6, 3.0, 3), *[Bin()] * 8)
    assert habits.error(Accuracy((), bins)) == pytest.approx(1 / 10)
    assert habits.error(Accuracy()) == 0


def test_both_look_at_the_same_positions():
    """In the second deal; in the first casual names only cards that its habits say nothing of."""
    table = Tournament(("race+habits", "casual"), learned=(("casual", SHY),))
    found = habits.foreseen(table, 1)
    assert len(found.plain.log_loss_bits) == len(found.knowing.log_loss_bits) > 2
    assert found.plain.log_loss_bits != found.knowing.log_loss_bits
    assert sum(one.cells for one in found.plain.calibration) == 21 * len(found.plain.log_loss_bits)


def test_who_believes_nothing_foresees_the_same():
    found = habits.foreseen(Tournament(("race+habits", "casual")), 0)
    assert found.plain.log_loss_bits == pytest.approx(found.knowing.log_loss_bits)
    assert found.gain == pytest.approx(0)


def test_what_was_foreseen_survives_the_disk_and_a_line_that_was_cut_off(tmp_path):
    file = tmp_path / "foreseen.jsonl"
    some = [habits.Foreseen(i, Accuracy((4.0 + i,), (Bin(1, 0.1, 1), *[Bin()] * 9)), Accuracy()) for i in range(3)]
    habits.add(file, some[2])
    habits.add(file, some[0])
    file.write_text(file.read_text()[:-9])
    assert habits.read(file) == [some[2]]
    habits.add(file, some[0])
    assert habits.read(file) == [some[0], some[2]]


@pytest.mark.slow
def test_it_goes_on_where_it_was_and_prints_what_there_is(capsys, tmp_path):
    words = ["--out", str(tmp_path), "--players", "2", "--workers", "1", "--opponents", "casual", "--learn", "1"]
    habits.main([*words, "--games", "2"])
    files = [tmp_path / "casual" / "race+habits" / name for name in ("tournament.json", "foreseen.jsonl")]
    described, foreseen = (file.read_text() for file in files)
    habits.main([*words, "--games", "4"])
    assert files[0].read_text() == described
    assert files[1].read_text().startswith(foreseen)
    assert len(habits.read(files[1])) == 2
    capsys.readouterr()
    habits.main([*words, "--table"])
    bits, wins, learned = capsys.readouterr().out.split("\n\n")
    assert bits.splitlines()[1].split()[:2] == ["casual", "4"]
    assert wins.splitlines()[1].split()[:2] == ["casual", "4"]
    assert "of 2" in wins
    assert learned.startswith("casual, learned from 2 hands: asks for its own × ")


def test_where_nothing_was_played_nothing_is_begun(capsys, tmp_path):
    habits.main(["--out", str(tmp_path), "--table"])
    assert [line.split()[0] for line in capsys.readouterr().out.split("\n\n")] == ["opponent", "opponent"]
    assert not list(tmp_path.iterdir())


def test_who_cannot_be_an_opponent_is_refused(capsys, tmp_path):
    with pytest.raises(SystemExit):
        habits.main(["--out", str(tmp_path), "--opponents", "race"])
    assert "“race” is not one of velma, " in capsys.readouterr().err
