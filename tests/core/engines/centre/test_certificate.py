"""The certificate never contradicts the linear programme, and is nearly always sufficient."""

from collections import Counter
from dataclasses import replace
from itertools import compress

import numpy as np
import pytest

from core.engines.centre.engine import (
    CentreEngine,
    Relaxation,
    proved_zeros,
    relax,
    strict_relaxation,
    strike_out,
    support,
)
from core.engines.posterior import table
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.rules import ShowModel
from tests.core.engines import conformance as law
from tests.games import Habits, classic_game, corrupted, small_game, ten_suspect_game

LATE = Habits(right_accusation=0.0)


# Against the linear programme


def cases(seed):
    """Named positions of all kinds, including contradictory ones."""
    yield f"small_game({seed})", small_game(seed).case
    yield f"corrupted({seed}, small_game({seed}, cards=7))", corrupted(seed, small_game(seed, cards=7))
    for players in range(3, 7):
        for turns in (seed % 12, 12 + seed % 20):
            name = f"classic_game({seed}, {players}, {turns}, habits=LATE, spectator={seed % 3 == 0})"
            game = classic_game(seed, players, turns, habits=LATE, spectator=seed % 3 == 0)
            yield name, game.case
            yield f"corrupted({seed}, {name})", corrupted(seed, game)
    players = 3 + seed % 8
    yield f"ten_suspect_game({seed}, {players}, 20)", ten_suspect_game(seed, players, 20).case


def agrees(case, seen):
    """Compare both on every polytope up to the one with an interior; ``seen`` counts the outcomes."""
    tight = set()
    try:
        reduced = presolve(evidence_of(case, ShowModel.IGNORE))
        polytope = relax(reduced)
        while polytope.n_variables:
            zero = compare(polytope, seen)
            if not zero.any():
                return
            n_cells = len(polytope.cards)
            tight.update(compress(polytope.inequalities, zero[n_cells:]))
            cells = np.flatnonzero(zero[:n_cells])
            strike_out(reduced, polytope.cards[cells].tolist(), polytope.slots[cells].tolist())
            polytope = relax(reduced, tight)
    except Infeasible:
        seen["conflict"] += 1


def compare(polytope, seen):
    assert np.linalg.matrix_rank(polytope.matrix) == len(polytope.matrix)
    said = proved_zeros(polytope)
    try:
        want = ~support(polytope)
    except Infeasible:
        assert said is None or said.any()
        raise
    if said is None:
        seen["nothing"] += 1
        return want
    assert not (said & ~want).any()
    assert said.any() == want.any()
    seen["zeros" if said.any() else "interior"] += 1
    return said


@pytest.mark.parametrize("seeds", law.chunks(0, 40, quick=6))
def test_both_find_the_same_support(seeds):
    seen = Counter()
    for seed in seeds:
        for name, case in cases(seed):
            with law.named(name):
                agrees(case, seen)
    assert seen["zeros"] > 0
    assert seen["nothing"] < 0.01 * seen["interior"]


@pytest.mark.slow
@pytest.mark.parametrize("seeds", law.chunks(1000, 2000))
def test_both_find_the_same_support_at_length(seeds):
    for seed in seeds:
        for name, case in cases(seed):
            with law.named(name):
                agrees(case, Counter())


def test_without_a_certificate_the_answer_is_the_same(monkeypatch):
    evidence = [evidence_of(classic_game(seed, 6, 25, habits=LATE).case) for seed in range(12)]
    want = [CentreEngine().posterior(one).marginals for one in evidence]
    monkeypatch.setattr("core.engines.centre.engine.proved_zeros", lambda _: None)
    for one, marginals in zip(evidence, want, strict=True):
        np.testing.assert_allclose(CentreEngine().posterior(one).marginals, marginals, atol=1e-8)


# Polytopes by hand


def polytope(matrix, target):
    """All variables are cells of the first card, which is all the certificate needs."""
    matrix, target = np.array(matrix, float), np.array(target, float)
    n = matrix.shape[1]
    return Relaxation(np.zeros(n, int), np.arange(n), matrix, target)


def equal_shares(n):
    """The n variables are equal and sum to 1."""
    return np.concatenate((np.eye(n - 1, n) - np.eye(n - 1, n, 1), np.ones((1, n)))), [0] * (n - 1) + [1]


@pytest.mark.parametrize("n", [2, 10, 60])
def test_a_single_point_inside_is_an_interior(n):
    assert not proved_zeros(polytope(*equal_shares(n))).any()


