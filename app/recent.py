"""What was found lately, by what was asked."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The last ``size`` things that were kept or wanted; what nobody wanted for longest is forgotten first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def keep(self, key: K, value: V) -> None:
        """Remember this, instead of what was there."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return what was kept; None where nothing was, or where it is forgotten."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]
