"""Phrases about cards and holders, as a person at the table says them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.evidence.evidence import Mask, Source, cards_of
from core.model.cards import Category
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.model.wording import listed


def sentence(text: str) -> str:
    """Return the text with a capital at its beginning and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def entries(sources: Sequence[Source]) -> str:
    """Return which entries these are, as one reads them in the list, where they count from 1."""
    numbers = [str(source + 1) for source in sources if isinstance(source, int)]
    return f"{'entry' if len(numbers) == 1 else 'entries'} {listed(numbers)}" if numbers else "the set-up"


def cannot_be(conflict: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return what cannot be true together: "entries 3, 7 and your hand cannot all be true".

    ``of_setup`` names what of the set-up takes part, where that is known.
    """
    numbers = [str(source + 1) for source in conflict if isinstance(source, int)]
    if not numbers:
        return "the set-up contradicts itself"
    names = [*numbers, *((of_setup or ["the set-up"]) if len(numbers) < len(conflict) else [])]
    both = {1: "", 2: "both "}.get(len(names), "all ")
    return f"{'entry' if len(numbers) == 1 else 'entries'} {listed(names)} cannot {both}be true"


@dataclass(frozen=True, slots=True)
class Phrases:
    """The cards and holders of one set-up in words; whoever looks at the sheet is "you"."""

    setup: Setup

    def card(self, card: int) -> str:
        """The name of a card; things and rooms have an article."""
        found = self.setup.deck.cards[card]
        return found.name if found.category is Category.SUSPECT else f"the {found.name}"

    def cards(self, cards: Mask, last: str = "and") -> str:
        """The names of cards, as a list."""
        return listed([self.card(card) for card in cards_of(cards)], last)

    def who(self, holder: Holder) -> str:
        """A holder as the subject of a sentence."""
        return "you" if holder == self.setup.me else f"the {holder}" if holder in (ENVELOPE, POOL) else holder

    def whose(self, holder: Holder) -> str:
        """What belongs to a holder."""
        return "your" if holder == self.setup.me else f"{self.who(holder)}'s"

    def has(self, holder: Holder) -> str:
        """A holder as the subject of having."""
        return f"{self.who(holder)} {'have' if holder == self.setup.me else 'has'}"

    def where(self, holder: Holder) -> str:
        """A holder as a place."""
        if holder == FACE_UP:
            return "face up"
        return f"in {self.who(holder)}" if holder in (ENVELOPE, POOL) else f"with {self.who(holder)}"

    def says(self, cards: Mask, holder: Holder, *, holds: bool) -> str:
        """Say that a holder has cards, or has none of them."""
        names = self.cards(cards, "and" if holds else "or")
        many = cards.bit_count() > 1
        if holder in (ENVELOPE, POOL, FACE_UP):
            if not holds and many:
                return (
                    f"neither {self.cards(cards, 'nor')} {'lies' if holder == FACE_UP else 'is'} {self.where(holder)}"
                )
            verb = ("lie" if many else "lies") if holder == FACE_UP else "are" if many else "is"
            return f"{names} {verb} {'' if holds else 'not '}{self.where(holder)}"
        you = holder == self.setup.me
        if holds:
            return f"{self.has(holder)} {names}"
        return f"{self.who(holder)} {'do' if you else 'does'} not have {names}"
