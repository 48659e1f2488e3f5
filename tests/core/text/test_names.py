"""Matching of names: folding, matches, and the nearest name."""

import difflib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.formats.editions import edition
from core.text.wording import fold, match, nearest

NAMES = [card.name for card in edition("classic-us").deck]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mrs. White", "mrs white"),
        ("Billiard Room", "BILLIARDROOM"),
        ("Zoe\u0308", "ZOË"),
        ("Fräulein Weiß", "FRÄULEIN WEISS"),
        ("face up", "Face-Up"),
    ],
)
def test_case_spaces_and_punctuation_do_not_count(one, other):
    assert fold(one) == fold(other)


def test_what_is_too_long_for_a_name_is_not_taken_apart():
    """Marks are put into order in a time that grows with the square of their number: hours, for those of a file."""
    marks = "a" + "\u0316\u0301" * 500
    assert fold(marks) == marks


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("🔍", "🔎"), ("?", "!")])
def test_what_else_differs_is_another_name(one, other):
    assert fold(one) != fold(other)


@given(st.text(max_size=30))
@example("A\xb4")  # the accent that stands by itself becomes a space and an accent
def test_folding_what_is_folded_changes_nothing(name):
    assert fold(fold(name)) == fold(name)


def test_a_name_is_matched_exactly_first():
    assert match("white", ["White", "white"]) == "white"
    assert match("WHITE", ["White", "white"]) is None
    assert match("mrs.white", NAMES) == "Mrs. White"


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Roope", "Rope"),
        ("White", "Mrs. White"),
        ("Colonel Mustrad", "Colonel Mustard"),
        ("dining", "Dining Room"),
        ("Kitchen sink", "Kitchen"),
    ],
)
def test_the_nearest_name_is_the_one_that_was_meant(name, meant):
    assert nearest(name, NAMES) == meant


def test_nothing_is_near_where_there_is_nothing():
    assert nearest("Rope", []) is None
    assert nearest("", NAMES) in NAMES


@given(st.text("abcdefghij", min_size=1, max_size=8), st.lists(st.text("klmabcd", min_size=1, max_size=8), min_size=1))
def test_no_other_name_is_nearer(name, known):
    """Against all ratios of the standard library, where no known name is a part of the other."""
    if any(one in name or name in one for one in known):
        return
    found = nearest(name, known)
    ratios = {one: difflib.SequenceMatcher(a=one, b=name).ratio() for one in known}
    assert ratios[found] == max(ratios.values())
