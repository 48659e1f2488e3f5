"""The sheet: every card, every holder, what is certain and how likely the rest is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu, QTableView, QWidget

from app.models.sheet_model import SheetModel, title
from app.views.sheet_delegate import SheetDelegate, type_size
from app.views.sheet_header import SheetHeader
from core.model.cards import Card
from core.model.seats import ENVELOPE, FACE_UP, POOL, RESERVED, Holder

ROW_HEIGHTS = range(19, 42)
"""How low and how high a row may be, in pixels: as high as there is room for."""

LARGEST_NAME = 16
"""The largest type of a card's name, in pixels."""

ENVELOPE_WIDTH = 1.35
"""How much wider the envelope's column is than a player's."""

NARROWEST = 46
ENVELOPE_NARROWEST = 76
"""The least width of a column, in pixels; the envelope's has room for its name."""

Noted = Callable[[Card, Holder], bool]


class SheetView(QTableView):
    """A table that fills its room. It announces what a click on it means, and changes nothing itself."""

    card_chosen = Signal(object)
    player_chosen = Signal(str)
    noted = Signal(object, str, bool)
    taken_back = Signal(object, str)

    def __init__(self, model: SheetModel, has_note: Noted, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheetView")
        self.setAccessibleName("Sheet: cards down, holders across")
        self._sheet = model
        self._has_note = has_note
        self._make_headers()
        self._past = QLabel("The past", self)
        self._past.setObjectName("sheetPast")
        self._past.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._past.hide()
        self.setModel(model)
        self.setItemDelegate(SheetDelegate(self))
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.activated.connect(self._choose_card_of)
        model.modelReset.connect(self._lay_out)
        self._lay_out()

    def _make_headers(self) -> None:
        across = SheetHeader(Qt.Orientation.Horizontal, self)
        down = SheetHeader(Qt.Orientation.Vertical, self)
        across.setObjectName("holderHeader")
        across.setAccessibleName("Holders")
        down.setObjectName("cardHeader")
        down.setAccessibleName("Cards")
        self.setHorizontalHeader(across)
        self.setVerticalHeader(down)
        across.sectionClicked.connect(self._choose_player)
        down.sectionClicked.connect(self._choose_card)

    def set_past(self, past: bool) -> None:
        """Say in the sheet's corner, which is empty otherwise, whether this is the game as it was."""
        self._past.setVisible(past)

    # --- the room there is

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _lay_out(self) -> None:
        """Begin anew with another set-up: headings across all columns, and the first card of the envelope selected."""
        self.clearSpans()
        columns = self._sheet.columnCount()
        for row in self._sheet.headings():
            if columns > 1:
                self.setSpan(row, 0, 1, columns)
        self.verticalHeader().updateGeometry()
        self.updateGeometries()
        self._share_room()

    def _share_room(self) -> None:
        rows, columns = self._sheet.rowCount(), self._sheet.columnCount()
        if not rows or not columns:
            return
        height, rest = divmod(self.viewport().height() - 1, rows)
        if height not in ROW_HEIGHTS:
            height, rest = min(max(height, ROW_HEIGHTS.start), ROW_HEIGHTS.stop - 1), 0
        for row in range(rows):
            self.setRowHeight(row, height + (row < rest))
        self._name_cards_in(type_size(height))
        width = self.viewport().width()
        share = width / (columns - 1 + ENVELOPE_WIDTH)
        if share * ENVELOPE_WIDTH < ENVELOPE_NARROWEST:
            share = (width - ENVELOPE_NARROWEST) / max(columns - 1, 1)
        share = max(share, NARROWEST)
        for column in range(1, columns):
            self.setColumnWidth(column, int(share))
        left = width - int(share) * (columns - 1)
        self.setColumnWidth(0, max(left, int(share * ENVELOPE_WIDTH), ENVELOPE_NARROWEST))
        self._past.setGeometry(1, 1, self.verticalHeader().width(), self.horizontalHeader().height())

    def _name_cards_in(self, size: int) -> None:
        """Let the names of the cards grow with their rows, a little less than the numbers."""
        font = QFont(self.font())
        font.setPixelSize(min(size, LARGEST_NAME))
        header = self.verticalHeader()
        if header.font() != font:
            header.setFont(font)
            self.updateGeometries()

    # --- clicks

    def _choose_card(self, row: int) -> None:
        card = self._sheet.card(row)
        if card is not None:
            self.card_chosen.emit(card)

    def _choose_card_of(self, index: QModelIndex) -> None:
        self._choose_card(index.row())

    def _choose_player(self, column: int) -> None:
        holder = self._sheet.holder(column)
        if holder not in RESERVED:
            self.player_chosen.emit(holder)

    # --- the menu of a cell

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        point = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            point = self.viewport().mapToGlobal(self.visualRect(index).center())
        menu = self.menu_of(index)
        if menu is not None:
            self.setCurrentIndex(index)
            menu.popup(point)

    def menu_of(self, index: QModelIndex) -> QMenu | None:
        """Return the menu of a cell: has it, doesn't have it, take that back; None where there is nothing to say."""
        card = self._sheet.card(index.row()) if index.isValid() else None
        if card is None or self._sheet.holder(index.column()) == FACE_UP:
            return None
        holder = self._sheet.holder(index.column())
        menu = QMenu(self)
        menu.setObjectName("cellMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        has, hasnt = _sentences(card, holder)
        yes = menu.addAction(has, partial(self.noted.emit, card, holder, True))
        no = menu.addAction(hasnt, partial(self.noted.emit, card, holder, False))
        back = menu.addAction("Take that back", partial(self.taken_back.emit, card, holder))
        menu.addSeparator()
        entry = menu.addAction(f"Put {card} into the entry", partial(self.card_chosen.emit, card))
        back.setEnabled(self._has_note(card, holder))
        for action, name in ((yes, "noteHas"), (no, "noteHasNot"), (back, "noteTakeBack"), (entry, "fillCard")):
            action.setObjectName(name)
        return menu


def _sentences(card: Card, holder: Holder) -> tuple[str, str]:
    if holder in (ENVELOPE, POOL):
        place = title(holder).lower()
        return f"{card} is in the {place}", f"{card} is not in the {place}"
    return f"{holder} has {card}", f"{holder} doesn’t have {card}"
