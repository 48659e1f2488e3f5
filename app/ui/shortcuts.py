"""Every action with its key, in one table; menus, buttons, tool tips and the list of F1 take them from here.

How actions are described, and made from their descriptions, comes first. What a focused part takes besides (letters,
digits, arrows, *Enter*) is in ``app/features/help.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Flag, auto
from typing import Final, TypeAlias, overload

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics
from core.text.text import Text, say

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


Standard = QKeySequence.StandardKey
Role = QAction.MenuRole
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class Actions(ActionTable):
    """The actions of the window: of its menus, its tool bar and its panels."""

    # --- Game
    new = Command(say("&New game…"), say("Start a new game"), Standard.New, "new")
    open = Command(say("&Open…"), say("Open a game from a file"), Standard.Open, "open")
    example = Command(say("&Example game"), say("Open a game in progress to look around"), "Ctrl+Shift+O", "magnifier")
    practice = Command(say("Pract&ice…"), say("Play a game against the program"), "Ctrl+Shift+N")
    save = Command(say("&Save"), say("Save this game to its file"), Standard.Save, "save", Permission.SAVE)
    save_as = Command(say("Save &as…"), say("Save this game to another file"), "Ctrl+Shift+S", "save", Permission.SAVE)
    print = Command(
        say("&Print…"),
        say("Print the sheet, the entries and the charts, or save them as PDF"),
        Standard.Print,
        needs=PLAYING,
    )
    close = Command(
        say("&Close game"),
        say("Back to the start screen; an unsaved game is kept there"),
        Standard.Close,
        needs=PLAYING,
    )
    game_over = Command(
        say("Record the resul&t…"),
        say("Say what was in the envelope, and who won"),
        "Ctrl+E",
        needs=Permission.CONCLUDE,
    )
    review = Command(
        say("Re&view the game…"), say("Compare your decisions with the best ones"), "Ctrl+R", "clock", PLAYING
    )
    library = Command(say("&Library…"), say("Browse finished games and players"), "Ctrl+L")
    quit = Command(
        say("&Quit"),
        say("Close the window; an unsaved game is offered again at the next start"),
        "Ctrl+Q",
        role=Role.QuitRole,
    )

    # --- Edit
    undo = Command(say("&Undo"), say("Undo"), "Ctrl+Z", "undo")
    redo = Command(say("&Redo"), say("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo")
    undo_mark = Command(say("U&ndo mark"), say("Take back your last mark (on the sheet also Ctrl+Z)"), icon="undo")
    redo_mark = Command(say("Red&o mark"), say("Make that mark again (on the sheet also Ctrl+Y)"), icon="redo")
    quick = Command(
        say("&Type an entry"), say("Type what happened, in a few words"), "/", "keyboard", Permission.RECORD
    )
    setup = Command(
        say("Set-&up…"), say("Correct players, cards and rules of this game"), "Ctrl+U", "setup", Permission.SET_UP
    )
    preferences = Command(say("Pre&ferences…"), say("Appearance and engines"), "Ctrl+,", role=Role.PreferencesRole)

    # --- View
    now = Command(say("Back to &now"), say("Show the game as it is now"), "Esc", "clock")
    own_sheet = Command(
        say("Own sheet"),
        say("Make your own marks on an empty sheet, and have them checked; numbers are hidden"),
        "Ctrl+M",
        mac_key="Ctrl+Shift+M",  # there the system minimizes the window by the other
    )
    compare_paper = Command(
        say("Compare with m&y paper"),
        say("Copy the marks of your paper sheet; each is checked at once"),
        "Ctrl+Shift+P",
    )
    advice = Command(say("&Advice"), say("What to do next"), "F5", "advice", PLAYING)
    advice_keys = Command(
        say("Ch&oose a suggestion"), say("Go to the advice with the keyboard"), "Shift+F5", needs=PLAYING
    )
    board = Command(say("&Board"), say("See where everyone stands, and enter moves"), "F6", "board", PLAYING)
    why_panel = Command(say("&Why"), say("Why a cell has its tick, cross or number"), "Shift+F7", "help", PLAYING)
    why = Command(
        say("E&xplain a cell"), say("Choose a cell with the arrow keys and see the reason for it"), "F7", needs=PLAYING
    )
    compare = Command(say("&Compare engines"), say("Compare the numbers of all engines"), "F8", needs=PLAYING)
    hands = Command(say("Likely &hands…"), say("See each player’s likeliest complete hands"), "F9", needs=PLAYING)
    people = Command(
        say("As people play"),
        say("Let what the others suggest count, too, not only what the cards say"),
        "Ctrl+J",
        needs=PLAYING,
    )
    habits = Command(
        say("Habits of the &players…"),
        say("See how each player seems to play, and what it changes"),
        "Ctrl+H",
        needs=PLAYING,
        mac_key="Ctrl+Shift+H",  # there the system hides the program by the other
    )
    table_mode = Command(
        say("Table &mode"), say("Show only what everyone at the table may see"), "F11", "table", Permission.RECORD
    )
    charts = Command(
        say("Show or hide &charts"), say("Show the charts used last, or hide them all"), "F12", "chart", PLAYING
    )
    text_larger = Command(say("&Larger text"), keys=("Ctrl++", "Ctrl+="))
    text_smaller = Command(say("&Smaller text"), keys="Ctrl+-")
    text_usual = Command(say("&Reset text size"), keys="Ctrl+0")
    touch = Command(say("To&uch mode"), say("Make everything large enough for a finger"), "Ctrl+T")

    # --- Help
    keys = Command(say("&Keys"), say("All keys on one page"), ("F1", "?"), "keyboard")
    about = Command(say("&About"), say("About this program"), role=Role.AboutRole)

    def name_steps(self, undo: str | None, redo: str | None) -> None:
        """Name the steps that undo and redo would affect; None if there is none."""
        back, again = translate("Undo"), translate("Redo")
        if undo is not None:
            back = translate("Undo: {step}", "step: Ann's suggestion; delete Ann's suggestion")
        if redo is not None:
            again = translate("Redo: {step}", "step: Ann's suggestion; delete Ann's suggestion")
        for action, words, step in ((self.undo, back, undo), (self.redo, again, redo)):
            action.setEnabled(step is not None)
            text = words if step is None else words.format(step=localized(step))
            action.setText(escape_mnemonics(text))
            action.setToolTip(with_key(text, action.shortcut()))


class ListActions(ActionTable):
    """What is done with the selected entry: keys of the list of entries, while that is focused."""

    edit_event = Command(
        say("Correct"),
        say("Correct this entry (Enter or double-click)"),
        (Qt.Key.Key_Return, Qt.Key.Key_Enter),
        "edit",
        Permission.CORRECT,
    )
    insert_event = Command(
        say("Insert before"), say("Add an entry before this one (Ins)"), Qt.Key.Key_Insert, "insert", Permission.CORRECT
    )
    set_aside = Command(
        say("Set aside"),
        say("Keep this entry in the list without counting it, or count it again (Space)"),
        Qt.Key.Key_Space,
        "aside",
        Permission.CORRECT,
    )
    move_up = Command(
        say("Move up"),
        say("Move this entry up (Alt+Up, or drag it)"),
        QKeyCombination(ALT, Qt.Key.Key_Up),
        "up",
        Permission.CORRECT,
    )
    move_down = Command(
        say("Move down"),
        say("Move this entry down (Alt+Down, or drag it)"),
        QKeyCombination(ALT, Qt.Key.Key_Down),
        "down",
        Permission.CORRECT,
    )
    delete_event = Command(
        say("Delete"),
        say("Delete this entry (Del)"),
        (Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
        "delete",
        Permission.CORRECT,
    )

    def _make(self, command: Command) -> QAction:
        action = super()._make(command)
        action.setToolTip(localized(command.tip))  # it names the keys itself, and the mouse
        action.setStatusTip("")
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return action


# --- keys of single parts

COPY: Final = Shortcut(Standard.Copy, say("Copy as a table"))
FIND: Final = Shortcut(Standard.Find, say("Search"))
ENGINES: Final = Shortcut("Alt+N", say("Choose how the numbers are computed"))

KINDS: Final = "F2", "F3", "F4", "Shift+F4"
"""Enter a suggestion, an accusation, a note, something else."""

ENVELOPE_CHART: Final = "Shift+F12"
"""Show or hide the chart of the cards in the envelope."""

EXPLAIN_CELL: Final = "?"
PIN_HUNCH: Final = "!"
CELL_CHART: Final = QKeySequence(QKeyCombination(CTRL, Qt.Key.Key_Space))
"""On the sheet: say why; pin a hunch; add the cell to its chart, or remove it."""
