"""A practice game is killed at any moment: each answer that the window had taken is there, and it goes on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from app.features.practice.service import PracticeService
from core.practice.saved import read_saved
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
KILLS = 10
"""In each of four tests, which the workers share."""


def reported(folder: Path) -> list[tuple[Path, int]]:
    """What the process said of its games: the file, and how many answers it had taken."""
    report = folder / "report"
    lines = report.read_text().splitlines(keepends=True) if report.exists() else []
    whole = (line.rsplit(maxsplit=1) for line in lines if line.endswith("\n"))
    return [(Path(path), int(answers)) for path, answers in whole]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(4))
def test_a_kill_at_any_moment_loses_no_answer(qtbot, tmp_path, background, seed):
    lot = Random(seed)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        folder.mkdir()
        command = [sys.executable, "-m", "tests.robust.practice_player", str(folder), str(lot.randrange(1000))]
        with subprocess.Popen(command, cwd=ROOT) as process:
            wanted = lot.randint(1, 30)
            wait_until(lambda folder=folder, wanted=wanted: len(reported(folder)) >= wanted)
            time.sleep(lot.uniform(0, 0.05))
            process.kill()
        path, answers = reported(folder)[-1]
        kept = read_saved(path)
        assert len(kept.answers) >= answers
        assert kept.play().answers[: len(kept.answers)] == kept.answers

    service = PracticeService(background, folder / "practice")
    with qtbot.waitSignal(service.came):
        assert service.resume(next(one for one in service.saved() if one.path == path)) is not None
