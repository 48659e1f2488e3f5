"""What an entry would tell of the envelope, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import words
from app.inference import Reply
from app.numbers import count

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

NEARLY_NOTHING = 0.005
"""So few bits are none, to the two decimals that are shown."""


def effect(before: Posterior | None, reply: Reply, place: int) -> str:
    """Return what the envelope's entropy was and would be; ``before`` is the game as it is, where that is known.

    Where the entry, which would stand at ``place``, contradicts others, these are named instead.
    """
    if reply.conflict:
        others = [source for source in reply.conflict if source != place]
        return f"{words.contradicts(others)}. {words.clash_advice(reply.upto)}"
    after = reply.posterior
    if after is None or after.entropy_bits is None:
        return ""
    parts = [_bits(before, after), _solutions(before, after)]
    return "   ".join(part for part in parts if part)


def _bits(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.entropy_bits, after.entropy_bits
    if new is None:
        return ""
    digits = 2 if after.exact and (before is None or before.exact) else 1
    if old is None:
        return f"{new:.{digits}f} bits open"
    told = old - new
    if abs(told) < NEARLY_NOTHING:
        return f"It would tell nothing of the envelope: {new:.{digits}f} bits open"
    said = f"tells {told:.{digits}f}" if told > 0 else f"{-told:.{digits}f} more than before"
    return f"{old:.{digits}f} → {new:.{digits}f} bits open ({said})"


def _solutions(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.solutions, after.solutions
    if old is None or new is None:
        return ""
    return f"{count(old)} → {count(new)} solutions left"
