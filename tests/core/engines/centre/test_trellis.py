"""Sums over hands, compared with enumeration; and beliefs where they are exact."""

from __future__ import annotations

from itertools import combinations
from math import exp, prod

import numpy as np
import pytest

from core.engines.centre import trellis
from core.engines.centre.engine import CentreEngine
from core.engines.centre.trellis import Trellis
from core.engines.contract import TooLargeError
from core.engines.exact.engine import ExactEngine
from core.evidence.evidence import evidence_of
from core.evidence.presolve import ENVELOPE_SLOTS, presolve
from core.model.rules import ShowModel
from tests.core.engines.conformance import named
from tests.games import classic_game


def one_by_one(reduced, odds):
    """Without and with each card, [2, n_cards, n_slots]."""
    n_cards, n_slots = odds.shape
    sums = np.zeros((2, n_cards, n_slots))
    for slot in range(ENVELOPE_SLOTS, n_slots):
        cards = [card for card in range(n_cards) if reduced.allowed[slot] >> card & 1]
        if not reduced.remaining[slot]:
            continue
        for hand in combinations(cards, reduced.remaining[slot]):
            mask = sum(1 << card for card in hand)
            if all(mask & clause for of, clause in reduced.clauses if of == slot):
                whole = weight(reduced, slot, mask) * prod(odds[card, slot] for card in hand)
                for card in cards:
                    sums[int(card in hand), card, slot] += whole / odds[card, slot] if card in hand else whole
    return sums


def weight(reduced, slot, mask):
    """The likelihood of a player's choices, relative to a hand with no other match."""
    return exp(sum(c.log_weights[(c.cards & mask).bit_count()] for c in reduced.choices if c.slot == slot))


@pytest.mark.parametrize("turns", [0, 4, 10, 18])
@pytest.mark.parametrize("players", [3, 5])
def test_the_sums_are_those_over_all_hands(players, turns):
    for seed in range(2):
        with named(f"classic_game({seed}, {players}, {turns})"):
            reduced = presolve(evidence_of(classic_game(seed, players, turns).case, ShowModel.RANDOM))
            odds = np.random.default_rng(seed).random((len(reduced.evidence.cards), len(reduced.held))) + 0.1
            found = np.array(Trellis.of(reduced).sums(odds))
            np.testing.assert_allclose(found, one_by_one(reduced, odds), rtol=1e-9, atol=1e-12)


def test_too_many_states_are_refused(monkeypatch):
    monkeypatch.setattr(trellis, "MAX_STATES", 100)
    with pytest.raises(TooLargeError, match="analytic centre"):
        CentreEngine("beliefs").posterior(evidence_of(classic_game(1, 4, 10).case))


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("method", ["centre", "beliefs"])
def test_both_are_exact_before_anything_is_seen(method, players):
    """All hands have one size: cards of a category are interchangeable, and so are the players."""
    evidence = evidence_of(classic_game(1, players, 0).case)
    found, exact = CentreEngine(method).posterior(evidence), ExactEngine().posterior(evidence)
    np.testing.assert_allclose(found.marginals, exact.marginals, atol=1e-8)
