"""The bars of the envelope chart. Importing this imports pyqtgraph: only the chart does, when that is there."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.numbers import percent
from app.theme import Space, TypeSize, colour, colours
from core.model.cards import Card, Category
from core.model.deck import Deck

NUMBER_WIDTH = 42
"""What a number needs behind its bar, in pixels."""

WIDEST_NAME = 110
"""The most that the name of a card may take, in pixels."""

THICKNESS = 0.72
GAP = 0.6
"""How far apart two categories stand, in rows."""


class EnvelopePlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """One bar for each card, under each other by category, with its probability in percent at its end.

    A line across the end of a bar is as long as the standard error of an estimate to both sides.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("envelopePlot")
        self.setAccessibleName("Probability of each card being in the envelope")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMenuEnabled(False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self._cards: tuple[Card, ...] = ()
        self._shares: list[float] = []
        self._bars = pg.BarGraphItem(x0=[0], y=[0], height=THICKNESS, width=[0])
        self._places = np.zeros(0)
        self._errors = pg.ErrorBarItem()
        self._errors.hide()
        self._labels: list[pg.TextItem] = []
        self.addItem(self._bars)
        self.addItem(self._errors)
        self.getViewBox().invertY(True)
        self._set_up_axes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_bars"):  # pyqtgraph resizes itself before we are made
            self._leave_room()

    def _leave_room(self) -> None:
        """Let 100% end where there is just room for its number."""
        width = max(self.width() - self._names_width(), 2 * NUMBER_WIDTH)
        self.setXRange(0, width / (width - NUMBER_WIDTH), padding=0)

    def _set_up_axes(self) -> None:
        font = QFont(self.font())
        font.setPixelSize(TypeSize.SMALL)
        bottom, left = self.getAxis("bottom"), self.getAxis("left")
        bottom.setTicks([[(p / 100, f"{p}%") for p in (0, 50, 100)]])
        for axis in (bottom, left):
            axis.setStyle(tickFont=font, tickLength=0)
        self.showGrid(x=True, alpha=0.15)

    def set_deck(self, deck: Deck) -> None:
        """Make a bar for each card, all of them empty."""
        self._cards = deck.cards
        places = _places(deck)
        self._places = np.array(places)
        self._shares = [0.0] * len(places)
        self._errors.hide()
        self._bars.setOpts(x0=[0] * len(places), y=places, height=THICKNESS, width=self._shares)
        self._name_cards(places)
        self._leave_room()
        self.setYRange(-0.7, places[-1] + 0.7, padding=0)
        for label in self._labels:
            self.removeItem(label)
        self._labels = [self._label(y) for y in places]
        self.put_on_colours()

    def _name_cards(self, places: Sequence[float]) -> None:
        cut, axis = self._metrics().elidedText, self.getAxis("left")
        names = [cut(card.name, Qt.TextElideMode.ElideRight, WIDEST_NAME) for card in self._cards]
        axis.setTicks([list(zip(places, names, strict=True))])
        axis.setWidth(self._names_width())

    def _names_width(self) -> int:
        metrics = self._metrics()
        widest = max((metrics.horizontalAdvance(card.name) for card in self._cards), default=0)
        return min(widest, WIDEST_NAME) + Space.M

    def _metrics(self) -> QFontMetrics:
        font = QFont(self.font())
        font.setPixelSize(TypeSize.SMALL)
        return QFontMetrics(font)

    def _label(self, y: float) -> pg.TextItem:
        label = pg.TextItem("", anchor=(0, 0.5))
        font = QFont(self.font())
        font.setPixelSize(TypeSize.SMALL)
        label.setFont(font)
        label.setPos(0, y)
        self.addItem(label)
        return label

    def set_shares(self, shares: Sequence[float], errors: Sequence[float] | None, *, faded: bool) -> None:
        """Show these probabilities and their standard errors, one for each card in the order of the deck."""
        self._shares = list(shares)
        self._bars.setOpts(width=self._shares)
        errors = errors or [0.0] * len(self._shares)
        self._show_errors(np.array(errors))
        for label, share, error in zip(self._labels, self._shares, errors, strict=True):
            label.setText(percent(share))
            label.setX(share + error)
        self.set_faded(faded)

    def _show_errors(self, errors: npt.NDArray[np.float64]) -> None:
        shares, open_cells = np.array(self._shares), errors > 0
        x, y, reach = shares[open_cells], self._places[open_cells], errors[open_cells]
        self._errors.setData(x=x, y=y, left=np.minimum(reach, x), right=reach)
        self._errors.setVisible(bool(open_cells.any()))

    def set_faded(self, faded: bool) -> None:
        """Fade the bars while a newer answer is on its way."""
        opacity = 0.45 if faded else 1.0
        self._bars.setOpacity(opacity)
        self._errors.setOpacity(opacity)
        for label in self._labels:
            label.setOpacity(opacity)

    def put_on_colours(self) -> None:
        """Take the colours of the theme as it is now."""
        tokens = colours()
        self.setBackground(colour(tokens.surface))
        self._bars.setOpts(brush=colour(tokens.envelope_soft), pen=None)
        self._errors.setData(pen=pg.mkPen(colour(tokens.text), width=2))
        for name in ("bottom", "left"):
            axis = self.getAxis(name)
            axis.setPen(colour(tokens.line))
            axis.setTextPen(colour(tokens.text if name == "left" else tokens.muted))
        for label in self._labels:
            label.setColor(colour(tokens.text))


def _places(deck: Deck) -> list[float]:
    """Return where the bars stand, from the top: a row for each card, a gap between two categories."""
    places, y = [], 0.0
    for category in Category:
        for _ in deck.of(category):
            places.append(y)
            y += 1
        y += GAP
    return places
