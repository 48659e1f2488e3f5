"""What is painted of events: the rows of the list, and the line that says what a new entry brought."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.features.events.model import ROW_ROLE, EventRow
from app.features.events.text import EntryEffect
from app.ui.announcing import announce
from app.ui.fitting import counted_out, wrapped
from app.ui.icons import paint_mark
from app.ui.language import localized, translate
from app.ui.pictures import Pictures
from app.ui.schemes import Colours
from app.ui.theme import FADED, LEAST_TARGET, RADIUS, Space, colour, colours, px, small, target
from app.ui.widgets.tables import Index

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


EFFECT_LINES = 2
EFFECT_PADDING = 3
CUT = "\N{HORIZONTAL ELLIPSIS}"


class EffectLine(QLabel):
    """An unobtrusive line of text; hidden while empty. The tool tip has the whole of a long text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("storyLine")
        self.setTextFormat(Qt.TextFormat.PlainText)
        # a fixed height would be that of its first width
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.hide()

    def say(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        announce(self, text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self._lines(width)) * self.fontMetrics().height() + 2 * EFFECT_PADDING

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height() + 2 * EFFECT_PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, metrics = colours(self.palette()), self.fontMetrics()
        lines = self._lines(self.width())
        self.setToolTip(self.text() if lines[-1].endswith(CUT) else "")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.solved_soft))
        painter.drawRoundedRect(self.rect(), RADIUS, RADIUS)
        painter.setPen(colour(tokens.text))
        for i, line in enumerate(lines):
            painter.drawText(Space.S, EFFECT_PADDING + metrics.ascent() + i * metrics.height(), line)
        painter.end()

    def _lines(self, width: int) -> list[str]:
        """Return the lines of the text, one more than usual where that is the last."""
        text, metrics, room = self.text(), self.fontMetrics(), width - 2 * Space.S
        usual, more = (wrapped(text, metrics, room, most) for most in (EFFECT_LINES, EFFECT_LINES + 1))
        return usual if more[-1].endswith(CUT) else more
