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
"""What contradicts the game of six."""


def contradiction(studio: Studio) -> None:
    """Two entries contradict each other; then the corrections offered."""
    studio.play(contradictory())
    studio.shoot("contradiction")
    correct(studio)
    studio.shoot("mends")


def clashes(studio: Studio) -> None:
    """The second of three conflicts, in which my hand takes part, and its corrections; beside them, no advice."""
    studio.play(with_events(six(12), *(parse_event(line, DECK) for line in MISTAKES.strip().splitlines())))
    studio.wait(lambda: studio.sees("conflictNext"))
    studio.press("conflictNext")
    studio.part(QAction, "actionAdvice").trigger()
    correct(studio)
    studio.shoot("clashes")


def correct(studio: Studio) -> None:
    """Unfold the corrections offered."""
    studio.wait(lambda: studio.sees("conflictCorrect"))  # once the contradiction is found
    studio.press("conflictCorrect")
    studio.wait(lambda: studio.sees("corrections") and not studio.sees("correctionsPending"))
    studio.settle()


STATES: States = {
    "contradiction": contradiction,
    "clashes": clashes,
}
