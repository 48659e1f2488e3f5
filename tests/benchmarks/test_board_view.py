"""The benchmark runs. No time is asserted: a busy machine is no bug."""

from tests.benchmarks import board_view


def test_laying_painting_and_hovering_are_measured(qapp, capsys):
    board_view.main(["--repeats", "1"])
    printed = capsys.readouterr().out
    assert [line.split("  ")[0] for line in printed.splitlines()[1:]] == [
        "lay",
        "paint 420",
        "hover 420",
        "paint 1000",
        "hover 1000",
    ]
