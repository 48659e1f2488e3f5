"""The picture in the README, by which a newcomer gets to know the window."""

from __future__ import annotations

from tests.screenshots.start import example
from tests.screenshots.studio import Studio


def newcomer(studio: Studio) -> None:
    """The example game."""
    example(studio)
