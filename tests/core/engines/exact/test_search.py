"""The search for a deal, compared with brute force: finds fit, and failures are real."""

import contextlib
from itertools import product
from random import Random

import numpy as np
import pytest

from core.engines.exact import possible as disproving
from core.engines.exact.possible import find_deal, fits, found_cells
from core.evidence.evidence import evidence_of, evidence_without_setup
from core.evidence.presolve import Infeasible, presolve
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.core.engines.conformance import named
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import all_deals, brute, possible
from tests.patience import given_up


def test_a_dive_finds_a_deal_where_there_is_one_and_says_where_there_is_none():
    lost = 0
    for seed in range(50):
        case = small_game(seed, turns=8).case
        cells = brute(case, ShowModel.IGNORE).marginals
        for card, holder in product(cells, [ENVELOPE, *case.setup.sizes]):
            for holds in (True, False):
                evidence = evidence_of(case.appended(Note(holder, card, holds)), ShowModel.IGNORE)
                reduced = None
                try:
                    reduced = presolve(evidence)
                    deal = find_deal(reduced, 1000, Random(seed))
                except Infeasible:
                    assert cells[card][holder] == (not holds)
                    lost += reduced is not None
                else:
                    assert deal is not None
                    assert fits(deal, evidence)
                    assert cells[card][holder] != (not holds)
    assert lost > 3  # or propagation alone would do


def test_a_deal_fits_exactly_where_the_oracle_says_so():
    kinds = set()
    for seed in range(60):
        game = small_game(seed, cards=7)
        case = corrupted(seed, game)
        evidence = evidence_of(case, ShowModel.IGNORE)
        for deal in all_deals(case.setup):
            masks = tuple(
                sum(1 << i for i, card in enumerate(case.setup.deck) if deal[card] == holder)
                for holder in evidence.holders
            )
            agrees = all(possible(deal, event) for event in case.events)
            assert fits(masks, evidence) == agrees
            kinds.add(agrees)
    assert kinds == {True, False}
    # a deal of another size does not fit
    case = small_game(4).case
    evidence = evidence_of(case, ShowModel.IGNORE)
    deal = find_deal(presolve(evidence), 1000, Random(0))
    assert deal is not None
    moved = list(deal)
    larger = max(range(1, len(deal)), key=lambda i: deal[i].bit_count())
    moved[larger] &= moved[larger] - 1
    assert not fits(tuple(moved), evidence)


def test_how_many_trials_a_deal_takes_and_that_it_hangs_on_the_seed():
    reduced = presolve(evidence_of(classic_game(1, 4, 0, spectator=True).case, ShowModel.IGNORE))
    assert find_deal(reduced, 0, Random(0)) is None
    assert find_deal(reduced, 1, Random(0)) is None
    assert find_deal(reduced, 100, Random(0)) is not None
    # the same seed gives the same deal
    reduced = presolve(evidence_of(classic_game(1, 4, 5, spectator=True).case, ShowModel.IGNORE))
    deals = [find_deal(reduced, 100, Random(seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.parametrize("seed", range(20))
def test_hands_of_any_size_are_dealt_too(seed: int):
    case = small_game(seed, cards=7, turns=6).case
    evidence = evidence_without_setup(case)
    deal = find_deal(presolve(evidence), 1000, Random(seed))
    assert deal is not None
    assert fits(deal, evidence)
    assert sum(cards.bit_count() for cards in deal) == len(case.setup.deck)


# Possible cells, compared with brute force; cells not decided in time stay open


def allowed_cells(reduced):
    """What propagation leaves open, [n_cards, n_slots]."""
    n_cards = len(reduced.evidence.cards)
    return np.array([[bool(cards >> card & 1) for cards in reduced.allowed] for card in range(n_cards)])


def test_a_cell_is_found_exactly_where_the_oracle_says_so_and_where_there_is_no_deal_there_is_none():
    """Also where propagation doesn't see it."""
    fewer = refuted = 0
    for seed in range(60):
        with named(f"small_game({seed}, turns=8)"):
            case = small_game(seed, turns=8).case
            cells = brute(case, ShowModel.IGNORE).marginals
            reduced = presolve(evidence_of(case))
            found, allowed = found_cells(reduced), allowed_cells(reduced)
            holders = [reduced.evidence.holders[reduced.column(slot)] for slot in range(len(reduced.held))]
            want = [[cells[card][holder] > 0 for holder in holders] for card in case.setup.deck]
            np.testing.assert_array_equal(found, allowed & np.array(want))
            fewer += (found != allowed).any()
            for card, holder in product(cells, [ENVELOPE, *case.setup.sizes]):
                if not cells[card][holder]:
                    with contextlib.suppress(Infeasible):
                        reduced = presolve(evidence_of(case.appended(Note(holder, card, holds=True))))
                        refuted += 1
                        with pytest.raises(Infeasible):
                            found_cells(reduced)
    assert fewer > 2  # or propagation alone would do
    assert refuted > 3


def test_where_none_is_found_in_time_the_cell_stays_open(monkeypatch):
    monkeypatch.setattr(disproving, "TRIALS", 0)
    reduced = presolve(evidence_of(classic_game(2, 4, 10).case))
    np.testing.assert_array_equal(found_cells(reduced), allowed_cells(reduced))


def test_nobody_waits_for_what_is_not_wanted():
    with given_up():
        found_cells(presolve(evidence_of(classic_game(2, 4, 10).case)))
