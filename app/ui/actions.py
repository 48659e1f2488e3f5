"""How actions and shortcuts are described, and made from their descriptions; which there are is in ``shortcuts.py``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Flag, auto
from typing import TypeAlias, overload

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.ui.icons import icon
from app.ui.language import localized, translate
from core.text.text import Text

Key: TypeAlias = QKeySequence.StandardKey | Qt.Key | QKeyCombination | str


def native(key: QKeySequence) -> str:
    """Return a key as keyboards in the window's language label it."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def with_key(tip: str, key: QKeySequence) -> str:
    """Return a tool tip with its key in brackets, if any."""
    name = native(key)
    return translate("{tip} ({key})", "a tool tip, and its key").format(tip=tip, key=name) if name else tip


class Permission(Flag):
    """What may be done with an open game."""

    RECORD = auto()
    CORRECT = auto()
    """Change, move, set aside, insert before or delete what is entered."""
    UNDO = auto()
    SET_UP = auto()
    CONCLUDE = auto()
    """Say how it ended."""
    SAVE = auto()


PLAYING = Permission(0)
"""What needs an open game, and nothing else."""
EVERYTHING = ~PLAYING
FINISHED = Permission.SAVE | Permission.CONCLUDE
"""A game against the program that is over."""


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """The description of an action, which is an attribute of a table and read there as the action itself.

    ``tip`` is its status tip, and its tool tip with the key. ``mac_key`` stands in for the keys where the system keeps
    those for itself; ``needs`` says when it is enabled, None: always, or whoever uses it decides. Its object name is
    that of the attribute (``save_as``: "actionSaveAs").
    """

    text: Text
    tip: Text | str = ""
    keys: Key | tuple[Key, ...] = ()
    icon: str = ""
    needs: Permission | None = None
    mac_key: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Where macOS puts it; by itself it would guess that from the text."""
    name: str = field(init=False)

    def __set_name__(self, owner: type[ActionTable], attribute: str) -> None:
        object.__setattr__(self, "name", f"action{attribute.title().replace('_', '')}")

    @overload
    def __get__(self, table: None, owner: type[ActionTable]) -> Command: ...
    @overload
    def __get__(self, table: ActionTable, owner: type[ActionTable]) -> QAction: ...
    def __get__(self, table: ActionTable | None, owner: type[ActionTable]) -> Command | QAction:
        """Return the action that a table has made of it; of the class, the description."""
        return self if table is None else table.made[self]

    @property
    def sequences(self) -> list[QKeySequence]:
        keys = self.mac_key if self.mac_key and sys.platform == "darwin" else self.keys
        return [QKeySequence(key) for key in (keys if isinstance(keys, tuple) else (keys,))]


class ActionTable:
    """Makes one QAction for each command of its class; their keys work in the window of the owner."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        commands = (value for value in vars(type(self)).values() if isinstance(value, Command))
        self.made = {command: self._make(command) for command in commands}

    def _make(self, command: Command) -> QAction:
        action, tip = QAction(localized(command.text), self._owner), localized(command.tip)
        action.setObjectName(command.name)
        action.setMenuRole(command.role)
        action.setShortcuts(command.sequences)
        if tip:
            action.setToolTip(with_key(tip, action.shortcut()))
            action.setStatusTip(tip)
        self._owner.addAction(action)
        return action

    def draw_icons(self) -> None:
        for command, action in self.made.items():
            if command.icon:
                action.setIcon(icon(command.icon))

    def enable(self, permitted: Permission | None) -> None:
        """Enable what is permitted; None: no game is open."""
        for command, action in self.made.items():
            if command.needs is not None:
                action.setEnabled(permitted is not None and command.needs in permitted)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key of single parts of the window that no menu has, and what it does there."""

    key: Key
    what: Text

    @property
    def sequence(self) -> QKeySequence:
        return QKeySequence(self.key)

    def bind(
        self,
        part: QWidget,
        slot: Callable[[], object],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WidgetWithChildrenShortcut,
    ) -> None:
        """Let the key work in a part of the window; F1 lists it."""
        shortcut = QShortcut(self.sequence, part)
        shortcut.setContext(context)
        shortcut.setWhatsThis(localized(self.what))
        shortcut.activated.connect(slot)
