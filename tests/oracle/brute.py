"""Brute force: every deal of a case, one by one, each asked whether what was seen could have been seen.

Slow and stupid on purpose, so that one can see that it is right (spec: probability model). It shares nothing with the
program but the words of :mod:`core.model`. For small decks: up to some 200,000 deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import TypeVar

from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

Deal = Mapping[Card, Holder]
Hand = frozenset[Card]
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Brute:
    """What brute force finds; everything but ``deals`` and ``hands`` is empty where no deal fits.

    ``marginals`` has a cell for every card and holder of the case, ``envelope`` and ``hands`` only what is possible.
    """

    deals: int
    marginals: dict[Card, dict[Holder, Fraction]]
    envelope: dict[Triple, Fraction]
    hands: dict[Holder, dict[Hand, Fraction]]
    joint: dict[tuple[Holder, ...], Fraction]


def all_deals(setup: Setup) -> Iterator[dict[Card, Holder]]:
    """Every way to deal the cards that the set-up allows, nothing else being known."""
    space = Counter(setup.sizes)
    deal: dict[Card, Holder] = {}

    def complete(cards: tuple[Card, ...]) -> Iterator[dict[Card, Holder]]:
        if not cards:
            if len(held(deal, ENVELOPE)) == 3:
                yield dict(deal)
            return
        for holder in holders_of(cards[0], setup):
            if space[holder] > 0 or holder == FACE_UP or (holder == ENVELOPE and lacks_category(deal, cards[0])):
                deal[cards[0]] = holder
                space[holder] -= 1
                yield from complete(cards[1:])
                space[holder] += 1
                del deal[cards[0]]

    return complete(setup.deck.cards)


def holders_of(card: Card, setup: Setup) -> tuple[Holder, ...]:
    """Who may have the card: it lies face up, I have it, or I don't and anyone else may."""
    if card in setup.face_up:
        return (FACE_UP,)
    if card in setup.my_hand and setup.me is not None:
        return (setup.me,)
    return (ENVELOPE, *(holder for holder in setup.sizes if holder != setup.me))


def lacks_category(deal: Deal, card: Card) -> bool:
    return all(other.category is not card.category for other in held(deal, ENVELOPE))


def held(deal: Deal, holder: Holder) -> tuple[Card, ...]:
    return tuple(card for card in deal if deal[card] == holder)


def possible(deal: Deal, event: Event) -> bool:
    """Whether this could have happened, had the cards been dealt so. An event that is aside can always happen."""
    if event.aside:
        return True
    if isinstance(event, Suggestion):
        return all(answer_possible(deal, event, answer.player, answer.shows, answer.shown) for answer in event.answers)
    if isinstance(event, Accusation):
        return all(deal[card] == ENVELOPE for card in event.cards) == event.correct
    if isinstance(event, Note):
        return (deal[event.card] == event.holder) == event.holds
    return True


def answer_possible(deal: Deal, event: Suggestion, player: str, shows: bool, shown: Card | None) -> bool:
    if not shows:
        return all(deal[card] != player for card in event.cards)
    if shown is None:
        return any(deal[card] == player for card in event.cards)
    return deal[shown] == player


def chance(deal: Deal, case: Case, at: int) -> Fraction:
    """The chance that the cards I saw are those that were shown, of all that could have been, by who shows how."""
    event = case.events[at]
    if event.aside or not isinstance(event, Suggestion):
        return Fraction(1)
    product = Fraction(1)
    for answer in event.answers:
        if answer.shown is not None and answer.player != case.setup.me:
            glad = {card: gladness(case, at, answer.player, card) for card in event.cards}
            product *= glad[answer.shown] / sum(glad[card] for card in event.cards if deal[card] == answer.player)
    return product


def gladness(case: Case, at: int, player: str, card: Card) -> Fraction:
    """How gladly a player shows a card to who makes the suggestion at ``at``, by habit."""
    found = [habit for habit in case.habits if habit.player == player]
    if not found:
        return Fraction(1)
    before = [event for event in case.events[:at] if isinstance(event, Suggestion) and not event.aside]
    again = any(
        (event.by, answer.player, answer.shown) == (case.events[at].by, player, card)  # type: ignore[union-attr]
        for event in before
        for answer in event.answers
    )
    (habit,) = found
    return Fraction(habit.shows[card.category]) * (Fraction(habit.repeats) if again else 1)


def asked(deal: Deal, case: Case) -> Fraction:
    """What it weighs that players asked for these cards, whoever has them: each card of theirs once."""
    named = {
        (event.by, card)
        for event in case.events
        if isinstance(event, Suggestion) and not event.aside
        for card in event.cards
    }
    product = Fraction(1)
    for habit in case.habits:
        for player, card in named:
            if player == habit.player != case.setup.me and deal[card] == player:
                product *= Fraction(habit.asks_own[card.category])
    return product


def brute(case: Case, show_model: ShowModel | None = None) -> Brute:
    """Ask every deal. The show model is the case's own where none is given."""
    model = show_model or case.setup.rules.show_model
    fitting = [deal for deal in all_deals(case.setup) if all(possible(deal, event) for event in case.events)]
    weights = [weight(deal, case, model) for deal in fitting]
    deck, holders = case.setup.deck, case.setup.holders
    envelopes = distribution((solution(deal) for deal in fitting), weights)
    cells = {card: distribution((deal[card] for deal in fitting), weights) for card in deck}
    return Brute(
        deals=len(fitting),
        marginals={card: {h: cells[card].get(h, Fraction(0)) for h in holders} for card in deck} if fitting else {},
        envelope=envelopes,
        hands={h: distribution((frozenset(held(deal, h)) for deal in fitting), weights) for h in case.setup.sizes},
        joint=distribution((tuple(deal[card] for card in deck) for deal in fitting), weights),
    )


def weight(deal: Deal, case: Case, model: ShowModel) -> Fraction:
    product = Fraction(1)
    if model is ShowModel.RANDOM:
        product *= asked(deal, case)
        for at in range(len(case.events)):
            product *= chance(deal, case, at)
    return product


def solution(deal: Deal) -> Triple:
    suspect, weapon, room = sorted(held(deal, ENVELOPE), key=lambda card: card.category)
    return suspect, weapon, room


def distribution(keys: Iterable[Key], weights: list[Fraction]) -> dict[Key, Fraction]:
    """The share of the weight that each key has. Summed over a common denominator: Fractions add slowly."""
    scale = lcm(*(w.denominator for w in weights))
    counts: Counter[Key] = Counter()
    for key, w in zip(keys, weights, strict=True):
        counts[key] += int(w * scale)
    return {key: Fraction(count, counts.total()) for key, count in counts.items()}


def clashes(case: Case, conflict: Iterable[int | str]) -> bool:
    """Whether these entries alone have no deal: without "setup" any sizes, any hand of mine, and nothing face up."""
    entries = set(conflict)
    setup = case.setup if "setup" in entries else loosened(case.setup)
    events = [case.events[i] for i in entries if isinstance(i, int)]
    return not any(all(possible(deal, event) for event in events) for deal in all_deals(setup))


def loosened(setup: Setup) -> Setup:
    """The same deck and seats, hands (and a pool) of any size, nobody's hand known."""
    anything = tuple(replace(player, hand_size=len(setup.deck)) for player in setup.players)
    pool = len(setup.deck) if setup.pool or setup.face_up else 0
    return replace(setup, players=anything, me=None, my_hand=(), face_up=(), pool=pool)
