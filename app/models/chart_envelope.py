"""The chart of the envelope: how likely each card is to be in it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from app.language import card_name, translate
from app.models.chart_picture import BarPicture, BarRow, Look, Segment, percents
from app.models.chart_table import ChartTable
from app.numbers import error_percent, estimated_percent, exact_percent, percent, plain
from core.model.cards import Card, Category
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


class Order(Enum):
    """How the cards of a category follow each other; the values are those of the settings."""

    DECK = "deck"
    LIKELIEST = "likeliest"


def envelope_picture(posterior: Posterior, order: Order) -> BarPicture:
    """Return a bar for each card, category by category."""
    column = posterior.holders.index(ENVELOPE)
    shares = posterior.marginals[:, column].tolist()
    errors = [0.0] * len(shares) if posterior.stderr is None else posterior.stderr[:, column].tolist()
    every = list(zip(posterior.cards, shares, errors, strict=True))
    rows: list[BarRow] = []
    for category in Category:
        found = [one for one in every if one[0].category is category]
        if order is Order.LIKELIEST:
            found.sort(key=lambda one: -round(one[1], 12))
        rows += [_row(*one, begins_group=bool(rows) and i == 0) for i, one in enumerate(found)]
    note = ""
    if any(errors):
        note = translate("ChartEnvelope", "An estimate. Lines across the ends: its standard error.")
    return BarPicture(
        tuple(rows), 1.0, percents(1.0), _table(every, has_errors=posterior.stderr is not None), note=note
    )


def _row(card: Card, share: float, error: float, *, begins_group: bool) -> BarRow:
    segment = Segment(Look.ENVELOPE, share, _said(card, share, error))
    return BarRow(card, card_name(card), (segment,), percent(share), error=error, begins_group=begins_group)


def _said(card: Card, share: float, error: float) -> str:
    if share in {0.0, 1.0}:
        certain = (
            translate("ChartEnvelope", "{card}: certainly in the envelope")
            if share
            else translate("ChartEnvelope", "{card}: certainly not in the envelope")
        )
        return certain.format(card=card_name(card))
    if error:
        return translate("ChartEnvelope", "{card}: {share} in the envelope, with a standard error of {error}").format(
            card=card_name(card), share=estimated_percent(share, error), error=error_percent(error)
        )
    return translate("ChartEnvelope", "{card}: {share} in the envelope").format(
        card=card_name(card), share=exact_percent(share)
    )


def _table(every: list[tuple[Card, float, float]], *, has_errors: bool) -> ChartTable:
    """Return all cards in deck order, whatever the order of the bars: a table can be sorted."""
    headings = [translate("ChartEnvelope", "Card"), translate("ChartEnvelope", "In the envelope")]
    if has_errors:
        headings.append(translate("ChartEnvelope", "Standard error"))
    rows = ((card_name(card), plain(share), plain(error))[: len(headings)] for card, share, error in every)
    return ChartTable(tuple(headings), tuple(rows))
