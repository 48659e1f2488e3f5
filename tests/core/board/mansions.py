"""Mansions for tests, and brute-force reference implementations."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import resources

from core.board.board import Place
from core.board.mansion import Mansion, fitted, shipped_board
from core.board.reader import parse_board
from core.formats.editions import edition
from core.model.cards import Card
from core.model.deck import Deck

DECK = edition("classic-uk").deck
NEIGHBOURS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def classic(door_set="classic") -> Mansion:
    return fitted(shipped_board("classic"), DECK, door_set)


def room(name) -> Card:
    return DECK.card(name)


def drawn(text, *rooms, suspects=("Ann", "Bob")) -> Mansion:
    """The mansion of a board file, for a deck whose rooms have these names."""
    return fitted(parse_board(text), Deck(suspects, ("Rope",), rooms))


def corridor(length) -> Mansion:
    """A single corridor from a start to a room, with another room beside the start."""
    row = f"1{'.' * (length - 1)}P"
    below = f"Q{'#' * length}"
    return drawn(
        f"grid\n{row}\n{below}\nend\nroom P Parlour\nroom Q Quarters\ndoor P 0 {length - 1} E all\ndoor Q 0 0 S all\n",
        "Parlour",
        "Quarters",
    )


def shut(mansion: Mansion, letter: str) -> Mansion:
    """The mansion with all doors of a room shut."""
    return replace(mansion, doors=tuple(door for door in mansion.doors if door.room != letter))


def onward(mansion: Mansion, place: Place) -> Iterator[Place]:
    """The places one step away, read from the drawing."""
    if isinstance(place, Card):
        letter = mansion.letters[mansion.rooms.index(place)]
        yield from (door.square for door in mansion.doors if door.room == letter)
        return
    row, column = place
    for down, right in NEIGHBOURS:
        beside = row + down, column + right
        if beside in mansion.board.squares:
            yield beside
    yield from (mansion.room(door.room) for door in mansion.doors if door.square == place)


@cache
def onward_of(mansion: Mansion) -> dict[Place, tuple[Place, ...]]:
    return {place: tuple(onward(mansion, place)) for place in mansion.places}


def walks(mansion: Mansion, walk: tuple[Place, ...], steps: int, blocked=frozenset()) -> Iterator[Place]:
    """The end of every walk of at most ``steps`` steps that extends ``walk`` and visits no square twice."""
    if len(walk) > 1:
        yield walk[-1]
    if steps == 0 or (len(walk) > 1 and isinstance(walk[-1], Card)):
        return
    for place in onward_of(mansion)[walk[-1]]:
        if place not in walk and place not in blocked:
            yield from walks(mansion, (*walk, place), steps - 1, blocked)


def rings(mansion: Mansion, start: Place, most: int) -> list[set[Place]]:
    """For 0 to ``most`` steps: the places at exactly that distance."""
    found: list[set[Place]] = [{start}]
    seen = {start}
    for _ in range(most):
        ends = {one for one in found[-1] if one == start or not isinstance(one, Card)}
        ahead = {place for one in ends for place in onward_of(mansion)[one]} - seen
        seen |= ahead
        found.append(ahead)
    return found


CLASSIC = resources.files("resources").joinpath("boards", "classic.txt").read_text("utf-8")


HOUSE = """\
# Our house
grid
KKK.1#
KKK..P
##..PP
2...PP
end
room K Kitchen | Küche
room P Parlour
door K 2 2 N all garden
door P 1 4 E all
passage K P
"""
