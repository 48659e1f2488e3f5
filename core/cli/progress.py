"""How far something long has come, on standard error: a bar on a terminal, else a line now and then."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Self, TextIO

from core.cli.output import tell

_WIDTH = 30
_LINES = 10
"""How many lines there are at most where the output is no terminal."""

_PATIENCE, _PAUSE = 1.0, 0.2
"""Seconds before somebody who waits is told something, and from then on between two tellings."""


class Progress:
    """Counts things that are done, ``before`` of which were done already, and estimates the time that is left.

    ``stream`` is where it says so, None for nowhere.
    """

    def __init__(self, things: str, total: int, before: int, stream: TextIO | None) -> None:
        self._stream = stream
        self._things, self._total, self._before = things, total, before
        self._done = before
        self._began = monotonic()
        self._told = 0
        self._bar = stream is not None and stream.isatty()

    def __enter__(self) -> Self:
        self._tell()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar:
            self._write("\n")

    def advance(self, number: int) -> None:
        """Say that so many more are done."""
        self._done += number
        self._tell()

    def line(self) -> str:
        """Return how far it has come, and how long it will take."""
        share = self._done / max(self._total, 1)
        filled = "#" * int(_WIDTH * share)
        bar = f"[{filled:<{_WIDTH}}] " if self._bar else ""
        return f"{bar}{self._done} of {self._total} {self._things}{self._left()}"

    def _left(self) -> str:
        new, seconds = self._done - self._before, monotonic() - self._began
        if not new or self._done >= self._total:
            return ""
        return f", {_duration(seconds / new * (self._total - self._done))} left"

    def _tell(self) -> None:
        if self._bar:
            self._write(f"\r{self.line():<79}")
        elif self._done * _LINES // max(self._total, 1) > self._told:
            self._told = self._done * _LINES // max(self._total, 1)
            self._write(f"{self.line()}\n")

    def _write(self, text: str) -> None:
        tell(self._stream, text)


class Waiting:
    """Says on a terminal, once that takes long, that something goes on, and how far it is. Nothing is left of it."""

    def __init__(self, what: str, stream: TextIO | None) -> None:
        self._what = what
        self._stream = stream if stream is not None and stream.isatty() else None
        self._began = monotonic()
        self._next = self._began + _PATIENCE
        self._share: float | None = None
        self._shown = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            tell(self._stream, f"\r{'':{self._shown}}\r")

    def at(self, share: float) -> None:
        """Say how much is done, from 0 to 1."""
        self._share = share
        self.tick()

    def tick(self) -> None:
        """Say how long it has taken, now and then: the check of whoever has nothing better to tell."""
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
