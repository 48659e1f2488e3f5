"""Files of every version, and what was in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings

from app.ui.settings import Preferences
from core.arena.tournament import Tournament
from core.model.rules import PoolRule

PLAIN = Tournament(("casual", "greedy", "random"), seed=7)


PLAYED = replace(PLAIN, face_up=1, pool=2, pool_look=PoolRule.UNANSWERED)


def opened(path: Path) -> Preferences:
    return Preferences(QSettings(str(path), QSettings.Format.IniFormat))


def values(path: Path) -> dict[str, str]:
    """What is in a file, as text: settings of one process share what they have read and what was set."""
    settings = opened(path).settings
    return {key: str(settings.value(key)) for key in settings.allKeys()}
