"""The rivals of a practice game by name, weakest first: what they are called, and how they play. Without numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT_RUNG: Final = "middle"

RUNGS: Final[Mapping[str, Named]] = {
    "beginner": Named(
        say("Beginner", "a rival in a practice game"),
        say("plays carelessly, and forgets more than half of what they see"),
    ),
    "easy": Named(
        say("Easy", "a rival in a practice game"),
        say("plays for fun, and forgets a third of what they see"),
    ),
    "middle": Named(say("Middle", "a rival in a practice game"), say("plays carefully, and keeps a tidy sheet")),
    "hard": Named(
        say("Hard", "a rival in a practice game"),
        say("plays shrewdly, and now and then plans ahead"),
    ),
    "master": Named(
        say("Master", "a rival in a practice game"),
        say("plays relentlessly, and always plans ahead"),
    ),
}
