"""A second oracle, hand by hand: reaches positions of full decks late in a game, with weights, exactly.

Every hand that a holder may have is listed and asked on its own what brute force asks a whole deal. Then the hands are
put together one holder after the other. No floats, no lattice, no presolving.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Answer, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from tests.oracle.brute import Brute, Hand, answer_possible, chance, solution

Weights = dict[Hand, Fraction]


def by_hand(case: Case, show_model: ShowModel | None = None) -> Brute:
    """What :func:`tests.oracle.brute.brute` finds, but for the joint of whole deals."""
    model = show_model or case.setup.rules.show_model
    holders = (ENVELOPE, *case.setup.sizes)
    lists = [hands_of(holder, case, model) for holder in holders]
    shares = [{hand: w / total for hand, w in ways.items()} for ways, total in completed(lists, case)]
    uniform = [dict.fromkeys(hands, Fraction(1)) for hands in lists]
    _, deals = next(completed(uniform, case))
    cells = {
        card: {
            h: sum((p for hand, p in s.items() if card in hand), Fraction(0))
            for h, s in zip(holders, shares, strict=True)
        }
        | {h: Fraction(card in case.setup.face_up) for h in case.setup.holders if h == FACE_UP}
        for card in case.setup.deck
    }
    solutions = {solution(hand): p for hand, p in shares[0].items()}
    return Brute(int(deals), cells, solutions, dict(zip(holders[1:], shares[1:], strict=True)), {})


def hands_of(holder: Holder, case: Case, model: ShowModel) -> Weights:
    """Every hand this holder may have for all that was said about this holder alone, with its weight."""
    setup = case.setup
    free = [card for card in setup.deck if card not in setup.face_up and card not in setup.my_hand]
    hands: Iterable[Hand]
    if holder == ENVELOPE:
        hands = map(frozenset, product(*([card for card in free if card.category is c] for c in Category)))
    elif holder == setup.me:
        hands = [frozenset(setup.my_hand)]
    else:
        hands = map(frozenset, combinations(allowed(holder, free, case), setup.sizes[holder]))
    told = [
        (event, answer)
        for _, event in case.counted
        if isinstance(event, Suggestion)
        for answer in event.answers
        if answer.player == holder
    ]
    return {hand: weight(holder, hand, case, model) for hand in hands if may_hold(holder, hand, case, told)}


def allowed(holder: Holder, free: list[Card], case: Case) -> list[Card]:
    """The cards that this holder did not pass on: only to list fewer hands."""
    passed = {
        card
        for _, event in case.counted
        if isinstance(event, Suggestion)
        for answer in event.answers
        if answer.player == holder and not answer.shows
        for card in event.cards
    }
    return [card for card in free if card not in passed]


def may_hold(holder: Holder, hand: Hand, case: Case, told: Iterable[tuple[Suggestion, Answer]]) -> bool:
    deal = {card: holder if card in hand else "" for card in case.setup.deck}
    if not all(answer_possible(deal, event, holder, answer.shows, answer.shown) for event, answer in told):
        return False
    for _, event in case.counted:
        if isinstance(event, Note) and event.holder == holder and (event.card in hand) != event.holds:
            return False
        if isinstance(event, Accusation) and holder == ENVELOPE and (hand == set(event.cards)) != event.correct:
            return False
    return True


def weight(holder: Holder, hand: Hand, case: Case, model: ShowModel) -> Fraction:
    """The chance of what this holder showed me, from this hand; habits are not looked at."""
    product_of_chances = Fraction(1)
    if model is ShowModel.IGNORE:
        return product_of_chances
    deal = {card: holder if card in hand else "" for card in case.setup.deck}
    for _, event in case.counted:
        if isinstance(event, Suggestion):
            for answer in event.answers:
                if answer.player == holder and answer.shown is not None:
                    alone = Suggestion(event.by, event.cards, refuted_by=holder, shown=answer.shown)
                    product_of_chances *= chance(deal, Case(case.setup, (alone,)), 0)
    return product_of_chances


def completed(lists: list[Weights], case: Case) -> Iterator[tuple[Weights, Fraction]]:
    """Yield for each holder the weight of all deals with each hand, and the weight of all deals."""
    none: Hand = frozenset()
    everything = frozenset(case.setup.deck.cards) - frozenset(case.setup.face_up)
    before: list[Weights] = [{none: Fraction(1)}]
    for hands in lists[:-1]:
        before.append(extended(before[-1], hands))
    after: list[Weights] = [{none: Fraction(1)}]
    for hands in reversed(lists[1:]):
        after.append(extended(after[-1], hands))
    after.reverse()
    for hands, left, right in zip(lists, before, after, strict=True):
        ways = {hand: w * joined(left, right, everything - hand) for hand, w in hands.items()}
        possible = {hand: w for hand, w in ways.items() if w}
        yield possible, sum(possible.values(), Fraction(0))


def extended(dealt: Weights, hands: Weights) -> Weights:
    """The cards dealt so far and one more hand, in every way in which they don't overlap."""
    more: Weights = defaultdict(Fraction)
    for cards, ways in dealt.items():
        for hand, w in hands.items():
            if not cards & hand:
                more[cards | hand] += ways * w
    return more


def joined(left: Weights, right: Weights, rest: Hand) -> Fraction:
    return sum((w * right.get(rest - cards, 0) for cards, w in left.items() if cards <= rest), Fraction(0))
