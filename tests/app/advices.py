"""Handmade advice, for tests of the window's texts and tables."""

from __future__ import annotations

from core.advice.advice import Advice, Advised
from core.formats.editions import edition
from core.model.cards import Triple
from core.policies.accusing import Verdict
from core.policies.suggesting import Forecast

DECK = edition("classic-uk").deck


def three(*names: str) -> Triple:
    suspect, weapon, room = (DECK.card(name) for name in names)
    return suspect, weapon, room


GUESS = three("Mrs White", "Rope", "Library")


def advised(cards: Triple = GUESS, gain_bits: float = 1.25, *, reachable: bool | None = None) -> Advised:
    """Return a suggestion with its reasons: Bob shows the weapon, or nobody a card."""
    answers = Forecast((("Bob", cards[1]),), 0.5, 2.75), Forecast((), 0.5, 3.25)
    left = 4.25 - gain_bits
    return Advised(cards, gain_bits, 0.0, left, reachable, chances=(0.2, 0.3, 0.4), answers=answers)


def advice_of(suggestions: tuple[Advised, ...] = ()) -> Advice:
    """Return advice to make the first of these suggestions, without a board, a question to answer or an accusation."""
    every = suggestions or (advised(),)
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
        card_to_show=None,
        asks_first=True,
        has_asked=False,
        is_over=False,
        is_out=False,
        has_entered=False,
    )
