"""The window of a player's likely hands, which follows the game while it is open."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.features.hands import text as words
from app.features.hands.service import Hands, HandsService
from app.tasks.inference import HIDDEN, InferenceReply
from app.ui.language import localized, translate
from app.ui.numbers import fine_percent, percent, spoken_percent
from app.ui.text import card_names, conflict_advice
from app.ui.theme import FADED, Space, colour, colours, px
from app.ui.widgets.fields import HolderChoice
from app.ui.widgets.labels import close_button, paragraph
from app.ui.widgets.panels import SideWindow, packed
from app.ui.widgets.tables import Index, ReadTableView, WordTable
from core.model.cards import Card
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.explain.hands import LikelyHands

P_ROLE = Qt.ItemDataRole.UserRole
"""The probability of a row's hand."""

STALE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether a row is outdated."""


class HandColumn(IntEnum):
    P = 0
    CARDS = 1


class HandsModel(WordTable):
    """Whole hands, one row each, likeliest first, without the cards common to all, which are shown above."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((), (), parent)
        self.is_stale = False  # whether newer hands are being computed
        self.set_hands(None)

    def set_hands(self, likely: LikelyHands | None, certain: Collection[Card] = ()) -> None:
        """Show these hands, or none; ``certain`` are the cards common to all."""
        self.beginResetModel()
        self._hands = () if likely is None else likely.hands
        self._exact = likely is None or likely.exact
        self._certain, self.is_stale = frozenset(certain), False
        cards = translate("The other cards") if certain else translate("Cards")
        self._columns = (translate("How likely"), ""), (cards, "")
        self.endResetModel()

    def set_stale(self) -> None:
        if not self.is_stale:
            self.is_stale = True
            self.refresh_all()

    # --- WordTable

    @property
    def n_rows(self) -> int:
        return len(self._hands)

    def cells(self, row: int) -> Sequence[str]:
        hand = self._hands[row]
        chance = fine_percent(hand.probability) if self._exact else percent(hand.probability)
        return chance, card_names(card for card in hand.cards if card not in self._certain)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hand = self._hands[index.row()]
        match role:
            case Qt.ItemDataRole.ToolTipRole:
                return card_names(hand.cards)
            case Qt.ItemDataRole.AccessibleTextRole:
                said = translate("{cards}: {percent}", "a hand, and how likely it is")
                return said.format(cards=card_names(hand.cards), percent=spoken_percent(hand.probability))
            case _ if role == P_ROLE:
                return hand.probability
            case _ if role == STALE_ROLE:
                return self.is_stale
            case _:
                return super().data(index, role)


SIZE = QSize(620, 460)
SMALLEST = QSize(420, 260)
ROW_HEIGHT = 24
P_WIDTH = 96
PADDING = 6


class HandsView(SideWindow):
    """Chooses a holder, shows the certain cards, and lists the likely hands, likeliest first."""

    def __init__(self, service: HandsService, parent: QWidget | None = None) -> None:
        super().__init__(service, "handsView", translate("Likely hands"), parent)
        self._service = service
        self._setup: Setup | None = None
        self.model = HandsModel(self)
        self.holder = HolderChoice("handsHolder", translate("Whose hands are shown"))
        self.status = paragraph("handsStatus", "muted")
        self.certain = paragraph("handsCertain", "heading")
        self.table = HandsTable(self.model, self)
        whose = QLabel(translate("&Hands of", "a player follows"))
        whose.setBuddy(self.holder)
        top = packed(QHBoxLayout(), whose, self.holder, 1, close_button("handsClose", self), spacing=Space.S)
        parts = top, self.certain, self.status, self.table
        packed(QVBoxLayout(self), *parts, margins=(Space.S,) * 4, spacing=Space.S).setStretch(3, 1)
        service.found.connect(self._show)
        service.waiting.connect(self._wait)
        service.contradicted.connect(self._contradict)
        service.emptied.connect(self._empty)
        self.holder.activated.connect(self._choose)
        self.set_sizes(SMALLEST, SIZE)

    # --- while it is open

    def appear(self, setup: Setup, holder: Holder) -> None:
        self.offer(setup)
        self._choose_holder(holder)
        self.come_to_front()

    def offer(self, setup: Setup) -> None:
        """Offer the holders of this set-up that have hands, keeping the current one if possible."""
        if setup != self._setup:
            self._setup = setup
            shown = self.holder.currentData()
            self.holder.clear()
            for holder in setup.holders:
                if holder not in (ENVELOPE, FACE_UP):
                    self.holder.addItem(words.whose(holder, setup), holder)
            self._choose_holder(shown)

    def _choose_holder(self, holder: Holder | None) -> None:
        self.holder.setCurrentIndex(max(self.holder.findData(holder), 0))
        self._choose()

    def take_focus(self) -> None:
        self.table.setFocus()

    # --- what is shown

    @Slot(object, object)
    def _show(self, found: Hands, reply: InferenceReply) -> None:
        places = {} if reply.posterior is None else reply.posterior.certain
        cards = [card for card, holder in places.items() if holder == found.holder]
        only = found.likely is not None and found.likely.count == 1
        self.model.set_hands(found.likely, () if only else cards)
        self.certain.setText("" if found.likely is None else words.certain(cards))
        moment = conflict_advice(reply.upto) if reply.conflict else ""
        plain = "" if reply.people is None else localized(words.PLAIN)
        self.status.setText(" ".join(part for part in (words.summary(found), plain, moment) if part))

    @Slot()
    def _wait(self) -> None:
        self.model.set_stale()
        self.status.setText(localized(words.WAITING))

    @Slot(object)
    def _contradict(self, conflict: tuple[int | str, ...]) -> None:
        self._clear(words.contradicted(conflict))

    @Slot(bool)
    def _empty(self, is_hidden: bool) -> None:
        self._clear(HIDDEN if is_hidden else words.EMPTY)

    def _clear(self, text: str) -> None:
        self.model.set_hands(None)
        self.certain.setText("")
        self.status.setText(localized(text))

    @Slot()
    def _choose(self) -> None:
        self._service.look_at(self.holder.currentData())


class HandsTable(ReadTableView):
    """A read-only row per hand; Tab leaves it."""

    def __init__(self, model: HandsModel, parent: QWidget | None = None) -> None:
        super().__init__("handsTable", translate("Hands, the likeliest first"), parent)
        self.setModel(model)
        self.setItemDelegate(_HandDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHT))
        across = self.horizontalHeader()
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setSectionResizeMode(HandColumn.P, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(HandColumn.P, px(P_WIDTH))


class _HandDelegate(QStyledItemDelegate):
    """Paints a probability on a bar; fades outdated rows."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour(tokens.hover))
        painter.setOpacity(FADED if index.data(STALE_ROLE) else 1.0)
        if index.column() == HandColumn.P:
            bar = rect.adjusted(2, 4, -4, -4)
            bar.setWidth(max(2, round(bar.width() * float(index.data(P_ROLE)))))
            painter.fillRect(bar, colour(tokens.accent_soft))
        painter.setPen(colour(tokens.text))
        box = rect.adjusted(PADDING, 0, -PADDING, 0)
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.setOpacity(1.0)
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()
