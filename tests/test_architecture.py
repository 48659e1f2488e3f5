"""Who imports whom, read from the files themselves: the rules of app/README.md and core/README.md."""

import ast
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(path for part in ("app", "core", "resources") for path in (ROOT / part).rglob("*.py"))

CORE = {
    "text": set(),
    "model": {"text"},
    "formats": {"model", "text"},
    "quick_entry": {"model"},
    "history": {"formats", "model", "text"},
    "board": {"formats", "model", "text"},
    "evidence": {"model"},
    "engines": {"evidence", "model", "text"},
    "players": {"engines", "formats", "model", "text"},
    "belief": {"players", "engines", "evidence", "model", "text"},
    "timeline": {"belief", "players", "engines", "model"},
    "explain": {"timeline", "belief", "engines", "evidence", "model", "text"},
    "conflicts": {"explain", "engines", "evidence", "model", "text"},
    "information": {"belief", "players", "engines", "evidence", "model"},
    "situation": {"information", "belief", "players", "engines", "evidence", "board", "model"},
    "policies": {"situation", "information", "engines", "evidence", "board", "model", "text"},
    "advice": {"policies", "situation", "information", "board", "model", "text"},
    "review": {"advice", "policies", "situation", "timeline", "belief", "players", "engines", "board", "model", "text"},
    "referee": {"policies", "situation", "board", "formats", "model", "text"},
    "arena": {
        "referee",
        "policies",
        "situation",
        "information",
        "belief",
        "players",
        "engines",
        "board",
        "formats",
        "model",
    },
    "practice": {
        *("referee", "policies", "situation", "explain", "engines", "evidence", "players", "board", "formats", "model"),
        "text",
    },
}
"""The rooms of core, lowest first, and those that each imports. The command line may import all; none imports it."""
EXCEPTIONS = {
    ("core.text.text", "core.model.cards"),  # a text names cards; cards themselves import nothing
}
"""The permitted exceptions."""
BELOW = {"core", "core.checkpoint", "core.version"}
"""The modules of core that stand below its rooms: any room may import them."""
ENGINE_FAMILIES = sorted(path.parent.name for path in (ROOT / "core" / "engines").glob("*/__init__.py"))

LIBRARIES = {
    "core.engines": {"numpy", "scipy", "cvxpy"},
    "core.evidence": {"numpy"},
    "core.explain": {"numpy"},
    "core.timeline": {"numpy"},
    "core.board": {"numpy", "scipy"},
    "core.players": {"numpy"},
    "core.belief": {"numpy"},
    "core.information": {"numpy"},
    "core.situation": {"numpy"},
    "core.policies": {"numpy"},
    "core.review": {"numpy"},
    "core.practice": {"numpy"},
    "core.arena": {"numpy", "scipy"},
    "core.cli": {"numpy", "distributed"},
    "app.ui.plots": {"numpy", "PySide6", "shiboken6", "pyqtgraph"},
    "app.features.charts": {"numpy", "PySide6", "shiboken6", "pyqtgraph"},
    "app": {"numpy", "PySide6", "shiboken6"},
}
"""The libraries that each package may import, the first that fits; all others may import only the standard library."""
FOUNDATIONS = {
    "PySide6-Essentials": ("PySide6", ["app"]),
    "numpy": ("numpy", ["core"]),
    "scipy": ("scipy", ["core.engines.centre"]),
    "cvxpy": ("cvxpy", ["core.engines.centre"]),
    "pyqtgraph": ("pyqtgraph", ["app.ui.plots", "app.features.charts"]),
}
"""The packages that the program is built on: the name that is imported, and our packages that cannot do without it."""
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


def imports_of(path, *, run=False):
    """Return every module imported anywhere in a file; for "from a import b" both a and a.b, which may not exist.

    ``run``: leave out what only type checkers import.
    """
    found = set()
    for node in statements(ast.parse(path.read_text("utf-8")), run=run):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def statements(node, *, run):
    """Yield the statements in a module or in another statement, which is quicker than all that they consist of."""
    for part in BLOCKS:
        for one in getattr(node, part, ()):
            if not (run and is_for_type_checkers(one)):
                yield one
                yield from statements(one, run=run)


BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


