"""The chart of the envelope: how likely each card is to be in it. Its library is fetched when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.services import ChartLibrary
from app.theme import px
from core.model.deck import Deck
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from app.views.envelope_plot import EnvelopePlot
    from core.engines.posterior import Posterior

MOMENT_HEIGHT = 18
"""What the line above the chart takes, in pixels, also while it is empty."""


class EnvelopeChart(QWidget):
    """Holds a place until the library is there; then draws, and redraws with every answer."""

    def __init__(self, library: ChartLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("envelopeChart")
        self.setAccessibleName("Chart: probability of each card being in the envelope")
        self._library = library
        self._deck: Deck | None = None
        self._posterior: Posterior | None = None
        self._stale = False
        self._plot: EnvelopePlot | None = None
        self._moment = QLabel()
        self._moment.setObjectName("chartMoment")
        self._moment.setProperty("kind", "muted")
        self._moment.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._moment.setFixedHeight(px(MOMENT_HEIGHT))
        self._hint = QLabel("The chart is being fetched…")
        self._hint.setProperty("kind", "muted")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._moment)
        layout.addWidget(self._hint)
        self.setMinimumSize(220, 200)
        library.ready.connect(self._make)

    @property
    def is_drawn(self) -> bool:
        """Whether the chart is there, not only its place."""
        return self._plot is not None

    def set_deck(self, deck: Deck | None) -> None:
        """Chart the cards of this deck; nothing is known of them yet."""
        if deck != self._deck:
            self._deck, self._posterior = deck, None
            if self._plot is not None and deck is not None:
                self._plot.set_deck(deck)

    def show_posterior(self, posterior: Posterior) -> None:
        """Redraw the bars."""
        self._posterior, self._stale = posterior, False
        self._draw()

    def set_moment(self, moment: str) -> None:
        """Say which moment the bars belong to; nothing, for now. They don't move for that."""
        self._moment.setText(moment)

    def set_stale(self) -> None:
        """Fade the bars: they belong to an earlier state of the game."""
        self._stale = True
        if self._plot is not None:
            self._plot.set_faded(True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        plot: EnvelopePlot | None = getattr(self, "_plot", None)  # Qt may call before __init__ is through
        if event.type() == QEvent.Type.PaletteChange and plot is not None:
            plot.put_on_colours()

    def _make(self) -> None:
        from app.views.envelope_plot import EnvelopePlot

        self._plot = EnvelopePlot(self)
        self._hint.hide()
        layout = self.layout()
        assert layout is not None  # noqa: S101 - it was made above
        layout.addWidget(self._plot)
        if self._deck is not None:
            self._plot.set_deck(self._deck)
        self._draw()

    def _draw(self) -> None:
        """Draw what is known, where it can be seen: a chart in a closed dock costs nothing."""
        posterior = self._posterior
        if self._plot is None or posterior is None or not self.isVisible() or posterior.cards != self._cards:
            return
        column = posterior.holders.index(ENVELOPE)
        errors = None if posterior.stderr is None else posterior.stderr[:, column].tolist()
        self._plot.set_shares(posterior.marginals[:, column].tolist(), errors, faded=self._stale)
        self.setToolTip("Lines across the bars: the standard error of an estimate" if errors else "")

    @property
    def _cards(self) -> object:
        return None if self._deck is None else self._deck.cards
