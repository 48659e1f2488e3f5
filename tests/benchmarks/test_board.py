"""The benchmark runs. No time is asserted: a busy machine is no bug."""

from tests.benchmarks import board


def test_everything_is_measured_at_first_and_again(capsys):
    board.main(["--repeats", "1"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in board.stages(board.a_case()))
    assert "reach 50 ms" in printed
