"""What speaks against recording an entry with its last choice alone."""

from __future__ import annotations

import time
from typing import Final

from app.features.entry.pending import PendingEntry
from app.ui.language import translate
from app.ui.text import contradicts
from core.model.events import Accusation

PATIENCE_S: Final = 0.05
"""How long an entry may be checked on the GUI thread (s); nearly always it takes a millisecond."""


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

    until = time.monotonic() + PATIENCE_S

    def hurry() -> None:
        if time.monotonic() > until:
            raise CancelledError

    try:
        conflict = conflict_if_entered(pending.base, pending.event, pending.at, hurry)
    except CancelledError:
        return unknown
    if not conflict:
        return ""
    said = translate("EntryDoubts", "{contradiction}. Press Enter to enter it anyway.")
    return said.format(contradiction=contradicts([source for source in conflict if source != pending.at]))
