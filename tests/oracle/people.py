"""How likely what players named is with one deal: read off the deal card by card, in plain Python.

It shares nothing with :mod:`core.players` but its prior and the words of :mod:`core.model`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import prod

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Answer, GroupNote, Note, OpenHand, Suggestion
from core.model.rules import AccuseRule
from core.model.seats import FACE_UP, Holder
from core.players.prior import PlayingKind, Prior
from tests.oracle.brute import Deal, brute

FRESH, OWN, SHOWN, SOLVED = range(4)
AGAIN = 4


def reweighed(case: Case, prior: Prior) -> list[tuple[dict[Card, Holder], float]]:
    """Return every deal that fits, with its probability as people play."""
    deals = [(dict(zip(case.setup.deck, deal, strict=True)), float(p)) for deal, p in brute(case).joint.items()]
    found = [(deal, p * likelihood(deal, case, prior)) for deal, p in deals]
    total = sum(w for _, w in found)
    return [(deal, w / total) for deal, w in found]


def likelihood(deal: Deal, case: Case, prior: Prior) -> float:
    others = [player for player in case.setup.seats if player != case.setup.me]
    waited = prod(
        sum(share * chance ** turns_waited(deal, case, player) for chance, share in prior.waits) for player in others
    )
    named = {player: namings(deal, case, player, prior.kinds_of(player)) for player in others}
    return waited * sum(
        common
        * prod(
            sum(kind.shares[circle] * chance for kind, chance in zip(prior.kinds_of(player), chances, strict=True))
            / sum(kind.shares[circle] for kind in prior.kinds_of(player))
            for player, chances in named.items()
        )
        for circle, common in enumerate(prior.circles)
    )


def namings(deal: Deal, case: Case, player: str, kinds: Sequence[PlayingKind]) -> list[float]:
    """Return how likely a player of each kind names all the cards that they named."""
    found = [1.0] * len(kinds)
    times = Counter({(is_room, repeats): 0.5 for is_room in (False, True) for repeats in (False, True)})
    for at, event in enumerate(case.events):
        if isinstance(event, Suggestion) and not event.aside and event.by == player:
            for named in event.cards:
                category, is_room = case.setup.deck.of(named.category), named.category is Category.ROOM
                old = {card for other in asked(case, at) if other.by == player for card in other.cards} & {*category}
                solved = is_solved(deal, case, at, player, category)
                shares = {card: shares_of(deal, case, at, player, card) for card in category}
                repeats, either = named in old, 0 < len(old) < len(category)
                for i, kind in enumerate(kinds):
                    weights = kind.weights(named.category, solved=solved)
                    glad = {card: gladness(shares[card], weights[AGAIN * (card in old) :]) for card in category}
                    chance = glad[named] / sum(
                        glad[card] for card in category if kind.paced or (card in old) == repeats
                    )
                    if either and not kind.paced:
                        chance *= times[is_room, repeats] / (times[is_room, True] + times[is_room, False])
                    found[i] *= chance**0.5 if repeats else chance
                times[is_room, repeats] += either
    return found


def shares_of(deal: Deal, case: Case, at: int, player: str, card: Card) -> dict[int, float]:
    """Return what the card is to the player: their own, the solution, or in part shown and in part fresh."""
    if deal[card] == player:
        return {OWN: 1.0}
    if is_solution(deal, case, at, player, card):
        return {SOLVED: 1.0}
    seen = shown(deal, case, at, player, card)
    return {SHOWN: seen, FRESH: 1 - seen}


def gladness(shares: Mapping[int, float], weights: tuple[float, ...]) -> float:
    return sum(share * weights[what] for what, share in shares.items())


def asked(case: Case, upto: int) -> Iterator[Suggestion]:
    return (event for event, _ in answered(case, upto))


@lru_cache(maxsize=256)
def answered(case: Case, upto: int) -> tuple[tuple[Suggestion, tuple[Answer, ...]], ...]:
    """The suggestions that count, each with its answers."""
    counted = (event for event in case.events[:upto] if isinstance(event, Suggestion) and not event.aside)
    return tuple((event, event.answers) for event in counted)


def shown(deal: Deal, case: Case, upto: int, player: str, card: Card) -> float:
    """The share of a card that somebody showed to the player: 1 if it was this one for sure."""
    found = 1.0 if deal[card] == FACE_UP or (deal[card] != player and lay_open(case, upto, card)) else 0.0
    for event, answers in answered(case, upto):
        for answer in answers:
            if event.by == player and answer.shows and card in event.cards:
                could = [other for other in event.cards if deal[other] == answer.player]
                if answer.shown is not None:
                    found = max(found, float(answer.shown == card))
                elif answer.player != case.setup.me and card in could:
                    found = max(found, 1 / len(could))
    return found


def lay_open(case: Case, upto: int, card: Card) -> bool:
    """Whether everybody at the table has seen the card somewhere."""
    for event in case.events[:upto]:
        if event.aside or not isinstance(event, Note | GroupNote | OpenHand) or event.seen_by == "me":
            continue
        saw = {*case.setup.seats} if event.seen_by == "everyone" else {*event.seen_by, event.holder, case.setup.me}
        cards = (event.card,) if isinstance(event, Note) else event.cards
        whole = isinstance(event, OpenHand) or (
            event.holds and (isinstance(event, Note) or event.at_least == len(event.cards))
        )
        if whole and card in cards and saw >= {*case.setup.seats}:
            return True
    return False


def is_solution(deal: Deal, case: Case, upto: int, player: str, card: Card) -> bool:
    """Whether everybody else has passed on a card that the player has neither in their hand nor seen."""
    if case.setup.pool or deal[card] == player or shown(deal, case, upto, player, card) == 1:
        return False
    return all(
        any(
            card in event.cards
            and answer.player == other
            and not answer.shows
            and card not in dict(event.overlooked).get(other, ())
            for event, answers in answered(case, upto)
            for answer in answers
        )
        for other in case.setup.seats
        if other != player
    )


def is_solved(deal: Deal, case: Case, upto: int, player: str, category: tuple[Card, ...]) -> bool:
    placed = [card for card in category if deal[card] == player or shown(deal, case, upto, player, card) == 1]
    return len(placed) >= len(category) - 1 or any(is_solution(deal, case, upto, player, card) for card in category)


def turns_waited(deal: Deal, case: Case, player: str) -> int:
    """How many suggestions of a player, who could know the solution, were followed by something else than accusing."""
    if case.setup.rules.accuse is not AccuseRule.ANYWHERE:
        return 0
    counted = [(at, event) for at, event in enumerate(case.events) if not event.aside]
    return sum(
        isinstance(event, Suggestion)
        and event.by == player
        and not (isinstance(after, Accusation) and after.by == player)
        and all(
            is_solved(deal, case, at + 1, player, case.setup.deck.of(category))
            for category in {card.category for card in case.setup.deck}
        )
        for (at, event), (_, after) in pairwise(counted)
    )
