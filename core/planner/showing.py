"""Which card to show: the one that tells who asks least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from core.engines.driver import answer
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.planner.chairs import CHAIRS, chairs
from core.planner.situation import Situation

ALIKE = 1e-6
"""Bits by which two cards leave as much open."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What it would tell to show a card.

    ``left_bits``: how much would be open of the envelope for who asks, on average over the hands they may have.
    ``seen``: whether they have seen it from me before, ``known``: how many others have.
    """

    card: Card
    left_bits: float
    seen: bool
    known: int


def showings(situation: Situation, asked: Suggestion, cards: Sequence[Card], n: int = CHAIRS) -> tuple[Showing, ...]:
    """Return what each of my cards would tell, the best to show first.

    A card that who asks has seen from me already tells nothing new, and comes first; then the one that leaves them the
    most open; of those alike the one that more of the others know, then in deck order. ``asked`` is the suggestion that
    I have to answer.
    """
    shows = shown_by(situation.case)
    rng = np.random.default_rng(situation.seed)
    without = replace(situation.case, events=tuple(event for event in situation.case.events if event != asked))
    views = list(chairs(without, situation.table.deals, asked.by, rng, n))
    found = []
    for card in cards:
        left = [_left_open(situation, view, replace(asked, shown=card), rng) for view in views]
        known = {who for who, one in shows if one == card and who != asked.by}
        found.append(Showing(card, float(np.mean(left)), shows[asked.by, card] > 0, len(known)))
    index = situation.case.setup.deck.index
    return tuple(
        sorted(found, key=lambda one: (not one.seen, -round(one.left_bits / ALIKE), -one.known, index[one.card]))
    )


def least_telling(situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
    """Return which of my cards to show to who asks for some: the best of :func:`showings`."""
    if len(cards) == 1:
        return cards[0]
    shows = shown_by(situation.case)
    seen = [card for card in cards if shows[asker, card]]
    if seen:
        return seen[0]
    return showings(situation, question_to(situation, asker, cards), cards)[0].card


def question_to(situation: Situation, asker: str, cards: Sequence[Card]) -> Suggestion:
    """Return the suggestion at the end of the case that I am to answer; Raises ValueError where there is none."""
    for event in reversed(situation.case.events):
        if isinstance(event, Suggestion) and not event.aside:
            if event.by == asker and event.refuted_by == situation.me and set(cards) <= set(event.cards):
                return event
            break
    raise ValueError(f"the case does not end with a suggestion of {asker} that {situation.me} has to answer")


def shown_by(case: Case) -> Counter[tuple[str, Card]]:
    """Return how often I have shown which card to whom, as far as the case says."""
    shows: Counter[tuple[str, Card]] = Counter()
    for _, event in case.counted:
        if isinstance(event, Suggestion):
            for one in event.answers:
                if one.player == case.setup.me and one.shown is not None:
                    shows[event.by, one.shown] += 1
    return shows


def _left_open(situation: Situation, view: Case, asked: Suggestion, rng: np.random.Generator) -> float:
    situation.check()
    return answer(view.appended(asked), rng=rng, check=situation.check).entropy_bits or 0.0


__all__ = ["Showing", "least_telling", "question_to", "showings", "shown_by"]
