"""What the window says about contradictions and the past."""

import pytest

from app.ui.text import as_of, conflict_advice, conflict_words, contradicts, moved, past
from core.formats.editions import edition
from tests.app.languages import quiet
from tests.notation import parse_event

MOVES = {
    "Bob moves to Study": "Bob moves to Study",
    "Bob moves to Study; via called": "Bob moves to Study (called in)",
    "Bob moves to Study; rolled 7; via passage": "Bob moves to Study (by the passage; rolled 7)",
    "Bob moves to [19, 15]; rolled 7; via roll": "Bob moves into the corridor (rolled 7)",
}


@pytest.mark.parametrize(
    ("conflict", "text"),
    [
        ((2, 6), "Entries 3 and 7 cannot both be true."),
        ((2, 6, "setup"), "Entries 3, 7 and the set-up cannot all be true."),
        ((2, 6, 8), "Entries 3, 7 and 9 cannot all be true."),
        ((4, "setup"), "Entry 5 and the set-up cannot both be true."),
        ((4,), "Entry 5 cannot be true."),
        (("setup",), "The set-up contradicts itself."),
    ],
)
def test_a_conflict_is_a_sentence_that_counts_from_one(conflict, text):
    assert conflict_words(conflict) == text


def test_what_of_the_set_up_takes_part_is_named():
    assert conflict_words((2, 6, "setup"), ("your hand",)) == "Entries 3, 7 and your hand cannot all be true."
    assert conflict_words((4, "setup"), ("your hand", "the sizes of the hands")) == (
        "Entry 5, your hand and the sizes of the hands cannot all be true."
    )


@pytest.mark.parametrize(
    ("others", "text"),
    [
        ((2, 6), "This contradicts entries 3 and 7"),
        ((2,), "This contradicts entry 3"),
        ((2, 6, "setup"), "This contradicts entries 3, 7 and your hand"),
        (("setup",), "This contradicts your hand"),
        ((), "This cannot be true"),
    ],
)
def test_what_a_new_entry_contradicts(others, text):
    assert contradicts(others, ("your hand",)) == text


def test_a_moment_in_a_few_words():
    assert (as_of(0), as_of(4)) == ("Before entry 1", "After entry 4")


def test_what_the_sheet_shows_of_a_clash():
    assert "after entry 4" in conflict_advice(4)
    assert "before the first entry" in conflict_advice(0)
    assert "Correct the set-up" in conflict_advice(-1)


def test_the_past_is_named():
    assert past(5, 12) == "After entry 5 of 12"
    assert past(0, 12) == "Before the first entry"


@pytest.mark.parametrize(("line", "said"), MOVES.items())
def test_a_move_is_said_as_one_says_it(line, said):
    assert moved(parse_event(line, edition("classic-uk").deck)) == said


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window():
    deck = edition("classic-uk").deck
    texts = [
        *(contradicts(others) for others in [(2, 6, "setup"), (2,), ("setup",), ()]),
        *(moved(parse_event(line, deck)) for line in MOVES),
        *(conflict_advice(upto) for upto in (-1, 0, 4)),
        *(as_of(upto) for upto in (0, 4)),
        *(past(n, 12) for n in (0, 5)),
    ]
    assert [quiet(text, ["Bob"]) for text in texts] == [""] * len(texts)


@pytest.mark.usefixtures("marked")
def test_the_parts_of_a_sentence_are_said_in_that_language_too():
    move = parse_event("Bob moves to Study; rolled 7; via passage", edition("classic-uk").deck)
    assert moved(move) == "««Bob moves to «Study»» (««by the passage»; «rolled 7»»)»"