@pytest.mark.parametrize("n", [3, 10, 60])
def test_an_implied_zero_is_found(n):
    """All sum to 1, and so do all but the last."""
    rows = np.array([np.ones(n), np.arange(n) < n - 1])
    assert proved_zeros(polytope(rows, [1, 1])).nonzero()[0].tolist() == [n - 1]


@pytest.mark.parametrize("least", [1e-2, 1e-4])
def test_what_is_small_is_not_called_zero(least):
    """The last variable is at most ``least``, far below any vertex of integer constraints."""
    assert not proved_zeros(polytope([[1, 1, 1], [1, 1, 0]], [1, 1 - least])).any()


@pytest.mark.parametrize("beyond", [1e-6, 1e-3, 1.0])
def test_an_empty_polytope_has_no_interior(beyond):
    said = proved_zeros(polytope([[1, 1, 1], [1, 1, 0]], [1, 1 + beyond]))
    assert said is None or said.any()


def test_what_a_certificate_may_say_of_a_doubled_row():
    said = proved_zeros(polytope([[1, 1, 1], [1, 1, 0], [1, 1, 0]], [1, 1, 1]))
    assert said is None or said.tolist() == [False, False, True]


# The rows


def two_groups():
    """Of a new game's reduced problem: two cards for two hands, and two others for two others."""
    reduced = presolve(evidence_of(classic_game(1, 6, 0, spectator=True).case))
    reduced.open, reduced.clauses, reduced.failed = 0b1111, [], []
    reduced.allowed = [0, 0, 0, 0b0011, 0b0011, 0b1100, 0b1100, 0, 0]
    reduced.remaining = [0, 0, 0, 1, 1, 1, 1, 0, 0]
    return reduced


def test_one_slot_of_each_group_has_no_row():
    found = relax(two_groups())
    assert found.matrix.shape == (4 + 2, 8)
    assert np.linalg.matrix_rank(found.matrix) == 6
    # a slot that joins two groups makes one of them
    reduced = two_groups()
    reduced.open, reduced.allowed[7], reduced.remaining[7] = 0b11111, 0b10110, 1
    assert relax(reduced).matrix.shape == (5 + 4, 11)


@pytest.mark.parametrize("remaining", [(2, 1, 1, 1), (2, 1, 1, 0)])
def test_a_group_with_other_sums_is_a_conflict(remaining):
    """In the second case the sums over both groups are right."""
    reduced = replace(two_groups(), remaining=[0, 0, 0, *remaining, 0, 0])
    with pytest.raises(Infeasible):
        relax(reduced)


@pytest.mark.parametrize("total", [1, 2])
def test_an_inequality_that_becomes_a_double_is_left_out(total):
    """The second row equals the first except for its slack; with another total they contradict each other."""
    cells = np.zeros(3, int), np.arange(3)
    doubled = Relaxation(*cells, np.array([[1.0, 1, 1, 0], [1, 1, 1, -1]]), np.array([1.0, total]), ((3, 0b111),))
    if total == 1:
        found = doubled.without(np.array([True]))
        assert found.matrix.shape == (1, 3)
        assert not found.inequalities
    else:
        with pytest.raises(Infeasible):
            doubled.without(np.array([True]))


def test_what_is_known_to_be_tight_has_no_slack():
    """The clause was found tight when the hand could still have a fourth card."""
    reduced = two_groups()
    reduced.allowed[3:7], reduced.remaining[3:7] = [0b1111, 0b1111, 0, 0], [2, 2, 0, 0]
    reduced.clauses = [(3, 0b0011), (4, 0b0110)]
    bare, known = relax(reduced), relax(reduced, {(3, 0b10011)})
    assert bare.inequalities == ((3, 0b0011), (4, 0b0110))
    assert known.inequalities == ((4, 0b0110),)
    assert known.n_variables == bare.n_variables - 1


def test_in_a_late_position_no_row_is_a_sum_of_others():
    for seed in range(20):
        found = strict_relaxation(presolve(evidence_of(classic_game(seed, 6, 25, habits=LATE).case)))
        rank = np.linalg.matrix_rank(found.matrix) if found.matrix.size else 0  # NumPy 2.3 has none for an empty one
        assert rank == len(found.matrix)


# Masks as tables


@pytest.mark.parametrize("n_cards", [0, 1, 8, 21, 60, 70])
def test_a_table_has_the_bits_of_its_masks(n_cards):
    masks = [0, (1 << n_cards) - 1, (1 << n_cards) // 3]
    want = [[bool(mask >> card & 1) for card in range(n_cards)] for mask in masks]
    assert table(masks, n_cards).tolist() == want
    assert table([], n_cards).shape == (0, n_cards)
