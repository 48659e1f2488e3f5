"""Unseen shows: the refutations of a case whose card I did not see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.evidence.evidence import Mask
from core.model.case import Case
from core.model.events import Suggestion


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
