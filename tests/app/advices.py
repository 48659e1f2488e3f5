"""Handmade advice, for tests of the window's texts and tables."""

from __future__ import annotations

from core.advice.advice import Advice, Advised
from core.advice.reasons import Reasons, SuggestionReasons
from core.formats.editions import edition
from core.model.cards import Triple
from core.policies.accusing import Verdict

DECK = edition("classic-uk").deck


def three(*names: str) -> Triple:
    suspect, weapon, room = (DECK.card(name) for name in names)
    return suspect, weapon, room


GUESS = three("Mrs White", "Rope", "Library")

USELESS = Reasons(SuggestionReasons(GUESS, 0.0, (0.0, 0.0, 0.0), (), None, None))
"""Reasons for a suggestion that tells nothing."""


def advice_of(suggestions: tuple[Advised, ...] = ()) -> Advice:
    """Return advice to make the first of these suggestions, without a board, a question to answer or an accusation."""
    every = suggestions or (Advised(GUESS, 1.25, 0.0, 3.0, reachable=None),)
    return Advice(
        policy="race",
        unit="expected turns to win",
        roll=None,
        entropy_bits=4.25,
        exact=True,
        suggestions=every,
        moves=(),
        way=None,
        rolls=(),
        suggest=every[0].cards,
        accuse=Verdict(GUESS, 0.2, 0.1, 0.4, 0.5, allowed=True),
        accusation=None,
        show=(),
        shown_to=None,
        best=None,
        asks_first=True,
        has_asked=False,
        is_over=False,
        is_out=False,
        has_entered=False,
    )
