"""The places of tokens: rooms of the deck and corridor squares, as in moves."""

from __future__ import annotations

from typing import TypeAlias

from core.model.cards import Card
from core.model.events import Square

Place: TypeAlias = Card | Square
"""A room's card, or the row and column of a corridor square."""

Squares: TypeAlias = frozenset[Square]
"""Squares occupied by tokens. They cannot be entered or passed, so a door behind one is shut."""

FREE: Squares = frozenset()
"""No square is blocked."""
