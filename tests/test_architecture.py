"""Who imports whom, read from the files themselves: DESIGN's rules, enforced."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(path for part in ("app", "core", "resources") for path in (ROOT / part).rglob("*.py"))
NAMES = [path.relative_to(ROOT).as_posix() for path in FILES]

MODEL, EVIDENCE, ENGINES = "core.model", "core.evidence", "core.engines"
REASONS, BOARD, PLANNER, ARENA = "core.reasons", "core.board", "core.planner", "core.arena"
REVIEW, HABITS = "core.review", "core.habits"
BELOW = {
    MODEL: set(),
    EVIDENCE: {MODEL},
    HABITS: {MODEL},
    ENGINES: {MODEL, EVIDENCE},
    REASONS: {MODEL, EVIDENCE, ENGINES},
    BOARD: {MODEL},
    PLANNER: {MODEL, EVIDENCE, ENGINES, REASONS, BOARD},
    REVIEW: {MODEL, EVIDENCE, ENGINES, REASONS, BOARD, PLANNER},
    ARENA: {MODEL, EVIDENCE, ENGINES, REASONS, BOARD, PLANNER, HABITS},
}
"""Whom each package may import, apart from itself."""
COMMAND_LINE = ("core.cli", "core.__main__", "core.commandline")
ENGINE_FAMILIES = ("exact", "centre", "montecarlo")

LIBRARIES = {
    MODEL: set(),
    HABITS: set(),
    EVIDENCE: {"numpy"},
    ENGINES: {"numpy", "scipy", "cvxpy"},
    REASONS: {"numpy"},
    BOARD: {"numpy", "scipy"},
    PLANNER: {"numpy"},
    REVIEW: {"numpy"},
    ARENA: {"numpy", "scipy"},
    "core.cli": {"distributed"},
    "core.commandline": {"numpy"},
    "app": {"numpy", "PySide6", "shiboken6", "pyqtgraph"},
}
STARTERS = {
    "ThreadPoolExecutor",
    "ProcessPoolExecutor",
    "Thread",
    "QThread",
    "QThreadPool",
    "Process",
    "Popen",
    "QProcess",
}


def module_of(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path):
    """Every module that a file imports, anywhere in it; for "from a import b" both a and a.b, which may be none."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def is_in(module, package):
    return module == package or module.startswith(f"{package}.")


def package_of(module):
    """The package of core that a module belongs to, None for what belongs to none."""
    return next((package for package in BELOW if is_in(module, package)), None)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_imports_go_downwards_only(path):
    importer = module_of(path)
    ours = {module for module in imports_of(path) if module.split(".")[0] in {"app", "core", "resources"}}
    if is_in(importer, "core"):
        assert not {module for module in ours if is_in(module, "app")}, "core knows no window"
    here = package_of(importer)
    if here is not None:
        allowed = BELOW[here] | {here, "core.version", "resources"}
        above = {module for module in ours if module != "core" and not any(is_in(module, one) for one in allowed)}
        assert not above, f"{here} may import {sorted(allowed)}"


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_libraries_stay_where_they_belong(path):
    importer = module_of(path)
    known = {*sys.stdlib_module_names, "app", "core", "resources"}
    foreign = {module.split(".")[0] for module in imports_of(path)} - known
    allowed = next((LIBRARIES[package] for package in LIBRARIES if is_in(importer, package)), set())
    assert foreign <= allowed
    if "cvxpy" in foreign or "scipy" in foreign:
        no_solver = "cvxpy" not in foreign and importer in {f"{BOARD}.distances", f"{ARENA}.standings"}
        assert is_in(importer, f"{ENGINES}.centre") or no_solver, "only the centre engine needs a solver"
    if "pyqtgraph" in foreign:
        assert "chart" in importer.rpartition(".")[2], "only charts need pyqtgraph"


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_engines_do_not_import_each_other(path):
    mine = [family for family in ENGINE_FAMILIES if module_of(path).startswith(f"{ENGINES}.{family}")]
    if mine:
        others = [f"{ENGINES}.{family}" for family in ENGINE_FAMILIES if family not in mine]
        assert not {module for module in imports_of(path) for other in others if module.startswith(other)}


def test_the_command_line_is_imported_by_nobody_in_core_but_itself():
    for path in FILES:
        importer = module_of(path)
        if is_in(importer, "core") and not any(is_in(importer, one) for one in COMMAND_LINE):
            assert not {module for module in imports_of(path) if any(is_in(module, one) for one in COMMAND_LINE)}, path


def test_only_the_command_line_and_one_file_of_the_window_start_threads_or_processes():
    starters = {module_of(path) for path in FILES if starts_something(path)}
    assert {module for module in starters if is_in(module, "core")} <= {"core.cli"}
    assert len({module for module in starters if is_in(module, "app")}) <= 1, starters


def starts_something(path):
    calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    names = {
        call.id if isinstance(call, ast.Name) else call.attr
        for call in calls
        if isinstance(call, ast.Name | ast.Attribute)
    }
    return bool(names & STARTERS)


def test_the_rules_see_through_every_way_to_import(tmp_path):
    file = tmp_path / "any.py"
    file.write_text("import a.b as c\nfrom d import e\ndef f():\n    from g.h import i\n    import j\n")
    assert imports_of(file) == {"a.b", "d", "d.e", "g.h", "g.h.i", "j"}
    file.write_text("from concurrent import futures\nfutures.ThreadPoolExecutor(1)\n")
    assert starts_something(file)
