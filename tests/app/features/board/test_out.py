"""On the board, too, nobody waits for a move of who takes no turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.features.board.state import BoardState
from core.board.mansion import fitted, shipped_board
from core.board.tokens import tokens
from core.model.case import Case
from core.model.events import Accusation, Back, Event, GroupNote, OpenHand, Out, Peek


@pytest.mark.parametrize("leaves", [Out("Bob"), Out("Bob", answers=False), Accusation("Bob", None)], ids=str)
def test_who_is_out_is_passed_over_and_the_token_stays(played: Case, leaves: Event):
    mansion = fitted(shipped_board("classic"), played.setup.deck)
    assert BoardState.begun(played, mansion).player == "Bob"
    out = played.appended(leaves)
    assert BoardState.begun(out, mansion).player == "Cid"
    places = [{who: token.place for who, token in tokens(case, mansion).players.items()} for case in (played, out)]
    assert places[0] == places[1]
    assert BoardState.begun(out.appended(Back("Bob")), mansion).player == "Bob" or isinstance(leaves, Accusation)


def test_an_absent_friend_is_never_asked_for_a_move(played: Case):
    mansion = fitted(shipped_board("classic"), played.setup.deck)
    players = tuple(replace(player, turns=player.name != "Bob") for player in played.setup.players)
    assert BoardState.begun(played.with_setup(replace(played.setup, players=players)), mansion).player == "Cid"


def test_what_else_happens_moves_no_token(played: Case):
    mansion = fitted(shipped_board("classic"), played.setup.deck)
    rope, hall = map(played.setup.deck.card, ("Rope", "Hall"))
    after = played
    for event in (OpenHand("Cid", (rope, hall)), Peek("Bob", "Cid"), GroupNote("Dot", (rope, hall))):
        after = after.appended(event)
    assert tokens(after, mansion) == tokens(played, mansion)
    assert BoardState.begun(after, mansion).player == "Bob"
