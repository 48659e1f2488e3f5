"""The comparison of engines: the variants asked, and their errors."""

from dataclasses import replace

import numpy as np
import pytest

from core.engines import registry
from core.engines.centre import engine as solver
from core.engines.comparison import ComparisonRow, EngineVariant, compare, variants
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.exact.engine import ExactEngine
from core.engines.exact.layers import GraphLimits
from core.engines.posterior import Posterior
from core.engines.tuning import Tuning
from core.model.case import Case
from core.model.rules import ShowModel
from tests.games import classic_game, corrupted, small_game
from tests.oracle.brute import brute
from tests.patience import given_up

LATE = classic_game(3, 5, 8).case
"""Eight suggestions in, one of five players; too many deals to draw them all."""


def rows(case: Case, tuning: Tuning = Tuning()) -> dict[EngineVariant, ComparisonRow]:  # noqa: B008 - it is frozen
    return {row.variant: row for row in compare(case, tuning)}


def with_show_model(case: Case, model: ShowModel) -> Case:
    return case.with_setup(replace(case.setup, rules=replace(case.setup.rules, show_model=model)))


@pytest.fixture(scope="module")
def late() -> dict[EngineVariant, ComparisonRow]:
    return rows(LATE)


def cells(posterior: Posterior) -> dict[tuple[object, object], float]:
    return {
        (card, holder): posterior.probability(card, holder) for card in posterior.cards for holder in posterior.holders
    }


def test_every_way_is_a_row_that_answers_its_own_question(late):
    assert LATE.setup.rules.show_model == ShowModel.RANDOM
    asked = {variant: (row.posterior.engine, row.posterior.show_model) for variant, row in late.items()}
    assert asked == {
        EngineVariant.EXACT: ("exact", "random"),
        EngineVariant.EXACT_IGNORE: ("exact", "ignore"),
        EngineVariant.CENTRE: ("centre", "ignore"),
        EngineVariant.MONTE_CARLO: ("montecarlo", "random"),
    }
    assert "analytic centre" in late[EngineVariant.CENTRE].posterior.method


def test_a_case_without_the_show_model_has_one_exact_way():
    case = with_show_model(LATE, ShowModel.IGNORE)
    assert variants(case) == (EngineVariant.EXACT, EngineVariant.CENTRE, EngineVariant.MONTE_CARLO)
    found = rows(case)
    assert tuple(found) == variants(case)
    assert all(row.posterior.show_model == ShowModel.IGNORE for row in found.values())
    assert all((row.difference is None) == variant.is_exact for variant, row in found.items())


def test_differences_are_those_from_the_exact_answer_to_the_same_question(late):
    for variant, row in late.items():
        if variant.is_exact:
            assert row.difference is None
            continue
        exact = cells(answer(LATE, "exact", ShowModel.IGNORE if variant == EngineVariant.CENTRE else ShowModel.RANDOM))
        mine = cells(row.posterior)
        off = {cell: abs(mine[cell] - p) for cell, p in exact.items() if 0 < p < 1}
        found = row.difference
        assert found.cells == len(off) > 20
        assert found.mean == pytest.approx(sum(off.values()) / len(off), rel=1e-9)
        assert found.largest == max(off.values())
        assert off[found.where] == found.largest > 1e-4
        assert found.errors.sum() == pytest.approx(sum(off.values()))
        assert found.errors.shape == row.posterior.marginals.shape


def test_only_an_answer_with_standard_errors_is_judged_by_them(late):
    assert {
        variant for variant, row in late.items() if row.difference is not None and row.difference.z is not None
    } == {EngineVariant.MONTE_CARLO}
    row = late[EngineVariant.MONTE_CARLO]
    assert 0.4 < row.difference.z < 2.5, "of 40 seeds 1.0 with a spread of 0.1: six spreads from the nearer limit"
    assert 0 < row.posterior.effective <= row.posterior.samples

    posterior, exact = late[EngineVariant.MONTE_CARLO].posterior, late[EngineVariant.EXACT].posterior.marginals
    scores = [
        (p - q) / s
        for p, q, s in zip(posterior.marginals.flat, exact.flat, posterior.stderr.flat, strict=True)
        if min(q, 1 - q) * posterior.samples >= 5
    ]
    assert late[EngineVariant.MONTE_CARLO].difference.z == pytest.approx(np.sqrt(np.mean(np.square(scores))), rel=1e-9)


def test_it_repeats_and_hears_the_number_of_samples(late):
    again = rows(LATE)
    for variant, row in late.items():
        assert (row.posterior.marginals == again[variant].posterior.marginals).all(), variant
    fewer = rows(LATE, Tuning(samples=2_000))[EngineVariant.MONTE_CARLO]
    assert fewer.posterior.samples < late[EngineVariant.MONTE_CARLO].posterior.samples / 4


def test_without_an_exact_answer_there_are_answers_and_no_differences(monkeypatch):
    tiny = {**registry._MAKERS, "exact": lambda _: ExactEngine(GraphLimits(steps=1, bytes=1))}
    monkeypatch.setattr(registry, "_MAKERS", tiny)
    found = rows(LATE)
    for variant, row in found.items():
        assert (row.posterior is None) == variant.is_exact
        assert bool(row.failure) == variant.is_exact
        assert row.difference is None


def test_an_engine_that_gives_up_is_a_row_that_says_why(monkeypatch):
    monkeypatch.setattr(solver, "SOLVERS", ())
    monkeypatch.setattr(solver, "warm_up", lambda: None)
    found = rows(LATE)
    assert found[EngineVariant.CENTRE].posterior is None
    assert "no analytic centre" in found[EngineVariant.CENTRE].failure
    assert [variant for variant, row in found.items() if row.posterior is None] == [EngineVariant.CENTRE]


def test_what_is_solved_or_agrees_but_for_rounding_differs_nowhere():
    solved = next(case for case in (small_game(seed, turns=12).case for seed in range(200)) if brute(case).deals == 1)
    found = rows(solved)
    assert all(row.difference is None or row.difference.cells == 0 for row in found.values())
    assert found[EngineVariant.CENTRE].difference.largest == 0.0
    assert found[EngineVariant.CENTRE].difference.where is None
    # answers that agree but for rounding differ nowhere
    start = classic_game(1, 3, 0).case
    found = rows(start)[EngineVariant.CENTRE].difference
    assert found.cells > 40
    assert found.largest < 1e-9
    assert found.where is None


def test_a_contradiction_is_told_and_unwanted_work_given_up():
    games = [corrupted(seed, small_game(seed, cards=8, turns=6)) for seed in range(20)]
    case = next(case for case in games if not brute(case).deals)
    with pytest.raises(Contradiction) as told:
        list(compare(case))
    assert told.value.conflict
    # it is given up when nobody wants it any more
    with given_up():
        list(compare(LATE))


def test_what_is_known_is_not_asked_again_and_still_measured_against(late):
    first = next(iter(compare(LATE)))
    assert first.variant == EngineVariant.EXACT
    rest = list(
        compare(
            LATE,
            computed=[late[EngineVariant.EXACT], late[EngineVariant.EXACT_IGNORE], late[EngineVariant.MONTE_CARLO]],
        )
    )
    assert [row.variant for row in rest] == [EngineVariant.CENTRE]
    assert [row.difference.largest for row in rest] == [late[row.variant].difference.largest for row in rest]
    assert list(compare(LATE, computed=list(late.values()))) == []
