"""Mutants meet the tests that execute them, nearest first; what is found is kept, and believed as long as it holds."""

from __future__ import annotations

import ast

import pytest

from tests.benchmarks import copies, mutants
from tests.benchmarks.mutants import Findings, Mutant

PROGRAM = '''\
@cached
def size(of: int | None = 3) -> int:
    """How large."""
    match of:
        case None:
            return 0
    try:
        return (
            of * 2
        )
    except ValueError:
        return LIMIT


LIMIT = 1
'''


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one program and two test files of it."""
    for name, text in {
        "core/sizes/size.py": PROGRAM,
        "tests/core/test_a.py": "a",
        "tests/core/sizes/test_b.py": "b",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for module in (copies, mutants):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    files = lambda: sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.py"))  # noqa: E731
    monkeypatch.setattr(mutants, "checkout", files)
    monkeypatch.setattr(mutants, "FOUND", tmp_path / "build" / "found.jsonl")
    return tmp_path


def a_mutant(line=4, source="another"):
    return Mutant("core/sizes/size.py", line, range(line, line + 1), PROGRAM, source)


def test_a_statement_is_where_it_begins_and_ends_without_those_in_it():
    lines = sorted((found.start, found.stop - 1) for found in mutants.statements_of(ast.parse(PROGRAM)))
    assert lines == [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 10), (11, 11), (12, 12), (15, 15)]


def test_every_line_is_mutated_but_what_no_program_asks_for(checkout):
    pytest.importorskip("mutmut")
    found = [mutant for _, make in mutants.makers_of("core/sizes/size.py", 1) if (mutant := make())]
    assert {mutant.line for mutant in found} == {2, 6, 9, 15}
    assert all(mutant.line in mutant.lines for mutant in found)
    assert not any("int & None" in mutant.source for mutant in found)
    assert len({mutant.key for mutant in found}) == len(found) > 5


def test_what_was_drawn_stays_so_while_its_statement_is_as_it_was(checkout):
    pytest.importorskip("mutmut")

    def drawn(seed):
        return [mutant.diff.partition("\n")[2] for mutant in mutants.sample(["core/sizes/size.py"], 4, seed)]

    before = drawn(1)
    assert before == drawn(1) != drawn(2)
    (checkout / "core/sizes/size.py").write_text(f"import os\n{PROGRAM}", encoding="utf-8")
    assert drawn(1) == before


def test_a_mutant_meets_who_executes_it_the_nearest_first_then_the_quickest(checkout):
    findings = Findings(again=False)
    executes = {"core/sizes/size.py": [4, 5]}
    for test, seconds, lines, status in (
        ("tests/app/test_quick.py", 1.0, executes, 0),
        ("tests/core/test_slow.py", 3.0, executes, 0),
        ("tests/core/test_quick.py", 2.0, executes, 0),
        ("tests/core/sizes/test_b.py", 9.0, executes, 0),
        ("tests/core/test_elsewhere.py", 1.0, {"core/sizes/size.py": [9]}, 0),
        ("tests/core/test_broken.py", 1.0, executes, 1),
    ):
        findings.add(test=test, seconds=seconds, lines=lines, status=status)
    assert list(mutants.meeting(a_mutant(), findings).items()) == [
        ("tests/core/sizes/test_b.py", 9.0),
        ("tests/core/test_quick.py", 2.0),
        ("tests/core/test_slow.py", 3.0),
        ("tests/app/test_quick.py", 1.0),
    ]
    assert mutants.meeting(a_mutant(line=12), findings) == {}


def test_what_was_found_is_gone_on_with_while_the_checkout_is_the_same(checkout):
    first = Findings(again=False)
    for key, verdict in (("one", "killed"), ("two", "survived"), ("three", "timeout")):
        first.add(mutant=key, verdict=verdict)
    for test in ("tests/core/test_a.py", "tests/core/sizes/test_b.py"):
        first.add(test=test, own=copies.stamp(test))
    assert set(Findings(again=False).mutants) == {"one", "two", "three"}

    (checkout / "tests/core/test_a.py").write_text("changed", encoding="utf-8")
    assert not Findings(again=False).mutants
    believed = Findings(again=True)
    assert set(believed.mutants) == {"one", "three"}, "survivors are tried again"
    assert set(believed.tests) == {"tests/core/sizes/test_b.py"}, "a test that changed is looked at anew"


def test_the_table_counts_what_takes_too_long_as_killed(checkout):
    findings, some = Findings(again=False), [a_mutant(source=f"of * {n}") for n in range(4)]
    for mutant, verdict in zip(some, ("killed", "killed", "timeout", "survived"), strict=True):
        findings.add(mutant=mutant.key, verdict=verdict)
    *before, last = mutants.report(some, findings)
    assert last.split() == ["all", "2", "1", "1", "75.0%"]
    assert some[3].diff in "".join(before)
    assert some[0].diff not in "".join(before)
    assert "+of * 3" in some[3].diff.replace("    ", "")


class Ended(copies.Copy):
    """A copy in which files of tests end as they should, and nothing is run."""

    def __init__(self, folder, ends):
        self.folder, self.ends, self.ran = folder, ends, []

    def run(self, tests, limit=0.0, settings=None):
        self.ran.append((list(tests), limit, (self.folder / "core/sizes/size.py").read_text("utf-8")))
        status = next((self.ends[test] for test in tests if self.ends[test]), 0)
        return (None if status == "late" else status), "FAILED tests/t.py::test_it - assert"


@pytest.mark.parametrize(
    ("ends", "verdict", "runs"),
    [
        ([0] * 5, ("survived", ""), 3),
        ([0, 0, 1, 0, 0], ("killed", "tests/t.py::test_it"), 2),
        (["late"], ("timeout", "t0"), 1),
    ],
)
def test_tests_are_run_until_one_fails_or_takes_ten_times_as_long(checkout, ends, verdict, runs):
    copy = Ended(checkout, {f"t{n}": end for n, end in enumerate(ends)})
    assert copy.verdict("core/sizes/size.py", "faulty", dict.fromkeys(copy.ends, 2.0)) == verdict
    assert len(copy.ran) == runs
    assert [test for tests, _, _ in copy.ran for test in tests] == list(copy.ends)[: 2**runs - 1]
    assert all(limit == copies.SPARE + 20 * len(tests) for tests, limit, _ in copy.ran)
    assert {source for _, _, source in copy.ran} == {"faulty"}
    assert (checkout / "core/sizes/size.py").read_text("utf-8") == PROGRAM
