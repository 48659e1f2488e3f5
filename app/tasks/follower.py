"""Base class of services that look up more about what the sheet shows while their view is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background
from app.tasks.inference import InferenceReply
from app.tasks.latest import LatestTask


class Follower(QObject):
    """Looks up more about what the sheet shows: after the sheet's own answer, latest wins, only while watched.

    ``waiting``: what is shown is outdated; ``contradicted``: the set-up contradicts itself (carries its conflict), so
    there is nothing to look up; ``emptied``: no game is open.
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
        """The reply that the sheet shows; None where no game is open."""
        return self._reply

    # --- from the sheet

    def follow(self, reply: InferenceReply) -> None:
        """Take the sheet's answer; for a contradictory case, the answer to its consistent part."""
        self._reply, self._is_held = reply, False
        self._begin()

    def hold(self) -> None:
        """Pause: the sheet has a new question, which goes first."""
        self._is_held = True
        self._begin()

    def forget(self) -> None:
        """Clear everything: no game is open any more."""
        self._reply, self._is_held = None, False
        self._begin()

    # --- from the view

    def watch(self, watched: bool) -> None:
        """Start or stop: nothing is looked up while the view is hidden."""
        if watched != self._is_watched:
            self._is_watched = watched
            self._begin()

    # --- looking up

    def _begin(self) -> None:
        """Announce what is known to the view and start the lookup; a running one is cancelled."""
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
        """Announce what is known about this reply and start looking up the rest."""
        raise NotImplementedError
