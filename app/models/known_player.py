"""A player at the table, with what the library knows of how they play."""

from __future__ import annotations

from dataclasses import dataclass

from core.text.text import Text


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player in the seat of this number, from 0 in turn order.

    ``games`` are the finished ones that are known, ``lines`` say what was counted in them, and ``is_on`` whether what
    they tell may weigh in.
    """

    seat: int
    name: str
    games: int
    lines: tuple[Text, ...]
    is_on: bool
