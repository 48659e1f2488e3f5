"""How it looks: with larger text, for all eyes, and before the first game."""

from __future__ import annotations

from app.features.table_mode import TableMode, TableWindow
from core.model.events import Accusation
from tests.screenshots.cases import DECK, six, with_events
from tests.screenshots.start import open_example
from tests.screenshots.studio import States, Studio


def welcome(studio: Studio) -> None:
    """The start screen as a newcomer sees it."""
    studio.settle()
    studio.shoot("welcome")


def larger(studio: Studio) -> None:
    """A game with text of 150 %, then of 200 %."""
    for percent in (150, 200):
        studio.grow(percent)
        studio.play(six(12))
        studio.shoot(f"larger-{percent}")


def larger_start(studio: Studio) -> None:
    """The start screen, and the dialogs, with text of 200 %."""
    studio.grow(200)
    studio.settle()
    studio.shoot("larger-start")


def table(studio: Studio) -> None:
    """Table mode: what all have seen, and nothing else; then before the first entry."""
    cards = tuple(DECK.card(name) for name in ("Mrs White", "Rope", "Hall"))
    studio.play(with_events(six(12), Accusation("Eve", cards)))
    studio.shoot("table", _enter(studio))
    studio.part(TableMode).leave()
    studio.play(six(0))
    studio.shoot("table-empty", _enter(studio))


def table_larger(studio: Studio) -> None:
    """Table mode in the example game, with text of 150 %."""
    studio.grow(150)
    open_example(studio)
    studio.shoot("table-larger", _enter(studio))


def _enter(studio: Studio) -> TableWindow:
    mode = studio.part(TableMode)
    mode.enter()
    studio.settle()
    assert mode.table is not None
    mode.table.showNormal()  # a full screen has the size of the one that there is
    mode.table.resize(studio.window.size())
    studio.settle()
    return mode.table


STATES: States = {
    "welcome": welcome,
    "larger": larger,
    "larger-start": larger_start,
    "table": table,
    "table-larger": table_larger,
}
