"""Summaries of games for lists: who played, how it ended, and its story as a line. Made in a worker, kept in a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.tasks.background import Background, CancellationToken, LatestTask
from core.formats.atomic_file import UnwritableFileError, write_atomically
from core.formats.case_file import load
from core.model.case import Case
from core.model.ending import ending_of, inferred_ending, without_ending
from core.model.problems import InvalidCaseError

MOST_KEPT: Final = 500
"""The most summaries kept in the file; the ones used last."""

LONGEST: Final = 1000
"""The most numbers of a line."""

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
        self._background, self._path, self._task = background, path, LatestTask(background)
        self._known: dict[str, GameSummary] | None = None
        self._wanted: dict[QObject, dict[str, Load]] = {}
        self._has_news = False
        self._forgotten: tuple[str, ...] = ()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._next)

    def get(self, key: str) -> GameSummary | None:
        """Return a summary, None where it is not known yet."""
        return None if self._known is None else self._known.get(key)

    @property
    def is_done(self) -> bool:
        """Whether all that are wanted are known."""
        return self._known is not None and all(self._known.keys() >= games.keys() for games in self._wanted.values())

    def want(self, who: QObject, games: Mapping[str, Load]) -> None:
        """Make the summaries of these games, and no longer of others that ``who`` wanted."""
        self._wanted[who] = dict(games)
        self._forgotten = ()
        if self._known is None:
            self._background.run(partial(_read, self._path), self._take_known)
        else:
            self._begin()

    def forget(self, beginnings: tuple[str, ...]) -> None:
        """Forget what is known of the games whose keys begin so, in the file as well: they were removed."""
        self._forgotten += beginnings
        for games in self._wanted.values():
            for key in [key for key in games if key.startswith(beginnings)]:
                del games[key]
        if self._known is not None:
            left = {key: one for key, one in self._known.items() if not key.startswith(beginnings)}
            self._has_news |= len(left) < len(self._known)
            self._known = left
            self._save()

    def stop(self, who: QObject) -> None:
        """Make no more for ``who``; what is being made for nobody else is given up."""
        self._wanted.pop(who, None)
        if not any(self._wanted.values()):
            self._pause.stop()
            self._task.cancel()
            self._save()

    def _take_known(self, future: Future[dict[str, GameSummary]]) -> None:
        if self._known is None:
            self._known = future.result()
            for key in self._known.keys() & {key for games in self._wanted.values() for key in games}:
                self.made.emit(key)
            self._begin()

    def _begin(self) -> None:
        if not self._task.is_running:
            self._pause.start()

    def _next(self) -> None:
        known = self._known or {}
        if self._task.is_running:
            return
        for games in reversed(self._wanted.values()):
            for key, load_game in games.items():
                if key not in known:
                    self._task.run_slow(partial(_summary, load_game), partial(self._take, key))
                    return
        self._save()

    def _take(self, key: str, future: Future[GameSummary | None], wanted: bool) -> None:
        made = None if future.exception() else future.result()
        if made is None or self._known is None or key.startswith(self._forgotten):
            for games in self._wanted.values():
                games.pop(key, None)
        else:
            self._known[key], self._has_news = made, True
            self.made.emit(key)
        if wanted:
            self._next()

    def _save(self) -> None:
        if self._has_news and self._known is not None:
            self._has_news = False
            kept = dict(list(self._known.items())[-MOST_KEPT:])
            self._background.run(partial(_write, self._path, kept), lambda _: None)


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


def _summary(load: Load, token: CancellationToken) -> GameSummary | None:
    """Return the summary of a game; None where it cannot be read. Raises CancelledError."""
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import default_ask, timeline_rows

    case = load()
    if case is None:
        return None
    story: list[float] = []
    with suppress(Contradiction, TooLargeError):  # the part before it is drawn
        rows = timeline_rows(without_ending(case), default_ask(check=token.check))
        story.extend(round(sum(row.category_bits) if row.entropy_bits is None else row.entropy_bits, 2) for row in rows)
    end = ending_of(case)
    known = end or inferred_ending(case)
    winner = known.winner or inferred_ending(case).winner
    return GameSummary(tuple(case.setup.seats), end is not None or bool(known.envelope), winner, tuple(story[:LONGEST]))


# --- the file


def _read(path: Path) -> dict[str, GameSummary]:
    """Return the summaries in a file, without those that are damaged."""
    try:
        found: object = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(key): one for key, data in found.items() if (one := _summary_of(data)) is not None}


def _summary_of(data: object) -> GameSummary | None:
    """Return a stored summary; None where it is damaged."""
    if not isinstance(data, dict):
        return None
    players, over, winner, story = (data.get(name) for name in ("players", "is_over", "winner", "story"))
    if not (isinstance(players, list) and isinstance(over, bool) and isinstance(story, list)):
        return None
    if not all(isinstance(name, str) for name in players) or not isinstance(winner, str | None):
        return None
    if not all(isinstance(bits, int | float) and 0 <= bits < LONGEST for bits in story):
        return None
    return GameSummary(tuple(players), over, winner, tuple(map(float, story[:LONGEST])))


def _write(path: Path, summaries: Mapping[str, GameSummary]) -> None:
    """Write the summaries; where that fails, they are made again another time."""
    data = {key: asdict(one) for key, one in summaries.items()}
    with suppress(UnwritableFileError):
        write_atomically(path, json.dumps(data, ensure_ascii=False).encode(), private=True)
