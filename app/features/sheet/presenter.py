"""Connects the sheet to the session and the inference service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import InferenceService
from core.model.case import Case

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class SheetPresenter(QObject):
    """Shows what is known of the shown case, and writes notes that are made on the sheet."""

    def __init__(self, panel: SheetPanel, session: Session, inference: InferenceService) -> None:
        super().__init__(panel)
        self._panel, self._session = panel, session
        session.opened.connect(self._open)
        session.shown_changed.connect(self._show)
        inference.marked.connect(self._mark)
        inference.waiting.connect(panel.show_waiting)
        inference.answered.connect(panel.show_reply)
        panel.view.noted.connect(session.note)
        panel.view.taken_back.connect(session.take_back_note)

    @Slot()
    def _open(self) -> None:
        self._panel.problem.say("")

    @Slot()
    def _show(self) -> None:
        case = self._session.case
        total = 0 if case is None else len(case.events)
        self._panel.show_case(self._session.shown, self._session.looking_at, total)

    @Slot(object, object)
    def _mark(self, _: Case, cells: npt.NDArray[np.int8]) -> None:
        self._panel.show_marks(cells)
