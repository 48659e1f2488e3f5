"""A game as everyone or one player saw it; what others may learn of a game passes through here.

It contains exactly what was seen there. The rest is left out: hands, cards shown to others, notes of what others saw,
secret looks at cards, the cards of accusations that they did not hear, comments, what is set aside, habits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Event,
    GroupNote,
    Note,
    OpenHand,
    Peek,
    Seen,
    Suggestion,
)
from core.model.rules import PoolRule
from core.model.seats import POOL, Holder
from core.model.setup import Setup

Choose = Callable[[Sequence[Card]], Card | None]
"""Chooses the card that was shown among those that can have been, as far as it is known."""


def only(cards: Sequence[Card]) -> Card | None:
    return cards[0] if len(cards) == 1 else None


@dataclass(frozen=True, slots=True)
class Perspective:
    """A game as someone saw it; ``entries`` are the indices of its events in the whole game.

    An entry can be two of its events. ``whole``: whether everything they saw is known.
    """

    case: Case
    entries: tuple[int, ...]
    whole: bool = True

    def entered(self, n: int) -> int:
        """Return how many entries of the whole game had been made after ``n`` of these."""
        return self.entries[n - 1] + 1 if n else 0


def public_perspective(case: Case) -> Perspective:
    return _perspective(replace(_uncommented(case.setup), me=None, my_hand=()), case.events, case.setup)


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
    return _perspective(replace(_uncommented(case.setup), me=player, my_hand=hand), events, case.setup)


def witnesses(audience: Audience, setup: Setup) -> frozenset[str]:
    """Return which players saw something; whoever wrote the case always did."""
    return _named(audience, setup) if setup.me is None else _named(audience, setup) | {setup.me}


def _named(audience: Audience, setup: Setup) -> frozenset[str]:
    if isinstance(audience, str):
        return frozenset(setup.seats) if audience == "everyone" else frozenset()
    return frozenset(audience)


def is_seen(audience: Audience, setup: Setup, player: str | None) -> bool:
    """Return whether a player saw something; None: whether all did of whom it is known."""
    return player in witnesses(audience, setup) if player else _named(audience, setup).issuperset(setup.seats)


def cards_seen(event: Event) -> tuple[Card, ...]:
    """Return the cards that lay open in an event, to those who saw it."""
    match event:
        case OpenHand(cards=cards):
            return cards
        case Note(card=card, holds=True):
            return (card,)
        case GroupNote(cards=cards, holds=True, at_least=number) if number == len(cards):
            return cards
    return ()


def cards_all_saw(event: Event, setup: Setup) -> tuple[Card, ...]:
    """Return the cards that everyone saw in an event, which are as good as face up from then on.

    What I saw alone is none of them, not even of the only other player.
    """
    if not isinstance(event, Seen) or event.aside or event.seen_by == "me":
        return ()
    return cards_seen(event) if {event.holder, *witnesses(event.seen_by, setup)}.issuperset(setup.seats) else ()


def who_saw(case: Case, card: Card) -> dict[str, tuple[int, ...]]:
    """Return which others have seen a card of mine, in turn order, and the indices of the entries that say so."""
    setup = case.setup
    entries: dict[str, list[int]] = {player: [] for player in setup.seats if player != setup.me}
    for i, event in case.counted:
        if isinstance(event, Suggestion):
            if event.by in entries and any(a.player == setup.me and a.shown == card for a in event.answers):
                entries[event.by].append(i)
        elif isinstance(event, Seen) and event.holder == setup.me and card in cards_seen(event):
            for player in witnesses(event.seen_by, setup) & entries.keys():
                entries[player].append(i)
    return {player: tuple(places) for player, places in entries.items() if places}


def seen_by(event: Event, player: str | None, setup: Setup) -> tuple[Event, ...]:
    """Return an event of a game as a player saw it (None: as everyone did); nothing if they did not."""
    if event.aside:
        return ()
    if event.comment is not None:
        event = replace(event, comment=None)
    match event:
        case Suggestion():
            return _suggestion(event, player)
        case Accusation(correct=False) if not is_seen(event.seen_by, setup, player):
            return (replace(event, cards=None),)
        case Note() | GroupNote() | OpenHand():
            return (event,) if is_seen(event.seen_by, setup, player) else ()
        case Peek() if not _is_open_look(event, setup) and (player is None or player not in (event.player, setup.me)):
            return ()
    return (event,)


def _is_open_look(event: Peek, setup: Setup) -> bool:
    """Whether everybody sees that a player looks: at the pool, where the house rules have it so."""
    return event.at == POOL and setup.rules.pool_look is PoolRule.UNANSWERED


def _suggestion(event: Suggestion, player: str | None) -> tuple[Event, ...]:
    """Return the answers that were seen. Who overlooked a card said that he has none; it tells of the others only."""
    answers = [
        replace(answer, shown=answer.shown if _was_seen(event, answer, player) else None, comment=None)
        for answer in event.answers
        if answer.shows or not event.overlooked_by(answer.player)
    ]
    if not event.overlooked:
        return (replace(event.with_answers(answers), follows=event.follows),)
    seen = replace(event.with_answers(answers), overlooked=())
    return (*(note for name, cards in event.overlooked for note in _lacking(name, event.cards, cards)), seen)


def _lacking(player: str, asked: Triple, overlooked: Sequence[Card]) -> Iterator[Event]:
    match tuple(card for card in asked if card not in overlooked):
        case (card,):
            yield Note(player, card, holds=False, seen_by="everyone")
        case (_, _) as others:
            yield GroupNote(player, others, holds=False, seen_by="everyone")


def _perspective(setup: Setup, events: Sequence[Event], whole_setup: Setup) -> Perspective:
    player = setup.me
    seen = [
        (i, _with_audience(with_named_audience(seen, whole_setup.me), setup))
        for i, event in enumerate(events)
        for seen in seen_by(event, player, whole_setup)
    ]
    visible = Case(setup, tuple(event for _, event in seen))
    return Perspective(visible, tuple(i for i, _ in seen), not any(_hides(event, player) for _, event in seen))


def _hides(event: Event, player: str | None) -> bool:
    """Whether a player saw a card in an event that does not name it."""
    match event:
        case Suggestion(by=by) if by == player:
            return any(answer.shows and answer.shown is None for answer in event.answers)
        case Peek(player=looks):
            return looks == player
    return False


def _with_audience(event: Event, setup: Setup) -> Event:
    """Return an event with its audience in the words of a player, whoever wrote it."""
    if not isinstance(event, Seen | Accusation) or isinstance(event.seen_by, str):
        return event
    if event.seen_by == (setup.me,):
        return replace(event, seen_by="me")
    return replace(event, seen_by="everyone") if set(event.seen_by) == set(setup.seats) else event


def with_named_audience(event: Event, me: str | None) -> Event:
    """Return an event as somebody else writes it, for whom "me" is another."""
    if isinstance(event, Seen | Accusation) and isinstance(event.seen_by, str) and event.seen_by == "me":
        return replace(event, seen_by=() if me is None else (me,))
    return event


def _is_unnamed(event: Suggestion, answer: Answer, player: str) -> bool:
    return answer.shown is None and not event.aside and _was_seen(event, answer, player)


def _was_seen(event: Suggestion, answer: Answer, player: str | None) -> bool:
    return answer.shows and player in (event.by, answer.player)


def _uncommented(setup: Setup) -> Setup:
    players = tuple(replace(player, comment=None) for player in setup.players)
    return replace(setup, players=players, rules=replace(setup.rules, comment=None), deck_comment=None)
