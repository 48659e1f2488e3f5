"""The chart of the hands: what each player surely, likely and hardly holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.features.charts.bars import BarPicture, BarRow, Segment
from app.features.charts.drawing import Look
from app.ui.language import card_name, translate
from app.ui.numbers import exact_percent, percent, plain
from app.ui.text import title
from core.model.cards import Card
from core.model.seats import Holder
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

LIKELY: Final = 0.5
"""From this probability on it is likelier that somebody holds a card than not."""

MOST_NAMED: Final = 4
"""So many of the cards that somebody hardly holds are named; there can be dozens."""

Cards = Sequence[tuple[Card, float]]
"""Cards that may be in a hand, with their probabilities."""


def hands_picture(posterior: Posterior, setup: Setup) -> BarPicture:
    """Return a bar for each hand, as long as it has cards: how many of them are known, likely, and open.

    The hands are in turn order, then the pool.
    """
    hands = {holder: _cards(posterior, holder) for holder in setup.sizes}
    largest = max(setup.sizes.values())
    ticks = tuple((float(n), str(n)) for n in range(0, largest + 1, max(1, largest // 4)))
    legend = (
        (Look.SURELY, translate("ChartHands", "Surely")),
        (Look.LIKELY, translate("ChartHands", "Likely (50% or more)")),
        (Look.HARDLY, translate("ChartHands", "Hardly")),
    )
    headings = (
        translate("ChartHands", "Player"),
        translate("ChartHands", "Card"),
        translate("ChartHands", "Probability"),
    )
    table = ((title(holder), card_name(card), plain(p)) for holder, cards in hands.items() for card, p in cards)
    rows = tuple(_row(holder, setup.sizes[holder], cards) for holder, cards in hands.items())
    return BarPicture(rows, largest, ticks, (headings, *table), legend)


def _cards(posterior: Posterior, holder: Holder) -> Cards:
    """Return the cards that may be in a hand, the likeliest first."""
    column = posterior.marginals[:, posterior.holders.index(holder)].tolist()
    cards = [(card, p) for card, p in zip(posterior.cards, column, strict=True) if p > 0]
    return sorted(cards, key=lambda one: -round(one[1], 12))


def _look(p: float) -> Look:
    if p == 1.0:
        return Look.SURELY
    return Look.LIKELY if p >= LIKELY else Look.HARDLY


def _row(holder: Holder, size: int, cards: Cards) -> BarRow:
    """Return a bar whose segments are as long as so many of their cards are expected to be in the hand."""
    groups = {look: [one for one in cards if _look(one[1]) is look] for look in (Look.SURELY, Look.LIKELY, Look.HARDLY)}
    segments = tuple(
        Segment(look, sum(p for _, p in group), _said(title(holder), look, group))
        for look, group in groups.items()
        if group
    )
    number = translate("ChartHands", "{known} of {size}", "cards of a hand that are known").format(
        known=len(groups[Look.SURELY]), size=size
    )
    return BarRow(
        holder, title(holder), segments, number, _caption(groups[Look.SURELY], groups[Look.LIKELY], len(cards))
    )


def _said(who: str, look: Look, cards: Cards) -> str:
    if look is Look.SURELY:
        return translate("ChartHands", "{who} surely holds: {cards}").format(who=who, cards=_names(cards))
    if look is Look.LIKELY:
        return translate("ChartHands", "{who} likely holds: {cards}").format(who=who, cards=_shares(cards))
    more = len(cards) - MOST_NAMED
    if more <= 0:
        return translate("ChartHands", "{who} hardly holds: {cards}").format(who=who, cards=_shares(cards))
    return translate("ChartHands", "{who} hardly holds: {cards}, or one of %n other(s)", "", more).format(
        who=who, cards=_shares(cards[:MOST_NAMED])
    )


def _caption(surely: Cards, likely: Cards, possible: int) -> str:
    """Name the cards that one reckons with, a line for those that are sure and one for those that are likely."""
    lines = []
    if surely:
        lines.append(translate("ChartHands", "Surely: {cards}").format(cards=_names(surely)))
    if likely:
        lines.append(translate("ChartHands", "Likely: {cards}").format(cards=_shares(likely, percent)))
    return "\n".join(lines) or translate("ChartHands", "None of %n card(s) is likely", "", possible)


def _names(cards: Cards) -> str:
    return ", ".join(card_name(card) for card, _ in cards)


def _shares(cards: Cards, in_percent: Callable[[float], str] = exact_percent) -> str:
    said = translate("ChartHands", "{card} {share}", "a card, and how likely it is")
    return ", ".join(said.format(card=card_name(card), share=in_percent(p)) for card, p in cards)
