"""The place above all pages for bars that say something about the program itself, beside a game or not."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.theme import Space
from app.views.question_bar import QuestionBar


class Notices(QWidget):
    """Bars, each hidden while it has nothing to say, above the pages of the window."""

    def __init__(self, pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = QVBoxLayout()
        self._bars.setContentsMargins(Space.S, 0, Space.S, 0)
        self._bars.setSpacing(Space.XS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._bars)
        layout.addWidget(pages, 1)

    def add(self, bar: QWidget) -> None:
        """Put a bar below those that are there."""
        self._bars.addWidget(bar)

    def ask(self, bar: QuestionBar) -> None:
        """Show a question, in the place of an older one of its kind, and give it the keyboard."""
        for older in self.findChildren(QuestionBar, bar.objectName()):
            older.close()
        self.add(bar)
        bar.show()
        bar.take_focus()
