"""The program's version for systems that allow only numbers: four on Windows, three on macOS."""

from __future__ import annotations

import re

_NUMBERS = re.compile(r"\d+(?:\.\d+)*")
_EARLY = re.compile(r"\d\.?(a|b|rc|dev)\d")


def numbers(version: str, count: int) -> tuple[int, ...]:
    """Return the first ``count`` numbers of a version, padded with zeros; 0.2.0rc1 has those of 0.2.0.

    Raises ValueError for a version that does not begin with a number.
    """
    found = _NUMBERS.match(version)
    if found is None:
        raise ValueError(f"{version!r} is no version")
    parts = [int(part) for part in found.group().split(".")]
    return tuple([*parts, *[0] * count][:count])


def is_early(version: str) -> bool:
    """Whether a version is a pre-release, like 0.2.0rc1 and 0.2.0.dev3."""
    return _EARLY.search(version) is not None
