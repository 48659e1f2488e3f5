"""What goes into the bundle and what is left out, of Qt, the solvers and the system's libraries.

``deerstalker.spec`` uses it. Libraries that every desktop has are left out, as the desktop's own versions fit its
drivers, fonts and settings. Small libraries that a desktop may lack go in, as do those that Python is linked to.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path, PurePath
from typing import Iterable, Sequence, Tuple

Entry = Tuple[str, str, str]
"""A file as PyInstaller lists it: its path in the bundle, its source path, its kind."""

EXCLUDED = (
    # unused solvers: the centre engine uses Clarabel, then SCS (a test compares this with its list)
    *("highspy", "osqp", "sparsediffpy"),
    *("scs._scs_dense", "scs._scs_indirect", "scs._scs_mkl"),  # the last alone has 110 MB
    # modules of Qt
    *(f"PySide6.Qt{name}" for name in ("DBus", "Network", "Qml", "Quick", "Test")),
    # parts of pyqtgraph that plots do without
    *(f"pyqtgraph.{name}" for name in ("console", "dockarea", "examples", "flowchart", "jupyter", "opengl")),
    # only for developers of packages
    *("setuptools", "pkg_resources", "lib2to3", "jinja2", "markupsafe", "joblib"),
    *(("distutils",) if sys.version_info < (3, 12) else ()),  # it is a part of setuptools from then on
    # unused parts of the standard library, some of them linked to libraries under the GPL
    *("tkinter", "curses", "readline", "dbm", "_gdbm", "_dbm", "nis", "ssl", "_ssl", "_hashlib", "crypt"),
)
"""Modules that are imported somewhere, but not needed by the program."""

COMPUTED = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "pyqtgraph.exporters.SVGExporter")
"""Modules of packages that are imported by names computed at run time, those of Qt by pyqtgraph."""

QT_LIBRARIES = {
    *("Core", "Gui", "PrintSupport", "Svg", "Widgets"),  # imported by the program
    *("OpenGL", "OpenGLWidgets"),  # pyqtgraph imports them and plugins are linked to them, but nothing uses OpenGL
    *("DBus", "WaylandClient", "XcbQpa"),  # the others are linked to them on Linux
}
"""The Qt libraries that go in."""

QT_PLUGINS = {
    "platforms": {"cocoa", "offscreen", "wayland", "windows", "xcb"},
    "imageformats": {"ico", "svg"},
    "iconengines": {"svgicon"},
    "platforminputcontexts": None,
    "platformthemes": None,
    "printsupport": None,
    "styles": None,
    "wayland-decoration-client": None,
    "wayland-shell-integration": {"xdg-shell"},
}
"""The Qt plugins that go in, by kind; None means all of a kind."""

QT_TEXTS = "qtbase_"
"""The prefix of the Qt translations that the window loads."""

PYQTGRAPH_DATA = {"pyqtgraph", "pyqtgraph/icons"}
"""The folders of pyqtgraph's data that go in: its source (see :func:`source`) and icons, but not its logo, whose
folder is below, nor its colour maps, which have licences of their own."""

FROM_THE_SYSTEM = re.compile(
    r"libpython3[.\d]*\.so\."  # if Python is a shared library
    r"|lib(bz2|expat|ffi|lzma|sqlite3|uuid|z)\.so\."  # linked to by Python
    r"|lib(xkbcommon-x11|xcb-[a-z-]+)\.so\."  # X libraries that not every desktop has
)
"""The system libraries that go in on Linux."""

_RUN_TIME = re.compile(r"(concrt|msvcp|vccorlib|vcomp|vcruntime)140\w*\.dll$")  # Microsoft's, of C++
_WINDOWS = re.compile(r"(api-ms-win-.*|ucrtbase)\.dll$")  # its run-time library of C, of which it takes its own anyway
_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.so[.\d]*|\.dll|\.framework|\.dylib)?$")
_PLUGIN = re.compile(r"(?:lib)?q?([\w-]+?)(?:\.so|\.dll|\.dylib)$")
_WITHOUT_USE = {"opengl32sw.dll", "d3dcompiler_47.dll", "RECORD"}
"""RECORD has the hashes of the scripts of a package, which depend on the folder where it was installed."""
_NO_DATA = {".py", ".pyc", ".ts"}
_NO_FOLDERS = {"screenshots", "__pycache__"}


def modules(root: Path, packages: Sequence[str] = ("app", "core", "resources")) -> list[str]:
    """Return the names of all modules of the program, as some are imported by names computed at run time."""
    found = sorted(file.relative_to(root).with_suffix("") for name in packages for file in (root / name).rglob("*.py"))
    parts = (file.parts[:-1] if file.name == "__init__" else file.parts for file in found)
    return [".".join(name) for name in parts if name[-1] != "__main__"]


def data(root: Path) -> list[tuple[str, str]]:
    """Return the program's data files, each with its folder in the bundle."""
    files = sorted(file for file in (root / "resources").rglob("*") if file.is_file())
    within = [(file, file.relative_to(root)) for file in files if file.suffix not in _NO_DATA]
    return [(str(file), place.parent.as_posix()) for file, place in within if not _NO_FOLDERS & set(place.parts)]


