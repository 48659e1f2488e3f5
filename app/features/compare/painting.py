"""The two table views of the comparison and their delegates."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.features.compare.model import (
    CELL_ROLE,
    STALE_ROLE,
    ComparedCell,
    ComparisonCells,
    ComparisonColumn,
    ComparisonModel,
)
from app.ui.language import translate
from app.ui.theme import FADED, Space, colour, colours, px
from app.ui.widgets.tables import Index, ReadTableView

CORNER = 8
"""The side of the corner that marks the largest difference (px)."""

ROW_HEIGHT = 24
LEAST_ROWS = 5
NARROWEST = 84
PADDING = 6
NOTE_NARROWEST = 230
WIDEST = {ComparisonColumn.ENGINE: 170, ComparisonColumn.WHERE: 190}
NARROW = {ComparisonColumn.WHERE: 104, ComparisonColumn.ENGINE: 112}
"""Widths (px). The note takes the rest; where that is too little, these columns shrink, in this order."""


class EngineTable(ReadTableView):
    """A row for each engine, with a word-wrapped note. ``laid_out``: its height may have changed."""

    laid_out = Signal()

    def __init__(self, model: ComparisonModel, parent: QWidget | None = None) -> None:
        super().__init__(
            "comparisonEngines", translate("ComparisonTables", "Engines: time, and differences from exact"), parent
        )
        self.setModel(model)
        self.setItemDelegate(_EngineDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(px(ROW_HEIGHT))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.share_room)
        model.dataChanged.connect(self.share_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    def share_room(self) -> None:
        """Give the numbers the width they need, and the note the rest."""
        widths: dict[ComparisonColumn, int] = {
            column: self._wanted(column) for column in ComparisonColumn if column != ComparisonColumn.NOTE
        }
        for column, least in NARROW.items():
            lacking = px(NOTE_NARROWEST) - (self.viewport().width() - sum(widths.values()))
            widths[column] -= min(max(lacking, 0), max(widths[column] - px(least), 0))
        widths[ComparisonColumn.NOTE] = max(self.viewport().width() - sum(widths.values()), px(NOTE_NARROWEST))
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self.resizeRowsToContents()
        self.laid_out.emit()

    def _wanted(self, column: ComparisonColumn) -> int:
        wanted = max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))
        return min(max(wanted, px(NARROW.get(column, 0))), px(WIDEST[column]) if column in WIDEST else wanted)

    def sizeHint(self) -> QSize:
        """Room for all rows."""
        rows = self.verticalHeader().length() or LEAST_ROWS * px(ROW_HEIGHT)
        return QSize(super().sizeHint().width(), rows + self.horizontalHeader().height() + 2 * self.frameWidth() + 1)


class CellTable(ReadTableView):
    """A row for each card, a column for each engine."""

    def __init__(self, model: ComparisonCells, parent: QWidget | None = None) -> None:
        super().__init__(
            "comparisonCells", translate("ComparisonTables", "Cards: each engine’s numbers for this holder"), parent
        )
        self.setModel(model)
        self.setItemDelegate(_CellDelegate(self))
        self.horizontalHeader().setMinimumSectionSize(px(NARROWEST))
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHT))
        self.verticalHeader().setMinimumSectionSize(px(ROW_HEIGHT))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionsClickable(False)


class _EngineDelegate(QStyledItemDelegate):
    """Fades outdated rows."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index).grownBy(QMargins(PADDING, PADDING // 2, PADDING, PADDING // 2))

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.rect.adjust(PADDING // 2, 0, -PADDING // 2, 0)
        tokens = colours(option.palette)
        option.palette.setColor(QPalette.ColorRole.Highlight, colour(tokens.accent_soft))
        option.palette.setColor(QPalette.ColorRole.HighlightedText, colour(tokens.text))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(QRect(option.rect), colour(colours(option.palette).accent_soft))
        painter.setOpacity(FADED if index.data(STALE_ROLE) else 1.0)
        super().paint(painter, option, index)
        painter.restore()


class _CellDelegate(QStyledItemDelegate):
    """Fades outdated cells, marks the largest difference with bold type and a corner, and frames the selection."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect, cell = colours(option.palette), QRect(option.rect), index.data(CELL_ROLE)
        painter.save()
        if isinstance(cell, ComparedCell):
            painter.setOpacity(FADED if cell.stale else 1.0)
            if cell.largest:
                _paint_corner(painter, rect, tokens.envelope, tokens.envelope_ground)
            font = painter.font()
            font.setBold(cell.largest)
            painter.setFont(font)
            painter.setPen(colour(tokens.muted if cell.p in (0.0, 1.0) and not cell.stale else tokens.text))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, cell.text)
        painter.setOpacity(1.0)
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(colour(tokens.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()


def _paint_corner(painter: QPainter, rect: QRect, ink: str, ground: str) -> None:
    """Mark a cell by a ground and a corner, so that colour is not the only sign."""
    painter.fillRect(rect, colour(ground))
    at = QPointF(rect.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.drawPolygon(QPolygonF([at, at + QPointF(CORNER, 0), at + QPointF(0, CORNER)]))


class CornerSample(QWidget):
    """A sample of the corner for the legend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(2 * CORNER + Space.XS, px(ROW_HEIGHT) - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = colours(self.palette())
        painter = QPainter(self)
        _paint_corner(painter, self.rect(), tokens.envelope, tokens.envelope_ground)
        painter.end()
