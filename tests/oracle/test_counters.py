"""The deals of a formula are those of its case; and two model counters from outside agree with the exact engine."""

from random import Random

import pytest

from tests.games import small_game
from tests.oracle.brute import brute
from tests.oracle.counters import COUNTERS, Formula, compare, positions


def models(clauses, last):
    """The number of models of variables up to ``last``, branching on a literal of a shortest clause."""
    shortest = min(clauses, key=len, default=None)
    if shortest is None:
        return 1 << last
    if not shortest:
        return 0
    one = shortest[0]
    return sum(
        models([[other for other in clause if other != -way] for clause in clauses if way not in clause], last - 1)
        for way in (one, -one)
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_models_of_the_formula_are_the_deals(seed):
    case = small_game(seed, cards=8).case
    formula = Formula(case)
    assert models(formula.clauses, formula.last) == brute(case).deals


@pytest.mark.slow
def test_two_model_counters_agree_with_the_exact_engine():
    for module in ("pyganak", "tididi_cnf"):
        pytest.importorskip(module, reason="needs the optional extra: pip install -e '.[oracle]'")
    rng, spent = Random(2), {}
    for case in positions(20, seed=2):
        compare(case, rng, 2, spent)
    assert {*spent} == {*COUNTERS}
