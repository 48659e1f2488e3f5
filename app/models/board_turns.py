"""Whose move it is on the board, and what a move will be called in the list."""

from __future__ import annotations

from core.board.mansion import Mansion
from core.board.places import Place
from core.board.tokens import CALLED
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Move, Suggestion

PASSAGE = "passage"


def next_mover(case: Case) -> str | None:
    """Return who moves next: to the left of the last who moved, suggested or accused, but not who is out."""
    seats = case.setup.seats
    turns = [name for _, event in case.counted if (name := _acts(event)) is not None and name in seats]
    if not turns:
        return next(iter(seats), None)
    out = {event.by for _, event in case.counted if isinstance(event, Accusation) and not event.correct}
    last = turns[-1]
    return next((name for name in seats.others(last) if name not in out), last if last not in out else None)


def _acts(event: object) -> str | None:
    """Return whose turn an event says it is; being called somewhere is no turn."""
    match event:
        case Suggestion() | Accusation():
            return event.by
        case Move(via=via) if via != CALLED:
            return event.player
        case _:
            return None


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
