"""Entries that cannot all be true."""

from __future__ import annotations

from PySide6.QtGui import QAction

from tests.notation import parse_event
from tests.screenshots.cases import DECK, contradictory, six, with_events
from tests.screenshots.studio import States, Studio

MISTAKES = """
Ann: Mrs Peacock, Candlestick, Hall; Bob passes, Cid passes, Dot passes, Eve passes, Fay shows Mrs Peacock
Bob: Mrs White, Dagger, Kitchen; Cid shows
Ann: Colonel Mustard, Rope, Kitchen; Bob passes, Cid passes, Dot passes, Eve passes, Fay passes, nobody shows
"""
"""What clashes with the game of six."""


def contradiction(studio: Studio) -> None:
    """Two entries clash; then what would mend it."""
    studio.play(contradictory())
    studio.shoot("contradiction")
    mend(studio)
    studio.shoot("mends")


def clashes(studio: Studio) -> None:
    """The second of three clashes, in which my hand takes part, and what would mend it; beside it, no advice."""
    studio.play(with_events(six(12), *(parse_event(line, DECK) for line in MISTAKES.strip().splitlines())))
    studio.wait(lambda: studio.sees("conflictNext"))
    studio.press("conflictNext")
    studio.part(QAction, "actionAdvice").trigger()
    mend(studio)
    studio.shoot("clashes")


def mend(studio: Studio) -> None:
    """Unfold what would mend the clash."""
    studio.press("conflictCorrect")
    studio.wait(lambda: studio.sees("corrections") and not studio.sees("correctionsPending"))
    studio.settle()


STATES: States = {
    "contradiction": contradiction,
    "clashes": clashes,
}
