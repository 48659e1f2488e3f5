"""The list of entries: its item model, how its rows are painted, and the view."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import cast

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.features.events.service import NOTHING, EntryEffect
from app.ui.icons import Pictures, paint_mark
from app.ui.language import localized, translate
from app.ui.text import broken, event_line, moved
from app.ui.theme import FADED, LEAST_TARGET, Colours, Space, colour, colours, px, small, target
from app.ui.widgets.labels import counted_out, wrapped
from app.ui.widgets.options import is_typed
from app.ui.widgets.tables import CopiesCell, Index
from core.model.events import Event, Move
from core.text.text import sentences

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
        is_same = (effects, revealed) == (self.effects, self.revealed)
        return self if is_same else replace(self, effects=effects, revealed=revealed)


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

    def set_effects(
        self, first: int, effects: Sequence[EntryEffect], revealed: Mapping[int, str] | None = None
    ) -> None:
        """Set what the entries from ``first`` on brought.

        With ``revealed``, which unseen cards must have been shown in which, this is all: later entries brought nothing.
        """
        end, is_all = first + len(effects), revealed is not None
        before = self._entries
        brought = (*(entry.effects for entry in before[:first]), *effects, *(entry.effects for entry in before[end:]))
        shown = [entry.revealed for entry in before]
        if revealed is not None:
            brought = (*brought[:end], *[NOTHING] * len(before))
            shown = [revealed.get(row, "") for row in range(len(before))]
        self._entries = tuple(map(_Entry.with_effect, before, brought, shown))
        fresh = len(before) if is_all else max(self._fresh, min(end, len(before)))
        rows = {*range(self._fresh, fresh), *(row for row, old in enumerate(before) if self._entries[row] is not old)}
        is_higher = any(entry.room != old.room for entry, old in zip(self._entries, before, strict=True))
        self._fresh = fresh
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
        effects = tuple(localized(part) for part in (entry.revealed, *entry.effects.sentences) if part)
        updated = (translate("Being updated…"),) if effects and row >= self._fresh else ()
        return (self._spoken(row), *effects, *updated)

    def _spoken(self, row: int) -> str:
        notes = "".join(f" ({note})" for note in self._notes(row))
        words = translate("Entry {number}: {line}{notes}.", "notes: nothing, or some in brackets")
        event, line = self._entries[row].event, self._entries[row].line
        return words.format(
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


def _common(before: Sequence[Event], after: Sequence[Event]) -> int:
    differing = (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a is not b and a != b)
    return next(differing, min(len(before), len(after)))


PADDING = 4
MOST_LINES = 3
"""Enough for six players who all pass in the narrowest list; the one who showed comes last."""
NUMBER_WIDTH = 28
WARNING_WIDTH = 19
BITS_WIDTH = 46
"""The width of the bits at the right end of the first line (px)."""

REMEMBERED = 30_000
"""Number of cached row heights of all widths: a few times those of a very long game."""

PAINTED = 64
"""So many rows need not be painted again: a few times those in sight."""

NARROWEST = 3
"""Below this width a hollow bar would look filled (px)."""

AT_END = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
FRAME = 3
"""The distance of the frame around a number (px)."""


@dataclass(frozen=True, slots=True)
class _Inks:
    """The colours of a row: ``text`` and ``quiet`` on ``ground``."""

    ground: str
    text: str
    quiet: str


class _State(Enum):
    """Whether a row is selected, or else where the keyboard is."""

    PLAIN, FOCUSED, SELECTED = range(3)


@dataclass(frozen=True, slots=True)
class _Look:
    """What is seen of a row: equal looks are painted alike."""

    row: EventRow
    number: int
    state: _State


class EventDelegate(QStyledItemDelegate):
    """Paints an event: struck through if excluded, faded if later than the moment shown, a sign if contradictory.

    A frame around the number marks an event highlighted by an explanation. At the right: how many bits it told, on a
    bar; below, in small type, what it made certain. Outdated effects are faded. A frame around the row marks the
    keyboard's row while nothing is selected.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[object, ...], int] = {}
        self._pictures = Pictures(PAINTED)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row, cached: Qt asks for all rows whenever one changes."""
        row: EventRow = index.data(ROW_ROLE)
        width = _width(option)
        key = row.line, row.is_aside, row.is_in_conflict, row.has_more, option.font.key(), width
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= REMEMBERED:
                self._heights.clear()
            height = self._heights[key] = _height(row, option.font, width)
        return QSize(0, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Copy the picture of a row that looks the same: the list is painted again with all that happens beside it."""
        tokens, row = colours(option.palette), cast("EventRow", index.data(ROW_ROLE))
        look = _Look(row, index.row() + 1, _state(option))
        ground, font = colour(_inks(tokens, look).ground), QFont(option.font)
        paint = partial(_paint_row, look=look, tokens=tokens, font=font)
        self._pictures.draw(painter, option.rect, (look, font, tokens.window), ground, paint)
        if look.state is _State.FOCUSED:
            painter.setPen(colour(tokens.accent))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))


