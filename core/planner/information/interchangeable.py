"""Interchangeable cards, which the evidence does not distinguish: suggesting either has the same gain.

Grouping them saves most of the work early in a game, and improves estimates: equal values come out equal.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass

from core.evidence.presolve import ReducedProblem
from core.model.cards import Category
from core.model.masks import Mask, cards_of


@dataclass(frozen=True, slots=True)
class CardClasses:
    """The classes of a category: ``members`` of each, as deck indices, and the class ``of`` each card."""

    members: tuple[tuple[int, ...], ...]
    of: dict[int, int]


def interchangeable(reduced: ReducedProblem, category: Category, singled_out: Collection[int] = ()) -> CardClasses:
    """Return the classes of interchangeable cards of a category; ``singled_out`` cards are alone in theirs.

    Cards whose place is certain are interchangeable if it is the same place.
    """
    told_apart = _told_apart(reduced)
    classes: dict[Hashable, list[int]] = {}
    for card in cards_of(reduced.evidence.setup.deck.mask_of(category)):
        alone = told_apart >> card & 1 or card in singled_out
        classes.setdefault(card if alone else ("like", _places(reduced, card)), []).append(card)
    members = tuple(tuple(cards) for cards in classes.values())
    return CardClasses(members, {card: i for i, cards in enumerate(members) for card in cards})


def _told_apart(reduced: ReducedProblem) -> Mask:
    """Return the open cards that take part in constraints on several cards."""
    cards = 0
    for _, clause in reduced.clauses:
        cards |= clause
    for choice in reduced.choices:
        cards |= choice.open
    for failed in reduced.failed:
        cards |= failed
    return cards & reduced.open


def _places(reduced: ReducedProblem, card: int) -> tuple[int, ...]:
    """Return the slots that have the card, or may have it."""
    sides = zip(reduced.held, reduced.allowed, strict=True)
    return tuple(slot for slot, (held, allowed) in enumerate(sides) if (held | allowed) >> card & 1)
