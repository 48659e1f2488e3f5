"""The benchmark of the planner runs, and sees an error where there is one. No time and no error is asserted."""

from __future__ import annotations

from core.information.answers import Response
from tests.benchmarks import planner


def test_a_few_decisions_are_timed_and_reported():
    found = planner.times(1, Response.RANDOM, stages=["10 in"], players=[3, 6])
    assert list(found) == [("10 in", 3), ("10 in", 6)]
    assert all(0 < one.gains < one.advise for measured in found.values() for one in measured)
    lines = list(planner.time_table(found))
    assert sum(line.startswith("10 in") for line in lines) == 2
    assert sum("reach" in line for line in lines) == 2, "of the gains and of the whole advice"


def test_an_estimate_is_held_against_the_exact_gains(monkeypatch):
    monkeypatch.setattr(planner, "MOST_EXACT", 200_000)
    (one,) = planner.estimates(1, Response.RANDOM, players=[4])
    assert planner.MOST_LISTED < one.deals <= planner.MOST_EXACT
    assert one.off > 0, "an estimate is off by something"
    assert 0 < one.worth <= 1
    assert len(list(planner.estimate_table([one]))) == 4
