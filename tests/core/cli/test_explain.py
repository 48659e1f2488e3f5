import json

import pytest

from core.cli.main import main
from tests.core.cli.cases import EXAMPLE, note, saved, suggestion, with_events


def explained(capsys, *words):
    assert main(["explain", *map(str, words), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def test_a_certain_cell_says_why(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = explained(capsys, path, "spanner", "bob")
    assert said == {
        "format": "deerstalker-explanation",
        "version": 1,
        "card": "Spanner",
        "holder": "Bob",
        "certain": True,
        "holds": False,
        "because": [1],
        "steps": ["Bob passed on the Spanner (entry 2)."],
    }


def test_people_are_shown_the_entries_too(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    assert main(["explain", str(path), "Spanner", "envelope"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == [
        "Spanner, envelope: certain, no.",
        "  entry 2  Ann: Mrs Peacock, Spanner, Library; Bob passes, Cid shows Spanner",
        "Cid showed you the Spanner (entry 2).",
        "The Spanner is not in the envelope: it is with Cid.",
    ]


def test_an_open_cell_says_so(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = explained(capsys, path, "Mrs White", "Bob")
    assert said.pop("p") == pytest.approx(0.530487804878, abs=1e-9)
    assert said == {
        "format": "deerstalker-explanation",
        "version": 1,
        "card": "Mrs White",
        "holder": "Bob",
        "certain": False,
    }


def test_people_are_told_what_an_open_cell_depends_on(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    assert main(["explain", str(path), "Mrs White", "Bob"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, would, *deciders, did, one, two, three = out.splitlines()
    assert first == "Mrs White, Bob: open, with a probability of 53.0%."
    assert would == "What would settle it:"
    assert len(deciders) == 3
    assert deciders[0] == (
        "  Suggest Mrs White, the Dagger and the Lounge (or the Hall, the Study, the Kitchen or the Library): "
        "almost always settles it. "
        "If Bob passes, Bob does not have Mrs White; if Bob shows a card, Bob has Mrs White."
    )
    assert did == "What changed it most:"
    assert [one, two, three] == [
        "  entry 5  Note: Bob does not have Kitchen: from 34.7% to 53.0%",
        "  entry 3  Bob: Mrs White, Rope, Kitchen; Cid shows: from 52.7% to 34.7%",
        "  entry 2  Ann: Mrs Peacock, Spanner, Library; Bob passes, Cid shows Spanner: from 40.0% to 52.7%",
    ]


def test_of_two_entries_that_say_the_same_one_is_enough(tmp_path, capsys):
    passes = suggestion(by="Ann", passed=["Bob"], refuted_by="Cid")
    path = saved(tmp_path, with_events(passes, passes))
    assert len(explained(capsys, path, "Kitchen", "Bob")["because"]) == 1


def test_a_case_that_contradicts_itself_has_no_reasons(tmp_path, capsys):
    path = saved(tmp_path, with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True)))
    assert main(["explain", str(path), "Spanner", "Bob", "--json"]) == 3
    said = json.loads(capsys.readouterr().out)
    assert said == {"format": "deerstalker-explanation", "version": 1, "consistent": False, "conflict": [0, 1]}


@pytest.mark.parametrize(
    ("card", "holder", "what"),
    [
        ("Spaner", "Bob", "CARD: no card is called “Spaner”; the nearest is “Spanner”\n"),
        ("Spanner", "Rob", "HOLDER: no holder is called “Rob”; the nearest is “Bob”\n"),
        ("Spanner", "pool", "HOLDER: no holder is called “pool”"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(card, holder, what, tmp_path, capsys):
    assert main(["explain", str(saved(tmp_path, EXAMPLE)), card, holder]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(what)