def _paint_row(painter: QPainter, rect: QRect, *, look: _Look, tokens: Colours, font: QFont) -> None:
    row, inks = look.row, _inks(tokens, look)
    painter.save()
    if look.state is _State.SELECTED:
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), colour(tokens.accent))
    painter.setFont(QFont(font))
    _paint_number(painter, rect, str(look.number), inks.quiet, tokens.accent if row.is_lit else "")
    if row.is_in_conflict:
        _paint_warning(painter, rect, tokens.problem)
    painter.setOpacity(FADED if row.is_future else 1.0)
    box = _text_box(rect, row)
    below = _paint_text(painter, box, row, inks)
    if row.is_stale:
        painter.setOpacity(FADED)
    _paint_end(painter, box, row, tokens, inks)
    _paint_more(painter, box.adjusted(0, below - box.top(), 0, 0), row, inks)
    painter.restore()


def _paint_number(painter: QPainter, rect: QRect, number: str, ink: str, frame: str) -> None:
    """Paint the number, in a frame where there is an ink for one."""
    metrics = painter.fontMetrics()
    painter.setPen(colour(ink))
    box = QRect(rect.left(), rect.top() + PADDING, px(NUMBER_WIDTH), metrics.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, number)
    if frame:
        _paint_frame(painter, box, metrics.horizontalAdvance(number), colour(frame))


def _paint_warning(painter: QPainter, rect: QRect, ink: str) -> None:
    side = px(WARNING_WIDTH) - Space.XS
    mark = QRectF(rect.left() + px(NUMBER_WIDTH) + Space.S, rect.top() + PADDING, side, side)
    paint_mark(painter, "warning", mark, colour(ink), 1.6)


def _paint_text(painter: QPainter, box: QRect, row: EventRow, inks: _Inks) -> int:
    """Paint the event's wrapped line; return where the next line would start."""
    font, metrics = QFont(painter.font()), painter.fontMetrics()
    lines = _lines(row, font, box.width())
    font.setStrikeOut(row.is_aside)
    painter.setFont(font)
    painter.setPen(colour(inks.text))
    for i, line in enumerate(lines):
        painter.drawText(box.left(), box.top() + metrics.ascent() + i * metrics.height(), line)
    font.setStrikeOut(False)
    painter.setFont(small(font))
    return box.top() + len(lines) * metrics.height()


def _state(option: QStyleOptionViewItem) -> _State:
    if option.state & QStyle.StateFlag.State_Selected:
        return _State.SELECTED
    return _State.FOCUSED if option.state & QStyle.StateFlag.State_HasFocus else _State.PLAIN


def _inks(tokens: Colours, look: _Look) -> _Inks:
    """Return the colours of a row; the quiet ink is for the plain ground only."""
    row = look.row
    grounds = (
        (row.is_in_conflict, tokens.problem_soft),
        (look.state is _State.SELECTED, tokens.accent_soft),
        (row.is_lit, tokens.hover),
    )
    ground = next((soft for so, soft in grounds if so), tokens.surface)
    plain = ground == tokens.surface and not (row.is_future or row.is_stale)
    return _Inks(ground, tokens.text, tokens.muted if plain else tokens.text)


def _height(row: EventRow, font: QFont, width: int) -> int:
    lines = _lines(row, font, _text_box(QRect(0, 0, width, 0), row).width())
    more = QFontMetrics(small(font)).height() if row.has_more else 0
    return target(max(len(lines) * QFontMetrics(font).height() + more + 2 * PADDING, LEAST_TARGET))


