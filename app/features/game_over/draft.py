"""How the game ended, as far as it is entered: which card was where, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of, inferred_ending
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup


@dataclass(frozen=True)
class GameOverDraft:
    """Cards on piles, one of which is being filled: the envelope, the others' hands, the pool.

    ``places`` are the cards placed so far; mine and the face-up ones are ``fixed``. ``moved`` is where the card was
    that was last taken from another pile, ``full`` the pile that had no room.
    """

    setup: Setup
    places: Mapping[Card, Holder] = field(default_factory=dict)
    pile: Holder = ENVELOPE
    winner: str | None = None
    moved: tuple[Card, Holder] | None = None
    full: Holder | None = None

    @classmethod
    def of(cls, case: Case, known: Mapping[Card, Holder] | None = None) -> GameOverDraft:
        """Start from the recorded result, else from a right accusation, and from the ``known`` cards."""
        end = ending_of(case) or inferred_ending(case)
        mine = cls(case.setup).fixed
        places = {card: holder for card, holder in end.places(case.setup).items() if card not in mine}
        sure = {card: holder for card, holder in (known or {}).items() if card not in mine}
        draft = cls(case.setup, sure | places, winner=end.winner)
        return replace(draft, pile=draft.next_pile or ENVELOPE)

    # --- derived values

    @property
    def fixed(self) -> dict[Card, Holder]:
        """The cards whose place is known from the start."""
        setup = self.setup
        mine = {} if setup.me is None else dict.fromkeys(setup.my_hand, setup.me)
        return mine | dict.fromkeys(setup.face_up, FACE_UP)

    @property
    def piles(self) -> tuple[Holder, ...]:
        return tuple(holder for holder in self.setup.holders if holder not in (FACE_UP, self.setup.me))

    def size(self, pile: Holder) -> int:
        return len(Category) if pile == ENVELOPE else self.setup.sizes[pile]

    def on(self, pile: Holder) -> tuple[Card, ...]:
        return tuple(card for card in self.setup.deck if self.places.get(card) == pile)

    def left(self, pile: Holder) -> int:
        return self.size(pile) - len(self.on(pile))

    @property
    def unplaced(self) -> tuple[Card, ...]:
        fixed = self.fixed
        return tuple(card for card in self.setup.deck if card not in fixed and card not in self.places)

    @property
    def next_pile(self) -> Holder | None:
        """The first pile that is not full; None if all are."""
        return next((pile for pile in self.piles if self.left(pile)), None)

    @property
    def rest(self) -> tuple[Card, ...]:
        """The cards that can only go on the current pile: all unplaced ones, where they fill it."""
        left = self.unplaced
        if len(left) != self.left(self.pile) or not left:
            return ()
        kinds = [card.category for card in (*self.on(self.pile), *left)]
        return () if self.pile == ENVELOPE and len(set(kinds)) < len(kinds) else left

    def ending(self) -> Ending:
        return ending(self.setup, self.places, self.winner)

    # --- changes

    def choosing(self, pile: Holder) -> GameOverDraft:
        return replace(self, pile=pile, moved=None, full=None)

    def won_by(self, winner: str | None) -> GameOverDraft:
        return replace(self, winner=winner, moved=None, full=None)

    def toggled(self, card: Card) -> GameOverDraft:
        """Put a card on the pile, or take it off; in the envelope it replaces its category's card.

        A full pile refuses it. When a pile is full, the next one is current.
        """
        if card in self.fixed:
            return self
        places, was = dict(self.places), self.places.get(card)
        if was == self.pile:
            del places[card]
            return self._with(places)
        if self.pile == ENVELOPE:
            places = {c: h for c, h in places.items() if h != ENVELOPE or c.category is not card.category}
        elif not self.left(self.pile):
            return replace(self, moved=None, full=self.pile)
        places[card] = self.pile
        return self._with(places, moved=None if was is None else (card, was))._onward()

    def filled(self) -> GameOverDraft:
        """Put the remaining cards on the pile if they can only go there."""
        return self._with({**self.places, **dict.fromkeys(self.rest, self.pile)})._onward()

    def emptied(self) -> GameOverDraft:
        return self._with({card: holder for card, holder in self.places.items() if holder != self.pile})

    def _with(self, places: Mapping[Card, Holder], moved: tuple[Card, Holder] | None = None) -> GameOverDraft:
        return replace(self, places=places, moved=moved, full=None)

    def _onward(self) -> GameOverDraft:
        """Continue with the next pile if this one has just been filled."""
        if self.left(self.pile):
            return self
        after = [pile for pile in (*self.piles[self.piles.index(self.pile) :], *self.piles) if self.left(pile)]
        return replace(self, pile=after[0]) if after else self
