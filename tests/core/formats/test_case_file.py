"""Case files: what cannot be read, what is written and in which words, and the shared games."""

import json
import os
import stat
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats import regular_file
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import (
    InvalidCaseError,
    case_to_dict,
    case_to_json,
    event_to_dict,
    load,
    setup_to_dict,
    write_case,
)
from core.formats.case_reader import case_from_dict, event_from_dict, parse_case, setup_from_dict
from core.formats.editions import edition
from core.formats.validity import case_problems
from core.model.case import Case
from core.model.events import Move, Note
from core.model.rules import Rules
from core.model.seats import Player
from core.model.setup import Setup
from tests.strategies.cases import cases, legal_events, setups
from tests.systems import NOT_THERE, links, permissions, pipes

CASES = sorted((Path(__file__).parents[2] / "cases").glob("*.case.json"))
UK = edition("classic-uk")
CASE = Case(Setup(UK.deck, (Player("Ann", 9), Player("Bob", 9)), edition="classic-uk", rules=UK.rules, board="classic"))
OTHER = CASE.appended(Note("Ann", UK.deck.card("Rope"), holds=True))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name)
def test_the_shared_cases_are_read_and_written_and_name_the_cards_of_their_truth(path, tmp_path):
    case = load(path)
    assert len(case.events) == len(json.loads(path.read_text("utf-8"))["events"])
    copy = tmp_path / "copy.case.json"
    write_case(case, copy)
    assert load(copy) == load(copy) == case
    # the shared cases name the cards of their truth
    expected = json.loads(path.with_name(path.name.replace(".case.", ".expected.")).read_text("utf-8"))
    assert {card.name for card in case.setup.deck} == set(expected["expected"]["random"]["marginals"])
    assert list(case.setup.holders) == expected["expected"]["random"]["holders"]
    for card in case.setup.my_hand:
        assert card.name in expected["truth"]["hands"][case.setup.me]


# What cannot be read


def refusal(path):
    with pytest.raises(InvalidCaseError) as caught:
        load(path)
    with pytest.raises(InvalidCaseError):
        load(path)
    return str(caught.value)


def test_what_is_not_there_or_no_file_is_refused(tmp_path):
    assert refusal(tmp_path / "none.case.json") == f"cannot be read: {NOT_THERE}"
    assert refusal(tmp_path) == "cannot be read: Is a directory"
    assert "null" in refusal(Path("a\0b"))


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "x.case.json"
    path.touch()
    monkeypatch.setattr(os, "open", refuse)
    assert refusal(path) == "cannot be read: Permission denied"


@pipes
def test_what_may_make_one_wait_is_not_opened(tmp_path):
    """It waited for ever: then the limit of all tests ends it."""
    pipe = tmp_path / "pipe.case.json"
    os.mkfifo(pipe)
    assert refusal(pipe) == "cannot be read: Not a regular file"
    assert refusal(Path(os.devnull)) == "cannot be read: Not a regular file"


@pipes
def test_a_pipe_is_read_where_that_is_asked_for_and_may_be_empty(tmp_path):
    reading, writing = os.pipe()
    os.write(writing, CASES[0].read_bytes())
    os.close(writing)
    assert load(Path(f"/dev/fd/{reading}"), streams=True) == load(CASES[0])
    os.close(reading)
    # a pipe without a name may be empty
    reading, writing = os.pipe()
    os.close(writing)
    with pytest.raises(InvalidCaseError, match="is empty"):
        load(Path(f"/dev/fd/{reading}"), streams=True)
    os.close(reading)


@pipes
def test_a_pipe_that_nothing_writes_to_is_refused(tmp_path, monkeypatch):
    """It waited for ever: then the limit of all tests ends it."""
    monkeypatch.setattr(regular_file, "WRITER_S", 0.1)
    pipe = tmp_path / "pipe.case.json"
    os.mkfifo(pipe)
    with pytest.raises(InvalidCaseError, match="cannot be read: No program writes to this pipe"):
        load(pipe, streams=True)


