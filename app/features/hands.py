"""A player's likely whole hands: looked up in a worker, and shown in a window that follows the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
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

from app.game.game import Game
from app.tasks.background import Background
from app.tasks.follower import Follower
from app.tasks.inference import HIDDEN, InferenceReply, LruCache
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.numbers import count, fine_percent, percent, spoken_percent
from app.ui.text import card_names, conflict_advice, conflict_words, reason, the_cards, went_wrong
from app.ui.theme import FADED, Space, colour, colours, px
from app.ui.widgets.form import HolderChoice
from app.ui.widgets.labels import close_button, paragraph
from app.ui.widgets.panels import SideWindow, packed
from app.ui.widgets.tables import Index, ReadTableView, WordTable
from core.checkpoint import checkpoint
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import say

if TYPE_CHECKING:
    from core.evidence.evidence import Source
    from core.explain.hands import LikelyHands

MOST: Final = 100
"""Number of hands listed."""

REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Hands:
    """The likely hands of a player (or the pool) in a case; or ``failure`` says why there are none."""

    case: Case
    holder: Holder
    likely: LikelyHands | None = None
    failure: str = ""


def find(case: Case, holder: Holder) -> Hands:
    """Return the likeliest hands. Runs in a worker. Raises CancelledError."""
    from core.engines.contract import TooLargeError
    from core.explain.hands import likely_hands

    try:
        checkpoint()
        return Hands(case, holder, likely_hands(case, holder, MOST))
    except TooLargeError as error:
        failure = translate("These hands cannot be estimated: {reason}.").format(reason=reason(error))
        return Hands(case, holder, failure=failure)


class HandsService(Follower):
    """Computes the hands of one holder, in the case that the sheet shows.

    ``found`` carries Hands and the sheet's InferenceReply; ``emptied``: also where the game has no such holder.
    """

    found = Signal(object, object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._holder: Holder | None = None
        self._answers: LruCache[tuple[Case, Holder], Hands] = LruCache(REMEMBERED)

    def look_at(self, holder: Holder) -> None:
        if holder != self._holder:
            self._holder = holder
            self._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        case, holder = reply.consistent_case, self._holder
        if holder not in case.setup.holders:
            self.emptied.emit(self._is_hidden)
        elif (hands := self._answers.get((case, holder))) is not None:
            self.found.emit(hands, reply)
        else:
            self.waiting.emit()
            self._task.run_slow(partial(find, case, holder), partial(self._on_hands, case, holder))

    def _on_hands(self, case: Case, holder: Holder, future: Future[Hands], wanted: bool) -> None:
        error = future.exception()
        hands = future.result() if error is None else Hands(case, holder, failure=went_wrong(error))
        self._answers.keep((case, holder), hands)
        if wanted:
            self.found.emit(hands, self._reply)


WAITING = say("Working it out…")
EMPTY = say("No game is open.")
PLAIN = say("These are as the cards say, not as people play.")
NONE_CERTAIN = say("No card is certain.")

FLAT = 0.02
"""If even the likeliest hand is less likely than this, the text says that none stands out."""


def whose(holder: Holder, setup: Setup) -> str:
    """Return a holder as an option: a name, "you" beside my own, or the pool."""
    if holder == POOL:
        return translate("The pool")
    return translate("{name} (you)").format(name=holder) if holder == setup.me else holder


def summary(hands: Hands) -> str:
    """Return how many hands there are, whether they were all counted, and whether one stands out."""
    likely = hands.likely
    if likely is None:
        return localized(hands.failure)
    return _estimated(likely) if likely.drawn is not None else _counted(likely)


def _counted(likely: LikelyHands) -> str:
    n, shown = likely.count, len(likely.hands)
    if n == 1:
        return translate("No other hand is possible.")
    best = max(hand.probability for hand in likely.hands)
    return _possible(flat=best < FLAT, cut=shown < n).format(hands=count(n), percent=fine_percent(best), shown=shown)


def _possible(*, flat: bool, cut: bool) -> str:
    if flat and cut:
        return translate("{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.")
    if flat:
        return translate("{hands} hands are possible, none likelier than {percent}.")
    if cut:
        return translate("{hands} hands are possible; here are the {shown} likeliest.")
    return translate("{hands} hands are possible.")


def _estimated(likely: LikelyHands) -> str:
    n, shown, drawn = likely.count, len(likely.hands), count(likely.drawn or 0)
    if not shown:
        sentence = translate(
            "No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand."
        )
    elif shown == n:
        sentence = translate("Estimated from {deals} drawn deals, with {hands} different hands. There may be more.")
    else:
        sentence = translate(
            "Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may "
            "be more."
        )
    return sentence.format(deals=drawn, hands=count(n), shown=shown)


def certain(cards: Sequence[Card]) -> str:
    if not cards:
        return localized(NONE_CERTAIN)
    return translate("Certain: {cards}.").format(cards=the_cards(cards))


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why there are no hands: the set-up contradicts itself."""
    text = translate("{contradiction} So no hand is possible.", "contradiction: a sentence")
    return text.format(contradiction=conflict_words(conflict))


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
                phrase = translate("{cards}: {percent}", "a hand, and how likely it is")
                return phrase.format(cards=card_names(hand.cards), percent=spoken_percent(hand.probability))
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
    """Chooses a holder, shows the certain cards, and lists the likely hands, likeliest first.

    Its parts are made when it is opened first.
    """

    def __init__(
        self, host: Host, game: Game, service: HandsService, current: Callable[[], tuple[Card, Holder] | None]
    ) -> None:
        """``current``: returns the sheet's current cell, if there is one."""
        super().__init__(service, "handsView", translate("Likely hands"), host.window)
        self._game, self._service, self._current = game, service, current
        self._setup: Setup | None = None
        host.actions.hands.triggered.connect(self.open_at_cell)
        game.follow(self._on_shown)

    def _make_parts(self) -> None:
        self.model = HandsModel(self)
        self.holder = HolderChoice("handsHolder", translate("Whose hands are shown"))
        self.status = paragraph("handsStatus", "muted")
        self.certain = paragraph("handsCertain", "heading")
        self.table = HandsTable(self.model, self)
        whose = QLabel(translate("&Hands of", "a player follows"))
        whose.setBuddy(self.holder)
        top = packed(QHBoxLayout(), whose, self.holder, 1, close_button("handsClose", self), spacing=Space.S)
        parts = top, self.certain, self.status, (self.table, 1)
        packed(QVBoxLayout(self), *parts, margins=Space.S, spacing=Space.S)
        self._service.found.connect(self._on_hands)
        self._service.waiting.connect(self._on_waiting)
        self._service.contradicted.connect(self._on_contradicted)
        self._service.emptied.connect(self._on_emptied)
        self.holder.activated.connect(self._on_holder)
        self.set_sizes(SMALLEST, SIZE)

    # --- opening

    def open_at_cell(self) -> None:
        """Open the hands of the sheet's current column, or else of another player."""
        cell = self._current()
        self.open_at("" if cell is None else cell[1])

    def open_at(self, holder: Holder) -> None:
        """Show the hands of a holder, or of the first other one if this one has none."""
        case = self._game.value.case
        if case is None:
            return
        setup = case.setup
        if holder not in setup.holders or holder in (ENVELOPE, FACE_UP):
            holder = next(name for name in setup.seats.names if name != setup.me)
        if self._setup is None:
            self._make_parts()
        self._offer(setup)
        self._choose(holder)
        self.come_to_front()

    def _offer(self, setup: Setup) -> None:
        """Offer the holders of this set-up that have hands, keeping the current one if possible."""
        if setup != self._setup:
            self._setup = setup
            shown = self.holder.currentData()
            self.holder.clear()
            for holder in setup.holders:
                if holder not in (ENVELOPE, FACE_UP):
                    self.holder.addItem(whose(holder, setup), holder)
            self._choose(shown)

    def _choose(self, holder: Holder | None) -> None:
        self.holder.setCurrentIndex(max(self.holder.findData(holder), 0))
        self._on_holder()

    def _on_holder(self) -> None:
        self._service.look_at(self.holder.currentData())

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if self._setup is not None and now.shown is not None:
            self._offer(now.shown.setup)
        self._service.show(now, before)

    def take_focus(self) -> None:
        self.table.setFocus()

    # --- what is shown

    def _on_hands(self, hands: Hands, reply: InferenceReply) -> None:
        places = {} if reply.posterior is None else reply.posterior.certain
        cards = [card for card, holder in places.items() if holder == hands.holder]
        only = hands.likely is not None and hands.likely.count == 1
        self.model.set_hands(hands.likely, () if only else cards)
        self.certain.setText("" if hands.likely is None else certain(cards))
        moment = conflict_advice(reply.upto) if reply.conflict else ""
        plain = "" if reply.people is None else localized(PLAIN)
        self.status.setText(" ".join(part for part in (summary(hands), plain, moment) if part))

    def _on_waiting(self) -> None:
        self.model.set_stale()
        self.status.setText(localized(WAITING))

    def _on_contradicted(self, conflict: tuple[Source, ...]) -> None:
        self._empty(contradicted(conflict))

    def _on_emptied(self, is_hidden: bool) -> None:
        self._empty(HIDDEN if is_hidden else EMPTY)

    def _empty(self, text: str) -> None:
        self.model.set_hands(None)
        self.certain.setText("")
        self.status.setText(localized(text))


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
