"""What an entry would contradict, found out in the worker while it is being made."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.background import Background
from app.errand import Errand
from app.inference import Wish
from app.language import translate
from app.models.entry_prospect import Prospect

if TYPE_CHECKING:
    from core.conflicts.conflicts import ClashReason
    from core.engines.conflict import Conflict

DELAY_MS = 120
"""How long an entry must stay as it is before it is looked at, in milliseconds: who goes on choosing isn't warned."""


@dataclass(frozen=True, slots=True)
class Warned:
    """What a prospect would contradict, and why; places are those of its result, and the prospect is "this entry"."""

    prospect: Prospect
    conflict: Conflict
    reason: ClashReason


def foresee(prospect: Prospect, wish: Wish) -> Warned | None:
    """Return what a prospect would contradict; None where it would not, or where nobody wants to know any more.

    What goes before another is looked at as if it went to the end, which is the same to a contradiction: so the other
    entries are called as they stand in the list.
    """
    from core.conflicts.conflicts import why_they_clash, would_clash
    from core.engines.contract import AbandonedError

    try:
        wish.check()
        at = prospect.at if prospect.corrects else len(prospect.base.events)
        conflict = would_clash(prospect.base, prospect.event, at, wish.check)
        if not conflict:
            return None
        entered = prospect.base.inserted(at, prospect.event)
        return Warned(prospect, conflict, why_they_clash(entered, conflict, wish.check, this=at))
    except AbandonedError:
        return None


class Foresight(QObject):
    """Looks ahead of the entry, after a moment; the latest one wins.

    ``warned`` brings a Warned; ``cleared`` says that what was said is no longer so.
    """

    warned = Signal(object)
    cleared = Signal()
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errand = Errand(background)
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
