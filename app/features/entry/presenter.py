"""Connects the entry panel to the session and the inference service."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.features.entry.state import Aim
from app.features.entry.view import EntryPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from core.model.events import Event


class EntryPresenter(QObject):
    """Keeps the entry at the case as it is now, and records what is entered.

    ``begun``: the entry has the case of a game that was just opened, and is about to be focused.
    """

    begun = Signal()

    def __init__(self, panel: EntryPanel, session: Session, inference: InferenceService) -> None:
        super().__init__(panel)
        self._panel, self._session = panel, session
        self._is_new = False
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        session.shown_changed.connect(self._show)
        inference.answered.connect(self._answer)
        panel.entered.connect(self._enter)

    @Slot()
    def _open(self) -> None:
        self._is_new = True

    @Slot()
    def _change(self) -> None:
        if (case := self._session.case) is not None:
            self._panel.set_case(case)
            if self._is_new:
                self.begun.emit()
                self._panel.take_focus()
        self._is_new = False

    @Slot()
    def _show(self) -> None:
        self._panel.set_read_only(self._session.looking_at is not None)

    @Slot(object)
    def _answer(self, reply: InferenceReply) -> None:
        if reply.request.case == self._session.case:
            self._panel.set_posterior(None if reply.conflict else reply.posterior)

    @Slot(object)
    def _enter(self, event: Event) -> None:
        target = self._panel.target
        if target.aim is Aim.APPEND or target.at is None:
            self._session.record(event)
        elif target.aim is Aim.INSERT:
            self._session.insert_before(target.at, event)
        else:
            self._session.replace(target.at, event)
