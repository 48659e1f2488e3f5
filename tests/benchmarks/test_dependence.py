"""The benchmark of what open cells depend on runs, and asks what it says it asks. No time is asserted."""

from __future__ import annotations

from tests.benchmarks import dependence
from tests.benchmarks.reasons import Kind


def test_open_cells_are_asked_about_and_answered():
    for seed, game in Kind(5, spectator=True).games(2):
        asked = list(dependence.questions(seed, game.case.upto(6)))
        assert [what for what, _ in asked] == [*dependence.ASKED[:3] * dependence.CELLS, dependence.ASKED[3]]
        answers = [work() for _, work in asked[:3]]
        assert answers[0] == answers[1].decisive
        assert answers[1] == answers[2]


def test_times_are_reported():
    times = dependence.measure(Kind(3, spectator=False), 1, 5)
    assert all(times.values())
    assert dependence.verdict("hands", {"hands": []}) == "hands: nothing was open"
    assert dependence.verdict("hands", {"hands": [200.0]}).endswith("p95 200.0 ms, longest 200.0, reach 150: NO")
