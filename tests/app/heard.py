"""The tree of a window as a screen reader walks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QTabWidget, QWidget

Role = QAccessible.Role
NAME: Final = QAccessible.Text.Name
NO_ROLE: Final = (Role.NoRole, Role.Client)
ACTED_ON: Final = (
    *(Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox),
    *(Role.Link, Role.ListItem, Role.MenuItem, Role.PageTab, Role.RowHeader, Role.ColumnHeader, Role.Slider),
    *(Role.Dialog, Role.Table, Role.List, Role.PageTabList, Role.ProgressBar),
)
"""The roles that need a name."""

Node = tuple[QAccessibleInterface, tuple[QAccessibleInterface, ...]]
"""A part of the tree, and those that it is in."""


def everything_heard() -> Iterator[Node]:
    """Yield what is in all windows that are seen, without what is hidden."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            yield from _inside(QAccessible.queryAccessibleInterface(window), ())


def _inside(face: QAccessibleInterface, above: tuple[QAccessibleInterface, ...]) -> Iterator[Node]:
    children = [face.child(i) for i in range(face.childCount())]
    seen = [child for child in children if child is not None and child.isValid() and not child.state().invisible]
    if seen or face.role() != Role.PageTabList:  # Qt keeps the tabs of closed panels outside of the window
        yield face, above
    for child in seen:
        yield from _inside(child, (*above, face))


def named(face: QAccessibleInterface) -> str:
    """Return the name, or that of the label before it."""
    labels = face.relations(QAccessible.RelationFlag.Label) if face.object() is not None else []
    return " ".join([*(label.text(NAME) for label, _ in labels), face.text(NAME)]).strip()


def faults() -> list[str]:
    """Return what a screen reader could not say of what is seen."""
    found = []
    for face, above in everything_heard():
        path = " > ".join(_called(one) for one in (*above[-3:], face))
        found += [f"{path}: {fault}" for fault in _faults_of(face, above)]
    return found


def _called(face: QAccessibleInterface) -> str:
    thing = face.object()
    return face.role().name if thing is None else f"{type(thing).__name__} {thing.objectName()}".strip()


def _faults_of(face: QAccessibleInterface, above: tuple[QAccessibleInterface, ...]) -> Iterator[str]:
    thing, role, state = face.object(), face.role(), face.state()
    is_in_field = bool(above) and above[-1].role() == Role.EditableText  # the button of Qt that empties a field
    is_viewport = bool(above) and isinstance(above[-1].object(), QAbstractScrollArea) and type(thing) is QWidget
    if is_in_field or is_viewport or isinstance(thing, QTabWidget):  # whose tabs have the focus
        return
    by_tab = not isinstance(thing, QWidget) or bool(thing.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_stop = state.focusable and by_tab and not state.disabled and role != Role.Cell  # one of a table may be empty
    is_painted = not face.childCount() and type(thing) is not QWidget
    if role in NO_ROLE and (is_stop or is_painted):
        yield "no role"
    if (is_stop or role in ACTED_ON) and not named(face):
        yield f"no name ({role.name})"
    if role in (Role.CheckBox, Role.RadioButton) and not state.checkable:
        yield "cannot be checked"
    if role == Role.RadioButton and not any(one.role() == Role.Grouping and named(one) for one in above):
        yield "is in no group"
    if thing is None and (not above or face.parent().role() != above[-1].role()):
        yield "is not found in what it is in"
