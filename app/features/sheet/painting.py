"""What is painted on the sheet: its cells, laid out so that a number is never cut, and what their tags mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from app.features.sheet.model import HALF, CellLook, OwnCell, SheetModel
from app.ui.icons import Pictures, paint_mark
from app.ui.language import translate
from app.ui.numbers import percent
from app.ui.text import broken
from app.ui.theme import FADED, Colours, Space, TypeSize, colour, colours, px, small
from app.ui.widgets.tables import Index
from core.model.seats import ENVELOPE

LARGEST = 19
"""The largest type in a cell (px): numbers grow with their rows."""

TINIEST = 6
"""No number is written smaller than this (px), however narrow its cell."""

ABOUT = 0.62
"""The width of the sign for "about", as a share of the type's height."""

TAG_TYPE, TAG_SMALLEST, TAG_LARGEST = 0.42, 11, 14
"""The type size of a tag: its share of the row's height, and its limits (px)."""

PADDING = 3
"""The space beside a tag's letter (px)."""

GAP = 3
"""The space between the parts of a cell (px)."""

EDGE = 2
"""The space beside the edges of a cell (px)."""

REMEMBERED = 1024
"""So many cells need not be laid out again when they are painted again: more than the largest sheet has."""

FOLD = 7
"""The side of the folded corner that stands for tags without room (px)."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A letter and the box around it."""

    letter: str
    box: QRect


@dataclass(frozen=True, slots=True)
class CellLayout:
    """The number with its font and its box, as wide as the number is; the sign for "about" (if any) and the tags.

    ``folded``: not all tags have room, and a corner of the cell says so.
    """

    number: str
    font: QFont
    box: QRect
    about: QRect | None
    tags: tuple[Tag, ...]
    tag_font: QFont
    folded: bool


def type_size(height: int) -> int:
    """Return the type size for a row of this height (px)."""
    return min(max(TypeSize.BODY, round(height * 0.46)), px(LARGEST))


def narrowest(usual: QFont) -> int:
    """Return the least width of a cell (px) in which every number is at least of the small size."""
    return _width(percent(0.999), _sized(usual, TypeSize.SMALL, bold=True)) + 2 * EDGE + 1


