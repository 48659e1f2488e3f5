"""What is to be seen before and beside a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox

from app.features.help import LicencesView
from core.formats.case_file import write_case
from core.model.ending import ending, with_ending
from tests.games import classic_game
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def start(studio: Studio) -> None:
    """The start screen, with recent games, and one that was not saved."""
    games = Path(studio._data.name) / "Games"
    games.mkdir(exist_ok=True)
    for name, seed, players in (("Christmas", 5, 4), ("Birthday", 8, 3), ("Holiday in Wales", 3, 5)):
        game = classic_game(seed, players, 18 + seed)
        winner = tuple(game.case.setup.seats)[1]
        case = replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, winner)))
        write_case(case if seed != 8 else game.case, games / f"{name}.case.json")
        studio.window._preferences.add_recent(games / f"{name}.case.json")
    studio.play(six(3))
    page = studio.window.page
    page.events.delete_wanted.emit(0)
    studio.window.commands.close.trigger()
    start = studio.window.start
    studio.wait(lambda: all(game.summary for game in start._near))
    studio.settle()
    studio.shoot("start")


def set_up(studio: Studio) -> None:
    """The dialog that sets a game up."""
    studio.window.commands.new.trigger()
    studio.settle()
    dialog = QApplication.activeModalWidget()
    studio.shoot("set-up", dialog)
    if dialog is not None:
        dialog.close()


def hints(studio: Studio) -> None:
    """The hints of a first game, one after the other."""
    studio.play(six(0))
    studio.window._preferences.hints = ()
    studio.window.dialogs.begun.emit()
    close = studio.part(QAbstractButton, "hintClose")
    for name in ("entry", "number", "advice"):
        studio.settle()
        studio.shoot(f"hints-{name}")
        close.click()


def example(studio: Studio) -> None:
    """The example game."""
    open_example(studio)
    studio.shoot("example")


def open_example(studio: Studio) -> None:
    """Open the example game, and wait for all that is told of it."""
    studio.window.commands.example.trigger()
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.read()


def preferences(studio: Studio) -> None:
    """The preferences."""
    studio.play(six(9))
    studio.window.commands.preferences.trigger()
    studio.settle()
    studio.shoot("preferences", studio.part(QDialog, "preferencesDialog"))


def about(studio: Studio) -> None:
    """What the program says of itself, and the licences."""
    studio.window.commands.about.trigger()
    studio.settle()
    box = studio.part(QMessageBox, "aboutBox")
    studio.shoot("about", box)
    studio.part(QAbstractButton, "licencesButton").click()
    studio.settle()
    studio.shoot("licences", studio.window.findChild(LicencesView))


STATES: States = {
    "start": start,
    "set-up": set_up,
    "hints": hints,
    "example": example,
    "preferences": preferences,
    "about": about,
}
