"""The benchmark runs. No time is asserted: a busy machine is no bug."""

from tests.benchmarks import charts


def test_a_redraw_of_each_chart_is_measured(qapp, capsys, monkeypatch):
    monkeypatch.setattr(charts, "GAMES", {"usual": charts.GAMES["usual"]})
    charts.main(["--repeats", "2"])
    printed = capsys.readouterr().out.splitlines()[1:]
    still = ["envelope", "story", "solutions", "hands", "rivals"]
    moving = [f"{chart} move" for chart in still]
    assert sorted(line[8:24].strip() for line in printed) == sorted(still + moving)
    assert all(float(number) > 0 for line in printed for number in line[24:].split())
