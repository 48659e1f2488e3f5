import pytest

from tests.core.cli.cases import EXAMPLE, data_of, example, note, printed, refusal, saved, with_events

SHEET = (
    ("Spanner", "Cid", "yes"),
    ("Mrs White", "Bob", "yes"),
    ("Kitchen", "Bob", "yes"),
    ("Rope", "Cid", "maybe"),
    ("Mrs White", "Cid", "maybe"),
)


def marks(*cells, **changes):
    listed = [{"card": card, "holder": holder, "says": says} for card, holder, says in cells]
    return {"format": "deerstalker-marks", "version": 1, "marks": listed, **changes}


def files(tmp_path, case=EXAMPLE, sheet=None):
    """The words that name a case and a sheet."""
    return saved(tmp_path, case), "--marks", saved(tmp_path, sheet or marks(*SHEET), "sheet.json")


def test_marks_are_judged_whosever_they_are(tmp_path, capsys):
    said = data_of(capsys, "mark", *files(tmp_path))
    assert list(said) == ["format", "version", "marks", "missed"]
    assert (said["format"], said["version"]) == ("deerstalker-marking", 1)
    proved, open_one, refuted, known, guess = said["marks"]
    assert proved == {"card": "Spanner", "holder": "Cid", "says": "yes", "verdict": "proved"}
    assert open_one["verdict"] == "open"
    assert open_one["p"] == pytest.approx(0.530487804878, abs=1e-9)
    counter = open_one["counter"]
    assert list(counter) == ["envelope", "Ann", "Bob", "Cid"]
    assert sorted(counter["Ann"]) == sorted(EXAMPLE["my_hand"])
    assert [len(cards) for cards in counter.values()] == [3, 6, 6, 6]
    assert "Mrs White" not in counter["Bob"]
    assert refuted == {"card": "Kitchen", "holder": "Bob", "says": "yes", "verdict": "refuted", "because": [4]}
    assert known == {"card": "Rope", "holder": "Cid", "says": "maybe", "verdict": "proved", "p": 0.0}
    assert guess.pop("p") == pytest.approx(0.365853658537, abs=1e-9)
    assert guess == {"card": "Mrs White", "holder": "Cid", "says": "maybe", "verdict": "open"}
    assert ["Kitchen", "Bob", False] in said["missed"]
    assert ["Rope", "Cid", False] in said["missed"], "a guess is not a mark that is right"
    assert ["Spanner", "Cid", True] not in said["missed"]
    # marks of the window say whose they are and are judged all the same
    said = printed(capsys, "mark", *files(tmp_path), "--json")
    sheet = marks(*SHEET, version=2, game={"setups": ["another"], "entries": []})
    assert printed(capsys, "mark", *files(tmp_path, sheet=sheet), "--json") == said


def test_people_are_told_how_many_cells_they_missed_and_no_more(tmp_path, capsys):
    out = printed(capsys, "mark", *files(tmp_path))
    lines = out.splitlines()[1:]
    assert [line for line in lines if not line.startswith("  ")] == [
        "Spanner, Cid, yes: proved",
        "Mrs White, Bob, yes: open, with a probability of 53.0%",
        "Kitchen, Bob, yes: wrong, because of entry 5",
        "Rope, Cid, maybe: certain, no",
        "Mrs White, Cid, maybe: open, with a probability of 36.6%",
        "44 certain cells missed.",
    ]
    assert lines[2] == "  It is false in this deal, which fits every entry:"
    assert [line.split(":")[0] for line in lines[3:7]] == ["    envelope", "    Ann", "    Bob", "    Cid"]


OWN = [(card, "Ann", "yes") for card in EXAMPLE["my_hand"]]


@pytest.mark.parametrize(
    ("level", "fields", "said"),
    [
        (1, [], "38 certain cells missed."),
        (2, ["entry"], "38 certain cells missed. Look at your own cards."),
        (3, ["entry", "cell"], "38 certain cells missed. Look at your own cards. Is Colonel Mustard with you?"),
    ],
)
def test_a_hint_tells_no_more_than_its_level(level, fields, said, tmp_path, capsys):
    sheet = marks(*OWN, ("Spanner", "Cid", "yes"))
    hint = data_of(capsys, "mark", *files(tmp_path, sheet=sheet), "--hint", str(level))["hint"]
    assert list(hint) == ["level", "count", *fields, "says"]
    assert (hint["level"], hint["count"]) == (level, 38)
    assert printed(capsys, "mark", *files(tmp_path, sheet=sheet), "--hint", str(level)).splitlines()[-1] == hint["says"]


def test_the_last_level_has_the_reason(tmp_path, capsys):
    own = [(card, "Ann", "no") for card in ("Mrs Peacock", "Mrs White")]
    case = with_events(*EXAMPLE["events"][1:2])
    said = data_of(capsys, "mark", *files(tmp_path, sheet=marks(*own), case=case), "--hint", "4")
    assert said["hint"]["entry"] is None
    assert said["hint"]["steps"] == ["You hold Miss Scarlett."]
    assert said["hint"]["cell"] == ["Miss Scarlett", "Ann"]
    missed = {tuple(cell[:2]): cell[2] for cell in said["missed"]}
    assert missed["Miss Scarlett", "Ann"] is True


@pytest.mark.parametrize(
    ("sheet", "what"),
    [
        (marks(SHEET[0], SHEET[0]), "marks[1]: marks the same cell as marks[0]; mark each cell once\n"),
        (marks(("Spaner", "Cid", "yes")), "marks[0].card: no card is called “Spaner”; the nearest is “Spanner”\n"),
        (marks(("Spanner", "Cis", "yes")), "marks[0].holder: no holder is called “Cis”; the nearest is “Cid”\n"),
        (marks(version=3), "version: made by a newer Deerstalker (format 3; this one reads up to 2); install the"),
        ("no marks", "whole file: is damaged or not a file of marks (line 1, column 1: expected a value)\n"),
    ],
)
@pytest.mark.parametrize("words", [(), ("--json",), ("--hint", "1")])
def test_a_wrong_sheet_is_refused_with_its_place(words, sheet, what, tmp_path, capsys):
    err = refusal(capsys, "mark", *files(tmp_path, sheet=sheet), *words)
    assert err.startswith(f"{tmp_path / 'sheet.json'}: {what}")


def test_a_spectator_has_no_hand_and_a_sheet_or_a_level_may_be_missing(tmp_path, capsys):
    sheet = marks(("Spanner", None, "yes"))
    err = refusal(capsys, "mark", *files(tmp_path, case=example(me=None, my_hand=[]), sheet=sheet))
    assert "marks[0].holder: is null; it must be text" in err
    # a sheet that is missing and a level that is not there
    path = saved(tmp_path, EXAMPLE)
    err = refusal(capsys, "mark", path, "--marks", tmp_path / "none.json")
    assert err == f"{tmp_path / 'none.json'}: whole file: cannot be read: No such file or directory\n"
    refusal(capsys, "mark", path)
    assert "--hint" in refusal(capsys, "mark", *files(tmp_path), "--hint", "5")


def test_a_case_that_contradicts_itself_is_not_marked(tmp_path, capsys):
    wrong = with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True))
    said = data_of(capsys, "mark", *files(tmp_path, case=wrong), status=3)
    assert said == {"format": "deerstalker-marking", "version": 1, "consistent": False, "conflict": [0, 1]}
    assert "Entries 1 and 2 cannot both be true." in printed(capsys, "mark", *files(tmp_path, case=wrong), status=3)
