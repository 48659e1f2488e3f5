"""Checks the choices of policies against the rules. Policies may return anything, so no type is assumed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.model.cards import Card, Category, Triple
from core.model.deck import Deck

T = TypeVar("T")

_MOST_NAMED = 6
"""Maximum number of items of a choice that a message names."""

_MOST_LETTERS = 40
_LARGE = 10**6


@dataclass(frozen=True, slots=True)
class RuleViolation:
    """An illegal choice: the player who made it, and what is wrong with it. That player is out of the game."""

    player: str
    what: str


class RuleViolationError(Exception):
    """A policy chose what the rules don't allow."""

    def __init__(self, player: str, what: str) -> None:
        super().__init__(f"{player} {what}")
        self.violation = RuleViolation(player, what)


def legal(chosen: object, choices: Sequence[T]) -> T | None:
    """Return the choice that equals ``chosen``; None if there is none."""
    found: dict[object, T] = {one: one for one in choices}
    try:
        return found.get(chosen)
    except TypeError:  # an unhashable object is not a choice
        return None


def triple_of(chosen: object, deck: Deck) -> Triple | None:
    """Return a choice as a suspect, a weapon and a room of the deck, in this order; None if it is not."""
    if not isinstance(chosen, tuple | list) or len(chosen) != len(Category):
        return None
    suspect, weapon, room = (legal(card, deck.of(category)) for card, category in zip(chosen, Category, strict=True))
    return None if suspect is None or weapon is None or room is None else (suspect, weapon, room)


def wrong_with(chosen: object, deck: Deck) -> str:
    """Return why a choice is not a suspect, a weapon and a room, for the author of the policy."""
    if not isinstance(chosen, tuple | list):
        return "these are no cards"
    strangers = [one for one in chosen if legal(one, deck.cards) is None]
    if strangers:
        return f"not in the deck: {described(strangers)}"
    if sorted(card.category for card in chosen) == list(Category):
        return "in the order suspect, weapon, room, please"
    return "not one card of each category"


def described(chosen: object) -> str:
    """Return a short description of a choice, reproducible because it contains no memory addresses."""
    if isinstance(chosen, tuple | list):
        named = [_one(one) for one in chosen[:_MOST_NAMED]]
        more = len(chosen) - len(named)
        return ", ".join([*named, f"{more} more"] if more else named) or "nothing"
    return _one(chosen)


def described_place(chosen: object) -> str:
    """Return a description of a place, valid or not."""
    if isinstance(chosen, Card):
        return f"the {chosen}"
    is_square = isinstance(chosen, tuple) and len(chosen) == 2 and all(map(_is_short, chosen))
    return str(chosen) if is_square else described(chosen)


def _one(chosen: object) -> str:
    if chosen is None:
        return "nothing"
    if isinstance(chosen, Card):
        return chosen.name
    if isinstance(chosen, str):
        return repr(str(chosen) if len(chosen) <= _MOST_LETTERS else f"{chosen[:_MOST_LETTERS]}…")
    return str(chosen) if _is_short(chosen) else f"a thing of type {type(chosen).__name__}"


def _is_short(chosen: object) -> bool:
    return isinstance(chosen, int) and abs(chosen) < _LARGE
