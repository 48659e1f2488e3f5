"""The story of the game: what each entry brought, told at leisure and never before the sheet's own answer."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.background import Background
from app.inference import Reply, Wish
from app.story_teller import Memory, Piece, Tale, Teller


class StoryService(QObject):
    """Tells what each entry of the game brought, at leisure.

    The sheet goes first: the service begins when the sheet has its final answer, works in the background that nobody
    waits for, and gives up when the sheet has a new question, or the game another case. Answers are remembered by
    prefix, so an entry more costs one; the sheet's own answer is taken where it is exact.

    ``told`` brings a Piece of the latest tale; ``failed`` says that the program itself went wrong.
    """

    told = Signal(object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._memory = Memory()
        self._tale: Tale | None = None
        self._is_ended = False
        self._wish = Wish()
        self._pending: Future[Piece | None] | None = None

    def tell(self, tale: Tale | None) -> None:
        """Tell this one from now on, or none, as soon as the sheet has been answered."""
        self.hold()
        self._tale, self._is_ended = tale, False

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._wish.withdraw()
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer; where it is the last one, there is time for the story."""
        if reply.awaits_exact:
            self.hold()
        elif self._tale is not None and not self._is_ended and self._pending is None:
            self._wish = Wish()
            self._go_on(Teller(self._tale, self._memory, reply, self._wish))

    def _go_on(self, teller: Teller) -> None:
        self._pending = self._background.run_at_leisure(teller.go_on, partial(self._deliver, teller))

    def _deliver(self, teller: Teller, future: Future[Piece | None]) -> None:
        if future is not self._pending:
            return
        self._pending = None
        if error := future.exception():
            self._is_ended = True
            self.failed.emit(f"What the entries brought cannot be told: {error!r}. The entries are safe.")
            return
        piece = future.result()
        if piece is not None:
            self._is_ended = piece.ending is not None
            self.told.emit(piece)
            if piece.ending is None:
                self._go_on(teller)
