"""The numbers as people play, and what the players seem to do."""

from __future__ import annotations

from app.features.habits import HabitsDialog
from core.model.case import Case
from tests.evenings import evening
from tests.screenshots.reasons import ask_why
from tests.screenshots.studio import States, Studio


def people(studio: Studio) -> None:
    """The sheet as people play; why a cell is moved; how the players play."""
    case = evening(40)
    studio.play(Case(case.setup, case.events[:14]))
    studio.window.commands.people.trigger()
    studio.read()
    studio.shoot("people")
    moved = studio.window.page.sheet.model.moved[0]
    ask_why(studio, moved.card.name, moved.holder)
    studio.shoot("people-why")
    studio.window.commands.habits.trigger()
    studio.settle()
    studio.shoot("people-players", studio.part(HabitsDialog))


STATES: States = {"people": people}
