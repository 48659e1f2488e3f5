"""The program is killed at any moment: whatever it had committed is offered when it starts again."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.game.autosave import Autosave
from core.formats.case_file import load, write_case
from core.history.recovery import journals, recover
from core.model.case import Case
from tests.robust.player import digest
from tests.strategies.histories import SETUP
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
START = Case(SETUP)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[subprocess.Popen]:
    with (
        (tmp_path / "stderr").open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-m", "tests.robust.player"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        ) as process,
    ):
        yield process
        process.kill()  # and with it the child, where a test has failed


def reported(folder: Path) -> list[tuple[int, str]]:
    """What the program said that it had committed: entries of the journal, and the case after them."""
    try:
        lines = (folder / "report").read_text().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    whole = (line.split() for line in lines if line.endswith("\n"))
    return [(int(entries), case) for entries, case in whole]


def is_alive(process: int) -> bool:
    if os.name == "nt":  # where this would send Ctrl+C
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(child: int, folder: Path, steps: int) -> None:
    wait_until(lambda: len(reported(folder)) >= steps or not is_alive(child))
    assert is_alive(child), (folder.parent / "stderr").read_text()[-5000:]


KILLS = 100 if os.name == "posix" else 5
"""In each of four tests, which the workers share."""


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", range(4))
def test_a_kill_at_any_moment_loses_nothing_that_was_committed(stage, tmp_path, background, seed):
    rng, seen = random.Random(seed), Counter()
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        folder.mkdir()
        write_case(START, folder / "game.case.json")
        stage.stdin.write(f"{folder}\n")
        stage.stdin.flush()
        child = int(stage.stdout.readline())
        if rng.random() < 0.1:
            time.sleep(rng.uniform(0, 0.6))  # while it starts
        else:
            wait_for(child, folder, rng.randint(1, 15))
            time.sleep(rng.uniform(0, 0.02))
        os.kill(child, getattr(signal, "SIGKILL", signal.SIGTERM))  # on Windows, TerminateProcess
        assert stage.stdout.readline() == "gone\n"
        seen["committed"] += check(folder, background, seen)
    print(f"{KILLS} kills: {dict(seen)}")
    assert seen["lost"] == 0
    assert seen["committed"] > KILLS


def check(folder: Path, background, seen: Counter) -> int:
    """Compare what was reported with what is offered; return how many steps had been committed."""
    load(folder / "game.case.json")  # whole, the old one or a new one
    said = reported(folder)
    (data,) = [*(folder / "data").rglob("journals"), folder / "none"][:1]
    found = journals(data) if data.is_dir() else ()
    if not said:
        seen["killed before the first step"] += 1
        return 0
    (path,) = found
    recovered = recover(path)
    entries, case = said[-1]
    if recovered.lost is not None or recovered.entries < entries:
        seen["lost"] += 1
    elif recovered.entries == entries:
        seen["between two steps"] += 1
        assert digest(recovered.history.case) == case
    else:
        seen["within a step"] += 1
        assert recovered.entries == entries + 1
    offered = Autosave(data, background).unfinished()
    assert [game.history.case for game in offered] == ([] if recovered.history.is_saved else [recovered.history.case])
    return len(said)
