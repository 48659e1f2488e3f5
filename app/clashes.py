"""Which entries of a contradictory game clash, why, and what would mend it: found out in the worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.background import Background
from app.inference import Wish
from app.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.conflicts.conflicts import ClashReason
    from core.conflicts.corrections import Mend
    from core.engines.conflict import Conflict


@dataclass(frozen=True, slots=True)
class Clash:
    """One clash of a case, and why it is one."""

    case: Case
    conflict: Conflict
    reason: ClashReason


def find_clashes(case: Case, wish: Wish) -> tuple[Clash, ...] | None:
    """Return the independent clashes of a case, with their reasons; None where they are no longer wanted."""
    from core.conflicts.conflicts import clashes, why_they_clash
    from core.engines.contract import AbandonedError

    try:
        wish.check()
        return tuple(Clash(case, one, why_they_clash(case, one, wish.check)) for one in clashes(case, wish.check))
    except AbandonedError:
        return None


def find_mends(clash: Clash, found: tuple[Clash, ...], wish: Wish) -> tuple[Mend, ...] | None:
    """Return what would mend one of the clashes that were found; None where that is no longer wanted."""
    from core.conflicts.corrections import mends
    from core.engines.contract import AbandonedError

    try:
        wish.check()
        return mends(clash.case, clash.conflict, tuple(one.conflict for one in found), wish.check)
    except AbandonedError:
        return None


class ClashService(QObject):
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
        self._mends: dict[Clash, tuple[Mend, ...]] = {}
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

    def _mended(self, clash: Clash, future: Future[tuple[Mend, ...] | None]) -> None:
        if error := future.exception():
            said = translate("Clashes", "Nobody could find out what would mend this: {error}")
            self.failed.emit(said.format(error=repr(error)))
        elif clash in self._found and (mends := future.result()) is not None:
            self._mends[clash] = mends
            self.mended.emit(clash, mends)
