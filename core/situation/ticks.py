"""A paper sheet: ticks and crosses by the rules that people use, without counting across hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from core.engines.contract import Contradiction
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.cards import Card, Category, Mask, Triple, cards_of, union
from core.model.case import Case
from core.model.deck import Deck
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder


@dataclass(frozen=True)
class Ticks:
    """What follows from the entries by propagation (:mod:`core.evidence.presolve`).

    ``has`` and ``lacks``: cards of each holder, as masks of the deck; ``players``: who may show them.
    """

    deck: Deck
    has: dict[Holder, Mask]
    lacks: dict[Holder, Mask]
    players: tuple[str, ...]

    def wanted(self, category: Category) -> tuple[Card, ...]:
        """Return the cards of a category that may be in the envelope; empty once it is known."""
        return () if self.found[category] else self.unplaced[category]

    def telling(self, category: Category) -> tuple[Card, ...]:
        """Return those of them that a player may hold, as the others tell nothing; all where there is none."""
        open_to, wanted = [~self.lacks[player] for player in self.players], self.wanted(category)
        return tuple(card for card in wanted if any(may >> self.deck.index[card] & 1 for may in open_to)) or wanted

    @cached_property
    def solution(self) -> Triple | None:
        """The three cards of the envelope, None if one of them is unknown."""
        suspect, weapon, room = self.found
        return None if suspect is None or weapon is None or room is None else (suspect, weapon, room)

    @cached_property
    def unplaced(self) -> tuple[tuple[Card, ...], ...]:
        """The cards not known to be outside the envelope, by category."""
        placed = union(cards for holder, cards in self.has.items() if holder != ENVELOPE)
        return tuple(self._cards(self.deck.mask_of(category) & ~placed) for category in Category)

    @cached_property
    def found(self) -> tuple[Card | None, ...]:
        """The cards of the envelope, by category; None if unknown."""
        held = (self._cards(self.has[ENVELOPE] & self.deck.mask_of(category)) for category in Category)
        return tuple(cards[0] if cards else None for cards in held)

    def _cards(self, mask: Mask) -> tuple[Card, ...]:
        return tuple(self.deck.cards[i] for i in cards_of(mask))


@lru_cache(maxsize=256)
def ticks_of(case: Case) -> Ticks:
    """Return the sheet of a case. Raises Contradiction if it leaves a card without a place."""
    evidence = evidence_of(case, ShowModel.IGNORE)
    try:
        reduced = presolve(evidence)
    except Infeasible:
        raise Contradiction(evidence.sources) from None
    has, may_have = dict.fromkeys(evidence.holders, 0), dict.fromkeys(evidence.holders, 0)
    for holder, held, allowed in zip(reduced.holders, reduced.held, reduced.allowed, strict=True):
        has[holder] |= held
        may_have[holder] |= held | allowed
    deck = case.setup.deck
    lacks = {holder: deck.mask & ~cards for holder, cards in may_have.items()}
    return Ticks(deck, has, lacks, case.setup.seats.names)
