"""Possible cells, compared with brute force; cells not decided in time stay open."""

import contextlib
from itertools import product

import numpy as np
import pytest

from core.checkpoint import CancelledError, stopped_by
from core.engines.exact import possible as disproving
from core.engines.exact.possible import found_cells
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.core.engines.conformance import named
from tests.games import classic_game, small_game
from tests.oracle.brute import brute


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
    def stop():
        raise CancelledError

    with stopped_by(stop), pytest.raises(CancelledError):
        found_cells(presolve(evidence_of(classic_game(2, 4, 10).case)))
