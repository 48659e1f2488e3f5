"""What the window's menus, tool bar and keys can do, as actions."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.icons import icon

Key = QKeySequence.StandardKey


class Actions:
    """One action each; made once, shown wherever they are wanted. What they do is for the window to connect."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._icons: dict[QAction, str] = {}
        self.new = self._make("actionNew", "&New game…", "new", "Begin a new game", Key.New)
        self.open = self._make("actionOpen", "&Open…", "open", "Open a game from a file", Key.Open)
        self.example = self._make(
            "actionExample", "&Example game", "magnifier", "Look at a game that is well on its way"
        )
        self.save = self._make("actionSave", "&Save", "save", "Save this game to its file", Key.Save)
        self.save_as = self._make("actionSaveAs", "Save &as…", "save", "Save this game to another file", "Ctrl+Shift+S")
        self.close = self._make("actionClose", "&Close game", "", "Back to the start screen", Key.Close)
        self.quit = self._make("actionQuit", "&Quit", "", "Close the window", "Ctrl+Q")
        self.undo = self._make("actionUndo", "&Undo", "undo", "Undo", "Ctrl+Z")
        self.redo = self._make("actionRedo", "&Redo", "redo", "Redo", "Ctrl+Shift+Z")
        self.setup = self._make("actionSetup", "Set-&up…", "setup", "Correct players, cards and rules of this game")
        self.preferences = self._make("actionPreferences", "Pre&ferences…", "", "How the engines work", "Ctrl+,")
        self.back_to_now = self._make("actionNow", "Back to &now", "clock", "Show the game as it is now", "Esc")
        self.compare = self._make(
            "actionCompare", "&Compare engines…", "chart", "See what each engine says of this position", "F8"
        )
        self.why = self._make("actionWhy", "E&xplain a cell", "", "See why a cell of the sheet is as it is", "F7")
        self.hands = self._make("actionHands", "Likely &hands…", "", "See what each player may hold in whole", "F9")
        self.about = self._make("actionAbout", "&About", "", "About this program")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])

    def _make(self, name: str, text: str, icon_name: str, tip: str, key: Key | str | None = None) -> QAction:
        action = QAction(text, self._owner)
        action.setObjectName(name)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({shortcut})" if shortcut else tip)
        action.setStatusTip(tip)
        if icon_name:
            self._icons[action] = icon_name
        self._owner.addAction(action)
        return action

    def draw_icons(self) -> None:
        """Draw all icons in the colours of the theme as it is now."""
        for action, name in self._icons.items():
            action.setIcon(icon(name))

    def name_steps(self, undo: str | None, redo: str | None) -> None:
        """Say in the names of undo and redo what they would do; None where there is nothing."""
        for action, verb, step in ((self.undo, "Undo", undo), (self.redo, "Redo", redo)):
            action.setEnabled(step is not None)
            words = verb if step is None else f"{verb} {step[0].lower() + step[1:] if _is_phrase(step) else step}"
            action.setText(words.replace("&", "&&"))
            action.setToolTip(f"{words} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")


def _is_phrase(step: str) -> bool:
    """Whether a step's name begins with a word of ours, not with a player's name."""
    return step.split(" ", 1)[0] in ("Insert", "Edit", "Delete", "Move", "Set", "Count", "Change")
