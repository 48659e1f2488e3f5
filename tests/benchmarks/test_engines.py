"""The benchmark of the engines runs, and sees an error where there is one. No error of an estimate is asserted."""

from __future__ import annotations

import numpy as np

from tests.benchmarks import engines


def test_a_few_positions_are_measured_and_reported():
    table = engines.run(2, seconds=0.05, stages=["the deal", "10 in"], players=[3, 4])
    assert {way for _, way in table} == {*engines.ways(1), engines.SOLVER}
    assert engines.mean(table["10 in", engines.EXACT]) == 0.0
    for way in (engines.CENTRE, engines.MONTE_CARLO):
        found = table["the deal", way]
        assert len(found) == 4
        assert max(one.errors.max() for one in found) > 0
        assert way in engines.row("the deal", way, found, table["the deal", engines.EXACT])
    assert all(np.isfinite(one.z).all() for one in table["the deal", engines.MONTE_CARLO])
    assert sum(one.z.size for one in table["the deal", engines.MONTE_CARLO]) > 0
    assert sum("reach" in line for line in engines.verdicts(table)) == 2
