"""The evidence of a case, event by event: constraints with sources, marks that follow, the weights of shows."""

from dataclasses import replace
from itertools import chain, combinations
from math import exp, log, prod

import numpy as np
import pytest

from core.engines.conflict import minimal_subset
from core.engines.exact.layers import Group
from core.evidence.evidence import (
    MIN_WEIGHT,
    SETUP,
    ChoiceWeights,
    Likelihood,
    choices_of,
    evidence_of,
    evidence_without_setup,
    weights_of,
)
from core.evidence.presolve import HOLDS, LACKS, OPEN, marks, presolve
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


def test_events_are_facts_of_those_they_speak_of_the_later_answers_too():
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
    # where all answer the later answers count too
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


# Marks: the cells that propagation makes certain

SEATED = Setup(DECK, (Player("Ann", 3), Player("Bob", 2), Player("Cid", 1)), me="Ann", my_hand=(BEA, BOW, ATTIC))


def cell(found, card, holder):
    return found[DECK.index[card], SEATED.holders.index(holder)]


def test_what_is_certain_is_marked_and_all_else_is_open():
    found = marks(Case(SEATED, (Suggestion("Ann", (ADA, AXE, ATTIC), passed=("Bob",), refuted_by="Cid", shown=AXE),)))
    assert found.shape == (9, 4)
    assert {cell(found, card, "Ann") for card in (BEA, BOW, ATTIC)} == {HOLDS}
    assert cell(found, AXE, "Cid") == HOLDS
    assert cell(found, ADA, "Cid") == LACKS, "one card is all that Cid has"
    assert cell(found, ADA, "Bob") == LACKS
    assert {cell(found, card, "envelope") for card in (ADA, CLUB)} == {HOLDS}, "where else"
    assert cell(found, CLEO, "Bob") == HOLDS, "there is a suspect in the envelope"
    assert {cell(found, card, holder) for card in (BARN, CELLAR) for holder in ("Bob", "envelope")} == {OPEN}
    assert (found == OPEN).sum() == 4
    assert {1, 0, -1} == {HOLDS, LACKS, OPEN} == set(found.ravel().tolist()), "as it is documented"


def test_a_case_that_contradicts_itself_is_open_everywhere_and_narrow_shows_imply_others():
    found = marks(Case(SEATED, (Note("Bob", ADA, holds=True), Note("Bob", ADA, holds=False))))
    assert found.shape == (9, 4)
    assert (found == OPEN).all()
    assert found.dtype == np.int8
    # of shows that imply each other the narrowest is kept
    asked = (ADA, AXE, CELLAR), (ADA, AXE, BARN), (ADA, AXE, CELLAR)
    case = Case(
        replace(SEATED, me=None, my_hand=()),
        (Note("Cid", BARN, holds=True), *(Suggestion("Ann", cards, refuted_by="Bob") for cards in asked)),
    )
    reduced = presolve(evidence_of(case))
    bob = reduced.holders.index("Bob")
    assert reduced.clauses == [(bob, DECK.bits["Ada"] | DECK.bits["Axe"])]


# The weights of shows, hand by hand: none if everything is certain, and none that vanishes

OF_TWO = Setup(DECK, (Player("Ann", 3), Player("Bob", 3)))
BOB = 4
ADA_BIT, AXE_BIT, ATTIC_BIT = 1 << 0, 1 << 3, 1 << 6
CARDS = (ADA_BIT, AXE_BIT, ATTIC_BIT)
NAMED = (DECK.cards[0], DECK.cards[3], DECK.cards[6])


def choices(event, *, held=0, allowed=0, **habits):
    """Those of Bob, who certainly has some cards, and may have others."""
    evidence = evidence_of(Case(OF_TWO, (event,), habits=(Habit("Bob", **habits),)))
    return choices_of(evidence.likelihoods, *([[0] * BOB + [cards] for cards in (held, allowed)]))


SHOWS_ADA = Suggestion("Ann", NAMED, refuted_by="Bob", shown=NAMED[0])


def weight(found, hand):
    assert all(choice.slot == BOB for choice in found)
    return exp(sum(choice.log_weights[(choice.cards & hand).bit_count()] for choice in found))


@pytest.mark.parametrize("preferences", [(1, 1, 1), (1, 2, 2), (5, 2, 3), (0.5, 4, 1)])
@pytest.mark.parametrize("known", [ADA_BIT, ADA_BIT | AXE_BIT, ADA_BIT | ATTIC_BIT])
def test_a_card_that_was_shown_weighs_its_share_of_the_preferences_of_the_hand(preferences, known):
    glad = dict(zip(CARDS, preferences, strict=True))
    doubtful = (ADA_BIT | AXE_BIT | ATTIC_BIT) & ~known
    found = choices(SHOWS_ADA, held=known, allowed=doubtful, shows=preferences)

    def share(hand):
        return glad[ADA_BIT] / sum(glad[card] for card in CARDS if (known | hand) & card)

    for hand in chain.from_iterable(combinations([card for card in CARDS if card & doubtful], n) for n in range(3)):
        assert weight(found, sum(hand)) == pytest.approx(share(sum(hand)) / share(0))


def test_only_choices_among_cards_in_doubt_weigh_anything_and_those_among_the_same_multiply():
    assert choices(SHOWS_ADA, held=ADA_BIT) == ()
    assert choices(SHOWS_ADA, held=ADA_BIT | AXE_BIT | ATTIC_BIT) == ()
    (one,) = choices(SHOWS_ADA, held=ADA_BIT, allowed=ATTIC_BIT)
    assert one.cards == ATTIC_BIT
    # choices of the same holder among the same cards multiply
    assert [(one.slot, one.cards) for one in halves(4, 5, times=3)] == [(4, ADA_BIT), (5, ADA_BIT)]
    ((cards, weights),) = weights_of(halves(4, 5, times=3), 4)
    assert (cards, weights) == (ADA_BIT, pytest.approx((1, 1 / 8)))


def halves(*slots, times=1, weight=1 / 2):
    alike = [Likelihood(slot, (0,), (0.0, log(weight)), source) for slot in slots for source in range(times)]
    return choices_of(alike, [0] * 7, [ADA_BIT] * 7)


@pytest.mark.parametrize("times", [100, 5000])
@pytest.mark.parametrize("each", [1 / 2, 9.0])
def test_however_many_choices_there_are_all_together_stay_in_range(times, each):
    found = halves(4, 5, 6, times=times, weight=each)
    together = prod(weights[-1] for slot in (4, 5, 6) for _, weights in weights_of(found, slot))
    assert MIN_WEIGHT * 0.999 <= min(together, 1 / together) < 1e-30


def test_more_cards_than_engines_count_are_refused():
    with pytest.raises(ValueError, match="3 cards"):
        Likelihood(BOB, (0, 3, 6), (0.0,) * 8, 0)
    with pytest.raises(AssertionError, match="3 cards"):
        Group(ADA_BIT | AXE_BIT | ATTIC_BIT, BOB, (0.0, 0.1, 0.2, 0.3))
    assert Group(ADA_BIT | AXE_BIT | ATTIC_BIT, BOB).required
    assert ChoiceWeights(BOB, ADA_BIT | AXE_BIT, (0.0, 0.1, 0.2))
