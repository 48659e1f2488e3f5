"""What is shared of a review tells nothing that only one player knows: not on the page, in its PDF, in its picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

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


Exported = tuple[str, str, QImage]
"""The text of a review, and what was read from its PDF and its picture."""


def exported(view: ReviewView, folder: Path, qtbot, *, shared: bool) -> Exported:
    """Save the review that is open in all forms, as it is shared or not."""
    view.shared.setChecked(shared)
    qtbot.waitUntil(lambda: view.canvas.isVisible() and view.canvas.page.shared is shared)
    folder.mkdir()
    made = {"reviewPdf": folder / "review.pdf", "reviewPng": folder / "review.png"}
    for action, path in made.items():
        view.bar.say("")
        view.findChild(QAction, action).trigger()
        chooser = view.findChild(QFileDialog, "reviewFile")
        chooser.fileSelected.emit(str(path))
        chooser.close()
        qtbot.waitUntil(lambda path=path: f"Saved as {path.name}." in view.bar.text and view.export.isEnabled())
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # of the chooser
    return view.canvas.page.said, texts(made["reviewPdf"].read_bytes()), QImage(str(made["reviewPng"]))


def test_a_shared_review_is_the_same_whoever_shares_it_and_one_that_is_not_tells_what_one_player_knows(
    window, tmp_path, qtbot
):
    found: dict[bool, list[Exported]] = {False: [], True: []}
    for name, case in VIEWS.items():
        folder = tmp_path / name
        folder.mkdir()
        write_case(case, folder / "Evening.case.json")
        window.open_path(folder / "Evening.case.json")
        window.commands.review.trigger()
        for shared, reviews in found.items():
            reviews.append(exported(window.findChild(ReviewView), folder / str(shared), qtbot, shared=shared))
    (mine, my_pdf, my_picture), (other, other_pdf, other_picture) = found[True]
    assert mine == other
    assert my_pdf == other_pdf != ""
    assert difference(my_picture, other_picture) == ""
    (mine, my_pdf, my_picture), (other, other_pdf, other_picture) = found[False]
    assert mine != other
    assert my_pdf != other_pdf
    assert difference(my_picture, other_picture) != ""
