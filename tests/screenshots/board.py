"""The board."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.features.board.panel import BoardPresenter
from app.ui.shortcuts import PLAYING
from core.board.mansion import mansion_of
from core.board.position import position_of
from core.history.history import History
from core.model.events import Move
from core.text.text import say
from tests.screenshots.cases import DECK, NAMES, seated, six, with_events
from tests.screenshots.studio import States, Studio


def board(studio: Studio) -> None:
    """My turn on the board, after the roll; then a token in the air, over a room that the roll doesn't reach."""
    studio.play(seated(six(12)))
    presenter = _open_board(studio)
    presenter.view.roll.button(8).click()
    studio.wait(lambda: presenter.view.canvas.picture is not None and bool(presenter.view.canvas.picture.ranks))
    studio.settle()
    studio.shoot("board")
    canvas, hall = presenter.view.canvas, DECK.card("Hall")
    spots = canvas.frame.spots(canvas.picture.state.discs)
    start = next(spot for disc, spot in spots.items() if disc.player == "Ann").toPoint()
    end = canvas.point_of(hall).toPoint() + QPoint(14, 30)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    for point in (start + QPoint(20, 0), end):
        QTest.mouseMove(canvas, point)
        studio.settle()
    studio.shoot("board-drag")
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))


def board_start(studio: Studio) -> None:
    """The board before the first turn, when nobody has said who moves which token; then without a board."""
    case = six(0)
    studio.play(case.with_setup(replace(case.setup, board="classic")))
    _open_board(studio)
    studio.shoot("board-start")
    studio.play(case)
    studio.shoot("board-none")


def board_correction(studio: Studio) -> None:
    """A move in the list is corrected; all others are in one room."""
    case, study, kitchen = seated(six(12)), DECK.card("Study"), DECK.card("Kitchen")
    moves = [Move(name, study, via="called") for name in NAMES[1:]]
    studio.play(with_events(case, *moves, Move("Ann", kitchen, 8), Move("Bob", (20, 16), 4)))
    studio.window.page.events.edit_wanted.emit(17)
    studio.settle()
    studio.shoot("board-correction")


def board_offer(studio: Studio) -> None:
    """In a game that rolls the dice, a player chooses where to go, with the keys."""
    case = seated(six(12))
    studio.window.session.open(History(case), None, say("Unsaved game"), PLAYING)
    presenter = _open_board(studio)
    position = position_of(case, mansion_of(case.setup), "Ann")
    presenter.choose("Ann", position.destinations(8), lambda _: None, 8)
    studio.settle()
    presenter.view.canvas.setFocus()
    QTest.keyClick(presenter.view.canvas, Qt.Key.Key_PageDown)
    QTest.keyClick(presenter.view.canvas, Qt.Key.Key_Up)
    studio.wait(lambda: presenter.view.canvas.picture is not None and bool(presenter.view.canvas.picture.shares))
    studio.settle()
    studio.shoot("board-offer")


def _open_board(studio: Studio) -> BoardPresenter:
    presenter = studio.part(BoardPresenter)
    presenter.dock.switch()
    studio.settle()
    return presenter


STATES: States = {
    "board": board,
    "board-start": board_start,
    "board-correction": board_correction,
    "board-offer": board_offer,
}
