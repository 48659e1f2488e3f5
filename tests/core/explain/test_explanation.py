"""Explanations: every certain cell has one; its entries are minimal and force it; its steps follow."""

from dataclasses import replace
from random import Random

import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.evidence.evidence import evidence_of
from core.evidence.presolve import ENVELOPE_SLOTS
from core.explain.explanation import explain
from core.explain.facts import Fact, Rule, SlotTable
from core.explain.phrases import cannot_be
from core.explain.proof import prove
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP
from tests.core.engines.conformance import chunks, named
from tests.games import classic_game, small_game
from tests.oracle.brute import brute
from tests.patience import given_up


def only(case, events):
    """The case with the other events set aside."""
    return replace(case, events=tuple(e if i in events else replace(e, aside=True) for i, e in enumerate(case.events)))


def certain(case, card, holder):
    """What the oracle says of a cell: True, False, or None where it is open."""
    share = brute(case, ShowModel.IGNORE).marginals[card][holder]
    return None if 0 < share < 1 else share == 1


def explains_every_certain_cell(seed):
    case = small_game(seed, cards=8, turns=Random(seed).randint(1, 7)).case
    oracle = brute(case, ShowModel.IGNORE)
    for card in case.setup.deck:
        for holder in case.setup.holders:
            share = oracle.marginals[card][holder]
            found = explain(case, card, holder)
            if 0 < share < 1:
                assert found is None
                continue
            assert found.holds == (share == 1)
            assert found.steps
            assert certain(only(case, found.because), card, holder) == found.holds
            for one in found.because:
                rest = set(found.because) - {one}
                assert certain(only(case, rest), card, holder) is None, (card, holder, one)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seeds", chunks(0, 206, quick=6))
def test_entries_force_the_cell_and_none_can_be_left_out(seeds):
    for seed in seeds:
        with named(seed):
            explains_every_certain_cell(seed)


@pytest.mark.parametrize("seed", range(12))
def test_every_step_follows_from_the_entries(seed):
    """Also within a supposition: then from the entries and what is supposed."""
    case = small_game(seed, cards=8).case
    posterior = answer(case, "exact")
    table = SlotTable.of(evidence_of(case, ShowModel.IGNORE))
    for card in case.setup.deck:
        for holder in case.setup.holders:
            p = posterior.probability(card, holder)
            if p in (0, 1):
                goal = Fact(case.setup.deck.index[card], table.slot_of(case.setup.deck.index[card], holder), p == 1)
                follows(case, table, prove(table.evidence, case.events, goal))


def follows(case, table, proof):
    supposed = []
    for fact, derivation in proof.derivations.items():
        if derivation.rule is Rule.SUPPOSED:
            supposed.append(as_note(case, table, fact))
            continue
        so_far = Case(case.setup, (*case.events, *supposed))
        oracle = brute(so_far, ShowModel.IGNORE)
        card, holder = case.setup.deck.cards[fact.card], table.slots[fact.slot].holder
        assert not oracle.deals or oracle.marginals[card][holder] == fact.holds, (fact, derivation)
    if proof.contradiction is not None:
        assert not brute(Case(case.setup, (*case.events, *supposed)), ShowModel.IGNORE).deals


def as_note(case, table, fact):
    return Note(table.slots[fact.slot].holder, case.setup.deck.cards[fact.card], fact.holds)


def test_the_rules_reach_nearly_every_certain_cell():
    """Straight on, by supposing, or by cases; a look at all deals is the last resort."""
    reached = 0
    for seed in (0, 2):
        case = classic_game(seed, 3 + seed, 20).case
        posterior = answer(case, "exact")
        for row, card in enumerate(posterior.cards):
            for column, holder in enumerate(posterior.holders):
                if posterior.marginals[row, column] in (0, 1):
                    steps = explain(case, card, holder).steps
                    assert not any("deals that fit" in step for step in steps)
                    reached += 1
    assert reached > 150


def test_cells_that_a_step_speaks_of_are_named_and_the_envelope_is_three_places():
    case = classic_game(2, 4, 20).case
    posterior = answer(case, "exact")
    for card in case.setup.deck:
        if posterior.probability(card, ENVELOPE) == 0:
            found = explain(case, card, ENVELOPE)
            assert (card, ENVELOPE) in found.cells
            assert all(holder in case.setup.holders for _, holder in found.cells)
            assert FACE_UP not in case.setup.holders
    # the envelope is three places
    table = SlotTable.of(evidence_of(classic_game(1, 3, 0).case))
    assert [slot.holder for slot in table.slots[:ENVELOPE_SLOTS]] == [ENVELOPE] * 3
    assert {table.slot_of(card, ENVELOPE) for card in range(21)} == {0, 1, 2}


def test_a_case_that_contradicts_itself_explains_nothing_and_unwanted_work_is_given_up():
    case = classic_game(1, 3, 0).case
    lie = Case(case.setup, (Note(ENVELOPE, case.setup.my_hand[0], holds=True),))
    with pytest.raises(Contradiction):
        explain(lie, case.setup.my_hand[0], ENVELOPE)

    # nobody waits for an explanation that is not wanted
    case = classic_game(1, 3, 5).case
    with given_up():
        explain(case, case.setup.my_hand[0], ENVELOPE)


HAND, SIZES = "your hand", "the sizes of the hands"


@pytest.mark.parametrize(
    ("conflict", "of_setup", "said"),
    [
        ((2, 6), (), "entries 3 and 7 cannot both be true"),
        ((2, 6, "setup"), (), "entries 3, 7 and the set-up cannot all be true"),
        ((2, 6, "setup"), (HAND,), "entries 3, 7 and your hand cannot all be true"),
        ((4, "setup"), (HAND,), "entry 5 and your hand cannot both be true"),
        ((4, "setup"), (HAND, SIZES), "entry 5, your hand and the sizes of the hands cannot all be true"),
        ((4,), (), "entry 5 cannot be true"),
        (("setup",), (HAND,), "the set-up contradicts itself"),
    ],
)
def test_what_cannot_be_true_together(conflict, of_setup, said):
    assert cannot_be(conflict, of_setup) == said
