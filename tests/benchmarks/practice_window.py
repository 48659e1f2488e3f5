"""Play practice games in the window: ``python -m tests.benchmarks.practice_window [GAMES] [--first SEED]``.

A random player answers what the form asks; no game may get stuck. Every few turns the steps of the others are skipped:
timed is what the window itself works from then until it asks again, while the rivals think in their thread.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog

from app.features.practice.presenter import PracticePresenter, Stage
from core.practice.game import PracticeEnd
from core.practice.options import RUNGS, PracticeOptions
from core.referee.requests import Accuse
from tests.app.assembling import styled_application
from tests.benchmarks.running import command
from tests.screenshots.practice import answer_of
from tests.screenshots.studio import Studio

PATIENCE = 120.0
"""A game that asks nothing for so long is stuck (s)."""

PAUSE = 4


@dataclass
class Played:
    """What is known of the games: of each the number of decisions, and of each skip what the window worked (ms)."""

    decisions: list[int] = field(default_factory=list)
    skips: list[float] = field(default_factory=list)
    stuck: list[int] = field(default_factory=list)
    wins: int = 0

    def __str__(self) -> str:
        lines = [
            f"{len(self.decisions)} games, {sum(self.decisions)} decisions of mine, {self.wins} won by me",
            f"stuck: {self.stuck or 'none'}",
        ]
        if len(self.skips) > 1:
            p95 = quantiles(self.skips, n=20)[-1]
            times = f"median {median(self.skips):.0f}, p95 {p95:.0f}, most {max(self.skips):.0f} ms"
            lines.append(f"{len(self.skips)} skips: the window worked {times}")
        return "\n".join(lines)


class Table:
    """A window in which games are played."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        found = studio.window.findChild(PracticePresenter)
        assert found is not None
        self.practice, self.form, self.ends = found, found.form, list[object]()
        self._open_end, found.open_end = found.open_end, self._note_end

    def _note_end(self, end: PracticeEnd, options: PracticeOptions) -> None:
        self._open_end(end, options)
        self.ends.append(end)

    @property
    def is_asked(self) -> bool:
        return self.practice.stage is Stage.ASKING

    def _wait(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise TimeoutError
            QApplication.processEvents()
            time.sleep(0.001)

    def play(self, seed: int, played: Played) -> None:
        lot, preferences = Random(seed), self._studio.window._preferences
        rivals = tuple(lot.choices(list(RUNGS)[:3], k=lot.randint(1, 4)))
        options = PracticeOptions(seed=seed, rivals=rivals, me="Me", always_ask=lot.random() < 0.5)
        self.ends.clear()
        preferences.practice_pace = 0
        self.practice.begin(options, lot.random() < 0.5)
        decisions = 0
        while True:
            self._wait(lambda: self.is_asked or bool(self.ends))
            if self.ends:
                break
            moment = self.practice._moment
            ends_turn = moment is not None and isinstance(moment.request, Accuse)
            skips = ends_turn and lot.random() < 0.3
            preferences.practice_pace = PAUSE if skips else 0
            if ends_turn and lot.random() < 0.03:
                self.form._turn()
            answer_of(self.form, lot)
            decisions += 1
            if skips:
                self._skip(played)
        played.decisions.append(decisions)
        played.wins += getattr(self.ends[0], "winner", None) == "Me"
        for dialog in self._studio.window.findChildren(QDialog):
            dialog.close()

    def _skip(self, played: Played) -> None:
        """Skip from the first step of a rival to my turn."""
        self._wait(lambda: self.practice._pause.isActive() or self.is_asked or bool(self.ends))
        if not self.practice._pause.isActive():
            return
        began = time.thread_time()
        self.practice.skip()
        self._wait(lambda: self.is_asked or bool(self.ends))
        QApplication.processEvents()  # paint it
        if not self.ends:
            played.skips.append((time.thread_time() - began) * 1000)


def main(arguments: list[str] | None = None) -> Played:
    parser = command(__doc__, first=(1, "the seed of the first game"))
    parser.add_argument("games", nargs="?", type=int, default=100)
    chosen = parser.parse_args(arguments)
    application = styled_application()
    played = Played()
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(application, Path(folder), QSize(1280, 720), "light")
        table = Table(studio)
        for seed in range(chosen.first, chosen.first + chosen.games):
            try:
                table.play(seed, played)
            except TimeoutError:
                played.stuck.append(seed)
        studio.close()
    print(played)
    return played


if __name__ == "__main__":
    main()
