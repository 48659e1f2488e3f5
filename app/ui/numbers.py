"""Numbers for people: percentages that never round to certainty, grouped digits, words for huge numbers."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QLocale

from app.ui.language import decimal, localized, translate
from core.text.text import Text, say
from core.text.wording import share_ruled_out

GROUPED_BELOW: Final = 10**12

FINE: Final = 0.005
"""A probability with a smaller standard error than this gets a decimal of a percent."""

ROUGH: Final = 0.01
"""An estimate with a larger standard error than this is rough."""

NEXT_TO_NOTHING: Final = 0.005
"""Fewer bits than this are next to nothing."""

NOTHING: Final = "–"
"""Shown instead of a number if there is nothing to count."""

ROUNDING: Final = 1e-9

LESS, MORE, JUST = "<", ">", ""

_NAMES: Final[tuple[tuple[int, Text], ...]] = (
    (10**33, say("{number} decillion", "10 to the power of 33")),
    (10**30, say("{number} nonillion", "10 to the power of 30")),
    (10**27, say("{number} octillion", "10 to the power of 27")),
    (10**24, say("{number} septillion", "10 to the power of 24")),
    (10**21, say("{number} sextillion", "10 to the power of 21")),
    (10**18, say("{number} quintillion", "10 to the power of 18")),
    (10**15, say("{number} quadrillion", "10 to the power of 15")),
    (10**12, say("{number} trillion", "10 to the power of 12")),
)


def percent(p: float) -> str:
    """Return a probability in whole percents; only certainty reads 0% or 100%."""
    return _written(*_rounded(p, 0))


def ruled_out(told_bits: float) -> str:
    """Return what share of the possible solutions so many bits rule out: one bit rules out half; a loss in words."""
    if told_bits <= -NEXT_TO_NOTHING:
        return translate("less clear", "the envelope; below the heading: ruled out")
    return percent(max(0.0, share_ruled_out(told_bits)))


def solutions(open_bits: float) -> str:
    """Return as how many equally likely solutions so many open bits count."""
    number = 2.0**open_bits
    is_whole = number >= MANY or abs(number - round(number)) < ROUNDING
    return decimal(number, 0 if is_whole else 1)


MANY: Final = 10
"""From this number on, solutions are said without decimals."""

GOOD, FAIR = 0.85, 0.5
"""A suggestion is good, or fair, that rules out at least so much of what the most telling one does."""


def grade(gain_bits: float, best_bits: float) -> str:
    """Return how good a suggestion is beside the most telling one, in a word; both rule out something."""
    share = share_ruled_out(gain_bits) / share_ruled_out(best_bits)
    if share >= GOOD:
        return translate("Good", "a suggestion: what it tells, beside the best")
    if share >= FAIR:
        return translate("Fair", "a suggestion: what it tells, beside the best")
    return translate("Poor", "a suggestion: what it tells, beside the best")


def fine_percent(p: float) -> str:
    """Return a probability in percent with one decimal."""
    return _written(*_rounded(p, 1))


def exact_percent(p: float) -> str:
    """Return a probability in percent with two decimals, where a single number is shown."""
    return _written(*_rounded(p, 2))


def estimated_percent(p: float, error: float | None) -> str:
    """Return an estimated probability, with the decimals that its standard error (None: unknown) supports."""
    return percent(p) if error is None or error >= FINE else fine_percent(p)


def error_percent(error: float) -> str:
    """Return a standard error, rounded up to a tenth of a percent."""
    return _written(JUST, _error(error))


def points(difference: float) -> str:
    """Return a difference of probabilities in percentage points with two decimals; only zero reads 0."""
    if difference <= ROUNDING:
        return "0"
    return f"<{decimal(0.01, 2)}" if difference < 0.00005 else decimal(100 * difference, 2)


def duration(ms: float) -> str:
    """Return a duration in milliseconds or seconds, to about two figures."""
    if ms >= 1000:
        return translate("{seconds} s").format(seconds=decimal(ms / 1000, 0 if ms >= 10_000 else 1))
    return translate("{milliseconds} ms").format(milliseconds=decimal(ms, 0 if ms >= 10 else 1))


def spoken_percent(p: float) -> str:
    return _spoken(*_rounded(p, 0))


def spoken_error(error: float) -> str:
    return _spoken(JUST, _error(error))


def _rounded(p: float, places: int) -> tuple[str, str]:
    """Return a probability rounded in percent, with a "less than" or "more than" sign if needed."""
    step = 10**-places
    if 0 < p <= step / 200:
        return LESS, decimal(step, places)
    if 1 - step / 200 <= p < 1:
        return MORE, decimal(100 - step, places)
    return JUST, decimal(100 * p, places if 0 < p < 1 else 0)


def _error(error: float) -> str:
    return decimal(ceil(error * 1000 - ROUNDING) / 10, 1)


def _written(side: str, number: str) -> str:
    if side == LESS:
        return translate("<{number}%").format(number=number)
    if side == MORE:
        return translate(">{number}%").format(number=number)
    return translate("{number}%").format(number=number)


def _spoken(side: str, number: str) -> str:
    if side == LESS:
        return translate("less than {number} percent").format(number=number)
    if side == MORE:
        return translate("more than {number} percent").format(number=number)
    return translate("{number} percent").format(number=number)


def count(n: int) -> str:
    """Return a count with grouped digits, or in words where those would be too long."""
    if n < GROUPED_BELOW:
        return grouped(n)
    for size, name in _NAMES:
        if n >= size and n < size * 1000:
            return localized(name).format(number=decimal(n * 10 // size / 10, 1))
    if n < 10**300:
        return f"{n:.1e}".replace(".", QLocale().decimalPoint())
    return translate("a number of {digits} digits").format(digits=grouped(len(str(n))))


def plain(x: float) -> str:
    """Return a number to about six figures, ungrouped, for a spreadsheet."""
    return f"{x:.6g}".replace(".", QLocale().decimalPoint())


def grouped(n: int) -> str:
    return f"{n:,}".replace(",", QLocale().groupSeparator())
