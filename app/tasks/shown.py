"""The value of all that there is to show of a game: what a panel draws is a function of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from app.tasks.inference import Consistency, InferenceReply, InferenceRequest, Wait
from app.ui.actions import Permission
from core.model.case import Case

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from core.players.counts import KnownPlayers


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: marks are an array
class Shown:
    """What there is to show, at one moment. Without arguments: no game is open.

    ``game`` and ``step`` count: if they differ, another game is open (or none), or its entries changed.

    ``entered`` is the case as entered, ``case`` the same with assumed habits and hunches, ``shown`` the case on the
    sheet: ``case``, that after its first ``looking_at`` events, or the ``supposed`` one. ``people``: as people play,
    with what is known of these; None: as the cards say.

    ``request`` is the latest question, a new object for each; ``reply`` the latest reply in this game, which may be to
    an earlier question (:attr:`current`); ``present`` the reply to ``case``, also while another case is shown.
    ``marks`` by propagation are there until there are numbers. While ``is_silent``, none of these is.
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
    path: PurePath | None = None
    title: str = ""
    is_modified: bool = False
    request: InferenceRequest | None = None
    reply: InferenceReply | None = None
    present: InferenceReply | None = None
    consistency: Consistency | None = None
    marks: npt.NDArray[np.int8] | None = None
    wait: Wait = Wait.NONE
    is_silent: bool = False

    @property
    def is_open(self) -> bool:
        return self.case is not None

    @property
    def is_hidden(self) -> bool:
        """Whether a game is open whose numbers must not be shown."""
        return self.is_open and self.is_silent

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
    return one is other or (isinstance(one, str | int | PurePath) and one == other)
