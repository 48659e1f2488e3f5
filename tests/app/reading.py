"""Reads a window as its users do: what it shows, paints and tells, each text with the place where it stands."""

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
"""Where a text is, and the text."""

Role = Qt.ItemDataRole
ROLES: Final = {"display": Role.DisplayRole, "tip": Role.ToolTipRole, "spoken": Role.AccessibleTextRole}
OF_QT: Final = (QFileDialog,)
"""Windows that are Qt's own, in Qt's own words."""

_INNER: Final = re.compile(r"qt_|ScrollLeftButton|ScrollRightButton")
"""How Qt names the parts of its own widgets."""


def windows() -> list[QWidget]:
    """Return all windows there are, but for those of Qt's own and for what is deleted already."""
    return [one for one in QApplication.topLevelWidgets() if not isinstance(one, OF_QT)]


def everything(root: QWidget) -> Iterator[Found]:
    """Give all that a widget, and what is within it, says or would say: to eyes, to pointers and to screen readers."""
    for widget in (root, *root.findChildren(QWidget)):
        if _is_own(widget):
            yield from _of_widget(widget)
    for action in root.findChildren(QAction):
        if _is_own(action) and not action.isSeparator():
            yield from _of_action(action)


def painted(root: QWidget) -> Iterator[Found]:
    """Give the texts that a visible widget, and what is within it, paints: those that eyes see, as they see them."""
    for run in runs_in(drawing_of(root.size(), lambda painter: root.render(painter, QPoint()))):
        yield f"painted on {path_of(root)}", run


def path_of(thing: QObject) -> str:
    """Return where something is: its kind, and the names of all that it is within."""
    names = [one.objectName() for one in (thing, *_owners(thing)) if one.objectName()]
    return f"{type(thing).__name__} {'/'.join(reversed(names))}"


# --- what is said


def _is_own(thing: QObject) -> bool:
    """Whether something is the program's, and not a part of a widget of Qt's that says Qt's own words."""
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


def _of_widget(widget: QWidget) -> Iterator[Found]:
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
    """Return what a widget of a usual kind shows; what a user has written into it is his."""
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


# --- what is painted


def runs_in(drawing: bytes) -> Iterator[str]:
    """Give the runs of text in a drawing, which are its lines, or parts of them in one type."""
    for text in ET.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text"):  # noqa: S314 - our own drawing
        run = "".join(text.itertext()).strip()
        if run:
            yield run


def drawing_of(size: QSize, paint: Callable[[QPainter], object]) -> bytes:
    """Return what somebody paints, as SVG, in which texts stay texts."""
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
