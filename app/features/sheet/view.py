"""The table of the sheet: its headers, clicks, keys and menus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from app.features.sheet.model import FULL, HALF, Cell, OwnCell, SheetModel, belief, note_sentences
from app.features.sheet.painting import SheetDelegate, SheetLegend, narrowest, type_size
from app.ui.icons import Pictures, paint_token, token_side
from app.ui.language import card_name, translate
from app.ui.shortcuts import CELL_CHART, EXPLAIN_CELL, PIN_HUNCH, Actions
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, TypeSize, colour, colours, px, small, target
from app.ui.widgets.labels import label
from app.ui.widgets.options import COMMANDS, is_typed
from core.model.cards import Card
from core.model.events import Back, Out
from core.model.seats import ENVELOPE, FACE_UP, POOL, RESERVED, Holder

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
        is_out = self.sheet().is_out(self.sheet().holder(section))
        font = self._font(bold=envelope or mine, underlined=self._lit(section))
        font.setStrikeOut(is_out)
        cut = _widest((name,), font) > rect.width() - SIDES
        below = self._below(section, is_cut=cut, room=rect.width())

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

    def _below(self, section: int, *, is_cut: bool, room: int) -> str:
        """Return what is below a name: me, who is out or has left, or of an elided name the player's key."""
        holder = self.sheet().holder(section)
        is_out, is_gone = self.sheet().is_out(holder), self.sheet().is_gone(holder)
        if not self.sheet().is_me(section):
            out = translate("out", "below the name of a player who takes no turns any more")
            left = translate("left", "below the name of a player who has left; little room")
            return left if is_gone else out if is_out else self.sheet().seat_key(section) if is_cut else ""
        out, left = translate("you are out", "below my own name"), translate("you have left", "below my own name")
        both = left if is_gone else out
        fits = is_out and _widest((both,), small(self.font())) <= room
        return both if fits else translate("you", "below my own name")

    def _paint_below(self, painter: QPainter, rect: QRect, text: str) -> None:
        """Write in small type below a name."""
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


OPENING: Final = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space

NEXT: Final = "next"
"""Of a mark: the one after it, in the order of the menu, in which clicks go through them."""
UNDO, REDO = "undo", "redo"

KEYS: Final[Mapping[int, str]] = {
    Qt.Key.Key_Space: NEXT,
    Qt.Key.Key_Plus: "yes",
    Qt.Key.Key_Minus: "no",
    Qt.Key.Key_X: "no",
    Qt.Key.Key_Asterisk: "maybe",
    Qt.Key.Key_Delete: "",
    Qt.Key.Key_Backspace: "",
}


def mark_of(event: QKeyEvent) -> str | None:
    """Return the mark that a key makes, or whether it undoes or redoes one; None if it does nothing."""
    if event.modifiers() & COMMANDS:
        keys = QKeySequence(event.keyCombination())
        return UNDO if keys in Actions.undo.sequences else REDO if keys in Actions.redo.sequences else None
    return KEYS.get(event.key())


def offer_marks(menu: QMenu, cell: Cell | None, mark: Callable[[str], object]) -> None:
    """Add the marks to the menu of a cell; disabled where it has one that is not the player's."""
    for says, name in (
        ("yes", translate("Tick")),
        ("no", translate("Cross")),
        ("maybe", translate("Question mark")),
        ("", translate("No mark")),
    ):
        action = menu.addAction(name, partial(mark, says))
        action.setObjectName(f"mark{says.title() or 'None'}")
        action.setCheckable(True)
        action.setChecked(isinstance(cell, OwnCell) and cell.mark == says)
        action.setEnabled(isinstance(cell, OwnCell))


LOWEST, HIGHEST = 24, 41
"""The least and greatest height of a card's row (px): 24 is the least for a click target (WCAG 2.2)."""

LOWEST_HEADING = 14
"""The least height of a heading's row (px): headings make way for the cards."""

LARGEST_NAME = 16
"""The largest type of card names (px)."""

ENVELOPE_WIDTH = 1.35
"""The width of the envelope's column relative to a player's."""

NARROWEST = 43
"""The usual least width of a column (px): of a number and some air, which gives way to larger text."""

ROOMY = 58
"""The width from which on a column has room for a number beside a tag (px)."""

