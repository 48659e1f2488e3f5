"""A crew: who plays the games of the arena."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass

MOST_ON_WINDOWS = 61
"""Processes of one pool: Windows waits for no more things at a time."""

MOST_WORKERS = 1000
"""More than any machine has cores, and few enough to count."""


@dataclass(frozen=True)
class Crew:
    """An executor, and how much it does at a time."""

    executor: Executor
    workers: int


Hire = Callable[[int | None, str | None], AbstractContextManager[Crew]]
"""Gives, for as long as it is needed, so many processes here, or a Dask cluster; None: as many as there are cores."""


def at_most(workers: int, system: str) -> int:
    """Return how many of so many processes a system can have (``os.name``)."""
    return min(workers, MOST_ON_WINDOWS) if system == "nt" else workers
