"""Probabilities and shares in words that can be translated."""

from __future__ import annotations

from collections.abc import Sequence

from core.text.text import Text, say

SURE = 1.0 - 1e-9
"""From this probability on, something is certain."""


def share_ruled_out(bits: float) -> float:
    """Return the share of what is possible that so many bits rule out: one bit halves it."""
    return 1.0 - float(2.0**-bits)


def percent(chance: float) -> Text:
    """Return a probability in whole percent; uncertain values never read 0 or 100."""
    if 0 < chance <= 0.005:
        return say("<1%")
    if 0.995 <= chance < SURE:
        return say(">99%")
    return say("{number:.0f}%").format(number=chance * 100)


FRACTIONS: Sequence[tuple[float, Text]] = (
    (1 / 10, say("a tenth")),
    (1 / 5, say("a fifth")),
    (1 / 4, say("a quarter")),
    (1 / 3, say("a third")),
    (1 / 2, say("half")),
    (2 / 3, say("two thirds")),
    (3 / 4, say("three quarters")),
    (9 / 10, say("nine tenths")),
)
NEAR = 0.03
"""A share that differs from a simple fraction by at most this is called by its name."""


def roughly(share: float) -> Text:
    """Return a share as a simple fraction if it is near one, else in whole percent."""
    fraction, name = min(FRACTIONS, key=lambda named: abs(named[0] - share))
    return name if abs(fraction - share) <= NEAR else percent(share)
