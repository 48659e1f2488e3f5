"""Corrections against brute force: each makes the case consistent, and the truth is among them."""

from collections import Counter
from dataclasses import replace

import pytest

from core.checkpoint import CancelledError, stopped_by
from core.conflicts.changes import changes
from core.conflicts.conflicts import HAND, REMOVE, corrections, events_of, find_conflicts, setup_doubts
from core.formats.validity import event_problems
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.core.engines.conformance import chunks, named
from tests.games import Habits, classic_game, corrupted, small_game
from tests.mistakes import Mistake, mistake
from tests.oracle.brute import brute

DECK = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn"))
ADA, BEA, AXE, BOW, ATTIC, BARN = DECK.cards
SETUP_OF_TWO = Setup(DECK, (Player("Ann", 2), Player("Bob", 1)))


def consistent(case):
    return brute(case).deals > 0


def without(case, events):
    """The case with some events set aside: independent of the code under test."""
    return replace(case, events=tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events)))


def corrected(case, correction):
    if correction.to is None:
        return without(case, {correction.event, *correction.besides})
    return Case(case.setup, (*case.events[: correction.event], correction.to, *case.events[correction.event + 1 :]))


def correction_everything_but_other_conflicts(case):
    """Check all corrections of a case; return the number of conflicts, and of changes that resolve one."""
    found = find_conflicts(case)
    changed = 0
    for conflict in found:
        others = {event for other in found if other != conflict for event in events_of(other)}
        alone = without(case, others)
        given = corrections(case, conflict, found)
        mending = [event for event in events_of(conflict) if consistent(without(alone, {event}))]
        assert list(dict.fromkeys(correction.event for correction in given)) == (mending or list(events_of(conflict)))
        for correction in given:
            assert consistent(corrected(alone, correction)), correction
            assert corrected(alone, correction) == correction.applied(alone)
            assert bool(correction.besides) == (not mending)
            changed += correction.change != REMOVE
        for event in mending:
            is_all_that_corrections(alone, event, [correction for correction in given if correction.event == event])
    return len(found), changed


def is_all_that_corrections(case, event, given):
    """Every resolving change is there, likeliest first, each legal and once, and removal comes last."""
    *changed, removal = given
    assert (removal.change, removal.to) == (REMOVE, None)
    every = list(changes(case.events[event], case.setup))
    want = [change for change in every if consistent(case.replaced(event, change.to))]
    assert [(correction.change, correction.to, correction.words) for correction in changed] == [
        (change.field, change.to, change.words) for change in want
    ]
    assert not any(event_problems(change.to, case.setup) for change in every)
    assert len({change.to for change in every} | {case.events[event]}) == len(every) + 1


@pytest.mark.parametrize("seeds", chunks(0, 100, quick=20))
def test_a_correction_makes_the_whole_case_consistent(seeds):
    several = changed = 0
    for seed in seeds:
        with named(f"corrupted({seed}, small_game({seed}, cards=8))"):
            n, mending = correction_everything_but_other_conflicts(corrupted(seed, small_game(seed, cards=8)))
            several += n > 1
            changed += mending
    assert several
    assert changed > 30


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seeds", chunks(1000, 2000))
def test_corrections_of_many_games(seeds):
    for seed in seeds:
        with named(f"corrupted({seed}, small_game({seed}, cards=8))"):
            correction_everything_but_other_conflicts(corrupted(seed, small_game(seed, cards=8)))


# Whether the truth is offered


def rank(made: Mistake) -> int | None:
    """The rank of the truth among its entry's corrections, from 1, ignoring unrecorded details.

    None if there is no conflict. Raises StopIteration if the truth is not offered.
    """
    found = find_conflicts(made.case)
    if not found:
        return None
    own = [correction.to for correction in corrections(made.case, found[0], found) if correction.event == made.at]
    return next(place for place, to in enumerate(own, 1) if to is not None and nearly(to, made.truth))


def nearly(to, truth):
    """Whether an entry is the true one, apart from an unseen card or unrecorded passes."""
    if not isinstance(to, Suggestion):
        return to == truth
    told = to.shown in (truth.shown, None) and set(truth.passed) <= set(to.passed)
    return told and replace(truth, shown=to.shown, passed=to.passed) == to


