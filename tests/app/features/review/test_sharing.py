"""What is shared of a review tells nothing that only one player knows: not on the page, in its PDF, in its picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QFileDialog

from app.features.review.view import ReviewView
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.ending import Ending, ending, with_ending
from core.model.perspective import player_perspective
from tests.app.features.printing.documents import texts
from tests.games import PLAIN, classic_game
from tests.pictures import difference

GAME = classic_game(3, 4, 7, habits=PLAIN)
FULL = ending(GAME.case.setup, GAME.truth, "Bob")


def seen_by(player: str) -> Case:
    """The same game as another player entered it."""
    return player_perspective(GAME.case, player, GAME.truth).case


OTHER = next(player for player in GAME.case.setup.seats if player != GAME.case.setup.me)
VIEWS = {
    "mine, with all hands": replace(GAME.case, about=with_ending(GAME.case, FULL)),
    "another player's": replace(
        seen_by(OTHER), about=with_ending(seen_by(OTHER), Ending(FULL.envelope, winner=FULL.winner))
    ),
}


@pytest.fixture
def export(make_window, tmp_path, qtbot):
    """Saves the review of a case in all forms, as it is shared or not, and returns its text, PDF and picture."""

    def exported(name: str, *, shared: bool) -> tuple[str, str, QImage]:
        folder = tmp_path / f"{name} {shared}"
        folder.mkdir()
        write_case(VIEWS[name], folder / "Evening.case.json")
        window = make_window()
        window.open_path(folder / "Evening.case.json")
        window.commands.review.trigger()
        view = window.findChild(ReviewView)
        view.shared.setChecked(shared)
        qtbot.waitUntil(lambda: view.canvas.isVisible() and view.canvas.page.shared is shared)
        made = {"reviewPdf": folder / "review.pdf", "reviewPng": folder / "review.png"}
        for action, path in made.items():
            view.findChild(QAction, action).trigger()
            view.findChild(QFileDialog, "reviewFile").fileSelected.emit(str(path))
            qtbot.waitUntil(lambda path=path: f"Saved as {path.name}." in view.bar.text and view.export.isEnabled())
        window.close()
        return view.canvas.page.said, *read(made["reviewPdf"], made["reviewPng"])

    return exported


def read(pdf: Path, picture: Path) -> tuple[str, QImage]:
    return texts(pdf.read_bytes()), QImage(str(picture))


def test_a_shared_review_is_the_same_whoever_shares_it(export):
    (mine, my_pdf, my_picture), (other, other_pdf, other_picture) = (export(name, shared=True) for name in VIEWS)
    assert mine == other
    assert my_pdf == other_pdf != ""
    assert difference(my_picture, other_picture) == ""


def test_a_review_that_is_not_shared_tells_what_one_player_knows(export):
    """Or the test above would see nothing."""
    (mine, my_pdf, my_picture), (other, other_pdf, other_picture) = (export(name, shared=False) for name in VIEWS)
    assert mine != other
    assert my_pdf != other_pdf
    assert difference(my_picture, other_picture) != ""
