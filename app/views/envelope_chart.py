"""The chart of the envelope: how likely each card is to be in it. Its library is fetched when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QToolButton, QWidget

from app.language import translate
from app.models.chart_envelope import Order, envelope_picture
from app.preferences import Preferences
from app.remembered import CHART_ORDER
from app.services import ChartLibrary
from app.theme import AIR, grown
from app.views.chart_frame import ChartFrame
from core.model.deck import Deck

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


class EnvelopeChart(ChartFrame):
    """A bar for each card, in the order of the deck, or the likeliest of each category first."""

    def __init__(self, library: ChartLibrary, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("envelopeChart", translate("EnvelopeChart", "In the envelope"), library, preferences, parent)
        self._deck: Deck | None = None
        self._posterior: Posterior | None = None
        self.order = QToolButton()
        self.order.setObjectName("chartOrder")
        self.order.setText(translate("EnvelopeChart", "Sort", "the cards of a chart"))
        self.order.setToolTip(translate("EnvelopeChart", "The likeliest cards of each category first"))
        self.order.setAccessibleName(self.order.toolTip())
        self.order.setCheckable(True)
        self.order.setChecked(preferences.get(CHART_ORDER) == Order.LIKELIEST.value)
        self.order.toggled.connect(self._sort)
        self.head.add_choice(self.order)
        self.setMinimumSize(grown(220, AIR), 200)

    def set_deck(self, deck: Deck | None) -> None:
        """Chart the cards of this deck; nothing is known of them yet."""
        if deck != self._deck:
            self._deck, self._posterior = deck, None
            self.say(translate("EnvelopeChart", "The first numbers are on their way…"))

    def show_posterior(self, posterior: Posterior) -> None:
        """Redraw the bars, if they are those of this deck."""
        if self._deck is not None and posterior.cards == self._deck.cards:
            self._posterior = posterior
            self._redraw()

    @Slot(bool)
    def _sort(self, sorted_: bool) -> None:
        self._preferences.set(CHART_ORDER, (Order.LIKELIEST if sorted_ else Order.DECK).value)
        was_stale = self.is_stale
        self._redraw()
        self.set_stale(was_stale)

    def _redraw(self) -> None:
        if self._posterior is not None:
            order = Order.LIKELIEST if self.order.isChecked() else Order.DECK
            self.show_picture(envelope_picture(self._posterior, order))
