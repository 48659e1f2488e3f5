"""Windows, each a process, that use one library at the same moment."""

from __future__ import annotations

import multiprocessing
import random
from pathlib import Path
from threading import Barrier

from app.features.library.record import record_of
from app.features.library.service import _kept
from app.features.library.store import DamagedLibraryError, Library
from tests.games import classic_game

ROUNDS = 10
"""How often each window writes: few enough that none has to wait for as long as the library is waited for."""


def use(path: Path, number: int, begin: Barrier) -> None:
    """Keep games and remove some of them."""
    cases = [classic_game(seed, 4, 6).case for seed in range(6)]
    library, draw = Library(path), random.Random(number)
    begin.wait()
    for _ in range(ROUNDS):
        library.keep(record_of(draw.choice(cases)))
        if draw.random() < 0.5:
            library.restore(library.remove([library.games()[0].id]))


def keep_in_damaged(path: Path, number: int, begin: Barrier) -> None:
    """Keep a game, and say whether the library was found damaged."""
    case, library = classic_game(number, 4, 6).case, Library(path)
    begin.wait()
    try:
        _kept(library, case, "", None)
    except DamagedLibraryError:
        print("damaged", flush=True)


def together(deed: str, path: str, count: str) -> None:
    """Do this in so many processes."""
    forks = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forks else "spawn")
    begin = context.Barrier(int(count))
    windows = [context.Process(target=globals()[deed], args=(Path(path), i, begin)) for i in range(int(count))]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    raise SystemExit(any(window.exitcode for window in windows))
