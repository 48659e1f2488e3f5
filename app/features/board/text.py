"""Texts of the board about places, tokens and possible actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from app.features.board.state import BoardPicture, BoardState, Disc, Share, best_moves
from app.ui.language import card_name, decimal, localized, the_card, translate
from app.ui.numbers import percent
from app.ui.text import place_name, the_cards
from core.board.board import Place
from core.model.cards import Card
from core.text.text import Text, clauses, commas, listed, say, sentence, sentences

if TYPE_CHECKING:
    from core.advice.advice import Advice
    from core.advice.moving import MoveOption

NO_GAME = say("No game is open.")
NO_BOARD = say(
    "This game has no board. Everything else works without one. You can draw your own as a text file next to the saved "
    "game, and name it there."
)

_RANKS: Sequence[Text] = (
    say("best for you ({score} {unit})", "a place to go to, its score, and in what that is counted"),
    say("second best for you ({score} {unit})", "a place to go to"),
    say("third best for you ({score} {unit})", "a place to go to"),
)

MOST_NAMED: Final = 12
"""Number of misplaced entries that are named."""


def wrong_board(problems: Sequence[str]) -> str:
    said = translate("The board of this game cannot be used.")
    return "\n".join([said, "", *map(localized, problems)])


def marks_tip(state: BoardState) -> str:
    """Return what marking the best moves does; for the token of another, why there are none."""
    if not state.is_mine:
        return translate("Best moves are marked for your own token. Choose it to see them.")
    return translate("Mark the best places for you to go; others at the table may see the screen")


def instruction(state: BoardState) -> str:
    return localized(sentences([_to_do(state), *_misplaced(state.misplaced)]))


def _misplaced(events: Sequence[int]) -> Iterator[str]:
    first = [str(at + 1) for at in events[:MOST_NAMED]]
    numbers = localized(listed(first) if len(first) == len(events) else commas([*first, "…"]))
    if len(events) == 1:
        yield translate("Entry {number} goes to a place that is not on this board.").format(number=numbers)
    elif events:
        yield translate("Entries {numbers} go to places that are not on this board.").format(numbers=numbers)


def _to_do(state: BoardState) -> str:
    if state.is_past:
        return translate("You are looking at another moment of the game, so tokens cannot be moved.")
    if state.player is None:
        return translate("No one is left to move.")
    if state.correcting is not None:
        said = translate("Correct entry {number}: click where {player} went. Esc leaves it as it is.")
        return said.format(number=state.correcting + 1, player=state.player)
    if state.offered is not None:
        return localized(sentences([_where(state), *_to_choose(state)]))
    return localized(sentences([_where(state), _to_move(state).format(player=state.player)]))


def _to_choose(state: BoardState) -> Iterator[str]:
    if state.offered and state.roll is not None:
        said = translate("You rolled {roll}: click where you go, or choose with the arrow keys.")
        yield said.format(roll=state.roll)
    elif state.offered:
        yield translate("Click where you go, or choose with the arrow keys.")


def _where(state: BoardState) -> str:
    me = state.is_mine
    if state.place is None:
        said = translate("{player}’s position is unknown.")
        said = translate("Your position is unknown.") if me else said
    elif isinstance(state.place, Card):
        said = translate("{player} is in {room}.")
        said = translate("You are in {room}.") if me else said
    else:
        said = translate("{player} is in the corridor.")
        said = translate("You are in the corridor.") if me else said
    room = the_card(state.place) if isinstance(state.place, Card) else ""
    return said.format(player=state.player, room=room)


def _to_move(state: BoardState) -> str:
    if state.place is not None and state.roll is None:
        if state.is_mine:
            return translate("Type the roll, or click where you go.")
        return translate("Type the roll, or click where {player} goes.")
    if state.is_mine:
        return translate("Click where you go.")
    return translate("Click where {player} goes.")


def place_words(picture: BoardPicture, place: Place) -> str:
    return localized(sentence(clauses(tuple(_said_of(picture, place)))))


def _said_of(picture: BoardPicture, place: Place) -> Iterator[str]:
    yield place_name(place)
    share = picture.shares.get(place) if isinstance(place, Card) else None
    if share is not None:
        yield _likely(share)
    way = _way(picture.state, place)
    if way:
        yield way
    discs = [disc for disc in picture.state.discs if disc.place == place]
    here = [disc.player or ("" if disc.suspect is None else card_name(disc.suspect)) for disc in discs]
    if here:
        one, many = translate("{names} is here"), translate("{names} are here")
        yield (one if len(here) == 1 else many).format(names=localized(listed(here)))
    if picture.advice is not None and place in picture.ranks:
        rank = picture.ranks[place]
        yield _rank(best_moves(picture.advice.moves)[rank - 1], rank, picture.advice)


def _likely(share: Share) -> str:
    said = translate("{percent} likely to be the murder room")
    if share.is_rough:
        said = translate("about {percent} likely to be the murder room")
    return said.format(percent=share.text)


def disc_words(disc: Disc) -> str:
    if disc.place is None:
        return translate("{token}. Position unknown.").format(token=disc.words)
    if isinstance(disc.place, Card):
        return translate("{token}, in {room}.").format(token=disc.words, room=the_card(disc.place))
    return translate("{token}, in the corridor.").format(token=disc.words)


def _way(state: BoardState, place: Place) -> str:
    move = state.move(place)
    if move is None or state.place is None or state.is_past:
        return ""
    if place == state.place:
        return translate("{player} stands here").format(player=move.player)
    if move.via is not None:
        return translate("by the secret passage")
    steps = state.steps.get(place)
    if steps is None:
        return translate("more than %n step(s) away", "", state.dice.most)
    if state.is_beyond(place):
        return translate("%n step(s), beyond a roll of {roll}", "", steps).format(roll=state.roll)
    return translate("%n step(s)", "", steps)


def _rank(move: MoveOption, rank: int, advice: Advice) -> str:
    parts = [localized(_RANKS[rank - 1]).format(score=decimal(move.score, 2), unit=localized(advice.unit))]
    if 0 < move.chance < 1:
        parts.append(translate("{percent} chance to get there this turn").format(percent=percent(move.chance)))
    if move.suggest is not None:
        parts.append(translate("suggest {cards}").format(cards=the_cards(move.suggest)))
    return localized(commas(parts))
