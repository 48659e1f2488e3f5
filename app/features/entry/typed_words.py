"""Notices words that are typed where letters are keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.entry.state import EntryState
from app.features.entry.view import EntryPanel
from app.ui.widgets.keys import is_typed
from app.ui.widgets.options import OptionButton, OptionGroup

PACE_MS: Final = 280
"""The longest between two letters of a word (ms). Keys that one looks for take longer."""

TAKES_BACK: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)


class TypedWords(QObject):
    """Tells words from keys by their pace. A letter that would record the entry waits until it is known to be a key.

    ``begun`` carries the letters of a word, and the state of the entry before them. ``is_word`` tells whether letters
    can be meant as text.
    """

    begun = Signal(str, object)

    def __init__(self, panel: EntryPanel, is_word: Callable[[str], bool]) -> None:
        super().__init__(panel)
        self._panel, self._is_word = panel, is_word
        self._letters, self._last = "", 0
        self._before: EntryState | None = None
        self._held: QKeyEvent | None = None
        self._is_letting_go = False
        self._wait = QTimer(self, singleShot=True, interval=PACE_MS)
        self._wait.timeout.connect(self._let_go)
        for place in (panel, *panel.findChildren(OptionGroup)):
            place.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the keys of the panel: those of options come by their group, which takes some of them."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not event.text():
            return False
        if self._is_letting_go or (watched is self._panel and isinstance(self._panel.focusWidget(), OptionButton)):
            return False
        if self._held is not None and event.key() in TAKES_BACK:
            self._forget()
            return True
        return not self._panel.is_read_only and self._takes(event)

    def _takes(self, key: QKeyEvent) -> bool:
        """Whether a key goes on with a word, or waits, or is sent on behind one that has waited."""
        goes_on = bool(self._letters) and key.timestamp() - self._last <= PACE_MS
        is_letter = (is_typed(key) and key.text().isalpha()) or (goes_on and key.text() == " ")
        is_letter = is_letter and not key.isAutoRepeat()
        if is_letter and goes_on and self._is_word(self._letters + key.text()):
            self._begin(self._letters + key.text())
            return True
        if self._held is not None:
            self._let_go()
            QApplication.sendEvent(self._panel.focusWidget(), _copied(key))
            return True
        if not (is_letter and goes_on) or self._panel.is_at_end:
            self._letters, self._before = "", self._panel.state
        if is_letter:
            self._letters, self._last = self._letters + key.text(), key.timestamp()
        if is_letter and self._panel.is_at_end:
            self._held = _copied(key)
            self._wait.start()
        return self._held is not None

    def _begin(self, letters: str) -> None:
        before = self._before
        self._forget()
        self.begun.emit(letters, before)

    def _forget(self) -> None:
        self._letters, self._before, self._held = "", None, None
        self._wait.stop()

    @Slot()
    def _let_go(self) -> None:
        """Let the letter that waits act as a key, unless the entry has changed since; what follows begins anew."""
        held, before = self._held, self._before
        self._forget()
        is_as_before = before is not None and before.draft == self._panel.draft and self._panel.is_at_end
        if held is not None and is_as_before:
            self._is_letting_go = True
            QApplication.sendEvent(self._panel.focusWidget(), held)
            self._is_letting_go = False


def _copied(key: QKeyEvent) -> QKeyEvent:
    made = QKeyEvent(key.type(), key.key(), key.modifiers(), key.text())
    made.setTimestamp(key.timestamp())
    return made
