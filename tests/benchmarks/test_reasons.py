"""The benchmark of the reasons runs, and asks what it says it asks. No time is asserted."""

from __future__ import annotations

from tests.benchmarks import reasons


def test_a_game_is_asked_about_and_reported():
    times = reasons.measure(reasons.Kind(3, spectator=False), 3)
    assert len(times["explain"]) == 3 * reasons.CELLS
    assert len(times["true entry"]) == 3
    assert all(times.values())
    assert len(reasons.row("seated 3", times).split()) == 2 + 2 * len(reasons.REACHES)
    assert len(reasons.heading().splitlines()) == 2
    assert len(list(reasons.verdicts(reasons.together([times, times])))) == len(reasons.REACHES)


def test_what_was_asked_has_an_answer():
    for seed, game in reasons.Kind(4, spectator=True).games(2):
        assert len(game.case.events) == reasons.EVENTS
        asked = dict(reasons.questions(seed, game))
        assert asked["explain"]() is not None
        assert asked["clashes"]()
        assert asked["with mends"]()
        assert asked["true entry"]() == ()
        assert asked["false entry"]()


def test_a_verdict_says_whether_it_was_reached():
    times = {what: [] for what in reasons.REACHES} | {"explain": [1.0] * 99 + [900.0], "clashes": [200.0]}
    reached, missed = reasons.verdicts(times)
    assert reached == "why a cell is certain (100): p95 1.0 ms, longest 900.0, reach 150: yes"
    assert missed == "which entries clash (1): p95 200.0 ms, longest 200.0, reach 150: NO"