@pytest.mark.parametrize(("players", "spectator"), [(3, False), (4, True), (5, False), (6, True)])
def test_what_really_happened_is_offered_and_mostly_among_the_first(players, spectator):
    places: Counter[int] = Counter()
    for seed in range(60):
        with named(seed):
            habits = Habits(right_accusation=0.0)
            place = rank(mistake(seed, classic_game(seed, players, 25, spectator=spectator, habits=habits)))
            if place is not None:
                places[place] += 1
    assert places.total() > 8
    assert sum(places[place] for place in (1, 2, 3)) > 0.6 * places.total()


@pytest.mark.parametrize("seeds", chunks(0, 100, quick=40))
def test_what_really_happened_is_offered_in_small_games(seeds):
    for seed in seeds:
        with named(seed):
            made = mistake(seed, small_game(seed, turns=6))
            if made is not None:
                rank(made)


# By hand


def words(case):
    (conflict, *_) = find_conflicts(case)
    return [(correction.event, correction.words) for correction in corrections(case, conflict)]


def test_an_answer_of_mine_that_cannot_be():
    setup = replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, AXE))
    asked = Suggestion("Bob", (ADA, BOW, ATTIC), passed=("Ann",))
    assert words(Case(setup, (asked,))) == [
        (0, "you did not pass"),
        (0, "you showed a card"),
        (0, "you suggested it, not Bob"),
        (0, "Bea was named, not Ada"),
        (0, "remove it"),
    ]


def test_a_note_that_cannot_be():
    case = Case(SETUP_OF_TWO, (Note(ENVELOPE, ADA, holds=True), Note("Bob", ADA, holds=True)))
    said = words(case)
    assert said[:3] == [
        (0, "Ada is not in the envelope"),
        (0, "Bob has Ada, not the envelope"),
        (0, "Bea is in the envelope, not Ada"),
    ]
    second = said.index((1, "Bob does not have Ada"))
    assert said[second - 1 : second + 3] == [
        (0, "remove it"),
        (1, "Bob does not have Ada"),
        (1, "Ada is in the envelope, not with Bob"),
        (1, "Bob has Bea, not Ada"),
    ]


def test_a_note_that_denies_what_is_so():
    denied = Note("Ann", ADA, holds=False)
    case = Case(replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, AXE)), (denied,))
    assert words(case)[:4] == [
        (0, "you have Ada"),
        (0, "the note was about the envelope, not you"),
        (0, "the note was about Bob, not you"),
        (0, "the note was about Bea, not Ada"),
    ]


def test_entries_that_are_all_against_each_other_go_together():
    notes = [Note(holder, ADA, holds=True) for holder in ("Ann", "Bob", ENVELOPE)]
    case = Case(SETUP_OF_TWO, tuple(notes))
    assert find_conflicts(case) == ((0, 1),)
    first, second = corrections(case, (0, 1))
    assert (first.event, first.change, first.to, first.besides) == (0, REMOVE, None, (2,))
    assert (second.event, second.besides) == (1, (2,))
    assert first.words == "remove it, and entry 3 as well"


def test_other_conflicts_are_looked_for_where_they_are_not_given():
    case = corrupted(6, small_game(6, cards=8))
    found = find_conflicts(case)
    for conflict in found:
        assert corrections(case, conflict) == corrections(case, conflict, found)


def test_what_may_be_wrong_of_a_setup():
    assert setup_doubts(SETUP_OF_TWO) == "or the set-up is wrong: the sizes of the hands"
    seated = replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, AXE), face_up=(BEA,))
    doubts = "or the set-up is wrong: your hand, the sizes of the hands or the face-up cards"
    assert setup_doubts(seated) == doubts
    assert setup_doubts(seated, [HAND]) == "or the set-up is wrong: your hand"


def test_nobody_waits_for_corrections_that_are_not_wanted():
    asked = []

    def stop():
        asked.append(None)
        if len(asked) > 5:
            raise CancelledError

    case = Case(SETUP_OF_TWO, (Note(ENVELOPE, ADA, holds=True), Note("Bob", ADA, holds=True)))
    with stopped_by(stop), pytest.raises(CancelledError):
        corrections(case, (0, 1), ((0, 1),))