def _lines(row: EventRow, font: QFont, width: int) -> list[str]:
    """Return the event's wrapped lines, with room for the bits behind the first."""
    first = width - _end_width(QFontMetrics(small(font)), row) - Space.XS
    return wrapped(row.line, QFontMetrics(font), width, MOST_LINES, first)


def _text_box(rect: QRect, row: EventRow) -> QRect:
    warning = px(WARNING_WIDTH) if row.is_in_conflict else 0
    return rect.adjusted(px(NUMBER_WIDTH) + Space.S + warning, PADDING, -Space.XS, -PADDING)


def _aside() -> str:
    return translate("aside", "an entry that was set aside")


def _end_width(metrics: QFontMetrics, row: EventRow) -> int:
    """Return the width reserved at the end of the first line (px), for what was ruled out or "not counted"."""
    words = _aside() if row.is_aside else row.effect.figure if row.effect.is_loss else ""
    return max(px(BITS_WIDTH), metrics.horizontalAdvance(words) + Space.XS if words else 0)


def _paint_end(painter: QPainter, box: QRect, row: EventRow, tokens: Colours, inks: _Inks) -> None:
    """Paint the end of the first line: the bits, or that the event does not count."""
    metrics = painter.fontMetrics()
    width = _end_width(metrics, row)
    room = QRect(box.right() + 1 - width, box.top() + 1, width, metrics.height() + 1)
    if row.is_aside:
        painter.setPen(colour(inks.quiet))
        painter.drawText(room, AT_END, _aside())
    elif figure := row.effect.figure:
        _paint_bar(painter, room, row.effect, tokens)
        painter.setPen(colour(inks.text))
        painter.drawText(room.adjusted(0, 0, -2, 0), AT_END, figure)
        if not row.effect.exact and not row.effect.is_loss:
            _paint_about(painter, room, metrics.horizontalAdvance(figure), inks.text)


def _paint_bar(painter: QPainter, room: QRect, brought: EntryEffect, tokens: Colours) -> None:
    """Paint how much an event told; the bar of a loss is hollow."""
    bar = QRect(room.left(), room.top(), round(room.width() * brought.bar), room.height())
    painter.fillRect(room, colour(tokens.envelope_ground))
    if not brought.is_loss:
        painter.fillRect(bar, colour(tokens.envelope_soft))
    elif bar.width() >= NARROWEST:
        painter.setPen(colour(tokens.envelope))
        painter.drawRect(bar.adjusted(0, 0, -1, -1))


def _paint_about(painter: QPainter, room: QRect, figure: int, ink: str) -> None:
    side = room.height() - 6
    about = QRectF(room.right() - Space.XS - figure - side, room.center().y() - side / 2 + 1, side, side)
    paint_mark(painter, "about", about, colour(ink), 1.2)


def _paint_more(painter: QPainter, box: QRect, row: EventRow, inks: _Inks) -> None:
    """Paint the second line: which card must have been shown, in bold, and what became certain, elided."""
    font = painter.font()
    left, base = box.left(), box.top() + painter.fontMetrics().ascent()
    for text, bold, ink in ((row.revealed, True, inks.text), (localized(row.effect.marks), False, inks.quiet)):
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(colour(ink))
        shown = counted_out(text, painter.fontMetrics(), box.right() - left) if text else ""
        painter.drawText(left, base, shown)
        left += painter.fontMetrics().horizontalAdvance(shown) + (Space.S if shown else 0)


def _paint_frame(painter: QPainter, box: QRect, width: int, ink: QColor) -> None:
    """Paint a frame around a number of that width at the right of ``box``."""
    framed = QRectF(box.right() + 1 - width - FRAME, box.top(), width + 2 * FRAME, box.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink)
    painter.drawRoundedRect(framed.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.restore()


def _width(option: QStyleOptionViewItem) -> int:
    view = option.widget
    return view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()


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
        self.doubleClicked.connect(lambda index: self.edit_wanted.emit(index.row()))
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
            with QPainter(self.viewport()) as painter:
                painter.setPen(colour(colours(self.palette()).muted))
                box = self.viewport().rect().adjusted(Space.L, Space.S, -Space.L, -Space.S)
                empty = translate("Entries appear here. Select one to see the sheet as it was then.")
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, empty)
