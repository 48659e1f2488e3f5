"""The measurement of the Monte Carlo engine runs, and sees an error where there is one."""

from __future__ import annotations

import numpy as np

from tests.benchmarks import montecarlo
from tests.benchmarks.positions import Stratum


def test_an_estimate_and_an_enumeration_are_told_apart():
    start = montecarlo.measure(next(Stratum(4, "the deal", spectator=False).positions(1)), 0.05, 1)
    end = montecarlo.measure(next(Stratum(4, "late", spectator=False).positions(1)), 0.05, 1)
    assert start.estimated
    assert start.errors.max() > 0
    assert not end.estimated
    assert end.errors.max(initial=0.0) < 1e-9
    assert "1 of 2" in montecarlo.row("both", [start, end])
    assert np.isfinite(start.z).all()
