"""The window of table mode: what everyone has seen, in large type, and a form for the next entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.features.table_mode.entry import TableEntry
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.tables import CopiesCell

KEY: Final = "F11"
LIST_HEIGHT: Final = 150
"""The least height of the list (px), about two entries."""

SMALLEST: Final = (520, 480)
"""The least size of the window (px)."""


class TableWindow(QWidget):
    """The public list of entries above an entry form without secrets. ``left``: back to the sheet.

    A window of its own: meanwhile the other one is hidden, with all its panels, menus, keys and tool tips.
    """

    left = Signal()
    taken_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tableWindow")
        self.setWindowTitle(translate("TableWindow", "The table"))
        self._lines = QStringListModel(self)
        self.list = _Lines(self._lines)
        self._empty = QLabel(translate("TableWindow", "Nothing has been asked yet. Who begins?"))
        self._empty.setObjectName("tableEmpty")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self.entry = TableEntry()
        self.entry.left.connect(self.left)
        self._back = QPushButton(translate("TableWindow", "Back to the sheet ({key})").format(key=KEY))
        self._back.setObjectName("tableBack")
        self._back.setAutoDefault(False)
        self._back.clicked.connect(self.left)
        self._undo = QPushButton(translate("TableWindow", "Take back the last"))
        self._undo.setObjectName("tableUndo")
        self._undo.setAutoDefault(False)
        QShortcut(QKeySequence.StandardKey.Undo, self._undo).activated.connect(
            self._undo.click
        )  # while the window is open
        self._undo.clicked.connect(self.taken_back)
        QShortcut(QKeySequence(KEY), self).activated.connect(self.left)
        self._lay_out()

    def _lay_out(self) -> None:
        title = QLabel(translate("TableWindow", "What all have seen"))
        title.setProperty("kind", "title")
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        head.addWidget(title, 1)
        head.addWidget(self._undo)
        head.addWidget(self._back)
        framed = QFrame()
        framed.setProperty("kind", "card")
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        inside.addWidget(self.entry)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.M, Space.L, Space.L)
        layout.setSpacing(Space.M)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._empty, 1)
        layout.addWidget(framed)
        self.setMinimumSize(*map(px, SMALLEST))

    def show_lines(self, lines: Sequence[str], *, can_take_back: bool) -> None:
        """Show the public entries, scrolled to the latest."""
        self._lines.setStringList(list(lines))
        self._empty.setVisible(not lines)
        self.list.setVisible(bool(lines))
        self._undo.setVisible(can_take_back)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing this window returns to the other one."""
        super().closeEvent(event)
        self.left.emit()


class _Lines(CopiesCell, QListView):
    """The lines, each as high as its text."""

    def __init__(self, model: QStringListModel) -> None:
        super().__init__()
        self.setObjectName("tableList")
        self.setAccessibleName(translate("TableWindow", "What all have seen"))
        self.setModel(model)
        self.setWordWrap(True)
        self.setSpacing(Space.XS)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(LIST_HEIGHT))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Lay out the lines and scroll to the latest, which needs their positions."""
        super().doItemsLayout()
        self.scrollToBottom()
