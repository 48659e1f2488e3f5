"""The rivals of a practice game by name, weakest first: what they are called, and how they play. Without numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT_RUNG: Final = "middle"

RUNGS: Final[Mapping[str, Named]] = {
    "beginner": Named(
        say("Rivals", "Beginner", "a rival in a practice game"), say("Rivals", "ticks what was shown, and no more")
    ),
    "easy": Named(say("Rivals", "Easy", "a rival in a practice game"), say("Rivals", "plays along, often carelessly")),
    "middle": Named(
        say("Rivals", "Middle", "a rival in a practice game"),
        say("Rivals", "keeps a careful sheet with pencil and paper"),
    ),
    "hard": Named(
        say("Rivals", "Hard", "a rival in a practice game"), say("Rivals", "weighs what is unknown, and takes risks")
    ),
    "master": Named(
        say("Rivals", "Master", "a rival in a practice game"), say("Rivals", "plans ahead, and misses nothing")
    ),
}
