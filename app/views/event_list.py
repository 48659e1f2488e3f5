"""The list of events itself: what is selected in it, and what is in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.language import localized, translate
from app.models.event_model import EventModel
from app.theme import Space, colour, colours
from app.views.cell_copy import CopiesCell
from app.views.event_delegate import EventDelegate
from core.text.text import say

Index = QModelIndex | QPersistentModelIndex

SCROLL_STEP = 20
"""How far a step of the scroll bar goes, in pixels."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)

EMPTY = say(
    "EventList", "What happens at the table is listed here. Select an entry to see the sheet as it was after it."
)


class EventList(CopiesCell, QListView):
    """Announces what a player wants with the event that is selected, and changes nothing itself.

    A row that comes in, or changes, is brought into sight. Where rows grow, what is looked at stays: the end, or else
    the first row that is to be seen.
    """

    selected = Signal(int)
    edit_wanted = Signal(int)

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventView")
        self.setAccessibleName(translate("EventList", "Entries, oldest first"))
        model.dataChanged.connect(self._look_up)  # before Qt hears of it
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
        """The row that is selected, None where none is."""
        rows = self.selectionModel().selectedIndexes()
        return rows[0].row() if rows else None

    def select(self, row: int | None) -> None:
        """Select a row, or nothing; the keyboard goes on from there, or from where it was."""
        if row is None:
            self.selectionModel().clearSelection()
        else:
            self.setCurrentIndex(self.model().index(row, 0))

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Lay rows out anew only where they may be higher or lower; Qt would do that to all of them each time."""
        if roles and Qt.ItemDataRole.SizeHintRole not in roles:
            QAbstractItemView.dataChanged(self, first, last, roles)
        else:
            super().dataChanged(first, last, roles)

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """Let the keyboard go on beside what goes. Qt would select that row, which means to look back to it."""
        if start <= self.currentIndex().row() <= end:
            self._go_on_from(end + 1 if end + 1 < self.model().rowCount() else start - 1)
        super().rowsAboutToBeRemoved(parent, start, end)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self.row is not None:
            self.selected.emit(self.row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where nothing is selected, an arrow selects the row that the keyboard is on, instead of leaving it."""
        if self.row is None and event.key() in ARROWS and self.currentIndex().isValid():
            self.select(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    # --- what is in sight

    def _bring_into_sight(self, row: int) -> None:
        self._go_on_from(row)
        self.scrollTo(self.model().index(row, 0))

    def _go_on_from(self, row: int) -> None:
        """Let the keyboard go on from a row, without selecting it."""
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), QItemSelectionModel.SelectionFlag.NoUpdate)

    def _look_up(self) -> None:
        """Remember what is looked at, before rows become higher or lower."""
        top = self.indexAt(QPoint(1, 1))
        self._looked_at = top, self.visualRect(top).top()

    def _stay(self) -> None:
        """Lay the rows out as high as they are now, and leave what is looked at where it was."""
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
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, localized(EMPTY))
            painter.end()

    def _edit(self, index: QModelIndex) -> None:
        self.edit_wanted.emit(index.row())
