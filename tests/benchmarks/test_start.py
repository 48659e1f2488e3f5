"""The benchmark runs. No time is asserted: a busy machine is no bug."""

import os
import shutil

import pytest

from app.startup.system_libraries import missing_libraries
from tests.benchmarks import start


@pytest.mark.slow  # eight starts of the program
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no display to watch")
@pytest.mark.skipif(bool(missing_libraries(os.environ)), reason="the system lacks what a window needs")
def test_starts_are_seen_from_outside_and_stage_by_stage(capsys):
    start.main(["--rounds", "1"])
    printed = capsys.readouterr().out
    rows = [line.split("  ")[0] for line in printed.splitlines()]
    assert rows[1:4] == ["an empty window", "usual", "not compiled"]
    assert {f"start screen, {start.ROOT.name}", f"example, {start.ROOT.name}"} <= set(rows)
    assert {"Python", "our modules", "style sheet", "to the first paint"} <= set(rows)
