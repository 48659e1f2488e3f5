"""``check``: what it says of clashes and mends, to people and to programs."""

import pytest

from core.cli.main import main
from tests.core.cli.cases import EXAMPLE, accusation, data_of, example, note, printed, saved, suggestion, with_events

ASKED = suggestion(by="Ann", passed=["Bob"], refuted_by="Cid")
NOTED = note("Bob", "Kitchen", True)
SOLUTION = ("Mrs White", "Spanner", "Kitchen")


def test_people_read_the_entries_why_they_conflict_and_what_would_mend_it(tmp_path, capsys):
    path = saved(tmp_path, with_events(EXAMPLE["events"][0], ASKED, NOTED))
    assert printed(capsys, "check", path, status=3).splitlines() == [
        f"{path} contradicts itself.",
        "",
        "Entries 2 and 3 cannot both be true.",
        "  entry 2  Ann: Mrs White, Spanner, Kitchen; Bob passes, Cid shows",
        "  entry 3  Note: Bob has Kitchen",
        "You noted that Bob has the Kitchen (entry 3), but Bob passed on the Kitchen (entry 2).",
        "Possible fixes:",
        "  entry 2  Bob did not pass",
        "           Bob suggested it, not you",
        "           Bob showed a card, not Cid",
        "           the Ballroom was named, not the Kitchen",
        "           the Conservatory was named, not the Kitchen",
        "           and 6 more (--json lists all)",
        "           remove it",
        "  entry 3  Bob does not have the Kitchen",
        "           the Kitchen is in the envelope, not with Bob",
        "           Cid has the Kitchen, not Bob",
        "           Bob has the Ballroom, not the Kitchen",
        "           Bob has the Conservatory, not the Kitchen",
        "           and 10 more (--json lists all)",
        "           remove it",
    ]


def test_my_hand_takes_part_and_further_conflicts_follow(tmp_path, capsys):
    path = saved(tmp_path, with_events(suggestion(cards=("Mrs White", "Rope", "Kitchen"))))
    lines = printed(capsys, "check", path, status=3).splitlines()
    assert lines[2] == "Entry 1 and your hand cannot both be true."
    assert lines[-1] == "  or the set-up is wrong: your hand"
    # further conflicts follow
    others = [note("Bob", "Revolver", True), note("Cid", "Revolver", True)]
    path = saved(tmp_path, with_events(ASKED, others[0], NOTED, others[1]))
    _, first, second = printed(capsys, "check", path, status=3).split("\n\n")
    assert first.startswith("Entries 1 and 3 cannot both be true.\n")
    assert second.startswith("Apart from that, entries 2 and 4 cannot both be true.\n")
    assert "  entry 4  Cid does not have the Revolver\n" in second
    assert data_of(capsys, "check", path, status=3)["conflict"] == [0, 2]


def test_what_has_no_correction_or_is_not_enough_says_so(tmp_path, capsys):
    events = [note("Bob", "Kitchen", False), note("Bob", "Kitchen", False), NOTED]
    lines = printed(capsys, "check", saved(tmp_path, with_events(*events)), status=3).splitlines()
    start = lines.index("Possible fixes:")
    assert (
        sum(line.endswith("changing this entry alone does not resolve the contradiction") for line in lines[start:])
        == 1
    )
    assert "  entry 3  Bob does not have the Kitchen" in lines
    # a setup that contradicts itself has no corrections
    hand = ["Candlestick", "Dagger", "Lead Piping", "Revolver", "Rope", "Spanner"]
    path = saved(tmp_path, example(events=[], my_hand=hand))
    lines = printed(capsys, "check", path, status=3).splitlines()
    assert lines[2] == "The set-up contradicts itself."
    assert lines[4].startswith("Every other weapon is elsewhere")
    assert "Possible fixes:" not in lines
    assert data_of(capsys, "check", path, status=3)["mends"] == []


# For programs


@pytest.mark.parametrize(
    "events",
    [
        [ASKED, NOTED],
        [suggestion(by="Cid", refuted_by="Ann", shown="Spanner")],
        [*(note("envelope", card, True) for card in SOLUTION), accusation(*SOLUTION)],
    ],
    ids=["pass", "show", "accusation"],
)
def test_every_mend_makes_a_case_that_is_consistent(events, tmp_path, capsys):
    case = with_events(*events)
    said = data_of(capsys, "check", saved(tmp_path, case), status=3)
    assert list(said) == ["format", "version", "consistent", "conflict", "mends"]
    assert {correction["event"] for correction in said["mends"]} == {*said["conflict"]} - {"setup"}
    for correction in said["mends"]:
        assert ("to" in correction) == (correction["change"] != "remove")
        event = correction.get("to", {**case["events"][correction["event"]], "aside": True})
        changed = with_events(*events[: correction["event"]], event, *events[correction["event"] + 1 :])
        assert main(["check", str(saved(tmp_path, changed, "mended.case.json"))]) == 0
        capsys.readouterr()


def test_a_removal_is_as_the_format_says_and_what_goes_with_it_is_named(tmp_path, capsys):
    said = data_of(capsys, "check", saved(tmp_path, with_events(ASKED, NOTED)), status=3)
    assert {"event": 1, "change": "remove"} in said["mends"]
    first, *_ = said["mends"]
    assert first == {
        "event": 0,
        "change": "passed",
        "to": {**ASKED, "passed": [], "shown": None},
        "words": "Bob did not pass",
    }
    # what goes with a removal is named
    events = [note(player, "Kitchen", True) for player in ("Ann", "Bob", "Cid")]
    path = saved(tmp_path, with_events(*events, me=None, my_hand=[]))
    said = data_of(capsys, "check", path, status=3)
    assert said["mends"] == [
        {"event": 0, "change": "remove", "besides": [2]},
        {"event": 1, "change": "remove", "besides": [2]},
    ]
    assert "  entry 1  remove it, and entry 3 as well" in printed(capsys, "check", path, status=3).splitlines()


def test_names_that_could_steer_a_terminal_do_not(tmp_path, capsys):
    players = [{"name": name, "hand_size": 6} for name in ("Ann", "B\x1b[2J", "C\nD")]
    events = [note("B\x1b[2J", "Kitchen", True), note("C\nD", "Kitchen", True)]
    out = printed(capsys, "check", saved(tmp_path, example(players=players, events=events)), status=3)
    assert "\x1b" not in out
    assert "C\\nD does not have the Kitchen" in out


def test_what_the_search_misses_an_engine_may_find(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("core.conflicts.conflicts.conflict_of", lambda *_: ())
    path = saved(tmp_path, with_events(ASKED, NOTED))
    said = data_of(capsys, "check", path, status=3)
    assert (said["conflict"], said["mends"]) == ([0, 1], [])
    assert "  entry 1  " in printed(capsys, "check", path, status=3)
