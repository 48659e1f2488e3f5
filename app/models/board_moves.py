"""What a move on the board is called in the list."""

from __future__ import annotations

from core.board.mansion import Mansion
from core.board.places import Place
from core.board.tokens import CALLED
from core.model.cards import Card
from core.model.events import Move

PASSAGE = "passage"


def move_of(player: str, start: Place | None, to: Place, mansion: Mansion, roll: int | None, steps: int | None) -> Move:
    """Return the event of a token's move, ``steps`` away as one walks (None: too far, or nobody knows where from).

    To where it stands already: it stays there, as one who was called in may. Along a secret passage, where one leads
    there and the roll doesn't.
    """
    if to == start:
        return Move(player, to, via=CALLED)
    walked = roll is not None and steps is not None and steps <= roll
    if isinstance(start, Card) and isinstance(to, Card) and not walked and to in mansion.passages_from(start):
        return Move(player, to, via=PASSAGE)
    return Move(player, to, roll)
