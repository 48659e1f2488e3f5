"""Ctrl+C while there is nothing to tidy yet, or nothing any more: the program ends at once, without a word.

Python itself would print where it was. This module imports next to nothing, to be first.
"""

from __future__ import annotations

import os
import signal

_STATUS = 130
"""``Status.INTERRUPTED``, which would take longer to import."""


def end_at_once() -> None:
    """Let Ctrl+C end the program from now on; not where the shell has it ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def raise_again() -> bool:
    """Let Ctrl+C be raised as KeyboardInterrupt again, for whoever can tidy up; return whether it ended the program."""
    ended = signal.getsignal(signal.SIGINT) is _end
    if ended:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return ended


def _end(*_: object) -> None:
    os._exit(_STATUS)
