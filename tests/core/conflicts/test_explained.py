"""Why entries conflict: the steps mention these entries and no others, and the parts of the set-up used."""

import re

import pytest

from core.conflicts.conflicts import FACE_UP, HAND, SIZES, ConflictReason, conflict_reason, events_of, find_conflicts
from core.evidence.evidence import SETUP
from core.model.case import Case
from core.model.deck import Deck
from core.model.seats import Player
from core.model.setup import Setup
from tests.core.engines.conformance import chunks, named
from tests.games import classic_game, small_game
from tests.mistakes import mistake
from tests.notation import parse_event


def reasons_of(seed, game):
    found = mistake(seed, game)
    case = game.case if found is None else found.case
    return [(conflict, conflict_reason(case, conflict)) for conflict in find_conflicts(case)]


def spoken_of(steps):
    """The indices of the entries mentioned in the steps."""
    named_entries = re.findall(r"entr(?:y|ies) ([0-9, and]+)", " ".join(steps))
    return {int(number) - 1 for text in named_entries for number in re.findall(r"\d+", text)}


def the_steps_speak_of_the_conflict(seed):
    for conflict, reason in reasons_of(seed, small_game(seed)):
        assert spoken_of(reason.steps) <= set(events_of(conflict))
        assert not reason.steps or re.search(r"a contradiction\.$|, but ", reason.steps[-1])
        assert not reason.setup or SETUP in conflict


@pytest.mark.parametrize("seeds", chunks(0, 120, quick=40))
def test_the_steps_speak_of_the_entries_that_conflict_and_of_no_others(seeds):
    for seed in seeds:
        with named(seed):
            the_steps_speak_of_the_conflict(seed)


def test_nearly_every_conflict_of_a_real_game_is_said_in_steps():
    found = [pair for seed in range(40) for pair in reasons_of(seed, classic_game(seed, 3 + seed % 4, 20))]
    assert len(found) > 10
    assert sum(not reason.steps for _, reason in found) <= 1
    assert all(reason.setup for conflict, reason in found if SETUP in conflict and reason.steps)


DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
HAND_OF_ANN = (DECK.card("Ada"), DECK.card("Axe"))
SMALL = Setup(
    DECK,
    (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1)),
    me="Ann",
    my_hand=HAND_OF_ANN,
    face_up=(DECK.card("Barn"),),
)


def reason(*lines):
    case = Case(SMALL, tuple(parse_event(line, DECK) for line in lines))
    (conflict,) = find_conflicts(case)
    return conflict, conflict_reason(case, conflict)


def test_my_hand_is_named_where_it_takes_part():
    assert reason("Note: Bob has Ada") == (
        (0, SETUP),
        ConflictReason(
            (
                "You hold Ada.",
                "You noted that Bob has Ada (entry 1).",
                "Bob does not have Ada: it is with you.",
                "But Bob has Ada, as stated above: a contradiction.",
            ),
            (HAND,),
        ),
    )


def test_the_cards_face_up_are_named_where_they_take_part():
    _, found = reason("Note: Bob has Barn")
    assert found.setup == (FACE_UP,)


def test_the_sizes_are_named_where_they_take_part():
    conflict, found = reason("Note: Bob has Bea", "Note: Bob has Bow", "Note: Bob has Attic")
    assert conflict == (0, 1, 2, SETUP)
    assert SIZES in found.setup


def test_entries_that_conflict_by_themselves_name_nothing_of_the_set_up():
    conflict, found = reason("Note: Bob has Bow", "Note: Bob does not have Bow")
    assert conflict == (0, 1)
    assert found.setup == ()
    assert spoken_of(found.steps) == {0, 1}
