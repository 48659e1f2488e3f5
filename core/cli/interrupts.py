"""Makes Ctrl+C exit at once and silently while there is nothing to clean up; Python would print a traceback.

This module imports next to nothing, so that it can run first.
"""

from __future__ import annotations

import os
import signal

_STATUS = 130
"""The value of ``Status.INTERRUPTED``, whose import would take too long here."""


def end_at_once() -> None:
    """Make Ctrl+C exit the program from now on, unless the shell ignores it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def raise_again() -> bool:
    """Make Ctrl+C raise KeyboardInterrupt again; return whether :func:`end_at_once` was in effect."""
    ended = signal.getsignal(signal.SIGINT) is _end
    if ended:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return ended


def _end(*_: object) -> None:
    os._exit(_STATUS)
