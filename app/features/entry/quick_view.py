"""The text field of the typed line, with inline completion accepted by Tab."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.features.entry.draft import Field
from app.features.entry.footer import PreviewFrame
from app.features.entry.quick_line import QuickLine
from app.features.entry.text import called
from app.ui.language import translate
from app.ui.theme import Space, colour, colours
from app.ui.widgets.keys import ENTER
from app.ui.widgets.labels import label
from app.ui.widgets.panels import packed
from core.quick_entry.resolving import Completion
from core.quick_entry.vocabulary import normalized

ARROW = "→"
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class QuickField(QLineEdit):
    """A line edit with inline completion; Up and Down go through the candidates.

    ``left``: Escape was pressed. Enter is Qt's own ``returnPressed``.
    """

    left = Signal()
    offered = Signal(object)
    """The :class:`Completion` that Tab would accept, None for none; emitted when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._completions: tuple[Completion, ...] = ()
        self._at = 0

    def set_completions(self, completions: Sequence[Completion]) -> None:
        """Set the completions, of which the first is offered."""
        self._completions, self._at = tuple(completions), 0
        self.offered.emit(self.completion)
        self.update()

    @property
    def completion(self) -> Completion | None:
        return self._completions[self._at] if self._completions else None

    @property
    def ghost(self) -> str:
        """The text shown behind the cursor: the rest of the word, or the whole where it does not start so."""
        completion = self.completion
        if completion is None or self.cursorPosition() != len(self.text()):
            return ""
        begun = self.text()[completion.start : completion.end]
        goes_on = normalized(completion.text).startswith(normalized(begun)) and len(completion.text) > len(begun)
        return completion.text[len(begun) :] if goes_on else f" {ARROW} {completion.text}"

    def accept(self) -> bool:
        """Accept the completion; False where there is none."""
        if not self.ghost or self.completion is None:
            return False
        self.setText(self.completion.applied(self.text()))
        self.textEdited.emit(self.text())
        return True

    def event(self, event: QEvent) -> bool:
        """Take Escape before any shortcut; leave undo and redo to the game where the field has none."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if self._is_for_the_game(event):
                event.ignore()
                return False
        return super().event(event)

    def _is_for_the_game(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in STEPS and len(self._completions) > 1:
            self._at = (self._at + STEPS[key]) % len(self._completions)
            self.offered.emit(self.completion)
            self.update()
        elif key == Qt.Key.Key_Right and self.cursorPosition() == len(self.text()) and self.accept():
            event.accept()
        else:
            super().keyPressEvent(event)
            if key in ENTER:  # Qt leaves it to the form, which would enter what is unclear here, or confirm a question
                event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return (forward and self.accept()) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.ghost or not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(colour(colours(self.palette()).muted))
        cursor = self.cursorRect()
        # the cursor's rectangle is wider than the cursor, evenly on both sides
        start = cursor.center().x() + 1
        room = QRect(start, 0, self.width() - start - Space.XS, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.ghost)
        painter.end()


OPEN, CLOSE = "\ue000", "\ue001"
"""Private-use characters around gaps, replaced when shown."""


class QuickBar(QWidget):
    """The typed line with its preview."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quickBar")
        self.field = QuickField()
        self.field.setObjectName("quickEntry")
        self.field.setAccessibleName(translate("QuickBar", "What happened, in a few words"))
        self.field.setClearButtonEnabled(False)
        self.reading = label("quickReading")
        self.reading.setTextFormat(Qt.TextFormat.RichText)
        packed(QVBoxLayout(self), self.field, PreviewFrame(self.reading), spacing=Space.XS)

    @property
    def text(self) -> str:
        return self.field.text()

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Clear the text without announcing it."""
        self.set_text("")
        self.field.set_completions(())

    def set_text(self, text: str) -> None:
        """Set the text without announcing it."""
        with QSignalBlocker(self.field):
            self.field.setText(text)  # unlike clear(), leaves no undo history: Ctrl+Z belongs to the game now

    def set_example(self, example: str) -> None:
        self.field.setPlaceholderText(translate("QuickEntry", "For example: {line}").format(line=example))

    def show_line(self, line: QuickLine, skipped: int = 0) -> None:
        """Show how the line is read, and offer completions; ``skipped`` leading characters were not read."""
        kind = line.state.draft.kind

        def gap(field: Field) -> str:
            return f"{OPEN}{called(field, kind)}{CLOSE}"

        words = line.words(gap)
        muted = rf'<span style="color:{colours(self.palette()).muted}">\1</span>'
        self.reading.setText(re.sub(f"{OPEN}(.*?){CLOSE}", muted, html.escape(words)))
        plain = words.replace(OPEN, "").replace(CLOSE, "")
        self.reading.setAccessibleName(plain)
        self.field.setAccessibleDescription(plain)
        self.field.set_completions(
            [replace(one, start=one.start + skipped, end=one.end + skipped) for one in line.reading.completions]
        )
