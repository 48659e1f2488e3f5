"""Run the window as users do, and say what it shows: ``python -m tests.windows.watched FILE [GAME]``.

Six times a second, ``FILE`` gets the place of everything that can be seen, in pixels of the screen, so that a program
outside (``screen.py``) can click it. Nothing is done to the window.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QMenu, QWidget

from app.__main__ import main
from app.startup import application

FEW = 60  # rows and columns of a table, at most


def place(widget: QWidget, inside: QRect) -> list[int]:
    """Return where a part of a widget is on the screen: left, top, width and height, in its pixels."""
    ratio = widget.devicePixelRatioF()
    corner = widget.mapToGlobal(inside.topLeft())
    return [round(value * ratio) for value in (corner.x(), corner.y(), inside.width(), inside.height())]


def told(widget: QWidget) -> list[dict[str, object]]:
    """Return what a widget shows: itself, and its items or actions."""
    seen = widget.visibleRegion().boundingRect()
    text = widget.property("text") or widget.property("plainText") or widget.property("title") or widget.windowTitle()
    kind = type(widget).__name__
    one = {"name": widget.objectName(), "kind": kind, "text": text, "place": place(widget, seen)}
    about = [{**one, "checked": widget.property("checked"), "tip": widget.toolTip()}]
    if isinstance(widget, QMenu):
        shown = [(action.text(), widget.actionGeometry(action)) for action in widget.actions() if action.isVisible()]
        about += [{"name": "", "kind": "action", "text": name, "place": place(widget, at)} for name, at in shown]
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model, port, root = widget.model(), widget.viewport(), widget.rootIndex()
        cells = ((row, column) for row in range(FEW) for column in range(FEW) if model.hasIndex(row, column, root))
        for row, column in cells:
            index = model.index(row, column, root)
            at = widget.visualRect(index) & port.rect()
            if not at.isEmpty():
                cell = {"name": f"{widget.objectName()}[{row},{column}]", "kind": "cell"}
                about.append({**cell, "text": str(index.data() or ""), "place": place(port, at)})
    return about


def look(file: Path) -> None:
    """Write what can be seen; the file is replaced as a whole."""
    everything = QApplication.allWidgets()
    widgets = [widget for widget in everything if widget.isVisible() and not widget.visibleRegion().isEmpty()]
    focus, active = QApplication.focusWidget(), QApplication.activeWindow()
    seen = {
        "widgets": [one for widget in widgets for one in told(widget)],
        "focus": focus.objectName() if focus else None,
        "typed": focus.text() if isinstance(focus, QLineEdit) else None,
        "active": active.objectName() if active else None,
        "modal": name.objectName() if (name := QApplication.activeModalWidget()) else None,
        "process": os.getpid(),
    }
    new = file.with_suffix(".new")
    new.write_text(json.dumps(seen), encoding="utf-8")
    with contextlib.suppress(PermissionError):  # it is being read
        new.replace(file)


def run(file: Path, words: list[str]) -> int:
    """Open the window and look at it until it closes; return the exit status."""
    original = application.Application.exec

    def watched(self: application.Application) -> int:
        timer = QTimer(self)
        timer.timeout.connect(lambda: look(file))
        timer.start(150)
        return original()

    application.Application.exec = watched
    return main(words)


if __name__ == "__main__":
    raise SystemExit(run(Path(sys.argv[1]), sys.argv[2:]))