@lru_cache(maxsize=16)
def _width(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


@lru_cache(maxsize=REMEMBERED)
def lay_out(rect: QRect, usual: QFont, number: str, letters: tuple[str, ...], *, bold: bool, about: bool) -> CellLayout:
    """Lay out an open cell: its number in the middle, or further left where it would meet the tags at the right end."""
    inner = rect.adjusted(EDGE, 0, -EDGE - 1, 0)
    font, side = _fitting(usual, number, rect, inner.width(), bold=bold, about=about)
    width = QFontMetrics(font).horizontalAdvance(number)
    left_of = side + GAP if side else 0
    tag_font = _sized(usual, min(max(px(TAG_SMALLEST), round(rect.height() * TAG_TYPE)), px(TAG_LARGEST)), bold=True)
    tags = _tags(inner, tag_font, letters, inner.width() - left_of - width)
    end = min((tag.box.left() - GAP for tag in tags), default=inner.right() + 1)
    left = max(min(inner.left() + (inner.width() - width) // 2, end - width), inner.left() + left_of)
    box = QRect(left, rect.top(), width, rect.height() - 1)
    sign = QRect(left - left_of, box.center().y() - side // 2, side, side) if side else None
    return CellLayout(number, font, box, sign, tags, tag_font, folded=len(tags) < len(letters))


def _fitting(usual: QFont, number: str, rect: QRect, room: int, *, bold: bool, about: bool) -> tuple[QFont, int]:
    """Return the largest font in which the number fits, and the side of the sign for "about" (0: none)."""
    wanted = min(type_size(rect.height()), max(TypeSize.BODY, rect.width() // 4))
    for pixels in range(wanted, (TypeSize.SMALL if about else TINIEST) - 1, -1):
        font = _sized(usual, pixels, bold=bold)
        metrics = QFontMetrics(font)
        side = round(metrics.height() * ABOUT) if about else 0
        if metrics.horizontalAdvance(number) + (side + GAP if side else 0) <= room:
            return font, side
    return _fitting(usual, number, rect, room, bold=bold, about=False) if about else (_sized(usual, TINIEST), 0)


def _sized(usual: QFont, pixels: int, *, bold: bool = False) -> QFont:
    font = QFont(usual)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _tags(inner: QRect, font: QFont, letters: Sequence[str], room: int) -> tuple[Tag, ...]:
    """Return the tags that fit into the room beside the number, from the right end of the cell."""
    metrics = QFontMetrics(font)
    height = min(metrics.height(), inner.height() - 5)
    top = inner.center().y() - height // 2
    widths = [max(metrics.horizontalAdvance(letter) + 2 * px(PADDING), height) for letter in letters]
    shown = next(n for n in range(len(letters), -1, -1) if sum(widths[:n]) + n * GAP <= room)
    left = inner.right() + 1 - sum(widths[:shown]) - max(shown - 1, 0) * GAP
    tags = []
    for letter, width in zip(letters[:shown], widths, strict=False):
        tags.append(Tag(letter, QRect(left, top, width, height)))
        left += width + GAP
    return tuple(tags)


PIN = 6
"""The diameter of the head of a hunch's pin (px)."""

LAID = 12
"""The side of the tick for a card that was laid open (px)."""

OWN_MARKS = {"yes": "tick", "no": "cross", "maybe": "question"}
OWN_SIGNS = {"proved": "tick", "refuted": "warning"}
"""The signs in the corner of a mark that was checked."""

SIGN = 9
"""The side of such a sign (px)."""


class SheetDelegate(QStyledItemDelegate):
    """Paints a cell. Certain: a tick or a cross. Open: a percentage over a bar.

    Ties: a tag with a letter, the same in all cells of which the holder showed one; where there is no room for it, a
    folded corner. A small tick beside the number: the cards laid open at the end show it there. A dashed outline marks
    cells that an explanation mentions. A pin in the corner: a hunch, in the colour of problems once it is refuted.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = Pictures(REMEMBERED)
        self._numbers: dict[tuple[int, int] | None, str] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, SheetModel)  # noqa: S101 - a delegate of another table is a mistake of ours
        frame = _frame_width(
            is_current=bool(option.state & QStyle.StateFlag.State_Selected),
            is_active=bool(option.state & QStyle.StateFlag.State_Active),
        )
        self._draw(painter, option.rect, model, (index.row(), index.column()), colours(option.palette), frame)

    def paint_all(self, view: QTableView, model: SheetModel, region: QRegion) -> None:
        """Paint the cells of a view in a region, in one go: a call by Qt for each takes longer than copying them."""
        painter, tokens, within = QPainter(view.viewport()), colours(view.palette()), region.boundingRect()
        across = [(view.columnViewportPosition(at), view.columnWidth(at)) for at in range(model.n_columns)]
        chosen = view.selectionModel().selectedIndexes()
        is_active = view.hasFocus() and view.isActiveWindow()
        current = {(index.row(), index.column()) for index in chosen}
        for row in range(model.n_rows):
            top, height = view.rowViewportPosition(row), view.rowHeight(row)
            if top > within.bottom() or top + height <= within.top():
                continue
            for column, (left, width) in enumerate(across):
                rect = QRect(left, top, width, height)
                if region.intersects(rect):
                    frame = _frame_width(is_current=(row, column) in current, is_active=is_active)
                    self._draw(painter, rect, model, (row, column), tokens, frame)
        painter.end()

    def _draw(
        self, painter: QPainter, rect: QRect, model: SheetModel, at: tuple[int, int], tokens: Colours, frame: int
    ) -> None:
        """Copy the picture of a cell that looks the same: most do, and painting is most of the work of an entry."""
        look = model.look(*at)
        if look is None:
            painter.fillRect(rect, colour(tokens.band))
            return
        is_envelope = model.holder(at[1]) == ENVELOPE
        bar = 0 if look.cell.p is None else _bar_width(rect, look.cell.p)
        key = look, is_envelope, bar, tokens.window, painter.font()
        ground = colour(tokens.envelope_ground if is_envelope else tokens.surface)
        paint = partial(self.paint_cell, look=look, tokens=tokens, envelope=is_envelope)
        self._pictures.draw(painter, rect, key, ground, paint)
        painter.setPen(colour(tokens.band))  # lines are wider than a cell where its pixels are several of the screen
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        if look.hunch:
            ink = tokens.problem if look.holds is False else tokens.tie
            if look.holds and is_envelope:  # on the solid ground of its tick
                ink = tokens.surface
            _paint_pin(painter, rect, colour(ink), is_sure=look.hunch > HALF)
        if look.is_outlined:
            _paint_outline(painter, rect, colour(tokens.envelope if is_envelope else tokens.accent))
        _paint_frame(painter, rect, colour(tokens.accent), frame)

    def paint_cell(self, painter: QPainter, rect: QRect, *, look: CellLook, tokens: Colours, envelope: bool) -> None:
        cell = look.cell
        painter.save()
        holds = cell.was if cell.holds is None else cell.holds
        if isinstance(cell, OwnCell):
            self._paint_own(painter, rect, cell, tokens, envelope=envelope)
        elif holds is None:
            self._paint_open(painter, rect, look, tokens, envelope=envelope)
        else:
            painter.setOpacity(FADED if cell.holds is None and cell.stale else 1.0)
            self._paint_mark(painter, rect, tokens, envelope, holds=holds)
        painter.restore()

    def _number(self, look: CellLook) -> str:
        """Return the number in an open cell, written once: the same few come again in every size of the sheet."""
        if look.half_percents not in self._numbers:
            self._numbers[look.half_percents] = look.cell.text
        return self._numbers[look.half_percents]

    def _paint_open(self, painter: QPainter, rect: QRect, look: CellLook, tokens: Colours, *, envelope: bool) -> None:
        cell, number = look.cell, self._number(look)
        bold = envelope or (cell.p or 0) >= 0.5
        taken = Space.XS + px(LAID) if look.is_laid else Space.S + px(PIN) if look.hunch else 0
        font, beside = painter.font(), rect.adjusted(taken, 0, 0, 0)
        laid = lay_out(rect, font, number, look.tags, bold=bold, about=cell.is_rough)
        if (laid.box if laid.about is None else laid.about).left() < beside.left():
            laid = lay_out(beside, font, number, look.tags, bold=bold, about=cell.is_rough)
        if cell.p is not None:
            fade = FADED if cell.stale else 1.0
            bar = rect.adjusted(2, 3, -3, -4)
            bar.setWidth(_bar_width(rect, cell.p))
            painter.fillRect(bar, colour(tokens.envelope_soft if envelope else tokens.accent_soft, fade))
            if laid.about is not None:
                paint_mark(painter, "about", QRectF(laid.about), colour(tokens.text, fade), 1.3)
            painter.setFont(laid.font)
            painter.setPen(colour(tokens.text, fade))
            painter.drawText(laid.box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), laid.number)
        if look.is_laid:
            _paint_laid(painter, rect, colour(tokens.envelope if envelope else tokens.accent))
        for tag in laid.tags:
            paint_tag(painter, tag, laid.tag_font, tokens)
        if laid.folded:
            corner, side = rect.topRight(), px(FOLD)
            painter.setBrush(colour(tokens.tie))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon([corner, corner - QPoint(side, 0), corner + QPoint(0, side)])

    def _paint_own(self, painter: QPainter, rect: QRect, cell: OwnCell, tokens: Colours, *, envelope: bool) -> None:
        """Paint a mark of the player: in violet, without a box. Proved: on blue; wrong: with a sign; open: dashed."""
        ground = {"proved": tokens.solved_soft, "refuted": tokens.problem_soft}.get(cell.verdict)
        if ground is not None:
            painter.fillRect(rect.adjusted(2, 2, -3, -3), colour(ground))
        if cell.laid:
            _paint_laid(painter, rect, colour(tokens.envelope if envelope else tokens.accent))
        if cell.verdict == "open":
            _paint_outline(painter, rect.adjusted(1, 1, -1, -1), colour(tokens.tie))
        if cell.mark:
            side = min(rect.height() - 7, px(22))
            box = QRectF(0, 0, side, side)
            box.moveCenter(QRectF(rect).center())
            paint_mark(painter, OWN_MARKS[cell.mark], box, colour(tokens.tie), 2.4)
        sign = OWN_SIGNS.get(cell.verdict)
        if sign is not None:
            corner = QRectF(rect.right() - px(SIGN) - 3, rect.top() + 3, px(SIGN), px(SIGN))
            paint_mark(painter, sign, corner, colour(tokens.problem if sign == "warning" else tokens.solved), 1.5)

    def _paint_mark(self, painter: QPainter, rect: QRect, tokens: Colours, envelope: bool, *, holds: bool) -> None:
        side = min(rect.height() - 5, px(24))
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(rect).center())
        if holds:
            frame, ground, ink = tokens.accent, tokens.accent_soft, tokens.text
            if envelope:  # strong in its column, light elsewhere
                frame, ground, ink = tokens.envelope, tokens.envelope, tokens.surface
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(colour(frame))
            painter.setBrush(colour(ground))
            painter.drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -3.5, -3.5), 3, 3)
            paint_mark(painter, "tick", box, colour(ink), 2.8)
        else:
            paint_mark(painter, "cross", box.adjusted(3, 3, -3, -3), colour(tokens.muted, 0.75), 1.4)


def _paint_laid(painter: QPainter, rect: QRect, ink: QColor) -> None:
    box = QRectF(rect.left() + Space.XS, rect.center().y() - px(LAID) / 2, px(LAID), px(LAID))
    paint_mark(painter, "tick", box, ink, 2.0)


def _paint_pin(painter: QPainter, rect: QRect, ink: QColor, *, is_sure: bool) -> None:
    """Paint the pin of a hunch into the corner, with a full head where it is almost sure."""
    side = px(PIN)
    head = QRectF(rect.left() + 4, rect.top() + 4, side, side)
    neck = QPointF(head.center().x(), head.bottom())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(ink if is_sure else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(head)
    painter.drawLine(neck, neck + QPointF(0, side))
    painter.restore()


def _bar_width(rect: QRect, p: float) -> int:
    return max(2, round((rect.width() - 5) * p)) if p > 0 else 0


def _frame_width(*, is_current: bool, is_active: bool) -> int:
    """Return the width of the frame around a cell: of the current one, and wider where the keyboard is."""
    return (2 if is_active else 1) if is_current else 0


def paint_tag(painter: QPainter, tag: Tag, font: QFont, tokens: Colours) -> None:
    """Paint a tag: a letter in a rounded frame of its own colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour(tokens.tie))
    painter.setBrush(colour(tokens.tie_soft))
    painter.drawRoundedRect(QRectF(tag.box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setFont(font)
    painter.drawText(tag.box, Qt.AlignmentFlag.AlignCenter, tag.letter)
    painter.restore()


class SheetLegend(QWidget):
    """The meaning of a tag, in the sheet's corner: in full in its tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheetLegend")
        self.explain("")
        self.hide()

    @property
    def is_needed(self) -> bool:
        return self.is_own or self.letter != ""

    def explain(self, letter: str, *, is_own: bool = False) -> None:
        """Explain tags by one of them; or one's own marks."""
        self.letter, self.is_own = letter, is_own
        meaning = translate(
            "Cells with the same letter: the player showed one of these cards. A folded corner stands for a "
            "tag that has no room. Click a cell to see what is known about it."
        )
        if is_own:
            meaning = translate(
                "Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a "
                "tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, "
                "open: it may be true, but does not follow; with a warning sign, wrong."
            )
        self.setToolTip(broken(meaning))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, painter = colours(self.palette()), QPainter(self)
        font = small(self.font())
        font.setBold(True)
        side = QFontMetrics(font).height()
        meaning = translate("one of several", "beside a letter: the player has one of the cards with it")
        if self.is_own:
            meaning = translate("your marks", "beside a tick: a mark on one's own sheet")
        tag = Tag(self.letter, QRect(Space.M, self.rect().center().y() - side // 2, side, side))
        box = self.rect().adjusted(tag.box.right() + 1 + Space.XS, -1, -GAP, 1)  # a line is empty at its edges
        painter.setFont(small(self.font()))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        if box.contains(painter.fontMetrics().boundingRect(box, flags, meaning)):
            painter.setPen(colour(tokens.muted))
            painter.drawText(box, flags, meaning)
        if self.is_own:
            paint_mark(painter, "tick", QRectF(tag.box), colour(tokens.tie), 2.0)
        else:
            paint_tag(painter, tag, font, tokens)
        painter.end()


def _paint_outline(painter: QPainter, rect: QRect, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(1, 1, -3, -3))


def _paint_frame(painter: QPainter, rect: QRect, ink: QColor, width: int) -> None:
    for i in range(width):
        painter.setPen(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(i, i, -1 - i, -1 - i))
