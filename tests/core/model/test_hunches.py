"""Hunches are kept in a case's metadata, and nowhere among what the entries say."""

from dataclasses import replace

import pytest

from core.formats.case_file import case_to_json, example
from core.formats.case_reader import parse_case
from core.model.ending import ending, ending_of, with_ending
from core.model.habit import Habit
from core.model.hunch import Hunch, hunches_of, with_hunches, without_hunches
from core.model.perspective import public_perspective
from core.model.renaming import renamed
from core.model.seats import ENVELOPE

CASE = example()
ROPE, HALL = CASE.setup.deck.card("Rope"), CASE.setup.deck.card("Hall")
PINNED = (Hunch("Ben", ROPE, 0.75), Hunch("Ben", HALL, 0.95), Hunch(ENVELOPE, ROPE, 0.75))


def pinned(*hunches: Hunch):
    return replace(CASE, about=with_hunches(CASE.about, hunches))


def test_a_file_keeps_them_beside_the_result_and_other_remarks():
    end = ending(CASE.setup, {ROPE: ENVELOPE}, "Ben")
    remarked = replace(CASE, about=(("place", "at home"), *CASE.about))
    before, after = (replace(remarked, about=with_hunches(remarked.about, some)) for some in (PINNED[:1], PINNED))
    assert with_hunches(before.about, PINNED) == after.about
    kept = parse_case(case_to_json(replace(after, about=with_ending(after, end))))
    assert hunches_of(kept) == PINNED
    assert kept.hunches == ()
    assert ending_of(kept) == end
    assert '"hunches on Ben": ["0.75 Rope", "0.95 Hall"]' in case_to_json(after)
    assert without_hunches(replace(after, hunches=PINNED)) == remarked
    assert hunches_of(public_perspective(kept).case) == ()


@pytest.mark.parametrize("remark", ["1 Rope", "0 Rope", "nan Rope", "Rope", "0.75", "0.75 Lasso", ""])
def test_what_no_hunch_is_is_skipped(remark):
    about = (
        ("hunches on Ben", (remark, "0.95 Hall")),
        ("hunches on Zoe", ("0.75 Rope",)),
        ("hunches on Dan", "0.75 Rope"),
    )
    assert hunches_of(replace(CASE, about=about)) == PINNED[1:2]


def test_they_follow_renamed_players_and_cards():
    """Also where two swap their names."""
    case = renamed(pinned(*PINNED), {"Ben": "Dan", "Dan": "Ben"}, {ROPE: replace(ROPE, name="Cord")})
    found = {(one.holder, one.card.name, one.p) for one in hunches_of(case)}
    assert found == {("Dan", "Cord", 0.75), ("Dan", "Hall", 0.95), (ENVELOPE, "Cord", 0.75)}


def test_what_is_assumed_of_players_and_cards_follows_their_new_names():
    assumed = replace(pinned(*PINNED), hunches=PINNED, habits=(Habit("Dan", right=0.5), Habit("Ben", repeats=2.0)))
    case = renamed(assumed, {"Ben": "Dan", "Dan": "Ben"}, {ROPE: replace(ROPE, name="Cord")})
    assert case.hunches == hunches_of(case) != PINNED
    assert case.habits == (Habit("Ben", right=0.5), Habit("Dan", repeats=2.0))
    assert renamed(case, {"Ben": "Dan", "Dan": "Ben"}, {replace(ROPE, name="Cord"): ROPE}).habits == assumed.habits
