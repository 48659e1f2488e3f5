"""Mutation testing: find small faults in the deductive core that the fast tests do not detect.

    python -m tests.benchmarks.mutants [--sample 400] [--seed 17] [--jobs 1] [--only PATH …] [--files N] [--again]

Besides the test requirements it needs ``pip install --no-deps --require-hashes -r packaging/mutation.lock``. It draws a
sample of the mutants that mutmut's operators make of the target files, and runs the fast tests on each in a copy of the
checkout. Every line is mutated; mutmut itself skips decorated functions, modules and class bodies.

A mutant is tested with the test files that execute its statement, as recorded by coverage.py: the nearest first, then
the fastest, until one fails. As coverage.py cannot follow all processes, the whole suite may kill a mutant reported as
a survivor, but it does kill every mutant reported as killed. The same holds for ``--files``, which limits the number of
test files per mutant, since running all takes long.

Results are stored in ``build/mutants``; an interrupted run resumes if the checkout is unchanged. ``--again`` resumes
with a changed checkout, when writing tests: it keeps the kills and the coverage of unchanged test files, and tests the
survivors again.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from tests.benchmarks.copies import NO_TESTS, PASSED, ROOT, Copies, Copy, checkout, files_of, stamp

FOUND = ROOT / "build" / "mutants" / "found.jsonl"
TARGETS = (
    "core/evidence",
    "core/engines/exact",
    "core/engines/registry.py",
    "core/policies/accusing.py",
    "core/information",
    "core/history/history.py",
)


# --- mutants


@dataclass(frozen=True)
class Mutant:
    """A faulty ``source`` of the file at ``path``, with the fault in ``line``, and its statement in ``lines``."""

    path: str
    line: int
    lines: range
    was: str
    source: str

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.path}\n{self.source}".encode()).hexdigest()

    @property
    def diff(self) -> str:
        lines = difflib.unified_diff(self.was.splitlines(), self.source.splitlines(), n=0, lineterm="")
        changed = "\n".join(f"    {line}" for line in lines if not line.startswith(("---", "+++", "@@")))
        return f"{self.path}:{self.line}\n{changed}"


def sample(paths: Sequence[str], size: int, seed: int) -> list[Mutant]:
    """Draw mutants of files, each equally likely. The choice depends only on the mutant's own statement."""
    found: dict[str, Mutant] = {}
    makers = [maker for path in paths for maker in makers_of(path, seed)]
    print(f"{len(makers):,} mutants of {len(paths)} files; {min(size, len(makers)):,} of them, drawn with seed {seed}")
    for _, make in sorted(makers, key=itemgetter(0)):
        if len(found) < size and (mutant := make()):
            found[mutant.key] = mutant
    return list(found.values())


def makers_of(path: str, seed: int) -> Iterator[tuple[str, Callable[[], Mutant | None]]]:
    """Yield the lot of each mutant of a file, and the mutant, None if it is equivalent or not valid Python."""
    import libcst as cst
    from libcst.metadata import MetadataWrapper, PositionProvider
    from mutmut.mutation.mutators import mutation_operators

    was = (ROOT / path).read_text(encoding="utf-8")
    tree, wrapper = ast.parse(was), MetadataWrapper(cst.parse_module(was))
    positions, statements = wrapper.resolve(PositionProvider), list(statements_of(tree))
    alike: Counter[tuple[str, ...]] = Counter()
    code = wrapper.module.code_for_node

    def make(node: cst.CSTNode, faulty: cst.CSTNode) -> Mutant | None:
        source, line = wrapper.module.deep_replace(node, faulty).code, positions[node].start.line
        try:
            if ast.dump(ast.parse(source)) == ast.dump(tree):
                return None
        except SyntaxError:
            return None
        lines = next((lines for lines in statements if line in lines), range(1, was.count("\n") + 1))
        return Mutant(path, line, lines, was, source)

    def lot(node: cst.CSTNode, faulty: cst.CSTNode) -> str:
        parts = path, was.splitlines()[positions[node].start.line - 1], *map(code, (node, faulty))
        alike[parts] += 1
        return hashlib.sha256("\n".join((str(seed), *parts, *["again"] * (alike[parts] - 1))).encode()).hexdigest()

    def visit(node: cst.CSTNode) -> Iterator[tuple[str, Callable[[], Mutant | None]]]:
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                yield from ((lot(node, faulty), partial(make, node, faulty)) for faulty in operator(node))
        for child in node.children:
            if not isinstance(child, cst.Annotation):  # annotations have no effect at run time
                yield from visit(child)

    return visit(wrapper.module)


