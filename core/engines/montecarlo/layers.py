"""The trackers of all places, run over all cards once: every reachable code, as numpy tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.montecarlo.trackers import Flags, Tracker, trackers_of
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ReducedProblem
from core.model.cards import Mask, cards_of, mask_of
from core.text.text import say


def card_order(reduced: ReducedProblem) -> list[int]:
    """Return the open cards in an order that keeps few clauses and shows partly dealt."""
    spans = [cards for _, cards in reduced.clauses] + [choice.open for choice in reduced.choices]
    left = cards_of(reduced.open)
    order: list[int] = []
    begun = 0
    while left:
        best = min(left, key=lambda card: _price(card, begun, spans, reduced))
        order.append(best)
        left.remove(best)
        begun |= 1 << best
    return order


def _price(card: int, begun: Mask, spans: Sequence[Mask], reduced: ReducedProblem) -> tuple[int, int, int]:
    """The cost of dealing this card next: spans opened minus spans closed; then the number of its places."""
    bit = 1 << card
    after = begun | bit
    mine = [span for span in spans if span & bit]
    begins = sum(not span & begun for span in mine)
    ends = sum(not span & ~after for span in mine)
    places = sum(bool(allowed & bit) for allowed in reduced.allowed)
    return begins - ends, -len(mine), places


MOST_STATES = 3_000_000
"""Limit on the codes in all layers, for memory."""


@dataclass(frozen=True, eq=False)
class DealStep:
    """One step of the deal: one card. A state is a code of one tracker; all trackers' states share one numbering.

    ``tracker`` [n_states]: whose state it is. ``to`` [2, n_states]: the state in the next layer if the card goes
    elsewhere (0) or enters the tracker's place (1); the number of states there if rejected. ``weights`` [2, n_states]:
    the weight of each step, 0 if rejected.
    """

    card: int
    tracker: Ints
    to: Ints
    weights: Floats


@dataclass(frozen=True, eq=False)
class SamplingProblem:
    """What remains to be dealt: the layers in order, the places allowed for each card, and the trackers.

    ``allowed`` is [n_layers, n_places]: whether the place may have the card; ``places`` is [n_trackers]: the place of
    each tracker; ``starts`` [n_trackers]: their first states. ``clauses`` is [n_clauses, n_layers]: cards of which the
    corresponding place in ``clause_places`` has at least one. Places are holder indices.
    """

    layers: tuple[DealStep, ...]
    allowed: Flags
    places: Ints
    starts: Ints
    clauses: Flags
    clause_places: Ints

    @classmethod
    def of(cls, reduced: ReducedProblem) -> SamplingProblem:
        """Set up the sampling of a reduced problem with open cards. Raises TooLargeError."""
        cards = card_order(reduced)
        trackers = trackers_of(reduced)
        return cls(
            layers=tuple(_layers(trackers, cards)),
            allowed=_allowed(reduced, cards),
            places=np.array([tracker.place for tracker in trackers]),
            starts=np.arange(len(trackers)),
            clauses=_rows([clause for _, clause in reduced.clauses], cards),
            clause_places=np.array([reduced.column(slot) for slot, _ in reduced.clauses], np.int64),
        )


def _allowed(reduced: ReducedProblem, cards: Sequence[int]) -> Flags:
    allowed = np.zeros((len(cards), len(reduced.evidence.factors)), np.bool_)
    for slot, mask in enumerate(reduced.allowed):
        allowed[:, reduced.column(slot)] |= [bool(mask >> card & 1) for card in cards]
    return allowed


def _rows(masks: Sequence[Mask], cards: Sequence[int]) -> Flags:
    """Return [n_masks, n_cards]: which cards each mask contains."""
    return np.array([[bool(mask >> card & 1) for card in cards] for mask in masks], np.bool_).reshape(-1, len(cards))


def _layers(trackers: Sequence[Tracker], cards: Sequence[int]) -> list[DealStep]:
    codes = [np.array([tracker.start]) for tracker in trackers]
    later = mask_of(cards)
    layers: list[DealStep] = []
    total = 0
    for card in cards:
        later &= ~(1 << card)
        steps = [_step(tracker, here, card, later) for tracker, here in zip(trackers, codes, strict=True)]
        layers.append(_joined(card, steps))
        codes = [step.codes for step in steps]
        total += sum(map(len, codes))
        if total > MOST_STATES:
            raise TooLargeError(
                say("Engines", "the evidence about single hands is too entangled for the Monte Carlo engine")
            )
    return layers


@dataclass(frozen=True, eq=False)
class _Step:
    """One tracker reading one card: ``to`` [2, n] are indices into ``codes``, -1 if rejected."""

    codes: Ints
    to: Ints
    weights: Floats


def _step(tracker: Tracker, here: Ints, card: int, later: Mask) -> _Step:
    outside, weights_outside = tracker.settle(here, card, later)
    entered, possible = tracker.enter(here, card)
    inside, weights_inside = tracker.settle(entered, card, later)
    weights = np.array((weights_outside, weights_inside * possible))
    accepted = weights > 0
    to = np.full(weights.shape, -1)
    codes, to[accepted] = np.unique(np.array((outside, inside))[accepted], return_inverse=True)
    return _Step(codes, to, weights)


def _joined(card: int, steps: Sequence[_Step]) -> DealStep:
    """Number the states of all trackers consecutively."""
    starts = np.cumsum([0, *(len(step.codes) for step in steps)])
    to = np.concatenate(
        [np.where(step.to < 0, starts[-1], step.to + start) for step, start in zip(steps, starts, strict=False)], axis=1
    )
    return DealStep(
        card=card,
        tracker=np.repeat(np.arange(len(steps)), [step.to.shape[1] for step in steps]),
        to=to,
        weights=np.concatenate([step.weights for step in steps], axis=1),
    )
