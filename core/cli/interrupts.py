"""Makes Ctrl+C exit at once and silently while there is nothing to clean up; Python would print a traceback.

This module imports nothing that takes a while, so that it can run first: not ``signal``, for its enumerations, but
what that is made of.
"""

from __future__ import annotations

import os
from _signal import SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]

_STATUS = 130
"""The value of ``Status.INTERRUPTED``, whose import would take too long here."""


def end_at_once() -> None:
    """Make Ctrl+C exit the program from now on, unless the shell ignores it."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, _end)


def raise_again() -> bool:
    """Make Ctrl+C raise KeyboardInterrupt again; return whether :func:`end_at_once` was in effect."""
    ended: bool = getsignal(SIGINT) is _end
    if ended:
        signal(SIGINT, default_int_handler)
    return ended


def _end(*_: object) -> None:
    os._exit(_STATUS)
