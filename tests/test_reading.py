"""All that is read from a disk is read through ``core.formats.regular_file``, which refuses what one could wait for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READER = "core/formats/regular_file.py"
FILES = sorted(path for part in ("app", "core") for path in (ROOT / part).rglob("*.py"))
PACKAGED, IN_MEMORY = "comes with the program", "is in memory"

ALLOWED = {
    ("app/features/diagnostics.py", "path.open"): "has just been made, under a name that nobody knows",
    ("app/game/folders.py", "QLockFile"): "it is looked at before",
    ("app/features/library/store.py", "sqlite3.connect"): "_prepare refuses what is no file; or it is in memory",
    ("app/startup/application.py", "QSettings"): "it is looked at before",
    ("app/startup/self_test.py", "QSettings"): "in a folder that has just been made",
    ("app/ui/language.py", "translator.load"): PACKAGED,
    ("app/features/help.py", "file.read_text"): PACKAGED,
    ("app/features/help.py", "file.read_bytes"): PACKAGED,
    ("app/features/help.py", "self._notices[name].read_text"): PACKAGED,
    ("app/startup/application.py", "folder.joinpath(name).read_bytes"): PACKAGED,
    ("core/formats/editions.py", "file.read_text"): PACKAGED,
    ("core/model/board_name.py", "_folder().joinpath(f'{board}.txt').read_text"): PACKAGED,
    ("core/engines/exact/layers.py", "self.flags.open"): "flags, no files",
    # what is written
    ("app/features/printing/pages.py", "written.open"): IN_MEMORY,
    ("app/features/printing/service.py", "written.open"): IN_MEMORY,
    ("app/ui/plots/view.py", "written.open"): IN_MEMORY,
    ("core/arena/ledger.py", "self._games.open"): "it has been read before",
    ("core/cli/output.py", "os.open"): "the null device",
    ("core/formats/atomic_file.py", "os.open"): "a folder",
    ("core/formats/atomic_file.py", "temporary.open"): "has just been made, under a name that nobody knows",
    ("core/formats/atomic_file.py", "path.write_bytes"): "a stream, where one is asked for",
    ("core/history/journal.py", "os.open"): "it has just been read or written",
}
"""The other places where something is opened, and why none of them can wait."""


METHODS = {"read_text", "read_bytes", "write_text", "write_bytes"}
CLASSES = {"FileIO", "QFile", "QLockFile", "QSaveFile", "QSettings"}
FUNCTIONS = {"open", "io.open", "os.open", "os.fdopen", "sqlite3.connect", "translator.load", "np.load", "np.loadtxt"}
COPYING = {"shutil.copy", "shutil.copy2", "shutil.copyfile", "shutil.copytree", "shutil.move"}


def opened(source: str) -> set[str]:
    """Return the calls in a file that may open one, as they are written; those of what is packaged are left out."""
    tree = ast.parse(source)
    for_nothing = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = {ast.unparse(call.func) for call in calls if opens(call, is_used=id(call) not in for_nothing)}
    return {name for name in found if not name.startswith("resources.files(")}


def opens(call: ast.Call, *, is_used: bool) -> bool:
    """Whether a call may open a file; one of ``open`` that neither has a mode nor gives anything opens a window."""
    name = ast.unparse(call.func)
    if name in FUNCTIONS | COPYING | CLASSES:
        return True
    if not isinstance(call.func, ast.Attribute):
        return False
    return call.func.attr in METHODS or (call.func.attr == "open" and (has_mode(call) or (is_used and not call.args)))


def has_mode(call: ast.Call) -> bool:
    return bool({"mode", "encoding"} & {one.arg for one in call.keywords}) or any(is_mode(one) for one in call.args[:2])


def is_mode(node: ast.expr) -> bool:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return "OpenModeFlag" in ast.unparse(node) or (is_text and {*node.value} <= {*"rwxabt+"})


def test_every_place_where_something_is_opened_is_the_reader_or_cannot_wait():
    found = {(path.relative_to(ROOT).as_posix(), call) for path in FILES for call in opened(path.read_text("utf-8"))}
    found = {(path, call) for path, call in found if path != READER}
    assert found == {*ALLOWED}


@pytest.mark.parametrize(
    "line",
    [
        "open(path)",
        "x = path.open()",
        "path.open('rb')",
        "path.open(mode='a')",
        "with path.open() as file: pass",
        "with gzip.open(path, 'rb') as file: pass",
        "path.parent.read_text('utf-8')",
        "path.read_bytes()",
        "os.open(path, os.O_RDONLY)",
        "sqlite3.connect(path)",
        "shutil.copyfile(path, other)",
        "QSettings(path, ini)",
        "file.open(QIODevice.OpenModeFlag.ReadOnly)",
    ],
)
def test_each_way_to_open_a_file_is_seen(line):
    assert opened(line)


def test_what_opens_no_file_is_not():
    assert opened("dialog.open()\nself.open(True)\nread_text(path)\nresources.files('a').read_text()") == set()
