"""The item model of the events: one row each, in order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.features.events.text import NOTHING, EntryEffect
from app.ui.language import localized, translate
from app.ui.text import broken, event_line, moved
from core.model.events import Event, Move
from core.text.text import sentences

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
"""What is drawn of an event, as :class:`EventRow`."""

_NOWHERE = QModelIndex()
_CHANGING = (ROW_ROLE, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
_HEIGHT = Qt.ItemDataRole.SizeHintRole


@dataclass(frozen=True, slots=True)
class EventRow:
    """What is drawn of an event.

    ``is_future``: it comes after the past moment shown; ``is_lit``: an explanation highlights it; ``is_stale``: its
    effect is outdated. ``revealed`` says which unseen cards must have been shown, empty where unknown.
    """

    line: str
    effect: EntryEffect
    revealed: str
    is_aside: bool
    is_in_conflict: bool
    is_future: bool
    is_lit: bool
    is_stale: bool

    @property
    def has_more(self) -> bool:
        """Whether there is a second line: what became certain, or what must have been shown."""
        return bool(self.revealed or self.effect.marks)


@dataclass(frozen=True, slots=True)
class _Entry:
    """An event with its line, which omits what is shown elsewhere (aside, comments), and its effect."""

    event: Event
    line: str
    effects: EntryEffect = NOTHING
    revealed: str = ""

    @property
    def room(self) -> tuple[bool, bool]:
        """What decides how high its row is: whether there is a second line, and words at the end of the first."""
        return bool(self.revealed or self.effects.marks), self.effects.is_loss

    def with_effect(self, effects: EntryEffect, revealed: str) -> _Entry:
        """Return the entry with this effect: itself, where nothing changes."""
        known = (effects, revealed) == (self.effects, self.revealed)
        return self if known else replace(self, effects=effects, revealed=revealed)


class EventModel(QAbstractListModel):
    """One row per event. Dropping a row elsewhere is announced; the owner of the case moves it.

    Changes are announced with their roles, including the size hint where row heights may change.
    """

    move_wanted = Signal(int, int)

    touched = Signal(int)
    """The last row that was added or changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[_Entry, ...] = ()
        self._fresh = 0
        self.conflict: frozenset[int] = frozenset()
        self.lit: frozenset[int] = frozenset()
        self._now: int | None = None

    # --- what is listed

    def set_events(self, events: Sequence[Event]) -> None:
        """Set the events; unchanged rows at both ends are left alone."""
        new, old = tuple(events), tuple(entry.event for entry in self._entries)
        if new == old:
            return
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        old_end, new_end = len(old) - tail, len(new) - tail
        same, made = min(old_end, new_end), [_Entry(event, event_line(event)) for event in new[head:new_end]]
        if old_end > same:
            self.beginRemoveRows(QModelIndex(), same, old_end - 1)
            self._splice(same, old_end)
            self.endRemoveRows()
        if same > head:
            self._splice(head, same, made[: same - head])
            self.dataChanged.emit(self.index(head), self.index(same - 1))
        if new_end > same:
            self.beginInsertRows(QModelIndex(), same, new_end - 1)
            self._splice(same, same, made[same - head :])
            self.endInsertRows()
        self.set_stale(head)
        if new_end > head:
            self.touched.emit(new_end - 1)

    def set_conflict(self, conflict: Collection[int]) -> None:
        before, self.conflict = self.conflict, frozenset(conflict)
        self._announce(before ^ self.conflict, _HEIGHT)

    def set_lit(self, entries: Collection[int]) -> None:
        before, self.lit = self.lit, frozenset(entries)
        self._announce(before ^ self.lit)

    def set_now(self, n: int | None) -> None:
        """Fade the events after the first ``n``, the past moment shown; None for now."""
        before, self._now = self._now, n
        past, now = (len(self._entries) if at is None else at for at in (before, n))
        self._announce(range(min(past, now), max(past, now)))

    # --- what the events brought

    def set_stale(self, first: int = 0) -> None:
        if first < self._fresh:
            self._fresh = first
            self._announce(range(first, len(self._entries)))

    def set_effects(self, first: int, effects: Sequence[EntryEffect]) -> None:
        end = first + len(effects)
        pairs = zip(self._entries[first:end], effects, strict=False)
        self._put(first, [entry.with_effect(new, entry.revealed) for entry, new in pairs], max(self._fresh, end))

    def set_revealed(self, told: int, revealed: Mapping[int, str]) -> None:
        """Set the revealed cards; the effects of the first ``told`` events are complete, others have none."""
        entries = [
            entry.with_effect(entry.effects if i < told else NOTHING, revealed.get(i, ""))
            for i, entry in enumerate(self._entries)
        ]
        self._put(0, entries, len(entries))

    def _put(self, first: int, told: Sequence[_Entry], fresh: int) -> None:
        """Replace the entries from ``first`` on; entries before ``fresh`` are up to date."""
        end = first + len(told)
        old = self._entries[first:end]
        rows = {*range(self._fresh, fresh), *(first + i for i, entry in enumerate(told) if entry is not old[i])}
        is_higher = any(new.room != entry.room for new, entry in zip(told, old, strict=True))
        self._fresh = fresh
        self._splice(first, end, told)
        self._announce(rows, *[_HEIGHT] * is_higher)

    # --- rows

    def event_at(self, row: int) -> Event:
        return self._entries[row].event

    def _splice(self, first: int, end: int, entries: Iterable[_Entry] = ()) -> None:
        self._entries = (*self._entries[:first], *entries, *self._entries[end:])

    def _announce(self, rows: Collection[int], *roles: int) -> None:
        """Announce that these rows changed, and any between them."""
        there = [row for row in rows if row < len(self._entries)]
        if there:
            self.dataChanged.emit(self.index(min(there)), self.index(max(there)), [*_CHANGING, *roles])

    # --- QAbstractListModel

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usable | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._entries[row].line
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(map(broken, (*self._sentences(row), self.event_at(row).comment or ""))).strip()
            case Qt.ItemDataRole.AccessibleTextRole:
                return localized(sentences(self._sentences(row)))
            case _:
                return self.row_at(row) if role == ROW_ROLE else None

    def row_at(self, row: int) -> EventRow:
        entry = self._entries[row]
        return EventRow(
            entry.line,
            entry.effects,
            localized(entry.revealed),
            is_aside=entry.event.aside,
            is_in_conflict=row in self.conflict,
            is_future=self._now is not None and row >= self._now,
            is_lit=row in self.lit,
            is_stale=row >= self._fresh,
        )

    def _sentences(self, row: int) -> tuple[str, ...]:
        """The tool tip of a row, without its comment."""
        entry = self._entries[row]
        known = tuple(localized(part) for part in (entry.revealed, *entry.effects.sentences) if part)
        updated = (translate("Being updated…"),) if known and row >= self._fresh else ()
        return (self._spoken(row), *known, *updated)

    def _spoken(self, row: int) -> str:
        notes = "".join(f" ({note})" for note in self._notes(row))
        said = translate("Entry {number}: {line}{notes}.", "notes: nothing, or some in brackets")
        event, line = self._entries[row].event, self._entries[row].line
        return said.format(
            number=row + 1, line=moved(event, exactly=True) if isinstance(event, Move) else line, notes=notes
        )

    def _notes(self, row: int) -> Iterator[str]:
        if self._entries[row].event.aside:
            yield translate("set aside: doesn’t count")
        if row in self.conflict:
            yield translate("contradicts other entries")
        if row in self.lit:
            yield translate("part of the explanation")

    # --- drag and drop

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def moveRows(self, parent: Index, row: int, count: int, to: Index, gap: int) -> bool:
        """Announce where a dropped row is to go: the new case sets the order. The view removes nothing."""
        self.move_wanted.emit(row, gap - 1 if gap > row else gap)
        return True


def _common(one: Sequence[Event], other: Sequence[Event]) -> int:
    differing = (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a is not b and a != b)
    return next(differing, min(len(one), len(other)))
