"""One's own sheet: marks, their check, a deal to compare with, a hint."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from app.features.explain import WhyView
from core.model.seats import ENVELOPE, Holder
from core.referee.requests import Suggest
from tests.screenshots.cases import DECK, six
from tests.screenshots.practice import play_until
from tests.screenshots.studio import States, Studio

MARKS = {
    ("Professor Plum", "Bob"): "yes",
    ("Spanner", "Bob"): "yes",
    ("Mrs White", "Bob"): "no",
    ("Colonel Mustard", ENVELOPE): "yes",
    ("Dagger", "Dot"): "yes",
    ("Dagger", "Bob"): "no",
    ("Rope", "Eve"): "no",
    ("Library", "Eve"): "maybe",
    ("Hall", ENVELOPE): "maybe",
}


def own_sheet(studio: Studio) -> None:
    """Marks of one's own; checked, with the reason of a wrong one and another deal for an open one; then a hint."""
    _mark(studio)
    studio.shoot("own-sheet")
    _press(studio, "ownSheetCheck")
    panel = studio.part(WhyView)
    for card, holder, name in (("Dagger", "Dot", "own-sheet-wrong"), ("Rope", "Eve", "own-sheet-open")):
        before = panel.account
        _choose(studio, card, holder)
        studio.window.page.sheet.view.why_wanted.emit(False)
        studio.wait(lambda before=before: panel.account not in (None, before))
        studio.settle()
        studio.shoot(name)
    for _ in range(4):
        _press(studio, "ownSheetHint")
    studio.shoot("own-sheet-hint")


def own_paper(studio: Studio) -> None:
    """A paper sheet that is compared, mark by mark."""
    _mark(studio, "actionComparePaper")
    model = studio.window.page.sheet.model
    at = next(row for row in range(model.n_rows) if model.card(row) == DECK.card("Hall"))
    studio.wait(lambda: getattr(model.cell(at, 0), "verdict", "") != "")
    studio.settle()
    studio.shoot("own-paper")


def own_practice(studio: Studio) -> None:
    """A practice game on my own: the sheet is mine, and nothing else tells a number."""
    form = play_until(studio, lambda request: isinstance(request, Suggest), helped=False)
    deck = studio.window.session.case.setup.deck  # type: ignore[union-attr]
    for card, holder, says in (("Rope", "Bob", "yes"), ("Hall", "Cid", "no"), ("Mrs White", ENVELOPE, "maybe")):
        studio.window.page.sheet.view.marked.emit(deck.card(card), holder, says)
    form.take_focus()
    studio.settle()
    studio.shoot("own-practice")


def _mark(studio: Studio, action: str = "actionOwnSheet") -> None:
    studio.play(six(12))
    studio.part(QAction, action).trigger()
    for (card, holder), says in MARKS.items():
        studio.window.page.sheet.view.marked.emit(DECK.card(card), holder, says)
    studio.settle()


def _press(studio: Studio, name: str) -> None:
    before = studio.part(QLabel, "ownSheetSays").text()
    studio.press(name)
    studio.wait(lambda: studio.part(QLabel, "ownSheetSays").text() != before)
    studio.settle()


def _choose(studio: Studio, card: str, holder: Holder) -> None:
    sheet = studio.window.page.sheet
    row = next(row for row in range(sheet.model.rowCount()) if str(sheet.model.card(row)) == card)
    column = next(column for column in range(sheet.model.columnCount()) if sheet.model.holder(column) == holder)
    sheet.view.setCurrentIndex(sheet.model.index(row, column))


STATES: States = {"own-sheet": own_sheet, "own-paper": own_paper, "own-practice": own_practice}
