"""Caches: a general LRU cache, and one of posteriors by case."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.contract import Check, Source
    from core.engines.posterior import Posterior

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """The last ``size`` values, least recently used dropped first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def keep(self, key: K, value: V) -> None:
        """Store a value, replacing an older one."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return the value of a key, None where there is none (any more)."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]


REMEMBERED: Final = 512
"""Number of cached answers: enough to go through a long game and back."""


class PosteriorCache:
    """Posteriors by case, shared by services whose questions overlap, as timelines of growing games do.

    The window adds the sheet's answers; everything else is computed on demand, in any worker. Two workers that ask for
    the same case at the same moment both compute it, and either answer is kept.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._answers: LruCache[Case, Posterior | tuple[Source, ...]] = LruCache(size)
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._answers)

    def keep(self, case: Case, found: Posterior | tuple[Source, ...]) -> None:
        """Store the posterior of a case, or its conflict."""
        with self._lock:
            self._answers.keep(case, found)

    def ask(self, case: Case, check: Check) -> Posterior:
        """Return the posterior of a case. Raises Contradiction, TooLargeError, and what ``check`` raises."""
        from core.engines.contract import Contradiction

        check()
        with self._lock:
            found = self._answers.get(case)
        if found is None:
            found = _compute(case, check)
            self.keep(case, found)
        if isinstance(found, tuple):
            raise Contradiction(found)
        return found


def _compute(case: Case, check: Check) -> Posterior | tuple[Source, ...]:
    from core.engines.contract import Contradiction
    from core.timeline.timeline import default_ask

    try:
        return default_ask(check=check)(case)
    except Contradiction as clash:
        return clash.conflict
