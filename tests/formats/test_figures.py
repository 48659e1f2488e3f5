"""Habits, marks and tournaments of every version are read as they were counted; newer ones are refused, untouched."""

import json
from dataclasses import replace

import pytest

from core.arena.ledger import VERSIONS, Ledger, OtherTournamentError, learned_in
from core.arena.tournament import Tournament
from core.formats.identity import GameTraces
from core.model.problems import InvalidCaseError
from core.players.counts import Odds, habit_counts_data, read_habit_counts
from core.practice.marks import MarksFile, marks_to_json, read_marks, read_what_is_left
from tests.formats.kept_files import SETUP, bytes_in, copy_of, kept_case
from tests.formats.shipped import PLAIN, PLAYED


def with_habits(folder):
    return Tournament(("casual", "velma+habits", "random"), seed=7, learn=2, learned=learned_in(folder) or ())


def changed(path, **fields):
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **fields}), encoding="utf-8")


def test_habits(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    tallies = read_habit_counts(path)
    assert {name: (one.games, one.wrong) for name, one in tallies.items()} == {
        "Ann": (1, 0),
        "Bob": (1, 1),
        "Cid": (1, 0),
    }
    assert tallies["Bob"].asks_own == (Odds(1, 1, 1 / 6), Odds(1, 0, 1 / 3), Odds(1, 1, 1 / 3))
    assert habit_counts_data(tallies) == json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(("version", "game"), [(1, None), (2, GameTraces.of(kept_case()))])
def test_marks(version, game, tmp_path):
    path = copy_of(f"marks-{version}.json", tmp_path)
    found = read_marks(path, SETUP)
    assert [f"{one.card} {one.holder} {one.says}" for one in found] == [
        "Rope Ann yes",
        "Spanner Bob yes",
        "Kitchen envelope maybe",
        "Ballroom Bob no",
    ]
    assert read_what_is_left(path, SETUP) == MarksFile(found, game)
    text = path.read_text("utf-8").replace('"version": 1', '"version": 2')
    assert marks_to_json(found, game) == text


def test_habits_of_a_later_version_are_refused_for_that_alone(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    changed(path, version=2, players=[], moods={"Bob": "sly"})
    before = bytes_in(tmp_path)
    with pytest.raises(InvalidCaseError) as refused:
        read_habit_counts(path)
    newer = (
        "version: made by a newer Deerstalker (format 2; this one reads up to 1); install the newer version to open it"
    )
    assert [str(problem) for problem in refused.value.problems] == [newer]
    assert bytes_in(tmp_path) == before


def test_a_tournament_goes_on_where_it_was(tmp_path):
    folder = copy_of("tournament-3", tmp_path)
    before = bytes_in(folder)
    ledger = Ledger(folder, PLAYED)
    results = ledger.results()
    assert [(one.deal, one.rotation) for one in results] == [(deal, turn) for deal in (0, 1) for turn in range(3)]
    lines = [json.loads(line) for line in before["games.jsonl"].decode().splitlines()]
    assert [json.loads(json.dumps(one.as_data())) for one in results] == lines
    assert bytes_in(folder) == before
    ledger.add(results[:3])
    assert ledger.results() == results


@pytest.mark.parametrize(
    ("name", "tournament"),
    [("tournament-1", lambda _: PLAIN), ("tournament-1-habits", with_habits), ("tournament-2", lambda _: PLAYED)],
)
def test_an_older_tournament_goes_on_in_the_latest_version(name, tournament, tmp_path):
    folder = copy_of(name, tmp_path)
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"cut": ')
    before = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()[:-1]]
    ledger = Ledger(folder, tournament(folder))
    results = [json.loads(json.dumps(one.as_data())) for one in ledger.results()]
    assert len(results) == 6
    for one, old in zip(results, before, strict=True):
        was_assessed = one["winner"] == one["deal"] % 3
        new = {} if was_assessed else {"log_loss_bits": [], "calibration": [[0, 0.0, 0]] * 10}
        assert one == {"turns_to_win": None, **old, **new}
    described = json.loads((folder / "tournament.json").read_text("utf-8"))
    assert (described["version"], described["face_up"]) == (VERSIONS.latest, 0 if "1" in name else 1)
    again = bytes_in(folder)
    assert Ledger(folder, tournament(folder)).results() == ledger.results()
    assert bytes_in(folder) == again


def test_a_tournament_that_was_half_migrated_is_migrated_again(tmp_path, monkeypatch):
    folder = copy_of("tournament-2", tmp_path)
    with monkeypatch.context() as dying:
        dying.setattr(Ledger, "_describe", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Ledger(folder, PLAYED)
    half = (folder / "games.jsonl").read_bytes()
    Ledger(folder, PLAYED)
    assert (folder / "games.jsonl").read_bytes() == half
    assert json.loads((folder / "tournament.json").read_text("utf-8"))["version"] == VERSIONS.latest


def test_what_was_learned_before_a_tournament_comes_back(tmp_path):
    learned = dict(learned_in(copy_of("tournament-1-habits", tmp_path)) or ())
    assert learned["casual"].games == 6
    assert [(one.occasions, one.times) for one in learned["casual"].asks_own] == [(25, 1), (23, 1), (18, 0)]
    assert learned_in(copy_of("tournament-1", tmp_path)) == ()


def test_another_tournament_is_another(tmp_path):
    with pytest.raises(OtherTournamentError, match="pool is 2 there, not 0"):
        Ledger(copy_of("tournament-3", tmp_path), replace(PLAYED, pool=0))


def test_players_looked_into_the_pool_before_it_was_asked_whether_they_may(tmp_path):
    with pytest.raises(OtherTournamentError, match='pool_look is "unanswered" there, not "never"'):
        Ledger(copy_of("tournament-3", tmp_path), replace(PLAYED, pool_look=None))


def test_a_tournament_of_a_newer_version_is_refused_and_left_alone(tmp_path):
    folder = copy_of("tournament-3", tmp_path)
    changed(folder / "tournament.json", version=VERSIONS.latest + 1, learned=["something else"], weather="rain")
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"cut": ')
    before = bytes_in(folder)
    wrote = (
        r"made by a newer Deerstalker \(format 4; this one reads up to 3\); install the newer version to open it, or"
    )
    for call in (lambda: Ledger(folder, PLAYED), lambda: learned_in(folder)):
        with pytest.raises(OtherTournamentError, match=wrote):
            call()
    assert bytes_in(folder) == before
