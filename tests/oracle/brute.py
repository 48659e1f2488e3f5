"""Brute force: every deal of a case, one by one, each asked whether what was seen could have been seen.

Stupid on purpose, so that one can see that it is right (spec: probability model). It shares nothing with the
program but the words of :mod:`core.model`. For small decks: up to some 200,000 deals.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from math import lcm, prod
from typing import TypeVar

from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Back, Event, GroupNote, Move, Note, OpenHand, Out, Peek, Suggestion
from core.model.hunch import Hunch
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

Deal = Mapping[Card, Holder]
Hand = frozenset[Card]
Holders = tuple[Holder, ...]
Space = frozenset[tuple[Holder, int]]
Sealed = frozenset[Category]
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

    @cached_property
    def each(self) -> list[tuple[dict[Card, Holder], Triple, Fraction]]:
        """Every deal, the solution in it, and its share."""
        deals = ((dict(zip(self.marginals, holders, strict=True)), p) for holders, p in self.joint.items())
        return [(deal, solution(card for card in deal if deal[card] == ENVELOPE), p) for deal, p in deals]


def all_deals(setup: Setup) -> Iterator[dict[Card, Holder]]:
    """Every way to deal the cards that the set-up allows, nothing else being known."""
    return (dict(zip(setup.deck.cards, deal, strict=True)) for deal in dealt(setup))


def dealt(setup: Setup) -> Iterator[Holders]:
    """The same as the holders of the deck's cards, in its order. The ways to deal its second half are remembered."""
    n = len(setup.deck)

    @cache
    def ends(at: int, space: Space, sealed: Sealed) -> list[Holders]:
        if at == n:
            return [()] if len(sealed) == len(Category) else []
        return [(holder, *rest) for holder, *left in ways(setup, at, space, sealed) for rest in ends(at + 1, *left)]

    def begun(at: int, space: Space, sealed: Sealed) -> Iterator[Holders]:
        if at == n // 2:
            yield from ends(at, space, sealed)
            return
        for holder, *left in ways(setup, at, space, sealed):
            yield from ((holder, *rest) for rest in begun(at + 1, *left))

    return begun(0, frozenset(setup.sizes.items()), frozenset())


def ways(setup: Setup, at: int, space: Space, sealed: Sealed) -> Iterator[tuple[Holder, Space, Sealed]]:
    """Who may get the next card, and then the space that is left and the categories in the envelope."""
    card = setup.deck.cards[at]
    for holder in holders_of(card, setup):
        if holder == FACE_UP:
            yield holder, space, sealed
        elif holder == ENVELOPE:
            if card.category not in sealed:
                yield holder, space, sealed | {card.category}
        elif (holder, 0) not in space:
            yield holder, frozenset((one, n - (one == holder)) for one, n in space), sealed


every_deal = lru_cache(maxsize=2)(lambda setup: tuple(dealt(setup)))
"""The deals of a set-up, of which tests often ask again with other events."""


def holders_of(card: Card, setup: Setup) -> tuple[Holder, ...]:
    """Who may have the card: it lies face up, I have it, or I don't and anyone else may."""
    if card in setup.face_up:
        return (FACE_UP,)
    if card in setup.my_hand and setup.me is not None:
        return (setup.me,)
    return (ENVELOPE, *(holder for holder in setup.sizes if holder != setup.me))


def held(deal: Deal, holder: Holder) -> tuple[Card, ...]:
    return tuple(card for card in deal if deal[card] == holder)


def by_number(event: Event, deck: Deck) -> Event:
    """The event with each card as its place in the deck, so that a deal may be the holders in its order."""
    number = deck.index
    if isinstance(event, Note):
        return replace(event, card=number[event.card])
    if isinstance(event, Move | Peek | Out | Back) or event.cards is None:
        return event
    cards = replace(event, cards=tuple(number[card] for card in event.cards))
    if isinstance(event, Accusation | GroupNote | OpenHand):
        return cards
    overlooked = tuple((who, tuple(number[card] for card in missed)) for who, missed in event.overlooked)
    cards = replace(cards, overlooked=overlooked)
    further = tuple(replace(one, shown=None if one.shown is None else number[one.shown]) for one in event.further)
    return replace(cards, shown=None if event.shown is None else number[event.shown], further=further)


def possible(deal: Deal, event: Event) -> bool:
    """Whether this could have happened, had the cards been dealt so. An event that is aside can always happen."""
    if event.aside:
        return True
    if isinstance(event, Suggestion):
        return (
            all(overlooking_possible(deal, event, player, missed) for player, missed in event.overlooked)
            and all(answer_possible(deal, event, player, False, None) for player in event.passed)
            and (event.refuted_by is None or answer_possible(deal, event, event.refuted_by, True, event.shown))
            and all(answer_possible(deal, event, one.player, one.shows, one.shown) for one in event.further)
        )
    if isinstance(event, OpenHand):
        cards = deal.items() if isinstance(deal, dict) else enumerate(deal)
        return {card for card, holder in cards if holder == event.holder} == set(event.cards)
    if isinstance(event, GroupNote):
        there = sum(deal[card] == event.holder for card in event.cards)
        return there >= event.at_least if event.holds else not there
    if isinstance(event, Accusation):
        return event.cards is None or all(deal[card] == ENVELOPE for card in event.cards) == event.correct
    if isinstance(event, Note):
        return (deal[event.card] == event.holder) == event.holds
    return True


