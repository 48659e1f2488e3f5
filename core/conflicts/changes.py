"""Changes of an entry: what may have been meant instead.

The likeliest mistake comes first. Every field is assumed equally likely to be wrong; so the fewer other values it has,
the likelier is each of them: a pass that was none (one), another of the three cards (two), another player (a few),
another suggested card (many; neighbours in the deck first, as under the mouse). Changes that only add to an entry are
omitted: they resolve nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.conflicts.answer_changes import Change, answer_changes
from core.explain.phrases import Phrases
from core.model.cards import Card, Triple
from core.model.deck import Deck
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.seats import ENVELOPE, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, say


def neighbours(card: Card, deck: Deck) -> Iterator[Card]:
    """Yield the other cards of the deck, nearest first."""
    place = deck.index[card]
    for other in sorted(range(len(deck)), key=lambda i: abs(i - place)):
        if other != place:
            yield deck.cards[other]


def changes(event: Event, setup: Setup) -> list[Change]:
    """Return the legal changes of one field of an event that may resolve a conflict, likeliest first."""
    return sorted(_changes(event, setup), key=lambda change: change.values)


def _changes(event: Event, setup: Setup) -> Iterator[Change]:
    match event:
        case Suggestion():
            yield from answer_changes(event, setup)
            yield from _asked(event, setup)
        case Accusation():
            yield from _outcome(event)
            yield from _accused(event, setup)
        case Note():
            yield from _noted(event, setup)
        case Move():
            pass


def _asked(event: Suggestion, setup: Setup) -> Iterator[Change]:
    """Yield suggestions of another card, also shown if the original was shown."""
    for card, other, cards in _other_triples(event.cards, setup):
        shown = other if event.shown == card else event.shown
        further = tuple(replace(more, shown=other) if more.shown == card else more for more in event.further)
        words = _named(other, card)
        yield Change("cards", replace(event, cards=cards, shown=shown, further=further), words, _others(card, setup))


def _accused(event: Accusation, setup: Setup) -> Iterator[Change]:
    for card, other, cards in _other_triples(event.cards, setup):
        yield Change("cards", replace(event, cards=cards), _named(other, card), _others(card, setup))


def _outcome(event: Accusation) -> Iterator[Change]:
    words = (
        say("Changes", "it was wrong", "an accusation")
        if event.correct
        else say("Changes", "it was right", "an accusation")
    )
    yield Change("correct", replace(event, correct=not event.correct), words, 1)


def _noted(event: Note, setup: Setup) -> Iterator[Change]:
    said = _Noted(setup, event)
    yield Change("holds", replace(event, holds=not event.holds), said.opposite(), 1)
    holders = [ENVELOPE, *setup.seats, *([POOL] if setup.pool else [])]
    for holder in holders:
        if holder != event.holder:
            yield Change("player", replace(event, holder=holder), said.of(holder), len(holders) - 1)
    for card in neighbours(event.card, setup.deck):
        yield Change("card", replace(event, card=card), said.about(card), len(setup.deck) - 1)


@dataclass(frozen=True, slots=True)
class _Noted:
    """The words for the alternatives to a note."""

    setup: Setup
    note: Note

    def opposite(self) -> Text:
        return self._says(self.note.holder, self.note.card, holds=not self.note.holds)

    def of(self, holder: Holder) -> Text:
        """Another holder."""
        phrases, old = Phrases(self.setup), self.note.holder
        if not self.note.holds:
            about = say("Changes", "the note was about {holder}, not {old}", "holder, old: Bob, you, the envelope, …")
            return about.format(holder=phrases.who(holder), old=phrases.who(old))
        said = self._says(holder, self.note.card, holds=True)
        if holder in {ENVELOPE, POOL}:
            where = say("Changes", "{said}, not {old}", "said: a card is in the envelope; old: with Bob, in the pool")
            return where.format(said=said, old=phrases.where(old))
        who = say("Changes", "{said}, not {old}", "said: Ann has a card; old: Bob, you, the envelope, the pool")
        return who.format(said=said, old=phrases.who(old))

    def about(self, card: Card) -> Text:
        """Another card."""
        if not self.note.holds:
            return say("Changes", "the note was about {card:the}, not {old:the}").format(card=card, old=self.note.card)
        said = self._says(self.note.holder, card, holds=True)
        return say("Changes", "{said}, not {old:the}", "said: Bob has a card; old: another card").format(
            said=said, old=self.note.card
        )

    def _says(self, holder: Holder, card: Card, *, holds: bool) -> Text:
        return Phrases(self.setup).says(1 << self.setup.deck.index[card], holder, holds=holds)


def _other_triples(cards: Triple, setup: Setup) -> Iterator[tuple[Card, Card, Triple]]:
    """Yield a card of the three, its replacement, and the resulting triple."""
    for card in cards:
        for other in neighbours(card, setup.deck):
            if other.category is not card.category:
                continue
            suspect, weapon, room = (other if one == card else one for one in cards)
            yield card, other, (suspect, weapon, room)


def _others(card: Card, setup: Setup) -> int:
    return len(setup.deck.of(card.category)) - 1


def _named(card: Card, instead_of: Card) -> Text:
    return say("Changes", "{card:the} was named, not {old:the}").format(card=card, old=instead_of)
