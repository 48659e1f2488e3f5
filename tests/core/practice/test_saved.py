"""Saved practice games: played again from options and answers, and nothing of the deal can be read in them."""

import json
from dataclasses import replace
from datetime import date
from random import Random

import pytest

from core.checkpoint import CancelledError, stopped_by
from core.formats.case_file import case_to_dict
from core.model.events import Move
from core.model.problems import InvalidCaseError
from core.players.counts import HabitCounts, Odds
from core.practice.game import PracticeGame, asked
from core.practice.options import Known, PracticeOptions
from core.practice.saved import SavedGame, parse_saved, read_saved, saved_to_json, write_saved
from tests.formats.kept_files import copy_of
from tests.players import any_answer

OPTIONS = PracticeOptions(rivals=("casual", Known("Bob", HabitCounts(2, repeats=Odds(4, 3, 1.5)))), seed=3)


def begun(options: PracticeOptions = OPTIONS, answers: int = 8) -> PracticeGame:
    game, lot = PracticeGame(options), Random(1)
    while len(game.answers) < answers:
        while game.waiting_for is not None:
            game.step()
        game.answer(any_answer(asked(game.request), case_to_dict(game.case), lot, 0.0))
    return game


def steps(game: PracticeGame) -> PracticeGame:
    while game.waiting_for is not None:
        game.step()
    return game


def test_a_game_goes_on_as_it_would_have(tmp_path):
    game = begun()
    write_saved(game, tmp_path / "game.json", {"help": "on"})
    found = read_saved(tmp_path / "game.json")
    assert (found.options, found.answers, found.about) == (OPTIONS, game.answers, {"help": "on"})

    def stop() -> None:
        raise CancelledError

    with stopped_by(stop):
        quick = found.play()  # no rival has to think again
    assert quick.case == game.case
    assert steps(quick).case == steps(replace(found, moves=()).play()).case == steps(game).case


def test_the_file_says_nothing_of_the_deal_but_what_i_answered(tmp_path):
    game = begun(replace(OPTIONS, rivals=("casual",) * 3))
    write_saved(game, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text("utf-8")
    mine = json.dumps(game.answers)
    assert not [card for card in game.case.setup.deck if text.count(card.name) > mine.count(card.name)]


def test_games_of_versions_1_and_2_are_read(tmp_path):
    found = read_saved(copy_of("practice-1.json", tmp_path))
    assert (len(found.answers), found.options.day, found.about) == (10, date(2026, 11, 25), {"help": "on"})
    game = found.play()
    assert list(map(str, game.case.events[-3:])) == [
        "Ann moves to Conservatory; via passage",
        "Ann: Chef White, Rope, Conservatory; Zoë shows Conservatory",
        "Zoë moves to Lounge; via passage",
    ]
    again = parse_saved(saved_to_json(SavedGame(game.options, game.answers, game.moves, found.about)))
    assert again == found
    # a game of version 2
    found = read_saved(copy_of("practice-2.json", tmp_path))
    first = read_saved(copy_of("practice-1.json", tmp_path))
    assert found.options == replace(first.options, may_sit_out=False)
    assert list(map(str, found.play().case.events[-3:])) == [
        "Hugo: Professor Plum, Revolver, Ballroom; Ann shows",
        "Ann moves to Conservatory; via passage",
        "Ann: Miss Scarlett, Lead Pipe, Conservatory; Zoë shows Miss Scarlett",
    ]


def test_a_game_of_version_1_goes_on_by_the_rule_that_it_began_with(tmp_path):
    """Nobody had to move who rolled: I stay in the corridor, and Velma stays in a room to the limit."""
    found = read_saved(copy_of("practice-1-stays.json", tmp_path))
    assert found.options.may_sit_out
    for moves in (found.moves, ()):
        game = replace(found, moves=moves).play()
        assert len(game.answers) == 30
        assert [str(event) for event in steps(game).case.events if isinstance(event, Move)] == [
            "Toby moves to [22, 7]; rolled 2; via roll",
            "Kitty moves to [4, 7]; rolled 6; via roll",
            "Toby moves to [18, 7]; rolled 4; via roll",
            "Kitty moves to Ballroom; rolled 5; via roll",
            "Toby moves to [17, 7]; rolled 1; via roll",
            "Toby moves to Dining Room; rolled 3; via roll",
        ]
    write_saved(game, tmp_path / "again.json")
    again = read_saved(tmp_path / "again.json")
    assert again.options == found.options, "also once it is saved by this version"
    anew = replace(again, options=replace(again.options, may_sit_out=False))
    with pytest.raises(InvalidCaseError, match=r"a roll of . does not lead there: 17, 0"):
        anew.play()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "deerstalker-case"}, "format: "),
        ({"version": 3}, "version: made by a newer Deerstalker"),
        ({"options": None}, "options: is missing"),
        ({"moods": 1}, "moods: is not a field here"),
        ({"answers": ["roll", "Atlantis"]}, "answers: a roll of"),
        ({"answers": ["roll", {}, 1]}, "answers: "),
        ({"options": {"rivals": ["cheat"]}}, "rivals[0]: “cheat” is not one of"),
        ({"options": {"rivals": ["casual"], "seat": 4}}, "seat: is 4; with 1 rival it is from 1 to 2"),
        ({"options": {"edition": "chess"}}, "edition: no edition is called “chess”"),
        ({"options": {"me": "envelope"}}, "a player can’t be called “envelope”"),
        ({"options": {"names": ["You"]}}, "two players are called “You”"),
        ({"options": {"day": "soon", "rules": {"dice": "six"}}}, "options.day: is not a date"),
        ({"options": {"rivals": [{"name": "Bob", "habits": {"games": -1}}]}}, "options.rivals[0].habits"),
        ({"options": {"pool": 18}}, "too few for 4 players"),
    ],
)
def test_what_is_no_saved_game_is_refused(change, problem):
    whole = {**json.loads(saved_to_json(SavedGame(replace(OPTIONS, seat=1)))), **change}
    with pytest.raises(InvalidCaseError) as refused:
        parse_saved(json.dumps(whole)).play()
    assert problem in str(refused.value)


def test_moves_that_are_damaged_are_decided_again():
    game = begun()
    text = saved_to_json(SavedGame(game.options, game.answers, game.moves))
    moves = json.loads(text)["moves"]
    for damaged in ("", "?", moves[:-8], moves.swapcase()):
        found = parse_saved(text.replace(moves, damaged))
        assert found.moves == ()
        assert found.play().case == game.case
