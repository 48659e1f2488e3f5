"""What the window says about contradictions and the past."""

import pytest

from app.words import clash, clash_advice, past


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
def test_a_clash_is_a_sentence_that_counts_from_one(conflict, text):
    assert clash(conflict) == text


def test_what_the_sheet_shows_of_a_clash():
    assert "after entry 4" in clash_advice(4)
    assert "before the first entry" in clash_advice(0)
    assert "Correct the set-up" in clash_advice(-1)


def test_the_past_is_named():
    assert past(5, 12) == "After entry 5 of 12"
    assert past(0, 12) == "Before the first entry"
