"""What the estimates are worth, on the positions of the benchmark: the beliefs have at most a third of the error."""

from __future__ import annotations

from tests.benchmarks import engines


def test_the_beliefs_are_three_times_as_accurate_as_the_centre():
    table = engines.run(6, spectator=False)
    found = {way: [one for (_, other), answers in table.items() if other == way for one in answers] for _, way in table}
    assert len(found["centre, ignore"]) > 100
    assert engines.mean(found["beliefs, ignore"]) <= engines.REACH * engines.mean(found["centre, ignore"])
