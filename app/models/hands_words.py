"""What the view of the hands says above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import words
from app.numbers import count, fine_percent
from core.model.cards import Card
from core.model.seats import POOL, Holder
from core.model.setup import Setup
from core.model.wording import listed
from core.reasons.phrases import Phrases

if TYPE_CHECKING:
    from app.hands import Hands
    from core.engines.contract import Source
    from core.reasons.hands import LikelyHands

WAITING = "Being looked up…"
EMPTY = "No game is open."
NONE_CERTAIN = "No card is certain."
FLAT = 0.02
"""If even the likeliest hand is less likely than that, no hand stands out, and that is said."""


def whose(holder: Holder, setup: Setup) -> str:
    """Return what heads a choice of hands: a name, "you" beside one's own, or the pool."""
    return "The pool" if holder == POOL else f"{holder} (you)" if holder == setup.me else holder


def summary(found: Hands) -> str:
    """Return how many hands there are, how far they are counted, and whether one stands out."""
    likely = found.likely
    if likely is None:
        return found.failure
    return _estimated(likely) if likely.drawn is not None else _counted(likely)


def _counted(likely: LikelyHands) -> str:
    n, shown = likely.count, len(likely.hands)
    if n == 1:
        return "No other hand is possible."
    best = max(hand.probability for hand in likely.hands)
    flat = f", none of them likelier than {fine_percent(best)}" if best < FLAT else ""
    here = f"; here are the {shown} likeliest." if shown < n else "."
    return f"{count(n)} hands are possible{flat}{here}"


def _estimated(likely: LikelyHands) -> str:
    n, shown, drawn = likely.count, len(likely.hands), count(likely.drawn or 0)
    if not shown:
        return f"No hand stands out: of {drawn} deals that were drawn, hardly any two gave this player the same hand."
    here = "." if shown == n else f"; here are the {shown} that came up most."
    return f"An estimate from {drawn} drawn deals with {count(n)} different hands{here} There may be more."


def certain(cards: Sequence[Card], found: Hands) -> str:
    """Return which cards are in every hand."""
    if not cards:
        return NONE_CERTAIN
    phrases, index = Phrases(found.case.setup), found.case.setup.deck.index
    return f"Certainly {listed([phrases.card(index[card]) for card in cards])}."


def moment(conflict: Sequence[Source], upto: int) -> str:
    """Return at which moment the hands are those of the sheet, where the entries after that clash."""
    return words.clash_advice(upto) if conflict else ""


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why there are no hands: the set-up clashes with itself."""
    return f"{words.clash(conflict)} So no hand is possible."