def statements_of(tree: ast.Module) -> Iterator[range]:
    """Yield the lines of each statement, without those of the statements in it."""
    for node in ast.walk(tree):
        match node:
            case ast.match_case(pattern=pattern, body=[first, *_]):
                yield range(pattern.lineno, first.lineno)
            case ast.Match(cases=[first, *_]):
                yield range(node.lineno, first.pattern.lineno)
            case ast.stmt(body=[first, *_]) | ast.excepthandler(body=[first, *_]):
                yield range(node.lineno, first.lineno)
            case ast.stmt():
                yield range(node.lineno, node.end_lineno + 1)


# --- results


class Findings:
    """The results for test files and mutants, each stored as soon as it is known."""

    def __init__(self, *, again: bool) -> None:
        self._stamp = stamp(*checkout())
        self.tests: dict[str, dict[str, Any]] = {}
        self.mutants: dict[str, dict[str, Any]] = {}
        FOUND.parent.mkdir(parents=True, exist_ok=True)
        FOUND.touch()
        for line in FOUND.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            if one["stamp"] == self._stamp or (again and self._believed(one)):
                self._take(one)

    def add(self, **one: Any) -> None:
        one["stamp"] = self._stamp
        self._take(one)
        with FOUND.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def _take(self, one: dict[str, Any]) -> None:
        if "test" in one:
            self.tests[one["test"]] = one
        else:
            self.mutants[one["mutant"]] = one

    @staticmethod
    def _believed(one: dict[str, Any]) -> bool:
        if "test" in one:
            return (ROOT / one["test"]).exists() and one["own"] == stamp(one["test"])
        return one["verdict"] != "survived"


def meeting(mutant: Mutant, findings: Findings) -> dict[str, float]:
    """Return the test files that execute a mutant's statement, with their times: nearest first, then fastest."""
    meet = {
        test: one["seconds"]
        for test, one in findings.tests.items()
        if one["status"] == PASSED and any(line in mutant.lines for line in one["lines"].get(mutant.path, ()))
    }

    def apart(test: str) -> tuple[int, float]:
        folders = Path(mutant.path).parent, Path(test).parent.relative_to("tests")
        return -len(os.path.commonpath(folders)), meet[test]

    return {test: meet[test] for test in sorted(meet, key=apart)}


# --- the command


def survey(copies: Copies, findings: Findings) -> None:
    """Record what each test file executes and how long it takes; name those that fail without a mutant."""
    tests = [name for name in files_of(["tests"]) if Path(name).name.startswith("test_")]
    findings.tests = {test: one for test, one in findings.tests.items() if test in tests}

    def look(copy: Copy, test: str) -> None:
        findings.add(test=test, own=stamp(test), **copy.survey(test, TARGETS))

    copies.each("test files surveyed", [test for test in tests if test not in findings.tests], look)
    for test, one in findings.tests.items():
        if one["status"] not in {PASSED, NO_TESTS}:
            print(f"Left out, since it fails without any fault: {test}\n{one['printed']}")


def attack(copies: Copies, findings: Findings, mutants: Sequence[Mutant], files: int | None) -> None:
    """Test each mutant, with a limited number of test files."""

    def try_one(copy: Copy, mutant: Mutant) -> None:
        tests = dict(islice(meeting(mutant, findings).items(), files))
        verdict, by = copy.verdict(mutant.path, mutant.source, tests)
        findings.add(mutant=mutant.key, diff=mutant.diff, verdict=verdict, by=by)
        if verdict == "survived":
            print(mutant.diff, flush=True)

    copies.each("mutants tried", [mutant for mutant in mutants if mutant.key not in findings.mutants], try_one)


def report(mutants: Sequence[Mutant], findings: Findings) -> Iterator[str]:
    """Print how many mutants were killed, per file and in total, and which survived."""
    verdicts = {mutant: findings.mutants[mutant.key]["verdict"] for mutant in mutants}
    yield from sorted(f"\n{mutant.diff}" for mutant, verdict in verdicts.items() if verdict == "survived")
    yield f"\n{'':40}killed  timeout  survived   share"
    for path in [*sorted({mutant.path for mutant in mutants}), ""]:
        found = Counter(verdict for mutant, verdict in verdicts.items() if mutant.path.startswith(path))
        killed, late, survived = found["killed"], found["timeout"], found["survived"]
        share = (killed + late) / found.total()
        yield f"{path or 'all':40}{killed:6}{late:9}{survived:10}{share:8.1%}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=TARGETS, help="files or folders among the targets")
    parser.add_argument("--files", type=int, help="the nearest so many test files for each; all, where it isn't said")
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args(arguments)
    mutants = sample(files_of(given.only), given.sample, given.seed)
    findings = Findings(again=given.again)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = Copies(folder, given.jobs)
        survey(copies, findings)
        attack(copies, findings, mutants, given.files)
    print("\n".join(report(mutants, findings)))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted. The same command goes on.")
