"""The teller: what runs in the worker to tell the story of a game, piece by piece."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.features.events.text import Brought, at_once, brought, shown_cards
from app.tasks.background import Background
from app.tasks.cache import PosteriorCache
from app.tasks.inference import Reply, Wish
from app.tasks.latest import LatestTask
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.explain.revealed import Revealed
    from core.timeline.timeline import TimelineRow


class TimelineService(QObject):
    """Tells what each entry of the game brought, at leisure.

    The sheet goes first: the service begins when the sheet has its final answer, works in the background that nobody
    waits for, and gives up when the sheet has a new question, or the game another case. Answers are remembered by
    prefix, so an entry more costs one; the sheet's own answer is taken where it is exact.

    ``told`` brings a Piece of the latest tale; ``failed`` says that the program itself went wrong.
    """

    told = Signal(object)
    failed = Signal(str)

    def __init__(
        self, background: Background, parent: QObject | None = None, *, memory: PosteriorCache | None = None
    ) -> None:
        super().__init__(parent)
        self._errand = LatestTask(background)
        self._memory = PosteriorCache() if memory is None else memory
        self._tale: Tale | None = None
        self._is_ended = False

    def tell(self, tale: Tale | None) -> None:
        """Tell this one from now on, or none, as soon as the sheet has been answered."""
        self.hold()
        self._tale, self._is_ended = tale, False

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._errand.give_up()

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer; where it is the last one, there is time for the story."""
        if reply.awaits_exact:
            self.hold()
        elif self._tale is not None and not self._is_ended and not self._errand.is_out:
            self._go_on(Teller(self._tale, self._memory, reply))

    def _go_on(self, teller: Teller) -> None:
        self._errand.send_at_leisure(teller.go_on, partial(self._take, teller))

    def _take(self, teller: Teller, future: Future[Piece | None], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self._is_ended = True
            said = translate("Story", "What the entries brought cannot be told: {error}. The entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        piece = future.result()
        if piece is not None:
            self._is_ended = piece.ending is not None
            self.told.emit(piece)
            if piece.ending is None:
                self._go_on(teller)


TURN: Final = 0.05
"""After so long a piece of work hands over what it has, in seconds."""


@dataclass(frozen=True, slots=True)
class Entered:
    """That a step brought an entry: where it stands, and the case before."""

    place: int
    before: Case


@dataclass(frozen=True, slots=True)
class Tale:
    """What is to be told: a case, and which entry is new, where one is."""

    case: Case
    entered: Entered | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """What can be said when all entries have been told, in words.

    ``told``: of how many entries it was told what they brought: of all, or of those before a contradiction.
    ``revealed``: by place, which unseen cards must have been shown. ``at_once``: what the new entry brought, empty
    where there is none, or where it makes no sense.
    """

    told: int = 0
    revealed: Mapping[int, str] = field(default_factory=dict)
    at_once: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """What the entries from the place ``first`` on brought, and the ending, where these are the last.

    ``rows`` are what is known so far of the whole case: of its set-up, then after each entry that was told.
    """

    tale: Tale
    first: int
    brought: tuple[Brought, ...]
    ending: Ending | None = None
    rows: tuple[TimelineRow, ...] = ()


class Teller:
    """Tells one tale, piece by piece. ``lent`` is the sheet's latest reply, of whatever case."""

    def __init__(self, tale: Tale, memory: PosteriorCache, lent: Reply) -> None:
        self._tale, self._memory, self._lent = tale, memory, lent
        self._wish = Wish()
        self._begun: Iterator[TimelineRow] | None = None
        self._rows: list[TimelineRow] = []
        self._told: list[Brought] = []

    def go_on(self, wish: Wish) -> Piece | None:
        """Return the next piece; None where nobody wants it any more."""
        from core.engines.contract import CancelledError

        self._wish = wish
        first = len(self._told)
        try:
            ended = self._tell_more()
            ending = self._ending() if ended else None
            return Piece(self._tale, first, tuple(self._told[first:]), ending, tuple(self._rows))
        except CancelledError:
            return None

    def _tell_more(self) -> bool:
        """Tell of one entry or more; return whether that was all. Raises CancelledError."""
        from core.engines.contract import Contradiction, TooLargeError
        from core.timeline.timeline import timeline_rows

        if self._begun is None:
            self._take_what_is_lent()
            self._begun = timeline_rows(self._tale.case, self._ask)
        end = time.monotonic() + TURN
        try:
            for row in self._begun:
                self._tell(row)
                if time.monotonic() >= end:
                    return False
        except (Contradiction, TooLargeError):
            pass
        return True

    def _tell(self, row: TimelineRow) -> None:
        if self._rows:
            self._told.append(brought(self._tale.case, self._rows[-1], row))
        self._rows.append(row)

    def _take_what_is_lent(self) -> None:
        """Remember an exact answer, which is the same whoever asked for it."""
        reply, posterior = self._lent, self._lent.posterior
        if posterior is not None and posterior.exact:
            self._memory.keep(reply.question.case.upto(reply.upto), posterior)

    def _ask(self, case: Case) -> Posterior:
        return self._memory.ask(case, self._wish.check)

    def _ending(self) -> Ending:
        """Return what is revealed by the entries that make sense. Raises CancelledError."""
        from core.explain.revealed import revealed

        if not self._rows:
            return Ending()
        n = len(self._told)
        case = self._tale.case.upto(n)
        found = revealed(case, self._ask(case))
        return Ending(n, {place: shown_cards(many, case) for place, many in found.items()}, self._at_once())

    def _at_once(self) -> str:
        case, entered = self._tale.case, self._tale.entered
        if entered is None or len(self._told) < len(case.events):
            return ""
        row = self._rows[entered.place + 1]
        return at_once(case, row, self._told[entered.place], self._just_revealed(entered))

    def _just_revealed(self, entered: Entered) -> tuple[Revealed, ...]:
        from core.engines.contract import Contradiction, TooLargeError
        from core.explain.revealed import just_revealed

        before, after = entered.before, self._tale.case
        try:
            return just_revealed(before, self._ask(before), after, self._ask(after))
        except (Contradiction, TooLargeError):  # nobody knew anything before
            return ()
