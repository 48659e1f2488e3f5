"""Conflicts against brute force: each is real, minimal and independent, and none is missed."""

from dataclasses import replace
from random import Random

import pytest

from core.checkpoint import CancelledError, stopped_by
from core.conflicts.conflicts import conflict_if_entered, events_of, find_conflicts
from core.evidence.evidence import SETUP
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.core.engines.conformance import chunks, named
from tests.games import a_lie, classic_game, corrupted, small_game
from tests.mistakes import mistake
from tests.oracle import brute as oracle
from tests.oracle.brute import brute

DECK = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn"))
ADA, BEA, AXE, BOW, ATTIC, BARN = DECK.cards
SETUP_OF_TWO = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))


def minimal(case, conflict):
    """Whether the entries conflict, but no proper subset does; the set-up holds in any case."""
    rests = [
        {other for other in conflict if other != entry} | ({SETUP} if entry != SETUP else set()) for entry in conflict
    ]
    return oracle.clashes(case, conflict) and not any(oracle.clashes(case, rest) for rest in rests)


def without(case, events):
    """The case without some events: independent of the code under test."""
    return replace(case, events=tuple(event for i, event in enumerate(case.events) if i not in events))


def are_independent_and_all(seed):
    """Return the number of conflicts in a game with lies."""
    case = corrupted(seed, small_game(seed, cards=7, turns=5))
    found = find_conflicts(case)
    assert bool(found) == (not brute(case).deals)
    assert all(minimal(case, conflict) for conflict in found)
    events = [event for conflict in found for event in events_of(conflict)]
    assert len(events) == len(set(events))
    assert brute(without(case, events)).deals
    return len(found)


@pytest.mark.parametrize("seeds", chunks(0, 80, quick=20))
def test_conflicts_are_minimal_independent_and_all_there_are(seeds):
    several = 0
    for seed in seeds:
        with named(f"corrupted({seed}, small_game({seed}, cards=7, turns=5))"):
            several += are_independent_and_all(seed) > 1
    assert several


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seeds", chunks(1000, 1600))
def test_conflicts_of_many_games(seeds):
    for seed in seeds:
        with named(f"corrupted({seed}, small_game({seed}, cards=7, turns=5))"):
            are_independent_and_all(seed)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_one_wrong_entry_of_a_game_is_in_its_conflict(players):
    found = 0
    for seed in range(60):
        made = mistake(seed, classic_game(seed, players, 20, spectator=seed % 2 == 0))
        for conflict in find_conflicts(made.case):
            assert made.at in conflict
            found += 1
    assert found > 8


def test_a_setup_that_contradicts_itself_is_the_only_conflict():
    setup = replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, BEA))
    assert find_conflicts(Case(setup, (Note("Bob", ADA, holds=True),))) == ((SETUP,),)


def test_conflicts_come_one_after_the_other():
    notes = (Note("Bob", ADA, holds=True), Note("Bob", BOW, holds=True), Note("Ann", ADA, holds=True))
    more = (Note(ENVELOPE, ATTIC, holds=True), Note(ENVELOPE, BARN, holds=True))
    assert find_conflicts(Case(SETUP_OF_TWO, (*notes, *more))) == ((0, 1, SETUP), (3, 4))


# A new entry


def entered_conflicts_as_brute_force_says(seed):
    """Return whether a new entry, true or not, conflicts with a game."""
    rng = Random(seed)
    game = small_game(seed, cards=7, turns=5)
    event = a_lie(rng, game) if rng.random() < 0.8 else small_game(seed, cards=7, turns=6).case.events[-1]
    at = rng.choice([None, *range(len(game.case.events) + 1)])
    place = len(game.case.events) if at is None else at
    entered = game.case.inserted(place, event)
    conflict = conflict_if_entered(game.case, event, at)
    assert bool(conflict) == (not brute(entered).deals)
    if conflict:
        assert place in conflict
        assert minimal(entered, conflict)
    return bool(conflict)


def test_an_entry_is_said_to_conflict_where_it_does():
    conflicting = 0
    for seed in range(25):
        with named(seed):
            conflicting += entered_conflicts_as_brute_force_says(seed)
    assert 5 < conflicting < 24


def test_what_conflicts_already_is_not_asked():
    asked = 0
    for seed in range(25):
        rng = Random(seed)
        game = small_game(seed, cards=7, turns=5)
        case, event = corrupted(seed, game), a_lie(rng, game)
        if brute(case).deals:
            continue
        conflict = conflict_if_entered(case, event)
        if conflict:
            assert len(case.events) in conflict
            assert minimal(case.appended(event), conflict)
            asked += 1
        else:
            guilty = [entry for conflict in find_conflicts(case) for entry in events_of(conflict)]
            assert brute(without(case, guilty).appended(event)).deals
    assert asked > 1


def test_an_entry_set_aside_conflicts_with_nothing():
    case = Case(SETUP_OF_TWO, (Note("Bob", ADA, holds=True),))
    assert conflict_if_entered(case, Note("Bob", BOW, holds=True)) == (0, 1, SETUP)
    assert conflict_if_entered(case, Note("Bob", BOW, holds=True, aside=True)) == ()


def test_nothing_is_said_of_an_entry_where_the_setup_contradicts_itself():
    case = Case(replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, BEA)))
    assert conflict_if_entered(case, Note("Ann", ADA, holds=False)) == ()


def test_a_changed_entry_is_asked_about_without_its_old_self():
    shown = Suggestion("Ann", (ADA, AXE, ATTIC), refuted_by="Bob", shown=ADA)
    case = Case(SETUP_OF_TWO, (Note("Ann", AXE, holds=True), shown))
    assert conflict_if_entered(case.deleted(1), replace(shown, shown=ATTIC), 1) == ()
    assert conflict_if_entered(case.deleted(1), replace(shown, shown=AXE), 1) == (0, 1)


def test_nobody_waits_for_conflicts_that_are_not_wanted():
    def stop():
        raise CancelledError

    case = classic_game(1, 3, 5).case
    with stopped_by(stop), pytest.raises(CancelledError):
        find_conflicts(case)
    with stopped_by(stop), pytest.raises(CancelledError):
        conflict_if_entered(case, Note("Ann", case.setup.deck.cards[0], holds=True))
