"""The item model of likely hands: one row each, likeliest first."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.ui.language import translate
from app.ui.numbers import fine_percent, percent, spoken_percent
from app.ui.text import card_names
from app.ui.widgets.tables import Index, ReadTable
from core.model.cards import Card

if TYPE_CHECKING:
    from core.explain.hands import LikelyHand, LikelyHands

P_ROLE = Qt.ItemDataRole.UserRole
"""The probability of a row's hand."""

STALE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether a row is outdated."""


class HandColumn(IntEnum):
    """The columns."""

    P = 0
    CARDS = 1


class HandsModel(ReadTable):
    """Whole hands, without the cards common to all, which are shown above."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hands: tuple[LikelyHand, ...] = ()
        self._exact = True
        self._certain: frozenset[Card] = frozenset()
        self._stale = False

    def set_hands(self, likely: LikelyHands | None, certain: Collection[Card] = ()) -> None:
        """Show these hands, or none; ``certain`` are the cards common to all."""
        self.beginResetModel()
        self._hands = () if likely is None else likely.hands
        self._exact = likely is None or likely.exact
        self._certain, self._stale = frozenset(certain), False
        self.endResetModel()

    def set_stale(self) -> None:
        """Mark the hands as outdated."""
        if not self._stale:
            self._stale = True
            self.refresh_all()

    @property
    def is_stale(self) -> bool:
        """Whether newer hands are being computed."""
        return self._stale

    # --- ReadTable

    @property
    def n_rows(self) -> int:
        return len(self._hands)

    @property
    def n_columns(self) -> int:
        return len(HandColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hand, column = self._hands[index.row()], HandColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(hand, column)
            case Qt.ItemDataRole.ToolTipRole:
                return card_names(hand.cards)
            case Qt.ItemDataRole.AccessibleTextRole:
                said = translate("HandsModel", "{cards}: {percent}", "a hand, and how likely it is")
                return said.format(cards=card_names(hand.cards), percent=spoken_percent(hand.probability))
            case _ if role == P_ROLE:
                return hand.probability
            case _ if role == STALE_ROLE:
                return self._stale
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if (
            orientation == Qt.Orientation.Horizontal
            and role == Qt.ItemDataRole.DisplayRole
            and section < len(HandColumn)
        ):
            return self._heading(HandColumn(section))
        return None

    def _heading(self, column: HandColumn) -> str:
        if column is HandColumn.P:
            return translate("HandsModel", "How likely")
        return translate("HandsModel", "The other cards") if self._certain else translate("HandsModel", "Cards")

    def _text(self, hand: LikelyHand, column: HandColumn) -> str:
        if column is HandColumn.P:
            return fine_percent(hand.probability) if self._exact else percent(hand.probability)
        return card_names(card for card in hand.cards if card not in self._certain)
