"""What Enter would record, where it would go, and what speaks against recording it with its last choice alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Final

from app.ui.language import translate
from app.ui.text import contradicts
from core.model.case import Case
from core.model.events import Accusation, Event, Note

MOST_STEPS: Final = 60
"""Steps of the check of an entry on the GUI thread: 26 were the most in 816 games, and 13 ms, also with 60 cards."""


class Aim(StrEnum):
    APPEND = "append"
    CORRECT = "correct"
    INSERT = "insert"


@dataclass(frozen=True, slots=True)
class Target:
    """What becomes of the entry, and its index in the list (None for the end, or unknown)."""

    aim: Aim = Aim.APPEND
    at: int | None = None


APPEND = Target()


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """A case, an event that may be entered into it, and where it would go."""

    case: Case
    event: Event
    target: Target
    look: Note | None = None
    """The leftover card that I saw thereupon, which is entered after the event."""

    @property
    def corrects(self) -> bool:
        return self.target.aim is Aim.CORRECT and self.target.at is not None

    @property
    def at(self) -> int:
        return len(self.case.events) if self.target.at is None else self.target.at

    @property
    def base(self) -> Case:
        """The case without the event, and without the one it corrects."""
        return self.case.deleted(self.at) if self.corrects else self.case

    @property
    def result(self) -> Case:
        result = self.base.inserted(self.at, self.event)
        return result if self.look is None else result.inserted(self.at + 1, self.look)


def doubt(pending: PendingEntry, *, silent: bool = False) -> str:
    """Return why an entry should be recorded by Enter only, in a sentence; empty if nothing speaks against it.

    ``silent``: say nothing that tells what is certain.
    """
    event, me = pending.event, pending.case.setup.me
    if not silent and (said := contradiction(pending, translate("EntryDoubts", "Press Enter to enter it."))):
        return said
    if isinstance(event, Accusation) and event.by == me and not event.correct:
        return translate("EntryDoubts", "This puts you out. Press Enter to enter it.")
    return ""


def contradiction(pending: PendingEntry, unknown: str = "") -> str:
    """Return what an entry would contradict, in a sentence; ``unknown`` where that takes too long to find out."""
    from core.conflicts.conflicts import conflict_if_entered  # imports numpy, without which the window opens
    from core.engines.contract import CancelledError

    steps = count(1)

    def hurry() -> None:
        if next(steps) > MOST_STEPS:
            raise CancelledError

    try:
        conflict = conflict_if_entered(pending.base, pending.event, pending.at, hurry)
    except CancelledError:
        return unknown
    if not conflict:
        return ""
    said = translate("EntryDoubts", "{contradiction}. Press Enter to enter it anyway.")
    return said.format(contradiction=contradicts([source for source in conflict if source != pending.at]))
