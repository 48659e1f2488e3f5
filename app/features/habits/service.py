"""Looks up the habits of the players at the table in the library, in a worker; the latest request wins."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.features.library.store import Library
from app.tasks.background import Background, CancellationToken, LatestTask
from core.habits.counts import HabitCounts

Tallies = Mapping[str, HabitCounts]
"""What was counted, by player."""


@dataclass(frozen=True, slots=True)
class HabitsRequest:
    """The players to look up, and the fingerprints of the open game, which is excluded."""

    names: tuple[str, ...]
    without: tuple[str, ...]


class HabitsService(QObject):
    """Looks up the habits of players in the library's finished games.

    ``known`` carries a HabitsRequest and its counts: none where there is no usable library. The reason for that is
    shown when a game is to be stored there.
    """

    known = Signal(object, object)

    def __init__(self, background: Background, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._library = Library(path, guest=True)

    def ask(self, table: HabitsRequest) -> None:
        """Look up these players; earlier requests are cancelled."""
        self._task.run_slow(partial(_looked_up, self._library, table), partial(self._arrived, table))

    def forget(self) -> None:
        """Cancel the lookup."""
        self._task.cancel()

    def _arrived(self, table: HabitsRequest, future: Future[Tallies], wanted: bool) -> None:
        if wanted:
            self.known.emit(table, {} if future.exception() is not None else future.result())


def _looked_up(library: Library, table: HabitsRequest, _: CancellationToken) -> Tallies:
    """Return what is known of these players. In a worker."""
    return library.habit_counts(table.names, table.without) if table.names and library.path.exists() else {}
