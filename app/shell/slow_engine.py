"""Shows a bar when an engine takes longer than a second, and offers another engine."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from app.game.session import Session
from app.shell.main_window import MainWindow
from app.tasks.inference_service import InferenceService
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.widgets.bars import BusyBar
from app.ui.widgets.choices import DEFAULT_ENGINE, engine_title

BUSY_DELAY_MS: Final = 1000
"""Delay before the busy notice appears (ms)."""


class SlowEngineNotice(QObject):
    """Shows a bar above the sheet while its numbers take longer than the delay."""

    def __init__(
        self, window: MainWindow, session: Session, inference: InferenceService, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._page, self._preferences = window.page, preferences
        self.bar = BusyBar("busyBar", window.page.sheet)
        self.bar.given_up.connect(window.page.sheet.automatic_wanted)
        window.page.sheet.put_above(self.bar)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(BUSY_DELAY_MS)
        self.timer.timeout.connect(self._tell)
        inference.waiting.connect(self.timer.start)
        inference.answered.connect(self._stop)
        inference.failed.connect(self._stop)
        session.opened.connect(self._stop)

    @Slot()
    def _tell(self) -> None:
        engine = self._page.requests.engine
        text = translate("Patience", "The engine {engine} is still counting. The numbers are those from before.")
        way_out = "" if engine == DEFAULT_ENGINE else translate("Patience", "Use Automatic instead")
        self.bar.say(text.format(engine=engine_title(engine)), way_out, moving=self._preferences.animations)

    @Slot()
    def _stop(self) -> None:
        self.timer.stop()
        self.bar.say("")
