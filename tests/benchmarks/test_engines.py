"""The benchmark of the engines runs, and sees an error where there is one. No error of an estimate is asserted."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from core.engines.driver import answer
from core.formats.case_file import load
from core.model.rules import ShowModel
from tests.benchmarks import engines
from tests.benchmarks.positions import Stratum
from tests.benchmarks.yardsticks import cardwise, plain

CASES = Path(__file__).parents[1] / "cases"


def test_a_few_positions_are_measured_and_reported():
    table = engines.run(2, seconds=0.05, stages=["the deal", "10 in"], players=[3, 4])
    assert {way for _, way in table} == {*engines.ways(1), engines.SOLVER, engines.PLAIN}
    assert engines.mean(table["10 in", engines.EXACT]) == 0.0
    for way in (engines.CENTRE, engines.MONTE_CARLO):
        found = table["the deal", way]
        assert len(found) == 4
        assert max(one.errors.max() for one in found) > 0
        assert way in engines.row("the deal", way, found, table["the deal", engines.EXACT])
    assert all(np.isfinite(one.z).all() for one in table["the deal", engines.MONTE_CARLO])
    assert sum(one.z.size for one in table["the deal", engines.MONTE_CARLO]) > 0
    assert sum("reach" in line for line in engines.verdicts(table)) == 2


@pytest.mark.parametrize("name", ["case-01", "case-05", "case-06", "case-08", "case-11"])
def test_the_plain_program_is_right(name: str):
    want = json.loads((CASES / f"{name}.expected.json").read_text("utf-8"))["expected"]["ignore"]
    deals, marginals = cardwise.deals(plain(load(CASES / f"{name}.case.json")))
    assert str(deals) == want["deals"]
    for card, row in want["marginals"].items():
        assert [marginals[card].get(holder, 0.0) for holder in want["holders"]] == pytest.approx(row, abs=1e-12)


def test_a_wrong_answer_is_noticed():
    case = next(Stratum(3, "10 in", spectator=False).positions(1))
    deals, marginals = cardwise.deals(plain(case))
    posterior = answer(case, "exact", ShowModel.IGNORE)
    engines.compare(posterior, deals, marginals)
    with pytest.raises(engines.DisagreementError):
        engines.compare(posterior, deals + 1, marginals)
