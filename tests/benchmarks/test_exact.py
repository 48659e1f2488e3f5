"""The benchmark runs and its yardsticks are right. No time is asserted: a busy machine is no bug."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from core.formats.case_file import load
from tests.benchmarks import exact
from tests.benchmarks.positions import Stratum, strata
from tests.benchmarks.yardsticks import cardwise, lattice, plain

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize("yardstick", [lattice, cardwise])
@pytest.mark.parametrize("name", ["case-01", "case-05", "case-06", "case-08", "case-11"])
def test_the_yardsticks_are_right(yardstick, name: str):
    case = load(CASES / f"{name}.case.json")
    want = json.loads((CASES / f"{name}.expected.json").read_text("utf-8"))["expected"]["ignore"]
    deals, marginals = yardstick.deals(plain(case))
    assert str(deals) == want["deals"]
    for card, row in want["marginals"].items():
        found = [marginals[card].get(holder, 0.0) for holder in want["holders"]]
        assert found == pytest.approx(row, abs=1e-12)


def test_the_strata_are_the_mixed_set():
    names = {str(stratum) for stratum in strata()}
    assert len(names) == 40
    assert {"seated 3, the deal", "spectator 6, late"} <= names


def test_one_position_is_measured_and_reported(capsys):
    timings = exact.run(1, 1, [Stratum(3, "10 in", spectator=False)])
    assert [t.stratum.players for t in timings] == [3]
    printed = capsys.readouterr().out
    assert "seated 3, 10 in" in printed
    assert "ratio, p95" in printed


def test_a_wrong_answer_is_noticed():
    case = next(Stratum(3, "10 in", spectator=False).positions(1))
    deals, marginals = cardwise.deals(plain(case))
    posterior = exact.answer(case, "exact", exact.ShowModel.IGNORE)
    exact.compare(posterior, deals, marginals)
    with pytest.raises(exact.DisagreementError):
        exact.compare(posterior, deals + 1, marginals)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no getrusage")
def test_the_engine_alone_reports_memory_and_first_answer():
    memory, first = exact.alone(1)
    assert memory > 1
    assert first > 0
