"""The joint distribution of the envelope's three cards, estimated from a sample."""

from __future__ import annotations

import numpy as np

from core.engines.montecarlo.sample import Sample
from core.engines.posterior import EnvelopeJoint, Floats, Ints
from core.evidence.evidence import Mask, cards_of
from core.evidence.presolve import ENVELOPE_SLOTS, Residue
from core.model.cards import Category

MOST_UNSEEN = 0.5
"""The largest share of the probability that triples may get which were not drawn."""


def solutions(residue: Residue, sample: Sample, envelope: Floats) -> EnvelopeJoint:
    """Estimate the joint distribution; ``envelope`` [n_cards] are the estimated probabilities to be in it.

    Of a sample that is not whole, a share goes to the triples that may be but were not drawn, in proportion to the
    product of their cards' probabilities. It is the share that Good and Turing give to what was not seen: how many
    triples were drawn once, over the number of deals.
    """
    cards = residue.evidence.cards
    drawn = _drawn(residue, sample)
    triples, inverse, counts = np.unique(drawn, axis=0, return_inverse=True, return_counts=True)
    probabilities = np.bincount(inverse.ravel(), sample.weights) / sample.weights.sum()
    if not sample.whole:
        unseen, products = _unseen(residue, triples, envelope)
        if len(unseen):
            share = min(MOST_UNSEEN, (1 + (counts == 1).sum()) / len(drawn))
            triples = np.concatenate((triples, unseen))
            probabilities = np.append(probabilities * (1 - share), products * (share / products.sum()))
    order = np.lexsort(triples.T[::-1])
    return EnvelopeJoint(cards, triples[order], probabilities[order], counted=sample.whole)


def certain_solution(residue: Residue) -> EnvelopeJoint:
    """Return the joint distribution where every card of the envelope is known."""
    triple = [cards_of(held)[0] for held in residue.held[:ENVELOPE_SLOTS]]
    return EnvelopeJoint(residue.evidence.cards, np.array([triple]), np.ones(1))


def _drawn(residue: Residue, sample: Sample) -> Ints:
    """Return [n, 3]: the solution of each deal of the sample."""
    return np.array([_card_in(residue, sample, category) for category in Category]).T


def _card_in(residue: Residue, sample: Sample, category: Category) -> Ints:
    """Return [n]: the card of a category that is in the envelope, deal by deal."""
    n = sample.places.shape[1]
    held = residue.held[category]
    if held:
        return np.full(n, cards_of(held)[0])
    rows = np.array([i for i, card in enumerate(sample.cards) if residue.allowed[category] >> int(card) & 1])
    found: Ints = sample.cards[rows[(sample.places[rows] == 0).argmax(axis=0)]]
    return found


def _unseen(residue: Residue, drawn: Ints, envelope: Floats) -> tuple[Ints, Floats]:
    """Return the triples that may be but were not drawn, [n, 3], and the products of their cards' probabilities."""
    choices = [[card for card in _choices(residue, category) if envelope[card] > 0] for category in Category]
    products = np.array(1.0)
    for cards in choices:
        products = np.multiply.outer(products, envelope[cards])
    at = [np.searchsorted(cards, column) for cards, column in zip(choices, drawn.T, strict=True)]
    products[tuple(at)] = 0.0
    for triple in residue.failed:
        where = _place_of(triple, choices)
        if where is not None:
            products[where] = 0.0
    places = np.argwhere(products)
    triples = np.array([np.array(cards)[column] for cards, column in zip(choices, places.T, strict=True)]).T
    return triples, products[tuple(places.T)]


def _choices(residue: Residue, category: Category) -> list[int]:
    return cards_of(residue.held[category] | residue.allowed[category])


def _place_of(triple: Mask, choices: list[list[int]]) -> tuple[int, ...] | None:
    """Return the place of a triple among the choices of each category, None where it isn't."""
    places = [next((i for i, card in enumerate(cards) if triple >> card & 1), None) for cards in choices]
    found = [place for place in places if place is not None]
    return tuple(found) if len(found) == len(places) else None
