"""Requests the numbers of the shown case."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.game.session import Session
from app.tasks.inference import relevant_tuning
from app.tasks.inference_service import InferenceService
from app.ui.settings import Preferences


class InferenceRequests(QObject):
    """Sends a request whenever the shown case, the engine or its tuning changes; stores the chosen engine."""

    def __init__(
        self, session: Session, inference: InferenceService, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._inference, self._preferences = session, inference, preferences
        self._engine, self._tuning = preferences.engine, preferences.tuning
        session.shown_changed.connect(self._ask)

    @property
    def engine(self) -> str:
        """The name of the engine in use."""
        return self._engine

    def set_engine(self, name: str) -> None:
        """Use another engine from now on."""
        if name != self._engine:
            self._engine = name
            self._preferences.engine = name
            self._ask()

    def retune(self) -> None:
        """Take the tuning from the preferences, and send a new request where it concerns the engine in use."""
        before, self._tuning = self._tuning, self._preferences.tuning
        if relevant_tuning(self._engine, before) != relevant_tuning(self._engine, self._tuning):
            self._ask()

    def _ask(self) -> None:
        shown = self._session.shown
        if shown is None:
            self._inference.forget()
        else:
            self._inference.ask(shown, self._engine, self._tuning)
