"""How a state of the card-by-card way is packed into one integer.

A state says how many cards each tracked slot still waits for, and for each group that is half dealt whether it has
been met. Counters lie side by side with a guard bit above each, so that one addition and one mask check all of them
against their bounds at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.engines.contract import TooLargeError
from core.model.text import say

KEY_BITS = 62
TOO_MUCH = say("Engines", "the exact engine would have to remember too much at once for this case")


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter inside the packed state: how far its bits are shifted, and the largest value they hold."""

    shift: int
    largest: int

    @property
    def one(self) -> int:
        """What to subtract to count down by one."""
        return 1 << self.shift

    @property
    def mask(self) -> int:
        """The counter's bits, without its guard."""
        return self.largest << self.shift

    @property
    def guard(self) -> int:
        """The bit that an overflow sets."""
        return self.mask + self.one

    def bias(self, bound: int) -> int:
        """Return what to add so that the guard is set exactly when the counter is above ``bound``."""
        return self.largest - bound << self.shift if bound < self.largest else 0


class Fields:
    """The counters of the tracked slots, and one for their total; flags for groups lie above ``flags_from``.

    ``start`` is the state before the first card, ``guards`` all guard bits.
    """

    def __init__(self, owed: Mapping[int, int]) -> None:
        self.counters: dict[int, Counter] = {}
        self.start = self.guards = self.flags_from = 0
        for slot, count in owed.items():
            self.counters[slot] = self._added(count)
        self.total = self._added(sum(owed.values()))
        if self.flags_from > KEY_BITS:
            raise TooLargeError(TOO_MUCH)

    def _added(self, count: int) -> Counter:
        width = count.bit_length()
        counter = Counter(self.flags_from, (1 << width) - 1)
        self.start |= count << counter.shift
        self.guards |= counter.guard
        self.flags_from += width + 1
        return counter

    def counting(self, slot: int) -> tuple[int, int, int]:
        """Return what a state needs for a card to go to ``slot``, the bits to look at, and what to subtract."""
        counter = self.counters.get(slot)
        return (counter.one, counter.mask, counter.one + self.total.one) if counter else (0, 0, 0)

    def bias(self, bound: Callable[[int], int], total: int) -> int:
        """Return what to add so that a guard is set where a counter is above its bound, or the total above its own."""
        return self.total.bias(total) + sum(counter.bias(bound(slot)) for slot, counter in self.counters.items())


class Flags:
    """Hands out bits for the groups that are half dealt, and takes them back."""

    def __init__(self, first: int) -> None:
        self._free = list(range(KEY_BITS - 1, first - 1, -1))

    def open(self) -> int:
        """Return an unused bit. Raises TooLargeError where the state has no room for another."""
        if not self._free:
            raise TooLargeError(TOO_MUCH)
        return 1 << self._free.pop()

    def close(self, bit: int) -> None:
        """Take a bit back."""
        self._free.append(bit.bit_length() - 1)
