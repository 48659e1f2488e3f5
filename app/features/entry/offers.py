"""Which cards are offered: those that a player can have shown, and the leftover cards that I may have seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from app.features.entry.draft import EntryDraft
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Note
from core.model.rules import PoolRule
from core.model.seats import POOL

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


MayHold = Callable[[Card, str], bool]
"""Whether a player can hold a card, by what is known."""


def by_posterior(posterior: Posterior | None) -> MayHold:
    """Return which cards each player can hold by a posterior; all of them where it is not known."""
    return partial(_may_hold, posterior)


def by_marks(case: Case) -> MayHold:
    """Return which cards each player can hold by the marks of a case, which are found at once."""
    from core.evidence.presolve import LACKS, marks  # imports numpy, without which the window opens

    cells, cards, holders = marks(case).cells, tuple(case.setup.deck), case.setup.holders
    return lambda card, player: player not in holders or cells[cards.index(card), holders.index(player)] != LACKS


def offered(draft: EntryDraft, player: str, may_hold: MayHold) -> tuple[Card, ...]:
    """Return which of the three cards ``player`` can show; all three where none is possible.

    Contradictions must be enterable: the sheet explains them.
    """
    three = draft.triple or ()
    if player == draft.setup.me:
        possible = tuple(card for card in three if card in draft.setup.my_hand)
    else:
        possible = tuple(card for card in three if may_hold(card, player))
    return possible or three


def _may_hold(posterior: Posterior | None, card: Card, player: str) -> bool:
    if posterior is None or card not in posterior.cards or player not in posterior.holders:
        return True
    return posterior.probability(card, player) > 0.0


def leftovers(case: Case, may_hold: MayHold) -> tuple[Card, ...]:
    """Return the leftover cards that I may see if nobody answers me; none where the rules let nobody look."""
    setup = case.setup
    if setup.rules.pool_look is PoolRule.NEVER or not setup.pool:
        return ()
    seen = {event.card for _, event in case.counted if isinstance(event, Note) and event.holder == POOL and event.holds}
    if len(seen) >= setup.pool:
        return ()
    elsewhere = {*seen, *setup.my_hand, *setup.face_up}
    cards = tuple(card for card in setup.deck if card not in elsewhere)
    return tuple(card for card in cards if may_hold(card, POOL)) or cards


def preselected(draft: EntryDraft, may_hold: MayHold) -> EntryDraft:
    """Return the draft with the shown card filled in, where I see it and only one is possible."""
    if draft.refuter is None or draft.triple is None or draft.shown is not None or not draft.sees_card():
        return draft
    cards = offered(draft, draft.refuter, may_hold)
    return replace(draft, shown=cards[0]) if len(cards) == 1 else draft
