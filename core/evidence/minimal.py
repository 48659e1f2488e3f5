"""Inclusion-minimal subsets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def minimal_subset(things: Sequence[T], suffice: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return an inclusion-minimal subset of ``things`` that satisfies ``suffice``, in the original order.

    ``suffice`` must hold for all of them, and be monotone: adding things never makes it false. Earlier things are
    preferred. QuickXplain (Junker, 2004).
    """

    def needed(base: Sequence[T], left: Sequence[T], *, grown: bool) -> list[T]:
        """Return which of ``left`` are needed in addition to ``base``; ``grown``: whether ``base`` has changed."""
        if grown and suffice(base):
            return []
        if len(left) <= 1:
            return list(left)
        first, second = left[: len(left) // 2], left[len(left) // 2 :]
        of_second = needed([*base, *first], second, grown=True)
        return needed([*base, *of_second], first, grown=bool(of_second)) + of_second

    return needed([], things, grown=True)
