"""A smallest set of things that do something together: none of them can be left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def minimal_subset(things: Sequence[T], suffice: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return an inclusion-minimal part of ``things`` that still suffices, in their order.

    All of them together must suffice, and what suffices must go on doing so when things are added. Things at the front
    are kept rather than those behind them. QuickXplain (Junker, 2004).
    """

    def needed(base: Sequence[T], left: Sequence[T], *, grown: bool) -> list[T]:
        """Return which of ``left`` are needed beside ``base``; ``grown``: whether that may suffice by itself now."""
        if grown and suffice(base):
            return []
        if len(left) <= 1:
            return list(left)
        first, second = left[: len(left) // 2], left[len(left) // 2 :]
        of_second = needed([*base, *first], second, grown=True)
        return needed([*base, *of_second], first, grown=bool(of_second)) + of_second

    return needed([], things, grown=True)
