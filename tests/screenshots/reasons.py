"""Why a cell is what it is, and which hands a player may have."""

from __future__ import annotations

from app.features.explain import GOES_ON, WhyView
from app.features.hands import HandsView
from app.ui.language import localized
from core.model.case import Case
from core.model.seats import ENVELOPE
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def why(studio: Studio) -> None:
    """The reason for a certain cell: its steps, its entries in the list, its cells on the sheet."""
    studio.play(six(12))
    ask_why(studio, "Colonel Mustard", ENVELOPE)
    studio.shoot("why")


def why_open(studio: Studio) -> None:
    """What an open cell depends on; then the same while a new entry is being reckoned with."""
    studio.play(six(12))
    ask_why(studio, "Rope", "Eve")
    studio.shoot("why-open")
    studio.part(WhyView).wait()
    studio.settle()
    studio.shoot("why-stale")


def ask_why(studio: Studio, card: str, holder: str) -> None:
    """Ask in the panel about a cell, and wait for all that there is to say of it."""
    sheet = studio.window.page.sheet
    row = next(row for row in range(sheet.model.rowCount()) if str(sheet.model.card(row)) == card)
    column = next(column for column in range(sheet.model.columnCount()) if sheet.model.holder(column) == holder)
    sheet.view.setCurrentIndex(sheet.model.index(row, column))
    sheet.view.why_wanted.emit(False)
    panel = studio.part(WhyView)
    studio.wait(lambda: panel.account is not None and localized(GOES_ON) not in panel.account.text)
    studio.settle()


def hands(studio: Studio) -> None:
    """The likely hands of a player of whom much is known, and on the first turn."""
    _show_hands(studio, six(12), "Bob")
    studio.shoot("hands", studio.part(HandsView))
    _show_hands(studio, six(0), "Eve")
    studio.shoot("hands-first-turn", studio.part(HandsView))


def _show_hands(studio: Studio, case: Case, player: str) -> None:
    studio.play(case)
    studio.window.page.sheet.view.hands_wanted.emit(player)
    model = studio.part(HandsView).model
    studio.wait(lambda: model.rowCount() > 0 and not model.is_stale)
    studio.settle()


STATES: States = {
    "why": why,
    "why-open": why_open,
    "hands": hands,
}
