"""The evidence of a case, event by event: the constraints on each holder, with their sources."""

from math import exp

import pytest

from core.engines.conflict import minimal_subset
from core.evidence.evidence import SETUP, evidence_of, evidence_without_setup
from core.evidence.presolve import presolve
from core.model.cards import cards_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Note, Suggestion
from core.model.habit import Habit
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP
from core.model.setup import Player, Setup

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
ADA, BEA, CLEO, AXE, BOW, CLUB, ATTIC, BARN, CELLAR = DECK
PLAYERS = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1))
SETUP_OF_ANN = Setup(DECK, PLAYERS, face_up=(CELLAR,), me="Ann", my_hand=(BEA, BOW))


def evidence(*events, habits=(), setup=SETUP_OF_ANN):
    return evidence_of(Case(setup, events, habits=habits))


def factor(found, holder):
    return next(factor for factor in found.factors if factor.holder == holder)


def weights_by_case(found):
    """Return, by the holder and the entry of each likelihood, its cards and weights."""
    holders = presolve(found).holders
    return {
        (holders[one.slot], one.source): ({DECK.cards[i] for i in one.cards}, [exp(w) for w in one.log_weights])
        for one in found.likelihoods
    }


def named(facts):
    return [({DECK.cards[i] for i in cards_of(cards)}, source) for cards, source in facts]


def test_the_setup_says_where_my_cards_and_the_open_ones_are_and_how_many_each_has():
    found = evidence()
    assert {one.holder: one.size for one in found.factors} == {ENVELOPE: 3, "Ann": 2, "Bob": 2, "Cid": 1, FACE_UP: 1}
    assert found.holders == SETUP_OF_ANN.holders
    assert named(factor(found, "Ann").has) == [({BEA, BOW}, SETUP)]
    assert named(factor(found, "Ann").lacks) == [(set(DECK) - {BEA, BOW}, SETUP)]
    assert named(factor(found, FACE_UP).has) == [({CELLAR}, SETUP)]
    assert found.sources == {SETUP}
    assert found.sized


def test_each_event_is_a_fact_of_those_it_speaks_of():
    found = evidence(
        Suggestion("Ann", (ADA, AXE, ATTIC), passed=("Bob",), refuted_by="Cid", shown=AXE),
        Suggestion("Bob", (ADA, AXE, BARN), refuted_by="Cid"),
        Note("Bob", CLUB, holds=True),
        Note("Bob", ADA, holds=False),
        Accusation("Bob", (CLEO, AXE, BARN)),
        Accusation("Cid", (ADA, BOW, BARN), correct=True),
    )
    bob, cid = factor(found, "Bob"), factor(found, "Cid")
    assert named(bob.lacks) == [({ADA, AXE, ATTIC}, 0), ({ADA}, 3)]
    assert named(bob.has) == [({CLUB}, 2)]
    assert named(cid.has) == [({AXE}, 0)]
    assert named(cid.any_of) == [({ADA, AXE, BARN}, 1)]
    assert named(found.failed) == [({CLEO, AXE, BARN}, 4)]
    assert named(factor(found, ENVELOPE).has) == [({ADA, BOW, BARN}, 5)]
    assert found.sources == {SETUP, 0, 1, 2, 3, 4, 5}


def test_where_all_answer_the_later_answers_count_too():
    found = evidence(
        Suggestion("Ann", (ADA, AXE, ATTIC), refuted_by="Bob", shown=ADA, further=(Answer("Cid", shows=False),)),
        Suggestion("Ann", (ADA, AXE, BARN), passed=("Bob",), further=(Answer("Cid", shows=True, shown=AXE),)),
    )
    assert named(factor(found, "Bob").has) == [({ADA}, 0)]
    assert named(factor(found, "Cid").lacks) == [({ADA, AXE, ATTIC}, 0)]
    assert named(factor(found, "Cid").has) == [({AXE}, 1)]


def test_events_alone_know_no_hands_and_no_sizes():
    case = Case(SETUP_OF_ANN, (Suggestion("Bob", (ADA, AXE, ATTIC), passed=("Cid",)),))
    found = evidence_without_setup(case)
    assert {one.holder: one.size for one in found.factors} == {
        ENVELOPE: 3,
        "Ann": None,
        "Bob": None,
        "Cid": None,
        FACE_UP: None,
    }
    assert not factor(found, "Ann").has
    assert named(factor(found, "Cid").lacks) == [({ADA, AXE, ATTIC}, 0)]
    assert found.show_model is ShowModel.IGNORE
    assert not found.sized


def test_what_i_showed_myself_tells_nothing_of_my_hand():
    mine = Suggestion("Bob", (BEA, AXE, ATTIC), passed=("Cid",), refuted_by="Ann", shown=BEA)
    theirs = Suggestion("Ann", (BEA, AXE, ATTIC), refuted_by="Bob", shown=AXE)
    found = evidence(mine, theirs)
    assert weights_by_case(found) == {("Bob", 1): ({BEA, ATTIC}, pytest.approx([1, 1 / 2, 1 / 2, 1 / 3]))}


def test_a_card_is_shown_again_as_gladly_as_the_habit_says_but_only_to_who_has_seen_it():
    ann, cid = (
        Suggestion(who, (ADA, AXE, ATTIC), passed=passed, refuted_by="Bob", shown=AXE)
        for who, passed in (("Ann", ()), ("Cid", ("Ann",)))
    )
    habit = Habit("Bob", shows=(2.0, 1.0, 1.0), repeats=3.0)
    found = weights_by_case(evidence(ann, cid, ann, habits=(habit,)))
    for source in (0, 1):
        assert found["Bob", source] == ({ADA, ATTIC}, pytest.approx([1, 1 / 3, 1 / 2, 1 / 4]))
    assert found["Bob", 2] == ({ADA, ATTIC}, pytest.approx([1, 3 / 5, 3 / 4, 3 / 6]))


def test_the_show_model_says_whether_shows_are_weighed():
    shown = Suggestion("Ann", (BEA, AXE, ATTIC), refuted_by="Bob", shown=AXE)
    case = Case(SETUP_OF_ANN, (Suggestion("Bob", (ADA, AXE, ATTIC), refuted_by="Cid"), shown))
    assert [one.source for one in evidence_of(case, ShowModel.RANDOM).likelihoods] == [1]
    assert evidence_of(case, ShowModel.IGNORE).likelihoods == ()


@pytest.mark.parametrize("needed", [set(), {3}, {0, 7}, {1, 2, 5}, set(range(8))])
def test_a_smallest_part_has_what_is_needed_and_nothing_else(needed):
    asked = []

    def suffices(part):
        asked.append(list(part))
        return needed <= set(part)

    assert minimal_subset(range(8), suffices) == sorted(needed)
    assert len(asked) <= 2 + 2 * len(needed) * 4, "about two looks for each that is needed, and each halving"


def test_of_parts_that_do_as_well_the_one_at_the_front_is_kept():
    assert minimal_subset("abcd", lambda part: "a" in part or "d" in part) == ["a"]
    assert minimal_subset("abcd", lambda part: len(part) >= 2) == ["a", "b"]
