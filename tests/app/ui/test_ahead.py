"""A package that is imported step by step is never seen half imported."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from compileall import compile_file
from pathlib import Path

import pytest

from app.ui.plots.ahead import steps_to_import

ROOT = Path(__file__).resolve().parents[3]
INIT = '''"""What it is for."""
from __future__ import annotations
first = 1
from . import part
def shown(of: Unknown) -> str: return f"{first} {part.second} {last}"
last = 3
'''


@pytest.fixture
def package(tmp_path, monkeypatch):
    folder = tmp_path / "stepwise"
    folder.mkdir()
    (folder / "__init__.py").write_text(INIT, "utf-8")
    (folder / "part.py").write_text("from stepwise import first\nsecond = first + 1\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    finders = list(sys.meta_path)
    yield folder
    assert sys.meta_path == finders
    for name in ("stepwise", "stepwise.part"):
        sys.modules.pop(name, None)


def whole(module):
    file = module.__spec__.origin
    return (module.__doc__, module.shown(None), Path(file).name) == ("What it is for.", "1 2 3", "__init__.py")


def test_each_statement_is_a_step_and_the_last_makes_the_package_known(package):
    steps = steps_to_import("stepwise")
    known = ["stepwise" in sys.modules for _ in steps]
    assert known == [False] * 6
    assert whole(sys.modules["stepwise"])
    assert list(steps_to_import("stepwise")) == []


@pytest.mark.parametrize("taken", range(1, 7))
def test_whoever_imports_it_before_the_end_gets_all_of_it(package, taken):
    steps = steps_to_import("stepwise")
    for _ in range(taken):
        next(steps)
    module = importlib.import_module("stepwise")
    assert whole(module)
    assert list(steps) == []
    assert importlib.import_module("stepwise") is module
    assert importlib.reload(module) is module


def test_steps_that_are_given_up_leave_nothing(package):
    steps = steps_to_import("stepwise")
    next(steps)
    steps.close()
    assert whole(importlib.import_module("stepwise"))


def test_one_without_source_is_imported_at_once(package):
    for file in (package / "__init__.py", package / "part.py"):
        compile_file(file, quiet=2, legacy=True)
        file.unlink()
    assert list(steps_to_import("stepwise")) == []
    assert sys.modules["stepwise"].shown(None) == "1 2 3"


@pytest.mark.parametrize("by_step", [True, False])
def test_an_error_is_raised_where_it_is_found_and_the_import_can_be_tried_again(package, by_step):
    (package / "part.py").write_text("1 / 0\n", "utf-8")
    steps = steps_to_import("stepwise")
    next(steps)
    with pytest.raises(ZeroDivisionError):
        list(steps) if by_step else importlib.import_module("stepwise")
    assert list(steps) == []
    assert "stepwise" not in sys.modules
    (package / "part.py").write_text("second = 2\n", "utf-8")
    importlib.invalidate_caches()
    assert whole(importlib.import_module("stepwise"))


AHEAD = """
import linecache, sys
from app.__main__ import import_qt
import_qt()
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from app.features.diagnostics.service import ExceptionReporter
from app.game.files import DataFolders
from app.startup.application import named_application, start_program
application = named_application()
data, until = Path(sys.argv[1]), sys.argv[2]
settings = QSettings(str(data / "s.ini"), QSettings.Format.IniFormat)
program = start_program(application, DataFolders(data), settings, ExceptionReporter(application))
program.show()
def look():
    if until in sys.modules:
        application.quit()
timer = QTimer(interval=0)
timer.timeout.connect(look)
timer.start()
application.exec()
print("pyqtgraph" in sys.modules)
import pyqtgraph
plot = pyqtgraph.PlotWidget()
print(plot.plot([1, 2]).getData()[1], sum(len(kept[2]) for kept in linecache.cache.values()) < 3_000)
program.close()
"""


@pytest.mark.parametrize(("until", "by_then"), [("pyqtgraph.functions", False), ("pyqtgraph", True)])
def test_charts_can_be_drawn_while_and_after_their_library_is_imported_ahead(tmp_path, until, by_then):
    ended = subprocess.run(
        [sys.executable, "-c", AHEAD, str(tmp_path), until],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stdout.split("\n")[:2] == [str(by_then), "[1 2] True"], ended.stderr
