"""What ``arena`` prints of fouls, and of games that did not end."""

from dataclasses import replace

from core.arena.result import Accuracy, Result
from core.arena.tournament import Tournament
from core.cli.arena import as_data, as_text

PAIR = Tournament(("casual", "random"))


def played(deal, rotation, *fouls):
    seating = PAIR.seating(rotation)
    return Result(deal, rotation, seating, None, 9, None, (), tuple(fouls), (4, 4), (1.0, 1.0), Accuracy())


FOUL = "give three cards, not 7"
SHOWN = "Rope cannot be shown, only Dagger, Hall"


def test_every_foul_is_in_the_data_with_who_did_what_in_which_game():
    data = as_data(PAIR, [played(0, 0), played(0, 1, (0, FOUL)), played(1, 0, (0, FOUL), (1, SHOWN))])
    assert data["fouls"] == [
        {"deal": 1, "rotation": 2, "player": "Ann", "policy": "random", "message": FOUL},
        {"deal": 2, "rotation": 1, "player": "Ann", "policy": "casual", "message": FOUL},
        {"deal": 2, "rotation": 1, "player": "Bob", "policy": "random", "message": SHOWN},
    ]
    assert {one["policy"]: one["fouls"] for one in data["standings"]} == {"casual": 1, "random": 2}


def test_the_first_fouls_are_told_and_how_many_more_there_are():
    text = as_text(PAIR, [played(0, 0, (1, SHOWN)), played(0, 1)])
    assert text.splitlines()[-2:] == ["1 foul:", f"  deal 1, rotation 1: Bob (random): {SHOWN}"]
    lines = as_text(PAIR, [played(deal, 0, (0, FOUL)) for deal in range(7)]).splitlines()
    assert lines[-7] == "7 fouls:"
    assert lines[-2] == f"  deal 5, rotation 1: Ann (casual): {FOUL}"
    assert lines[-1] == "  and 2 more (--json lists all)"


def test_games_that_the_limit_ended_are_counted():
    """Of those without a winner: where everyone was out, the game was over."""
    stopped = replace(played(0, 0), turns=400)
    everyone_out = replace(stopped, wrong=(1,), violations=((0, FOUL),))
    won = replace(stopped, winner=1)
    text = as_text(PAIR, [stopped, everyone_out, won])
    assert "; 2 without a winner, 1 of them stopped after 400 turns." in text
    data = as_data(PAIR, [stopped, everyone_out, won])
    assert (data["without_winner"], data["stopped"]) == (2, 1)
    assert "; 1 without a winner.\n" in as_text(PAIR, [everyone_out, won])


def test_where_nobody_broke_a_rule_nothing_is_said_of_it():
    assert "foul:" not in as_text(PAIR, [played(0, 0), played(0, 1)])
    assert as_data(PAIR, [played(0, 0), played(0, 1)])["fouls"] == []
