"""Which entries of a contradictory game clash, why, and what would mend it: found out in the worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.entry.state import Prospect
from app.tasks.background import Background
from app.tasks.inference import Wish
from app.tasks.latest import LatestTask
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.conflicts.conflicts import ConflictReason
    from core.conflicts.corrections import Correction
    from core.engines.conflict import Conflict


@dataclass(frozen=True, slots=True)
class Clash:
    """One clash of a case, and why it is one."""

    case: Case
    conflict: Conflict
    reason: ConflictReason


def find_clashes(case: Case, wish: Wish) -> tuple[Clash, ...] | None:
    """Return the independent clashes of a case, with their reasons; None where they are no longer wanted."""
    from core.conflicts.conflicts import conflict_reason, find_conflicts
    from core.engines.contract import CancelledError

    try:
        wish.check()
        return tuple(
            Clash(case, one, conflict_reason(case, one, wish.check)) for one in find_conflicts(case, wish.check)
        )
    except CancelledError:
        return None


def find_mends(clash: Clash, found: tuple[Clash, ...], wish: Wish) -> tuple[Correction, ...] | None:
    """Return what would mend one of the clashes that were found; None where that is no longer wanted."""
    from core.conflicts.corrections import corrections
    from core.engines.contract import CancelledError

    try:
        wish.check()
        return corrections(clash.case, clash.conflict, tuple(one.conflict for one in found), wish.check)
    except CancelledError:
        return None


class ConflictService(QObject):
    """Looks for the clashes of a case, and for the mends of one of them. The latest case wins.

    A long game may have so many that the sheet's next answer must not wait for them: it is done at leisure.

    ``found`` brings all clashes; ``mended`` a clash and its mends, which are remembered while the case is the same.
    """

    found = Signal(object)
    mended = Signal(object, object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._case: Case | None = None
        self._found: tuple[Clash, ...] = ()
        self._mends: dict[Clash, tuple[Correction, ...]] = {}
        self._wish = Wish()

    def ask(self, case: Case) -> None:
        """Look for the clashes of a case, unless that is what was asked for last."""
        if case != self._case:
            self.forget()
            self._case = case
            self._background.run_at_leisure(partial(find_clashes, case, self._wish), partial(self._arrived, case))

    def forget(self) -> None:
        """Nothing clashes any more, or there is no game."""
        self._wish.withdraw()
        self._case, self._found, self._mends, self._wish = None, (), {}, Wish()

    def mend(self, clash: Clash) -> None:
        """Look for what would mend one of the clashes that were found."""
        if clash in self._mends:
            self.mended.emit(clash, self._mends[clash])
        elif clash in self._found:
            work = partial(find_mends, clash, self._found, self._wish)
            self._background.run_at_leisure(work, partial(self._mended, clash))

    def _arrived(self, case: Case, future: Future[tuple[Clash, ...] | None]) -> None:
        if error := future.exception():
            said = translate("Clashes", "Nobody could find out what clashes: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif case == self._case and (found := future.result()) is not None:
            self._found = found
            self.found.emit(found)

    def _mended(self, clash: Clash, future: Future[tuple[Correction, ...] | None]) -> None:
        if error := future.exception():
            said = translate("Clashes", "Nobody could find out what would mend this: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif clash in self._found and (corrections := future.result()) is not None:
            self._mends[clash] = corrections
            self.mended.emit(clash, corrections)


DELAY_MS = 120
"""How long an entry must stay as it is before it is looked at, in milliseconds: who goes on choosing isn't warned."""


@dataclass(frozen=True, slots=True)
class Warned:
    """What a prospect would contradict, and why; places are those of its result, and the prospect is "this entry"."""

    prospect: Prospect
    conflict: Conflict
    reason: ConflictReason


def foresee(prospect: Prospect, wish: Wish) -> Warned | None:
    """Return what a prospect would contradict; None where it would not, or where nobody wants to know any more.

    What goes before another is looked at as if it went to the end, which is the same to a contradiction: so the other
    entries are called as they stand in the list.
    """
    from core.conflicts.conflicts import conflict_if_entered, conflict_reason
    from core.engines.contract import CancelledError

    try:
        wish.check()
        at = prospect.at if prospect.corrects else len(prospect.base.events)
        conflict = conflict_if_entered(prospect.base, prospect.event, at, wish.check)
        if not conflict:
            return None
        entered = prospect.base.inserted(at, prospect.event)
        return Warned(prospect, conflict, conflict_reason(entered, conflict, wish.check, this=at))
    except CancelledError:
        return None


class EntryCheckService(QObject):
    """Looks ahead of the entry, after a moment; the latest one wins.

    ``warned`` brings a Warned; ``cleared`` says that what was said is no longer so.
    """

    warned = Signal(object)
    cleared = Signal()
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errand = LatestTask(background)
        self._prospect: Prospect | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._ask)

    def follow(self, prospect: Prospect | None) -> None:
        """Look at this entry from now on; None while there is none that is complete."""
        self._delay.stop()
        self._errand.give_up()
        self._prospect = prospect
        self.cleared.emit()
        if prospect is not None:
            self._delay.start()

    def _ask(self) -> None:
        if self._prospect is not None:
            self._errand.send(partial(foresee, self._prospect), self._take)

    def _take(self, future: Future[Warned | None], wanted: bool) -> None:
        if error := future.exception():
            said = translate("Foresight", "Nobody could look whether this contradicts anything: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif wanted and (warned := future.result()) is not None:
            self.warned.emit(warned)
