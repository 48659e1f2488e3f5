"""The table's command line, the keys, and the touch mode."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from app.features.entry.quick import QuickField
from app.features.help import CheatSheet
from tests.screenshots.cases import seated, six
from tests.screenshots.entering import fill
from tests.screenshots.studio import States, Studio


def typed(studio: Studio, text: str) -> QuickField:
    """Open the line and type."""
    studio.part(QuickField, "quickEntry")
    studio.window.commands.quick.trigger()
    field = studio.part(QuickField, "quickEntry")
    QTest.keyClicks(field, text)
    studio.settle()
    return field


def line(studio: Studio) -> None:
    """The command line: empty, half typed, unclear, whole; and a move."""
    studio.play(seated(six(12)))
    begun = studio.window.page.entry.state
    for name, text in (
        ("quick-empty", ""),
        ("quick-begun", "white ro"),
        ("quick-unclear", "white rope hall r"),
        ("quick-whole", "white rope hall cid"),
        ("quick-move", "bob > ha"),
    ):
        field = typed(studio, text)
        studio.shoot(name)
        QTest.keyClick(field, Qt.Key.Key_Escape)
        QTest.keyClick(studio.window, Qt.Key.Key_Escape)
        studio.window.page.entry.lay(begun)


def both(studio: Studio) -> None:
    """Letters that are keys, and may still become a word; then the word."""
    studio.play(seated(six(12)))
    studio.window.page.entry.take_focus()
    for name, letters in (("quick-both", "pl"), ("quick-word", "u")):
        for letter in letters:
            QTest.keyClicks(studio.window.page.entry.focusWidget(), letter)
        studio.settle()
        studio.shoot(name)


def keys(studio: Studio) -> None:
    """All keys on one page."""
    studio.play(six(12))
    studio.window.commands.keys.trigger()
    studio.settle()
    page = studio.part(CheatSheet, "helpKeys")
    studio.shoot("keys", page.window())
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    studio.settle()
    studio.shoot("keys-below", page.window())


def touch(studio: Studio) -> None:
    """The touch mode: with an entry under way, and with the board."""
    studio.touch()
    studio.play(seated(six(12)))
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Dot")
    studio.settle()
    studio.shoot("touch")
    studio.part(QAction, "actionBoard").trigger()
    studio.settle()
    studio.shoot("touch-board")


STATES: States = {
    "touch": touch,
    "keys": keys,
    "quick": line,
    "quick-both": both,
}
