"""The positions of the tokens, event by event."""

from dataclasses import replace

import pytest
from hypothesis import given

from core.board.tokens import Arrival, Token, tokens
from core.formats.editions import edition
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from tests.core.board.mansions import DECK, classic, room
from tests.strategies.cases import cases

SCARLETT, MUSTARD, WHITE, GREEN, PEACOCK, PLUM = DECK.cards[:6]
ROPE = DECK.card("Rope")
HALL, STUDY, LIBRARY, KITCHEN = map(room, ("Hall", "Study", "Library", "Kitchen"))
PLAYERS = (Player("Ann", 6, SCARLETT), Player("Bob", 6, MUSTARD), Player("Cid", 6))
SETUP = Setup(DECK, PLAYERS, "classic-uk", rules=edition("classic-uk").rules, board="classic")


def after(*events):
    return tokens(Case(SETUP, events), classic())


def asks(by, suspect, where):
    return Suggestion(by, (suspect, ROPE, where))


def is_called(token):
    return token.entry is Arrival.CALLED


def may_suggest(token):
    return isinstance(token.place, Card) and token.entry is not None


def test_tokens_begin_at_their_starts_and_those_of_no_known_suspect_nowhere():
    found = after()
    assert found.suspects[SCARLETT] == found.players["Ann"] == Token((24, 7))
    assert [found.suspects[suspect].place for suspect in (MUSTARD, WHITE, GREEN, PEACOCK, PLUM)] == [
        (17, 0),
        (0, 9),
        (0, 14),
        (6, 23),
        (19, 23),
    ]
    # a player of no known suspect is nowhere until they move or suggest
    assert after().players["Cid"] == Token(None)
    assert after(Move("Cid", (7, 4))).players["Cid"].place == (7, 4)
    assert after(asks("Cid", WHITE, HALL)).players["Cid"].place == HALL
    assert after(asks("Ann", WHITE, HALL)).players["Cid"].place is None


def test_moves_and_suggestions_take_tokens_along():
    found = after(Move("Bob", (17, 5)))
    assert found.players["Bob"] == found.suspects[MUSTARD] == Token((17, 5), Arrival.MOVED)
    assert not may_suggest(found.players["Bob"]), "on a square there is nothing to suggest"
    assert found.players["Ann"].place == (24, 7)
    # a suggestion takes the asker and the suspect into the room
    found = after(asks("Ann", MUSTARD, LIBRARY))
    assert found.players["Ann"] == Token(LIBRARY)
    assert found.players["Bob"] == found.suspects[MUSTARD] == Token(LIBRARY, Arrival.CALLED)
    assert is_called(found.players["Bob"])
    assert may_suggest(found.players["Bob"])
    assert not may_suggest(found.players["Ann"]), "not twice running"
    assert found.suspects[PLUM].place == (19, 23)


def test_who_may_suggest_after_moves_and_calls():
    entered = Move("Ann", HALL, roll=8)
    assert may_suggest(after(entered).players["Ann"])
    assert not is_called(after(entered).players["Ann"])
    assert not may_suggest(after(entered, asks("Ann", PLUM, HALL)).players["Ann"])
    assert not may_suggest(after(entered, Move("Bob", (17, 5))).players["Ann"])
    # a move by call is a call on whosever turn it is
    found = after(Move("Bob", LIBRARY, via="called"))
    assert found.players["Bob"] == Token(LIBRARY, Arrival.CALLED)
    staying = after(asks("Ann", MUSTARD, LIBRARY), Move("Bob", LIBRARY, via="called"), asks("Bob", PLUM, LIBRARY))
    assert not may_suggest(staying.players["Bob"])
    # the squares of the others are blocked
    found = after(Move("Bob", (17, 5)), Move("Cid", (7, 4)), asks("Ann", PLUM, HALL))
    assert found.blocked("Ann") == {(17, 5), (7, 4), (0, 9), (0, 14), (6, 23)}
    assert found.blocked("Cid") == found.blocked("Ann") - {(7, 4)}
    with pytest.raises(KeyError):
        found.blocked("Dot")


def test_how_long_a_call_lasts():
    found = after(asks("Ann", MUSTARD, LIBRARY), Move("Bob", (16, 16)))
    assert found.players["Bob"] == Token((16, 16), Arrival.MOVED)
    # who was called and suggests has used it
    found = after(asks("Ann", MUSTARD, LIBRARY), asks("Bob", PLUM, LIBRARY))
    assert found.players["Bob"] == Token(LIBRARY)
    # a call waits for its players turn
    found = after(asks("Bob", SCARLETT, LIBRARY), asks("Cid", PLUM, HALL), Note("Bob", ROPE, holds=True))
    assert is_called(found.players["Ann"])
    # the last call counts
    found = after(asks("Bob", SCARLETT, LIBRARY), asks("Cid", SCARLETT, HALL))
    assert found.players["Ann"] == Token(HALL, Arrival.CALLED)
    # who is named where they stand was not called in
    found = after(asks("Bob", PLUM, LIBRARY), asks("Cid", MUSTARD, LIBRARY))
    assert found.players["Bob"] == Token(LIBRARY)
    # one may name oneself
    assert after(asks("Ann", SCARLETT, HALL)).players["Ann"] == Token(HALL)


def test_who_was_called_and_let_a_turn_go_by_has_lost_it():
    called = asks("Ann", MUSTARD, LIBRARY)
    assert is_called(after(called, Accusation("Ann", (PLUM, ROPE, HALL))).players["Bob"]), "it is still Ann's turn"
    assert not is_called(after(called, asks("Cid", PLUM, HALL)).players["Bob"])
    assert not is_called(after(called, asks("Ann", PLUM, HALL)).players["Bob"])
    assert not is_called(after(called, Move("Ann", (17, 9))).players["Bob"]), "Ann moves again: a round has gone by"
    moved = asks("Cid", MUSTARD, LIBRARY), Move("Ann", (17, 9))
    assert is_called(after(*moved).players["Bob"])
    assert not is_called(after(*moved, Move("Ann", (17, 10))).players["Bob"]), "nobody suggested, but twice she moved"


def test_what_moves_no_token():
    moved, asked = Move("Ann", HALL, aside=True), replace(asks("Bob", PLUM, HALL), aside=True)
    assert after(moved, asked) == after()
    # a move to no corridor leads nowhere
    assert after(Move("Ann", (0, 0))).players["Ann"] == Token(None)
    assert after(Move("Ann", (0, 0)), Move("Ann", (7, 4))).players["Ann"].place == (7, 4)
    # the kitchen is left by who moves on
    found = after(asks("Ann", PLUM, KITCHEN), Move("Bob", (17, 5)), Move("Ann", STUDY, via="passage"))
    assert found.players["Ann"] == Token(STUDY, Arrival.MOVED)
    assert found.suspects[PLUM].place == KITCHEN


@given(cases())
def test_tokens_stand_where_tokens_can_be_whatever_the_case(case):
    rooms, suspects = case.setup.deck.of(Category.ROOM)[:9], case.setup.deck.of(Category.SUSPECT)
    mansion = replace(classic(), rooms=rooms, letters=tuple("KBCDILOHS")[: len(rooms)], suspects=suspects)
    found = tokens(case, mansion)
    assert set(found.players) == set(case.setup.seats)
    assert {token.place for token in (*found.players.values(), *found.suspects.values())} <= {None, *mansion.places}
