"""Names written from right to left, within sentences that are not: each is isolated, so that it moves nothing else.

Whatever is put into a sentence of the window goes through here (see :mod:`app.language`), and nowhere else. Files, the
notation and what is copied from fields hold names as they were given.
"""

from __future__ import annotations

import re
import string
from typing import Final, cast

OPEN: Final = "\u2068"
"""First strong isolate: what follows has a direction of its own, that of its first letter."""

CLOSE: Final = "\u2069"
"""Pop directional isolate: the sentence goes on as before."""

_TURNING: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters from right to left, and the marks that turn what comes after them."""

_ISOLATE: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def isolated(text: str) -> str:
    """Return a part of a sentence so that it cannot turn the rest; one that turns nothing, or is isolated, as it is."""
    if not _TURNING.search(text) or not _TURNING.search(_ISOLATE.sub("", text)):
        return text
    return f"{OPEN}{text}{CLOSE}"


def bare(text: str) -> str:
    """Return a sentence without isolates, for those who read it elsewhere."""
    return text.replace(OPEN, "").replace(CLOSE, "")


class Sentence(str):
    """A text with the names of values in it; what is put in their places is isolated."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        """Return the text with these values, as ``str.format`` does."""
        if any(isinstance(value, str) and _TURNING.search(value) for value in (*args, *values.values())):
            return _ISOLATING.vformat(self, args, values)
        return super().format(*args, **values)


class _Isolating(string.Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        said = cast("str", super().format_field(value, format_spec))
        return isolated(said) if isinstance(value, str) else said


_ISOLATING: Final = _Isolating()
