"""Who sits where, who is asked, and what becomes of the passes where that is corrected."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget

from core.model.case import Case
from core.model.rules import AfterWrong, AskedOrder
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def swapped() -> Case:
    """The game of six, in which Bob and Cid were seated the wrong way round."""
    case = six(12)
    ann, bob, cid, *others = case.setup.players
    return Case(replace(case.setup, players=(ann, cid, bob, *others)), case.events)


def order(studio: Studio) -> None:
    """The turns went round in another order than the seats, twice."""
    studio.play(swapped())
    studio.wait(lambda: studio.sees("turnOrderBar"))
    studio.settle()
    studio.shoot("turn-order")


def house_rules(studio: Studio) -> None:
    """The set-up of a game with other house rules and a dummy hand; then with a player moved, and passes that stay."""
    case = swapped().with_fixed_passes(events=six(8).events)
    rules = replace(case.setup.rules, asked=AskedOrder.AGAINST_TURN, after_wrong=AfterWrong.LEAVES)
    players = (*case.setup.players[:-1], replace(case.setup.players[-1], turns=False))
    studio.play(Case(replace(case.setup, rules=rules, players=players), case.events))
    studio.window.dialogs.change_setup()
    studio.settle()
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QDialog):
        return
    studio.shoot("house-rules", dialog)
    dialog.findChild(QScrollArea, "setupScroll").ensureWidgetVisible(dialog.findChild(QWidget, "setupIdle1"))
    studio.settle()
    studio.shoot("takes-no-turns", dialog)
    name = dialog.findChild(QWidget, "setupPlayer3")
    QTest.keyClick(name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    studio.settle()
    studio.shoot("kept-passes", dialog)
    dialog.close()


STATES: States = {"turn-order": order, "house-rules": house_rules}
