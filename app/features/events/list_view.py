"""The list of entries itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.features.events.model import EventModel
from app.features.events.painting import EventDelegate
from app.ui.language import translate
from app.ui.theme import Space, colour, colours
from app.ui.widgets.keys import is_typed
from app.ui.widgets.tables import CopiesCell, Index

SCROLL_STEP = 20
"""The step of the scroll bar (px)."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class EventList(CopiesCell, QListView):
    """The list of events. It announces what a player wants to do with the selection, and changes nothing itself.

    A new or changed row is scrolled into sight. When rows grow, the visible part stays: the end, or the first visible
    row.

    ``typed`` carries the :class:`QKeyEvent` of a letter or a digit, which is meant for the entry.
    """

    selected = Signal(int)
    edit_wanted = Signal(int)
    typed = Signal(object)

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventView")
        self.setAccessibleName(translate("Entries, oldest first"))
        model.dataChanged.connect(self._look_up)  # before Qt handles it
        self.setModel(model)
        self.setItemDelegate(EventDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setDragDropOverwriteMode(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(SCROLL_STEP)
        self._is_at_end = True
        self._looked_at = QModelIndex(), 0
        self.doubleClicked.connect(self._edit)
        model.touched.connect(self._bring_into_sight)
        model.dataChanged.connect(self._stay)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)

    @property
    def row(self) -> int | None:
        rows = self.selectionModel().selectedIndexes()
        return rows[0].row() if rows else None

    def select(self, row: int | None) -> None:
        """Select a row, or nothing; the keyboard continues from there, or from where it was."""
        if row is None:
            self.selectionModel().clearSelection()
        else:
            self.setCurrentIndex(self.model().index(row, 0))

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Lay out rows again only where their height may change; Qt would do so every time."""
        if roles and Qt.ItemDataRole.SizeHintRole not in roles:
            QAbstractItemView.dataChanged(self, first, last, roles)
        else:
            super().dataChanged(first, last, roles)

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """Move the keyboard beside removed rows. Qt would select a row, which means looking back to it."""
        if start <= self.currentIndex().row() <= end:
            self._go_on_from(end + 1 if end + 1 < self.model().rowCount() else start - 1)
        super().rowsAboutToBeRemoved(parent, start, end)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self.row is not None:
            self.selected.emit(self.row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Without a selection, an arrow key first selects the keyboard's row."""
        if is_typed(event):
            self.typed.emit(event)
        elif self.row is None and event.key() in ARROWS and self.currentIndex().isValid():
            self.select(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    # --- scrolling

    def go_to_end(self) -> None:
        """Select nothing; the keyboard continues from the last row."""
        self.select(None)
        self._go_on_from(self.model().rowCount() - 1)
        self.scrollToBottom()

    def _bring_into_sight(self, row: int) -> None:
        self._go_on_from(row)
        self.scrollTo(self.model().index(row, 0))

    def _go_on_from(self, row: int) -> None:
        """Move the keyboard to a row without selecting it."""
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), QItemSelectionModel.SelectionFlag.NoUpdate)

    def _look_up(self) -> None:
        """Remember the visible part before row heights change."""
        top = self.indexAt(QPoint(1, 1))
        self._looked_at = top, self.visualRect(top).top()

    def _stay(self) -> None:
        """Lay out the rows and restore the visible part."""
        self.executeDelayedItemsLayout()
        top, before = self._looked_at
        if not self._is_at_end and top.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(top).top() - before)

    def _scrolled(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _stay_at_end(self, _: int, maximum: int) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(maximum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again; Qt does so only when the height changes, and late: all rows would be painted twice."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
            self.executeDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(colour(colours(self.palette()).muted))
            box = self.viewport().rect().adjusted(Space.L, Space.S, -Space.L, -Space.S)
            empty = translate("Entries appear here. Select one to see the sheet as it was then.")
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, empty)
            painter.end()

    def _edit(self, index: QModelIndex) -> None:
        self.edit_wanted.emit(index.row())
