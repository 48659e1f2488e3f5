"""What is written on a board: whole names, on a small one too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.features.board.painting import BoardFrame, BoardPainter
from app.features.board.state import BoardPicture, BoardState
from app.ui import theme
from core.board.mansion import fitted, shipped_board
from core.formats.editions import edition
from core.model.case import Case
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.reading import drawing_of, runs_in


@pytest.mark.parametrize("side", [900, 400, 345])
def test_the_names_of_rooms_and_of_where_passages_lead_are_whole(qapp, side: int) -> None:
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
