"""How names of cards and players are matched: exactly first, then ignoring case, spaces and punctuation."""

from __future__ import annotations

import difflib
import functools
import unicodedata
from collections.abc import Iterable, Sequence

MAX_NAME = 60
"""How many characters the name of a player, a card or a room has at most."""

_MAX_FOLDED = 1000
"""A longer text is no name, and stands for itself: normalizing may take time that grows with its square."""


@functools.lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """Return what is left of a name when case, spaces and punctuation don't count.

    A name made of nothing but punctuation or symbols (an emoji, say) stands for itself, so that it stays a name.
    """
    if len(name) > _MAX_FOLDED:
        return name.strip()
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in folded if c.isalnum() or unicodedata.category(c).startswith("M"))
    return unicodedata.normalize("NFC", letters) or folded.strip()


def match(name: str, known: Sequence[str]) -> str | None:
    """Return the one of ``known`` that ``name`` means, or None where it means none of them or more than one."""
    if name in known:
        return name
    wanted = fold(name)
    found = [k for k in known if fold(k) == wanted]
    return found[0] if len(found) == 1 else None


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name most like ``name``, or None where there is nothing to compare with."""
    by_fold = {fold(k): k for k in known}
    if not by_fold:
        return None
    wanted = fold(name)
    part = [k for k in by_fold if wanted and (wanted in k or k in wanted)]
    best, likeness = _closest(wanted, by_fold)
    if part and likeness < 0.75:  # a part of the name beats a vague likeness
        best = min(part, key=len)
    return by_fold[best]


def _closest(wanted: str, known: Iterable[str]) -> tuple[str, float]:
    """Return the one of ``known`` that is most like ``wanted``, and how much, from 0 to 1; the first where some tie.

    Most are ruled out by the matcher's two cheap bounds, so that a file full of wrong names is told about soon.
    """
    matcher = difflib.SequenceMatcher(b=wanted)
    best, likeness = "", -1.0
    for one in known:
        matcher.set_seq1(one)
        if matcher.real_quick_ratio() > likeness and matcher.quick_ratio() > likeness:
            ratio = matcher.ratio()
            if ratio > likeness:
                best, likeness = one, ratio
    return best, likeness
