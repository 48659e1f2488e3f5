"""The list of entries: its item model, how its rows are painted, and the view."""

from __future__ import annotations

from bisect import bisect_left
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
from app.ui.widgets.options import ENTER, is_typed
from app.ui.widgets.tables import CopiesCell, Index
from core.model.events import Event, Move
from core.model.turn import MissingTurn
from core.text.text import sentences

ROW_ROLE = Qt.ItemDataRole.UserRole
"""What is drawn of an event, as :class:`EventRow`."""

_NOWHERE = QModelIndex()
_CHANGING = (ROW_ROLE, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
_HEIGHT = Qt.ItemDataRole.SizeHintRole


@dataclass(frozen=True, slots=True)
class EventRow:
    """What is drawn of an event.

    ``number``: that of the entry; None for a missing turn. ``is_future``: it comes after the past moment shown;
    ``is_lit``: an explanation highlights it; ``is_stale``: its effect is outdated. ``revealed`` says which unseen cards
    must have been shown, empty where unknown.
    """

    number: int | None
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
class _Row:
    """An event with its line, which omits what is shown elsewhere (aside, comments), and its effect; or a gap."""

    content: Event | MissingTurn
    line: str
    effects: EntryEffect = NOTHING
    revealed: str = ""

    @property
    def room(self) -> tuple[bool, bool]:
        """What decides how high its row is: whether there is a second line, and words at the end of the first."""
        return bool(self.revealed or self.effects.marks), self.effects.is_loss

    def with_effect(self, effects: EntryEffect, revealed: str) -> _Row:
        """Return the row with this effect: itself, where nothing changes."""
        is_same = (effects, revealed) == (self.effects, self.revealed)
        return self if is_same else replace(self, effects=effects, revealed=revealed)


class EventModel(QAbstractListModel):
    """One row per event, and one for each gap: a missing turn. All but Qt speaks of entries by their indices.

    Dropping a row elsewhere is announced; the owner of the case moves it. Changes are announced with their roles,
    including the size hint where row heights may change.
    """

    move_wanted = Signal(int, int)

    touched = Signal(int)
    """The last row that was added or changed, if it is an entry."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[_Row, ...] = ()
        self._at: tuple[int, ...] = ()
        """The row of each entry."""
        self._fresh = 0
        self.conflict: frozenset[int] = frozenset()
        self.lit: frozenset[int] = frozenset()
        self._now: int | None = None

    # --- what is listed

    def set_events(self, events: Sequence[Event], gaps: Sequence[MissingTurn] = ()) -> None:
        """Set the events and the gaps before them; unchanged rows at both ends are left alone."""
        new, old = tuple(_with_gaps(events, gaps)), tuple(row.content for row in self._rows)
        if new == old:
            return
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        old_end, new_end = len(old) - tail, len(new) - tail
        same = head + _alike(old[head:old_end], new[head:new_end])
        made = [_Row(content, _line(content)) for content in new[head:new_end]]
        unchanged = sum(at < head for at in self._at)
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
        self.set_stale(unchanged)
        if new_end > head and self.entry_at(new_end - 1) is not None:
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
        past, now = (self.n_entries if at is None else at for at in (before, n))
        self._announce(range(min(past, now), max(past, now)))

    # --- what the events brought

    def set_stale(self, first: int = 0) -> None:
        if first < self._fresh:
            self._fresh = first
            self._announce(range(first, self.n_entries))

    def set_effects(
        self, first: int, effects: Sequence[EntryEffect], revealed: Mapping[int, str] | None = None
    ) -> None:
        """Set what the entries from ``first`` on brought.

        With ``revealed``, which unseen cards must have been shown in which, this is all: later entries brought nothing.
        """
        end, is_all = first + len(effects), revealed is not None
        before = [self._rows[at] for at in self._at]
        brought = (*(entry.effects for entry in before[:first]), *effects, *(entry.effects for entry in before[end:]))
        shown = [entry.revealed for entry in before]
        if revealed is not None:
            brought = (*brought[:end], *[NOTHING] * len(before))
            shown = [revealed.get(row, "") for row in range(len(before))]
        after = list(map(_Row.with_effect, before, brought, shown))
        changed = dict(zip(self._at, after, strict=True))
        self._rows = tuple(changed.get(at, row) for at, row in enumerate(self._rows))
        fresh = len(before) if is_all else max(self._fresh, min(end, len(before)))
        entries = {*range(self._fresh, fresh), *(i for i, old in enumerate(before) if after[i] is not old)}
        is_higher = any(row.room != old.room for row, old in zip(after, before, strict=True))
        self._fresh = fresh
        self._announce(entries, *[_HEIGHT] * is_higher)

    # --- rows

    @property
    def n_entries(self) -> int:
        return len(self._at)

    @property
    def gaps(self) -> tuple[MissingTurn, ...]:
        return tuple(row.content for row in self._rows if isinstance(row.content, MissingTurn))

    def event_at(self, entry: int) -> Event:
        event = self._rows[self._at[entry]].content
        assert not isinstance(event, MissingTurn)  # noqa: S101 - only the rows of entries are in the table
        return event

    def index_of(self, entry: int) -> QModelIndex:
        return self.index(self._at[entry]) if 0 <= entry < self.n_entries else QModelIndex()

    def entry_at(self, row: int) -> int | None:
        """Return the index of the entry in a row; None for a gap."""
        return None if isinstance(self._rows[row].content, MissingTurn) else bisect_left(self._at, row)

    def gap_at(self, row: int) -> MissingTurn | None:
        content = self._rows[row].content
        return content if isinstance(content, MissingTurn) else None

    def _splice(self, first: int, end: int, rows: Iterable[_Row] = ()) -> None:
        self._rows = (*self._rows[:first], *rows, *self._rows[end:])
        self._at = tuple(at for at, row in enumerate(self._rows) if not isinstance(row.content, MissingTurn))

    def _announce(self, entries: Collection[int], *roles: int) -> None:
        """Announce that these entries changed, and any between them."""
        there = [self._at[entry] for entry in entries if entry < self.n_entries]
        if there:
            self.dataChanged.emit(self.index(min(there)), self.index(max(there)), [*_CHANGING, *roles])

    # --- QAbstractListModel

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usable if self.gap_at(index.row()) else usable | Qt.ItemFlag.ItemIsDragEnabled

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._rows[row].line
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(map(broken, self._tip(row)))
            case Qt.ItemDataRole.AccessibleTextRole:
                return localized(sentences(self._sentences(row)))
            case _:
                return self.row_at(row) if role == ROW_ROLE else None

    def row_at(self, row: int) -> EventRow:
        drawn, entry = self._rows[row], bisect_left(self._at, row)
        is_entry = not isinstance(drawn.content, MissingTurn)
        return EventRow(
            entry + 1 if is_entry else None,
            drawn.line,
            drawn.effects,
            localized(drawn.revealed),
            is_aside=not isinstance(drawn.content, MissingTurn) and drawn.content.aside,
            is_in_conflict=is_entry and entry in self.conflict,
            is_future=self._now is not None and entry >= self._now,
            is_lit=is_entry and entry in self.lit,
            is_stale=is_entry and entry >= self._fresh,
        )

    def _tip(self, row: int) -> Iterator[str]:
        yield from self._sentences(row)
        content = self._rows[row].content
        if isinstance(content, MissingTurn):
            yield translate("Click to add it; right click if there was none.")
        elif content.comment:
            yield content.comment

    def _sentences(self, row: int) -> tuple[str, ...]:
        """The tool tip of a row, without its comment."""
        drawn = self._rows[row]
        if isinstance(drawn.content, MissingTurn):
            return (missing(drawn.content),)
        effects = tuple(localized(part) for part in (drawn.revealed, *drawn.effects.sentences) if part)
        updated = (translate("Being updated…"),) if effects and bisect_left(self._at, row) >= self._fresh else ()
        return (self._spoken(drawn.content, drawn.line, bisect_left(self._at, row)), *effects, *updated)

    def _spoken(self, event: Event, line: str, entry: int) -> str:
        notes = "".join(f" ({note})" for note in self._notes(event, entry))
        words = translate("Entry {number}: {line}{notes}.", "notes: nothing, or some in brackets")
        line = moved(event, exactly=True) if isinstance(event, Move) else line
        return words.format(number=entry + 1, line=line, notes=notes)

    def _notes(self, event: Event, entry: int) -> Iterator[str]:
        if event.aside:
            yield translate("set aside: doesn’t count")
        if entry in self.conflict:
            yield translate("contradicts other entries")
        if entry in self.lit:
            yield translate("part of the explanation")

    # --- drag and drop

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def moveRows(self, parent: Index, row: int, count: int, to: Index, gap: int) -> bool:
        """Announce where a dropped row is to go: the new case sets the order. The view removes nothing."""
        at, before = bisect_left(self._at, row), bisect_left(self._at, gap)
        self.move_wanted.emit(at, before - 1 if before > at else before)
        return True


def missing(gap: MissingTurn) -> str:
    """Return that a turn is missing, as a sentence."""
    return translate("{who}’s turn is missing.").format(who=gap.player)


def _line(content: Event | MissingTurn) -> str:
    if isinstance(content, MissingTurn):
        return translate("{who}?", "in the list, where a player’s turn is missing").format(who=content.player)
    return event_line(content)


def _with_gaps(events: Sequence[Event], gaps: Sequence[MissingTurn]) -> Iterator[Event | MissingTurn]:
    for i, event in enumerate(events):
        yield from (gap for gap in gaps if gap.before == i)
        yield event


def _alike(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many rows can be changed: an entry does not become a gap, or the keyboard would stay on that."""
    pairs = enumerate(zip(before, after, strict=False))
    differing = (n for n, (a, b) in pairs if isinstance(a, MissingTurn) is not isinstance(b, MissingTurn))
    return next(differing, min(len(before), len(after)))


def _common(before: Sequence[object], after: Sequence[object]) -> int:
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
        key = row.number is None, row.line, row.is_aside, row.is_in_conflict, row.has_more, option.font.key(), width
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= REMEMBERED:
                self._heights.clear()
            height = self._heights[key] = _height(row, option.font, width)
        return QSize(0, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Copy the picture of a row that looks the same: the list is painted again with all that happens beside it."""
        tokens, row = colours(option.palette), cast("EventRow", index.data(ROW_ROLE))
        look = _Look(row, _state(option))
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
    _paint_number(painter, rect, str(row.number or ""), inks.quiet, tokens.accent if row.is_lit else "")
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
    font.setItalic(row.number is None)
    painter.setFont(font)
    painter.setPen(colour(inks.text if row.number else inks.quiet))
    for i, line in enumerate(lines):
        painter.drawText(box.left(), box.top() + metrics.ascent() + i * metrics.height(), line)
    font.setStrikeOut(False)
    font.setItalic(False)
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
DELETE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EventList(CopiesCell, QListView):
    """The list of events. It announces what a player wants to do with the selection, and changes nothing itself.

    A new or changed row is scrolled into sight. When rows grow, the visible part stays: the end, or the first visible
    row.

    ``typed`` carries the :class:`QKeyEvent` of a letter or a digit, which is meant for the entry; ``turn_wanted`` and
    ``turn_dismissed`` a :class:`MissingTurn` that is to be entered, or was none.
    """

    selected = Signal(int)
    edit_wanted = Signal(int)
    typed = Signal(object)
    turn_wanted = Signal(object)
    turn_dismissed = Signal(object)

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventView")
        self.setAccessibleName(translate("Entries, oldest first"))
        self._events = model
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
        self.doubleClicked.connect(self._on_double_clicked)
        self.clicked.connect(self._on_clicked)
        model.touched.connect(self._bring_into_sight)
        model.dataChanged.connect(self._stay)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)

    @property
    def row(self) -> int | None:
        """The selected entry."""
        rows = self.selectionModel().selectedIndexes()
        return self._events.entry_at(rows[0].row()) if rows else None

    @property
    def gap(self) -> MissingTurn | None:
        """The selected gap."""
        rows = self.selectionModel().selectedIndexes()
        return self._events.gap_at(rows[0].row()) if rows else None

    def select(self, entry: int | None) -> None:
        """Select an entry, or nothing; the keyboard continues from there, or from where it was."""
        if entry is None:
            self.selectionModel().clearSelection()
        else:
            self.setCurrentIndex(self._events.index_of(entry))

    def _on_clicked(self, index: QModelIndex) -> None:
        if (gap := self._events.gap_at(index.row())) is not None:
            self.turn_wanted.emit(gap)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        if (entry := self._events.entry_at(index.row())) is not None:
            self.edit_wanted.emit(entry)

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
        key = Qt.Key(event.key())
        if is_typed(event):
            self.typed.emit(event)
        elif self.gap is not None and key in (*ENTER, *DELETE):
            (self.turn_wanted if key in ENTER else self.turn_dismissed).emit(self.gap)
        elif not self.selectionModel().hasSelection() and key in ARROWS and self.currentIndex().isValid():
            self.setCurrentIndex(self.currentIndex())
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
