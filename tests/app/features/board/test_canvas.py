"""The board as a widget alone: what it offers is chosen, and tokens walk."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.features.board.canvas import BoardCanvas
from app.features.board.state import BoardPicture, BoardState
from core.board.board import Place
from core.board.mansion import fitted, shipped_board
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Move, Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup

Key = Qt.Key
DECK = edition("classic-uk").deck
ANN, BOB = DECK.card("Miss Scarlett"), DECK.card("Colonel Mustard")
LOUNGE, HALL, DINING = DECK.card("Lounge"), DECK.card("Hall"), DECK.card("Dining Room")
CASE = Case(Setup(DECK, (Player("Ann", 9, ANN), Player("Bob", 9, BOB)), "classic-uk", board="classic"))
START = (24, 7)


class Board:
    def __init__(self, qtbot) -> None:
        self.canvas, self.chosen = BoardCanvas(), list[Place]()
        qtbot.addWidget(self.canvas)
        self.canvas.place_chosen.connect(self.chosen.append)
        self.canvas.resize(500, 520)
        with qtbot.waitExposed(self.canvas):
            self.canvas.show()

    def show(self, case: Case, *offered: Place, moving: bool = False) -> BoardState:
        state = BoardState.begun(case, fitted(shipped_board("classic"), DECK))
        state = replace(state, player="Ann", roll=8, offered=offered)
        self.canvas.show_picture(BoardPicture(state), moving=moving)
        return state

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.canvas, Qt.MouseButton.LeftButton, pos=self.canvas.point_of(place).toPoint())

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key)

    def walking(self) -> list[str | None]:
        return [disc.player for disc in self.canvas._moving()]


@pytest.fixture
def board(qtbot) -> Board:
    return Board(qtbot)


def test_what_is_offered_is_clicked_and_nothing_else_also_on_another_token(board):
    board.show(CASE, LOUNGE, (18, 7))
    board.click(HALL)
    board.click((17, 7))
    assert board.chosen == []
    board.click(LOUNGE)
    board.click((18, 7))
    assert board.chosen == [LOUNGE, (18, 7)]

    board.chosen.clear()
    state = board.show(CASE.appended(Move("Bob", LOUNGE, 8)), LOUNGE, START)
    for player, chosen in (("Bob", [LOUNGE]), ("Ann", [LOUNGE])):
        spots = board.canvas.frame.spots(state.discs)
        at = next(spot for disc, spot in spots.items() if disc.player == player).toPoint()
        QTest.mouseClick(board.canvas, Qt.MouseButton.LeftButton, pos=at)
        assert board.chosen == chosen


def test_the_keys_go_from_one_offered_place_to_the_next(board):
    board.show(CASE, LOUNGE, HALL, (18, 7), DINING)
    handed, typed = [], []
    board.canvas.handed_on.connect(handed.append)
    board.canvas.typed.connect(typed.append)
    visited = []
    for key in (*(Key.Key_Up,) * 2, Key.Key_Right, Key.Key_L, *(Key.Key_PageDown,) * 2, Key.Key_PageUp, Key.Key_D):
        board.press(key)
        visited.append(board.canvas.cursor_place)
    assert visited == [LOUNGE, (18, 7), HALL, LOUNGE, HALL, (18, 7), HALL, DINING]
    board.press(Key.Key_X, Key.Key_7, Key.Key_Backspace, Key.Key_Return)
    assert board.chosen == [DINING]
    assert (handed, typed) == ([], [])


def test_a_token_walks_along_its_way_or_straight_where_called_and_not_without_animations(board, qtbot):
    board.show(CASE)
    moved = CASE.appended(Move("Ann", (18, 7), 6)).appended(Note("Bob", HALL, holds=False))
    state = board.show(moved, moving=True)
    (way,) = board.canvas._ways.values()
    assert way.length() == pytest.approx(6 * board.canvas.frame.unit, rel=0.05)
    assert way.elementCount() > 2, "from square to square"
    assert board.walking() == ["Ann"]
    board.show(moved.appended(Move("Bob", LOUNGE, 8)), moving=True)
    assert board.walking() == ["Bob"]
    ann = next(disc for disc in state.discs if disc.player == "Ann")
    assert board.canvas.frame.place_at(board.canvas.frame.spots(state.discs)[ann]) == (18, 7)
    qtbot.waitUntil(lambda: not board.walking())

    called = CASE.appended(Suggestion("Ann", (BOB, DECK.card("Rope"), HALL)))
    board.show(CASE)
    board.show(called, moving=True)
    assert {disc.player: way.elementCount() for disc, way in board.canvas._ways.items()} == {"Ann": 2, "Bob": 2}

    board.show(CASE)
    board.show(CASE.appended(Move("Ann", (18, 7), 6)))
    assert board.walking() == []


def test_every_place_is_found_where_it_is_drawn(board, case):
    suspects = map(DECK.card, ("Mrs White", "Colonel Mustard", "Professor Plum", "Mrs Peacock"))
    players = tuple(replace(player, suspect=card) for player, card in zip(case.setup.players, suspects, strict=True))
    state = board.show(replace(case, setup=replace(case.setup, players=players, board="classic")))
    for side in (260, 420, 1000):
        board.canvas.resize(side, side)
        frame = board.canvas.frame
        assert frame is not None
        for square in state.mansion.board.squares:
            assert frame.place_at(frame.square(square).center()) == square
        for disc, spot in frame.spots(state.discs).items():
            assert frame.place_at(spot) == disc.place
