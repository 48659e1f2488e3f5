"""Deals from the asker's perspective: the answerer of each card, and the solution."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from core.belief.belief import MOST_LISTED, Belief, Deals
from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Ints
from core.engines.registry import auto, quick_exact
from core.engines.tuning import AUTO
from core.evidence.evidence import Evidence, evidence_of
from core.evidence.presolve import ReducedProblem, presolve
from core.model.cards import Category, cards_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.rules import PoolRule
from core.model.seats import POOL
from core.players.prior import Prior
from core.players.weighing import weighing_of

DRAWN = 65_536
"""Sample size if there are more."""


def deals_of(evidence: Evidence, rng: np.random.Generator, *, most: int = MOST_LISTED, drawn: int = DRAWN) -> Deals:
    """Return all deals that fit if there are at most ``most``, otherwise a sample of ``drawn``.

    Raises Contradiction and TooLargeError if no engine can draw.
    """
    try:
        listed, weights = quick_exact().every_deal(evidence, most)
    except TooLargeError:
        checkpoint()
        draws = auto().draw(evidence, drawn, rng)
        weights = np.full(drawn, 1 / drawn)
        return Deals(np.ascontiguousarray(draws.deals.T), weights, whole=False, effective=draws.effective)
    return Deals(np.ascontiguousarray(listed.T), weights, whole=True, effective=len(weights))


def as_people_play(case: Case, deals: Deals, prior: Prior, rng: np.random.Generator) -> Deals:
    """Return as many deals, drawn anew by how likely the others named what they did with each; all weigh the same."""
    weighing = weighing_of(case, prior, deals.places, deals.weights, whole=deals.whole)
    # drawn anew, not weighted: estimates count deals that all weigh the same; the variances of both draws add up
    n, effective = len(deals), 1 / (1 / weighing.effective + 1 / len(deals))
    drawn = rng.choice(n, n, p=weighing.weights)
    return replace(deals, places=deals.places[:, drawn], effective=min(effective, deals.effective))


@dataclass(frozen=True, slots=True)
class CardClasses:
    """The classes of a category: ``members`` of each, as deck indices, and the class ``of`` each card."""

    members: tuple[tuple[int, ...], ...]
    of: dict[int, int]


def interchangeable(reduced: ReducedProblem, category: Category, singled_out: Collection[int] = ()) -> CardClasses:
    """Return the classes of interchangeable cards of a category; ``singled_out`` cards are alone in theirs.

    Suggesting any card of a class has the same gain, which saves most of the work early in a game and makes equal
    estimates come out equal. Cards whose place is certain are interchangeable if it is the same place.
    """
    told_apart = reduced.told_apart
    classes: dict[Hashable, list[int]] = {}
    for card in cards_of(reduced.evidence.setup.deck.mask_of(category)):
        alone = told_apart >> card & 1 or card in singled_out
        classes.setdefault(card if alone else ("like", reduced.places(card)), []).append(card)
    members = tuple(tuple(cards) for cards in classes.values())
    return CardClasses(members, {card: i for i, cards in enumerate(members) for card in cards})


Indices = tuple[int, int, int]
"""A suspect, a weapon and a room, as deck indices."""

SmallInts = npt.NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class DealTable:
    """The deals from the asker's perspective.

    ``names`` are the answering players, in order. ``shown`` are the deck indices of cards already shown to the asker,
    ``distinct`` those of cards that the deals tell apart from others besides by the evidence. ``envelope`` is the
    distribution over the solutions, from an engine or from the deals.
    """

    evidence: Evidence
    deals: Deals
    names: tuple[str, ...]
    shown: frozenset[int]
    envelope: EnvelopeJoint
    envelope_is_exact: bool = False
    distinct: frozenset[int] = frozenset()

    @classmethod
    def of(cls, evidence: Evidence, deals: Deals, answerers: tuple[str, ...], shown: frozenset[int]) -> DealTable:
        """Return the table whose solution distribution is that of the deals."""
        return cls(evidence, deals, answerers, shown, shares_of(deals, evidence))

    def codes(self, cards: Sequence[int]) -> SmallInts:
        """Return the code of three cards in each deal (:mod:`core.information.answers`), [n_deals]."""
        suspect, weapon, room = cards
        code: SmallInts = self._digits[suspect] + self._digits[weapon] + self._digits[room]
        return code

    @cached_property
    def kinds(self) -> Ints:
        """A number for each solution's card of a card's category: equal for those interchangeable, but for that card.

        [n_cards, n_solutions]
        """
        kinds: list[Ints] = []
        for classes, column in zip(self.card_classes, self.envelope.triples.T, strict=True):
            of_solution = np.array([classes.of.get(card, 0) for card in range(len(self.evidence.cards))])[column]
            kinds += [np.where(column == card, len(classes.members), of_solution) for card in sorted(classes.of)]
        return np.array(kinds)

    @cached_property
    def _digits(self) -> SmallInts:
        """The answerer of each card in each deal, as the digit of its category in a code, [n_cards, n_deals]."""
        base, answerers = len(self.names) + 1, {name: i for i, name in enumerate(self.names)}
        number = np.array([answerers.get(who, len(answerers)) for who in self.evidence.holders], np.int32)
        places = [base ** (len(Category) - 1 - card.category) for card in self.evidence.cards]
        return number[self.deals.places] * np.array(places, np.int32)[:, None]

    @cached_property
    def unseen_pool(self) -> Ints:
        """The cards of the pool in each deal that the asker has not seen there, [n, n_deals]: deck indices.

        Where the rules have it so, a player whose suggestion no one answers looks at a random one of them; else none.
        """
        holders, n = self.evidence.holders, len(self.deals)
        if POOL not in holders or self.evidence.setup.rules.pool_look is PoolRule.NEVER:
            return np.zeros((0, n), int)
        pool = holders.index(POOL)
        left = self.deals.places == pool
        for seen, _ in self.evidence.factors[pool].has:
            left[list(cards_of(seen))] = False
        cards: Ints = left.T.nonzero()[1].reshape(n, -1).T
        return cards

    @cached_property
    def solution(self) -> SmallInts:
        """The index of each deal's solution among the triples of the envelope, [n_deals]."""
        deck = self.evidence.setup.deck
        place = np.zeros([len(deck.of(category)) for category in Category], np.int32)
        place[tuple((self.envelope.triples - _firsts(deck)).T)] = np.arange(len(self.envelope))
        return place.ravel()[_solutions(self.deals, deck)]

    @cached_property
    def card_classes(self) -> tuple[CardClasses, CardClasses, CardClasses]:
        reduced, apart = presolve(self.evidence), self.shown | self.distinct
        suspects, weapons, rooms = (interchangeable(reduced, category, apart) for category in Category)
        return suspects, weapons, rooms