def is_for_type_checkers(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


@cache
def imports():
    """Return the imports of each module of the project."""
    return {module_of(path): imports_of(path) for path in FILES}


def ours(modules):
    return {module for module in modules if module.split(".")[0] in {"app", "core", "resources"}}


def is_in(module, package):
    return module == package or module.startswith(f"{package}.")


def room_of(module):
    """Return the room of core that a module belongs to, None if it belongs to none."""
    package, _, rest = module.partition(".")
    room = rest.partition(".")[0]
    return room if package == "core" and room in CORE else None


def edges():
    """Return every import between modules of the project, except those of a package by its own modules."""
    return {(importer, module) for importer, modules in imports().items() for module in ours(modules) & {*imports()}}


@pytest.mark.parametrize("here", CORE)
def test_a_room_of_core_imports_what_is_listed_for_it_and_only_lower_ones(here):
    rooms = list(CORE)
    assert CORE[here] <= {*rooms[: rooms.index(here)]}
    found = {(importer, module) for importer, module in edges() if room_of(importer) == here} - EXCEPTIONS
    assert {room_of(module) for _, module in found} - {here, None} == CORE[here]
    beside = {module for _, module in found if room_of(module) is None}
    assert {module for module in beside if not is_in(module, "resources")} <= BELOW


def test_what_stands_below_the_rooms_imports_none_of_them():
    assert not {(importer, module) for importer, module in edges() if importer in BELOW and is_in(module, "core")}


def test_every_exception_is_made_use_of():
    assert edges() >= EXCEPTIONS


def test_every_folder_of_core_is_a_room():
    folders = {path.parent.name for path in (ROOT / "core").glob("*/__init__.py")}
    assert folders == {*CORE, "cli"}


LAYERS = ("ui", "tasks", "game", "features", "shell", "startup")
"""The layers of app, lowest first. Each imports only lower ones, and core."""
BETWEEN_FEATURES = {
    # what a feature adds to the panels that are always there: the sheet, the entry, the list of events
    ("board", "entry"): "an entry assumes the room where the token of its player stands",
    ("charts", "events"): "the timeline's chart shows what the list says of each entry",
    ("charts", "sheet"): "charts follow the moment that the sheet shows",
    ("conflicts", "entry"): "an entry is checked while it is made, and a correction opens it",
    ("conflicts", "events"): "entries of a conflict are highlighted in the list",
    ("conflicts", "sheet"): "the bar of a conflict stands above the sheet",
    ("events", "entry"): "the list asks about turns that the entry's order misses",
    ("explain", "events"): "entries of an explanation are highlighted in the list",
    ("explain", "sheet"): "the cell that is explained is the sheet's current one",
    ("game_over", "events"): "entries that contradict the result are highlighted in the list",
    ("own_sheet", "sheet"): "one's own marks are on the sheet",
    ("own_sheet", "explain"): "the panel says why a mark is right or wrong",
    ("review", "events"): "a decision of the review is a link to its entry",
    ("table_mode", "entry"): "table mode enters with the entry's drafts and words",
    ("what_if", "entry"): "what-if follows the entry that is being made",
    ("what_if", "sheet"): "and shows it on the sheet",
    ("advice", "entry"): "advice fills the entry",
    # panels of others that have a slot above the sheet
    ("sheet", "conflicts"): "the sheet's panel holds the bar of conflicts",
    ("sheet", "what_if"): "and the bar of what-if",
    # words and values that two share
    ("board", "advice"): "the board marks advised destinations",
    ("charts", "advice"): "the chart of rivals shows the advice's report",
    ("printing", "review"): "the review is printed",
    ("habits", "library"): "habits are counted over the games of the library",
    ("review", "library"): "the library keeps what a review found",
    ("game_over", "library"): "a game with its result goes into the library",
    ("game_over", "review"): "the result opens the review",
    ("game_over", "conflicts"): "a result that contradicts the entries offers corrections",
    ("game_over", "setup"): "the cards are picked as in the set-up",
    ("practice", "board"): "where to go is chosen on the board",
    ("practice", "own_sheet"): "one's own sheet stays on in a game on one's own",
    ("practice", "library"): "a rival may play like somebody whose habits the library knows",
    ("practice", "setup"): "house rules are chosen as in the set-up",
}
"""The permitted imports between features, and their reasons."""


def layer_of(module):
    """Return the layer and the feature of a module of app; the feature is None outside the features."""
    parts = module.split(".")
    if parts[0] != "app" or len(parts) < 3:
        return None, None
    return parts[1], parts[2] if parts[1] == "features" else None


def test_every_folder_of_app_is_a_layer():
    assert {path.parent.name for path in (ROOT / "app").glob("*/__init__.py")} == {*LAYERS}


def test_imports_of_app_go_downwards_only():
    upwards = {
        (importer, module)
        for importer, module in edges()
        for here, there in [(layer_of(importer)[0], layer_of(module)[0])]
        if here is not None and there is not None and LAYERS.index(there) > LAYERS.index(here)
    }
    assert upwards == set()


def test_a_feature_imports_no_other_but_for_what_is_listed():
    between = {
        (here, there)
        for importer, module in edges()
        for here, there in [(layer_of(importer)[1], layer_of(module)[1])]
        if here is not None and there is not None and here != there
    }
    assert between == {*BETWEEN_FEATURES}


def test_no_feature_is_given_the_main_window():
    given = {module_of(path) for path in FILES if re.search(r"import .*\bMainWindow\b", path.read_text("utf-8"))}
    assert {module for module in given if layer_of(module)[0] not in {"shell", "startup"}} == set()


def test_core_knows_no_window():
    window = {
        importer: {module for module in ours(modules) if is_in(module, "app")}
        for importer, modules in imports().items()
        if is_in(importer, "core")
    }
    assert {importer: modules for importer, modules in window.items() if modules} == {}


def test_libraries_stay_where_they_belong():
    known = {*sys.stdlib_module_names, "app", "core", "resources"}
    for importer, modules in imports().items():
        foreign = {module.split(".")[0] for module in modules} - known
        allowed = next((LIBRARIES[package] for package in LIBRARIES if is_in(importer, package)), set())
        assert foreign <= allowed, importer
        if "cvxpy" in foreign or "scipy" in foreign:
            no_solver = "cvxpy" not in foreign and importer == "core.arena.standings"
            in_centre = is_in(importer, "core.engines.centre")
            assert in_centre or no_solver, f"{importer}: only the centre engine needs a solver"


def test_the_program_depends_on_its_foundations_and_nothing_else():
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert {Requirement(one).name for one in asked} == {*FOUNDATIONS}


@pytest.mark.parametrize(("library", "folders"), FOUNDATIONS.values(), ids=FOUNDATIONS)
def test_each_foundation_is_used_for_the_work_that_it_is_there_for(library, folders):
    for folder in folders:
        files = [path for path in FILES if is_in(module_of(path), folder)]
        assert any(is_in(module, library) for path in files for module in imports_of(path, run=True)), folder


TESTS_OF_OTHERS = re.compile(r"^ *(?:from|import) tests(?:\.\w+)*(?:\.| import )test_\w+", re.MULTILINE)


def test_no_test_module_is_imported_by_another():
    """What several of them need stands in a module of its own."""
    assert not [path for path in (ROOT / "tests").rglob("*.py") if TESTS_OF_OTHERS.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("family", ENGINE_FAMILIES)
def test_engines_do_not_import_each_other(family):
    others = [f"core.engines.{other}" for other in ENGINE_FAMILIES if other != family]
    for importer, modules in imports().items():
        if importer.startswith(f"core.engines.{family}"):
            assert not {module for module in modules if module.startswith(tuple(others))}, importer


def test_the_command_line_is_imported_by_nobody_in_core_but_itself():
    above = {
        (importer, module)
        for importer, module in edges()
        if room_of(importer) is not None and (is_in(module, "core.cli") or module == "core.__main__")
    }
    assert above == set()


def test_only_the_command_line_and_one_file_of_the_window_start_threads_or_processes():
    starters = {module_of(path) for path in FILES if starts_something(path)}
    assert {module for module in starters if is_in(module, "core")} <= {"core.cli.workers"}
    assert len({module for module in starters if is_in(module, "app")}) <= 1, starters


def starts_something(path):
    text = path.read_text("utf-8")
    if not any(name in text for name in STARTERS):
        return False
    calls = [node.func for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
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
    file.write_text(NESTED)
    assert imports_of(file) == {*"abcdefg"}
    file.write_text("import a\nif TYPE_CHECKING:\n    from b import c\n")
    assert (imports_of(file), imports_of(file, run=True)) == ({"a", "b", "b.c"}, {"a"})
    file.write_text("from concurrent import futures\nfutures.ThreadPoolExecutor(1)\n")
    assert starts_something(file)


NESTED = """
class One:
    try:
        import a
    except E:
        import b
    else:
        with one: import c
    finally:
        import d
match one:
    case 1:
        while 1:
            import e
        else:
            for i in j: import f
if 1: pass
elif 2: import g
"""


def test_public_values_of_core_are_frozen_but_the_residue_that_is_worked_on_in_place():
    found = {
        f"{module_of(path)}.{node.name}"
        for path in FILES
        if is_in(module_of(path), "core")
        for text in [path.read_text("utf-8")]
        if CHANGEABLE.search(text)  # most files need not be parsed
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and can_be_changed(node)
    }
    assert found == {"core.evidence.presolve.ReducedProblem"}


CHANGEABLE = re.compile(r"@\s*dataclass(?!.*frozen=True)")


def can_be_changed(node):
    """Whether a class is a dataclass and not frozen."""
    decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
    return any(one.startswith("dataclass") and "frozen=True" not in one for one in decorators)
