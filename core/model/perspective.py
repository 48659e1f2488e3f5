"""A game as everyone or one player saw it; what others may learn of a game passes through here.

What they could not see is left out: hands, cards shown to others, notes, comments, what is set aside, habits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from core.model.cards import Card
from core.model.case import Case
from core.model.events import Answer, Event, Note, Suggestion
from core.model.seats import Holder
from core.model.setup import Setup

Choose = Callable[[Sequence[Card]], Card | None]
"""Chooses the card that was shown among those that can have been, as far as it is known."""


def only(cards: Sequence[Card]) -> Card | None:
    return cards[0] if len(cards) == 1 else None


@dataclass(frozen=True, slots=True)
class Perspective:
    """A game as someone saw it; ``entries`` are the indices of its events in the whole game.

    ``whole``: whether everything they saw is known.
    """

    case: Case
    entries: tuple[int, ...]
    whole: bool = True

    def entered(self, n: int) -> int:
        """Return how many entries of the whole game had been made after ``n`` of these."""
        return self.entries[n - 1] + 1 if n else 0


def public_perspective(case: Case) -> Perspective:
    return _perspective(replace(_uncommented(case.setup), me=None, my_hand=()), case.events)


def player_perspective(case: Case, player: str, places: Mapping[Card, Holder], choose: Choose = only) -> Perspective:
    """Return what a player saw; ``places`` is where cards are, as far as known, at least the player's hand.

    A card shown to or by them is the one that the case names, otherwise one that ``choose`` picks from those possible.
    """
    hand = tuple(card for card in case.setup.deck if places.get(card) == player)
    held = Counter(places.values())
    full = {holder for holder, size in case.setup.sizes.items() if held[holder] == size}

    def named(event: Suggestion, answer: Answer) -> Answer:
        if not _is_unnamed(event, answer, player):
            return answer
        elsewhere = None if answer.player in full else answer.player
        could = [card for card in event.cards if places.get(card, elsewhere) == answer.player]
        return replace(answer, shown=choose(could) if could else None)

    events = [
        event.with_answers([named(event, answer) for answer in event.answers])
        if isinstance(event, Suggestion) and any(_is_unnamed(event, answer, player) for answer in event.answers)
        else event
        for event in case.events
    ]
    return _perspective(replace(_uncommented(case.setup), me=player, my_hand=hand), events)


def seen_by(event: Event, player: str | None) -> Event | None:
    """Return an event as a player saw it (None: as everyone did); None if they did not."""
    if isinstance(event, Note) or event.aside:
        return None
    if event.comment is not None:
        event = replace(event, comment=None)
    if not isinstance(event, Suggestion):
        return event
    answers = [
        replace(answer, shown=answer.shown if _was_seen(event, answer, player) else None, comment=None)
        for answer in event.answers
    ]
    return event.with_answers(answers)


def _perspective(setup: Setup, events: Sequence[Event]) -> Perspective:
    seen = [(i, event) for i, whole_event in enumerate(events) if (event := seen_by(whole_event, setup.me)) is not None]
    visible = Case(setup, tuple(event for _, event in seen))
    whole = not any(
        answer.shows and answer.shown is None
        for _, event in seen
        if isinstance(event, Suggestion) and event.by == setup.me
        for answer in event.answers
    )
    return Perspective(visible, tuple(i for i, _ in seen), whole)


def _is_unnamed(event: Suggestion, answer: Answer, player: str) -> bool:
    return answer.shown is None and not event.aside and _was_seen(event, answer, player)


def _was_seen(event: Suggestion, answer: Answer, player: str | None) -> bool:
    return answer.shows and player in (event.by, answer.player)


def _uncommented(setup: Setup) -> Setup:
    players = tuple(replace(player, comment=None) for player in setup.players)
    return replace(setup, players=players, rules=replace(setup.rules, comment=None), deck_comment=None)
