"""The headers of the sheet: card names and holders. Clicking a name puts it into the entry."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from app.features.sheet.model import SheetModel
from app.ui.language import translate
from app.ui.theme import Space, colour, colours, px, small, target
from core.model.cards import Card
from core.model.seats import ENVELOPE, RESERVED

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
        self.setMinimumSectionSize(16)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sheet(self) -> SheetModel:
        """The model of the names."""
        model = self.model()
        assert isinstance(model, SheetModel)  # noqa: S101 - a header of another table is a mistake of ours
        return model

    def sizeHint(self) -> QSize:
        if self.orientation() == Qt.Orientation.Horizontal:
            return QSize(0, target(px(HEIGHT)))
        names = (self._text(row) for row in range(self.count()))
        widest = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        sheet = self.parentWidget()
        most = px(WIDEST) if sheet is None else max(px(WIDEST), int(sheet.width() * SHARE))
        return QSize(min(widest + Space.L, most), 0)

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
        painter.setFont(self._font(bold=not card, underlined=card and self._lit(section)))
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