def table_of(case: Case, belief: Belief | None = None, *, rng: np.random.Generator | None = None) -> DealTable:
    """Return the deals of a case from the perspective of its player ``me``, as they are believed.

    The distribution over the solutions is that of ``belief``, unless that is an estimate as the cards say; if the deals
    are only sampled and none is given, an engine is asked. Raises ValueError for a spectator's case; Contradiction;
    and TooLargeError if no engine can handle the case.
    """
    setup = case.setup
    if setup.me is None:
        raise ValueError("a spectator asks nobody")
    evidence = evidence_of(case)
    rng = rng or np.random.default_rng()
    answerers, shown = case.order_of_asking(setup.me), shown_to(case, setup.me)
    if belief is not None and belief.weighed is not None and belief.prior is not None:
        deals = belief.deals or as_people_play(case, deals_of(evidence, rng), belief.prior, rng)
        envelope = belief.weighed.envelope or shares_of(deals, evidence)
        return DealTable(evidence, deals, answerers, shown, envelope, distinct=named_in(case))  # no card is like those
    deals = deals_of(evidence, rng)
    if not deals.whole:
        # exact also where deals are too many to list, and then better than the shares of those drawn
        posterior = answer(case, AUTO, rng=rng) if belief is None else belief.plain
        if posterior.exact and posterior.envelope is not None:
            return DealTable(evidence, deals, answerers, shown, posterior.envelope, envelope_is_exact=True)
    return DealTable.of(evidence, deals, answerers, shown)


def named_in(case: Case) -> frozenset[int]:
    """Return the deck indices of the cards in suggestions, which as people play are told apart by that."""
    index, asked = case.setup.deck.index, (event for _, event in case.counted if isinstance(event, Suggestion))
    return frozenset(index[card] for event in asked for card in event.cards)


def shown_to(case: Case, player: str) -> frozenset[int]:
    """Return the deck indices of the cards ``player`` has been shown as answers, as far as the case says which."""
    index = case.setup.deck.index
    asked = [event for _, event in case.counted if isinstance(event, Suggestion) and event.by == player]
    return frozenset(index[answer.shown] for event in asked for answer in event.answers if answer.shown is not None)


def shares_of(deals: Deals, evidence: Evidence) -> EnvelopeJoint:
    deck = evidence.setup.deck
    sizes = [len(deck.of(category)) for category in Category]
    shares = np.bincount(_solutions(deals, deck), deals.weights)
    possible = np.flatnonzero(shares)
    triples = np.stack(np.unravel_index(possible, sizes), axis=1) + _firsts(deck)
    return EnvelopeJoint(evidence.cards, triples, shares[possible] / shares.sum())


def _solutions(deals: Deals, deck: Deck) -> Ints:
    """Return the number of each deal's solution among all triples of the deck, in deck order, [n_deals]."""
    number: Ints = np.zeros(len(deals), np.int64)
    for category, first in zip(Category, _firsts(deck), strict=True):
        size = len(deck.of(category))
        held = deals.places[first : first + size] == 0
        number = number * size + held.argmax(axis=0)
    return number


def _firsts(deck: Deck) -> list[int]:
    return [deck.index[deck.of(category)[0]] for category in Category]
