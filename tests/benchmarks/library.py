"""Time the library with ten thousand games: storing a game, listing all, and searching while typing.

python -m tests.benchmarks.library [--games 10000]
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from app.features.library.store import Library, LibraryRecord, record_of, rows_of
from core.model.ending import ending, with_ending
from tests.benchmarks.running import command, milliseconds
from tests.games import NAMES, classic_game

START = datetime(2020, 1, 1, 19, 0, tzinfo=UTC)
TEMPLATES = 40
WORDS = ("z", "zo", "zoe", "zoe b", "zoe bo", "zoe bob", "2024-03", "won", "")


def evenings(count: int) -> list[LibraryRecord]:
    """Return ``n`` games, made from a few with different fingerprints and names."""
    made = []
    for seed in range(TEMPLATES):
        game = classic_game(seed, 3 + seed % 4, 25)
        case = replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, "Bob")))
        made.append(record_of(case))
    rng, names = Random(1), (*NAMES, "Zoë", "Émile", "Maximilian", "Bartholomew")
    found = []
    for i in range(count):
        record = made[i % TEMPLATES]
        seats = tuple(replace(seat, name=name) for seat, name in zip(record.seats, rng.sample(names, 6), strict=False))
        found.append(replace(record, fingerprint=f"{i:064d}", seats=seats))
    return found


def fill(library: Library, records: list[LibraryRecord]) -> None:
    """Store all games in one transaction; one for each would take minutes."""
    moments = (START + timedelta(hours=5 * i) for i in range(len(records)))
    library.restore([rows_of(record, when.isoformat(), {}) for when, record in zip(moments, records, strict=True)])


def timed(work: Callable[[], object], times: int = 5) -> float:
    """Return the median time of some work, in milliseconds."""
    return statistics.median(milliseconds(work) for _ in range(times))


def measure(games: int) -> dict[str, float]:
    """Return the times in milliseconds, by name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from app.features.library.service import LibraryService, listed_game, listed_player
    from app.features.library.view import LibraryView
    from app.tasks.background import Background, DaemonExecutor

    application = QApplication.instance() or QApplication(["benchmark"])
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / "library.sqlite")
        records = evenings(games)
        fill(library, records)
        found = {
            "worker: keep a game": timed(lambda: library.keep(records[0])),
            "worker: read all games": timed(library.games, 3),
            "worker: count for all players": timed(library.players, 3),
            "worker: habits of five players": timed(lambda: library.habit_counts(NAMES[:5]), 3),
        }
        listed = library.games()
        found["worker: put them into words"] = timed(lambda: list(map(listed_game, listed)), 3)
        contents = tuple(map(listed_game, listed)), tuple(map(listed_player, library.players()))
        background = Background(DaemonExecutor())
        view = LibraryView(LibraryService(background, Path(folder) / "unused.sqlite"))
        view.show()
        found["window: show them"] = timed(lambda: (view._list(*contents), application.processEvents()), 3)
        for word in WORDS:
            found[f"window: look for “{word}”"] = timed(partial(view.search.setText, word), 1)
        found["window: sort by players"] = timed(lambda: view.games.sort(1), 3)
        view.close()
        background.close()
    return found


def main() -> None:
    """Measure, and print."""
    arguments = command(__doc__, games=(10_000, "in the library")).parse_args()
    for what, ms in measure(arguments.games).items():
        print(f"{what:40}{ms:10.1f} ms")


if __name__ == "__main__":
    main()
