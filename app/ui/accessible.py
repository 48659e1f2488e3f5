"""What screen readers find where Qt tells them nothing: roles of containers, parts of pictures, radio buttons.

And what they say by themselves: one polite sentence for each thing that happens.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, TypeVar
from weakref import ref

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QComboBox, QLabel, QWidget
from shiboken6 import isValid

LONGEST: Final = 120
"""The most letters of an announcement: whoever wants more reads on where it stands."""

SAID: Final = "announced"
"""The property of a widget for what was announced of it last."""


def announce(widget: QWidget, text: str) -> None:
    """Announce what a widget says now: once, not again while it says the same. Nothing is said of an empty text."""
    if text == (widget.property(SAID) or ""):
        return
    widget.setProperty(SAID, text)
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, shortened(text)))


def shortened(text: str) -> str:
    """Return a text that is not too long to listen to, cut between two words."""
    words = " ".join(text.split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rsplit(' ', 1)[0]}…"


Role = QAccessible.Role
Value = TypeVar("Value")

PLAIN: Final = ("QWidget", "QScrollArea", "QAbstractScrollArea")
"""The classes of containers, which are fillers to Qt: those with a name are groups here."""


@cache
def install() -> None:
    """Let Qt ask for the faces that are made here, from now on."""
    QAccessible.installFactory(_face_of)


def _face_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what a screen reader finds in a widget; None: what Qt makes for this class, or for one that it is from."""
    if isinstance(thing, Pictured):
        thing.face = _Face(thing)
        return thing.face
    if class_name in PLAIN and isinstance(thing, QWidget) and thing.accessibleName():
        # asked about before it is in its window, a group is one itself, but has no title
        return QAccessibleWidget(thing, Role.Window if thing.isWindow() and thing.windowTitle() else Role.Grouping)
    return None


def check_one(
    buttons: Mapping[Value, QAbstractButton], chosen: Value | None, several: Collection[Value] | None = None
) -> None:
    """Check the chosen one of exclusive buttons, or none, and let Tab stop there, else at the first.

    Screen readers call them radio buttons. With ``several``, these are checked, and none excludes another.
    """
    stop = chosen if chosen in buttons else next(iter(buttons), None)
    for value, button in buttons.items():
        button.setAutoExclusive(False)  # or Qt would not uncheck the last one
        button.setChecked(value == chosen if several is None else value in several)
        policy = button.focusPolicy()
        button.setFocusPolicy(policy | Qt.FocusPolicy.TabFocus if value == stop else policy & ~Qt.FocusPolicy.TabFocus)
    for button in buttons.values():
        button.setAutoExclusive(several is None)


def name_box(box: QComboBox, name: str) -> None:
    """Name a box that no label stands before, once it is laid out: on Linux, Qt takes its name from a label only."""
    box.setAccessibleName(name)
    label = QLabel(name, box.parentWidget())
    label.setBuddy(box)
    label.hide()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a picture: what is said of it, and its place on the widget (px)."""

    words: str
    box: QRect


class Pictured(QWidget):
    """A hand-painted widget that is a list of its parts to a screen reader."""

    face: QAccessibleInterface | None = None
    """Kept here, as Qt keeps the C++ half only."""

    def part_count(self) -> int:
        raise NotImplementedError

    def part(self, at: int) -> Part:
        """Return a part. Raises IndexError."""
        raise NotImplementedError

    def current_part(self) -> int:
        """The index of the part that the keyboard is at; -1 for none."""
        raise NotImplementedError

    def read_out(self) -> None:
        """Let a screen reader say the part that the keyboard is at."""
        if self.hasFocus() and self.current_part() >= 0:
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(self.current_part())
            QAccessible.updateAccessibility(event)


# Qt may ask for children that are no more, and for parts of a widget that is being deleted. The answer is None, its
# null pointer, which the types of PySide leave out.


class _Face(QAccessibleWidget):
    def __init__(self, widget: Pictured) -> None:
        super().__init__(widget, Role.List)
        self._widget = ref(widget)
        self._parts: dict[int, _PartFace] = {}
        widget.destroyed.connect(partial(_delete_faces, self._parts))

    def childCount(self) -> int:
        widget = self._widget()
        return widget.part_count() if widget is not None and isValid(widget) else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._parts:
            self._parts[index] = _PartFace(self._widget, index)
            QAccessible.registerAccessibleInterface(self._parts[index])
        return self._parts[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.at if isinstance(child, _PartFace) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = map(self.child, range(self.childCount()))
        return next((part for part in parts if part is not None and part.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface:
        widget = self._widget()
        child = None if widget is None or not widget.hasFocus() else self.child(widget.current_part())
        return super().focusChild() if child is None else child


class _PartFace(QAccessibleInterface):
    def __init__(self, widget: ref[Pictured], at: int) -> None:
        super().__init__()
        self._widget, self.at = widget, at

    def _found(self) -> Pictured | None:
        widget = self._widget()
        return widget if widget is not None and isValid(widget) and self.at < widget.part_count() else None

    def isValid(self) -> bool:
        return self._found() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        widget = self._found()
        return None if widget is None else QAccessible.queryAccessibleInterface(widget)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        widget = self._found()
        return "" if widget is None or kind != QAccessible.Text.Name else widget.part(self.at).words

    def setText(self, kind: QAccessible.Text, text: str) -> None: ...

    def rect(self) -> QRect:
        widget = self._found()
        if widget is None:
            return QRect()
        box = widget.part(self.at).box
        return QRect(widget.mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return Role.NoRole if self._found() is None else Role.ListItem

    def state(self) -> QAccessible.State:
        state, widget = QAccessible.State(), self._found()
        if widget is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = widget.hasFocus() and widget.current_part() == self.at
        state.invisible = not widget.isVisible()
        state.offscreen = not widget.visibleRegion().intersects(widget.part(self.at).box)
        return state


def _delete_faces(parts: dict[int, _PartFace]) -> None:
    """Delete the faces of the parts of a widget that is no more: Qt would keep them."""
    for part in parts.values():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
    parts.clear()
