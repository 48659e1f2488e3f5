"""What went wrong: with the preferences, or inside the program; and games that are hard to show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.features.diagnostics import ExceptionReporter, UnexpectedView
from app.features.preferences import SettingsTrouble
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.widgets.labels import MessageBar
from core.formats.case_file import write_case
from tests.robust.awkward import GAMES
from tests.screenshots.cases import seated, six
from tests.screenshots.studio import States, Studio


def preferences(studio: Studio) -> None:
    """Preferences that could not be read, on the start screen."""
    trouble = SettingsTrouble(unreadable=(Preferences.engine, Preferences.samples))
    studio.part(MessageBar, "preferencesBar").say(trouble.words, translate("Close"))
    studio.settle()
    studio.shoot("trouble-preferences")


def mistake(studio: Studio) -> None:
    """A mistake in the program, beside a game; then the report of it, the game put in."""
    studio.play(seated(six(12)))
    unexpected = ExceptionReporter(studio.window)
    view = UnexpectedView(studio.window.host, studio.window.game, unexpected, studio._background)
    try:
        {}["Rope"]
    except KeyError as error:
        unexpected.take_from_worker(error)
    studio.wait(view.bar.isVisible)
    studio.settle()
    studio.shoot("trouble-mistake")
    studio.press("unexpectedBarButton")
    studio.wait(view.isVisible)
    studio.settle()
    studio.shoot("trouble-report", view)
    view.close()


def _awkward(name: str, state: str) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        path = Path(studio._data.name) / "Friday.case.json"
        write_case(GAMES[name], path)
        studio.window.open_path(path)
        studio.wait(lambda: studio.window.page.sheet.is_fresh)
        studio.settle()
        studio.shoot(state)

    show.__doc__ = f"A game that is hard to show: {name}."
    return show


STATES: States = {
    "trouble-preferences": preferences,
    "trouble-mistake": mistake,
    "trouble-ten": _awkward("ten players, sixty cards", "trouble-ten"),
    "trouble-long": _awkward("long names", "trouble-long"),
    "trouble-rtl": _awkward("right to left", "trouble-rtl"),
    "trouble-emoji": _awkward("emoji", "trouble-emoji"),
    "trouble-marks": _awkward("marks and markup", "trouble-marks"),
}
