"""The centre engine satisfies the laws of estimates, and its centre is the analytic centre."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from core.engines.centre import engine as solver
from core.engines.centre.engine import CentreEngine, analytic_centre, relax, strict_relaxation, support
from core.engines.contract import Contradiction, TooLargeError
from core.engines.exact.engine import ExactEngine
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.core.engines import conformance as law
from tests.games import Habits, classic_game, corrupted, small_game
from tests.patience import given_up

LATE = Habits(right_accusation=0.0)
NEAR = 1e-4
"""Tolerance between the solver's centre and Newton's."""


# Laws


def test_the_entries_of_a_contradiction_are_its_sources():
    found = 0
    for seed in range(20):
        case = corrupted(seed, small_game(seed, cards=7))
        evidence = evidence_of(case)
        try:
            presolve(evidence)
        except Infeasible:
            found += 1
            with pytest.raises(Contradiction) as raised:
                CentreEngine().posterior(evidence)
            assert set(raised.value.conflict) == evidence.sources
    assert found > 0


# What the answers say of themselves


def test_the_centre_ignores_the_show_model_and_counts_nothing_and_says_so():
    case = classic_game(3, 3, 12).case
    ignore, random = (answer_of(case, model) for model in (ShowModel.IGNORE, ShowModel.RANDOM))
    assert random.show_model is ignore.show_model is ShowModel.IGNORE
    np.testing.assert_array_equal(random.marginals, ignore.marginals)
    assert "ignoring the show model" in random.method
    # an estimate counts nothing
    posterior = law.answered(classic_game(1, 4, 6).case, "centre")
    assert not posterior.exact
    assert posterior.engine == "centre"
    assert posterior.deals is posterior.stderr is posterior.samples is None


def answer_of(case, model=ShowModel.IGNORE):
    return CentreEngine().posterior(evidence_of(case, model))


def test_a_failed_accusation_is_no_solution():
    game = classic_game(1, 4, 4)
    wrong = tuple(next(c for c in game.case.setup.deck.of(kind) if possible(game, c)) for kind in Category)
    case = Case(game.case.setup, (*game.case.events, Accusation("Ann", wrong)))
    posterior = law.answered(case, "centre")
    before = law.answered(game.case, "centre")
    assert before.envelope.probability(wrong) > 0
    assert posterior.envelope.probability(wrong) == 0
    for card in wrong:
        assert 0 < posterior.probability(card, ENVELOPE) < before.probability(card, ENVELOPE)


def possible(game, card):
    return game.truth[card] not in {ENVELOPE, game.case.setup.me} and (
        ExactEngine().posterior(evidence_of(game.case)).probability(card, ENVELOPE) > 0
    )


# Degenerate positions


def three_disjoint_clauses():
    """Bob has three cards and refuted three disjoint suggestions: he has one card of each, and no other."""
    deck = Deck(*(tuple(f"{kind} {i}" for i in range(1, n + 1)) for kind, n in (("S", 6), ("W", 6), ("R", 9))))
    triples = [tuple(deck.of(kind)[i] for kind in Category) for i in range(3)]
    setup = Setup(deck, (Player("Ann", 5), Player("Bob", 3), Player("Cid", 5), Player("Dot", 5)))
    return Case(setup, tuple(Suggestion("Ann", triple, refuted_by="Bob") for triple in triples)), triples


def test_hands_that_clauses_fill_hold_nothing_else():
    case, triples = three_disjoint_clauses()
    posterior = law.answered(case, "centre")
    asked = {card for triple in triples for card in triple}
    for card in case.setup.deck:
        assert (posterior.probability(card, "Bob") > 0) == (card in asked)
    for triple in triples:
        assert sum(posterior.probability(card, "Bob") for card in triple) == pytest.approx(1, abs=1e-9)


def degenerate(seed):
    rng = Random(seed)
    players = rng.randint(3, 6)
    return classic_game(seed, players, rng.randint(12, 40), spectator=rng.random() < 0.3, habits=LATE)


def survives(seed):
    game = degenerate(seed)
    exact = ExactEngine().posterior(evidence_of(game.case))
    with law.named(f"degenerate({seed})"):
        posterior = law.answered(game.case, "centre")
        law.is_a_distribution(game.case, posterior)
        law.joint_fits_the_envelope(posterior)
        law.truth_is_possible(game, posterior)
        stated = np.isin(posterior.marginals, (0.0, 1.0))
        np.testing.assert_array_equal(posterior.marginals[stated], exact.marginals[stated])


@pytest.mark.parametrize("seeds", law.chunks(0, 1_100, quick=20))
def test_late_positions(seeds):
    for seed in seeds:
        survives(seed)


# The centre


def relaxed(case):
    return strict_relaxation(presolve(evidence_of(case, ShowModel.IGNORE)))


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("turns", [0, 6, 14, 24])
def test_the_centre_is_where_newton_finds_it(players, turns):
    for seed in range(2):
        polytope = relaxed(classic_game(seed, players, turns, habits=LATE).case)
        if len(polytope.cards):
            found, _ = analytic_centre(polytope)
            want = newton(polytope.matrix, polytope.target, np.full(polytope.n_variables, 0.3))
            np.testing.assert_allclose(found, want[: len(found)], atol=NEAR)


def test_the_second_solver_takes_over(monkeypatch):
    polytope = relaxed(classic_game(1, 4, 10).case)
    want, first = analytic_centre(polytope)
    real = solver._maximise
    monkeypatch.setattr(solver, "_maximise", lambda m, t, s: None if s == "CLARABEL" else real(m, t, s))
    found, second = analytic_centre(polytope)
    assert (first, second) == ("CLARABEL", "SCS")
    np.testing.assert_allclose(found, want, atol=1e-8)


def test_where_no_solver_helps_the_engine_says_so(monkeypatch):
    monkeypatch.setattr(solver, "_maximise", lambda *_: None)
    with pytest.raises(TooLargeError, match="the exact engine"):
        answer_of(classic_game(1, 4, 10).case)


def test_nonsense_from_a_solver_is_not_taken(monkeypatch):
    for nonsense in (np.nan, 0.0, -1.0):
        monkeypatch.setattr(solver, "_maximise", lambda m, *_, x=nonsense: np.full(m.shape[1], x))
        with pytest.raises(TooLargeError, match="no analytic centre"):
            answer_of(classic_game(1, 4, 10).case)


def test_the_support_is_what_can_be_positive_one_by_one():
    """Compared with a linear programme per variable that maximises it."""
    from scipy.optimize import linprog

    for seed in (0, 3, 7):
        polytope = relax(presolve(evidence_of(degenerate(seed).case)))
        found = support(polytope)
        assert found.all() == (seed != 7)
        for i in range(polytope.n_variables):
            gain = np.zeros(polytope.n_variables)
            gain[i] = -1
            best = linprog(gain, A_eq=polytope.matrix, b_eq=polytope.target)
            assert found[i] == (best.fun < -1e-7), (seed, i)


def test_an_empty_polytope_is_a_conflict():
    """Four disjoint clauses for three cards: propagation misses it, the sums don't."""
    case, _ = three_disjoint_clauses()
    more = tuple(case.setup.deck.of(kind)[3] for kind in Category)
    case = Case(case.setup, (*case.events, Suggestion("Ann", more, refuted_by="Bob")))
    reduced = presolve(evidence_of(case))
    with pytest.raises(Infeasible):
        strict_relaxation(reduced)


