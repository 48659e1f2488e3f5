"""Ties: the open "one of these", each as few cards as it has come down to."""

from __future__ import annotations

from dataclasses import dataclass

from core.evidence.evidence import Mask, cards_of
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.reasons.certain_cells import Known, certain_cells
from core.reasons.unseen import unseen_shows


@dataclass(frozen=True, slots=True)
class Tie:
    """That ``holder`` has at least one of two or three ``cards``, in deck order, by the events at these places."""

    events: tuple[int, ...]
    holder: Holder
    cards: tuple[Card, ...]


def ties(case: Case, known: Known) -> tuple[Tie, ...]:
    """Return what is still open of the refutations that I did not see, in the order of their first events.

    A tie has the cards that the holder may still have. There is none where the holder certainly has one of the three,
    or only one is left; of ties of which one implies the other only the smaller one is there, and where several events
    say the same it names them all.
    """
    cells = certain_cells(case.setup.holders, known)
    events: dict[tuple[Holder, Mask], list[int]] = {}
    for show in unseen_shows(case):
        left = show.cards & ~cells.lacks[show.player]
        if not show.cards & cells.has[show.player] and left.bit_count() > 1:
            events.setdefault((show.player, left), []).append(show.event)
    return tuple(
        Tie(tuple(places), holder, tuple(case.setup.deck.cards[card] for card in cards_of(cards)))
        for (holder, cards), places in events.items()
        if not any(other == holder and fewer != cards and fewer & cards == fewer for other, fewer in events)
    )
