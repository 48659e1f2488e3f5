"""The command line on cases of a real table: conflicts, explanations, conversions, the order of the turns."""

import json

import pytest

from core.cli.main import main

CASE = {
    "format": "deerstalker-case",
    "version": 2,
    "edition": "classic-uk",
    "players": [{"name": name, "hand_size": 6} for name in ("Ann", "Bob", "Cid")],
    "me": "Ann",
    "my_hand": ["Mrs White", "Rope", "Hall", "Study", "Dagger", "Lounge"],
}
NOTE = {"type": "note", "player": "Bob", "cards": ["Kitchen", "Library", "Spanner"], "holds": True, "at_least": 2}
PASSED = {"type": "suggestion", "by": "Ann", "cards": ["Mrs White", "Spanner", "Hall"]}
FIVE = ["Kitchen", "Mrs Peacock", "Revolver", "Professor Plum", "Ballroom"]


@pytest.fixture
def run(tmp_path, capsys):
    """Run a command on a case of these events; returns the exit status and what was printed."""

    def run(word, *arguments, events, **fields):
        path = tmp_path / "evening.case.json"
        path.write_text(json.dumps({**CASE, **fields, "events": events}), encoding="utf-8")
        status = main([word, str(path), *map(str, arguments)])
        return status, capsys.readouterr().out

    return run


def test_a_note_is_named_whole(run):
    status, said = run("explain", "Kitchen", "Bob", events=[NOTE, PASSED])
    assert status == 0
    whole = "You noted that Bob has at least 2 of the Spanner, the Kitchen and the Library (entry 1)"
    assert f"{whole}, so Bob has the Kitchen." in said


def test_an_open_hand_of_another_size_contradicts_the_sizes(run):
    hand = {"type": "hand", "player": "Cid", "cards": FIVE, "seen_by": "everyone"}
    status, said = run("check", "--json", events=[hand])
    assert (status, json.loads(said)["conflict"]) == (3, [0, "setup"])
    said = run("check", events=[hand])[1]
    assert "Entry 1 and the sizes of the hands cannot both be true." in said
    assert "5 cards lay open (entry 1), but the hand has 6." in said
    assert "does not have" not in said


def test_one_card_of_an_open_hand_may_be_another(run):
    hand = {"type": "hand", "player": "Cid", "cards": [*FIVE, "Spanner"]}
    shown = {**PASSED, "cards": ["Mrs White", "Spanner", "Hall"], "refuted_by": "Bob", "shown": "Spanner"}
    status, said = run("check", "--json", events=[shown, hand])
    assert status == 3
    of_hand = [mend for mend in json.loads(said)["mends"] if mend["event"] == 1]
    assert {mend["change"] for mend in of_hand} == {"cards", "remove"}
    assert all(len({*mend["to"]["cards"]} & {*FIVE, "Spanner"}) == 5 for mend in of_hand if "to" in mend)


def test_who_is_out_is_never_in_a_conflict(run):
    out = {"type": "out", "player": "Bob", "answers": False}
    asked = {"type": "suggestion", "by": "Ann", "cards": ["Mrs Peacock", "Revolver", "Ballroom"]}
    shown = {**asked, "refuted_by": "Cid", "shown": "Revolver"}
    status, said = run("check", "--json", events=[out, asked, shown])
    found = json.loads(said)
    assert (status, found["conflict"]) == (3, [1, 2])
    assert all("passed" in mend["to"] for mend in found["mends"] if "to" in mend)


def test_who_saw_it_is_named_where_somebody_else_reads_on(run, tmp_path):
    note = {"type": "note", "player": "Bob", "card": "Kitchen", "holds": False}
    hand = ["Kitchen", "Mrs Peacock", "Revolver", "Professor Plum", "Ballroom", "Spanner"]
    target = tmp_path / "other.case.json"
    status, _ = run("convert", target, "--me", "Cid", "--hand", *hand, events=[note])
    assert status == 0
    assert json.loads(target.read_text("utf-8"))["events"][0]["seen_by"] == ["Ann"]
    status, _ = run("convert", target, "--me", "Ann", "--hand", *CASE["my_hand"], events=[note])
    assert (status, "seen_by" in json.loads(target.read_text("utf-8"))["events"][0]) == (0, False)


@pytest.mark.parametrize("passed", [None, []])
def test_the_order_of_the_turns_is_said(run, passed):
    """Also where the entries contradict each other, as they do with Ann's own card."""
    turns = [{"type": "suggestion", "by": by, "cards": PASSED["cards"]} for by in ("Ann", "Cid", "Bob") * 2]
    turns = [turn if passed is None else {**turn, "passed": passed} for turn in turns]
    status, said = run("check", "--json", events=turns)
    assert (status, json.loads(said)["order"]) == (3 if passed is None else 0, ["Ann", "Cid", "Bob"])


def test_no_referee_keeps_the_rules_of_a_house(tmp_path, capsys):
    path = tmp_path / "own.case.json"
    path.write_text(json.dumps({**CASE, "rules": {"asked": "next"}, "events": []}), encoding="utf-8")
    assert main(["arena", "--policies", "random,greedy", "--edition", str(path), "--games", "2"]) == 2
    assert "asked: in-turn" in capsys.readouterr().err
