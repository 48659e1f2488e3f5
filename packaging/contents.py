"""What the bundle holds, and what it is made without: of Qt, of the solvers, of the system's libraries.

``deerstalker.spec`` asks here. A bundle runs on a desktop, where the libraries are that every other program of that
desktop uses; those stay out, since they fit the drivers, fonts and settings there. In go the small ones that a desktop
may lack, and what Python itself is linked to.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePath
from typing import Iterable, Sequence, Tuple

Entry = Tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, where it comes from, its kind."""

EXCLUDED = (
    # solvers that nothing calls: the centre engine asks Clarabel, then SCS (a test holds this against its list)
    *("highspy", "osqp", "sparsediffpy"),
    *("scs._scs_dense", "scs._scs_indirect", "scs._scs_mkl"),  # the last alone has 110 MB
    # modules of Qt
    *(f"PySide6.Qt{name}" for name in ("DBus", "Network", "Qml", "Quick", "Test")),
    # for the makers of packages, not for who uses them
    *("setuptools", "pkg_resources", "distutils", "lib2to3", "jinja2", "markupsafe", "joblib"),
    # of the standard library: what the program never does, some of it linked to what is under the GPL
    *("tkinter", "curses", "readline", "dbm", "_gdbm", "_dbm", "nis", "ssl", "_ssl", "_hashlib", "crypt"),
)
"""Modules that are imported somewhere, but by nothing that the program does."""

QT_LIBRARIES = {
    *("Core", "Gui", "PrintSupport", "Svg", "Widgets"),  # what the program names
    *("OpenGL", "OpenGLWidgets"),  # what plugins are linked to, though nothing is drawn that way
    *("DBus", "WaylandClient", "XcbQpa"),  # what these are linked to on Linux
}
"""The parts of Qt."""

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
"""Kinds of plugins, and which of each kind; None means all."""

QT_TEXTS = "qtbase_"
"""Of the translations that Qt brings, those that the window loads."""

FROM_THE_SYSTEM = re.compile(
    r"libpython3[.\d]*\.so\."  # where Python comes as one
    r"|lib(bz2|expat|ffi|lzma|sqlite3|uuid|z)\.so\."  # what Python is linked to
    r"|lib(xkbcommon-x11|xcb-[a-z-]+)\.so\."  # X, as far as not every desktop has it
)
"""On Linux: which of the system's libraries go in."""

_RUN_TIME = re.compile(r"(concrt|msvcp|vccorlib|vcomp|vcruntime)140\w*\.dll$")  # Microsoft's, of C++
_WINDOWS = re.compile(r"(api-ms-win-.*|ucrtbase)\.dll$")  # its run-time library of C, of which it takes its own anyway
_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.so[.\d]*|\.dll|\.framework|\.dylib)?$")
_PLUGIN = re.compile(r"(?:lib)?q?([\w-]+?)(?:\.so|\.dll|\.dylib)$")
_WITHOUT_USE = {"opengl32sw.dll", "d3dcompiler_47.dll"}
_NO_DATA = {".py", ".pyc", ".ts"}
_NO_FOLDERS = {"screenshots", "__pycache__"}


def modules(root: Path, packages: Sequence[str] = ("app", "core", "resources")) -> list[str]:
    """Return the names of all modules of the program: some are imported by a name that is made up as it runs."""
    found = sorted(file.relative_to(root).with_suffix("") for name in packages for file in (root / name).rglob("*.py"))
    parts = (file.parts[:-1] if file.name == "__init__" else file.parts for file in found)
    return [".".join(name) for name in parts if name[-1] != "__main__"]


def data(root: Path) -> list[tuple[str, str]]:
    """Return the data of the program: each file, and its folder in the bundle."""
    files = sorted(file for file in (root / "resources").rglob("*") if file.is_file())
    within = [(file, file.relative_to(root)) for file in files if file.suffix not in _NO_DATA]
    return [(str(file), place.parent.as_posix()) for file, place in within if not _NO_FOLDERS & set(place.parts)]


def slim(entries: Iterable[Entry], own: Sequence[Path]) -> list[Entry]:
    """Return those files that go into the bundle; what is not below one of the folders ``own`` is the system's."""
    return [entry for entry in entries if is_wanted(entry[0]) and (is_ours(entry, own) or _may_be_lacking(entry))]


def with_run_time(entries: Iterable[Entry], own: Sequence[Path]) -> list[Entry]:
    """Return the files, with Microsoft's run-time library of C++ where all find it: at the top.

    cvxpy and qdldl need it and rely on the system; PySide6 brings it, in its own folder. That one it is, and not the
    copy of the machine where the bundle is made. Python's parts of it are at the top as they are.
    """
    listed = list(entries)
    brought = {
        _name(entry): entry for entry in sorted(listed, reverse=True) if _is_run_time(entry) and is_ours(entry, own)
    }
    kept = [entry for entry in listed if _name(entry) not in brought or is_ours(entry, own)]
    there = {_path(place).name.lower() for place, _, _ in kept if len(_path(place).parts) == 1}
    return kept + [(name, source, kind) for name, (_, source, kind) in brought.items() if name not in there]


def is_wanted(place: str) -> bool:
    """Whether a file belongs into the bundle, by its place there."""
    path = _path(place)
    if path.name in _WITHOUT_USE or "tests" in path.parts:
        return False
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _is_wanted_plugin(path)
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name.startswith(QT_TEXTS)
    if len(path.parts) > 1 and path.parts[0] != "PySide6":
        return True
    named = [found.group(1) for found in map(_QT_LIBRARY.match, path.parts) if found]
    return all(name in QT_LIBRARIES for name in named)


def is_ours(entry: Entry, own: Sequence[Path]) -> bool:
    """Whether a file is Python's or of a package: below one of the folders ``own``, as the link to it is, or itself."""
    _, source, kind = entry
    if kind == "SYMLINK" or not source:
        return True
    here = Path(source)
    return any(folder in path.parents for folder in own for path in (here, here.resolve()))


def _is_wanted_plugin(path: PurePath) -> bool:
    kind, names = path.parent.name, QT_PLUGINS.get(path.parent.name, set())
    found = _PLUGIN.match(path.name)
    return kind in QT_PLUGINS and (names is None or (found is not None and found.group(1) in names))


def _may_be_lacking(entry: Entry) -> bool:
    """Whether a library of the system's goes in: on Linux those that are named; elsewhere all but those of Windows."""
    name = PurePath(entry[0]).name
    if ".so" in name:
        return FROM_THE_SYSTEM.match(name) is not None
    return _WINDOWS.match(_name(entry)) is None


def _is_run_time(entry: Entry) -> bool:
    return _RUN_TIME.match(_name(entry)) is not None


def _path(place: str) -> PurePath:
    return PurePath(place.replace("\\", "/"))


def _name(entry: Entry) -> str:
    """The name of a file as Windows compares it."""
    return _path(entry[0]).name.lower()
