"""``replay`` and ``review``: a game entry by entry, while it goes on and afterwards."""

import json
import os
from dataclasses import replace
from functools import cache

import pytest

from core.cli.output import width
from core.cli.replay import as_data, as_text
from core.engines.tuning import Tuning
from core.formats.case_file import load, write_case
from core.model.ending import ending, with_ending
from core.model.events import Note
from core.model.seats import ENVELOPE
from core.review.review import review
from core.timeline.timeline import default_ask, timeline_of
from tests.core.cli.cases import CONTRADICTORY, EXAMPLE, data_of, example, note, printed, saved, suggestion, with_events
from tests.games import classic_game

LOG = "A B C\nR S\nX Y\n2\nAnn 2\nBob 2\nguess Ann A R X Bob R\nguess Bob B S Y none unknown\n"


@pytest.fixture(autouse=True)
def no_terminal(monkeypatch):
    """Whoever runs the tests has a terminal of any width; here there is none."""

    def unknown(_):
        raise OSError

    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(os, "get_terminal_size", unknown)


def replay(capsys, *words, status=0):
    out = printed(capsys, "replay", *words, "--json", status=status)
    assert out.count("\n") == 1
    return json.loads(out)


def certain(said):
    """The certain cells of an analysis, in the order of the deck and of the holders."""
    return [
        [card, holder, p == 1]
        for card, row in said["marginals"].items()
        for holder, p in zip(said["holders"], row, strict=True)
        if p in {0, 1}
    ]


