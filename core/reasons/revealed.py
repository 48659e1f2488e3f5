"""Revealed cards: what was shown unseen and must have been one card, by what is known now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from core.evidence.evidence import cards_of
from core.model.cards import Card
from core.model.case import Case
from core.model.text import Text, say
from core.reasons.certain_cells import Known, certain_cells
from core.reasons.unseen import unseen_shows


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
