"""The seats of the table, and the turn order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.cards import Card

ENVELOPE = "envelope"
POOL = "pool"
FACE_UP = "face up"

RESERVED = (ENVELOPE, POOL, FACE_UP)
"""Holders that are not players; their names are reserved."""

Holder = str
"""Where a card can be: a player's name, or one of :data:`RESERVED`."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player at a seat: a name, the hand size, and the token they move (if recorded).

    ``turns``: false for a hand that takes no turns: a dummy, an absent friend.
    """

    name: str
    hand_size: int
    suspect: Card | None = None
    comment: str | None = None
    turns: bool = True


@dataclass(frozen=True, slots=True)
class Seats:
    """The players' names in turn order, which is also the order of answering. All table geometry is here."""

    names: tuple[str, ...]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def index(self, name: str) -> int:
        """Return the seat's number, from 0. Raises ValueError for an unknown name."""
        return self.names.index(name)

    def next(self, name: str) -> str:
        """Return the player to the left of ``name``, who is next in turn."""
        return self.names[(self.index(name) + 1) % len(self.names)]

    def others(self, name: str) -> tuple[str, ...]:
        """Return everyone else, in the order in which they answer ``name``."""
        i = self.index(name) + 1
        return self.names[i:] + self.names[: i - 1]

    def between(self, asker: str, refuter: str | None) -> tuple[str, ...]:
        """Return who is asked before ``refuter``: all others if no one refutes."""
        others = self.others(asker)
        return others if refuter is None else others[: others.index(refuter)]

    def after(self, asker: str, refuter: str) -> tuple[str, ...]:
        """Return who is asked after ``refuter``, in editions where answering continues."""
        others = self.others(asker)
        return others[others.index(refuter) + 1 :]
