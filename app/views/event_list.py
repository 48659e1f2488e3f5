"""The list of events itself: keys, double clicks and drags become wishes about one event."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.models.event_model import EventModel
from app.theme import Space, colour, colours
from app.views.event_delegate import EventDelegate

EMPTY = "What happens at the table is listed here. Select an entry to see the sheet as it was after it."


class EventList(QListView):
    """Announces what a player wants with the event that is selected, and changes nothing itself."""

    selected = Signal(int)
    edit_wanted = Signal(int)
    delete_wanted = Signal(int)
    shift_wanted = Signal(int, int)

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventView")
        self.setAccessibleName("Entries, oldest first")
        self.setModel(model)
        self.setItemDelegate(EventDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setDragDropOverwriteMode(False)
        self.doubleClicked.connect(self._edit)

    @property
    def row(self) -> int | None:
        """The row that is selected, None where none is."""
        rows = self.selectionModel().selectedIndexes()
        return rows[0].row() if rows else None

    def select(self, row: int | None) -> None:
        """Select a row, or nothing; the keyboard goes on from there."""
        if row is None:
            self.selectionModel().clear()
        else:
            self.setCurrentIndex(self.model().index(row, 0))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self.row is not None:
            self.selected.emit(self.row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew: Qt does that for another height only."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(colour(colours(self.palette()).muted))
            box = self.viewport().rect().adjusted(Space.L, Space.S, -Space.L, -Space.S)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, EMPTY)
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.row
        if row is not None and self._wish(event, row):
            event.accept()
            return
        super().keyPressEvent(event)

    def _wish(self, event: QKeyEvent, row: int) -> bool:
        """Announce what a key means for an event; False for a key that means nothing here."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        match Qt.Key(event.key()):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.edit_wanted.emit(row)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.delete_wanted.emit(row)
            case Qt.Key.Key_Up if alt:
                self.shift_wanted.emit(row, row - 1)
            case Qt.Key.Key_Down if alt:
                self.shift_wanted.emit(row, row + 1)
            case _:
                return False
        return True

    def _edit(self, index: QModelIndex) -> None:
        self.edit_wanted.emit(index.row())
