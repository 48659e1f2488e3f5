"""A version of the program as systems want it that know only numbers: Windows four of them, macOS three."""

from __future__ import annotations

import re

_NUMBERS = re.compile(r"\d+(?:\.\d+)*")
_EARLY = re.compile(r"\d\.?(a|b|rc|dev)\d")


def numbers(version: str, count: int) -> tuple[int, ...]:
    """Return the first ``count`` numbers of a version, zeros where it has fewer: 0.2.0rc1 has those of 0.2.0.

    Raises ValueError for what does not begin with a number.
    """
    found = _NUMBERS.match(version)
    if found is None:
        raise ValueError(f"{version!r} is no version")
    parts = [int(part) for part in found.group().split(".")]
    return tuple([*parts, *[0] * count][:count])


def is_early(version: str) -> bool:
    """Whether a version is one before a release, as 0.2.0rc1 and 0.2.0.dev3 are."""
    return _EARLY.search(version) is not None
