"""Gains by brute force: every deal, every answer that could be given in it. Shares nothing with the planner."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import log2

from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Event, GroupNote, Note, OpenHand, Suggestion
from core.model.rules import Answers, PoolRule
from core.model.seats import POOL
from tests.oracle.asking import asked as asked_in_order
from tests.oracle.asking import gone_before
from tests.oracle.brute import Brute

Outcome = tuple[tuple[str, Card], ...]
"""Who shows what, in order; nobody else shows anything. If nobody does, the rules may let the asker see a pool card."""


def gain_by_hand(case: Case, found: Brute, asked: Triple, response: str) -> float:
    """H(E) - sum over outcomes of P(o) H(E | o), in bits."""

    @cache
    def glad(place: int, held: tuple[Card, ...]) -> Sequence[Card]:
        return gladly(case, found, asked, place, held, response)

    before: dict[Triple, float] = defaultdict(float)
    after: dict[Outcome, dict[Triple, float]] = defaultdict(lambda: defaultdict(float))
    for deal, solution, p in found.each:
        before[solution] += float(p)
        for outcome, chance in answers_in(case, deal, asked, glad):
            after[outcome][solution] += float(p * chance)
    return entropy(before) - sum(sum(some.values()) * entropy(some) for some in after.values())


def entropy(weights: dict[Triple, float]) -> float:
    total = sum(weights.values())
    return -sum(w / total * log2(w / total) for w in weights.values() if w) if total else 0.0


def answers_in(
    case: Case, deal: dict[Card, str], asked: Triple, glad: Callable[[int, tuple[Card, ...]], Sequence[Card]]
) -> Iterator[tuple[Outcome, Fraction]]:
    """Yield what can be answered in one deal, and how likely it is."""
    me = case.setup.me
    assert me is not None
    outcomes: list[tuple[Outcome, Fraction]] = [((), Fraction(1))]
    for place, player in enumerate(asked_of(case)):
        held = [card for card in asked if deal[card] == player]
        if held:
            best = glad(place, tuple(held))
            outcomes = [((*o, (player, card)), p / len(best)) for o, p in outcomes for card in best]
            if case.setup.rules.answers is Answers.FIRST:
                break
    seen = {card for event in case.events if not event.aside for card in seen_in_pool(event)}
    looks = case.setup.rules.pool_look is PoolRule.UNANSWERED
    pool = [card for card, holder in deal.items() if looks and holder == POOL and card not in seen]
    for outcome, p in outcomes:
        yield from [(((POOL, card),), p / len(pool)) for card in pool] if pool and not outcome else [(outcome, p)]


def asked_of(case: Case) -> list[str]:
    assert case.setup.me is not None
    return asked_in_order(case.setup, case.setup.me, gone_before(case.setup, case.events))


def seen_in_pool(event: Event) -> tuple[Card, ...]:
    match event:
        case Note(holder=place, card=card, holds=True) if place == POOL:
            return (card,)
        case OpenHand(holder=place, cards=cards) if place == POOL:
            return cards
        case GroupNote(holder=place, cards=cards, holds=True, at_least=number) if place == POOL and number == len(
            cards
        ):
            return cards
    return ()


def gladly(case: Case, found: Brute, asked: Triple, place: int, held: Sequence[Card], response: str) -> Sequence[Card]:
    """The cards of which a player shows one, each as likely."""
    me = case.setup.me
    assert me is not None
    if response == "habit":
        return [card for card in held if card in shown_before(case, me)] or held
    if response == "random":
        return held
    players = asked_of(case)
    passers = players[:place] if case.setup.rules.answers is Answers.FIRST else ()
    left: dict[Card, dict[Triple, float]] = {card: defaultdict(float) for card in held}
    for deal, solution, p in found.each:
        if all(deal[card] not in passers for card in asked):
            for card in held:
                if deal[card] == players[place]:
                    left[card][solution] += float(p)
    most = max(entropy(left[card]) for card in held)
    return [next(card for card in held if entropy(left[card]) > most - 1e-9)]


def shown_before(case: Case, me: str) -> set[Card]:
    asked = [event for event in case.events if isinstance(event, Suggestion) and event.by == me and not event.aside]
    return {one.shown for event in asked for one in event.answers if one.shown is not None}
