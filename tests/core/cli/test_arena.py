"""``arena`` from the words to the answer, with real processes."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from core.arena.result import Accuracy, Result
from core.arena.tournament import Tournament
from core.cli.arena import as_data, as_text
from core.cli.progress import Progress
from core.cli.workers import at_most, open_pool
from core.version import __version__
from tests.core.cli.arenas import WORDS, garden_in, ran, without_times
from tests.waiting import wait_until


def test_it_prints_who_won(tournament):
    assert tournament.status == 0
    header, *rows = tournament.out.splitlines()
    assert header.split()[:3] == ["policy", "games", "wins"]
    assert {row.split()[0] for row in rows[:2]} == {"casual", "random"}
    assert "6 games: 2 deals, each in 3 rotations" in tournament.out
    assert "6 of 6 games" in tournament.err.splitlines()


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_workers(capsys, finished):
    _, one, _ = ran(capsys, "--json", "--out", str(finished))
    _, two, _ = ran(capsys, "--json", "--workers", "2")
    assert without_times(one) == without_times(two)


@pytest.mark.usefixtures("threads")
def test_another_seed_gives_other_results(capsys, finished):
    _, one, _ = ran(capsys, "--json", "--games", "3", "--out", str(finished))
    _, other, _ = ran(capsys, "--json", "--games", "3", "--seed", "2")
    assert without_times(one)["standings"] != without_times(other)["standings"]


@pytest.mark.usefixtures("threads")
def test_it_goes_on_where_it_was_interrupted_and_tells_of_games_of_another_version(capsys, finished):
    _, whole, _ = ran(capsys, "--json", "--out", str(finished))
    file, games = finished / "tournament.json", finished / "games.jsonl"
    file.write_text(file.read_text().replace(f'"program": "{__version__}"', '"program": "0.0.1"'))
    games.write_text("".join(games.read_text().splitlines(keepends=True)[:3]))
    _, _, err = ran(capsys, "--games", "3", "--out", str(finished))
    assert err == "", "nothing is added to them"
    status, resumed, err = ran(capsys, "--json", "--out", str(finished))
    assert status == 0
    assert without_times(resumed) == without_times(whole)
    assert err.startswith(f"--out: {finished}: version 0.0.1 began these games, and this is {__version__}: ")
    assert err.splitlines()[-1] == "6 of 6 games"
    assert len(games.read_text().splitlines()) == 6


HABITS = ["--policies", "casual+habits,random,casual", "--learn", "2", "--games", "3"]


@pytest.mark.slow
def test_one_may_know_the_habits_of_the_others(capsys, tmp_path):
    status, out, err = ran(capsys, *HABITS, "--json", "--out", str(tmp_path))
    assert status == 0
    assert "6 of 6 games to learn from" in err
    data = without_times(out)
    assert (data["policies"], data["learn"]) == (["casual+habits", "random", "casual"], 2)
    _, again, err = ran(capsys, *HABITS, "--json", "--out", str(tmp_path))
    assert (without_times(again), err) == (data, ""), "nothing is played again, and nothing learned again"
    _, elsewhere, _ = ran(capsys, *HABITS, "--json", "--workers", "2")
    assert without_times(elsewhere) == data


@pytest.mark.usefixtures("threads")
def test_who_learns_from_other_games_plays_another_tournament(capsys, tmp_path):
    words = (*HABITS, "--edition", str(garden_in(tmp_path)), "--out", str(tmp_path / "out"))
    assert ran(capsys, *words)[0] == 0
    status, _, err = ran(capsys, *words, "--learn", "1")
    assert status == 2
    assert "another tournament: learn is 2 there, not 1" in err


@pytest.mark.slow
def test_it_stops_when_the_share_is_known_well_enough(capsys):
    status, out, _ = ran(capsys, "--games", "3000", "--until", "0.9", "--json")
    assert status == 0
    assert json.loads(out)["games"] < 3000


@pytest.mark.slow
def test_where_it_stops_does_not_hang_on_the_workers_nor_on_what_is_finished(capsys, tmp_path):
    ran(capsys, "--games", "300", "--out", str(tmp_path))
    words = ("--games", "3000", "--until", "0.5", "--json")
    said = [ran(capsys, *words, *more)[1] for more in (["--workers", "2"], [], ["--out", str(tmp_path)])]
    one, two, gone_on = map(without_times, said)
    assert one == two == gone_on
    assert one["games"] < 300


@pytest.mark.usefixtures("threads")
def test_of_who_never_won_the_accuracy_is_told_but_no_turns(capsys, tmp_path):
    garden = ("--edition", str(garden_in(tmp_path)), "--seed", "3")
    _, out, _ = ran(capsys, "--policies", "casual,random,random", "--games", "3", *garden, "--json")
    one = next(one for one in json.loads(out)["standings"] if one["policy"] == "random")
    assert (one["wins"], one["turns"]) == (0, None)
    assert one["log_loss_bits"] > 1


def test_games_that_are_not_played_yet_take_no_memory(monkeypatch, capsys):
    """It took 6 GB for 9,999,999,999; a tenth of a percent of that is told as well."""
    peak = []

    def run(_, __, ___, deals: Iterator[int], done: Callable[[list[object]], bool]) -> None:
        assert next(deals) == 0
        peak.append(tracemalloc.get_traced_memory()[1])
        done([])

    monkeypatch.setattr("core.cli.arena.run_deals", run)
    tracemalloc.start()
    status, _, _ = ran(capsys, "--games", "1000000")
    tracemalloc.stop()
    assert status == 0
    assert peak[0] < 5_000_000


def test_what_is_finished_is_not_played_again(capsys, finished):
    _, out, err = ran(capsys, "--policies", "Casual, RANDOM,casual", "--out", str(finished), "--json")
    assert err == "", "it is the same tournament"
    assert json.loads(out)["policies"] == ["casual", "random", "casual"]
    # what is finished is not played again
    before = (finished / "games.jsonl").read_text()
    status, _, err = ran(capsys, "--out", str(finished))
    assert (status, err) == (0, "")
    assert (finished / "games.jsonl").read_text() == before
    # one deal is not called deals
    _, out, _ = ran(capsys, "--games", "3", "--out", str(finished))
    assert "3 games: 1 deal, each in 3 rotations" in out
    # the folder of another tournament is refused
    status, _, err = ran(capsys, "--out", str(finished), "--seed", "5")
    assert status == 2
    assert "another tournament: seed is 1 there, not 5" in err


def interrupted(monkeypatch, capsys, *words):
    """Ctrl+C after the second deal."""
    deals = []

    def advance(progress, number):
        deals.append(number)
        if len(deals) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "advance", advance)
    status, out, err = ran(capsys, "--games", "60", *words)
    monkeypatch.undo()
    assert (status, out) == (130, "")
    return err.splitlines()[-1]


@pytest.mark.usefixtures("threads")
def test_after_an_interruption_it_says_what_is_kept(monkeypatch, capsys, tmp_path):
    garden, folder = ["--edition", str(garden_in(tmp_path)), "--policies", "random,random"], tmp_path / "out"
    said = interrupted(monkeypatch, capsys, *garden, "--out", str(folder))
    kept = len((folder / "games.jsonl").read_text().splitlines())
    assert kept >= 4
    assert said == f"interrupted: {kept} games saved in {folder}; run the same command to resume"
    assert interrupted(monkeypatch, capsys, *garden).startswith("interrupted: nothing was saved")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--policies", "casual,velmo"], "--policies: “velmo” is not one of race, velma, "),
        (["--policies", "casual,velmo"], "the nearest is “velma”"),
        (["--policies", "casual+habit,casual"], "the nearest is “casual”; +habits can follow any"),
        (["--policies", "velmo+habits,casual"], "--policies: “velmo” is not one of race, "),
        (["--players", "4"], "--players: 4 players need 4 policies; --policies names 3"),
        (["--edition", "own"], "--edition: own is neither an edition nor a case file"),
        (["--edition", "x" * 300], "--edition: xxx"),
        (["--games", "0"], "--games: there must be at least one"),
        (["--cases", "1"], "--cases: saving cases needs a folder"),
        (["--policies", "casual"], "--policies: this deck is for 2 to 6 players here, not 1"),
        (["--game", "1:1"], "--game: saving cases needs a folder"),
        (["--game", "3:1"], "--game: 3:1 is not played: --games 6 with 3 players are 2 deals in 3 rotations"),
        (["--game", "1:4"], "--game: 1:4 is not played"),
        (["--game", "1:0"], "argument --game: '1:0' is not DEAL:ROTATION, such as 12:3 (both from 1)"),
        (["--game", "1:2:3"], "argument --game: '1:2:3' is not DEAL:ROTATION"),
        (["--workers", "9999999999"], "--workers: 9999999999 are too many; give at most 1000"),
        (["--workers", "0"], "argument --workers: '0' is not a whole number of 1 or more"),
        (["--pool", "16"], "--face-up, --pool: the 18 cards outside the envelope are too few"),
        (["--face-up", "9", "--pool", "7"], "too few for 3 players, with 9 face up and 7 in the pool"),
        (["--pool", "-1"], "argument --pool: '-1' is not a whole number of 0 or more"),
        (["--until", "2"], "argument --until: '2' is not a number between 0 and 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_would_be_right(capsys, words, what):
    status, out, err = ran(capsys, *words)
    assert (status, out) == (2, "")
    assert what in err


def test_a_folder_that_cannot_be_made_is_told(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    status, _, err = ran(capsys, "--out", str(tmp_path / "file"))
    assert status == 2
    assert "--out:" in err


@pytest.mark.usefixtures("threads")
def test_cases_that_cannot_be_written_are_told_with_their_place(capsys, finished):
    shutil.rmtree(finished / "cases")
    (finished / "cases").write_text("")
    status, _, err = ran(capsys, "--games", "3", "--out", str(finished), "--cases", "1")
    assert status == 2
    assert err.splitlines()[-1].startswith(f"--out: {finished / 'cases'}")


@pytest.mark.skipif(sys.platform != "linux", reason="the children of a process are looked up in /proc")
def test_no_worker_outlives_a_program_that_was_killed():
    program = subprocess.Popen([*LONG[:-1], "1"], stderr=subprocess.DEVNULL)
    wait_until(lambda: len(workers_of(program)) == 1)
    started = workers_of(program)
    wait_until(lambda: all(has_watch(one) for one in started))
    program.kill()
    program.wait()
    wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in started))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of processes in files")
def test_ctrl_c_at_a_terminal_ends_all_of_it_without_noise():
    """A terminal sends it to the workers, too, which may just begin."""
    program = subprocess.Popen(LONG, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)
    wait_until(lambda: workers_of(program))
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate()
    assert (program.returncode, out) == (130, "")
    assert err.splitlines()[-1].startswith("interrupted: nothing was saved")
    assert "Traceback" not in err


LONG = [sys.executable, "-m", "core", *WORDS[:3], "--games", "30000", "--workers", "2"]


def workers_of(program: subprocess.Popen) -> list[str]:
    children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
    return [one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def has_watch(worker: str) -> bool:
    """Whether a worker has begun: its thread that watches is there beside its own."""
    return len(list(Path(f"/proc/{worker}/task").iterdir())) > 1


# What is printed of fouls, and of games that did not end

PAIR = Tournament(("casual", "random"))


def played(deal, rotation, *fouls):
    seating = PAIR.seating(rotation)
    return Result(deal, rotation, seating, None, 9, None, (), tuple(fouls), (4, 4), (1.0, 1.0), Accuracy())


FOUL = "give three cards, not 7"
SHOWN = "Rope cannot be shown, only Dagger, Hall"


def test_fouls_are_in_the_data_and_the_first_are_told():
    data = as_data(PAIR, [played(0, 0), played(0, 1, (0, FOUL)), played(1, 0, (0, FOUL), (1, SHOWN))])
    assert data["fouls"] == [
        {"deal": 1, "rotation": 2, "player": "Ann", "policy": "random", "message": FOUL},
        {"deal": 2, "rotation": 1, "player": "Ann", "policy": "casual", "message": FOUL},
        {"deal": 2, "rotation": 1, "player": "Bob", "policy": "random", "message": SHOWN},
    ]
    assert {one["policy"]: one["fouls"] for one in data["standings"]} == {"casual": 1, "random": 2}
    # the first fouls are told and how many more there are
    text = as_text(PAIR, [played(0, 0, (1, SHOWN)), played(0, 1)])
    assert text.splitlines()[-2:] == ["1 foul:", f"  deal 1, rotation 1: Bob (random): {SHOWN}"]
    lines = as_text(PAIR, [played(deal, 0, (0, FOUL)) for deal in range(7)]).splitlines()
    assert lines[-7] == "7 fouls:"
    assert lines[-2] == f"  deal 5, rotation 1: Ann (casual): {FOUL}"
    assert lines[-1] == "  and 2 more (--json lists all)"
    # where nobody broke a rule nothing is said of it
    assert "foul:" not in as_text(PAIR, [played(0, 0), played(0, 1)])
    assert as_data(PAIR, [played(0, 0), played(0, 1)])["fouls"] == []


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


# How many play at a time


def test_without_a_number_there_is_a_process_a_core_and_no_more_than_windows_can_wait_for(monkeypatch):
    assert at_most(100, "nt") == 61
    assert at_most(100, "posix") == 100
    assert at_most(8, "nt") == 8
    # without a number there is a process a core
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    with open_pool() as pool:
        assert pool.workers == 3
    with open_pool(1) as pool:
        assert (pool.workers, pool.executor.submit(pow, 2, 5).result()) == (1, 32)
