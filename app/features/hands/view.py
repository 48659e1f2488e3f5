"""The window of a player's likely hands, which follows the game while it is open."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Slot
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
from app.features.hands.model import P_ROLE, STALE_ROLE, HandColumn, HandsModel
from app.features.hands.presenter import Hands, HandsService
from app.tasks.inference import InferenceReply
from app.ui.language import localized, translate
from app.ui.theme import FADED, Space, colour, colours, px
from app.ui.widgets.fields import HolderChoice
from app.ui.widgets.labels import paragraph
from app.ui.widgets.panels import SideWindow
from app.ui.widgets.tables import Index, ReadTableView
from core.model.cards import Card
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

SIZE = QSize(620, 460)
SMALLEST = QSize(420, 260)
ROW_HEIGHT = 24
P_WIDTH = 96
PADDING = 6


class HandsView(SideWindow):
    """Chooses a holder, shows the certain cards, and lists the likely hands, likeliest first."""

    def __init__(self, service: HandsService, parent: QWidget | None = None) -> None:
        super().__init__(service, "handsView", translate("HandsView", "Likely hands"), parent)
        self._service = service
        self._setup: Setup | None = None
        self.model = HandsModel(self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.set_sizes(SMALLEST, SIZE)

    def _make_parts(self) -> None:
        self.holder = HolderChoice("handsHolder", translate("HandsView", "Whose hands are shown"))
        self.status = paragraph("handsStatus", "muted")
        self.certain = paragraph("handsCertain", "heading")
        self.table = HandsTable(self.model, self)

    def _lay_out(self) -> None:
        whose = QLabel(translate("HandsView", "&Hands of", "a player follows"))
        whose.setBuddy(self.holder)
        top = QHBoxLayout()
        top.setSpacing(Space.S)
        top.addWidget(whose)
        top.addWidget(self.holder)
        top.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        layout.setSpacing(Space.S)
        layout.addLayout(top)
        layout.addWidget(self.certain)
        layout.addWidget(self.status)
        layout.addWidget(self.table, 1)

    def _connect(self) -> None:
        service = self._service
        service.found.connect(self._show)
        service.waiting.connect(self._wait)
        service.contradicted.connect(self._contradict)
        service.emptied.connect(self._empty)
        self.holder.activated.connect(self._choose)

    # --- while it is open

    def appear(self, setup: Setup, holder: Holder) -> None:
        """Come to the front with the hands of this holder."""
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
        cards = certain_cards(reply, found.holder)
        only = found.likely is not None and found.likely.count == 1
        self.model.set_hands(found.likely, () if only else cards)
        self.certain.setText("" if found.likely is None else words.certain(cards))
        moment = words.moment(reply.conflict, reply.upto)
        self.status.setText(" ".join(part for part in (words.summary(found), moment) if part))

    @Slot()
    def _wait(self) -> None:
        self.model.set_stale()
        self.status.setText(localized(words.WAITING))

    @Slot(object)
    def _contradict(self, conflict: tuple[int | str, ...]) -> None:
        self._clear(words.contradicted(conflict))

    @Slot()
    def _empty(self) -> None:
        self._clear(words.EMPTY)

    def _clear(self, text: str) -> None:
        self.model.set_hands(None)
        self.certain.setText("")
        self.status.setText(localized(text))

    @Slot()
    def _choose(self) -> None:
        self._service.look_at(self.holder.currentData())


def certain_cards(reply: InferenceReply, holder: Holder) -> tuple[Card, ...]:
    """Return the cards that a holder certainly has, in deck order."""
    posterior = reply.posterior
    if posterior is None:
        return ()
    column = posterior.marginals[:, posterior.holders.index(holder)]
    return tuple(card for card, p in zip(posterior.cards, column.tolist(), strict=True) if p == 1.0)


class HandsTable(ReadTableView):
    """A read-only row per hand; Tab leaves it."""

    def __init__(self, model: HandsModel, parent: QWidget | None = None) -> None:
        super().__init__("handsTable", translate("HandsView", "Hands, the likeliest first"), parent)
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
