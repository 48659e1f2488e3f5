"""What a new window shows of panels: nothing that was not wanted, and what was open and chosen in the one before."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget

from app.features.advice.panel import AdviceView
from app.features.advice.service import AdviceService
from app.features.board.panel import BoardPresenter
from app.features.charts.contents import Order
from app.features.charts.frame import ChartFrame
from app.features.hands import HandsTable, HandsView
from app.shell.main_window import MainWindow
from app.ui.host import GameDock
from app.ui.numbers import percent
from core.model.case import Case
from tests.app.asker import Asker
from tests.app.features.charts.reading import NAMES
from tests.core.tables import after_my_last_suggestion

F5, F8, F9 = Qt.Key.Key_F5, Qt.Key.Key_F8, Qt.Key.Key_F9
PANELS = ("adviceDock", "boardDock", "whyDock")


class User(Asker):
    """Somebody who opens panels."""

    @property
    def open_panels(self) -> list[str]:
        return [name for name in PANELS if not self.child(QDockWidget, name).isHidden()]

    @property
    def board(self) -> BoardPresenter:
        return self.window.findChild(BoardPresenter)

    @property
    def advice(self) -> AdviceView:
        return self.child(AdviceView, "adviceView")

    @property
    def service(self) -> AdviceService:
        return self.window.findChild(AdviceService)

    def advised(self) -> None:
        self.wait(lambda: self.advice.message.isHidden() and not self.advice.is_stale)

    def advise_by(self, *names: str) -> None:
        """Choose in the menu of the advice, and wait for the advice."""
        menu = self.advice.head.options.menu()
        for name in names:
            next(action for action in menu.actions() if action.objectName() == name).trigger()
        assert self.advice.is_stale
        self.advised()

    @property
    def order(self) -> list[object]:
        """What the rows of the chart of the envelope stand for."""
        self.window.dock.show()
        self.wait(lambda: self.window.chart.is_drawn)
        return [row.key for row in self.window.chart.chart.rows]


@pytest.fixture
def begin(qtbot, make_window: Callable[[], MainWindow]) -> Callable[[], User]:
    """The user of a new window; all have the same settings."""
    return lambda: User(qtbot, make_window())


def test_a_new_window_opens_and_draws_nothing_and_the_next_opens_what_was_open_and_chooses_what_was_chosen(
    begin, played, case_file, tmp_path, settings
):
    user = begin()
    nothing_is_made_for_nobody(user, case_file)
    choose_who_advises(user, played, tmp_path)

    user.click_cell("Hall", "Bob")
    assert user.board.state is None
    action = user.window.findChild(QAction, "actionBoard")
    assert action.shortcut().toString() == "F6"
    action.trigger()
    user.wait(user.board.view.canvas.hasFocus)
    deck, order = user.order, choose_the_order(user)
    assert order != deck == list(user.case.setup.deck)
    user.key(F9)
    hands = user.child(HandsView, "handsView")
    assert hands.isVisible()
    assert user.open_panels == list(PANELS)
    user.window.close()
    assert not hands.isVisible()

    again = begin()
    assert again.open_panels == []
    again.open(case_file)
    assert again.open_panels == list(PANELS)
    assert "no board" in again.board.view.words  # of that game
    assert again.order == order
    assert (again.service.policy, again.service.response, again.service.accuse_from) == ("greedy", "least-helpful", 75)
    tip = again.advice.head.options.toolTip()
    assert "Greedy" in tip
    assert "Never below 75%" in tip
    again.click("whyClose")
    again.key(F5)  # to the front
    again.wait(lambda: again.child(GameDock, "adviceDock").is_in_front)
    again.key(F5)
    again.window.close()

    settings.setValue("advice/policy", "oracle")
    settings.setValue("advice/response", 7)
    settings.setValue("advice/accuseFrom", 101)
    last = begin()
    last.open(case_file)
    assert last.open_panels == ["boardDock"]
    assert (last.service.policy, last.service.response, last.service.accuse_from) == ("race", "random", 0)


def nothing_is_made_for_nobody(user: User, case_file: Path) -> None:
    assert not user.window.commands.why.isEnabled()
    assert not user.window.commands.compare.isEnabled()
    for key in (F8, F9):
        user.key(key)
    assert not user.child(ChartFrame, "comparison").isVisible()
    assert user.window.findChild(HandsTable) is None
    user.open(case_file)
    assert user.window.commands.compare.isEnabled()
    assert user.window.findChild(HandsTable) is None
    assert user.open_panels == []
    for name in NAMES:
        frame = user.child(ChartFrame, name)
        assert user.child(QDockWidget, f"{name}Dock").isHidden()
        assert not frame.is_drawn
        assert frame.chart is None


def choose_who_advises(user: User, played: Case, folder: Path) -> None:
    menu = user.advice.head.options.menu()
    lines = [action.text() for action in menu.actions() if action.objectName().startswith("advicePolicy-")]
    assert len(lines) == 5
    assert "Random: plays uniformly at random" in lines
    assert all(len(line.partition(": ")[2]) > 10 for line in lines)

    user.play(after_my_last_suggestion().case, folder / "asked.case.json")
    user.key(F5)
    user.advised()
    panel = user.advice
    assert not panel.risk.isVisible(), "to accuse is the advice, which says why"
    user.advise_by("adviceAccuseFrom-75")
    assert panel.accuse.note.startswith("Not yet. Below your limit of 75%; ")
    verdict = user.service.report.advice.accuse
    (said_now, now_said), (said_waiting, waiting_said) = panel.accuse.rows
    assert (said_now, now_said, waiting_said) == ("Accuse now", percent(verdict.p), percent(verdict.waiting))
    assert re.fullmatch(r"Wait: \w.*[a-z)]", said_waiting)
    assert panel.risk.isVisible()
    assert panel.risk.chances == (verdict.p, verdict.waiting)

    user.play(played, folder / "board.case.json")
    user.advised()
    user.advise_by("advicePolicy-greedy", "adviceResponse-least-helpful")
    report = user.service.report
    assert (report.advice.policy, report.request.topic.response) == ("greedy", "least-helpful")
    assert report.advice.least == 0.75
    assert "Below your limit of 75%; " in panel.accuse.note


def choose_the_order(user: User) -> list[object]:
    """Order the cards of the envelope by how likely they are, and return them."""
    chart = user.window.chart
    chart.set_stale()
    user.click("chartOrder")
    assert chart.is_stale, "another order leaves old numbers old"
    assert chart.canvas.view.plot.opacity() < 1
    shares = [row.length for row in chart.chart.rows[:6]]
    assert shares == sorted(shares, reverse=True)
    assert user.window._preferences.settings.value("charts/order") == Order.LIKELIEST.value
    return user.order
