"""Revealed cards: those that must have been shown unseen, given what is certain now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from core.engines.posterior import Posterior
from core.evidence.presolve import HOLDS, LACKS, Marks
from core.model.cards import Card, Mask, cards_of, mask_of
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import Holder
from core.text.text import Text, say

Known = Posterior | Marks
"""What says which cells are certain: a posterior usually all of them, propagation most."""


def certain_cells(holders: tuple[Holder, ...], sheet: Known) -> tuple[dict[Holder, Mask], dict[Holder, Mask]]:
    """Return the cards that each of the case's holders certainly has, and those it certainly lacks."""
    if isinstance(sheet, Posterior):
        has, lacks = sheet.marginals == 1, sheet.marginals == 0
    else:
        has, lacks = sheet == HOLDS, sheet == LACKS
    return _masks(holders, has), _masks(holders, lacks)


def _masks(holders: tuple[Holder, ...], cells: npt.NDArray[np.bool_]) -> dict[Holder, Mask]:
    """Return the cards of each column of [n_cards, n_holders] as a mask."""
    return {holder: mask_of(np.flatnonzero(column).tolist()) for holder, column in zip(holders, cells.T, strict=True)}


@dataclass(frozen=True, slots=True)
class Unseen:
    """A refutation that I did not see: ``player`` showed one of ``cards`` in event ``event``.

    ``answer`` is the index among the suggestion's answers (:attr:`core.model.events.Suggestion.answers`).
    """

    event: int
    answer: int
    player: str
    cards: Mask


def unseen_shows(case: Case) -> Iterator[Unseen]:
    """Yield every refutation that counts, except those I saw and my own."""
    bits = case.setup.deck.bits
    for event, suggestion in case.counted:
        if isinstance(suggestion, Suggestion):
            asked = sum(bits[card.name] for card in suggestion.cards)
            for place, answer in enumerate(suggestion.answers):
                if answer.shows and answer.shown is None and answer.player != case.setup.me:
                    yield Unseen(event, place, answer.player, asked)


@dataclass(frozen=True, slots=True)
class Tie:
    """``holder`` has at least one of two or three ``cards``, in deck order, because of the events at these indices."""

    events: tuple[int, ...]
    holder: Holder
    cards: tuple[Card, ...]


def ties(case: Case, sheet: Known) -> tuple[Tie, ...]:
    """Return what is still open of unseen refutations, in the order of their first events.

    A tie has the cards the holder may still have. There is none if the holder certainly has one of the three, or only
    one is left; ties implied by smaller ones are omitted, and equal ones are merged.
    """
    has, lacks = certain_cells(case.setup.holders, sheet)
    events: dict[tuple[Holder, Mask], list[int]] = {}
    for show in unseen_shows(case):
        left = show.cards & ~lacks[show.player]
        if not show.cards & has[show.player] and left.bit_count() > 1:
            events.setdefault((show.player, left), []).append(show.event)
    return tuple(
        Tie(tuple(places), holder, tuple(case.setup.deck.cards[card] for card in cards_of(cards)))
        for (holder, cards), places in events.items()
        if not any(other == holder and fewer != cards and fewer & cards == fewer for other, fewer in events)
    )


@dataclass(frozen=True, slots=True)
class Revealed:
    """``player`` must have shown ``card`` in event ``event``.

    ``answer`` is the index among the suggestion's answers (:attr:`core.model.events.Suggestion.answers`).
    """

    event: int
    answer: int
    player: str
    card: Card


def revealed(case: Case, sheet: Known) -> dict[int, tuple[Revealed, ...]]:
    """Return, by event, the unseen cards that must have been shown; only for events that have any.

    A card must have been shown if the player certainly lacks the other two. All are found if ``sheet`` is complete (a
    posterior), most otherwise (marks). Shows by me, shows I saw, and events set aside are not included.
    """
    _, lacks = certain_cells(case.setup.holders, sheet)
    by_event: dict[int, tuple[Revealed, ...]] = {}
    for show in unseen_shows(case):
        left = cards_of(show.cards & ~lacks[show.player])
        if len(left) == 1:
            card_shown = Revealed(show.event, show.answer, show.player, case.setup.deck.cards[left[0]])
            by_event[show.event] = (*by_event.get(show.event, ()), card_shown)
    return by_event


def just_revealed(before: Case, known_before: Known, after: Case, known_after: Known) -> tuple[Revealed, ...]:
    """Return the cards an entry revealed, in earlier events and its own; indices are those in ``after``.

    ``after`` may be ``before`` with an event inserted anywhere, or otherwise changed: a card already revealed for the
    same answer is not new.
    """
    old = Counter(_identity(before, show) for many in revealed(before, known_before).values() for show in many)
    new: list[Revealed] = []
    for many in revealed(after, known_after).values():
        for show in many:
            key = _identity(after, show)
            if old[key]:
                old[key] -= 1
            else:
                new.append(show)
    return tuple(new)


def showed(show: Revealed) -> Text:
    """Return the clause that says who showed which card: "Bob showed the Pipe"."""
    return say("{who} showed {card:the}").format(who=show.player, card=show.card)


def _identity(case: Case, show: Revealed) -> tuple[object, ...]:
    """Return a key that identifies a revealed card even if its event has another index."""
    return case.events[show.event], show.answer, show.card
