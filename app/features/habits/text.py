"""Texts on the players' habits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.ui.language import localized, translate
from core.model.case import Case
from core.model.habit import Habit
from core.model.rules import ShowModel
from core.text.text import commas, listed


def weighing(case: Case, show_model: ShowModel) -> str:
    """Return a sentence naming the players whose habits affect the numbers; empty if none do.

    How reliable a player's accusations are affects advice only.
    """
    players = [habit.player for habit in case.habits if habit != replace(Habit(habit.player), right=habit.right)]
    if not players or show_model is not ShowModel.RANDOM:
        return ""
    said = translate("HabitsWords", "Habits from earlier games count: {players}.")
    return said.format(players=localized(commas(players)))


def chip_words(used: Sequence[str], known: Sequence[str]) -> str:
    """Return the label of the button: whose habits are used, or else known; empty if none are."""
    if used:
        return translate("HabitsWords", "Habits: {players}").format(players=localized(commas(used)))
    if known:
        return translate("HabitsWords", "Habits known: {players}").format(players=localized(commas(known)))
    return ""


def chip_tip(used: Sequence[str], known: Sequence[str]) -> str:
    """Return the tool tip of the button."""
    if used:
        said = translate(
            "HabitsWords", "The numbers take into account how {players} played before. Click to see or change it."
        )
        return said.format(players=localized(listed(used)))
    if known:
        said = translate("HabitsWords", "The library knows how {players} played before. Click to see or use it.")
        return said.format(players=localized(listed(known)))
    return ""
