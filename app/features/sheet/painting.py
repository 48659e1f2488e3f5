"""What is painted on the sheet: cells, and the headers with card names and holders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.features.sheet.cell import Cell
from app.features.sheet.layout import FOLD, GAP, Tag, lay_out
from app.features.sheet.model import SheetModel
from app.ui.icons import paint_mark
from app.ui.language import translate
from app.ui.text import broken
from app.ui.theme import FADED, Colours, Space, TypeSize, colour, colours, px, small, target
from app.ui.widgets.tables import Index
from core.model.cards import Card
from core.model.seats import ENVELOPE, RESERVED


class SheetDelegate(QStyledItemDelegate):
    """Paints a cell. Certain: a tick or a cross. Open: a percentage over a bar.

    Ties: a tag with a letter, the same in all cells of which the holder showed one; where there is no room for it, a
    folded corner. A dashed outline marks cells that an explanation mentions.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        model, row, column = index.model(), index.row(), index.column()
        cell = model.cell(row, column) if isinstance(model, SheetModel) else None
        if not isinstance(model, SheetModel) or cell is None:
            painter.fillRect(rect, colour(tokens.band))
            return
        envelope = model.holder(column) == ENVELOPE
        painter.fillRect(rect, colour(tokens.envelope_ground if envelope else tokens.surface))
        painter.save()
        holds = cell.was if cell.holds is None else cell.holds
        if holds is None:
            self._paint_open(painter, rect, cell, model.tags(row, column), tokens, envelope=envelope)
        else:
            painter.setOpacity(FADED if cell.holds is None and cell.stale else 1.0)
            self._paint_mark(painter, rect, tokens, envelope, holds=holds)
        painter.restore()
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        if model.is_outlined(row, column):
            _paint_outline(painter, rect, colour(tokens.envelope if envelope else tokens.accent))
        if option.state & QStyle.StateFlag.State_Selected:
            _paint_frame(painter, rect, colour(tokens.accent), 2 if option.state & QStyle.StateFlag.State_Active else 1)

    def _paint_open(
        self, painter: QPainter, rect: QRect, cell: Cell, letters: tuple[str, ...], tokens: Colours, *, envelope: bool
    ) -> None:
        bold = envelope or (cell.p or 0) >= 0.5
        laid = lay_out(rect, painter.font(), cell.text, letters, bold=bold, about=cell.is_rough)
        if cell.p is not None:
            fade = FADED if cell.stale else 1.0
            bar = rect.adjusted(2, 3, -3, -4)
            bar.setWidth(max(2, round(bar.width() * cell.p)) if cell.p > 0 else 0)
            painter.fillRect(bar, colour(tokens.envelope_soft if envelope else tokens.accent_soft, fade))
            if laid.about is not None:
                paint_mark(painter, "about", QRectF(laid.about), colour(tokens.text, fade), 1.3)
            painter.setFont(laid.font)
            painter.setPen(colour(tokens.text, fade))
            painter.drawText(laid.box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), laid.number)
        for tag in laid.tags:
            paint_tag(painter, tag, laid.tag_font, tokens)
        if laid.folded:
            corner, side = rect.topRight(), px(FOLD)
            painter.setBrush(colour(tokens.tie))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon([corner, corner - QPoint(side, 0), corner + QPoint(0, side)])

    def _paint_mark(self, painter: QPainter, rect: QRect, tokens: Colours, envelope: bool, *, holds: bool) -> None:
        side = min(rect.height() - 5, px(24))
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(rect).center())
        if holds:
            frame, ground, ink = _tick_colours(tokens, envelope)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(colour(frame))
            painter.setBrush(colour(ground))
            painter.drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -3.5, -3.5), 3, 3)
            paint_mark(painter, "tick", box, colour(ink), 2.8)
        else:
            paint_mark(painter, "cross", box.adjusted(3, 3, -3, -3), colour(tokens.muted, 0.75), 1.4)


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
        self.letter = ""
        self.setToolTip(
            broken(
                translate(
                    "SheetLegend",
                    "A tag marks a card that is half known: the player showed one of the cards with the same letter. A "
                    "folded corner is a tag without room. Click a cell to see what is known of it.",
                )
            )
        )
        self.hide()

    def tell(self, letter: str) -> None:
        """Take this letter as the example."""
        self.letter = letter
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, painter = colours(self.palette()), QPainter(self)
        font = small(self.font())
        font.setBold(True)
        side = QFontMetrics(font).height()
        tag = Tag(self.letter, QRect(Space.M, self.rect().center().y() - side // 2, side, side))
        box = self.rect().adjusted(tag.box.right() + 1 + Space.XS, -1, -GAP, 1)  # a line is empty at its edges
        said = translate("SheetLegend", "showed one of these", "beside a letter: cells with the same letter")
        painter.setFont(small(self.font()))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        if box.contains(painter.fontMetrics().boundingRect(box, flags, said)):
            painter.setPen(colour(tokens.muted))
            painter.drawText(box, flags, said)
        paint_tag(painter, tag, font, tokens)
        painter.end()


def _paint_outline(painter: QPainter, rect: QRect, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(1, 1, -3, -3))


def _tick_colours(tokens: Colours, envelope: bool) -> tuple[str, str, str]:
    """Return frame, ground and ink of a tick: strong in the envelope's column, light elsewhere."""
    if envelope:
        return tokens.envelope, tokens.envelope, tokens.surface
    return tokens.accent, tokens.accent_soft, tokens.text


def _paint_frame(painter: QPainter, rect: QRect, ink: QColor, width: int) -> None:
    for i in range(width):
        painter.setPen(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(i, i, -1 - i, -1 - i))


HEIGHT = 30
WIDEST = 190
SHARE = 0.4
"""The greatest width of the card names, as a share of a wide sheet; longer names are elided."""

SIDES = 6
"""The space beside a holder's name, in total (px)."""


class SheetHeader(QHeaderView):
    """A header in the theme's colours; it underlines what a click would take."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._hovered = -1
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.setMinimumSectionSize(12)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sheet(self) -> SheetModel:
        """The model of the names."""
        model = self.model()
        assert isinstance(model, SheetModel)  # noqa: S101 - a header of another table is a mistake of ours
        return model

    def sizeHint(self) -> QSize:
        if self.orientation() == Qt.Orientation.Horizontal:
            return QSize(0, target(px(HEIGHT)))
        return QSize(self.width_in(self.font()), 0)

    def set_sizes(self, sizes: Sequence[int]) -> bool:
        """Set the sizes of all sections (px); return whether any has changed.

        The table does not hear of each: a turn later it would paint everything a second time.
        """
        if [self.sectionSize(i) for i in range(self.count())] == list(sizes):
            return False
        with QSignalBlocker(self):
            for i, size in enumerate(sizes):
                self.resizeSection(i, size)
        return True

    def width_in(self, font: QFont) -> int:
        """Return the width that the card names take in a font (px)."""
        metrics, sheet = QFontMetrics(font), self.parentWidget()
        widest = max((metrics.horizontalAdvance(self._text(row)) for row in range(self.count())), default=0)
        most = px(WIDEST) if sheet is None else max(px(WIDEST), int(sheet.width() * SHARE))
        return min(widest + Space.L, most)

    def needed(self, section: int) -> int:
        """Return the width a holder's column needs for its whole name (px)."""
        metrics = QFontMetrics(self._font(bold=True, underlined=False))
        return metrics.horizontalAdvance(self._text(section)) + 1 + SIDES  # 1 more, as Qt rounds down and elides

    def takes_click(self, section: int) -> bool:
        """Whether a click on a section fills the entry: a card or a player."""
        if section < 0:
            return False
        if self.orientation() == Qt.Orientation.Vertical:
            return self.sheet().card(section) is not None
        return self.sheet().holder(section) not in RESERVED

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.logicalIndexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, section: int) -> None:
        if section != self._hovered:
            self._hovered = section
            hand = Qt.CursorShape.PointingHandCursor
            self.setCursor(hand if self.takes_click(section) else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def _text(self, section: int) -> str:
        return str(self.model().headerData(section, self.orientation()) or "")

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        if self.orientation() == Qt.Orientation.Horizontal:
            self._paint_holder(painter, rect, section)
        else:
            self._paint_row(painter, rect, section)
        painter.restore()

    def _paint_holder(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens = colours(self.palette())
        envelope = self.sheet().holder(section) == ENVELOPE
        mine = self.sheet().is_me(section)
        painter.fillRect(rect, colour(tokens.envelope_soft if envelope else tokens.surface))
        painter.setPen(colour(tokens.text))
        painter.setFont(self._font(bold=envelope or mine, underlined=self._lit(section)))
        box, name = rect.adjusted(SIDES // 2, 0, -SIDES // 2, 0), self._text(section)
        cut = painter.fontMetrics().horizontalAdvance(name) > box.width()
        you = translate("SheetHeader", "you", "below my own name")
        below = you if mine else self.sheet().seat_key(section) if cut else ""
        if below:
            self._paint_below(painter, rect, below)
            box = box.adjusted(0, 0, 0, -px(8))
        self._paint_text(painter, box, name, Qt.AlignmentFlag.AlignCenter)
        painter.setPen(colour(tokens.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_below(self, painter: QPainter, rect: QRect, text: str) -> None:
        """Write "you", or below an elided name the player's key in the entry."""
        usual = painter.font()
        painter.setFont(small(self.font()))
        painter.drawText(rect.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)
        painter.setFont(usual)

    def _paint_row(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens = colours(self.palette())
        card = isinstance(self.sheet().row(section), Card)
        painter.fillRect(rect, colour(tokens.surface if card else tokens.band))
        painter.setPen(colour(tokens.text if card else tokens.muted))
        font = self._font(bold=not card, underlined=card and self._lit(section))
        font.setPixelSize(min(font.pixelSize(), max(rect.height() - 3, TypeSize.SMALL)))
        painter.setFont(font)
        indent = Space.M if card else Space.S
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        self._paint_text(painter, rect.adjusted(indent, 0, -4, 0), self._text(section), align)
        if card:
            painter.setPen(colour(tokens.band))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_text(self, painter: QPainter, box: QRect, text: str, align: Qt.AlignmentFlag) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, align, shown)

    def _lit(self, section: int) -> bool:
        return section == self._hovered and self.takes_click(section)

    def _font(self, *, bold: bool, underlined: bool) -> QFont:
        font = QFont(self.font())
        font.setBold(bold)
        font.setUnderline(underlined)
        return font
