"""The charts of the players: what each is certain, likely and unlikely to hold, and how close they are to solving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.ui.language import card_name, translate
from app.ui.numbers import exact_percent, percent, plain, solutions
from app.ui.plots.chart import (
    CERTAIN,
    LIKELY,
    NEXT,
    NOW,
    UNLIKELY,
    BarChart,
    BarRow,
    BarStyle,
    Segment,
    number,
    number_tick,
    percent_tick,
)
from app.ui.text import title
from core.model.cards import Card
from core.model.seats import Holder
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.situation.rivals import Rival

LIKELY_FROM: Final = 0.5
"""The lowest probability at which a card counts as likely in a hand."""

MOST_NAMED: Final = 4
"""How many of the unlikely cards of a hand are listed at most; there can be dozens."""

Cards = Sequence[tuple[Card, float]]
"""The possible cards of a hand, with their probabilities."""


def hands_chart(posterior: Posterior, setup: Setup) -> BarChart:
    """Return a bar for each hand, as long as its number of cards: how many are certain, likely and unlikely.

    The hands are in turn order, followed by the pool.
    """
    hands = {holder: _cards(posterior, holder) for holder in setup.sizes}
    largest = max(setup.sizes.values())
    legend = (
        (CERTAIN, translate("Certain")),
        (LIKELY, translate("Likely (50% or more)")),
        (UNLIKELY, translate("Unlikely")),
    )
    headings = (
        translate("Player"),
        translate("Card"),
        translate("Probability"),
    )
    table = ((title(holder), card_name(card), plain(p)) for holder, cards in hands.items() for card, p in cards)
    rows = tuple(_row(holder, setup.sizes[holder], cards) for holder, cards in hands.items())
    return BarChart(rows, largest, number_tick, (headings, *table), legend, number, is_whole=True)


def _cards(posterior: Posterior, holder: Holder) -> Cards:
    """Return the possible cards of a hand, most likely first."""
    column = posterior.marginals[:, posterior.holders.index(holder)].tolist()
    cards = [(card, p) for card, p in zip(posterior.cards, column, strict=True) if p > 0]
    return sorted(cards, key=lambda cell: -round(cell[1], 12))


def _style(p: float) -> BarStyle:
    if p == 1.0:
        return CERTAIN
    return LIKELY if p >= LIKELY_FROM else UNLIKELY


def _row(holder: Holder, size: int, cards: Cards) -> BarRow:
    """Return a bar whose segments are as long as the expected number of cards of each group in the hand."""
    groups = {style: [cell for cell in cards if _style(cell[1]) is style] for style in (CERTAIN, LIKELY, UNLIKELY)}
    segments = tuple(
        Segment(style, sum(p for _, p in group), _description(title(holder), style, group))
        for style, group in groups.items()
        if group
    )
    number = translate("{known} of {size}", "cards of a hand that are known").format(
        known=len(groups[CERTAIN]), size=size
    )
    return BarRow(holder, title(holder), segments, number, _caption(groups[CERTAIN], groups[LIKELY], len(cards)))


def _description(who: str, style: BarStyle, cards: Cards) -> str:
    if style is CERTAIN:
        return translate("Certain for {who}: {cards}").format(who=who, cards=_names(cards))
    if style is LIKELY:
        return translate("Likely for {who}: {cards}").format(who=who, cards=_shares(cards))
    more = len(cards) - MOST_NAMED
    if more <= 0:
        return translate("Unlikely for {who}: {cards}").format(who=who, cards=_shares(cards))
    return translate("Unlikely for {who}: {cards}, or one of %n other(s)", "", more).format(
        who=who, cards=_shares(cards[:MOST_NAMED])
    )


def _caption(certain: Cards, likely: Cards, possible: int) -> str:
    """List the certain cards of a hand on one line and the likely cards on another."""
    lines = []
    if certain:
        lines.append(translate("Certain: {cards}").format(cards=_names(certain)))
    if likely:
        lines.append(translate("Likely: {cards}").format(cards=_shares(likely, percent)))
    return "\n".join(lines) or translate("None of %n card(s) is likely", "", possible)


def _names(cards: Cards) -> str:
    return ", ".join(card_name(card) for card, _ in cards)


def _shares(cards: Cards, in_percent: Callable[[float], str] = exact_percent) -> str:
    text = translate("{card} {share}", "a card, and how likely it is")
    return ", ".join(text.format(card=card_name(card), share=in_percent(p)) for card, p in cards)


# --- how close the others are


def rivals_chart(rivals: Sequence[Rival]) -> BarChart:
    """Return a bar for each opponent: the probability that they know the solution now, and on their next turn."""
    from core.situation.rivals import knows_next_turn

    then = [knows_next_turn(rival) for rival in rivals]
    legend = (
        (NOW, translate("Knows the solution now")),
        (NEXT, translate("On the next turn")),
    )
    note = translate("Estimated from the hands they might hold.")
    headings = (
        translate("Player"),
        translate("Knows it now"),
        translate("Knows it on the next turn"),
        translate("Right if they accused now"),
        translate("Bits open"),
    )
    table = (
        (rival.player, *map(plain, (rival.certain, p, rival.right, rival.entropy_bits)))
        for rival, p in zip(rivals, then, strict=True)
    )
    rows = tuple(map(_rival_row, rivals, then))
    return BarChart(rows, 1.0, percent_tick, (headings, *table), legend, percent, note=note)


def _rival_row(rival: Rival, then: float) -> BarRow:
    who, shares = rival.player, {"now": percent(rival.certain), "then": percent(then)}
    now = translate("{who} knows the solution now: {share}")
    later = translate("{who} knows the solution on the next turn: {share}")
    segments = (
        Segment(NOW, rival.certain, now.format(who=who, share=shares["now"])),
        Segment(NEXT, then - rival.certain, later.format(who=who, share=shares["then"])),
    )
    number = translate("{now}, then {then}", "probabilities, now and later").format(**shares)
    caption = translate("About {number} solutions left; right if they accused now: {share}").format(
        number=solutions(rival.entropy_bits), share=percent(rival.right)
    )
    return BarRow(who, who, segments, number, caption)
