"""Summaries of games for lists: who played, how it ended, and its story, which the library keeps. Made in a worker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.library.schema import LONGEST_STORY, NewerLibraryError
from app.features.library.store import Library, UnusableLibraryError
from app.tasks.background import Background, CancellationToken, LatestTask
from core.formats.case_file import load
from core.model.case import Case
from core.model.ending import result_of, without_ending
from core.model.problems import InvalidCaseError

PAUSE_MS: Final = 400
"""How long to wait before the first one: lists come before their lines."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in short. ``story`` is how much of the envelope was open at first and after each entry, in bits."""

    players: tuple[str, ...] = ()
    is_over: bool = False
    winner: str | None = None
    story: tuple[float, ...] = ()


Load = Callable[[], Case | None]
"""Returns a game, or None where there is none; runs in a worker."""


class SummaryService(QObject):
    """Makes summaries one after the other, while somebody wants them.

    ``made`` carries the key of a new one.
    """

    made = Signal(str)

    def __init__(self, background: Background, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._task = Library(path, guest=True), LatestTask(background)
        self._known: dict[str, GameSummary] = {}
        self._wanted: dict[QObject, dict[str, Load]] = {}
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._next)

    def get(self, key: str) -> GameSummary | None:
        return self._known.get(key)

    @property
    def is_done(self) -> bool:
        return all(self._known.keys() >= games.keys() for games in self._wanted.values())

    def want(self, who: QObject, games: Mapping[str, Load]) -> None:
        """Make the summaries of these games, and no longer of others that ``who`` wanted."""
        self._wanted[who] = dict(games)
        if not self._task.is_running:
            self._pause.start()

    def stop(self, who: QObject) -> None:
        """Make no more for ``who``; what is being made for nobody else is given up."""
        self._wanted.pop(who, None)
        if not any(self._wanted.values()):
            self._pause.stop()
            self._task.cancel()

    def _next(self) -> None:
        if self._task.is_running:
            return
        for games in reversed(self._wanted.values()):
            for key, load_game in games.items():
                if key not in self._known:
                    self._task.run_slow(partial(_summary, load_game, self._library), partial(self._take, key))
                    return

    def _take(self, key: str, future: Future[GameSummary | None], wanted: bool) -> None:
        made = None if future.exception() else future.result()
        if made is None:
            for games in self._wanted.values():
                games.pop(key, None)
        else:
            self._known[key] = made
            self.made.emit(key)
        if wanted:
            self._next()


def files_to_load(paths: Sequence[Path]) -> dict[str, Load]:
    """Return how to load each file that exists, by what identifies its present state."""
    found: dict[str, Load] = {}
    for path in paths:
        with suppress(OSError):
            found[file_key(path)] = partial(_loaded, path)
    return found


def file_key(path: Path) -> str:
    """Return what identifies the present state of a file. Raises OSError."""
    found = path.stat()
    return f"{path}:{found.st_mtime_ns}:{found.st_size}"


def _loaded(path: Path) -> Case | None:
    try:
        return load(path)
    except (InvalidCaseError, OSError):
        return None


def _summary(load: Load, library: Library, token: CancellationToken) -> GameSummary | None:
    """Return the summary of a game; None where it cannot be read. Raises CancelledError."""
    case = load()
    if case is None:
        return None
    story: tuple[float, ...] | None = None
    with suppress(NewerLibraryError, UnusableLibraryError):  # its story is then computed each time
        story = library.story(case)
    if story is None:
        story = _story(case, token)
        with suppress(NewerLibraryError, UnusableLibraryError):
            library.keep_story(case, story)
    end = result_of(case)
    return GameSummary(tuple(case.setup.seats), end is not None, None if end is None else end.winner, story)


def _story(case: Case, token: CancellationToken) -> tuple[float, ...]:
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import default_ask, timeline_rows

    story: list[float] = []
    with suppress(Contradiction, TooLargeError):  # the part before it is drawn
        rows = timeline_rows(without_ending(case), default_ask(check=token.check))
        story.extend(round(sum(row.category_bits) if row.entropy_bits is None else row.entropy_bits, 2) for row in rows)
    return tuple(story[:LONGEST_STORY])
