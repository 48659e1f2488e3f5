"""The report of what went wrong inside the program: a text that somebody can read before deciding to keep it."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from app.language import language
from core.formats.case_writer import case_to_json
from core.model.case import Case
from core.version import __version__

MOST_FRAMES: Final = 40
"""How many calls of a traceback are told, the last ones: an endless recursion has a thousand."""


@dataclass(frozen=True, slots=True)
class Incident:
    """An exception that nobody expected: what it says, where it came from, and how often it came.

    It is made of texts alone, for the exception itself would keep alive whatever it passed through.
    """

    time: str
    origin: str
    kind: str
    message: str
    trace: str
    place: str
    count: int = 1

    @staticmethod
    def of(error: BaseException, origin: str) -> Incident:
        """Return what there is to tell of an exception, which came about in ``origin``."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else origin
        trace = "".join(traceback.format_exception(error, limit=-MOST_FRAMES))
        now = datetime.now().astimezone()
        return Incident(f"{now:%Y-%m-%d %H:%M:%S}", origin, type(error).__name__, _said(error), trace, place)

    @property
    def words(self) -> str:
        """What went wrong, in one line, in the words of the program's makers."""
        return f"{self.kind}: {self.message}" if self.message else self.kind

    def is_same_as(self, other: Incident) -> bool:
        """Whether this is the same fault, come about again."""
        return (self.kind, self.place) == (other.kind, other.place)

    def again(self) -> Incident:
        """Return this with one more occurrence."""
        return replace(self, count=self.count + 1)


def report(incidents: Sequence[Incident], messages: Sequence[str], case: Case | None = None) -> str:
    """Return the report: the program and the machine it runs on, what went wrong, and what Qt said before.

    The game is in it only where ``case`` is given. Where the user's home folder is named, ``~`` stands instead.
    """
    parts = [
        "A report of Deerstalker.\nNothing in it was sent anywhere: it is yours to read, to keep or to pass on.",
        _machine(),
        *(_told(incident) for incident in incidents),
        "Messages of Qt, the latest last:\n" + ("\n".join(messages) or "none"),
    ]
    text = "\n\n".join(parts).replace(str(Path.home()), "~")
    return f"{text}\n" if case is None else f"{text}\n\nThe game:\n{case_to_json(case)}"


def _machine() -> str:
    screens = ", ".join(
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    program = f"Deerstalker {__version__}, Python {platform.python_version()}"
    library = f"PySide6 {PySide6.__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}"
    return f"{program}, {library}\n{platform.platform()}\nScreens: {screens}. Language: {language()}."


def _told(incident: Incident) -> str:
    times = "" if incident.count == 1 else f", {incident.count} times"
    return f"{incident.time}, {incident.origin}{times}:\n{incident.trace.rstrip()}"


def _said(error: BaseException) -> str:
    """Return what an exception says, also where that itself goes wrong; one line."""
    try:
        text = str(error)
    except Exception as worse:  # noqa: BLE001 - whatever a broken exception raises, this is the last one who can tell
        return f"(it cannot say what: {type(worse).__name__})"
    return " ".join(text.split())[:300]
