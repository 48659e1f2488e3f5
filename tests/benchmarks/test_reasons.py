"""The benchmark of the reasons runs, and asks what it says it asks. No time is asserted."""

from __future__ import annotations

from functools import partial

from tests.benchmarks import reasons
from tests.benchmarks.reasons import CELLS, OPEN, WHY, Kind, measure, open_questions, questions


def test_games_are_asked_about_and_reported(monkeypatch):
    times = measure(Kind(3, spectator=False), 3, tuple(WHY), questions)
    assert len(times["explain"]) == 3 * CELLS
    assert len(times["true entry"]) == 3
    assert all(times.values())
    assert len(reasons.row("seated 3", times).split()) == 2 + 2 * len(WHY)

    monkeypatch.setattr(reasons, "KINDS", [Kind(3, spectator=False)])
    lines = list(reasons.report(1, OPEN, partial(open_questions, events=5)))
    assert [line.split()[0] for line in lines[:4]] == ["ms", "kind", "seated", "all"]
    assert [line.partition(" (")[0] for line in lines[5:]] == list(OPEN.values())


def test_what_was_asked_has_an_answer():
    for seed, game in Kind(4, spectator=True).games(2):
        assert len(game.case.events) == reasons.EVENTS
        asked = dict(questions(seed, game))
        assert asked["explain"]() is not None
        assert asked["clashes"]()
        assert asked["with mends"]()
        assert asked["true entry"]() == ()
        assert asked["false entry"]()


def test_open_cells_are_asked_about_and_answered():
    for seed, game in Kind(5, spectator=True).games(2):
        asked = list(open_questions(seed, game, 6))
        *cell, hands = OPEN
        assert [what for what, _ in asked] == [*cell * CELLS, hands]
        deciders, remembered, from_nothing = [work() for _, work in asked[:3]]
        assert deciders == remembered.decisive
        assert remembered == from_nothing
