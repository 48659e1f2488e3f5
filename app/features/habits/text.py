"""Texts on the players' habits."""

from __future__ import annotations

from collections.abc import Sequence

from app.ui.language import localized, translate
from core.text.text import commas, listed


def chip_words(used: Sequence[str], known: Sequence[str]) -> str:
    """Return the label of the button: whose habits are used, or else known; empty if none are."""
    if used:
        return translate("HabitsWords", "Habits: {players}").format(players=localized(commas(used)))
    if known:
        return translate("HabitsWords", "Habits known: {players}").format(players=localized(commas(known)))
    return ""


def chip_tip(used: Sequence[str], known: Sequence[str]) -> str:
    if used:
        said = translate(
            "HabitsWords", "The numbers take into account how {players} played before. Click to see or change it."
        )
        return said.format(players=localized(listed(used)))
    if known:
        said = translate("HabitsWords", "The library knows how {players} played before. Click to see or use it.")
        return said.format(players=localized(listed(known)))
    return ""
