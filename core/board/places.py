"""Where a token can be: a room of the deck, or a corridor square. The same values that a move goes to."""

from __future__ import annotations

from typing import TypeAlias

from core.model.cards import Card
from core.model.events import Square

Place: TypeAlias = Card | Square
"""A room's card, or the row and column of a corridor square."""

Squares: TypeAlias = frozenset[Square]
"""Squares that are blocked: a token stands on each. Nobody walks onto or through them, so a door behind one is shut."""

FREE: Squares = frozenset()
"""Nothing is blocked."""
