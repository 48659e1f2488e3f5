"""The habits that a command can be told to reckon with."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commandline.case_argument import refusal
from core.commandline.width import printable
from core.model.case import Case
from core.model.habit import Habit
from core.model.names import match
from core.model.problems import InvalidCaseError
from core.model.rules import ShowModel

if TYPE_CHECKING:
    from core.habits.tally import Tally


def declare_habits(parser: ArgumentParser) -> None:
    """Let the command take ``--habits``."""
    parser.add_argument(
        "--habits",
        metavar="FILE",
        type=Path,
        help="let the habits of the others weigh in, as habits --json counted them; who isn't in it plays by chance",
    )


def with_habits(case: Case, arguments: Namespace, show_model: ShowModel | None = None) -> Case:
    """Return the case with what is believed of the others at the table. Raises Refusal for a wrong file.

    Under a show model that weighs nothing they don't weigh in either.
    """
    path: Path | None = arguments.habits
    if path is None:
        return case

    from core.habits.habits_file import read_tallies
    from core.habits.learning import habits_of

    try:
        found = read_tallies(path)
    except InvalidCaseError as error:
        raise refusal(path, error) from None
    if (show_model or case.setup.rules.show_model) is ShowModel.IGNORE:
        return case
    habits = habits_of(_at_the_table(case, found))
    return replace(case, habits=tuple(habit for habit in habits if habit != Habit(habit.player)))


def habits_line(case: Case, arguments: Namespace) -> str:
    """Return a line that says whose habits weigh in, with its end; "" where none were to."""
    if arguments.habits is None:
        return ""
    names = ", ".join(habit.player for habit in case.habits) or "nobody"
    return printable(f"Habits that weigh in: of {names}") + "\n"


def habits_data(case: Case, arguments: Namespace) -> dict[str, list[str]]:
    """Return whose habits weigh in as a field of the object that ``--json`` prints; none where none were to."""
    return {} if arguments.habits is None else {"habits": [habit.player for habit in case.habits]}


def _at_the_table(case: Case, found: Mapping[str, Tally]) -> dict[str, Tally]:
    """Return what was counted of the others at the table; names are matched as elsewhere."""
    seats = case.setup.seats.names
    tallies: dict[str, Tally] = {}
    for name, tally in found.items():
        player = match(name, seats)
        if player is not None and player != case.setup.me:
            tallies[player] = tallies[player] + tally if player in tallies else tally
    return {player: tallies[player] for player in seats if player in tallies}
