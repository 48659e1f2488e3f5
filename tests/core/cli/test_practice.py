"""``practice`` line by line, as a program plays it, and in the terminal."""

import io
import json
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.cli import practice
from core.cli.main import main
from core.formats.case_reader import case_from_dict
from core.model.ending import ending_of
from core.model.practised import practised_of
from tests.formats.kept_files import copy_of
from tests.oracle.umpire import objections
from tests.players import play_protocol

QUICK = ("practice", "--rivals", "casual,random", "--seed", "5")


def ran(monkeypatch, capsys, lines: Iterable[bytes], *words: str) -> tuple[int, list[dict[str, Any]], str]:
    """The exit status, the lines of JSON, and what was said on standard error."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"".join(lines))))
    status = main([*words, "--json"])
    out, err = capsys.readouterr()
    return status, [json.loads(line) for line in out.splitlines()], err


def types(said: Iterable[Mapping[str, Any]]) -> list[str]:
    return [line["type"] for line in said]


def test_a_whole_game(tmp_path):
    said, answers = play_protocol([*QUICK, "--save", str(tmp_path / "a.json")], Random(1))
    assert said[0]["rivals"].items() <= {(who, of) for who in said[0]["rivals"] for of in ("casual", "random")}
    assert objections(said, answers) == []
    case, end = case_from_dict(said[0]["case"]), said[-1]
    assert (case.events, said[0]["seed"], end["type"]) == ((), 5, "end")
    whole = case_from_dict(end["case"])
    assert [line["event"] for line in said if line["type"] == "event"] == end["case"]["events"]
    assert ending_of(whole).winner == end["winner"]
    assert practised_of(whole).seed == 5
    assert [card.name for card in ending_of(whole).envelope] == end["solution"]
    assert end["stopped_after"] is None
    assert end["hands"][case.setup.me] == [card.name for card in case.setup.my_hand]
    assert sorted([*end["solution"], *chain(*end["hands"].values())]) == sorted(card.name for card in case.setup.deck)


def test_bad_lines_are_refused_and_asked_again(monkeypatch, capsys):
    bad = [
        *(b"", b"{", b"[]", b"null", b'{"choose": "roll", "no": 1}', b'{"chose": 1}', b'{"choose": 1, "choose": 2}'),
        *(b'{"choose": NaN}', b'{"choose": 1e999}', b'{"choose": "\xff"}', b"\x00", b'{"choose": "\\ud800"}'),
        *(b"[" * 9_000, b'{"choose": "' + b"x" * 50_000 + b'"}', b'{"choose": {"a": [1]}}', b'{"choose": "fly"}'),
    ]
    lines = [line + b"\n" for line in bad]
    status, said, err = ran(monkeypatch, capsys, lines, *QUICK, "--seat", "1")
    assert (status, err) == (0, "")
    assert types(said) == ["start", "ask", *["refused", "ask"] * len(bad), "unfinished"]
    assert len({json.dumps(line) for line in said if line["type"] == "ask"}) == 1
    assert all(line["says"] for line in said if line["type"] == "refused")


def test_a_line_that_is_no_text_or_too_long_is_refused_and_the_same_is_asked_again(monkeypatch, capsys):
    line = b'{"choose": ["Mrs White", "Ro\xffpe", "Hall"]}\n'
    _, said, _ = ran(monkeypatch, capsys, [line], *QUICK, "--seat", "1", "--no-board")
    assert types(said) == ["start", "ask", "refused", "ask", "unfinished"]
    # a line that is too long is refused and the same is asked again
    lines = [b'"' + b"x" * 300_000 + b'"\n', json.dumps({"choose": "roll"}).encode() + b"\n"]
    status, said, err = ran(monkeypatch, capsys, lines, *QUICK, "--seat", "1")
    assert (status, err) == (0, "")
    assert types(said)[:4] == ["start", "ask", "refused", "ask"]
    assert said[1] == said[3] != said[4]


class Endless(io.RawIOBase):
    """A stream without an end; it counts what is read of it."""

    read_bytes = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        buffer[:] = bytes(len(buffer))
        self.read_bytes += len(buffer)
        return len(buffer)


@pytest.mark.parametrize("is_terminal", [False, True])
def test_of_a_line_without_an_end_little_is_read_and_the_game_is_unfinished(monkeypatch, capsys, is_terminal):
    endless = Endless()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(endless)))
    assert main([*QUICK, "--seat", "1", *([] if is_terminal else ["--json"])]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert endless.read_bytes < 1_000_000
    if is_terminal:
        assert out.splitlines()[-2:] == [
            "That is not possible: an answer is a line of at most 100000 bytes; nothing more is read.",
            "The game is unfinished.",
        ]
    else:
        assert types(map(json.loads, out.splitlines())) == ["start", "ask", "refused", "unfinished"]


def test_a_game_that_can_no_longer_be_saved_goes_on(monkeypatch, capsys, tmp_path):
    path = tmp_path / "folder" / "game.json"
    path.parent.mkdir()
    answered = practice.Lines.ask

    def ask(player, request):
        if path.exists():
            path.unlink()
            path.parent.rmdir()
        return answered(player, request)

    monkeypatch.setattr(practice.Lines, "ask", ask)
    line = json.dumps({"choose": "roll"}).encode() + b"\n"
    status, said, err = ran(monkeypatch, capsys, [line], *QUICK, "--seat", "1", "--save", str(path))
    assert status == 0
    assert types(said) == ["start", "ask", "ask", "unfinished"]
    assert err.startswith(f"{path}: cannot be written: ")
    assert err.endswith("; the game goes on unsaved\n")


def test_it_is_saved_after_each_answer_and_goes_on(monkeypatch, capsys, tmp_path):
    path = tmp_path / "game.json"
    save = ["--save", str(path)]
    first = [b'{"choose": "roll"}\n']
    _, begun, _ = ran(monkeypatch, capsys, first, *QUICK, "--seat", "1", *save)
    _, resumed, _ = ran(monkeypatch, capsys, [], "practice", "--resume", str(path))
    assert types(resumed) == ["start", "ask", "unfinished"]
    assert resumed[-2:] == begun[-2:]
    place = {"choose": begun[-2]["squares"][-1]}
    _, more, _ = ran(monkeypatch, capsys, [json.dumps(place).encode()], "practice", "--resume", str(path), *save)
    assert types(more)[:4] == ["start", "ask", "event", "ask"]
    assert json.loads(path.read_text("utf-8"))["answers"] == ["roll", place["choose"]]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--edition", "chess"], "--edition: no edition is called"),
        (["--rivals", "cheat"], "--rivals: “cheat” is not one of"),
        (["--rivals", "casual", "--players", "3"], "--players: give only one of"),
        (["--seed", "1", "--date", "2026-11-25"], "--seed: give only one of"),
        (["--date", "today"], "is not a date"),
        (["--seat", "9"], "--seat: is 9; with 3 rivals it is from 1 to 4"),
        (["--players", "1"], "this deck is for 2 to 6 players here, not 1"),
        (["--players", "40"], "not "),
        (["--pool", "18"], "too few for 4 players"),
        (["--rivals", "habits:nobody"], "--rivals: habits:nobody is not habits:FILE:NAME"),
        (["--rivals", "habits:nowhere.json:Ann"], "nowhere.json: whole file: cannot be read"),
        (["--resume", "nowhere.json"], "nowhere.json: whole file: cannot be read"),
        (["--resume", "nowhere.json", "--no-board"], "--no-board: a saved game goes on as it was begun"),
        (["--save", "nowhere/game.json"], "cannot be written"),
    ],
)
def test_wrong_options_are_refused(monkeypatch, capsys, words, problem):
    status, said, err = ran(monkeypatch, capsys, [], "practice", *words)
    assert (status, said) == (2, [])
    assert problem in err
    assert "Traceback" not in err


def test_somebody_known_may_be_a_rival_and_a_day_a_seed(monkeypatch, capsys, tmp_path):
    known = "tests/formats/kept/habits-1.json"
    _, said, _ = ran(monkeypatch, capsys, [], "practice", "--rivals", f"habits:{known}:bob,race", "--seat", "1")
    assert set(said[0]["rivals"].values()) == {"habits:Bob", "race"}
    # a day is a seed
    _, day, _ = ran(monkeypatch, capsys, [], "practice", "--seat", "1", "--date", "2026-11-25")
    _, seed, _ = ran(monkeypatch, capsys, [], "practice", "--seat", "1", "--seed", "20261125")
    assert day == seed
    # a rival of whom less than nothing was counted is refused
    known = json.loads(Path("tests/formats/kept/habits-1.json").read_text("utf-8"))
    name = next(iter(known["players"]))
    known["players"][name]["wrong"] = -4
    path = tmp_path / "habits.json"
    path.write_text(json.dumps(known))
    status, said, err = ran(monkeypatch, capsys, [], "practice", "--rivals", f"habits:{path}:{name}")
    assert (status, said) == (2, [])
    assert err == f"{path}: players.{name}.wrong: is -4; it must be 0 or more\n"


def test_ctrl_c_ends_it(tmp_path):
    words = [sys.executable, "-m", "core", *QUICK, "--seat", "1", "--json"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as game:
        assert b"start" in game.stdout.readline()
        game.send_signal(signal.SIGINT)
        assert game.wait(600) == 130
        assert game.stderr.read() == b""


STAYS = "practice-1-stays.json"
"""A game in which I and a rival stay where we are, which is not over."""


def test_it_is_said_when_the_limit_ends_a_game(tmp_path, monkeypatch, capsys):
    file, played = str(copy_of(STAYS, tmp_path)), str(tmp_path / "played.json")
    answers = [b'{"choose": "roll"}\n', b'{"choose": [17, 0]}\n', b'{"choose": null}\n'] * 200
    status, said, _ = ran(monkeypatch, capsys, answers, "practice", "--resume", file, "--save", played)
    assert (status, said[-1]["type"], said[-1]["winner"], said[-1]["stopped_after"]) == (0, "end", None, 400)

    assert main(["practice", "--resume", played]) == 0
    assert "\nNo one wins: a game ends after 400 turns.\nIt was " in capsys.readouterr().out


def test_in_the_terminal_choices_have_numbers(monkeypatch, capsys):
    typed = b"fly\n1\n99\n\xff\n1\n1\n" + b"1\n" * 500
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
    assert main([*QUICK, "--seat", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Seed 5. In the order of turns: You, ")
    assert "Your turn:\n   1  roll the dice\nType a number from 1 to 1.\nYou rolled " in out
    assert "You go to [" in out
    assert "wins.\nIt was " in out or "No one wins." in out
