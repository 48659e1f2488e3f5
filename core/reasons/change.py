"""One change of one entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.cards import Card
from core.model.deck import Deck
from core.model.events import Event


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an entry.

    ``field`` is the one that changes, as a case file calls it; what follows from it changes along (who passed, from who
    refuted). ``to`` is the entry as it would be. ``words`` say what would be true, without capital and full stop.
    ``values`` is how many other values the field could have.
    """

    field: str
    to: Event
    words: str
    values: int


def neighbours(card: Card, deck: Deck) -> Iterator[Card]:
    """Yield the other cards of the deck, those that stand nearest first."""
    place = deck.index[card]
    for other in sorted(range(len(deck)), key=lambda i: abs(i - place)):
        if other != place:
            yield deck.cards[other]
