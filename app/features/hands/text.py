"""Texts above the list of likely hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.ui import text as words
from app.ui.language import localized, translate
from app.ui.numbers import count, fine_percent
from app.ui.text import the_cards
from core.model.cards import Card
from core.model.seats import POOL, Holder
from core.model.setup import Setup
from core.text.text import say

if TYPE_CHECKING:
    from app.features.hands.service import Hands
    from core.evidence.evidence import Source
    from core.explain.hands import LikelyHands

WAITING = say("Working it out…")
EMPTY = say("No game is open.")
PLAIN = say("These are as the cards say, not as people play.")
NONE_CERTAIN = say("No card is certain.")

FLAT = 0.02
"""If even the likeliest hand is less likely than this, the text says that none stands out."""


def whose(holder: Holder, setup: Setup) -> str:
    """Return a holder as an option: a name, "you" beside my own, or the pool."""
    if holder == POOL:
        return translate("The pool")
    return translate("{name} (you)").format(name=holder) if holder == setup.me else holder


def summary(found: Hands) -> str:
    """Return how many hands there are, whether they were all counted, and whether one stands out."""
    likely = found.likely
    if likely is None:
        return localized(found.failure)
    return _estimated(likely) if likely.drawn is not None else _counted(likely)


def _counted(likely: LikelyHands) -> str:
    n, shown = likely.count, len(likely.hands)
    if n == 1:
        return translate("No other hand is possible.")
    best = max(hand.probability for hand in likely.hands)
    return _possible(flat=best < FLAT, cut=shown < n).format(hands=count(n), percent=fine_percent(best), shown=shown)


def _possible(*, flat: bool, cut: bool) -> str:
    if flat and cut:
        return translate("{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.")
    if flat:
        return translate("{hands} hands are possible, none likelier than {percent}.")
    if cut:
        return translate("{hands} hands are possible; here are the {shown} likeliest.")
    return translate("{hands} hands are possible.")


def _estimated(likely: LikelyHands) -> str:
    n, shown, drawn = likely.count, len(likely.hands), count(likely.drawn or 0)
    if not shown:
        said = translate(
            "No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand."
        )
    elif shown == n:
        said = translate("Estimated from {deals} drawn deals, with {hands} different hands. There may be more.")
    else:
        said = translate(
            "Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may "
            "be more."
        )
    return said.format(deals=drawn, hands=count(n), shown=shown)


def certain(cards: Sequence[Card]) -> str:
    if not cards:
        return localized(NONE_CERTAIN)
    return translate("Certain: {cards}.").format(cards=the_cards(cards))


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why there are no hands: the set-up contradicts itself."""
    return translate("{contradiction} So no hand is possible.", "contradiction: a sentence").format(
        contradiction=words.conflict_words(conflict)
    )
