"""Which keys the window has, as it stands: of its actions, shortcuts and buttons, none of them listed by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QMenu, QWidget

from app.key_tips import native
from app.language import translate


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What a key does; several keys may do the same."""

    keys: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together, under a title."""

    title: str
    lines: tuple[KeyLine, ...]


def keys_in_use(window: QMainWindow) -> tuple[KeyGroup, ...]:
    """Return the keys of the menus, of parts of the window, and of its buttons."""
    menus = [action.menu() for action in window.menuBar().actions()]
    groups = [KeyGroup(bare(menu.title()), tuple(_of_menu(menu))) for menu in menus if isinstance(menu, QMenu)]
    in_menus = {id(action) for menu in menus if isinstance(menu, QMenu) for action in _actions_of(menu)}
    others = [action for action in window.findChildren(QAction) if id(action) not in in_menus]
    groups += _by_part(_lines_of_parts(window, others))
    groups.append(KeyGroup(translate("KeysInUse", "Buttons and choices"), tuple(_mnemonics(window))))
    return tuple(group for group in groups if group.lines)


def bare(text: str) -> str:
    """Return what a menu or a button says, without the mark of its key and without dots."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _of_menu(menu: QMenu) -> Iterator[KeyLine]:
    for action in _actions_of(menu):
        if action.shortcuts():
            yield _line_of(action)


def _actions_of(menu: QMenu) -> Iterator[QAction]:
    """All actions of a menu and of those within it."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _actions_of(below)
        else:
            yield action


def _line_of(action: QAction) -> KeyLine:
    # what an action does changes with the game ("Undo Ann's suggestion"); its status tip stays
    what = action.text() if action.isSeparator() or not action.statusTip() else action.statusTip()
    return KeyLine(tuple(native(key) for key in action.shortcuts()), bare(what))


def _lines_of_parts(window: QMainWindow, actions: Iterable[QAction]) -> Iterator[tuple[str, KeyLine]]:
    """The keys that only a part of the window has, each with what that part is called."""
    for action in actions:
        if action.shortcuts():
            yield _part(action.parent()), _line_of(action)
    for shortcut in window.findChildren(QShortcut):
        if shortcut.key().isEmpty():
            continue
        yield _part(shortcut.parent()), KeyLine((native(shortcut.key()),), what_it_does(shortcut))


def what_it_does(shortcut: QShortcut) -> str:
    """Return what a shortcut does: it says so itself, or it is one that does the same everywhere."""
    known = {
        QKeySequence.StandardKey.Copy: translate("KeysInUse", "Copy as a table"),
        QKeySequence.StandardKey.Find: translate("KeysInUse", "Search"),
    }
    said = (text for key, text in known.items() if shortcut.key() == QKeySequence(key))
    return shortcut.whatsThis() or next(said, "")


def _part(owner: object) -> str:
    """Return what the part of the window is called that something belongs to; empty for the window itself."""
    while isinstance(owner, QWidget) and not isinstance(owner, QMainWindow):
        if owner.accessibleName() or owner.windowTitle():
            return owner.accessibleName() or owner.windowTitle()
        owner = owner.parentWidget()
    return ""


def _by_part(lines: Iterable[tuple[str, KeyLine]]) -> list[KeyGroup]:
    """Group the lines by the parts they belong to; what is the same in several stands with what is so everywhere."""
    found = tuple(lines)
    parts = {line.keys: {part for part, other in found if other.keys == line.keys} for _, line in found}
    groups: dict[str, dict[tuple[str, ...], KeyLine]] = {}
    for part, line in found:
        groups.setdefault(part if len(parts[line.keys]) == 1 else "", {}).setdefault(line.keys, line)
    elsewhere = translate("KeysInUse", "In the window")
    return [KeyGroup(part or elsewhere, tuple(its.values())) for part, its in groups.items()]


def _mnemonics(window: QMainWindow) -> Iterator[KeyLine]:
    """The keys of buttons, and of labels that lead to what is beside them."""
    said: set[str] = set()
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QAbstractButton | QLabel) or (isinstance(widget, QLabel) and widget.buddy() is None):
            continue
        key = native(QKeySequence.mnemonic(widget.text()))
        if key and key not in said:
            said.add(key)
            yield KeyLine((key,), bare(widget.text()))
