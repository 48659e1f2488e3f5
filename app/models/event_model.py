"""The events as a list: one line each, in the order in which they happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from core.model.events import Event

Index = QModelIndex | QPersistentModelIndex

ASIDE_ROLE = Qt.ItemDataRole.UserRole
"""Whether an event is kept without being counted."""

CONFLICT_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether an event takes part in a contradiction."""

FUTURE_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether an event comes after the moment that the sheet looks back to."""

LIT_ROLE = Qt.ItemDataRole.UserRole + 3
"""Whether an event is pointed out: what is being explained needs it."""

MIME_TYPE = "application/x-deerstalker-event"

_NOWHERE = QModelIndex()


class EventModel(QAbstractListModel):
    """One row for each event. A row that is dropped elsewhere is announced; whoever holds the case moves it."""

    move_wanted = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: tuple[Event, ...] = ()
        self._conflict: frozenset[int] = frozenset()
        self._lit: frozenset[int] = frozenset()
        self._now: int | None = None

    # --- what is listed

    def set_events(self, events: Sequence[Event]) -> None:
        """List these events; rows at both ends that are as before are left alone."""
        new, old = tuple(events), self._events
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        self._remove(head, len(old) - tail)
        self._insert(head, new[head : len(new) - tail])

    def set_conflict(self, conflict: Collection[int]) -> None:
        """Mark the events at these places as taking part in a contradiction."""
        if frozenset(conflict) != self._conflict:
            self._conflict = frozenset(conflict)
            self._announce()

    @property
    def conflict(self) -> frozenset[int]:
        """The places of the events that take part in a contradiction."""
        return self._conflict

    def set_lit(self, entries: Collection[int]) -> None:
        """Point out the events at these places, until others are named or none."""
        if frozenset(entries) != self._lit:
            self._lit = frozenset(entries)
            self._announce()

    @property
    def lit(self) -> frozenset[int]:
        """The places of the events that are pointed out."""
        return self._lit

    def set_now(self, n: int | None) -> None:
        """Fade what happened after the first ``n`` events, which is what the sheet looks back to; None for now."""
        if n != self._now:
            self._now = n
            self._announce()

    def event_at(self, row: int) -> Event:
        """The event of a row."""
        return self._events[row]

    def _remove(self, first: int, end: int) -> None:
        if end > first:
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            self._events = self._events[:first] + self._events[end:]
            self.endRemoveRows()

    def _insert(self, at: int, events: tuple[Event, ...]) -> None:
        if events:
            self.beginInsertRows(QModelIndex(), at, at + len(events) - 1)
            self._events = self._events[:at] + events + self._events[at:]
            self.endInsertRows()

    def _announce(self) -> None:
        if self._events:
            self.dataChanged.emit(self.index(0), self.index(len(self._events) - 1))

    # --- QAbstractListModel

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._events)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usable | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        event = self._events[row]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._line(row)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(part for part in (self._spoken(row), event.comment) if part)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case _ if role == ASIDE_ROLE:
                return event.aside
            case _ if role == CONFLICT_ROLE:
                return row in self._conflict
            case _ if role == LIT_ROLE:
                return row in self._lit
            case _ if role == FUTURE_ROLE:
                return self._now is not None and row >= self._now
            case _:
                return None

    def _line(self, row: int) -> str:
        """The event in its notation; what the list shows otherwise (aside) or elsewhere (comments) is left out."""
        return str(replace(self._events[row], aside=False, comment=None))

    def _spoken(self, row: int) -> str:
        said = f"Entry {row + 1}: {self._line(row)}"
        aside = " (set aside: it does not count)" if self._events[row].aside else ""
        lit = " (part of the reason that is shown)" if row in self._lit else ""
        return said + aside + (" (contradicts other entries)" if row in self._conflict else "") + lit

    # --- drag and drop

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        mime = QMimeData()
        mime.setData(MIME_TYPE, str(indexes[0].row()).encode() if indexes else b"")
        return mime

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return data.hasFormat(MIME_TYPE) and not parent.isValid()

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Announce where a row is to go. False, for the view must take nothing out: the new case brings the order."""
        if action == Qt.DropAction.MoveAction and self.canDropMimeData(data, action, row, column, parent):
            text = bytes(data.data(MIME_TYPE).data()).decode()
            source = int(text) if text.isdigit() else len(self._events)
            gap = len(self._events) if row < 0 else row
            target = gap - 1 if gap > source else gap
            if source < len(self._events) and target != source:
                self.move_wanted.emit(source, target)
        return False


def _common(one: Sequence[Event], other: Sequence[Event]) -> int:
    """Return how many events both begin with."""
    n = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        n += 1
    return n
