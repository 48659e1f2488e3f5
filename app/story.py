"""The story of the game: what each entry brought, told at leisure and never before the sheet's own answer."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.background import Background
from app.errand import Errand
from app.inference import Reply
from app.language import translate
from app.memory import Memory
from app.story_teller import Piece, Tale, Teller


class StoryService(QObject):
    """Tells what each entry of the game brought, at leisure.

    The sheet goes first: the service begins when the sheet has its final answer, works in the background that nobody
    waits for, and gives up when the sheet has a new question, or the game another case. Answers are remembered by
    prefix, so an entry more costs one; the sheet's own answer is taken where it is exact.

    ``told`` brings a Piece of the latest tale; ``failed`` says that the program itself went wrong.
    """

    told = Signal(object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None, *, memory: Memory | None = None) -> None:
        super().__init__(parent)
        self._errand = Errand(background)
        self._memory = Memory() if memory is None else memory
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