@pipes
def test_a_pipe_may_be_written_to_late_and_slowly(tmp_path, monkeypatch):
    monkeypatch.setattr(regular_file, "WRITER_S", 600.0)  # however long a shell takes to start
    pipe = tmp_path / "pipe.case.json"
    os.mkfifo(pipe)
    half = len(CASES[0].read_bytes()) // 2
    first, second = f"head -c {half} {CASES[0]} >&3", f"tail -c +{half + 1} {CASES[0]} >&3"
    slow = f"sleep 0.2; exec 3>{pipe}; sleep 0.2; {first}; sleep 0.2; {second}"
    with subprocess.Popen(["sh", "-c", slow]):
        assert load(pipe, streams=True) == load(CASES[0])


@pytest.mark.parametrize("data", [b'{"a": "\xff"}', "{}".encode("utf-16"), b'{"a": "\xed\xa0\x80"}'])
def test_a_file_that_is_not_utf_8(tmp_path, data):
    path = tmp_path / "latin.case.json"
    path.write_bytes(data)
    assert "is not UTF-8 text: byte" in refusal(path)


# The board beside the case


def with_board(path, board):
    write_case(CASE, path)
    values = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(values | {"board": board}))
    return path


def test_the_board_lies_beside_the_case(tmp_path):
    path = with_board(tmp_path / "a.case.json", "mansion.txt")
    assert "board: no board is called “mansion.txt”, and no file beside the case has that name" in refusal(path)
    assert parse_case(path.read_text()).setup.board == "mansion.txt"
    (tmp_path / "mansion.txt").write_text("grid")
    assert load(path).setup.board == "mansion.txt"
    # a misspelt board names the nearest
    assert "the nearest is “classic”" in refusal(with_board(tmp_path / "a.case.json", "clasic"))


# Writing


