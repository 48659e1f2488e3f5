"""A file keeps hunches among the remarks of ``about``; what is no hunch stays a remark."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from core.formats.about import about_of_file, about_to_dict
from core.formats.case_file import case_to_dict, case_to_json, example
from core.formats.case_reader import parse_case
from core.model.ending import ending, ending_of, with_ending
from core.model.hunch import Hunch
from core.model.seats import ENVELOPE

CASE = example()
ROPE, HALL = CASE.setup.deck.card("Rope"), CASE.setup.deck.card("Hall")
PINNED = (Hunch(ENVELOPE, ROPE, 0.123456789), Hunch("Ben", ROPE, 0.75), Hunch("Ben", HALL, 0.95))


def test_a_file_keeps_them_beside_the_result_and_other_remarks():
    end = ending(CASE.setup, {ROPE: ENVELOPE}, "Ben")
    remarked = replace(CASE, about=(("place", "at home"), *CASE.about), hunches=PINNED)
    remarked = replace(remarked, about=with_ending(remarked, end))
    text = case_to_json(remarked)
    assert '"hunches on Ben": ["0.75 Rope", "0.95 Hall"]' in text
    assert parse_case(text) == remarked
    assert ending_of(parse_case(text)) == end


@pytest.mark.parametrize("remark", ["1 Rope", "0 Rope", "nan Rope", "Rope", "0.75", "0.75 Lasso", ""])
def test_what_is_no_hunch_is_kept_as_it_is(remark):
    about = {
        "hunches on Ben": [remark, "0.95 Hall"],
        "hunches on Zoe": ["0.75 Rope"],
        "hunches on Dan": "0.75 Rope",
    }
    case = parse_case(json.dumps({**case_to_dict(CASE), "about": about}))
    assert case.hunches == PINNED[2:]
    assert case_to_dict(case)["about"] == about
    more = replace(case, hunches=(*case.hunches, Hunch("Dan", HALL, 0.5)))
    assert case_to_dict(more)["about"] == about | {"hunches on Dan": ["0.75 Rope", "0.5 Hall"]}


def test_of_two_on_one_cell_the_last_counts():
    remarks = (("hunches on Ben", ("0.5 Rope", "0.95 Hall", "0.75 Rope")),)
    assert about_of_file(remarks, CASE.setup) == ((), PINNED[1:])
    assert about_to_dict((), PINNED[1:]) == {"hunches on Ben": ["0.75 Rope", "0.95 Hall"]}


def test_they_are_read_in_one_order_whatever_that_of_the_file():
    """Or a file saved and read again would be another case."""
    remarks = (
        ("hunches on Ben", ("0.95 Hall", "0.75 Rope", "a remark")),
        ("hunches on envelope", ("0.123456789 Rope",)),
    )
    about, hunches = about_of_file(remarks, CASE.setup)
    assert hunches == PINNED
    assert about == (("hunches on Ben", ("a remark",)),)
    case = replace(CASE, about=about, hunches=hunches)
    assert parse_case(case_to_json(case)) == case
