"""The benchmark of marks compares what it says, and times every task. No time is asserted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.practice.marks import Mark, Says
from tests.benchmarks import marks


def test_every_task_is_timed_and_reported():
    found = marks.times(8)
    assert all(found.values())
    assert len(found["mark"]) == 8
    assert marks.row("given", [1.0, 3.0]).split() == ["given", "2", "2.00", "2.90", "3.0"]
    assert marks.row("mark", [1.0]).endswith("reach 16: yes")
    assert marks.row("mark", [17.0]).endswith("reach 16: NO")


def test_a_wrong_truth_is_noticed(monkeypatch):
    position = next(one for one in marks.positions(9, small=True) if one.game.case.setup.my_hand)
    mine = position.game.case.setup.my_hand[0]
    position = replace(position, marks=(Mark(mine, position.game.case.setup.me, Says.NO),))
    assert marks.compared(position) == 1
    monkeypatch.setattr(marks, "verdict", lambda *_: ("open", 0.5))
    with pytest.raises(AssertionError):
        marks.compared(position)
