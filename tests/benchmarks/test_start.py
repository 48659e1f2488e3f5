"""The benchmark runs. No time is asserted: a busy machine is no bug."""

import os
import re
import shutil
from pathlib import Path

import pytest

from app.startup.system_libraries import missing_libraries
from tests.benchmarks import start, turns
from tests.benchmarks.start import Start

STAGES = {"Python": {"adds": 20.0, "computed": 10.0}, "show": {"adds": 8.0, "computed": 4.0}}
AFTERWARDS = {"example": {"complete": 0.0, "numbers": 200.0, "stall": 50.0, "memory": 130.0}}
OLDER = """
import app
from contextlib import contextmanager
from pathlib import Path

EXAMPLE = Path("evening.case.json")

@contextmanager
def displayed():
    home = Path(__file__).parents[2] / "home"
    home.mkdir()
    yield "display", home

def environment(display, home):
    return {"DISPLAY": display}

def stages(display, program, home):
    yield "Python", 20.0, 10.0
    yield app.STAGE, 8.0, 4.0
"""
STARTED = """
import os, sys
from app import STAGE
assert os.environ["DISPLAY"] == "display"
print(0.5, 200.0 if sys.argv[1:] == ["evening.case.json"] else 0.0, 50.0)
print(130.0)
"""


@pytest.mark.slow  # eight starts of the program
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no display to watch")
@pytest.mark.skipif(bool(missing_libraries(os.environ)), reason="the system lacks what a window needs")
def test_starts_are_seen_from_outside_and_stage_by_stage(capsys):
    start.main(["--rounds", "1"])
    printed = capsys.readouterr().out
    rows = [re.split(r"  | \| ", line.removeprefix("| "))[0] for line in printed.splitlines()]
    assert rows[1:4] == ["an empty window", "usual", "not compiled"]
    assert {"start screen", "example"} <= set(rows)
    assert {"Python", "our modules", "style sheet", "to the first paint"} <= set(rows)


@pytest.fixture
def older(tmp_path):
    """A checkout of before there was ``--json``."""
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "__init__.py").write_text("STAGE = 'their own'")
    (tmp_path / "tests" / "benchmarks").mkdir(parents=True)
    (tmp_path / "tests" / "benchmarks" / "start.py").write_text(OLDER)
    return tmp_path


def test_an_older_checkout_is_timed_from_inside_by_its_own_module(older):
    stages = {"Python": {"adds": 20.0, "computed": 10.0}, "their own": {"adds": 8.0, "computed": 4.0}}
    found = turns.measured(older, "start", rounds=2)
    assert found == {name: [turn, turn] for name, turn in stages.items()}


def test_an_older_checkout_is_watched_after_the_first_paint_by_its_own_script(older):
    (older / "tests" / "benchmarks" / "started.py").write_text(STARTED)
    found = turns.measured(older, "start")
    assert list(found) == ["Python", "their own", "start screen", "example"]
    assert found["example"] == [{"complete": 0.5, "numbers": 200.0, "stall": 50.0, "memory": 130.0}]


def test_a_sentence_says_where_an_older_checkout_does_not_start(older, capfd):
    (older / "tests" / "benchmarks" / "started.py").write_text("import sys\nsys.exit(3)")
    with pytest.raises(SystemExit, match=r"was not timed: its start ended with 1\.$"):
        turns.measured(older, "start")
    said = capfd.readouterr().err
    assert said == f"The start of {older} cannot be timed from inside: a part of it ended with 3.\n"


def test_programs_are_compared_from_inside_by_turns_in_what_all_know(monkeypatch, capsys):
    before, now = Path("before"), Path("now")
    asked = []

    def measured(checkout, benchmark, names=(), rounds=1):
        asked.append(checkout)
        if checkout == before:
            return {name: [turn] for name, turn in STAGES.items()}
        turn = {"adds": 5.0 * len(asked), "computed": 2.0}
        return {"Python": [turn], "our own": [turn], **{name: [row] for name, row in AFTERWARDS.items()}}

    monkeypatch.setattr(turns, "measured", measured)
    start.report_inside([before, now], 3)
    assert asked == [before, now, now, before, before, now]
    assert capsys.readouterr().out.splitlines() == [
        "",
        "| what | adds: before, now (ms) | ratio | computed: before, now (ms) | ratio |",
        "| --- | --- | --- | --- | --- |",
        "| Python | 20, 15 | 0.75 | 10, 2 | 0.20 |",
        "",
        "In before, but not in all: show",
        "In now, but not in all: our own, example",
    ]


def test_one_program_has_no_ratios(monkeypatch, capsys):
    monkeypatch.setattr(turns, "measured", lambda *_: {name: [turn] for name, turn in {**STAGES, **AFTERWARDS}.items()})
    start.report_inside([start.ROOT], 1)
    assert capsys.readouterr().out.splitlines() == [
        *(
            "",
            "| what | adds (ms) | computed (ms) |",
            "| --- | --- | --- |",
            "| Python | 20 | 10 |",
            "| show | 8 | 4 |",
        ),
        *("", "| what | complete (ms) | numbers (ms) | stall (ms) | memory (MiB) |", "| --- | --- | --- | --- | --- |"),
        "| example | 0 | 200 | 50 | 130 |",
    ]


def test_who_is_started_first_changes_from_round_to_round(monkeypatch, capsys):
    programs, started = [Path("before"), Path("now")], []
    takes = {"home": Start(100.0, 100.0, 50.0), "before": Start(200.0, 300.0, 100.0), "now": Start(150.0, 160.0, 25.0)}

    def timed(words, display, folder, env):
        started.append(folder.name)
        return takes[folder.name]

    monkeypatch.setattr(start, "timed", timed)
    monkeypatch.setattr(start, "environment", lambda *_: {})
    found = start.measure(programs, 2, None, Path("home"), cold=False)
    first, now = ["before"] * 2, ["now"] * 2
    assert started == ["home", *now, *first, "home", *first, *now, "home", *now, *first]
    start.report(found, programs)
    rows = capsys.readouterr().out.splitlines()
    assert [row[:28].strip() for row in rows[1:]] == [
        "an empty window",
        *("usual before", "not compiled before", "usual now", "not compiled now"),
    ]
    assert rows[2].split()[-4:] == ["2.00", "2.00", "1.00", "1.00"]
    assert rows[4].split()[-4:] == ["1.50", "0.50", "0.75", "0.25"]
