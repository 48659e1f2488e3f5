"""Whose turn it is, as far as the entries tell: who is out is left out, and another order at the table is learnt."""

import pytest

from app.features.entry.draft import Kind
from app.features.entry.state import next_asker, next_mover, skipped_turns, usual_player
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup

DECK = edition("classic-uk").deck
NAMES = {"A": "Ann", "B": "Bob", "C": "Cid", "D": "Dot", "E": "Eve"}
THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
SETUP = Setup(DECK, tuple(Player(name, 3) for name in NAMES.values()))


def events(text: str) -> tuple:
    """A letter is a suggestion by that player, in small an accusation that is wrong; a point is a note."""
    note = Note("Bob", THREE[0], holds=False)
    return tuple(
        note
        if sign == "."
        else Suggestion(NAMES[sign], THREE)
        if sign.isupper()
        else Accusation(NAMES[sign.upper()], THREE)
        for sign in text
    )


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("", "Ann"),
        ("A", "Bob"),
        ("ABCDE", "Ann"),
        ("A.", "Bob"),
        ("AC", "Dot"),  # Bob's turn brought no entry
        ("ACBD", "Eve"),
        # who accused wrongly is out
        ("Aa", "Bob"),
        ("ABbCDEA", "Cid"),
        ("ABbc", "Dot"),
        ("aABCDE", "Bob"),
        ("abcd", "Eve"),
        ("abcdE", "Eve"),
        ("abcde", None),
        # two whole rounds in another order make it the usual one
        ("AEDCB", "Cid"),
        ("AEDCBAEDCB", "Ann"),
        ("AEDCBAEDCBA", "Eve"),
        ("AEDCBAEDCBAE", "Dot"),
        ("AEDCBAEDCBAa", "Eve"),
        ("AEDCBAEDCBABCDEABCDEA", "Bob"),  # and they changed their minds
        ("BDACEBDACE", "Bob"),
        ("ABCDEACABCDE", "Ann"),
    ],
)
def test_who_asks_next(text, asks):
    assert next_asker(SETUP, events(text)) == asks


@pytest.mark.parametrize(
    ("text", "at", "skipped"),
    [
        ("", 0, ""),
        ("C", 0, ""),  # nobody knows who began
        ("AB", 1, ""),
        ("AC", 1, "B"),
        ("A.C.", 2, "B"),
        ("ACc", 1, "B"),  # suggests and accuses in one turn
        ("ABCA", 3, "DE"),
        ("ACD", 2, ""),  # only the last turn is asked about
        ("AbCAC", 4, ""),  # Bob is out
        ("AEDCBAEDCBAD", 11, "E"),
    ],
)
def test_whose_turn_seems_to_be_missing(text, at, skipped):
    found, players = skipped_turns(SETUP, events(text))
    assert players == tuple(NAMES[sign] for sign in skipped)
    assert found == at or not players


def test_who_moved_was_not_skipped():
    asks = events("AC")
    assert skipped_turns(SETUP, (asks[0], Move("Bob", THREE[2]), asks[1]))[1] == ()


@pytest.mark.parametrize(
    ("text", "moves", "asks"),
    [
        ("ABC", "D", "Dot"),
        ("ABC", "E", "Eve"),  # Dot's turn brought no entry
        ("ABC", "A", "Dot"),  # entered late: Ann has had her turn
        ("ABC", "B", "Dot"),
        ("ABC", "C", "Dot"),
        ("ABC", "BA", "Dot"),
        ("ABC", "BD", "Dot"),
        ("ABC", "DD", "Dot"),
        ("", "C", "Cid"),  # nobody knows who began
    ],
)
def test_who_moves_asks_next_unless_the_move_is_late(text, moves, asks):
    after = (*events(text), *(Move(NAMES[sign], THREE[2]) for sign in moves))
    assert next_asker(SETUP, after) == asks
    assert skipped_turns(SETUP, after)[1] == (("Dot",) if asks == "Eve" else ())
    mine = Setup(DECK, SETUP.players, me="Bob")
    assert next_asker(mine, (*events("ABC"), Move("Bob", THREE[2]))) == "Bob", "the others may have stayed in corridors"


def test_nobody_is_missed_once_the_game_is_over():
    asks = events("AC")
    assert skipped_turns(SETUP, asks)[1] == ("Bob",)
    assert skipped_turns(SETUP, (asks[0], Accusation("Cid", THREE, correct=True)))[1] == ()


def test_the_same_order_is_that_of_moves_and_accusations():
    went = events("AEDCBAEDCB")
    assert next_mover(Case(SETUP, went)) == "Ann"
    assert usual_player(Kind.ACCUSATION, SETUP, went) == "Bob"
    moved = (*went, Move("Ann", THREE[2]))
    assert next_asker(SETUP, moved) == "Ann"
    assert next_mover(Case(SETUP, moved)) == "Eve"


def test_an_entry_that_is_aside_puts_nobody_out():
    lie = Accusation("Bob", THREE, aside=True)
    assert next_asker(SETUP, (Suggestion("Ann", THREE), lie, Suggestion("Ann", THREE))) == "Bob"
