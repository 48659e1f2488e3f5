"""The review in its window: shared without cards, saved, copied and closed."""

import os
import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.features.library.view import LibraryView
from app.features.review.page import ReviewPage
from app.features.review.view import ReviewRequest, ReviewView, make_review
from app.tasks.follower import PosteriorCache
from app.ui.accessible import SAID
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.ending import Ending, ending, with_ending
from core.model.perspective import player_perspective
from core.players.prior import shipped
from core.review.hindsight import foreseen, of_foreseen
from core.timeline.timeline import default_ask
from tests.app.features.printing.documents import texts
from tests.games import classic_game
from tests.pictures import difference

GAME = classic_game(3, 4, 7)


@pytest.fixture
def view(shared_window, tmp_path, qtbot) -> ReviewView:
    window, path = shared_window, tmp_path / "Evening.case.json"
    write_case(GAME.case, path)
    window.open_path(path)
    window.commands.review.trigger()
    view = window.findChild(ReviewView)
    qtbot.waitUntil(view.canvas.isVisible)
    return view


def test_it_says_whether_people_as_they_play_would_have_helped():
    end = ending(GAME.case.setup, GAME.truth, "Bob")
    request = ReviewRequest(replace(GAME.case, about=with_ending(GAME.case, end)), None)

    cache = PosteriorCache()

    def page(request: ReviewRequest) -> ReviewPage:
        return make_review(request, cache, lambda _: None)[1]

    assert end.solution is not None
    mine = page(request)
    assert mine.luck[-1] == of_foreseen(foreseen(GAME.case, end.solution, shipped(), default_ask()))
    assert "As people play, the solution was" in mine.said
    assert page(replace(request, shared=True)).luck == ()


def proposed(view: ReviewView, action: str) -> str:
    """Begin to save a review; return the name that is proposed for the file."""
    view.findChild(QAction, action).trigger()
    (path,) = view.findChild(QFileDialog, "reviewFile").selectedFiles()
    return Path(path).name


def test_a_review_without_anyone_s_cards_is_one_click_away_and_nothing_is_copied_or_saved_meanwhile(
    view, qtbot, tmp_path
):
    assert view.canvas.page.cards
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    QTest.mouseClick(view.shared, Qt.MouseButton.LeftButton, pos=QPoint(10, view.shared.height() // 2))
    assert view.shared.isChecked()
    assert not view.canvas.isVisible()
    QTest.keyClick(view.shared, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == "before"
    view.findChild(QAction, "reviewPng").trigger()
    view.findChild(QFileDialog, "reviewFile").fileSelected.emit(str(tmp_path / "review.png"))
    assert not view.canvas.isVisible()
    assert view.page is None

    qtbot.waitUntil(lambda: view.canvas.isVisible() and view.canvas.page.shared)
    assert not view.canvas.page.cards
    QTest.mouseClick(view.shared, Qt.MouseButton.LeftButton, pos=QPoint(10, view.shared.height() // 2))
    qtbot.waitUntil(lambda: view.canvas.isVisible() and not view.canvas.page.shared)


def test_a_review_is_saved_under_the_game_s_date_and_players_or_today_s_and_says_what_cannot_be(
    view, qtbot, tmp_path, monkeypatch
):
    for name, suffix, magic in (("reviewPdf", ".pdf", b"%PDF-"), ("reviewPng", ".png", b"\x89PNG")):
        players = ", ".join(GAME.case.setup.seats)
        assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d {players}\{suffix}", proposed(view, name))
        path = tmp_path / f"review{suffix}"
        chooser = view.findChild(QFileDialog, "reviewFile")
        chooser.fileSelected.emit(str(path))
        chooser.close()
        qtbot.waitUntil(lambda suffix=suffix: f"Saved as review{suffix}." in view.bar.text)
        assert path.read_bytes().startswith(magic)
        assert view.export.isEnabled()

    stat = Path.stat
    for second in (2**40, -(2**40)):
        odd = os.stat_result((*range(8), second, second))
        monkeypatch.setattr(
            Path, "stat", lambda path, odd=odd, **o: odd if path.name == "Evening.case.json" else stat(path, **o)
        )
        assert proposed(view, "reviewPdf").startswith(f"{datetime.now().astimezone().date().isoformat()} ")
        view.findChild(QFileDialog, "reviewFile").close()
    monkeypatch.undo()

    view.findChild(QAction, "reviewPdf").trigger()
    view.findChild(QFileDialog, "reviewFile").fileSelected.emit(str(tmp_path / "no" / "review.pdf"))
    qtbot.waitUntil(view.problem.isVisible)
    assert view.problem.text.startswith("Not saved: ")


def test_a_review_opens_at_its_top_its_keys_go_from_link_to_link_copy_and_open_the_library_and_a_button_closes_it(
    view, qtbot
):
    view.resize(700, 400)
    qtbot.waitUntil(lambda: view.canvas.verticalScrollBar().maximum() > 0)
    assert view.canvas.hasFocus()
    assert view.canvas.verticalScrollBar().value() == 0

    canvas, page, chosen = view.canvas, view.canvas.page, []
    canvas.chosen.connect(chosen.append)

    def said_after(*keys: Qt.Key) -> str:
        for key in keys:
            QTest.keyClick(canvas, key)
        return canvas.property(SAID)

    assert said_after(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return) == page.points[1].said
    assert chosen == [0]
    first = (*page.turns, *page.missed)[0]
    assert said_after(Qt.Key.Key_Down).startswith(f"Entry {first.event + 1}. {first.text}")
    assert said_after(Qt.Key.Key_Up) == page.points[0].said
    assert said_after(Qt.Key.Key_End, Qt.Key.Key_Space) == page.cards[-1].said
    assert chosen[1:] == [page.cards[-1].event]
    assert said_after(Qt.Key.Key_Home, Qt.Key.Key_Return) == page.points[0].said
    assert len(chosen) == 2, "the chart begins before the first entry"

    QTest.keyClick(view.canvas, Qt.Key.Key_End)  # a link is selected, but the page is copied
    QTest.keyClick(view.canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == view.canvas.page.said

    QTest.keyClick(view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: view.parent().findChild(LibraryView) is not None)
    library = view.parent().findChild(LibraryView)
    qtbot.waitUntil(library.isActiveWindow)
    library.close()
    assert view.isVisible()

    QTest.mouseClick(view.close_button, Qt.MouseButton.LeftButton)
    assert not view.isVisible()


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
