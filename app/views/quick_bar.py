"""The table's command line, and under it how it is read: "Ann: White, Rope, *the room*; *who refutes*"."""

from __future__ import annotations

import html
import re
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.language import translate
from app.models.entry_draft import Field
from app.models.entry_words import called
from app.models.quick_line import QuickLine
from app.theme import Space, colours
from app.views.quick_field import QuickField

OPEN, CLOSE = "\ue000", "\ue001"
"""Signs that no text has: they stand around what is missing, till it is drawn."""


class QuickBar(QWidget):
    """Announces what is typed, that Enter was pressed, and that the line is left; what that means is for others."""

    typed = Signal(str)
    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quickBar")
        self.field = QuickField()
        self.field.setObjectName("quickEntry")
        self.field.setAccessibleName(translate("QuickBar", "What happened, in a few words"))
        self.field.setClearButtonEnabled(False)
        self.reading = QLabel()
        self.reading.setObjectName("quickReading")
        self.reading.setWordWrap(True)
        self.reading.setTextFormat(Qt.TextFormat.RichText)
        self.reading.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self.field.textEdited.connect(self.typed)
        self.field.returnPressed.connect(self.entered)
        self.field.left.connect(self.left)

    def _lay_out(self) -> None:
        framed = QFrame()
        framed.setProperty("kind", "card")
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(Space.S, 2, Space.S, 3)
        inside.addWidget(self.reading)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.field)
        layout.addWidget(framed)

    @property
    def text(self) -> str:
        """What is typed."""
        return self.field.text()

    def take_focus(self) -> None:
        """Take the keyboard."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Forget what is typed, without a word to anybody."""
        with QSignalBlocker(self.field):
            self.field.setText("")  # unlike clear(), nothing that Ctrl+Z would bring back: that belongs to the game now
        self.field.set_completions(())

    def set_example(self, example: str) -> None:
        """Show in the empty field how a line may look."""
        self.field.setPlaceholderText(example)

    def show_line(self, line: QuickLine, skipped: int = 0) -> None:
        """Show how the line is read, and offer what may follow; ``skipped`` letters at its head were not read."""
        kind = line.state.draft.kind

        def gap(field: Field) -> str:
            return f"{OPEN}{called(field, kind)}{CLOSE}"

        said = line.words(gap)
        self.reading.setText(_rich(said, colours(self.palette()).muted))
        self.reading.setAccessibleName(plain_words(said))
        self.field.setAccessibleDescription(plain_words(said))
        self.field.set_completions(
            [replace(one, start=one.start + skipped, end=one.end + skipped) for one in line.completions]
        )


def plain_words(text: str) -> str:
    """Return a text without the signs around what is missing."""
    return text.replace(OPEN, "").replace(CLOSE, "")


def _rich(text: str, muted: str) -> str:
    said = html.escape(text)
    return re.sub(f"{OPEN}(.*?){CLOSE}", rf'<span style="color:{muted}">\1</span>', said)