def test_what_is_written_is_read_again_also_after_a_byte_order_mark(tmp_path):
    path = tmp_path / "game.case.json"
    write_case(OTHER, path)
    assert load(path) == OTHER
    assert [file.name for file in tmp_path.iterdir()] == ["game.case.json"]
    # a byte order mark is skipped
    path = tmp_path / "marked.case.json"
    write_case(CASE, path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load(path) == load(path) == CASE


@links
def test_writing_goes_through_a_link(tmp_path):
    real, link = tmp_path / "real.case.json", tmp_path / "link.case.json"
    write_case(CASE, real)
    link.symlink_to("real.case.json")
    write_case(OTHER, link)
    assert link.is_symlink()
    assert load(real) == OTHER
    # writing goes through a link to a file that is not there yet
    link = tmp_path / "link.case.json"
    link.unlink()
    link.symlink_to("later.case.json")
    write_case(CASE, link)
    assert link.is_symlink()
    assert load(tmp_path / "later.case.json") == CASE


@permissions
def test_the_permissions_are_kept(tmp_path):
    path = tmp_path / "game.case.json"
    write_case(CASE, path)
    assert stat.S_IMODE(path.stat().st_mode) & 0o600 == 0o600
    path.chmod(0o640)
    write_case(OTHER, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path):
    path, plain = tmp_path / "game.case.json", tmp_path / "plain"
    write_case(CASE, path)
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode


def test_where_nothing_can_be_written_nothing_is(tmp_path):
    with pytest.raises(UnwritableFileError, match="cannot be written"):
        write_case(CASE, tmp_path)
    with pytest.raises(UnwritableFileError, match="No such file or directory"):
        write_case(CASE, tmp_path / "none" / "game.case.json")
    with pytest.raises(UnwritableFileError, match="null"):
        write_case(CASE, Path("a\0b"))


def test_a_read_only_file_stays_as_it_is(tmp_path, monkeypatch):
    path = tmp_path / "game.case.json"
    write_case(CASE, path)
    monkeypatch.setattr(os, "access", lambda *_: False)  # the superuser, who may run this, has access to everything
    with pytest.raises(UnwritableFileError, match="the file is read-only"):
        write_case(OTHER, path)
    assert load(path) == CASE


@pipes
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_case(CASE, pipe, streams=True)
    assert parse_case(os.read(reader, 100_000).decode()) == CASE
    os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    # a pipe without a name of its own is written to
    reading, writing = os.pipe()
    write_case(CASE, Path(f"/dev/fd/{writing}"), streams=True)
    assert parse_case(os.read(reading, 100_000).decode()) == CASE
    os.close(reading)
    os.close(writing)


@pipes
def test_what_may_make_one_wait_is_not_written_to(tmp_path):
    """It waited for ever: then the limit of all tests ends it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(UnwritableFileError, match="Not a regular file"):
        write_case(CASE, pipe)


@pytest.mark.parametrize(
    "case",
    [
        Case(Setup(UK.deck, (Player("Ann", 9),), edition="classic-uk", board="classic")),
        Case(CASE.setup, comment="half a character: \ud800"),
        Case(CASE.setup, events=OTHER.events * 10_001),
        Case(CASE.setup, about=(("long", "x" * 5_000_000),)),
    ],
    ids=["wrong", "no text", "too many events", "too long"],
)
def test_what_could_not_be_read_again_is_not_written(case, tmp_path):
    path = tmp_path / "game.case.json"
    write_case(CASE, path)
    with pytest.raises(InvalidCaseError):
        write_case(case, path)
    assert load(path) == CASE


def test_a_file_system_that_cannot_settle_a_folder_still_takes_the_file(tmp_path, monkeypatch):
    opened = os.open

    def refuse_folders(path, *how):
        if Path(path).is_dir():
            raise OSError(22, "Invalid argument")
        return opened(path, *how)

    path = tmp_path / "game.case.json"
    monkeypatch.setattr(os, "open", refuse_folders)
    write_case(CASE, path)
    assert load(path) == CASE


# What is written

SETUP = Setup(UK.deck, (Player("Ann", 9), Player("Bob", 9)), edition="classic-uk", rules=UK.rules, board=UK.board)


@given(cases())
def test_a_legal_case_has_no_problems_and_comes_back_from_its_text_and_its_values_in_the_same_words(case):
    assert case_problems(case) == []
    text, values = case_to_json(case), case_to_dict(case)
    read = parse_case(text)
    assert read == case
    assert case_to_json(read) == text
    assert case_from_dict(values) == case
    assert json.loads(text) == values


@given(st.data())
def test_a_setup_and_an_event_round_trip_by_themselves(data):
    setup = data.draw(setups())
    assert setup_from_dict(setup_to_dict(setup)) == setup
    event = data.draw(legal_events(setup))
    assert event_from_dict(event_to_dict(event), setup) == event


def test_events_and_players_are_lines_in_which_names_stand_as_people_read_them():
    lines = case_to_json(
        Case(SETUP, (Move("Ann", UK.deck.card("Hall")), Move("Bob", (7, 4), roll=5, via="roll")))
    ).splitlines()
    assert '    {"name": "Ann", "hand_size": 9},' in lines
    assert '    {"type": "move", "player": "Ann", "to": "Hall"},' in lines
    assert '    {"type": "move", "player": "Bob", "to": [7, 4], "roll": 5, "via": "roll"}' in lines
    # names are written as they are read by people
    setup = Setup(SETUP.deck, (Player('Zoë "Z" 🕵', 18), Player("Bob", 0)), edition="classic-uk", board="classic")
    assert '"Zoë \\"Z\\" 🕵"' in case_to_json(Case(setup))
    # the board is written only where it is not the editions
    assert "board" not in setup_to_dict(SETUP)
    bare = Setup(SETUP.deck, SETUP.players, edition="classic-uk", rules=Rules())
    assert setup_to_dict(bare)["board"] is None
    # there are shared cases
    assert len(CASES) == 12
