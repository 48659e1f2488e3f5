"""What an entry brought, in figures and words."""

from dataclasses import replace

import pytest

from app.features.events.service import FULL_BAR, NOTHING, EntryEffect, announcement
from core.model.events import Move
from core.timeline.timeline import NewMark, TimelineRow
from tests.screenshots.cases import six


@pytest.mark.parametrize(
    ("bits", "exact", "figure", "told"),
    [
        (0.424, True, "25%", "It ruled out 25% of what was possible (0.42 bits)."),
        (-0.104, True, "less clear", "It ruled nothing out; the favourites moved closer together (0.10 bits)."),
        (0.0, True, "0", "It told you nothing about the envelope."),
        (-0.004, True, "0", "It told you nothing about the envelope."),
        (0.004, True, "0", "It told you nothing about the envelope."),
        (-1e-17, True, "0", "It told you nothing about the envelope."),
        (0.424, False, "25%", "It ruled out 25% of what was possible (about 0.4 bits)."),
        (-0.04, False, "0", "It told you nothing about the envelope."),
        (-0.1, False, "less clear", "It ruled nothing out; the favourites moved closer together (about 0.1 bits)."),
        (None, True, "", ""),
    ],
)
def test_the_bits_are_a_figure_and_words(bits, exact, figure, told):
    brought = EntryEffect(bits, exact)
    assert (brought.figure, brought.told) == (figure, told)


@pytest.mark.parametrize(("bits", "bar"), [(0.5, 0.25), (-0.5, 0.25), (0.0, 0.0), (FULL_BAR, 1.0), (7.0, 1.0)])
def test_the_bar_has_an_end(bits, bar):
    assert EntryEffect(bits).bar == pytest.approx(bar)


def test_a_new_entry_says_in_words_that_the_envelope_is_less_clear():
    case = six(3)
    row = TimelineRow(2, 9, 4, 4.6, 5.0, (2.0, 2.0, 1.0), exact=True, new_marks=())
    rows = row, row
    assert announcement(case, rows, EntryEffect(-0.4), ()) == (
        "Entry 3: the favourites moved closer together. Nothing new is certain."
    )
    assert (
        announcement(case, rows, EntryEffect(0.4), ())
        == "Entry 3: the favourites stand out a little more. Nothing new is certain."
    )
    assert announcement(case, rows, EntryEffect(0.001), ()) == "Entry 3: nothing new."
    told = replace(row, new_marks=(NewMark(case.setup.deck.card("Rope"), "Bob", holds=False),))
    assert announcement(case, (row, told), EntryEffect(0.001), ()).startswith(
        "Entry 3: nothing new about the envelope. Bob "
    )
    assert announcement(case, (replace(row, solutions=48), row), EntryEffect(0.001), ()) == (
        "Entry 3: 48 to 4 solutions, about nine tenths ruled out. Nothing new is certain."
    )
    assert announcement(case, (replace(row, solutions=6), row), EntryEffect(1.0), ()) == (
        "Entry 3: 6 to 4 solutions, about a third ruled out. Nothing new is certain."
    )


def test_a_move_is_no_matter_of_certainty():
    case = six(0).appended(Move("Ann", (3, 4)))
    row = TimelineRow(0, 9, 4, 5.0, 5.0, (2.0, 2.0, 1.0), exact=True, new_marks=())
    assert announcement(case, (row, row), NOTHING, ()) == "Entry 1: entered."


def test_of_nothing_nothing_is_said():
    assert NOTHING.sentences == ()
    assert NOTHING.bar == 0
    assert EntryEffect(None, True, "Bob: Rope", "Bob has the Rope.").sentences == ("Now certain: Bob has the Rope.",)
