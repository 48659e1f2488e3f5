"""A paper sheet: ticks and crosses, without any counting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from core.model.cards import Card, Category, Mask, Triple, cards_of, mask_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Note, Suggestion
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder


@dataclass(frozen=True)
class Ticks:
    """What follows from ticking cards that were seen and crossing out cards players passed on.

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
        placed = 0
        for holder, cards in self.has.items():
            if holder != ENVELOPE:
                placed |= cards
        masks = (self.deck.mask_of(category) & ~placed for category in Category)
        return tuple(tuple(self.deck.cards[i] for i in cards_of(mask)) for mask in masks)

    @cached_property
    def found(self) -> tuple[Card | None, ...]:
        """The cards of the envelope, by category; None if unknown."""
        return tuple(map(self._find, Category))

    def _find(self, category: Category) -> Card | None:
        seen = self.has[ENVELOPE] & self.deck.mask_of(category)
        if seen:
            return self.deck.cards[cards_of(seen)[0]]
        left = self.unplaced[category]
        return left[0] if len(left) == 1 else None


@lru_cache(maxsize=256)
def ticks_of(case: Case) -> Ticks:
    """Return the sheet of a case: cards seen, passes, and "one of these three" when only one is left.

    A card that every player passed on, and that is not mine, is in the envelope (or the pool, if there is one).
    """
    sheet = _Sheet(case)
    while sheet.goes_on():
        pass
    return Ticks(case.setup.deck, sheet.has, sheet.lacks, case.setup.seats.names)


class _Sheet:
    def __init__(self, case: Case) -> None:
        setup = case.setup
        self.setup = setup
        self.deck = setup.deck
        self.has = dict.fromkeys(setup.holders, 0)
        self.lacks = dict.fromkeys(setup.holders, 0)
        self.one_of: list[tuple[Holder, Mask]] = []
        if setup.me is not None:
            self.has[setup.me] = self._mask(setup.my_hand)
            self.lacks[setup.me] = self.deck.mask & ~self.has[setup.me]
        if setup.face_up:
            self.has[FACE_UP] = self._mask(setup.face_up)
        for _, event in case.counted:
            self._read(event)

    def _mask(self, cards: tuple[Card, ...]) -> Mask:
        return mask_of(self.deck.index[card] for card in cards)

    def _read(self, event: object) -> None:
        match event:
            case Suggestion():
                for answer in event.answers:
                    if not answer.shows:
                        self.lacks[answer.player] |= self._mask(event.cards)
                    elif answer.shown is not None:
                        self.has[answer.player] |= self._mask((answer.shown,))
                    else:
                        self.one_of.append((answer.player, self._mask(event.cards)))
            case Accusation() if event.correct:
                self.has[ENVELOPE] |= self._mask(event.cards)
            case Note():
                side = self.has if event.holds else self.lacks
                side[event.holder] |= self._mask((event.card,))
            case _:
                pass

    def goes_on(self) -> bool:
        """Draw every simple conclusion once; return whether anything was new."""
        before = dict(self.has), dict(self.lacks)
        self._empty_the_pool()
        for holder, cards in before[0].items():
            for other in self.lacks:
                if other != holder:
                    self.lacks[other] |= cards
        for holder, three in self.one_of:
            left = three & ~self.lacks[holder]
            if left and not left & (left - 1):
                self.has[holder] |= left
        for card in self._nobodys():
            self.has[ENVELOPE] |= card
        return (self.has, self.lacks) != before

    def _empty_the_pool(self) -> None:
        """Cross out the other cards of the pool once all of it has been seen."""
        if self.setup.pool and self.has[POOL].bit_count() == self.setup.pool:
            self.lacks[POOL] |= self.deck.mask & ~self.has[POOL]

    def _nobodys(self) -> Iterator[Mask]:
        """Yield the cards that everyone but the envelope lacks, as masks of one card."""
        common = self.deck.mask
        for holder, lacks in self.lacks.items():
            if holder not in {ENVELOPE, FACE_UP}:
                common &= lacks
        placed = 0
        for cards in self.has.values():
            placed |= cards
        for card in cards_of(common & ~placed):
            yield 1 << card
