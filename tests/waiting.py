"""Waiting for what another process or a thread does: for a condition, never for a time."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE_S = 120
"""How long anything is waited for, only against hanging: long enough for any loaded machine (s)."""

LOOK_S = 0.005
"""How often it is looked whether something is so (s)."""


class Deadline:
    """Ends a wait that would never end."""

    def __init__(self, what: str) -> None:
        self._what, self._end = what, time.monotonic() + PATIENCE_S

    def check(self) -> None:
        """Raise TimeoutError once the wait takes too long."""
        if time.monotonic() > self._end:
            raise TimeoutError(f"after {PATIENCE_S} s {self._what}")


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so outside of this thread."""
    deadline = Deadline("it is not so")
    while not is_so():
        deadline.check()
        time.sleep(LOOK_S)
