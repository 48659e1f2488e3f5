"""A short list of facts under a title: words on the left, numbers on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.theme import Space

Row = tuple[str, ...]
"""The words of a row, and its numbers."""


class Facts(QWidget):
    """A title, a sentence, and rows with what heads their numbers; not there at all while it has nothing to say."""

    def __init__(self, name: str, parent: QWidget | None = None, *, is_note_last: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._title = label(f"{name}Title", "heading")
        self._note = label(f"{name}Note", "")
        self._rows: tuple[Row, ...] = ()
        self._grid = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._title)
        for part in (self._grid, self._note) if is_note_last else (self._note, self._grid):
            layout.addWidget(part)
        self.hide()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return self._rows

    @property
    def note(self) -> str:
        """The sentence below the title."""
        return self._note.text()

    def show_facts(self, title: str, rows: Sequence[Row] = (), heads: Row = (), note: str = "") -> None:
        """Show rows, with what heads them where there is something, and a sentence; an empty title hides all."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self._fill(self._rows, heads)
        self._grid.setVisible(bool(self._rows))
        self.setVisible(bool(title))

    def _fill(self, rows: Sequence[Row], heads: Row) -> None:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, cells in enumerate((heads, *rows) if heads else rows):
            for column, text in enumerate(cells):
                cell = label("", "muted" if heads and row == 0 else "")
                cell.setText(text)
                cell.setWordWrap(column == 0)
                top = Qt.AlignmentFlag.AlignTop
                cell.setAlignment((Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft) | top)
                grid.addWidget(cell, row, column)
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(self._grid, made)
        self._grid.deleteLater()
        self._grid.hide()
        self._grid = made


def label(name: str, kind: str) -> QLabel:
    """Return a label for plain text that is broken into lines."""
    made = QLabel()
    made.setObjectName(name)
    if kind:
        made.setProperty("kind", kind)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made
