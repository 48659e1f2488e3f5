"""The actions of the window's menus, tool bar and keys."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics


def native(key: QKeySequence) -> str:
    """Return a key as keyboards in the window's language label it."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def with_key(tip: str, key: QKeySequence) -> str:
    """Return a tool tip with its key in brackets, if any."""
    name = native(key)
    return translate("KeyTips", "{tip} ({key})", "a tool tip, and its key").format(tip=tip, key=name) if name else tip


Key = QKeySequence.StandardKey


def new_action(owner: QWidget, name: str, text: str, tip: str, key: Key | str | None = None) -> QAction:
    """Return a new action of a window; ``tip`` is its status tip, and its tool tip with the key."""
    action = QAction(text, owner)
    action.setObjectName(name)
    action.setMenuRole(QAction.MenuRole.NoRole)  # or macOS would guess from the text which it takes elsewhere
    if key is not None:
        action.setShortcut(QKeySequence(key))
    action.setToolTip(with_key(tip, action.shortcut()))
    action.setStatusTip(tip)
    owner.addAction(action)
    return action


class Actions:
    """One QAction each, created once and shown wherever needed. The window connects them."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._icons: dict[QAction, str] = {}
        self.new = self._make(
            "actionNew", translate("Actions", "&New game…"), "new", translate("Actions", "Start a new game"), Key.New
        )
        self.open = self._make(
            "actionOpen",
            translate("Actions", "&Open…"),
            "open",
            translate("Actions", "Open a game from a file"),
            Key.Open,
        )
        self.example = self._make(
            "actionExample",
            translate("Actions", "&Example game"),
            "magnifier",
            translate("Actions", "Open a game in progress to look around"),
            "Ctrl+Shift+O",
        )
        self.save = self._make(
            "actionSave",
            translate("Actions", "&Save"),
            "save",
            translate("Actions", "Save this game to its file"),
            Key.Save,
        )
        self.save_as = self._make(
            "actionSaveAs",
            translate("Actions", "Save &as…"),
            "save",
            translate("Actions", "Save this game to another file"),
            "Ctrl+Shift+S",
        )
        self.close = self._make(
            "actionClose",
            translate("Actions", "&Close game"),
            "",
            translate("Actions", "Back to the start screen; an unsaved game is kept there"),
            Key.Close,
        )
        self.game_over = self._make(
            "actionGameOver",
            translate("Actions", "Record the resul&t…"),
            "",
            translate("Actions", "Say what was in the envelope, and who won"),
            "Ctrl+E",
        )
        self.review = self._make(
            "actionReview",
            translate("Actions", "Re&view the game…"),
            "clock",
            translate("Actions", "Compare your decisions with the best ones"),
            "Ctrl+R",
        )
        self.print = self._make(
            "actionPrint",
            translate("Actions", "&Print…"),
            "",
            translate("Actions", "Print the sheet, the entries and the charts, or save them as PDF"),
            Key.Print,
        )
        self.library = self._make(
            "actionLibrary",
            translate("Actions", "&Library…"),
            "",
            translate("Actions", "Browse finished games and players"),
            "Ctrl+L",
        )
        self.quit = self._make(
            "actionQuit",
            translate("Actions", "&Quit"),
            "",
            translate("Actions", "Close the window; an unsaved game is offered again at the next start"),
            "Ctrl+Q",
        )
        self.undo = self._make(
            "actionUndo", translate("Actions", "&Undo"), "undo", translate("Actions", "Undo"), "Ctrl+Z"
        )
        self.redo = self._make(
            "actionRedo", translate("Actions", "&Redo"), "redo", translate("Actions", "Redo"), "Ctrl+Shift+Z"
        )
        self.setup = self._make(
            "actionSetup",
            translate("Actions", "Set-&up…"),
            "setup",
            translate("Actions", "Correct players, cards and rules of this game"),
            "Ctrl+U",
        )
        self.quick = self._make(
            "actionQuick",
            translate("Actions", "&Type an entry"),
            "keyboard",
            translate("Actions", "Type what happened, in a few words"),
            "/",
        )
        self.preferences = self._make(
            "actionPreferences",
            translate("Actions", "Pre&ferences…"),
            "",
            translate("Actions", "Appearance and engines"),
            "Ctrl+,",
        )
        self.back_to_now = self._make(
            "actionNow",
            translate("Actions", "Back to &now"),
            "clock",
            translate("Actions", "Show the game as it is now"),
            "Esc",
        )
        self.compare = self._make(
            "actionCompare",
            translate("Actions", "&Compare engines…"),
            "",
            translate("Actions", "Compare the numbers of all engines"),
            "F8",
        )
        self.why = self._make(
            "actionWhy",
            translate("Actions", "E&xplain a cell"),
            "",
            translate("Actions", "Choose a cell with the arrow keys and see the reason for it"),
            "F7",
        )
        self.hands = self._make(
            "actionHands",
            translate("Actions", "Likely &hands…"),
            "",
            translate("Actions", "See each player’s likeliest complete hands"),
            "F9",
        )
        self.habits = self._make(
            "actionHabits",
            translate("Actions", "Habits of the &players…"),
            "",
            translate("Actions", "See how the players usually play, and take it into account"),
            "Ctrl+Shift+H" if sys.platform == "darwin" else "Ctrl+H",  # there the system hides the program by it
        )
        self.keys = self._make(
            "actionKeys", translate("Actions", "&Keys"), "keyboard", translate("Actions", "All keys on one page"), "F1"
        )
        self.about = self._make(
            "actionAbout", translate("Actions", "&About"), "", translate("Actions", "About this program")
        )
        self.keys.setShortcuts([QKeySequence("F1"), QKeySequence("?")])
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make(self, name: str, text: str, icon_name: str, tip: str, key: Key | str | None = None) -> QAction:
        action = new_action(self._owner, name, text, tip, key)
        if icon_name:
            self._icons[action] = icon_name
        return action

    def draw(self, action: QAction, icon_name: str) -> None:
        """Give an action of a feature an icon, which is redrawn with the others."""
        self._icons[action] = icon_name
        action.setIcon(icon(icon_name))

    def draw_icons(self) -> None:
        for action, name in self._icons.items():
            action.setIcon(icon(name))

    def enable_for_game(self, *, playing: bool) -> None:
        for action in (
            self.save,
            self.save_as,
            self.close,
            self.setup,
            self.compare,
            self.why,
            self.hands,
            self.habits,
        ):
            action.setEnabled(playing)

    def name_steps(self, undo: str | None, redo: str | None) -> None:
        """Name the steps that undo and redo would affect; None if there is none."""
        back, again = translate("Actions", "Undo"), translate("Actions", "Redo")
        if undo is not None:
            back = translate("Actions", "Undo {step}", "step: Ann's suggestion; delete Ann's suggestion")
        if redo is not None:
            again = translate("Actions", "Redo {step}", "step: Ann's suggestion; delete Ann's suggestion")
        for action, words, step in ((self.undo, back, undo), (self.redo, again, redo)):
            action.setEnabled(step is not None)
            said = words if step is None else words.format(step=localized(step))
            action.setText(escape_mnemonics(said))
            action.setToolTip(with_key(said, action.shortcut()))
