"""Which card to show: the one that tells the asker least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from core.model.cards import Card
from core.model.case import Case
from core.model.events import Seen, Suggestion
from core.model.perspective import cards_seen, witnesses
from core.situation.rivals import PERSPECTIVES, knowledge, sample_perspectives
from core.situation.situation import Situation

ALIKE = 1e-6
"""Tolerance in bits for equal entropy."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What showing a card would reveal.

    ``left_bits``: the asker's expected remaining entropy of the envelope, over the hands they may have. ``seen``:
    whether they have seen it from me before; ``known``: how many others have.
    """

    card: Card
    left_bits: float
    seen: bool
    known: int


def open_question(case: Case) -> Suggestion | None:
    """Return the last suggestion if I must answer it: it is known that I show, but not which card.

    Suggestions set aside don't count.
    """
    last = next((event for event in reversed(case.events) if not event.aside), None)
    if not isinstance(last, Suggestion):
        return None
    mine = [answer for answer in last.answers if answer.player == case.setup.me]
    return last if any(answer.shows and answer.shown is None for answer in mine) else None


def answered(asked: Suggestion, me: str | None, card: Card) -> Suggestion:
    answers = [replace(each, shown=card) if each.player == me and each.shows else each for each in asked.answers]
    return asked.with_answers(answers)


def could_show(situation: Situation, asked: Suggestion) -> tuple[Card, ...]:
    return tuple(card for card in asked.cards if card in situation.case.setup.my_hand)


def showings(
    situation: Situation, asked: Suggestion, cards: Sequence[Card], n: int = PERSPECTIVES
) -> tuple[Showing, ...]:
    """Return what each of my cards would reveal, the best to show first.

    A card the asker has already seen from me reveals nothing and comes first; then those leaving the most entropy; ties
    by how many others know the card, then deck order. ``asked`` is the suggestion that I must answer, the last of the
    case.
    """
    case, deals = situation.case, situation.cards.table.deals
    shows, index = shown_by(case), case.setup.deck.index
    at = max(i for i, event in enumerate(case.events) if event == asked)
    views = []
    for card in cards:
        rng = np.random.default_rng(situation.seed)  # the same deals for each, so that what differs is the card
        then = case.replaced(at, answered(asked, case.setup.me, card))
        views.append(list(sample_perspectives(then, deals, asked.by, rng, n)))
    options, rng = [], np.random.default_rng(situation.seed)
    for card, left in zip(cards, knowledge(views, rng), strict=True):
        others = {who for who, seen in shows if seen == card and who != asked.by}
        left_bits = float(np.mean([view.entropy_bits for view in left]))
        options.append(Showing(card, left_bits, shows[asked.by, card] > 0, len(others)))
    return tuple(
        sorted(options, key=lambda show: (not show.seen, -round(show.left_bits / ALIKE), -show.known, index[show.card]))
    )


def least_telling(situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
    """Return which of my cards to show the asker: the best of :func:`showings`.

    Raises ValueError unless the case ends with their suggestion waiting for my answer.
    """
    if len(cards) == 1:
        return cards[0]
    asked = open_question(situation.case)
    if asked is None or asked.by != asker:
        raise ValueError(f"the case does not end with a suggestion of {asker} that {situation.me} has to answer")
    return showings(situation, asked, cards)[0].card


def shown_by(case: Case) -> Counter[tuple[str, Card]]:
    """Return how often each player has seen each of my cards, as far as the case says."""
    shows: Counter[tuple[str, Card]] = Counter()
    for _, event in case.counted:
        if isinstance(event, Seen) and event.holder == case.setup.me:
            shows.update(product(witnesses(event.seen_by, case.setup) - {event.holder}, cards_seen(event)))
        if isinstance(event, Suggestion):
            for answer in event.answers:
                if answer.player == case.setup.me and answer.shown is not None:
                    shows[event.by, answer.shown] += 1
    return shows


def shown_to_each(case: Case) -> tuple[tuple[str, tuple[tuple[Card, int], ...]], ...]:
    """Return what I have shown to whom, and how often: by player in turn order, each card once, in deck order."""
    shows, me = shown_by(case), case.setup.me
    others = () if me is None else case.setup.seats.others(me)
    cards = {who: tuple((card, shows[who, card]) for card in case.setup.deck if shows[who, card]) for who in others}
    return tuple((who, seen) for who, seen in cards.items() if seen)