def marker(package: str) -> tuple[str, str]:
    """Return the file ``py.typed`` of a package with its folder in the bundle, which exists only if a file is in it.

    From Python 3.12 on, cvxpy lists its folder when it is imported.
    """
    return str(_init(package).with_name("py.typed")), package


def source(package: str) -> tuple[str, str]:
    """Return the file ``__init__.py`` of a package with its folder in the bundle.

    The window imports pyqtgraph statement by statement, as it stands there, to be free in between.
    """
    return str(_init(package)), package


def slim(entries: Iterable[Entry], own: Sequence[Path]) -> list[Entry]:
    """Return the files that go into the bundle; those outside the folders ``own`` belong to the system."""
    return [entry for entry in entries if is_wanted(entry[0]) and (is_ours(entry, own) or _may_be_lacking(entry))]


def with_run_time(entries: Iterable[Entry], own: Sequence[Path]) -> list[Entry]:
    """Return the files, with Microsoft's C++ run-time library in the top folder, where all programs find it.

    cvxpy and qdldl need it but expect it in the system; PySide6 has it in its own folder. Its copy is used rather than
    that of the build machine. The parts that come with Python are in the top folder already.
    """
    listed = list(entries)
    brought = {
        _name(entry): entry for entry in sorted(listed, reverse=True) if _is_run_time(entry) and is_ours(entry, own)
    }
    kept = [entry for entry in listed if _name(entry) not in brought or is_ours(entry, own)]
    there = {_path(place).name.lower() for place, _, _ in kept if len(_path(place).parts) == 1}
    return kept + [(name, source, kind) for name, (_, source, kind) in brought.items() if name not in there]


def is_wanted(place: str) -> bool:
    """Whether a file belongs in the bundle, judged by its path there."""
    path = _path(place)
    if path.name in _WITHOUT_USE or "tests" in path.parts:
        return False
    if path.parts[0] == "pyqtgraph":
        return path.parent.as_posix() in PYQTGRAPH_DATA
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _is_wanted_plugin(path)
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name.startswith(QT_TEXTS)
    if len(path.parts) > 1 and path.parts[0] != "PySide6":
        return True
    named = [found.group(1) for found in map(_QT_LIBRARY.match, path.parts) if found]
    return all(name in QT_LIBRARIES for name in named)


def is_ours(entry: Entry, own: Sequence[Path]) -> bool:
    """Whether a file belongs to Python or a package: it, or the target of its link, is within a folder of ``own``."""
    _, source, kind = entry
    if kind == "SYMLINK" or not source:
        return True
    here = Path(source)
    return any(folder in path.parents for folder in own for path in (here, here.resolve()))


def _init(package: str) -> Path:
    """Return the file ``__init__.py`` of a package. Raises LookupError if there is none."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise LookupError(f"there is no package {package}")
    return Path(found.origin)


def _is_wanted_plugin(path: PurePath) -> bool:
    kind, names = path.parent.name, QT_PLUGINS.get(path.parent.name, set())
    found = _PLUGIN.match(path.name)
    return kind in QT_PLUGINS and (names is None or (found is not None and found.group(1) in names))


def _may_be_lacking(entry: Entry) -> bool:
    """Whether a system library goes in: on Linux those in :data:`FROM_THE_SYSTEM`, elsewhere all but Windows' own."""
    name = PurePath(entry[0]).name
    if ".so" in name:
        return FROM_THE_SYSTEM.match(name) is not None
    return _WINDOWS.match(_name(entry)) is None


def _is_run_time(entry: Entry) -> bool:
    return _RUN_TIME.match(_name(entry)) is not None


def _path(place: str) -> PurePath:
    return PurePath(place.replace("\\", "/"))


def _name(entry: Entry) -> str:
    """Return the name of a file in lower case, as Windows ignores case."""
    return _path(entry[0]).name.lower()
