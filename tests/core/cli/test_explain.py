import pytest

from tests.core.cli.cases import EXAMPLE, data_of, note, printed, refusal, saved, suggestion, with_events


def test_a_certain_cell_says_why(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = data_of(capsys, "explain", path, "spanner", "bob")
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
    # people are shown the entries too
    out = printed(capsys, "explain", path, "Spanner", "envelope")
    assert out.splitlines() == [
        "Spanner, envelope: certain, no.",
        "  entry 2  Ann: Mrs Peacock, Spanner, Library; Bob passes, Cid shows Spanner",
        "Cid showed you the Spanner (entry 2).",
        "The Spanner is not in the envelope: it is with Cid.",
    ]


def test_an_open_cell_says_so_and_people_are_told_what_it_depends_on(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = data_of(capsys, "explain", path, "Mrs White", "Bob")
    assert said.pop("p") == pytest.approx(0.530487804878, abs=1e-9)
    assert said == {
        "format": "deerstalker-explanation",
        "version": 1,
        "card": "Mrs White",
        "holder": "Bob",
        "certain": False,
    }

    out = printed(capsys, "explain", path, "Mrs White", "Bob")
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


def test_one_of_two_entries_is_enough_and_a_contradiction_has_no_reasons(tmp_path, capsys):
    passes = suggestion(by="Ann", passed=["Bob"], refuted_by="Cid")
    path = saved(tmp_path, with_events(passes, passes))
    assert len(data_of(capsys, "explain", path, "Kitchen", "Bob")["because"]) == 1
    # a case that contradicts itself has no reasons
    path = saved(tmp_path, with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True)))
    said = data_of(capsys, "explain", path, "Spanner", "Bob", status=3)
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
    err = refusal(capsys, "explain", saved(tmp_path, EXAMPLE), card, holder)
    assert err.startswith(what)
