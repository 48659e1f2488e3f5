"""Reads the texts of a window as users perceive them: shown, painted or spoken, each with its location."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QBuffer,
    QIODevice,
    QModelIndex,
    QObject,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

Found = tuple[str, str]
"""The location of a text, and the text."""

Role = Qt.ItemDataRole
ROLES: Final = {"display": Role.DisplayRole, "tip": Role.ToolTipRole, "spoken": Role.AccessibleTextRole}
OF_QT: Final = (QFileDialog,)
"""Qt's own windows, with Qt's own texts."""

_INNER: Final = re.compile(r"qt_|ScrollLeftButton|ScrollRightButton")
"""The object names of internal parts of Qt's widgets."""


def windows() -> list[QWidget]:
    """Return all windows, except Qt's own and deleted ones."""
    return [one for one in QApplication.topLevelWidgets() if not isinstance(one, OF_QT)]


def everything(root: QWidget) -> Iterator[Found]:
    """Yield all texts of a widget and its children, including tool tips and texts for screen readers."""
    for widget in (root, *root.findChildren(QWidget)):
        if _is_own(widget):
            yield from of_widget(widget)
    for action in root.findChildren(QAction):
        if _is_own(action) and not action.isSeparator():
            yield from _of_action(action)


def painted(root: QWidget) -> Iterator[Found]:
    """Yield the texts that a visible widget and its children paint."""
    for run in runs_in(drawing_of(root.size(), lambda painter: root.render(painter, QPoint()))):
        yield f"painted on {path_of(root)}", run


def path_of(thing: QObject) -> str:
    """Return the location of an object: its class, and the names of its parents."""
    names = [one.objectName() for one in (thing, *_owners(thing)) if one.objectName()]
    return f"{type(thing).__name__} {'/'.join(reversed(names))}"


# --- properties


def _is_own(thing: QObject) -> bool:
    """Whether an object is the program's own, not an internal part of Qt's widgets."""
    if _INNER.match(thing.objectName()) or any(isinstance(one, OF_QT) for one in _owners(thing)):
        return False
    if isinstance(thing, QAction):
        return not isinstance(thing.parent(), QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox)
    return not (isinstance(thing, QLineEdit) and isinstance(thing.parent(), QAbstractSpinBox | QComboBox))


def _owners(thing: QObject) -> Iterator[QObject]:
    parent = thing.parent()
    while parent is not None:
        yield parent
        parent = parent.parent()


def of_widget(widget: QWidget) -> Iterator[Found]:
    where = path_of(widget)
    said = {
        "tip": widget.toolTip(),
        "name": widget.accessibleName(),
        "description": widget.accessibleDescription(),
        "status": widget.statusTip(),
        "window title": widget.windowTitle(),
        "text": _shown(widget),
    }
    yield from ((f"{where}: {what}", text) for what, text in said.items() if text)
    match widget:
        case QComboBox():
            yield from _of_model(f"{where}: list", widget.model())
        case QTabBar():
            yield from ((f"{where}: tab {i}", widget.tabText(i)) for i in range(widget.count()))
            yield from ((f"{where}: tip of tab {i}", widget.tabToolTip(i)) for i in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None and not isinstance(widget, QHeaderView):
            yield from _of_model(where, widget.model())
        case _:
            pass


def _shown(widget: QWidget) -> str:
    """Return the text of a standard widget, without the user's input."""
    match widget:
        case QMessageBox():
            return f"{widget.text()}\n{widget.informativeText()}\n{widget.detailedText()}"
        case QLabel() | QAbstractButton():
            return widget.text()
        case QGroupBox() | QMenu():
            return widget.title()
        case QSpinBox():
            return f"{widget.prefix()} {widget.suffix()} {widget.specialValueText()}"
        case QTextEdit() if widget.isReadOnly():
            return widget.toPlainText()
        case QLineEdit() | QPlainTextEdit() | QTextEdit():
            return widget.placeholderText()
        case _:
            return ""


def _of_action(action: QAction) -> Iterator[Found]:
    where = path_of(action)
    yield f"{where}: text", action.text()
    if action.toolTip() != action.text().replace("&", ""):
        yield f"{where}: tip", action.toolTip()
    yield f"{where}: status", action.statusTip()


def _of_model(where: str, model: QAbstractItemModel) -> Iterator[Found]:
    rows, columns = model.rowCount(), 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for what, role in ROLES.items():
        for row in range(rows):
            for column in range(columns):
                text = model.data(model.index(row, column, QModelIndex()), role)
                if isinstance(text, str) and text:
                    yield f"{where}: {what} of ({row}, {column})", text
        for orientation, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows)):
            for i in range(count):
                text = model.headerData(i, orientation, role)
                if isinstance(text, str) and text:
                    yield f"{where}: {what} of {orientation.name.lower()} header {i}", text


# --- painting


def runs_in(drawing: bytes) -> Iterator[str]:
    """Yield the runs of text in a drawing: lines, or parts of them in the same font."""
    for text in ET.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text"):  # noqa: S314 - our own drawing
        run = "".join(text.itertext()).strip()
        if run:
            yield run


def drawing_of(size: QSize, paint: Callable[[QPainter], object]) -> bytes:
    """Return what ``paint`` draws as SVG, which preserves texts."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    painter = QPainter(generator)
    paint(painter)
    if painter.isActive():
        painter.end()
    return buffer.data().data()
