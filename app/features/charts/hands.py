"""The chart of the hands: what each player surely, likely and hardly holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.features.charts.picture import BarPicture, BarRow, ChartTable, Look, Segment, Tick
from app.ui.language import card_name, translate
from app.ui.numbers import exact_percent, percent, plain
from core.model.cards import Card
from core.model.seats import POOL, Holder
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

LIKELY: Final = 0.5
"""From this probability on it is likelier that somebody holds a card than not."""

MOST_NAMED: Final = 4
"""So many of the cards that somebody hardly holds are named; there can be dozens."""


@dataclass(frozen=True, slots=True)
class Held:
    """The cards that may be in a hand with their probabilities, the likeliest first, and how large the hand is."""

    holder: Holder
    size: int
    cards: tuple[tuple[Card, float], ...]

    def among(self, look: Look) -> tuple[tuple[Card, float], ...]:
        """Return those that are surely, likely, or hardly held."""
        return tuple((card, p) for card, p in self.cards if look_of(p) is look)


def look_of(p: float) -> Look:
    """Return whether a card of this probability is held surely, likely, or hardly."""
    if p == 1.0:
        return Look.SURELY
    return Look.LIKELY if p >= LIKELY else Look.HARDLY


def hands_of(posterior: Posterior, setup: Setup) -> tuple[Held, ...]:
    """Return what is known of each hand, in turn order, and of the pool."""
    found = []
    for holder, size in setup.sizes.items():
        column = posterior.marginals[:, posterior.holders.index(holder)].tolist()
        cards = [(card, p) for card, p in zip(posterior.cards, column, strict=True) if p > 0]
        found.append(Held(holder, size, tuple(sorted(cards, key=lambda one: -round(one[1], 12)))))
    return tuple(found)


def hands_picture(posterior: Posterior, setup: Setup) -> BarPicture:
    """Return a bar for each hand, as long as it has cards: how many of them are known, likely, and open."""
    every = hands_of(posterior, setup)
    largest = max(held.size for held in every)
    legend = (
        (Look.SURELY, translate("ChartHands", "Surely")),
        (Look.LIKELY, translate("ChartHands", "Likely (50% or more)")),
        (Look.HARDLY, translate("ChartHands", "Hardly")),
    )
    return BarPicture(tuple(map(_row, every)), largest, _ticks(largest), _table(every), legend)


def _ticks(largest: int) -> tuple[Tick, ...]:
    step = max(1, largest // 4)
    return tuple((float(n), str(n)) for n in range(0, largest + 1, step))


def holder_name(holder: Holder) -> str:
    """Return what a holder is called."""
    return translate("ChartHands", "Pool") if holder == POOL else holder


def _row(held: Held) -> BarRow:
    looks = (Look.SURELY, Look.LIKELY, Look.HARDLY)
    segments = tuple(_segment(held, look) for look in looks if held.among(look))
    known = len(held.among(Look.SURELY))
    number = translate("ChartHands", "{known} of {size}", "cards of a hand that are known").format(
        known=known, size=held.size
    )
    return BarRow(held.holder, holder_name(held.holder), segments, number, _caption(held))


def _segment(held: Held, look: Look) -> Segment:
    """Return how many cards of a hand are expected to be of those that are surely, likely, or hardly held."""
    cards = held.among(look)
    return Segment(look, sum(p for _, p in cards), _said(held, look, cards))


def _said(held: Held, look: Look, cards: tuple[tuple[Card, float], ...]) -> str:
    who = holder_name(held.holder)
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


def _caption(held: Held) -> str:
    """Name the cards that one reckons with, a line for those that are sure and one for those that are likely."""
    surely, likely = held.among(Look.SURELY), held.among(Look.LIKELY)
    lines = []
    if surely:
        lines.append(translate("ChartHands", "Surely: {cards}").format(cards=_names(surely)))
    if likely:
        lines.append(translate("ChartHands", "Likely: {cards}").format(cards=_rough_shares(likely)))
    if not lines:
        lines.append(translate("ChartHands", "None of %n card(s) is likely", "", len(held.cards)))
    return "\n".join(lines)


def _names(cards: tuple[tuple[Card, float], ...]) -> str:
    return ", ".join(card_name(card) for card, _ in cards)


def _shares(cards: tuple[tuple[Card, float], ...]) -> str:
    return ", ".join(_share(card, exact_percent(p)) for card, p in cards)


def _rough_shares(cards: tuple[tuple[Card, float], ...]) -> str:
    return ", ".join(_share(card, percent(p)) for card, p in cards)


def _share(card: Card, share: str) -> str:
    return translate("ChartHands", "{card} {share}", "a card, and how likely it is").format(
        card=card_name(card), share=share
    )


def _table(every: tuple[Held, ...]) -> ChartTable:
    headings = (
        translate("ChartHands", "Player"),
        translate("ChartHands", "Card"),
        translate("ChartHands", "Probability"),
    )
    rows = ((holder_name(held.holder), card_name(card), plain(p)) for held in every for card, p in held.cards)
    return ChartTable(headings, tuple(rows))
