"""Clicks and keys at random in the real window: nothing that nobody foresaw, and no more memory than it needs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QFileDialog

from app.features.diagnostics import ExceptionReporter
from app.startup.application import Program, limit_free_memory
from app.tasks.background import Background
from app.ui import theme
from app.ui.language import set_language
from app.ui.settings import Preferences
from core.formats.case_file import write_case
from core.model.case import Case
from tests.app.assembling import assemble, prepare_style
from tests.app.conftest import DECK, IMPOSSIBLE
from tests.notation import parse_event
from tests.robust.monkey import Disk, Monkey, memory_mib
from tests.screenshots.cases import contradictory, seated, six

STEPS, SEEDS = 5000, range(4)
SAMPLES = 30
MOST_GROWTH = 12.0
"""MiB per 1,000 steps, from the middle third of a walk to the last, while caches still fill.

It was some 45 when every window that was made anew left the old one behind, some 18 while the allocator left holes, and
is some 6 since it gives back large blocks.
"""


@pytest.fixture
def games(tmp_path: Path, case: Case, contradiction: Case) -> list[Path]:
    found = {"four": case, "conflict": contradiction, "six": seated(six(12)), "clashes": contradictory()}
    for name, game in found.items():
        write_case(game, tmp_path / f"{name}.case.json")
    (tmp_path / "broken.case.json").write_text('{"format": "deerstalker-case"')
    return sorted(tmp_path.glob("*.case.json"))


@pytest.fixture
def contradiction(case: Case) -> Case:
    return case.appended(parse_event(IMPOSSIBLE, DECK))


@pytest.fixture
def start(qtbot, qapp, places, settings, games, monkeypatch, tmp_path) -> Iterator[Callable[[int], Monkey]]:
    """A program as it really starts, with somebody in front of it."""
    limit_free_memory()
    prepare_style(qapp)
    theme.apply_colours(qapp, theme.Qt.ColorScheme.Light)
    unexpected = ExceptionReporter(qapp)
    unexpected.watch()
    programs: list[Program] = []

    def make(background: Background):
        set_language(qapp, Preferences(settings).language)
        return assemble(places, settings, background, unexpected)

    def begin(seed: int) -> Monkey:
        disk = Disk(tmp_path, games, seed)

        def answer(dialog: QFileDialog) -> None:  # a bound method would not get the dialog
            disk.answer(dialog)

        monkeypatch.setattr(QFileDialog, "open", answer)
        program = Program(make, qapp)
        programs.append(program)
        program.show()
        program.window.open_path(games[0])
        return Monkey(program, unexpected, seed, games)

    locale = QLocale()
    yield begin
    unexpected.close()
    for program in programs:
        program.window.close()
        program.close()
        program.window.deleteLater()
        program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    set_language(qapp, "en")
    QLocale.setDefault(locale)


def test_a_hundred_steps_at_random(start):
    start(20).walk(100)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is asked of /proc")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", SEEDS)
def test_five_thousand_steps_at_random(start, seed):
    monkey = start(seed)
    held = []
    for _ in range(SAMPLES):
        monkey.walk(STEPS // SAMPLES)
        held.append(memory_mib())
        if len(held) % 5 == 0:
            print(f"seed {seed}: {monkey.count} steps, {held[-1]:.0f} MiB", flush=True)
    third = SAMPLES // 3
    growth = (sum(held[2 * third :]) - sum(held[third : 2 * third])) / third / (STEPS / 3 / 1000)
    print(f"seed {seed}: from {held[0]:.0f} to {held[-1]:.0f} MiB, at last {growth:+.2f} MiB per 1,000 steps")
    assert monkey.gone < STEPS / 100
    assert growth < MOST_GROWTH
