"""Cancelling: long work stops at a checkpoint, if whoever started it no longer wants the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Check = Callable[[], None]
"""Raises CancelledError if the answer is no longer wanted."""

_check: ContextVar[Check | None] = ContextVar("check", default=None)


class CancelledError(Exception):
    """The answer is no longer wanted."""


def checkpoint() -> None:
    """Raise CancelledError if the answer is no longer wanted. Long work calls this periodically."""
    check = _check.get()
    if check is not None:
        check()


@contextmanager
def stopped_by(check: Check) -> Iterator[None]:
    """Let ``check`` stop the work within this block, at its checkpoints, in this thread alone."""
    before = _check.set(check)
    try:
        yield
    finally:
        _check.reset(before)
