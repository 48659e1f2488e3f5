"""Which of the three cards can have been shown: from my hand when I show, from the sheet when another does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.entry_draft import EntryDraft
from core.model.cards import Card

if TYPE_CHECKING:  # the window opens without numpy
    from core.engines.posterior import Posterior


def offered(draft: EntryDraft, player: str, posterior: Posterior | None) -> tuple[Card, ...]:
    """Return the cards of the three that ``player`` can show; all three where that would leave none.

    A contradiction must be enterable: it is the sheet that explains it.
    """
    three = draft.triple or ()
    if player == draft.setup.me:
        possible = tuple(card for card in three if card in draft.setup.my_hand)
    else:
        possible = tuple(card for card in three if _may_hold(posterior, card, player))
    return possible or three


def _may_hold(posterior: Posterior | None, card: Card, player: str) -> bool:
    if posterior is None or card not in posterior.cards or player not in posterior.holders:
        return True
    return posterior.probability(card, player) > 0.0


def preselected(draft: EntryDraft, posterior: Posterior | None) -> EntryDraft:
    """Return the draft with the shown card filled in, where I see it and only one is possible."""
    if draft.refuter is None or draft.triple is None or draft.shown is not None or not draft.sees_card():
        return draft
    cards = offered(draft, draft.refuter, posterior)
    return draft.showing(cards[0]) if len(cards) == 1 else draft
