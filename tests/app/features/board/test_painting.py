"""The picture of a board: walls that close, boxes that fit, doors that lead into their rooms, and whole names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QPainter, QPainterPathStroker

from app.features.board.painting import MARGIN, BoardFrame, BoardPainter, largest_box, walls
from app.features.board.state import BoardPicture, BoardState, Disc
from app.ui import theme
from app.ui.icons import TokenLook
from core.board.mansion import Mansion, fitted, shipped_board
from core.board.reader import parse_board
from core.formats.editions import edition
from core.model.case import Case
from core.model.deck import Deck
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.reading import drawing_of, runs_in

CLASSIC = edition("classic-uk").deck
SQUARES = st.frozensets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)
UNIT = 10
HALF = QPointF(0.5, 0.5)


def frame_of(mansion: Mansion) -> BoardFrame:
    """Return a frame with squares of ten pixels, the first of which begins at (4, 4)."""
    board = mansion.board
    size = QSizeF(board.width * UNIT + 2 * MARGIN, board.height * UNIT + 2 * MARGIN)
    return BoardFrame(mansion, size)


@pytest.fixture
def mansion() -> Mansion:
    return fitted(shipped_board("classic"), CLASSIC)


@given(SQUARES)
def test_walls_enclose_just_the_squares_and_stand_where_they_end(squares):
    path = walls(squares)
    inside = {(row, column) for row in range(6) for column in range(6) if path.contains(QPointF(column, row) + HALF)}
    assert inside == squares

    sides = [(row + dy, column + dx) for row, column in squares for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    assert walls(squares).length() == pytest.approx(sum(side not in squares for side in sides))


@given(SQUARES)
def test_the_largest_box_is_covered_and_no_box_is_larger(squares):
    found = largest_box(squares)
    boxes = [
        (rows, columns)
        for top in range(6)
        for left in range(6)
        for rows in range(1, 7 - top)
        for columns in range(1, 7 - left)
        if {(top + r, left + c) for r in range(rows) for c in range(columns)} <= squares
    ]
    assert found.width() * found.height() == max(rows * columns for rows, columns in boxes)
    assert found.width() == max(columns for rows, columns in boxes if rows * columns == found.width() * found.height())
    top, left = int(found.y()), int(found.x())
    assert {(top + r, left + c) for r in range(int(found.height())) for c in range(int(found.width()))} <= squares


def test_the_layout_of_the_classic_mansion_and_every_door_is_a_piece_of_its_rooms_wall(mansion):
    frame = frame_of(mansion)
    rooms = {room.name: one for room, one in frame.rooms.items()}
    assert frame.unit == UNIT
    assert len(frame.doors) == 17
    assert frame.centre_box == QRectF(100 + MARGIN, 100 + MARGIN, 50, 70)
    assert rooms["Hall"].walls.boundingRect() == QRectF(90 + MARGIN, 180 + MARGIN, 60, 70)
    assert rooms["Hall"].walls.length() == 2 * (60 + 70)
    assert [room.name for room in rooms["Kitchen"].leads_to] == ["Study"]
    assert rooms["Ballroom"].leads_to == ()
    low = [name for name, room in rooms.items() if room.sign.top() > room.name.top()]
    assert low == ["Dining Room", "Library", "Lounge", "Hall", "Study"]

    frame, stroker = frame_of(mansion), QPainterPathStroker()
    for door, way in zip(mansion.doors, frame.doors, strict=True):
        walls_of_room = stroker.createStroke(frame.rooms[mansion.room(door.room)].walls)
        middle = (way.start + way.end) / 2
        assert all(walls_of_room.contains(point) for point in (way.start, middle, way.end)), door
        assert frame.place_at(middle + way.into * 2) == mansion.room(door.room)
        assert frame.place_at(middle - way.into * 2) == door.square


def test_a_passage_that_costs_a_step_has_a_sign_too():
    text = """
grid
KK.1PP
end
room K Kitchen
room P Parlour
door K 0 2 W all
door P 0 3 E all
passage K P step
"""
    deck = Deck(("Ann", "Bob"), ("Rope", "Vase"), ("Kitchen", "Parlour"))
    frame = frame_of(fitted(parse_board(text), deck))
    assert [room.leads_to for room in frame.rooms.values()] == [(deck.card("Parlour"),), (deck.card("Kitchen"),)]
    assert frame.centre.isEmpty()
    assert frame.centre_box.isEmpty()


@pytest.mark.parametrize("unit", [13, 14, 16, 20, 30])
def test_tokens_in_a_room_leave_its_number_and_its_passage_free(mansion, unit):
    board = mansion.board
    frame = BoardFrame(mansion, QSizeF(board.width * unit + 2 * MARGIN, board.height * unit + 2 * MARGIN))
    for room, one in frame.rooms.items():
        spots = frame.spots([Disc(TokenLook(str(i)), place=room) for i in range(3)])
        width = frame.number_size * 2.2  # of "88%"
        digits = QRectF(
            one.number.center().x() - width / 2,
            one.number.center().y() - frame.number_size * 0.36,
            width,
            frame.number_size * 0.72,
        )
        for spot in spots.values():
            token = QRectF(spot.x() - frame.token / 2, spot.y() - frame.token / 2, frame.token, frame.token)
            assert not token.intersects(digits), room.name
            assert one.sign.isEmpty() or not token.adjusted(0, 1, 0, -1).intersects(one.sign), room.name


@pytest.mark.parametrize("side", [900, 400, 345])
def test_the_names_of_rooms_and_of_where_passages_lead_are_whole(qapp, side):
    deck = edition("classic-uk").deck
    mansion = fitted(shipped_board("classic"), deck)
    frame = BoardFrame(mansion, QSizeF(side, side))
    picture = BoardPicture(BoardState(Case(Setup(deck, (Player("Ann", 9), Player("Bob", 9)))), mansion))

    def paint(painter: QPainter) -> None:
        painter.setFont(qapp.font())
        BoardPainter(painter, frame, theme.colours(qapp.palette()), QFont(qapp.font())).paint(picture)

    written = list(runs_in(drawing_of(QSize(side, side), paint)))
    assert not [text for text in written if "…" in text]
    for corner in ("Study", "Lounge", "Conservatory", "Kitchen"):  # the room, and the passage that leads there
        assert written.count(corner) == 2
