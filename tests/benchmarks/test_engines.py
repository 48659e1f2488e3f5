"""The benchmark of the estimates runs. No error or time is asserted, but that the exact engine has no error."""

from __future__ import annotations

from tests.benchmarks import engines


def test_a_few_positions_are_measured_and_reported():
    table = engines.run(2, spectator=False, stages=["10 in"], players=[3, 4])
    assert {way for _, way in table} == set(engines.WAYS)
    assert engines.mean(table["10 in", "exact, ignore"]) == 0.0
    assert "10 in" in engines.row("10 in", "centre, ignore", table["10 in", "centre, ignore"])
    assert any("reach" in line for line in engines.ratios(table))
