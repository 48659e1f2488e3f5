"""The headers of the sheet: card names and holders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from app.features.sheet.model import SheetModel
from app.ui.language import translate
from app.ui.pictures import Pictures
from app.ui.theme import Space, TypeSize, colour, colours, px, small, target
from app.ui.tokens import paint_token, token_side
from core.model.cards import Card
from core.model.seats import ENVELOPE, RESERVED

HEIGHT = 30
WIDEST = 190
SHARE = 0.4
"""The greatest width of the card names, as a share of a wide sheet; longer names are elided."""

AT_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft

NAMES_REMEMBERED = 256
"""So many names need not be painted again: several times those of the largest sheet."""

SIDES = 6
"""The space beside a holder's name, in total (px)."""


class SheetHeader(QHeaderView):
    """A header in the theme's colours; it underlines what a click would take."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._hovered = -1
        self._pictures = Pictures(NAMES_REMEMBERED)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.setMinimumSectionSize(12)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sheet(self) -> SheetModel:
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
        sheet = self.parentWidget()
        most = px(WIDEST) if sheet is None else max(px(WIDEST), int(sheet.width() * SHARE))
        return min(_widest(self.sheet().row_titles, font) + _indent(font) + Space.S, most)

    def needed(self, section: int) -> int:
        """Return the width a holder's column needs for its whole name (px)."""
        name = self._text(section)
        return _widest((name,), self._font(bold=True)) + 1 + SIDES  # 1 more, as Qt rounds down and elides

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
        if self.orientation() == Qt.Orientation.Horizontal:
            self._paint_holder(painter, rect, section)
        else:
            self._paint_row(painter, rect, section)

    def _paint_holder(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens, name = colours(self.palette()), self._text(section)
        envelope = self.sheet().holder(section) == ENVELOPE
        mine = self.sheet().is_me(section)
        font = self._font(bold=envelope or mine, underlined=self._lit(section))
        cut = _widest((name,), font) > rect.width() - SIDES
        you = translate("you", "below my own name")
        below = you if mine else self.sheet().seat_key(section) if cut else ""

        def paint(inside: QPainter, whole: QRect) -> None:
            box = whole.adjusted(SIDES // 2, 0, -SIDES // 2, 0)
            inside.setPen(colour(tokens.text))
            inside.setFont(font)
            if below:
                self._paint_below(inside, whole, below)
                box = box.adjusted(0, 0, 0, -px(8))
            _paint_text(inside, box, name, Qt.AlignmentFlag.AlignCenter)

        ground = tokens.envelope_soft if envelope else tokens.surface
        self._pictures.draw(painter, rect, (name, below, font, ground), colour(ground), paint)
        painter.setPen(colour(tokens.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_below(self, painter: QPainter, rect: QRect, text: str) -> None:
        """Write "you", or below an elided name the player's key in the entry."""
        usual = painter.font()
        painter.setFont(small(self.font()))
        painter.drawText(rect.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)
        painter.setFont(usual)

    def _paint_row(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens, name = colours(self.palette()), self._text(section)
        card = isinstance(self.sheet().row(section), Card)
        font = self._font(bold=not card, underlined=card and self._lit(section))
        font.setPixelSize(min(font.pixelSize(), max(rect.height() - 3, TypeSize.SMALL)))

        token, side = self.sheet().token(section), token_side(font)

        def paint(inside: QPainter, whole: QRect) -> None:
            inside.setPen(colour(tokens.text if card else tokens.muted))
            inside.setFont(font)
            _paint_text(inside, whole.adjusted(_indent(font) if card else Space.S, 0, -4, 0), name, AT_LEFT)
            if token is not None:
                middle = QPointF(1 + side / 2, whole.height() / 2)
                paint_token(inside, token, middle, side / 2, colour(tokens.text))

        ground = tokens.surface if card else tokens.band
        self._pictures.draw(painter, rect, (name, token, font, ground), colour(ground), paint)
        if card:
            painter.setPen(colour(tokens.band))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _lit(self, section: int) -> bool:
        return section == self._hovered and self.takes_click(section)

    def _font(self, *, bold: bool, underlined: bool = False) -> QFont:
        font = QFont(self.font())
        font.setBold(bold)
        font.setUnderline(underlined)
        return font


def _indent(font: QFont) -> int:
    """Return the space before the name of a card, with its token (px)."""
    return token_side(font) + 4


def _paint_text(painter: QPainter, box: QRect, text: str, align: Qt.AlignmentFlag) -> None:
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, align, shown)


@lru_cache(maxsize=64)
def _widest(texts: tuple[str, ...], font: QFont) -> int:
    """Return the width of the widest text in a font (px); a layout asks for it again and again."""
    metrics = QFontMetrics(font)
    return max(map(metrics.horizontalAdvance, texts), default=0)
