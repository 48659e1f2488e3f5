"""The corrections of a conflict as choices for the player, grouped by entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.ui.language import localized, translate
from app.ui.text import event_line
from core.model.case import Case
from core.model.events import Event, Move
from core.text.text import CAPITAL, capital, listed

if TYPE_CHECKING:  # the window opens without numpy
    from core.conflicts.corrections import Correction


class CorrectionKind(StrEnum):
    """What a correction does."""

    CHANGE = "change"
    ASIDE = "aside"
    REMOVE = "remove"
    CORRECT = "correct"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class CorrectionChoice:
    """A correction of the entry at ``event``.

    ``to`` is the changed entry; ``besides`` are entries removed or set aside with it; ``steps`` is the number of steps
    to undo.
    """

    kind: CorrectionKind
    event: int
    words: str
    to: Event | None = None
    besides: tuple[int, ...] = ()
    steps: int = 0


@dataclass(frozen=True, slots=True)
class EntryCorrections:
    """One entry of a conflict: its line, changes of it (likeliest first), and other corrections.

    ``suffices``: removing this entry, alone or with others, is enough.
    """

    event: int
    line: str
    changes: tuple[CorrectionChoice, ...]
    others: tuple[CorrectionChoice, ...]
    suffices: bool


def corrections_of(
    case: Case, events: Sequence[int], corrections: Sequence[Correction], past: Sequence[Case]
) -> tuple[EntryCorrections, ...]:
    """Return the corrections of a conflict by entry, newest first, as recent mistakes are likelier.

    ``past`` are the cases that can be undone to, oldest first.
    """
    return tuple(
        _entry(case, event, [mend for mend in corrections if mend.event == event], past) for event in events[::-1]
    )


def _entry(case: Case, at: int, corrections: Sequence[Correction], past: Sequence[Case]) -> EntryCorrections:
    event = case.events[at]
    changes = tuple(_change(at, mend) for mend in corrections if mend.to is not None)
    out = [fix for mend in corrections if mend.to is None for fix in _out(at, mend.besides)]
    correct = (
        []
        if isinstance(event, Move)
        else [CorrectionChoice(CorrectionKind.CORRECT, at, translate("Fixes", "Correct it…"))]
    )
    others = (*out, *correct, *_undone(at, event, past))
    return EntryCorrections(at, event_line(event), changes, others, bool(corrections))


def _change(at: int, mend: Correction) -> CorrectionChoice:
    return CorrectionChoice(CorrectionKind.CHANGE, at, capital(localized(mend.words), CAPITAL), mend.to, mend.besides)


def _out(at: int, besides: tuple[int, ...]) -> tuple[CorrectionChoice, CorrectionChoice]:
    """Return the two ways to remove an entry, and others with it."""
    numbers = localized(listed([str(other + 1) for other in besides]))
    match len(besides):
        case 0:
            aside, remove = (
                translate("Fixes", "Set it aside", "an entry, which then does not count"),
                translate("Fixes", "Remove it"),
            )
        case 1:
            aside = translate("Fixes", "Set it and entry {numbers} aside")
            remove = translate("Fixes", "Remove it and entry {numbers}")
        case _:
            aside = translate("Fixes", "Set it and entries {numbers} aside")
            remove = translate("Fixes", "Remove it and entries {numbers}")
    return (
        CorrectionChoice(CorrectionKind.ASIDE, at, aside.format(numbers=numbers), besides=besides),
        CorrectionChoice(CorrectionKind.REMOVE, at, remove.format(numbers=numbers), besides=besides),
    )


def _undone(at: int, event: Event, past: Sequence[Case]) -> list[CorrectionChoice]:
    """Return the correction that undoes to the last case without the entry, if there is one."""
    for steps, before in enumerate(past[::-1], 1):
        if not any(other is event for other in before.events):  # by identity: steps keep unchanged events
            words = translate("Fixes", "Undo to before it (%n step(s))", "before the entry", steps)
            return [CorrectionChoice(CorrectionKind.UNDO, at, words, steps=steps)]
    return []
