"""How a state of the card-by-card way is packed into one integer.

A state says how many cards each tracked slot still waits for, and for each group that is half dealt whether it has
been met. Counters lie side by side with a guard bit above each, so that one addition and one mask check all of them
against their bounds at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.engines.contract import TooLargeError

KEY_BITS = 62


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter inside the packed state."""

    shift: int
    width: int

    @property
    def one(self) -> int:
        """What to subtract to count down by one."""
        return 1 << self.shift

    @property
    def mask(self) -> int:
        """The counter's bits, without its guard."""
        return ((1 << self.width) - 1) << self.shift

    @property
    def guard(self) -> int:
        """The bit that an overflow sets."""
        return 1 << self.shift + self.width

    def bias(self, bound: int) -> int:
        """Return what to add so that the guard is set exactly when the counter is above ``bound``."""
        return max(0, (1 << self.width) - 1 - bound) << self.shift


@dataclass(frozen=True, slots=True)
class Fields:
    """The counters of the tracked slots, and one for their total; flags for groups come above ``flags_from``."""

    counters: Mapping[int, Counter]
    total: Counter
    start: int
    flags_from: int

    @classmethod
    def of(cls, owed: Mapping[int, int]) -> Fields:
        """Lay out counters for the slots in ``owed``, each starting at the number of cards it waits for."""
        counters, shift, start = {}, 0, 0
        for slot, count in owed.items():
            counters[slot] = Counter(shift, count.bit_length())
            start |= count << shift
            shift += count.bit_length() + 1
        total = Counter(shift, sum(owed.values()).bit_length())
        start |= sum(owed.values()) << shift
        return cls(counters, total, start, shift + total.width + 1)

    @property
    def guards(self) -> int:
        """All guard bits."""
        guards = self.total.guard
        for counter in self.counters.values():
            guards |= counter.guard
        return guards


class Flags:
    """Hands out bits for the groups that are half dealt, and takes them back."""

    def __init__(self, first: int) -> None:
        self._free = list(range(KEY_BITS - 1, first - 1, -1))

    def open(self) -> int:
        """Return an unused bit. Raises TooLargeError where the state has no room for another."""
        if not self._free:
            raise TooLargeError("the exact engine would have to remember too much at once for this case")
        return 1 << self._free.pop()

    def close(self, bit: int) -> None:
        """Take a bit back."""
        self._free.append(bit.bit_length() - 1)
