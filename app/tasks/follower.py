"""Base class of services that look up more about what the sheet shows while their view is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background
from app.tasks.inference import InferenceReply
from app.tasks.latest import LatestTask


class Follower(QObject):
    """Follows the sheet: its own questions go first, the latest one wins, and nothing is looked up while nobody looks.

    ``waiting`` says that what is shown is of an earlier moment; ``contradicted`` that the set-up clashes with itself
    (its conflict), so that there is nothing to look up; ``emptied`` that there is no game.
    """

    waiting = Signal()
    contradicted = Signal(object)
    emptied = Signal()

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._reply: InferenceReply | None = None
        self._is_watched = self._is_held = False

    @property
    def reply(self) -> InferenceReply | None:
        """What the sheet shows; None where no game is open."""
        return self._reply

    # --- what the sheet does

    def follow(self, reply: InferenceReply) -> None:
        """The sheet has an answer: of a case that contradicts itself, to the part of it before that."""
        self._reply, self._is_held = reply, False
        self._begin()

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._is_held = True
        self._begin()

    def forget(self) -> None:
        """No game is open any more."""
        self._reply, self._is_held = None, False
        self._begin()

    # --- what those who look do

    def watch(self, watched: bool) -> None:
        """Somebody begins to look, or nobody looks any more; what nobody looks at costs nothing."""
        if watched != self._is_watched:
            self._is_watched = watched
            self._begin()

    # --- what is looked up

    def _begin(self) -> None:
        """Say what there is for those who look, and ask for the rest; whatever was asked before is given up."""
        self._cancel()
        if not self._is_watched:
            return
        if self._is_held:
            self.waiting.emit()
        elif self._reply is None:
            self.emptied.emit()
        elif self._reply.upto < 0:
            self.contradicted.emit(self._reply.conflict)
        else:
            self._look_up(self._reply)

    def _cancel(self) -> None:
        self._task.cancel()

    def _look_up(self, reply: InferenceReply) -> None:
        """Say what is known of what the sheet shows, and send for the rest."""
        raise NotImplementedError