@pytest.mark.parametrize("words", [(), ("--show-model", "ignore"), ("--show-model", "random")], ids=str)
def test_a_row_is_what_analyse_says_after_so_many_events(words, tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = replay(capsys, path, *words)
    assert list(said) == ["format", "version", "rows"]
    assert (said["format"], said["version"]) == ("deerstalker-replay", 1)
    assert [row["event"] for row in said["rows"]] == [None, 0, 1, 2, 3, 4]
    before = certain(data_of(capsys, "analyse", path, "--upto", 0))
    for n, row in enumerate(said["rows"]):
        there = data_of(capsys, "analyse", path, "--upto", n, *words)
        assert list(row) == ["event", "deals", "solutions", "entropy_bits", "new_marks"]
        for field in ("deals", "solutions", "entropy_bits"):
            assert row[field] == there[field]
        assert row["new_marks"] == [cell for cell in certain(there) if cell not in before]
        before = certain(there)


def test_the_example_of_the_contract_and_a_plain_text_log(tmp_path, capsys):
    setup, move, shown, *_, last = replay(capsys, saved(tmp_path, EXAMPLE))["rows"]
    assert setup == {**move, "event": None}
    assert shown["new_marks"] == [
        ["Mrs Peacock", "Bob", False],
        ["Spanner", "envelope", False],
        ["Spanner", "Bob", False],
        ["Spanner", "Cid", True],
        ["Library", "Bob", False],
    ]
    assert (last["deals"], last["solutions"]) == ("4494", 87)
    assert last["entropy_bits"] == pytest.approx(5.638262587951, rel=1e-11)
    # a plain text log is a case too
    setup, first, second = replay(capsys, saved(tmp_path, LOG, "log.txt"))["rows"]
    bits = pytest.approx(3.584962500721, rel=1e-11)
    assert setup == {"event": None, "deals": "72", "solutions": 12, "entropy_bits": bits, "new_marks": []}
    assert first["new_marks"] == [
        *(["R", holder, holds] for holder, holds in (("envelope", False), ("Ann", False), ("Bob", True))),
        *(["S", holder, holds] for holder, holds in (("envelope", True), ("Ann", False), ("Bob", False))),
    ]
    assert second["new_marks"] == [["B", "Ann", False], ["Y", "Ann", False]]


# Contradictions, and what is refused


def test_a_contradiction_follows_the_rows_before_it(tmp_path, capsys):
    first, second = note("Bob", "Spanner", True), note("Cid", "Spanner", True)
    events = [first, EXAMPLE["events"][0], second, note("Cid", "Library", False)]
    path = saved(tmp_path, with_events(*events))
    said = replay(capsys, path, status=3)
    assert list(said) == ["format", "version", "rows", "consistent", "conflict"]
    assert (said["consistent"], said["conflict"]) == (False, [0, 2])
    fine = replay(capsys, saved(tmp_path, with_events(*events[:2]), "fine.case.json"))
    assert said["rows"] == fine["rows"]
    out = printed(capsys, "replay", path, status=3)
    table, conflict = out.split(f"{path} contradicts itself.")
    assert table.endswith("Ann moves to Library\n\n")
    assert "Note: Bob has Spanner" in conflict
    assert "Note: Cid has Spanner" in conflict


@pytest.mark.parametrize("row", CONTRADICTORY)
def test_every_contradiction_of_the_contract(row, tmp_path, capsys):
    case, conflict = CONTRADICTORY[row]
    path = saved(tmp_path, case)
    said = replay(capsys, path, status=3)
    assert said["conflict"] == conflict
    last = max((i for i in conflict if i != "setup"), default=-1)
    assert [row["event"] for row in said["rows"]] == [None, *range(last)][: last + 1]
    assert "contradicts itself" in printed(capsys, "replay", path, status=3)


# For people


def test_people_get_a_table(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    title, model, gap, header, setup, move, shown, certainly, *_ = printed(capsys, "replay", path).splitlines()
    assert (title, model, gap) == (f"{path}: 5 events, seen by Ann", "Show model random", "")
    assert header == "entry  deals left  solutions  bits before  after  what happened; what became certain"
    assert setup == "          110,880        120               6.907  the set-up"
    assert move == "    1     110,880        120        6.907  6.907  Ann moves to Library"
    assert shown.endswith("  Ann: Mrs Peacock, Spanner, Library; Bob passes, Cid shows Spanner")
    assert certainly == " " * 50 + "certain: Cid has Spanner; Bob does not have Mrs Peacock, Library"


def test_the_table_is_as_wide_as_the_terminal(tmp_path, capsys, monkeypatch):
    path = saved(tmp_path, EXAMPLE)
    for columns in (80, 100, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = printed(capsys, "replay", path).splitlines()[3:]
        assert max(map(width, lines)) <= columns
    monkeypatch.setenv("COLUMNS", "10")
    narrow = printed(capsys, "replay", path)
    assert max(map(width, narrow.splitlines()[3:])) == 73
    words = " ".join(line[50:] for line in narrow.splitlines()[3:])
    assert "Ann: Mrs Peacock, Spanner, Library; Bob passes, Cid shows Spanner" in words


def test_of_many_cards_some_are_named(tmp_path, capsys):
    players = [{"name": "Ann", "hand_size": 6}, {"name": "Bob", "hand_size": 1}, {"name": "Cid", "hand_size": 11}]
    events = [note("envelope", "Mrs White", True), note("envelope", "Kitchen", False), note("Bob", "Spanner", True)]
    lines = printed(capsys, "replay", saved(tmp_path, with_events(*events, players=players))).splitlines()
    envelope, not_envelope, hands = (line.split("certain: ")[1] for line in lines if "certain: " in line)
    assert envelope == "Mrs White in the envelope"
    assert not_envelope == "Kitchen not in the envelope"
    assert hands.split("; ") == [
        "Bob has Spanner",
        "Cid has Colonel Mustard, Reverend Green, Mrs Peacock, Professor Plum, Kitchen",
        "Bob does not have Candlestick, Lead Piping, Revolver, Ballroom and 4 more",
    ]


def test_names_that_could_steer_a_terminal_do_not(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "90")
    names = ("A\x1b[2J", "探偵ベーカー", "B\nC")
    players = [{"name": name, "hand_size": 6} for name in names]
    event = suggestion(by=names[0], passed=[names[1]], refuted_by=names[2]) | {"comment": "x\ty"}
    case = example(players=players, me=names[0], events=[event, note(names[1], "Library", True)])
    out = printed(capsys, "replay", saved(tmp_path, case))
    assert "\x1b" not in out
    assert "\t" not in out
    assert "B\\nC" in out
    assert "探偵ベーカー has Library" in out


def test_estimates_are_marked_and_without_bits_there_is_a_dash(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    case = load(path)
    rows = timeline_of(case, default_ask(tuning=Tuning(budget=1, samples=500))).rows
    assert not all(row.exact for row in rows)
    for row, data in zip(rows, as_data(rows), strict=True):
        assert (data["deals"] is None) == (not row.exact)
    *table, gap, footer = as_text(case, rows, None).splitlines()
    assert gap == ""
    assert footer == "~ marks an estimate: the exact engine cannot do this position, and deals are not counted."
    estimated = [line for line in table if "~" in line]
    assert all(line.split()[1] == "-" for line in estimated[1:])
    assert "~" not in printed(capsys, "replay", path)
    # without bits there is a dash
    case = load(saved(tmp_path, EXAMPLE))
    rows = [replace(row, before_bits=None, entropy_bits=None) for row in timeline_of(case).rows]
    assert [data["entropy_bits"] for data in as_data(rows)] == [None] * 6
    assert as_text(case, rows, None).splitlines()[2].split()[:5] == ["1", "110,880", "120", "-", "-"]


# review

GAME = classic_game(3, 4, 8)
CASE = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob")))


@cache
def reviewed():
    return review(CASE)


@pytest.fixture
def path(tmp_path):
    case = replace(CASE, setup=replace(CASE.setup, board=None))
    write_case(case, tmp_path / "game.case.json")
    return tmp_path / "game.case.json"


def test_the_data_and_the_words_are_those_of_the_review(capsys, path):
    data = data_of(capsys, "review", path)
    found = reviewed()
    assert (data["format"], data["version"], data["reviewed"]) == ("deerstalker-review", 1, 8)
    assert data["given_away_bits"] == pytest.approx(found.given_away_bits)
    assert [one["event"] for one in data["decisions"]] == [one.event for one in found.decisions]
    assert [one["bits"] for one in data["told"]] == pytest.approx([one.bits for one in found.gains])
    assert [one["who"] for one in data["certain"]] == [one.who for one in (found.me, found.anyone, *found.others)]
    suggestion = next(one for one in data["decisions"] if one["type"] == "suggestion")
    assert suggestion["best_gain_bits"] >= suggestion["gain_bits"]
    # the text says it in words
    text = printed(capsys, "review", path)
    assert f"You missed {found.given_away_bits:.2f} bits in {len(found.suggestions)} suggestions" in text
    for one in found.suggestions:
        assert f"entry {one.event + 1}: suggested" in text
    assert "from public information alone" in text


def test_a_contradiction_ends_the_review(capsys, tmp_path):
    path = tmp_path / "game.case.json"
    lie = Note(ENVELOPE, CASE.setup.my_hand[0], holds=True)
    write_case(CASE.inserted(5, lie), path)
    data = data_of(capsys, "review", path, status=3)
    assert data["reviewed"] == 5
    assert data["conflict"] == [5, "setup"]
    assert "5" in printed(capsys, "review", path, status=3)
