"""Progress on standard error: a bar on a terminal, otherwise occasional lines."""

from __future__ import annotations

from contextlib import ExitStack
from time import monotonic
from typing import Self, TextIO

from core.checkpoint import stopped_by
from core.cli.output import tell

_WIDTH = 30
_LINES = 10
"""Maximum number of lines if the output is not a terminal."""

_PATIENCE, _PAUSE = 1.0, 0.2
"""Seconds before the first message, and between messages."""


class Progress:
    """Shows how many ``things`` are done, ``before`` of them at the start, and estimates the time left.

    It writes to ``stream``, or nowhere if that is None.
    """

    def __init__(self, things: str, total: int, before: int, stream: TextIO | None) -> None:
        self._stream = stream
        self._things, self._total, self._before = things, total, before
        self._done = before
        self._began = monotonic()
        self._told = 0
        self._bar = stream is not None and stream.isatty()

    def __enter__(self) -> Self:
        self._report()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar:
            tell(self._stream, "\n")

    def advance(self, number: int) -> None:
        self._done += number
        self._report()

    def line(self) -> str:
        share = self._done / max(self._total, 1)
        filled = "#" * int(_WIDTH * share)
        bar = f"[{filled:<{_WIDTH}}] " if self._bar else ""
        return f"{bar}{self._done} of {self._total} {self._things}{self._left()}"

    def _left(self) -> str:
        new, seconds = self._done - self._before, monotonic() - self._began
        if not new or self._done >= self._total:
            return ""
        return f", {_duration(seconds / new * (self._total - self._done))} left"

    def _report(self) -> None:
        if self._bar:
            tell(self._stream, f"\r{self.line():<79}")
        elif self._done * _LINES // max(self._total, 1) > self._told:
            self._told = self._done * _LINES // max(self._total, 1)
            tell(self._stream, f"{self.line()}\n")


class Waiting:
    """Shows on a terminal that a slow calculation is running, and its progress; clears the line at the end."""

    def __init__(self, what: str, stream: TextIO | None) -> None:
        self._what = what
        self._stream = stream if stream is not None and stream.isatty() else None
        self._began = monotonic()
        self._next = self._began + _PATIENCE
        self._share: float | None = None
        self._shown = 0
        self._watching = ExitStack()

    def __enter__(self) -> Self:
        self._watching.enter_context(stopped_by(self.tick))
        return self

    def __exit__(self, *_: object) -> None:
        self._watching.close()
        if self._shown:
            tell(self._stream, f"\r{'':{self._shown}}\r")

    def at(self, share: float) -> None:
        """Show the share that is done, from 0 to 1."""
        self._share = share
        self.tick()

    def tick(self) -> None:
        """Update the time shown if it is due, at each checkpoint of the calculation."""
        now = monotonic()
        if self._stream is None or now < self._next:
            return
        self._next = now + _PAUSE
        done = "" if self._share is None else f"{self._share:.0%}, "
        line = f"{self._what}: {done}{_duration(now - self._began)}"
        tell(self._stream, f"\r{line:{self._shown}}")
        self._shown = max(self._shown, len(line))


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
