"""Conflicts, what corrects them and why they conflict, against brute force; none is missed, the truth is offered."""

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from core.conflicts.conflicts import (
    FACE_UP,
    HAND,
    REMOVE,
    SIZES,
    ConflictReason,
    changes,
    conflict_if_entered,
    conflict_reason,
    corrections,
    events_of,
    find_conflicts,
    setup_doubts,
)
from core.evidence.evidence import SETUP
from core.formats.validity import event_problems
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.core.engines.conformance import chunks, named
from tests.games import Habits, a_lie, classic_game, corrupted, small_game
from tests.mistakes import Mistake, mistake
from tests.notation import parse_event
from tests.oracle import brute as oracle
from tests.oracle.brute import brute
from tests.patience import given_up

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


def test_conflicts_come_one_after_the_other_but_for_that_of_the_setup():
    setup = replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, BEA))
    assert find_conflicts(Case(setup, (Note("Bob", ADA, holds=True),))) == ((SETUP,),)
    # conflicts come one after the other
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


def test_an_entry_is_asked_about_for_what_counts():
    case = Case(SETUP_OF_TWO, (Note("Bob", ADA, holds=True),))
    assert conflict_if_entered(case, Note("Bob", BOW, holds=True)) == (0, 1, SETUP)
    assert conflict_if_entered(case, Note("Bob", BOW, holds=True, aside=True)) == ()
    # nothing is said of an entry where the setup contradicts itself
    case = Case(replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, BEA)))
    assert conflict_if_entered(case, Note("Ann", ADA, holds=False)) == ()
    # a changed entry is asked about without its old self
    shown = Suggestion("Ann", (ADA, AXE, ATTIC), refuted_by="Bob", shown=ADA)
    case = Case(SETUP_OF_TWO, (Note("Ann", AXE, holds=True), shown))
    assert conflict_if_entered(case.deleted(1), replace(shown, shown=ATTIC), 1) == ()
    assert conflict_if_entered(case.deleted(1), replace(shown, shown=AXE), 1) == (0, 1)


def test_nobody_waits_for_conflicts_that_are_not_wanted():
    case = classic_game(1, 3, 5).case
    with given_up():
        find_conflicts(case)
    with given_up():
        conflict_if_entered(case, Note("Ann", case.setup.deck.cards[0], holds=True))


# Corrections: each makes the case consistent, and the truth is among them


def consistent(case):
    return brute(case).deals > 0


def set_aside(case, events):
    """The case with some events set aside: independent of the code under test."""
    return replace(case, events=tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events)))


def corrected(case, correction):
    if correction.to is None:
        return set_aside(case, {correction.event, *correction.besides})
    return Case(case.setup, (*case.events[: correction.event], correction.to, *case.events[correction.event + 1 :]))


def correction_everything_but_other_conflicts(case):
    """Check all corrections of a case; return the number of conflicts, and of changes that resolve one."""
    found = find_conflicts(case)
    changed = 0
    for conflict in found:
        others = {event for other in found if other != conflict for event in events_of(other)}
        alone = set_aside(case, others)
        given = corrections(case, conflict, found)
        mending = [event for event in events_of(conflict) if consistent(set_aside(alone, {event}))]
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


def test_notes_and_answers_that_cannot_be_are_corrected():
    setup = replace(SETUP_OF_TWO, me="Ann", my_hand=(ADA, AXE))
    asked = Suggestion("Bob", (ADA, BOW, ATTIC), passed=("Ann",))
    assert words(Case(setup, (asked,))) == [
        (0, "you did not pass"),
        (0, "you showed a card"),
        (0, "you suggested it, not Bob"),
        (0, "Bea was named, not Ada"),
        (0, "remove it"),
    ]
    # a note that cannot be
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
    # a note that denies what is so
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
    case = Case(SETUP_OF_TWO, (Note(ENVELOPE, ADA, holds=True), Note("Bob", ADA, holds=True)))
    with given_up(after=5):
        corrections(case, (0, 1), ((0, 1),))


# Why entries conflict: the steps mention these entries and no others, and the parts of the set-up used


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


NINE = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
HAND_OF_ANN = (NINE.card("Ada"), NINE.card("Axe"))
SMALL = Setup(
    NINE,
    (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1)),
    me="Ann",
    my_hand=HAND_OF_ANN,
    face_up=(NINE.card("Barn"),),
)


def reason(*lines):
    case = Case(SMALL, tuple(parse_event(line, NINE) for line in lines))
    (conflict,) = find_conflicts(case)
    return conflict, conflict_reason(case, conflict)


def test_the_parts_of_the_set_up_are_named_where_they_take_part():
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
    # the cards face up are named where they take part
    _, found = reason("Note: Bob has Barn")
    assert found.setup == (FACE_UP,)
    # the sizes are named where they take part
    conflict, found = reason("Note: Bob has Bea", "Note: Bob has Bow", "Note: Bob has Attic")
    assert conflict == (0, 1, 2, SETUP)
    assert SIZES in found.setup
    # entries that conflict by themselves name nothing of the set up
    conflict, found = reason("Note: Bob has Bow", "Note: Bob does not have Bow")
    assert conflict == (0, 1)
    assert found.setup == ()
    assert spoken_of(found.steps) == {0, 1}
