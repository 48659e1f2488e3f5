"""Numbers as people read them: percents that never round to certainty, grouped digits, words for what is huge."""

from __future__ import annotations

from math import ceil
from typing import Final

GROUPED_BELOW: Final = 10**12

FINE: Final = 0.005
"""With a smaller standard error than this, a probability deserves a decimal of a percent."""

ROUNDING: Final = 1e-9

_NAMES: Final = (
    (10**33, "decillion"),
    (10**30, "nonillion"),
    (10**27, "octillion"),
    (10**24, "septillion"),
    (10**21, "sextillion"),
    (10**18, "quintillion"),
    (10**15, "quadrillion"),
    (10**12, "trillion"),
)


def percent(p: float) -> str:
    """Return a probability in whole percents; only what is certain reads 0% or 100%."""
    if 0 < p <= 0.005:
        return "<1%"
    if 0.995 <= p < 1:
        return ">99%"
    return f"{p * 100:.0f}%"


def fine_percent(p: float) -> str:
    """Return a probability with one decimal, where there is room for it."""
    if 0 < p <= 0.0005:
        return "<0.1%"
    if 0.9995 <= p < 1:
        return ">99.9%"
    return f"{p * 100:.1f}%" if 0 < p < 1 else f"{p * 100:.0f}%"


def estimated_percent(p: float, error: float | None) -> str:
    """Return an estimated probability, with no more decimals than its standard error (None: unknown) allows."""
    return percent(p) if error is None or error >= FINE else fine_percent(p)


def error_percent(error: float) -> str:
    """Return a standard error, rounded up to a tenth of a percent: it promises nothing that isn't there."""
    return f"{ceil(error * 1000 - ROUNDING) / 10:.1f}%"


def spoken_percent(p: float) -> str:
    """Return a probability as it is read aloud."""
    return percent(p).replace("<", "less than ").replace(">", "more than ").replace("%", " percent")


def spoken_error(error: float) -> str:
    """Return a standard error as it is read aloud."""
    return error_percent(error).replace("%", " percent")


def count(n: int) -> str:
    """Return a number of things: its digits in groups of three, or words where those would be too long to read."""
    if n < GROUPED_BELOW:
        return f"{n:,}"
    for size, name in _NAMES:
        if n >= size and n < size * 1000:
            return f"{n * 10 // size / 10:.1f} {name}"
    return f"{n:.1e}" if n < 10**300 else f"a number of {len(str(n))} digits"
