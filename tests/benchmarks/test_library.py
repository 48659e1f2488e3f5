"""The benchmark of the library runs; what it measures is printed, and asserted nowhere."""

from tests.benchmarks.library import WORDS, measure


def test_it_measures_all_that_there_is(qapp):
    found = measure(60)
    assert len(found) == 7 + len(WORDS)
    assert all(ms >= 0 for ms in found.values())
