"""The value of all that there is to show of a game: what a panel draws is a function of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the first window, which is no more than its start screen, imports this
    import numpy as np
    import numpy.typing as npt

    from app.tasks.inference import InferenceReply, InferenceRequest
    from app.ui.shortcuts import Permission
    from core.evidence.evidence import Source
    from core.model.case import Case
    from core.players.counts import KnownPlayers


class Wait(Enum):
    """Whether a reply will follow, and so late that the numbers on the screen should be shown as outdated."""

    NONE = auto()
    SHORT = auto()
    LONG = auto()


@dataclass(frozen=True, slots=True)
class Consistency:
    """How many of a case's first events can all be true, and the conflict with the next one; told even while silent."""

    case: Case
    upto: int
    conflict: tuple[Source, ...]


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: marks are an array
class Shown:
    """What there is to show, at one moment. Without arguments: no game is open.

    ``game`` and ``step`` count: if they differ, another game is open (or none), or its entries changed.

    ``entered`` is the case as entered, ``case`` the same with assumed habits, ``shown`` the case on the
    sheet: ``case``, that after its first ``looking_at`` events, or the ``supposed`` one. ``people``: as people play,
    with what is known of these; None: as the cards say.

    ``undo_name`` and ``redo_name`` are the steps that can be undone and done again, if that is permitted.

    ``request`` is the latest question, a new object for each; ``reply`` the latest reply in this game, which may be to
    an earlier question (:attr:`current`); ``present`` the reply to ``case``, also while another case is shown.
    ``marks`` by propagation are there until there are numbers. While ``is_hidden``, as a game is open whose numbers
    must not be shown, none of these is; in a game that ``must_be_silent`` that cannot be switched off.
    """

    game: int = 0
    step: int = 0
    entered: Case | None = None
    case: Case | None = None
    shown: Case | None = None
    looking_at: int | None = None
    supposed: Case | None = None
    people: KnownPlayers | None = None
    permitted: Permission | None = None
    path: Path | None = None
    title: str = ""
    is_modified: bool = False
    undo_name: str | None = None
    redo_name: str | None = None
    request: InferenceRequest | None = None
    reply: InferenceReply | None = None
    present: InferenceReply | None = None
    consistency: Consistency | None = None
    marks: npt.NDArray[np.int8] | None = None
    wait: Wait = Wait.NONE
    is_hidden: bool = False
    must_be_silent: bool = False

    @property
    def is_open(self) -> bool:
        return self.case is not None

    @property
    def is_practice(self) -> bool:
        """Whether it is a game that the program plays: nothing can be entered."""
        return self.permitted is not None and not self.permitted

    @property
    def n_events(self) -> int:
        return 0 if self.case is None else len(self.case.events)

    @property
    def is_awaited(self) -> bool:
        """Whether a reply to the latest question will follow, and the numbers are of an earlier one."""
        return self.wait is not Wait.NONE

    @property
    def current(self) -> InferenceReply | None:
        """The reply to the latest question; None while it is awaited."""
        return None if self.is_awaited else self.reply

    def may(self, wanted: Permission) -> bool:
        """Whether this may be done with the open game."""
        return self.permitted is not None and wanted in self.permitted


NOTHING = Shown()
"""What there is to show before a game is opened."""


def differ(now: Shown, before: Shown, reads: Callable[[Shown], tuple[object, ...]]) -> bool:
    """Whether two values differ in what somebody reads: by identity, as cases are large; plain values by equality."""
    return any(not _same(*pair) for pair in zip(reads(now), reads(before), strict=True))


def _same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, str | int | Path) and one == other)
