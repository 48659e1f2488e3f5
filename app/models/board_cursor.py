"""How the keyboard walks over the board: square by square, a room at one go, across walls."""

from __future__ import annotations

from app.models.board_state import BoardState
from core.board.board import Direction
from core.board.mansion import Mansion
from core.model.cards import Card
from core.model.events import Square


def first_square(state: BoardState) -> Square:
    """Return where the cursor begins: at the chosen token, else at the first square."""
    place, mansion = state.place, state.mansion
    if place is None or place not in mansion.index:
        return mansion.board.squares[0]
    if not isinstance(place, Card):
        return place
    squares = mansion.squares_of(place)
    return squares[len(squares) // 2]


def next_square(mansion: Mansion, here: Square, direction: Direction) -> Square:
    """Return the next square in a direction that is another place; ``here`` where there is none up to the edge."""
    board, place, there = mansion.board, mansion.at(here), direction.after(here)
    while 0 <= there[0] < board.height and 0 <= there[1] < board.width:
        if mansion.at(there) not in (None, place):
            return there
        there = direction.after(there)
    return here