ENVELOPE_NARROWEST = 76
"""The least width of the envelope's column (px), which always fits its name."""

NARROWEST_NAMES = 80
"""The least width of the card names (px), which are cut before a column is."""

BESIDE_BAR = 2
"""A column may lack so many pixels beside a scroll bar, whose width is that of all of them."""

MOST_NEEDED = 492
"""The greatest least width of the sheet (px): of more columns than fit in it, some are scrolled to."""

Noted = Callable[[Card, Holder], bool | None]
"""Whether a cell has a note; None where none can be made."""


class SheetView(QTableView):
    """A table that fills its area. It announces clicks, and changes nothing itself.

    ``moved``: another cell is current, or none; ``why_wanted``: say what is known of it and why (whether by a key:
    Enter, Space or "?"); ``charted``: a cell was added to a chart, or removed (Ctrl+click); ``hands_wanted``: of a
    holder; ``hunched``: a hunch on a cell, with its probability, None to remove it; ``marked``: one's own mark on a
    cell (yes, no, maybe, none, ``NEXT``, ``UNDO`` or ``REDO``); ``attended``: an event, that a player is out
    or back; ``left``: give the focus back to the entry; ``typed``: pass on a key (QKeyEvent) that means nothing here.
    """

    card_chosen = Signal(object)
    marked = Signal(object, str, str)
    player_chosen = Signal(str)
    noted = Signal(object, str, bool)
    taken_back = Signal(object, str)
    hunched = Signal(object, str, object)
    charted = Signal(object, str)
    moved = Signal()
    why_wanted = Signal(bool)
    hands_wanted = Signal(str)
    attended = Signal(object)
    left = Signal()
    typed = Signal(object)

    def __init__(self, model: SheetModel, has_note: Noted, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheetView")
        self.setAccessibleName(translate("Sheet: cards down, holders across"))
        self._sheet = model
        self._has_note = has_note
        self._in_chart: Collection[tuple[Card, Holder]] = ()
        self._is_own = False
        self.may_record = False
        """Whether entries can be made."""
        self._make_headers()
        self._past = label("sheetPast", wraps=False)
        self._past.setParent(self)
        self._past.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._past.hide()
        self._legend = SheetLegend(self)
        self.setModel(model)
        self._cells = SheetDelegate(self)
        self.setItemDelegate(self._cells)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._ask_why)
        self.selectionModel().currentChanged.connect(self.moved)
        model.modelReset.connect(self._lay_out)
        model.modelReset.connect(self.moved)
        self._lay_out()

    def _make_headers(self) -> None:
        self._holders = across = SheetHeader(Qt.Orientation.Horizontal, self)
        self._names = down = SheetHeader(Qt.Orientation.Vertical, self)
        across.setObjectName("holderHeader")
        across.setAccessibleName(translate("Holders"))
        down.setObjectName("cardHeader")
        down.setAccessibleName(translate("Cards"))
        self.setHorizontalHeader(across)
        self.setVerticalHeader(down)
        across.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        across.customContextMenuRequested.connect(self._open_holder_menu)
        across.sectionClicked.connect(self._choose_player)
        down.sectionClicked.connect(self._choose_card)

    def situate(self, moment: str) -> None:
        """Say in the corner which moment is shown; of now (empty), what tags and marks mean."""
        self._past.setText(moment)
        self._past.setVisible(bool(moment))
        self._legend.explain(self._sheet.ties.first, is_own=self._is_own)
        self._legend.setVisible(self._legend.is_needed and not moment)

    def set_own(self, own: bool) -> None:
        """Take clicks and keys as one's own marks, instead of asking why."""
        self._is_own = own
        named = translate("Sheet: cards down, holders across")
        self.setAccessibleName(translate("Your own sheet: cards down, holders across") if own else named)
        self.situate(self._past.text())

    @property
    def current_cell(self) -> tuple[Card, Holder] | None:
        index = self.currentIndex()
        card = self._sheet.card(index.row()) if index.isValid() else None
        return None if card is None else (card, self._sheet.holder(index.column()))

    def take_focus(self) -> None:
        """Focus the cell that was last current, or the first card of the envelope."""
        if self.current_cell is None and self._sheet.rowCount() > 1:
            self.setCurrentIndex(self._sheet.index(1, 0))
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Begin at the first card: the first row is a heading, which no key would leave."""
        if self.current_cell is None and self._sheet.rowCount() > 1:
            return self._sheet.index(1, 0)
        return super().moveCursor(action, modifiers)

    # --- layout

    @property
    def needed_width(self) -> int:
        """The width in which all columns are visible, with card names in small type (px)."""
        return self._width_with(TypeSize.SMALL, self._usual)

    @property
    def roomy_width(self) -> int:
        """The width in which each column has room for a number beside a tag (px)."""
        return self._width_with(TypeSize.BODY, px(ROOMY))

    def _width_with(self, size: int, column: int) -> int:
        """Return the width for card names in a type size and players' columns of a width (px)."""
        font = QFont(self.font())
        font.setPixelSize(size)
        names = min(self._names.width_in(font), px(WIDEST))
        columns = self._envelope_narrowest + max(self._sheet.columnCount() - 1, 0) * column
        return names + columns + 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.needed_width, MOST_NEEDED), super().minimumSizeHint().height())

    @property
    def narrowest(self) -> int:
        """The least width of a player's column (px): for every number in the smallest type."""
        return min(px(NARROWEST) - BESIDE_BAR, narrowest(self.font()))

    @property
    def _usual(self) -> int:
        """The width that a player's column has at least where the page allows it (px)."""
        return min(px(NARROWEST), max(NARROWEST, narrowest(self.font()) + BESIDE_BAR))

    @property
    def _envelope_narrowest(self) -> int:
        """The least width of the envelope's column (px), for its whole name in every language."""
        named = self._holders.needed(0) if self._sheet.columnCount() else 0
        return max(px(ENVELOPE_NARROWEST), named)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._cells.paint_all(self, self._sheet, event.region())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _lay_out(self) -> None:
        """Reset for another set-up: spanning headings, and the envelope's first card selected."""
        self.clearSpans()
        columns = self._sheet.columnCount()
        for row in self._sheet.headings():
            if columns > 1:
                self.setSpan(row, 0, 1, columns)
        self.verticalHeader().updateGeometry()
        self.updateGeometry()
        self.updateGeometries()
        self._share_room()

    def _share_room(self) -> None:
        rows, columns = self._sheet.rowCount(), self._sheet.columnCount()
        if not rows or not columns:
            return
        headings, least = self._sheet.headings(), target(px(LOWEST))
        room, cards = self.viewport().height() - 1, rows - len(headings)
        height = min(max(room // rows, least), px(HIGHEST))
        low = min(max((room - cards * height) // max(len(headings), 1), px(LOWEST_HEADING)), height)
        rest = max(room - cards * height - len(headings) * low, 0) if height < px(HIGHEST) else 0
        heights = [(low if row in headings else height) + (row < rest) for row in range(rows)]
        changed = self._names.set_sizes(heights)
        bar = self.verticalScrollBar().sizeHint().width() if cards * height + len(headings) * low > room else 0
        self._name_cards_in(type_size(height), self.width() - bar)
        width = self.viewport().width()
        share = width / (columns - 1 + ENVELOPE_WIDTH)
        envelope = self._envelope_narrowest
        if share * ENVELOPE_WIDTH < envelope:
            share = (width - envelope) / max(columns - 1, 1)
        share = max(share, self.narrowest)
        left = width - int(share) * (columns - 1)
        first = max(left, int(share * ENVELOPE_WIDTH), envelope)
        if self._holders.set_sizes([first, *[int(share)] * (columns - 1)]) or changed:
            self.updateGeometries()
            self.viewport().update()
        for corner in (self._past, self._legend):
            corner.setGeometry(1, 1, self.verticalHeader().width(), self.horizontalHeader().height())

    def _name_cards_in(self, size: int, width: int) -> None:
        """Let the card names grow with their rows, a little less than the numbers, but not at the cost of a column."""
        font, header = QFont(self.font()), self._names
        columns = self._envelope_narrowest + (self._sheet.columnCount() - 1) * self._usual
        room = width - columns - 2 * self.frameWidth()
        most = max(room, px(NARROWEST_NAMES))
        if header.maximumWidth() != most:
            header.setMaximumWidth(most)
        for pixels in range(min(size, px(LARGEST_NAME)), TypeSize.SMALL - 1, -1):
            font.setPixelSize(pixels)
            if header.width_in(font) <= room:
                break
        if header.font() != font:
            header.setFont(font)
        if header.width() != header.sizeHint().boundedTo(header.maximumSize()).width():
            self.updateGeometries()

    # --- clicks

    def _choose_card(self, row: int) -> None:
        if (card := self._sheet.card(row)) is not None:
            self.card_chosen.emit(card)

    def _choose_player(self, column: int) -> None:
        holder = self._sheet.holder(column)
        if holder not in RESERVED:
            self.player_chosen.emit(holder)

    def _ask_why(self, index: QModelIndex) -> None:
        card = self._sheet.card(index.row())
        if card is not None and self._is_own:
            self.marked.emit(card, self._sheet.holder(index.column()), NEXT)
        elif card is not None and QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier:
            self.charted.emit(card, self._sheet.holder(index.column()))
        elif card is not None:
            self.why_wanted.emit(False)

    def event(self, event: QEvent) -> bool:
        """Take keys that the window would use: that for "why" to list all keys, those for marks to undo an entry."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def _takes(self, event: QKeyEvent) -> bool:
        return self._asks_why(event) or self._mark_by(event) is not None

    def _mark_by(self, event: QKeyEvent) -> str | None:
        return mark_of(event) if self._is_own and self.current_cell is not None else None

    def _asks_why(self, event: QKeyEvent) -> bool:
        opens = event.key() in OPENING and not event.modifiers() & COMMANDS and not self._is_own
        asked = event.text() == EXPLAIN_CELL or opens
        return asked and self.current_cell is not None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count the second of two quick clicks on one's own sheet as a click, too."""
        if self._is_own:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (says := self._mark_by(event)) is not None and self.current_cell is not None:
            self.marked.emit(*self.current_cell, says)
        elif QKeySequence(event.keyCombination()) == CELL_CHART and self.current_cell is not None:
            self.charted.emit(*self.current_cell)
        elif self._asks_why(event):
            self.why_wanted.emit(True)
        elif event.text() == PIN_HUNCH and self.current_cell is not None and not self._is_own:
            self._pin_next(*self.current_cell)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_typed(event):
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    def _pin_next(self, card: Card, holder: Holder) -> None:
        """Pin a hunch on the current cell, then a stronger one, then none."""
        index, judged = self.currentIndex(), self._sheet.hunch(card, holder)
        cell = self._sheet.cell(index.row(), index.column())
        if judged is not None or (cell is not None and cell.holds is None):
            p = None if judged is None else judged.hunch.p
            self.hunched.emit(card, holder, HALF if p is None else FULL if p == HALF else None)

    # --- the menu of a cell, and of a holder

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        point = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            point = self.viewport().mapToGlobal(self.visualRect(index).center())
        if (menu := self.menu_of(index)) is not None:
            self.setCurrentIndex(index)
            menu.popup(point)

    def menu_of(self, index: QModelIndex) -> QMenu | None:
        """Return the menu of a cell: has it, does not have it, take it back, why; None in a heading row."""
        card = self._sheet.card(index.row()) if index.isValid() else None
        if card is None:
            return None
        holder = self._sheet.holder(index.column())
        menu = self._menu("cellMenu")
        cell = self._sheet.cell(index.row(), index.column())
        if self._is_own:
            offer_marks(menu, cell, partial(self.marked.emit, card, holder))
            menu.addSeparator()
        elif holder != FACE_UP:
            self._offer_notes(menu, card, holder, is_open=cell is not None and cell.holds is None)
        certain = cell is not None and cell.holds is not None
        asked = translate("Why?") if certain else translate("What does it depend on?")
        menu.addAction(f"{asked}\t{EXPLAIN_CELL}", partial(self.why_wanted.emit, False)).setObjectName("cellWhy")
        if self._is_own:
            self._add_column(menu, holder)
            return menu
        text = translate("Show in the chart of cells")
        keys = CELL_CHART.toString(QKeySequence.SequenceFormat.NativeText)
        chart = menu.addAction(f"{text}\t{keys}", partial(self.charted.emit, card, holder))
        chart.setObjectName("cellChart")
        chart.setCheckable(True)
        chart.setChecked((card, holder) in self._in_chart)
        self._add_column(menu, holder)
        return menu

    def _add_column(self, menu: QMenu, holder: Holder) -> None:
        """Add the menu of a player's column, which no key opens otherwise."""
        if holder not in RESERVED:
            menu.addSeparator()
            column = menu.addMenu(escape_mnemonics(holder))
            column.setObjectName("columnMenu")
            self._offer_column(column, holder)

    def set_cells_in_chart(self, cells: Collection[tuple[Card, Holder]]) -> None:
        self._in_chart = cells

    def _menu(self, name: str) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName(name)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _offer_notes(self, menu: QMenu, card: Card, holder: Holder, *, is_open: bool) -> None:
        has, hasnt = map(escape_mnemonics, note_sentences(card, holder))
        yes = menu.addAction(has, partial(self.noted.emit, card, holder, True))
        no = menu.addAction(hasnt, partial(self.noted.emit, card, holder, False))
        back = menu.addAction(translate("Take that back"), partial(self.taken_back.emit, card, holder))
        menu.addSeparator()
        self._offer_hunches(menu, card, holder, is_open=is_open)
        menu.addSeparator()
        entry = menu.addAction(into_entry(card_name(card)), partial(self.card_chosen.emit, card))
        has_note = self._has_note(card, holder)
        for action, can in ((yes, has_note is not None), (no, has_note is not None), (back, bool(has_note))):
            action.setEnabled(can)
        for action, name in ((yes, "noteHas"), (no, "noteHasNot"), (back, "noteTakeBack"), (entry, "fillCard")):
            action.setObjectName(name)

    def _offer_hunches(self, menu: QMenu, card: Card, holder: Holder, *, is_open: bool) -> None:
        """Add the hunches that can be pinned on a cell; the one that is pinned is removed by choosing it again."""
        judged, may = self._sheet.hunch(card, holder), self._has_note(card, holder) is not None
        for p, name, key in ((HALF, "hunchHalf", f"\t{PIN_HUNCH}"), (FULL, "hunchFull", "")):
            is_pinned = judged is not None and judged.hunch.p == p
            text = translate("Hunch: {belief}", "belief: I think so (75%)").format(belief=belief(p))
            action = menu.addAction(text + key, partial(self.hunched.emit, card, holder, None if is_pinned else p))
            action.setObjectName(name)
            action.setCheckable(True)
            action.setChecked(is_pinned)
            action.setEnabled(may and (is_open or judged is not None))

    def _open_holder_menu(self, point: QPoint) -> None:
        column = self._holders.logicalIndexAt(point)
        if column >= 0 and (menu := self.menu_of_holder(self._sheet.holder(column))) is not None:
            menu.popup(self._holders.viewport().mapToGlobal(point))

    def menu_of_holder(self, holder: Holder) -> QMenu | None:
        """Return the menu of a column: likely hands; None for the envelope and face-up cards."""
        if holder in (ENVELOPE, FACE_UP):
            return None
        menu = self._menu("holderMenu")
        self._offer_column(menu, holder)
        return menu

    def _offer_column(self, menu: QMenu, holder: Holder) -> None:
        whose = translate("Likely hands of {player}…").format(player=escape_mnemonics(holder))
        text = translate("Likely hands of the pool…") if holder == POOL else whose
        menu.addAction(text, partial(self.hands_wanted.emit, holder)).setObjectName("holderHands")
        if holder not in RESERVED:
            menu.addAction(into_entry(holder), partial(self.player_chosen.emit, holder)).setObjectName("fillPlayer")
            if self.may_record:
                menu.addSeparator()
                self._offer_attendance(menu, holder)

    def _offer_attendance(self, menu: QMenu, player: str) -> None:
        """Add that a player is out, has left, or is back: what they are not yet."""
        out, gone = translate("{who} is out"), translate("{who} has left")
        offers = (
            ("playerOut", out, Out(player), self._sheet.is_out(player)),
            ("playerGone", gone, Out(player, answers=False), self._sheet.is_gone(player)),
            ("playerBack", translate("{who} is back"), Back(player), not self._sheet.is_out(player)),
        )
        for name, text, event, is_so in offers:
            if not is_so:
                words = text.format(who=escape_mnemonics(player))
                menu.addAction(words, partial(self.attended.emit, event)).setObjectName(name)


def into_entry(name: str) -> str:
    """Return the offer to put a card or a player into the entry."""
    return translate("Put {name} into the entry", "{name}: of a card or a player").format(name=escape_mnemonics(name))