def answer_possible(deal: Deal, event: Suggestion, player: str, shows: bool, shown: Card | None) -> bool:
    if not shows:
        return player in dict(event.overlooked) or all(deal[card] != player for card in event.cards)
    if shown is None:
        return any(deal[card] == player for card in event.cards)
    return deal[shown] == player


def overlooking_possible(deal: Deal, event: Suggestion, player: str, missed: Iterable[Card]) -> bool:
    """Whether a player has just the cards that he overlooked."""
    return {card for card in event.cards if deal[card] == player} == set(missed)


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


@lru_cache(maxsize=128)
def brute(case: Case, show_model: ShowModel | None = None) -> Brute:
    """Ask every deal. The show model is the case's own where none is given."""
    model = show_model or case.setup.rules.show_model
    fitting = fitting_deals(case.setup, case.events, every_deal(case.setup))
    weights = whole(weights_of(fitting, case, model))
    deck, holders = case.setup.deck, case.setup.holders
    cells = [distribution((deal[i] for deal in fitting), weights) for i in range(len(deck))]
    hands = {
        holder: distribution((tuple(i for i, there in enumerate(deal) if there == holder) for deal in fitting), weights)
        for holder in (ENVELOPE, *case.setup.sizes)
    }
    held_by = {h: {tuple(deck.cards[i] for i in hand): p for hand, p in hands[h].items()} for h in hands}
    return Brute(
        deals=len(fitting),
        marginals={card: {h: cells[i].get(h, Fraction(0)) for h in holders} for i, card in enumerate(deck) if fitting},
        envelope={solution(hand): p for hand, p in held_by.pop(ENVELOPE).items()},
        hands={h: {frozenset(hand): p for hand, p in held_by[h].items()} for h in held_by},
        joint=distribution(fitting, weights),
    )


def fitting_deals(setup: Setup, events: Iterable[Event], deals: Iterable[Holders]) -> list[Holders]:
    numbered = [by_number(event, setup.deck) for event in events]
    return [deal for deal in deals if all(possible(deal, event) for event in numbered)]


def weights_of(fitting: list[Holders], case: Case, model: ShowModel) -> list[Fraction]:
    """The weight of each deal. What of it comes from a suggestion hangs on who has its three cards."""
    deck = case.setup.deck
    believed = [
        prod((weight(one, deal[deck.index[one.card]]) for one in case.hunches), start=Fraction(1)) for deal in fitting
    ]
    if model is not ShowModel.RANDOM:
        return believed
    three = {at: [deck.index[c] for c in one.cards] for at, one in case.counted if isinstance(one, Suggestion)}

    @cache
    def factor(at: int, *holders: Holder) -> Fraction:
        return chance(dict(zip(case.events[at].cards, holders, strict=True)), case, at)

    return [
        belief * prod(one for at, cards in three.items() if (one := factor(at, *(deal[i] for i in cards))) != 1)
        for belief, deal in zip(believed, fitting, strict=True)
    ]


def weight(hunch: Hunch, holder: Holder) -> Fraction:
    return Fraction(hunch.p) if holder == hunch.holder else 1 - Fraction(hunch.p)


def solution(cards: Iterable[Card]) -> Triple:
    suspect, weapon, room = sorted(cards, key=lambda card: card.category)
    return suspect, weapon, room


def whole(weights: list[Fraction]) -> list[int]:
    """The weights over a common denominator: Fractions add slowly."""
    scale = lcm(*(w.denominator for w in weights))
    return [int(w * scale) for w in weights]


def distribution(keys: Iterable[Key], weights: list[int]) -> dict[Key, Fraction]:
    """The share of the weight that each key has."""
    counts: Counter[Key] = Counter()
    for key, w in zip(keys, weights, strict=True):
        counts[key] += w
    total = counts.total()
    return {key: Fraction(count, total) for key, count in counts.items()}


def clashes(case: Case, conflict: Iterable[int | str]) -> bool:
    """Whether these entries alone have no deal: without "setup" any sizes, any hand of mine, and nothing face up."""
    entries = set(conflict)
    events = [by_number(case.events[i], case.setup.deck) for i in entries if isinstance(i, int)]
    deals = every_deal(case.setup) if "setup" in entries else dealt(loosened(case.setup))
    return not any(all(possible(deal, event) for event in events) for deal in deals)


def loosened(setup: Setup) -> Setup:
    """The same deck and seats, hands (and a pool) of any size, nobody's hand known."""
    anything = tuple(replace(player, hand_size=len(setup.deck)) for player in setup.players)
    pool = len(setup.deck) if setup.pool or setup.face_up else 0
    return replace(setup, players=anything, me=None, my_hand=(), face_up=(), pool=pool)
