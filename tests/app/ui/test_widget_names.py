"""Whatever a user acts on can be found by scripts and screen readers, as in every state of ``test_gallery.py``."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from core.model.seats import Player
from tests.app.naming import interactive, nameless, wordless
from tests.app.settling import open_case

NAMES = (
    "sheetView",
    "entryPanel",
    "eventView",
    "envelopeChart",
    "engineButton",
)
ACTIONS = ("actionNew", "actionOpen", "actionSave", "actionUndo", "actionRedo")


def test_everything_in_the_window_that_a_user_acts_on_is_named_and_what_is_seen_at_once_has_other_names(
    shared_window, case, setup, tmp_path
):
    window = open_case(shared_window, case, tmp_path)
    assert window.objectName() == "mainWindow"
    assert [name for name in NAMES if window.findChild(QWidget, name) is None] == []
    assert [name for name in ACTIONS if window.findChild(QAction, name) is None] == []
    menus = [action for top in window.menuBar().actions() for action in top.menu().actions()]
    actions = [action for action in (*menus, *window.actions()) if not action.isSeparator() and action.menu() is None]
    assert len(actions) > 15
    assert [action.text() for action in actions if not action.objectName()] == []
    names = [widget.objectName() for widget in interactive(window) if widget.isVisible()]
    assert len(names) > 40
    assert sorted({name for name in names if names.count(name) > 1}) == []

    players = tuple(Player(f"Player {i}", 2 if i < 8 else 1) for i in range(10))
    window.session.change_setup(type(setup)(setup.deck, players, setup.edition, None, ()), {}, {})
    assert nameless(window) == wordless(window) == []
