"""Revealed cards: what was shown unseen and must have been one card, by what is known now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from core.engines.posterior import Posterior
from core.evidence.marks import HOLDS, LACKS, Marks
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.masks import Mask, cards_of, mask_of
from core.model.seats import Holder
from core.text.text import Text, say


@dataclass(frozen=True, slots=True)
class CertainCells:
    """The cards that each holder certainly has, and those that it certainly lacks; complete or not.

    What is read from them is as complete as they are: those of a posterior are, those of propagation mostly.
    """

    has: dict[Holder, Mask]
    lacks: dict[Holder, Mask]

    @classmethod
    def of_posterior(cls, posterior: Posterior) -> CertainCells:
        """Take every cell that a posterior gives as exactly 0 or 1."""
        cells = posterior.marginals
        return cls(_masks(posterior.holders, cells == 1), _masks(posterior.holders, cells == 0))

    @classmethod
    def of_marks(cls, holders: tuple[Holder, ...], marks: Marks) -> CertainCells:
        """Take what propagation found; ``holders`` are the columns of the marks."""
        return cls(_masks(holders, marks.cells == HOLDS), _masks(holders, marks.cells == LACKS))


Known = CertainCells | Posterior | Marks
"""Whatever says what is certain."""


def certain_cells(holders: tuple[Holder, ...], known: Known) -> CertainCells:
    """Return what is certain; ``holders`` are those of the case that it is known of."""
    if isinstance(known, CertainCells):
        return known
    return CertainCells.of_posterior(known) if isinstance(known, Posterior) else CertainCells.of_marks(holders, known)


def _masks(holders: tuple[Holder, ...], cells: npt.NDArray[np.bool_]) -> dict[Holder, Mask]:
    """Return the cards of each column of [n_cards, n_holders] as a mask."""
    return {holder: mask_of(np.flatnonzero(column).tolist()) for holder, column in zip(holders, cells.T, strict=True)}


@dataclass(frozen=True, slots=True)
class Unseen:
    """That ``player`` showed one of ``cards``, which I did not see, in the event at the place ``event``.

    ``answer`` is the place among the answers of the suggestion (:attr:`core.model.events.Suggestion.answers`).
    """

    event: int
    answer: int
    player: str
    cards: Mask


def unseen_shows(case: Case) -> Iterator[Unseen]:
    """Give every refutation that counts, but those that I saw, and my own: what I showed is no news to me."""
    bits = case.setup.deck.bits
    for event, suggestion in case.counted:
        if isinstance(suggestion, Suggestion):
            asked = sum(bits[card.name] for card in suggestion.cards)
            for place, answer in enumerate(suggestion.answers):
                if answer.shows and answer.shown is None and answer.player != case.setup.me:
                    yield Unseen(event, place, answer.player, asked)


@dataclass(frozen=True, slots=True)
class Tie:
    """That ``holder`` has at least one of two or three ``cards``, in deck order, by the events at these places."""

    events: tuple[int, ...]
    holder: Holder
    cards: tuple[Card, ...]


def ties(case: Case, known: Known) -> tuple[Tie, ...]:
    """Return what is still open of the refutations that I did not see, in the order of their first events.

    A tie has the cards that the holder may still have. There is none where the holder certainly has one of the three,
    or only one is left; of ties of which one implies the other only the smaller one is there, and where several events
    say the same it names them all.
    """
    cells = certain_cells(case.setup.holders, known)
    events: dict[tuple[Holder, Mask], list[int]] = {}
    for show in unseen_shows(case):
        left = show.cards & ~cells.lacks[show.player]
        if not show.cards & cells.has[show.player] and left.bit_count() > 1:
            events.setdefault((show.player, left), []).append(show.event)
    return tuple(
        Tie(tuple(places), holder, tuple(case.setup.deck.cards[card] for card in cards_of(cards)))
        for (holder, cards), places in events.items()
        if not any(other == holder and fewer != cards and fewer & cards == fewer for other, fewer in events)
    )


@dataclass(frozen=True, slots=True)
class Revealed:
    """That ``player`` must have shown ``card`` in the event at the place ``event``.

    ``answer`` is the place among the answers of the suggestion (:attr:`core.model.events.Suggestion.answers`).
    """

    event: int
    answer: int
    player: str
    card: Card


def revealed(case: Case, known: Known) -> dict[int, tuple[Revealed, ...]]:
    """Return, by event, which cards must have been shown that I did not see; only events that have such.

    A card must have been shown where no consistent deal lets the player show another one: where it certainly lacks the
    others of the three. All of these are found where ``known`` is complete (a posterior), most where it isn't (marks).
    What was shown to me, by me or in an event that is set aside is no question, and not among them.
    """
    cells = certain_cells(case.setup.holders, known)
    found: dict[int, tuple[Revealed, ...]] = {}
    for show in unseen_shows(case):
        left = cards_of(show.cards & ~cells.lacks[show.player])
        if len(left) == 1:
            one = Revealed(show.event, show.answer, show.player, case.setup.deck.cards[left[0]])
            found[show.event] = (*found.get(show.event, ()), one)
    return found


def just_revealed(before: Case, known_before: Known, after: Case, known_after: Known) -> tuple[Revealed, ...]:
    """Return which cards an entry revealed: those of earlier events, and its own; places are those in ``after``.

    ``after`` may be ``before`` with an event more, anywhere, or changed in any other way: what is revealed of the same
    answer in both is nothing new.
    """
    old = Counter(_said(before, one) for many in revealed(before, known_before).values() for one in many)
    new: list[Revealed] = []
    for many in revealed(after, known_after).values():
        for one in many:
            said = _said(after, one)
            if old[said]:
                old[said] -= 1
            else:
                new.append(one)
    return tuple(new)


def must_have_been(card: Card) -> Text:
    """Return the clause that says which card was shown: "it must have been the Pipe"."""
    return say("Revealed", "it must have been {card:the}").format(card=card)


def must_have_shown(one: Revealed, me: str | None) -> Text:
    """Return the clause that says who showed which card: "Bob must have shown the Pipe"."""
    who = say("Revealed", "{who} must have shown {card:the}")
    you = say("Revealed", "you must have shown {card:the}")
    return (you if one.player == me else who).format(who=one.player, card=one.card)


def _said(case: Case, one: Revealed) -> tuple[object, ...]:
    """Return what makes a revealed card the same in another case, where its event may have another place."""
    return case.events[one.event], one.answer, one.card
