"""How people seem to play, and what that changes, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from core.explain.phrases import Phrases, entries
from core.model.case import Case
from core.text.shares import percent
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.people.people import Manner, MovedCell

TOLD: Final = 0.6
"""The probability of a kind from which a player is said to play like it."""

_SEEMS: Final[Mapping[str, Text]] = {
    "careful": say("{who} seems to suggest mostly cards they are still looking for ({share} likely)"),
    "bluffing": say("{who} seems to name their own cards as readily as others ({share} likely)"),
    "careless": say("{who} seems to name cards whatever they know of them ({share} likely)"),
}
_UNTOLD: Final = say("how {who} plays is not clear yet, but what they suggest already counts")


def of_manner(manner: Manner) -> Text:
    """Return a clause, as all of these: without an initial capital and a full stop."""
    found = _SEEMS.get(manner.likeliest, _UNTOLD) if manner.sure >= TOLD else _UNTOLD
    return found.format(who=manner.player, share=percent(manner.sure))


def of_moved(case: Case, moved: MovedCell) -> Text:
    card = 1 << case.setup.deck.index[moved.card]
    found = say("{claim}: {after} rather than {before}, by {entries}")
    return found.format(
        claim=Phrases(case.setup).says(card, moved.holder, holds=True),
        before=percent(moved.before),
        after=percent(moved.after),
        entries=entries(moved.because),
    )
