"""The picture in the README, by which a newcomer gets to know the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from core.formats.case_file import load
from tests.screenshots.advice import advise
from tests.screenshots.studio import Studio

EXAMPLE = Path(__file__).resolve().parents[2] / "resources" / "examples" / "evening.case.json"
MY_TURN = 8
"""After so many of its entries it is my turn in the example game."""


def newcomer(studio: Studio) -> None:
    """The example game on my turn: the sheet, the entry, the list of events, and the advice."""
    case = load(EXAMPLE)
    advise(studio, replace(case, events=case.events[:MY_TURN]))
    studio.shoot("newcomer")
