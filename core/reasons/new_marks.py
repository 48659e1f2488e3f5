"""New marks: the cells that an entry made certain, and how few of them have to be said."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from core.model.cards import Card
from core.model.seats import ENVELOPE, Holder


class Mark(NamedTuple):
    """What is certain of a cell: that ``holder`` has ``card``, or has it not."""

    card: Card
    holder: Holder
    holds: bool


class News(NamedTuple):
    """Several marks in one: ``holder`` has all of ``cards``, or none of them."""

    holder: Holder
    holds: bool
    cards: tuple[Card, ...]


def news(marks: Sequence[Mark], holders: Collection[Holder]) -> list[News]:
    """Return what is worth saying of marks that became certain together, by holder, in the order of ``holders``.

    Who has a card comes first. Left out is what goes without saying: that nobody else has a card whose place is known,
    and that the others of its category are not in the envelope where one is. Cards are in the order of ``marks``.
    """
    told = [mark for mark in marks if mark.holds]
    placed = {mark.card for mark in told}
    found = {mark.card.category for mark in told if mark.holder == ENVELOPE}
    told += [
        mark
        for mark in marks
        if mark.card not in placed and not (mark.holder == ENVELOPE and mark.card.category in found)
    ]
    groups = [(holder, holds) for holds in (True, False) for holder in holders]
    cards = {group: tuple(mark.card for mark in told if (mark.holder, mark.holds) == group) for group in groups}
    return [News(holder, holds, cards[holder, holds]) for holder, holds in groups if cards[holder, holds]]
