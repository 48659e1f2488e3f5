"""What the board says in words: of places, of tokens, of what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.models.board_discs import Disc
from app.models.board_picture import BoardPicture, best_moves
from app.models.board_state import BoardState
from app.words import square
from core.board.places import Place
from core.model.cards import Card
from core.model.wording import counted, listed

if TYPE_CHECKING:
    from core.planner.advice import Advice, Move

NO_GAME = "No game is open."
NO_BOARD = (
    "This game has no board, and nobody invents a map: all else goes on without one. A board of your own can be drawn "
    "as a text file beside the case, which then names it."
)
ORDINALS = ("best", "second best", "third best")


def wrong_board(problems: Sequence[str]) -> str:
    """Return why a board cannot be played on."""
    return "\n".join(["The board that this game names cannot be used.", "", *problems])


def instruction(state: BoardState) -> str:
    """Return what to do now, and which entries cannot be followed."""
    wrong = [str(at + 1) for at in state.misplaced]
    one = len(wrong) == 1
    warning = f" Entr{'y' if one else 'ies'} {listed(wrong)} lead{'s' if one else ''} to no square of this board."
    return _to_do(state) + (warning if wrong else "")


def _to_do(state: BoardState) -> str:
    if state.is_past:
        return "This is an earlier moment, or one that has not come: nothing moves here."
    if state.player is None:
        return "Nobody is left to move."
    if state.correcting is not None:
        entry = f"entry {state.correcting + 1}"
        return f"Correct {entry}: click where {state.player} went. Esc leaves it as it is."
    who = "You" if state.is_mine else state.player
    verb = "go" if state.is_mine else "goes"
    if state.place is None:
        return f"Nobody knows where {state.player} stands: click where {who.lower() if state.is_mine else who} {verb}."
    rolled = "type the roll, or " if state.roll is None else ""
    return f"{state.player} to move: {rolled}click where {who.lower() if state.is_mine else who} {verb}."


def place_words(state: BoardState, picture: BoardPicture, place: Place, advice: Advice | None = None) -> str:
    """Return what there is to say of a place: how likely, how far, how good."""
    words = [str(place) if isinstance(place, Card) else square(place).capitalize()]
    share = picture.shares.get(place) if isinstance(place, Card) else None
    if share is not None:
        words.append(f"{'about ' if share.is_rough else ''}{share.text} the murder room")
    way = _way(state, place)
    if way:
        words.append(way)
    here = [disc.player or str(disc.suspect) for disc in picture.discs if disc.place == place]
    if here:
        words.append(f"{listed(here)} {'is' if len(here) == 1 else 'are'} here")
    if advice is not None:
        words.extend(
            _rank(move, rank, advice) for rank, move in enumerate(best_moves(advice.moves)) if move.to == place
        )
    return "; ".join(words) + "."


def disc_words(disc: Disc) -> str:
    """Return whose token this is, and where it stands."""
    if disc.place is None:
        return f"{disc.words}. Nobody knows where."
    where = f"in the {disc.place}" if isinstance(disc.place, Card) else "in the corridor"
    return f"{disc.words}, {where}."


def _way(state: BoardState, place: Place) -> str:
    """Return how the chosen token would get to a place."""
    move = state.move(place)
    if move is None or state.place is None or state.is_past:
        return ""
    if place == state.place:
        return f"{move.player} stands here"
    if move.via is not None:
        return "by the secret passage"
    steps = state.steps.get(place)
    if steps is None:
        return f"more than {counted(state.highest_roll, 'step')} away"
    beyond = f", beyond a roll of {state.roll}" if state.is_beyond(place) else ""
    return counted(steps, "step") + beyond


def _rank(move: Move, rank: int, advice: Advice) -> str:
    """Return how good a destination is, and what to suggest there."""
    words = f"{ORDINALS[rank]} for you ({move.score:.2f} {advice.unit})"
    if 0 < move.chance < 1:
        words += f", {move.chance:.0%} to be there this turn"
    return words if move.suggest is None else f"{words}, ask for {listed([str(card) for card in move.suggest])}"
