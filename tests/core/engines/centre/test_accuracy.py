"""Accuracy on the benchmark positions: the beliefs have at most a third of the centre's error."""

from __future__ import annotations

import pytest

from tests.benchmarks import engines


@pytest.mark.slow
def test_the_beliefs_are_three_times_as_accurate_as_the_centre():
    table = engines.run(6, seconds=0.01)
    centre, beliefs = (
        [one for (_, way), answers in table.items() if way == wanted for one in answers]
        for wanted in (engines.CENTRE, engines.BELIEFS)
    )
    assert len(centre) > 100
    assert engines.mean(beliefs) <= engines.REACH["beliefs"] * engines.mean(centre)
