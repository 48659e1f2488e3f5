"""The rivals of a practice game by name, weakest first: what they are called, and how they play. Without numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT_RUNG: Final = "middle"

RUNGS: Final[Mapping[str, Named]] = {
    "beginner": Named(
        say("Rivals", "Beginner", "a rival in a practice game"),
        say("Rivals", "plays carelessly, and forgets more than half of what they see"),
    ),
    "easy": Named(
        say("Rivals", "Easy", "a rival in a practice game"),
        say("Rivals", "plays for fun, and forgets a third of what they see"),
    ),
    "middle": Named(
        say("Rivals", "Middle", "a rival in a practice game"), say("Rivals", "plays carefully, and keeps a tidy sheet")
    ),
    "hard": Named(
        say("Rivals", "Hard", "a rival in a practice game"),
        say("Rivals", "plays shrewdly, and now and then plans ahead"),
    ),
    "master": Named(
        say("Rivals", "Master", "a rival in a practice game"),
        say("Rivals", "plays relentlessly, and always plans ahead"),
    ),
}
