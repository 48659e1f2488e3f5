"""Every action with its key, in one table; menus, buttons, tool tips and the list of F1 take them from here.

What a focused part takes besides (letters, digits, arrows, *Enter*) is in ``app/features/help/keys.py``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from app.ui.actions import PLAYING, ActionTable, Command, Permission, Shortcut, with_key
from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics
from core.text.text import say

Standard = QKeySequence.StandardKey
Role = QAction.MenuRole
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class Actions(ActionTable):
    """The actions of the window: of its menus, its tool bar and its panels."""

    # --- Game
    new = Command(say("Actions", "&New game…"), say("Actions", "Start a new game"), Standard.New, "new")
    open = Command(say("Actions", "&Open…"), say("Actions", "Open a game from a file"), Standard.Open, "open")
    example = Command(
        say("Actions", "&Example game"),
        say("Actions", "Open a game in progress to look around"),
        "Ctrl+Shift+O",
        "magnifier",
    )
    practice = Command(say("Actions", "Pract&ice…"), say("Actions", "Play a game against the program"), "Ctrl+Shift+N")
    save = Command(
        say("Actions", "&Save"), say("Actions", "Save this game to its file"), Standard.Save, "save", Permission.SAVE
    )
    save_as = Command(
        say("Actions", "Save &as…"),
        say("Actions", "Save this game to another file"),
        "Ctrl+Shift+S",
        "save",
        Permission.SAVE,
    )
    print = Command(
        say("Actions", "&Print…"),
        say("Actions", "Print the sheet, the entries and the charts, or save them as PDF"),
        Standard.Print,
        needs=PLAYING,
    )
    close = Command(
        say("Actions", "&Close game"),
        say("Actions", "Back to the start screen; an unsaved game is kept there"),
        Standard.Close,
        needs=PLAYING,
    )
    game_over = Command(
        say("Actions", "Record the resul&t…"),
        say("Actions", "Say what was in the envelope, and who won"),
        "Ctrl+E",
        needs=Permission.CONCLUDE,
    )
    review = Command(
        say("Actions", "Re&view the game…"),
        say("Actions", "Compare your decisions with the best ones"),
        "Ctrl+R",
        "clock",
        PLAYING,
    )
    library = Command(say("Actions", "&Library…"), say("Actions", "Browse finished games and players"), "Ctrl+L")
    quit = Command(
        say("Actions", "&Quit"),
        say("Actions", "Close the window; an unsaved game is offered again at the next start"),
        "Ctrl+Q",
        role=Role.QuitRole,
    )

    # --- Edit
    undo = Command(say("Actions", "&Undo"), say("Actions", "Undo"), "Ctrl+Z", "undo")
    redo = Command(say("Actions", "&Redo"), say("Actions", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo")
    undo_mark = Command(
        say("OwnSheet", "U&ndo mark"),
        say("OwnSheet", "Take back your last mark (on the sheet also Ctrl+Z)"),
        icon="undo",
    )
    redo_mark = Command(
        say("OwnSheet", "Red&o mark"), say("OwnSheet", "Make that mark again (on the sheet also Ctrl+Y)"), icon="redo"
    )
    quick = Command(
        say("Actions", "&Type an entry"),
        say("Actions", "Type what happened, in a few words"),
        "/",
        "keyboard",
        Permission.RECORD,
    )
    setup = Command(
        say("Actions", "Set-&up…"),
        say("Actions", "Correct players, cards and rules of this game"),
        "Ctrl+U",
        "setup",
        Permission.SET_UP,
    )
    preferences = Command(
        say("Actions", "Pre&ferences…"), say("Actions", "Appearance and engines"), "Ctrl+,", role=Role.PreferencesRole
    )

    # --- View
    now = Command(say("Actions", "Back to &now"), say("Actions", "Show the game as it is now"), "Esc", "clock")
    own_sheet = Command(
        say("OwnSheet", "Own sheet"),
        say("OwnSheet", "Make your own marks on an empty sheet, and have them checked; numbers are hidden"),
        "Ctrl+M",
        mac_key="Ctrl+Shift+M",  # there the system minimizes the window by the other
    )
    compare_paper = Command(
        say("OwnSheet", "Compare with m&y paper"),
        say("OwnSheet", "Copy the marks of your paper sheet; each is checked at once"),
        "Ctrl+Shift+P",
    )
    advice = Command(say("AdviceDock", "&Advice"), say("AdviceDock", "What to do next"), "F5", "advice", PLAYING)
    advice_keys = Command(
        say("AdviceDock", "Ch&oose a suggestion"),
        say("AdviceDock", "Go to the advice with the keyboard"),
        "Shift+F5",
        needs=PLAYING,
    )
    board = Command(
        say("BoardPresenter", "&Board"),
        say("BoardPresenter", "See where everyone stands, and enter moves"),
        "F6",
        "board",
        PLAYING,
    )
    why_panel = Command(
        say("ExplainPresenter", "&Why"),
        say("ExplainPresenter", "Why a cell has its tick, cross or number"),
        "Shift+F7",
        "help",
        PLAYING,
    )
    why = Command(
        say("Actions", "E&xplain a cell"),
        say("Actions", "Choose a cell with the arrow keys and see the reason for it"),
        "F7",
        needs=PLAYING,
    )
    compare = Command(
        say("Actions", "&Compare engines…"), say("Actions", "Compare the numbers of all engines"), "F8", needs=PLAYING
    )
    hands = Command(
        say("Actions", "Likely &hands…"),
        say("Actions", "See each player’s likeliest complete hands"),
        "F9",
        needs=PLAYING,
    )
    people = Command(
        say("Actions", "As people play"),
        say("Actions", "Let what the others suggest count, too, not only what the cards say"),
        "Ctrl+J",
        needs=PLAYING,
    )
    habits = Command(
        say("Actions", "Habits of the &players…"),
        say("Actions", "See how each player seems to play, and what it changes"),
        "Ctrl+H",
        needs=PLAYING,
        mac_key="Ctrl+Shift+H",  # there the system hides the program by the other
    )
    table_mode = Command(
        say("TableMode", "Table &mode"),
        say("TableMode", "Show only what everyone at the table may see"),
        "F11",
        "table",
        Permission.RECORD,
    )
    charts = Command(
        say("ChartDocks", "Show or hide &charts"),
        say("ChartDocks", "Show the charts used last, or hide them all"),
        "F12",
        "chart",
        PLAYING,
    )
    text_larger = Command(say("Appearance", "&Larger text"), keys=("Ctrl++", "Ctrl+="))
    text_smaller = Command(say("Appearance", "&Smaller text"), keys="Ctrl+-")
    text_usual = Command(say("Appearance", "&Reset text size"), keys="Ctrl+0")
    touch = Command(
        say("TouchMode", "To&uch mode"), say("TouchMode", "Make everything large enough for a finger"), "Ctrl+T"
    )

    # --- Help
    keys = Command(say("Actions", "&Keys"), say("Actions", "All keys on one page"), ("F1", "?"), "keyboard")
    about = Command(say("Actions", "&About"), say("Actions", "About this program"), role=Role.AboutRole)

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


class ListActions(ActionTable):
    """What is done with the selected entry: keys of the list of entries, while that is focused."""

    edit_event = Command(
        say("EventView", "Correct"),
        say("EventView", "Correct this entry (Enter or double-click)"),
        (Qt.Key.Key_Return, Qt.Key.Key_Enter),
        "edit",
        Permission.CORRECT,
    )
    insert_event = Command(
        say("EventView", "Insert before"),
        say("EventView", "Add an entry before this one (Ins)"),
        Qt.Key.Key_Insert,
        "insert",
        Permission.CORRECT,
    )
    set_aside = Command(
        say("EventView", "Set aside"),
        say("EventView", "Keep this entry in the list without counting it, or count it again (Space)"),
        Qt.Key.Key_Space,
        "aside",
        Permission.CORRECT,
    )
    move_up = Command(
        say("EventView", "Move up"),
        say("EventView", "Move this entry up (Alt+Up, or drag it)"),
        QKeyCombination(ALT, Qt.Key.Key_Up),
        "up",
        Permission.CORRECT,
    )
    move_down = Command(
        say("EventView", "Move down"),
        say("EventView", "Move this entry down (Alt+Down, or drag it)"),
        QKeyCombination(ALT, Qt.Key.Key_Down),
        "down",
        Permission.CORRECT,
    )
    delete_event = Command(
        say("EventView", "Delete"),
        say("EventView", "Delete this entry (Del)"),
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

COPY: Final = Shortcut(Standard.Copy, say("KeysInUse", "Copy as a table"))
FIND: Final = Shortcut(Standard.Find, say("KeysInUse", "Search"))
ENGINES: Final = Shortcut("Alt+N", say("SummaryView", "Choose how the numbers are computed"))

KINDS: Final = Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4
"""Enter a suggestion, an accusation, a note."""

ENVELOPE_CHART: Final = "Shift+F12"
"""Show or hide the chart of the cards in the envelope."""

EXPLAIN_CELL: Final = "?"
PIN_HUNCH: Final = "!"
CELL_CHART: Final = QKeySequence(QKeyCombination(CTRL, Qt.Key.Key_Space))
"""On the sheet: say why; pin a hunch; add the cell to its chart, or remove it."""
