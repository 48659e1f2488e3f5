"""How players answer: what is assumed of those who could show one card or another."""

from __future__ import annotations

from enum import StrEnum


class Response(StrEnum):
    """Which card a player shows who holds several of those asked for."""

    RANDOM = "random"
    """Each of them equally likely."""

    HABIT = "habit"
    """One that this player has shown the asker before, if there is one; else each equally likely."""

    LEAST_HELPFUL = "least-helpful"
    """The one that leaves the asker the most open of the envelope; ties in deck order."""
