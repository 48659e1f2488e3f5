"""The fit finds again what made-up games were made with; the command runs."""

from __future__ import annotations

import json

import numpy as np
import pytest

from core.planner.tempo import PLAYERS, Provenance, parse_tempo
from tests.fits import race
from tests.fits.diary import Turn, diaries, rounds
from tests.fits.race import Asked, fitted, losses, solving_and_halving

SOURCE = Provenance("python -m anything", 1, 1, "0.1.0")


def turn(before, after, *, asked=True, knew=False):
    return Turn(before, after, asked, knew, knows=after == 0)


LOSER = (turn(6.0, 5.0), turn(4.5, 4.5, asked=False), turn(4.0, 2.0))
WINNER = (turn(6.0, 5.0), turn(3.0, 2.5), turn(1.0, 0.0))


def made_up(solving, halving, n=20_000):
    """Turns that solve as often as these numbers say."""
    lot = np.random.default_rng(1)
    bits = lot.uniform(0.5, 7.0, n)
    return Asked(bits, lot.random(n) < solving * 2 ** (-bits / halving))


def test_a_round_ends_where_the_next_turn_begins():
    assert list(rounds(LOSER)) == [(6.0, 4.5), (4.5, 4.0)], "the last was cut short"
    assert list(rounds(WINNER)) == [(6.0, 3.0), (3.0, 1.0), (1.0, 0.0)]
    assert list(rounds(())) == []


def test_the_pace_is_the_mean_loss_while_more_than_a_bit_is_open():
    assert losses([LOSER, WINNER]).tolist() == [1.5, 0.5, 3.0, 2.0]
    assert losses([(turn(1.0 + 1e-12, 0.0),)]).tolist() == [], "a bit is a bit, also as floats have it"


def test_who_knew_already_and_who_did_not_ask_solve_nothing():
    asked = Asked.of([*LOSER, *WINNER, turn(0.0, 0.0, knew=True)])
    assert asked.bits.tolist() == [6.0, 4.0, 6.0, 3.0, 1.0]
    assert asked.known.tolist() == [False, False, False, False, True]


@pytest.mark.parametrize(("solving", "halving"), [(0.9, 1.0), (0.6, 1.5), (0.3, 4.0)])
def test_the_likeliest_numbers_are_those_that_it_was_made_with(solving, halving):
    assert solving_and_halving(made_up(solving, halving)) == pytest.approx((solving, halving), rel=0.08)


def test_no_other_numbers_are_likelier():
    asked = made_up(0.7, 1.2, n=2_000)

    def log_likelihood(solving, halving):
        chances = solving * 2 ** (-asked.bits / halving)
        return np.log(np.where(asked.known, chances, 1 - chances)).sum()

    solving, halving = solving_and_halving(asked)
    best = log_likelihood(solving, halving)
    for a, b in ((1.03, 1.0), (0.97, 1.0), (1.0, 1.03), (1.0, 0.97)):
        assert log_likelihood(min(1.0, solving * a), halving * b) < best


@pytest.mark.parametrize("known", [True, False])
def test_turns_that_tell_nothing_still_make_a_chance(known):
    solving, halving = solving_and_halving(Asked(np.array([2.0, 3.0]), np.array([known, known])))
    assert 0 < solving <= 1
    assert halving * (1 + 1e-6) >= race.LEAST_HALVING
    assert halving <= race.MOST_HALVING * (1 + 1e-6)


def test_what_is_written_is_read_again():
    written = {players: [LOSER, WINNER] for players in PLAYERS}
    tempo = fitted(written, SOURCE)
    assert set(tempo.pace.values()) == {1.75}
    assert parse_tempo(race.text_of(tempo), "race.json") == tempo


def test_a_game_is_written_down_by_everybody_and_is_the_same_again():
    written = diaries(3, 1, seed=2)
    assert len(written) == 3
    assert written == diaries(3, 1, seed=2)
    assert written != diaries(3, 1, seed=3)
    assert sum(diary[-1].knows for diary in written) == 1, "one has won"
    for diary in written:
        assert diary[0].before > 5
        assert all(one.after <= one.before + 1e-9 for one in diary if not one.asked)
        assert not any(one.knows for one in diary[:-1]), "who is certain accuses"


def test_the_command_prints_what_it_fitted_and_writes_it_when_told(tmp_path, monkeypatch, capsys):
    file = tmp_path / "race.json"
    monkeypatch.setattr(race, "FILE", file)
    monkeypatch.setattr(race, "diaries", lambda *_: [LOSER, WINNER])
    race.main(["--games", "2"])
    assert not file.exists()
    assert "solving" in capsys.readouterr().out
    race.main(["--games", "2", "--seed", "5", "--write"])
    assert str(file) in capsys.readouterr().out
    source = parse_tempo(file.read_text("utf-8"), "race.json").provenance
    assert source.command == "python -m tests.fits.race --games 2 --seed 5 --write"
    assert json.loads(file.read_text("utf-8"))["provenance"]["games"] == 2


def test_the_command_plays(capsys):
    race.main(["--games", "1"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[1:6]] == [str(players) for players in PLAYERS]
    assert printed[-1].startswith("solving")


def test_no_games_are_refused(capsys):
    with pytest.raises(SystemExit):
        race.main(["--games", "0"])
    assert "1 or more" in capsys.readouterr().err