def test_clauses_that_say_nothing_new_do_not_move_the_centre():
    case, triples = three_disjoint_clauses()
    case = Case(case.setup, case.events[:2])
    doubled = Case(case.setup, (*case.events, Suggestion("Cid", triples[0], refuted_by="Bob")))
    np.testing.assert_allclose(answer_of(doubled).marginals, answer_of(case).marginals, atol=1e-9)

    # Bob has three of five cards, so he has one of any three of them.
    deck = Deck(("S1", "S2", "S3"), ("W1", "W2", "W3"), ("R1", "R2", "R3"))
    first, last = (tuple(deck.of(kind)[i] for kind in Category) for i in (0, -1))
    setup = Setup(deck, (Player("Ann", 3), Player("Bob", 3)))
    events = (Suggestion("Ann", last, passed=("Bob",)), Note("Bob", deck.card("R2"), holds=False))
    bare, asked = Case(setup, events), Case(setup, (*events, Suggestion("Ann", first, refuted_by="Bob")))
    assert presolve(evidence_of(asked)).clauses
    np.testing.assert_array_equal(answer_of(asked).marginals, answer_of(bare).marginals)


def test_nobody_waits():
    with given_up():
        CentreEngine().posterior(evidence_of(classic_game(1, 4, 10).case))


# Start-up


def test_importing_the_engine_imports_no_solver_and_after_warming_up_an_answer_nothing_more():
    code = (
        "import sys; from core.engines.centre.engine import CentreEngine, warm_up\n"
        "print(sorted({'cvxpy', 'scipy'} & set(sys.modules)))\n"
        "from core.evidence.evidence import evidence_of; from tests.games import classic_game\n"
        "evidence = evidence_of(classic_game(1, 4, 10).case); warm_up(); before = set(sys.modules)\n"
        "CentreEngine().posterior(evidence)\n"
        "print('cvxpy' in before, sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "True []"]


# The analytic centre by Newton's method with a line search, without a solver


def newton(matrix, target, start, steps=200):
    """The z > 0 with matrix z = target that maximises sum(log z), from a possibly infeasible z > 0."""
    z = np.array(start, float)
    multipliers = np.zeros(len(matrix))
    for _ in range(steps):
        hessian = np.diag(1 / z**2)
        system = np.block([[hessian, matrix.T], [matrix, np.zeros((len(matrix), len(matrix)))]])
        right = -residual(matrix, target, z, multipliers)
        change = np.linalg.lstsq(system, right, rcond=1e-13)[0]
        step, turn = change[: len(z)], change[len(z) :]
        size = 1.0
        while (z + size * step <= 0).any():
            size *= 0.5
        before = np.linalg.norm(right)
        while size > 1e-6 and norm(matrix, target, z + size * step, multipliers + size * turn) > before:
            size *= 0.5
        z, multipliers = z + size * step, multipliers + size * turn
        if norm(matrix, target, z, multipliers) < 1e-10 * (1 + before):
            break
    return z


def residual(matrix, target, z, multipliers):
    """The residual of the optimality conditions: stationarity, then feasibility."""
    return np.concatenate((-1 / z + matrix.T @ multipliers, matrix @ z - target))


def norm(matrix, target, z, multipliers):
    return np.linalg.norm(residual(matrix, target, z, multipliers))
