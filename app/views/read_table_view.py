"""How tables look that are only read."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.views.cell_copy import CopiesCell

HEADERS = """
QHeaderView::section { background: palette(base); border: 0; border-bottom: 1px solid palette(mid); padding: 3px 6px; }
QHeaderView::section:vertical { border-color: palette(midlight); }
QTableView { border-radius: 5px; }
"""

WORDS = "QTableView::item { padding: 0 6px; }"
"""What cells of whole texts need besides: room beside the words."""


class ReadTableView(CopiesCell, QTableView):
    """A table without a grid that is read and chosen from, never edited; Tab leaves it."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setStyleSheet(HEADERS)
        self.setAccessibleName(spoken)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
