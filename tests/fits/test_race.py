"""The fit finds again what made-up games were made with; the command runs."""

from __future__ import annotations

import json

import numpy as np
import pytest

from core.planner.accusing import PLAYERS, parse_tempo
from core.planner.rivals import Rival
from tests.fits import race
from tests.fits.diary import Turn, games, rounds
from tests.fits.race import Watched, daring_of, fitted, losses


def turn(before, after, end=0, *rivals):
    return Turn(before, after, after == 0, end, rivals)


LOSER = (turn(6.0, 5.0), turn(4.5, 4.5), turn(4.0, 2.0))
WINNER = (turn(6.0, 5.0), turn(3.0, 2.5), turn(1.0, 0.0))


PLAYED = {
    "Ann": LOSER,
    "Bob": (*WINNER[:2], turn(1.0, 0.0, 9)),
    "Cid": (turn(6.0, 5.0, 3, Rival("Bob", 2.0, 0.1, 0.4)),),
}
"""What a game may leave behind."""


def made_up(daring, n=20_000):
    """Rivals who find out as often as this number says."""
    lot = np.random.default_rng(1)
    right = lot.uniform(0.0, 1.0, n)
    certain = right * lot.uniform(0.0, 1.0, n)
    return Watched(certain, right, lot.random(n) < certain + daring * (right - certain))


def test_a_round_ends_where_the_next_turn_begins():
    assert list(rounds(LOSER)) == [(6.0, 4.5), (4.5, 4.0)], "the last was cut short"
    assert list(rounds(WINNER)) == [(6.0, 3.0), (3.0, 1.0), (1.0, 0.0)]
    assert list(rounds(())) == []


def test_the_pace_is_the_mean_loss_while_more_than_a_bit_is_open():
    assert losses([LOSER, WINNER]).tolist() == [1.5, 0.5, 3.0, 2.0]
    assert losses([(turn(1.0 + 1e-12, 0.0),)]).tolist() == [], "a bit is a bit, also as floats have it"


def test_a_rival_is_judged_by_their_next_turn_and_left_out_where_there_was_none():
    bob, cid = Rival("Bob", 2.0, 0.1, 0.4), Rival("Cid", 2.0, 0.0, 0.2)
    game = {
        "Ann": (turn(6.0, 5.0, 3, bob, cid), turn(4.0, 3.0, 9, bob, cid)),
        "Bob": (turn(6.0, 5.0, 1), turn(5.0, 4.0, 5), turn(2.0, 0.0, 12)),
        "Cid": (turn(6.0, 5.0, 7),),
    }
    watched = Watched.of([game])
    assert watched.certain.tolist() == [0.1, 0.0, 0.1]
    assert watched.right.tolist() == [0.4, 0.2, 0.4]
    assert watched.found.tolist() == [False, False, True]


@pytest.mark.parametrize("daring", [0.2, 0.5, 0.9])
def test_the_likeliest_number_is_that_which_it_was_made_with(daring):
    assert daring_of(made_up(daring)) == pytest.approx(daring, abs=0.03)


def test_no_other_number_is_likelier():
    watched = made_up(0.6, n=2_000)

    def log_likelihood(daring):
        chances = watched.chances(daring)
        return np.log(np.where(watched.found, chances, 1 - chances)).sum()

    best = daring_of(watched)
    assert all(log_likelihood(best * other) < log_likelihood(best) for other in (0.97, 1.03))


@pytest.mark.parametrize("found", [True, False])
def test_games_that_tell_nothing_still_make_a_number(found):
    watched = Watched(np.array([0.0, 0.2]), np.array([0.5, 0.5]), np.array([found, found]))
    assert race.LEAST_DARING <= daring_of(watched) <= 1


def test_what_is_written_is_read_again():
    tempo = fitted({players: [PLAYED] for players in PLAYERS})
    assert set(tempo.pace.values()) == {1.75}
    assert parse_tempo(race.text_of(tempo, "python -m anything", 1, 1)) == tempo


def test_a_game_is_written_down_by_everybody_and_is_the_same_again():
    (written,) = games(3, 1, seed=2)
    assert len(written) == 3
    assert [written] == games(3, 1, seed=2)
    assert [written] != games(3, 1, seed=3)
    assert sum(diary[-1].knows for diary in written.values()) == 1, "one has won"
    for diary in written.values():
        assert diary[0].before > 5
        assert not any(one.knows for one in diary[:-1]), "who is certain accuses"
        assert [one.end for one in diary] == sorted({one.end for one in diary})
        assert not diary[0].rivals, "nobody thinks of accusing so early"
    assert any(one.rivals for diary in written.values() for one in diary)


def test_the_command_prints_what_it_fitted_and_writes_it_when_told(tmp_path, monkeypatch, capsys):
    file = tmp_path / "race.json"
    monkeypatch.setattr(race, "FILE", file)
    monkeypatch.setattr(race, "games", lambda *_: [PLAYED])
    race.main(["--games", "2"])
    assert not file.exists()
    assert "daring" in capsys.readouterr().out
    race.main(["--games", "2", "--seed", "5", "--write"])
    assert str(file) in capsys.readouterr().out
    source = json.loads(file.read_text("utf-8"))["provenance"]
    assert source["command"] == "python -m tests.fits.race --games 2 --seed 5 --write"
    assert source["games"] == 2


@pytest.mark.slow
def test_the_command_plays(capsys):
    race.main(["--games", "1"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[1:6]] == [str(players) for players in PLAYERS]
    assert printed[-1].startswith("daring")


def test_no_games_are_refused(capsys):
    with pytest.raises(SystemExit):
        race.main(["--games", "0"])
    assert "1 or more" in capsys.readouterr().err
