"""Imports pyqtgraph before a chart is wanted: step by step, while the window has nothing else to do."""

from __future__ import annotations

import ast
import gc
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_loader
from types import ModuleType
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SLICE_S: Final = 0.005
"""How long steps are taken in one turn of the event loop (s). A single one takes up to three times as long."""


class ImportAhead(QObject):
    """Imports pyqtgraph in the GUI thread, where alone classes of Qt may be defined, between the turns of its loop.

    It takes some 200 ms in all. Whoever imports pyqtgraph before the end gets it at once; a chart that can wait for
    ``done`` lets the window go on meanwhile.
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps_to_charts()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_done(self) -> bool:
        return "pyqtgraph" in sys.modules

    @Slot()
    def start(self) -> None:
        """Start with the next turn of the event loop, unless it is done or under way."""
        if not self.is_done:
            self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        begin = time.perf_counter()
        for _ in self._steps:
            if time.perf_counter() - begin > SLICE_S:
                return
        self._timer.stop()
        gc.freeze()  # as after all other imports
        self.done.emit()


def steps_to_charts() -> Iterator[None]:
    if "pyqtgraph" not in sys.modules:
        for module in ("QtCore", "QtGui", "QtWidgets"):
            yield from steps_to_classes(import_module(f"PySide6.{module}"))
        yield from steps_to_import("pyqtgraph")


def steps_to_classes(module: ModuleType) -> Iterator[None]:
    """Have the classes of a module of Qt made: PySide waits until they are used, and pyqtgraph uses all of them."""
    for name in dir(module):
        getattr(module, name)
        yield


def steps_to_import(name: str) -> Iterator[None]:
    """Import a package step by step, each of which executes a statement of its ``__init__``.

    In between, an import of the package, wherever it is, takes the steps that are left, and ends this: nobody ever gets
    half a package. One whose source is not there, as in a bundle, is imported in a single step.
    """
    spec = None if name in sys.modules else find_spec(name)
    get_source = getattr(spec and spec.loader, "get_source", None)  # a bundle's loader has no base class
    source: str | None = get_source(name) if get_source is not None else None
    if spec is None or source is None:
        import_module(name)
        return
    package = _BegunPackage(spec, source)
    sys.meta_path.insert(0, package)
    try:
        yield from package.steps
    finally:
        sys.meta_path.remove(package)


class _BegunPackage(MetaPathFinder, Loader):
    """A package that is imported in part. It is in ``sys.modules`` only during a step, and found here between them."""

    def __init__(self, spec: ModuleSpec, source: str) -> None:
        self._spec, self._module, tree = spec, module_from_spec(spec), ast.parse(source)
        self._module.__doc__ = ast.get_docstring(tree, clean=False)
        self.steps = self._execute(tree)

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self, is_package=True) if fullname == self._spec.name else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the package as far as it is."""
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        """Take the steps that are left."""
        for _ in self.steps:
            pass
        module.__spec__, module.__loader__ = self._spec, self._spec.loader

    def _execute(self, tree: ast.Module) -> Iterator[None]:
        name, file = self._spec.name, self._spec.origin or ""
        future = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
        for statement in tree.body:
            code = compile(ast.Module([*future, statement], []), file, "exec", dont_inherit=True)
            sys.modules[name] = self._module
            try:
                exec(code, vars(self._module))  # noqa: S102 - what an import does
            finally:
                del sys.modules[name]
            yield
        sys.modules[name] = self._module
