"""A game from other perspectives: in public, or of a player whose hand was seen afterwards.

Entries keep their indices. What the player could not see is removed: cards shown to others, and my notes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.model.cards import Card
from core.model.case import Case
from core.model.ending import Ending
from core.model.events import Answer, Event, Note, Suggestion
from core.model.seats import Holder


@dataclass(frozen=True, slots=True)
class Perspective:
    """A game as someone saw it. ``whole``: whether everything they saw is known."""

    case: Case
    whole: bool


def public_perspective(case: Case) -> Perspective:
    """Return what everyone saw: no hand, and no card shown to one player alone."""
    setup = replace(case.setup, me=None, my_hand=())
    return Perspective(Case(setup, tuple(_in_public(event) for event in case.events)), whole=True)


def player_perspective(case: Case, player: str, end: Ending) -> Perspective | None:
    """Return what a player saw, None unless their whole hand is known.

    A card shown to them is known if I saw it, or if the final hands leave only one possibility; otherwise it is treated
    as unseen, and the perspective isn't whole.
    """
    hand = case.setup.my_hand if player == case.setup.me else end.hand(player)
    if len(hand) != case.setup.sizes[player]:
        return None
    eyes = _Eyes(player, end.places(case.setup), _whole_hands(case, end))
    events = [eyes.seen(event) for event in case.events]
    setup = replace(case.setup, me=player, my_hand=hand)
    whole = not any(
        answer.shows and answer.shown is None
        for event in events
        if isinstance(event, Suggestion) and event.by == player and not event.aside
        for answer in event.answers
    )
    return Perspective(Case(setup, tuple(events)), whole)


@dataclass(frozen=True, slots=True)
class _Eyes:
    """Restricts events to what ``player`` saw; ``places`` says where cards were, ``whole`` which hands are complete."""

    player: str
    places: Mapping[Card, Holder]
    whole: frozenset[Holder]

    def seen(self, event: Event) -> Event:
        """Return an event as the player saw it."""
        if isinstance(event, Suggestion):
            return event.with_answers([self._answer(event, answer) for answer in event.answers])
        return _in_public(event)

    def _answer(self, event: Suggestion, answer: Answer) -> Answer:
        if not answer.shows or self.player not in (event.by, answer.player):
            return replace(answer, shown=None)
        if answer.shown is not None:
            return answer
        could = [card for card in event.cards if self._may_have(answer.player, card)]
        return replace(answer, shown=could[0] if len(could) == 1 else None)

    def _may_have(self, holder: Holder, card: Card) -> bool:
        return self.places.get(card, None if holder in self.whole else holder) == holder


def _whole_hands(case: Case, end: Ending) -> frozenset[Holder]:
    """Return the holders whose cards are all known."""
    sizes, me = case.setup.sizes, case.setup.me
    return frozenset(holder for holder, size in sizes.items() if holder == me or len(end.hand(holder)) == size)


def _in_public(event: Event) -> Event:
    """Return an event as everyone saw it."""
    match event:
        case Suggestion():
            return event.with_answers([replace(answer, shown=None) for answer in event.answers])
        case Note():
            return replace(event, aside=True)
        case _:
            return event
