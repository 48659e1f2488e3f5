"""The charts of the envelope: how likely each card is to be in it, and the likeliest solutions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from math import sqrt
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from app.features.charts.frame import ChartFrame, Content, ImportAhead, no_numbers
from app.game.game import Game
from app.tasks.shown import Shown
from app.ui.language import card_name, translate
from app.ui.numbers import error_percent, estimated_percent, exact_percent, fine_percent, percent, plain
from app.ui.plots.chart import ENVELOPE as IN_ENVELOPE
from app.ui.plots.chart import BarChart, BarRow, Segment, percent_tick
from app.ui.settings import Preferences
from app.ui.theme import AIR, grown
from app.ui.tokens import TokenLook, tokens_of
from core.model.cards import Card, Category, Triple
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


MOST: Final = 10

REACHES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""The ends that the axis can have: among many solutions, each bar would be too short to see on an axis to 100%."""


class Order(Enum):
    """The order of the cards within a category; the values are stored in the settings."""

    DECK = "deck"
    LIKELIEST = "likeliest"


def envelope_chart(posterior: Posterior, order: Order) -> BarChart:
    """Return a bar for each card, category by category."""
    column = posterior.holders.index(ENVELOPE)
    shares = posterior.marginals[:, column].tolist()
    errors = [0.0] * len(shares) if posterior.stderr is None else posterior.stderr[:, column].tolist()
    every = list(zip(posterior.cards, shares, errors, strict=True))
    tokens = _tokens(posterior)
    rows: list[BarRow] = []
    for category in Category:
        cards = [cell for cell in every if cell[0].category is category]
        if order is Order.LIKELIEST:
            cards.sort(key=lambda cell: -round(cell[1], 12))
        rows += [
            replace(_row(*cell), begins_group=bool(rows) and i == 0, token=tokens.get(cell[0]))
            for i, cell in enumerate(cards)
        ]
    note = ""
    if any(errors):
        note = translate("Estimated. The lines at the ends show the standard error.")
    headings = [translate("Card"), translate("In the envelope")]
    if posterior.stderr is not None:
        headings.append(translate("Standard error"))
    table = ((card_name(card), plain(share), plain(error))[: len(headings)] for card, share, error in every)
    return BarChart(tuple(rows), 1.0, percent_tick, (tuple(headings), *table), note=note)


def _tokens(posterior: Posterior) -> Mapping[Card, TokenLook]:
    return tokens_of([card for card in posterior.cards if card.category is Category.SUSPECT])


def _row(card: Card, share: float, error: float) -> BarRow:
    segment = Segment(IN_ENVELOPE, share, _description(card, share, error))
    return BarRow(card, card_name(card), (segment,), percent(share), error=error)


def _description(card: Card, share: float, error: float) -> str:
    if share in {0.0, 1.0}:
        certain = (
            translate("{card}: certainly in the envelope")
            if share
            else translate("{card}: certainly not in the envelope")
        )
        return certain.format(card=card_name(card))
    if error:
        return translate("{card}: {share} in the envelope, with a standard error of {error}").format(
            card=card_name(card), share=estimated_percent(share, error), error=error_percent(error)
        )
    return translate("{card}: {share} in the envelope").format(card=card_name(card), share=exact_percent(share))


# --- solutions


def solutions_chart(posterior: Posterior) -> BarChart | None:
    """Return a bar for each of the most likely solutions, in order; None if the engine gives no joint distribution."""
    envelope = posterior.envelope
    if envelope is None:
        return None
    best = [(solution, p, _error(p, posterior.effective)) for solution, p in envelope.top(MOST)]
    longest = max(p + error for _, p, error in best)
    reach = next((reach for reach in REACHES if reach >= longest), 1.0)
    tokens = _tokens(posterior)
    rows = tuple(replace(_solution_row(*row), token=tokens[row[0][0]]) for row in best)
    headings = (
        translate("Suspect"),
        translate("Weapon"),
        translate("Room"),
        translate("Probability"),
    )
    table = ((*map(card_name, solution), plain(p)) for solution, p, _ in best)
    return BarChart(rows, reach, percent_tick, (headings, *table), names_above=True, note=_note(posterior, best))


def _error(p: float, effective: float | None) -> float:
    """Return the standard error of a share among ``effective`` sampled deals; 0 if none were sampled."""
    return sqrt(max(p * (1 - p), 0.0) / effective) if effective else 0.0  # a sum of shares may be a little over 1


def _solution_row(solution: Triple, p: float, error: float) -> BarRow:
    name = ", ".join(map(card_name, solution))
    segment = Segment(IN_ENVELOPE, p, _solution_description(name, p, error))
    return BarRow(solution, name, (segment,), estimated_percent(p, error) if error else fine_percent(p), error=error)


def _solution_description(name: str, p: float, error: float) -> str:
    if p == 1.0:
        return translate("{solution}: certain").format(solution=name)
    if error:
        return translate("{solution}: {share}, with a standard error of {error}").format(
            solution=name, share=estimated_percent(p, error), error=error_percent(error)
        )
    return translate("{solution}: {share}").format(solution=name, share=exact_percent(p))


def _note(posterior: Posterior, best: list[tuple[Triple, float, float]]) -> str:
    """Return how much of the total probability the bars show."""
    shown = fine_percent(min(1.0, sum(p for _, p, _ in best)))
    left = posterior.solutions
    if left is None:
        return translate("Together {share} (estimated).").format(share=shown)
    if left <= len(best):
        return translate("No other solution is possible.")
    return translate("Together {share}, of %n possible solution(s).", "", left).format(share=shown)


class EnvelopeChart(ChartFrame):
    """The probability that each card is in the envelope, in deck order or most likely first in each category."""

    def __init__(
        self, preferences: Preferences, game: Game, parent: QWidget | None = None, ahead: ImportAhead | None = None
    ) -> None:
        super().__init__("envelopeChart", translate("In the envelope"), preferences, parent, ahead=ahead)
        self._posterior: Posterior | None = None
        sort = translate("Sort", "the cards of a chart")
        self.order = self.head.add_choice("chartOrder", sort, translate("The likeliest cards of each category first"))
        self.order.setChecked(preferences.chart_order == Order.LIKELIEST.value)
        self.order.toggled.connect(self._sort)
        self.setMinimumSize(grown(220, AIR), 200)
        self.use(game, self._make)
        game.follow(self.follow_numbers)

    def _make(self, now: Shown) -> Content:
        """Return the chart of the numbers; if the engine has none, the old ones stay."""
        reply = now.current
        if reply is None or reply.posterior is None:
            return None if reply is None or self.chart is not None else no_numbers(reply)
        self._posterior = reply.posterior  # to be sorted otherwise
        return self._sorted(reply.posterior)

    def _sorted(self, posterior: Posterior) -> BarChart:
        return envelope_chart(posterior, Order.LIKELIEST if self.order.isChecked() else Order.DECK)

    def _sort(self, sorted_: bool) -> None:
        self._preferences.chart_order = (Order.LIKELIEST if sorted_ else Order.DECK).value
        if self.chart is not None and self._posterior is not None:
            is_faded = self.is_faded
            self.show_chart(self._sorted(self._posterior))
            self.set_stale(is_faded)
