"""The engines in the window: chosen by keys and clicks, said where numbers are estimates, tuned in the preferences."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from pyqtgraph import ErrorBarItem
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QColor, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QStyleOptionViewItem,
    QWidget,
)

from app.shell.main_window import MainWindow
from app.tasks.shown import Wait
from app.ui.settings import Preferences
from core.checkpoint import checkpoint
from core.engines import driver
from core.engines.contract import TooLargeError
from core.engines.tuning import BUDGET, Tuning
from core.model.case import Case
from core.model.events import Note
from tests.app.player import ALT, CONTROL, LEFT, Player
from tests.app.showing import replies_of
from tests.pictures import LEVELS, pixels

SAMPLES = 2_000
"""So few that the errors are large."""


class Table(Player):
    """Somebody who chooses and tunes engines, and all replies that have become current."""

    def __init__(self, bot, window: MainWindow) -> None:
        super().__init__(bot, window)
        self.replies, self.page = replies_of(window.game), window.page.sheet
        self.choice = window.findChild(QActionGroup, "engineChoice")

    def become_active(self) -> None:
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)

    def take(self, title: str) -> None:
        """Choose an engine as one does with the keyboard: open the menu, press the first letter."""
        self.become_active()
        menu = self.window.findChild(QMenu, "engineMenu")
        menu.aboutToShow.connect(
            lambda: QTimer.singleShot(0, menu, lambda: self.bot.keyClick(menu, Qt.Key(ord(title[0])))),
            Qt.ConnectionType.SingleShotConnection,
        )
        self.key(Qt.Key.Key_N, ALT)
        assert self.choice.checkedAction().text().replace("&", "") == title
        self.settle()

    def tip(self, name: str) -> str:
        return " ".join(self.child(QLabel, name).parentWidget().toolTip().split())

    def sees(self, name: str) -> bool:
        return self.child(QWidget, name).isVisible()

    def preferences(self) -> QDialog:
        self.become_active()
        self.key(Qt.Key.Key_Comma, CONTROL)
        dialog = self.child(QDialog, "preferencesDialog")
        assert dialog.isVisible()
        dialog.show_page(1)
        return dialog

    def set(self, name: str, key: Qt.Key) -> None:
        field = self.child(QComboBox, name)
        field.setFocus()
        self.bot.keyClick(field, key)


@pytest.fixture(autouse=True)
def slow_fingers(qapp: QApplication) -> Iterator[None]:
    """Letters that follow each other quickly would be taken for one word."""
    interval = qapp.keyboardInputInterval()
    qapp.setKeyboardInputInterval(0)
    yield
    qapp.setKeyboardInputInterval(interval)


@pytest.fixture
def open_table(window: MainWindow, case_file, qtbot) -> Callable[..., Table]:
    def opened(tuning: Tuning = Tuning(), window: MainWindow = window) -> Table:  # noqa: B008 - frozen
        window._preferences.tuning = tuning
        window.dialogs.preference_changed.emit(Preferences.budget)
        table = Table(qtbot, window)
        window.open_path(case_file)
        table.settle()
        return table

    return opened


@pytest.fixture
def table(open_table: Callable[..., Table]) -> Table:
    return open_table(Tuning(samples=SAMPLES))


# --- the choice


def test_the_engines_can_be_chosen_in_the_middle_of_a_game_whose_numbers_are_old_until_then(table: Table):
    are_old_until_the_new_ones_are_there(table)
    for title, engine in (
        ("Monte Carlo", "montecarlo"),
        ("Centre", "centre"),
        ("Exact", "exact"),
        ("Automatic", "auto"),
    ):
        table.take(title)
        assert table.replies[-1].request.engine == engine
    assert table.text("summaryEngine") == "Exact"
    assert table.text("summaryEngineCaption") == ""
    assert "It took" in table.tip("summaryEngine")
    engines = [reply.posterior.engine for reply in table.replies[1:]]
    assert engines == ["centre", "montecarlo", "centre", "exact", "exact"]


def are_old_until_the_new_ones_are_there(table: Table):
    table.window.engines.engine.choose("centre")
    assert not table.page.is_fresh
    assert not table.page.model.cell(2, 2).stale
    table.window.game.put(replace(table.window.game.value, wait=Wait.LONG))
    assert table.page.model.cell(2, 2).stale
    table.window.game.put(replace(table.window.game.value, wait=Wait.SHORT))
    assert table.page.model.cell(2, 2).stale, "another question does not make them new"
    table.settle()
    assert not table.page.model.cell(2, 2).stale


def test_the_choice_is_remembered(table: Table, open_table, make_window):
    table.take("Monte Carlo")
    table.window._files.close()
    second = open_table(window=make_window())
    assert second.choice.checkedAction().data() == "montecarlo"
    assert second.replies[-1].request.engine == "montecarlo"


# --- estimates


def test_estimates_say_so_above_the_sheet_and_in_it_in_the_chart_and_looking_back(table: Table, qtbot):
    say_so_above_the_sheet_and_pretend_no_digits(table)
    have_a_sign_before_a_number_of_large_error(table)
    have_error_bars_in_the_chart(table, qtbot)
    say_so_to_who_looks_back(table)


def say_so_above_the_sheet_and_pretend_no_digits(table: Table):
    exact = table.text("summaryProbability"), table.text("summaryEntropy")
    assert not table.sees("summaryEngineSign")
    assert "Possible deals: " in table.tip("summarySolutions")
    table.take("Monte Carlo")
    error = table.replies[-1].posterior.stderr.max()
    assert table.sees("summaryEngineSign")
    assert table.text("summaryEngine").startswith("Monte Carlo, up to ±")
    assert float(table.text("summaryEngine").split("±")[1].rstrip("%")) == pytest.approx(100 * error, abs=0.1)
    assert table.text("summaryEngineCaption") == "estimate"
    assert "effective sample size" in table.tip("summaryEngine")
    assert not table.sees("summarySolutions")
    estimated = table.text("summaryProbability"), table.text("summaryEntropy")
    assert [len(text.removesuffix(" each").partition(".")[2].rstrip("%")) for text in exact] == [1, 2]
    assert [len(text.partition(".")[2].rstrip("%")) for text in estimated] == [0, 1]
    table.take("Exact")
    assert not table.sees("summaryEngineSign")
    assert table.sees("summarySolutions")


def test_the_centre_says_that_it_ignores_choices(table: Table):
    table.take("Centre")
    assert table.sees("summaryEngineSign")
    assert table.text("summaryEngineCaption") == "estimate, error unknown, choices ignored"


def say_so_to_who_looks_back(table: Table):
    table.take("Monte Carlo")
    table.window.page.events.list.select(1)
    table.settle()
    assert table.sees("backToNow")
    assert table.sees("summaryEngineSign")
    assert table.sees("summaryEngine")
    table.window.page.back_to_now()
    table.take("Exact")
    table.window.page.events.list.select(1)
    table.settle()
    assert not table.sees("summaryEngine"), "of exact numbers there is nothing to say"
    assert table.sees("summarySolutions")


def picture(table: Table, row: int, column: int) -> QImage:
    """One cell as the sheet paints it."""
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 90, 24)
    image = QImage(option.rect.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    table.page.view.itemDelegate().paint(painter, option, table.page.model.index(row, column))
    painter.end()
    return image


def have_a_sign_before_a_number_of_large_error(table: Table):
    model = table.page.model
    table.take("Monte Carlo")
    reply = table.replies[-1]
    assert reply.posterior.stderr is not None
    small = replace(reply.posterior, stderr=np.minimum(reply.posterior.stderr, 0.005))
    for column in (0, 2):
        model.lay(reply.request.case, reply)
        rows = [row for row in range(model.rowCount()) if (cell := model.cell(row, column)) and cell.is_rough]
        signed = picture(table, rows[0], column)
        model.lay(reply.request.case, replace(reply, posterior=small))
        plain = picture(table, rows[0], column)
        (changed,) = (np.abs(pixels(signed) - pixels(plain)) > LEVELS).any(axis=(0, 2)).nonzero()
        assert changed.size, "the sign"
        assert max(changed) < 45, "which leaves the number where it is"
    table.take("Exact")


def have_error_bars_in_the_chart(table: Table, qtbot):
    table.window.dock.show()
    qtbot.waitUntil(lambda: table.window.chart.is_drawn, timeout=20_000)
    chart = table.window.chart
    assert not any(row.error for row in chart.chart.rows)
    (errors,) = (item for item in chart.canvas.view.plot.items if isinstance(item, ErrorBarItem))
    assert not errors.isVisible()
    table.take("Monte Carlo")
    posterior = table.replies[-1].posterior
    assert [row.error for row in chart.chart.rows] == posterior.stderr[:, 0].tolist()
    assert errors.isVisible()
    assert len(errors.opts["x"]) == (posterior.stderr[:, 0] > 0).sum() > 0
    table.take("Exact")
    assert not errors.isVisible()


# --- exact after all


def test_automatic_replaces_its_estimate_by_exact_numbers(open_table):
    table = open_table(Tuning(samples=SAMPLES, budget=1))
    table.bot.waitUntil(lambda: table.text("summaryEngine") == "Exact", timeout=20_000)
    first, second = table.replies
    assert (first.awaits_exact, first.posterior.engine) == (True, "montecarlo")
    assert (second.awaits_exact, second.posterior.engine) == (False, "exact")
    assert not table.sees("summaryEngineSign")


def test_that_exact_numbers_are_coming_is_said_until_they_cannot_be_had(open_table, monkeypatch):
    said, allow, plain = [], [], driver.answer

    def answer(case: Case, engine: str, **more: object) -> object:
        if engine != "exact":
            return plain(case, engine, **more)
        while not allow:
            checkpoint()
        raise TooLargeError("it would take a year")

    table = open_table(Tuning(samples=SAMPLES, budget=1))
    table.bot.waitUntil(lambda: table.text("summaryEngine") == "Exact", timeout=20_000)
    monkeypatch.setattr(driver, "answer", answer)
    card = table.window.session.case.setup.deck.card("Rope")
    table.window.session.record(Note("Dot", card, True))
    table.bot.waitUntil(lambda: len(table.replies) == 3, timeout=20_000)
    said.append(table.text("summaryEngineCaption"))
    assert table.page.is_fresh, "an estimate is not old"
    allow.append(True)
    table.bot.waitUntil(lambda: len(table.replies) == 4, timeout=20_000)
    said.append(table.text("summaryEngineCaption"))
    assert said == ["estimate, exact to follow…", "estimate"]
    assert "not available: it would take a year." in table.tip("summaryEngine")


def test_an_entry_while_exact_is_being_computed_is_answered_at_once(open_table, monkeypatch):
    """The exact engine would go on for ever; the entry's own numbers come all the same, and end it."""
    plain, begun = driver.answer, []

    def answer(case: Case, engine: str, **more: object) -> object:
        if engine != "exact" or len(case.events) > 5:
            return plain(case, engine, **more)
        begun.append(case)
        while True:
            checkpoint()

    monkeypatch.setattr(driver, "answer", answer)
    table = open_table(Tuning(samples=SAMPLES, budget=1))
    table.bot.waitUntil(lambda: bool(begun), timeout=20_000)
    card = table.window.session.case.setup.deck.card("Rope")
    table.window.session.record(Note("Dot", card, True))
    table.bot.waitUntil(lambda: table.text("summaryEngine") == "Exact", timeout=20_000)
    assert [len(reply.request.case.events) for reply in table.replies] == [5, 6, 6]


def test_an_engine_that_refuses_says_so_and_another_is_a_click_away(table: Table, monkeypatch, qtbot):
    plain = driver.answer

    def answer(case: Case, engine: str, **more: object) -> object:
        if engine == "exact":
            raise TooLargeError("over 9 steps")
        return plain(case, engine, **more)

    monkeypatch.setattr(driver, "answer", answer)
    table.window.engines.engine.choose("exact")
    qtbot.waitUntil(lambda: table.sees("problemBar"), timeout=20_000)
    assert "Too much for Exact (over 9 steps)" in table.text("problemBarText")
    assert not table.page.is_fresh
    qtbot.mouseClick(table.window.findChild(QPushButton, "problemBarButton"), LEFT)
    table.settle()
    assert table.choice.checkedAction().data() == "auto"
    assert not table.sees("problemBar")


def test_a_contradiction_is_said_beside_a_refusal(table: Table, monkeypatch, qtbot, contradiction):
    plain = driver.answer

    def answer(case: Case, engine: str, **more: object) -> object:
        if engine == "montecarlo" and len(case.events) == 5:
            raise TooLargeError("too entangled")
        return plain(case, engine, **more)

    monkeypatch.setattr(driver, "answer", answer)
    table.window.session.record(contradiction.events[5])
    table.settle()
    table.window.engines.engine.choose("montecarlo")
    qtbot.waitUntil(lambda: "too entangled" in table.text("problemBarText"), timeout=20_000)
    assert "cannot" in table.text("conflictText")
    assert table.window.page.events.model.conflict


# --- preferences


def test_the_preferences_stop_nobody_ask_only_what_must_be_and_are_there_the_next_time(table: Table, qtbot):
    stop_nobody(table)
    ask_nothing_where_another_engine_is_concerned(table)
    are_there_the_next_time_and_can_be_restored(table, qtbot)


def stop_nobody(table: Table):
    action = table.window.findChild(QAction, "actionPreferences")
    assert action.text() == "Pre&ferences…"
    dialog = table.preferences()
    assert not dialog.isModal()
    table.preferences()
    assert len(table.window.findChildren(QDialog, "preferencesDialog")) == 1
    table.bot.mouseClick(dialog.findChild(QPushButton, "preferencesClose"), LEFT)
    assert not dialog.isVisible()
    QApplication.sendPostedEvents(None, 0)


def test_another_number_of_deals_is_drawn_at_once(table: Table):
    table.take("Monte Carlo")
    few = table.replies[-1].posterior
    table.preferences()
    table.set("preferencesSamples", Qt.Key.Key_End)
    table.settle()
    table.set("preferencesSamples", Qt.Key.Key_Home)
    table.settle()
    more = table.replies[-1].posterior
    assert more.samples > 2 * few.samples
    assert more.stderr.max() < few.stderr.max()


def ask_nothing_where_another_engine_is_concerned(table: Table):
    tips = [action.toolTip() for action in table.choice.actions()]
    assert len(tips) == 4
    assert all(tip.endswith(".") for tip in tips)
    assert "preferences" in tips[3]
    table.take("Exact")
    asked = len(table.replies)
    table.preferences()
    table.set("preferencesBudget", Qt.Key.Key_Down)
    assert table.window._preferences.tuning != Tuning(samples=SAMPLES)
    assert table.page.is_fresh
    assert len(table.replies) == asked


def chosen_in(dialog: QDialog) -> list[str]:
    boxes = ("preferencesBudget", "preferencesSamples", "preferencesSeconds")
    return [dialog.findChild(QComboBox, name).currentData() for name in boxes]


def are_there_the_next_time_and_can_be_restored(table: Table, qtbot):
    dialog = table.preferences()
    table.set("preferencesBudget", Qt.Key.Key_Home)
    table.set("preferencesSeconds", Qt.Key.Key_Home)
    chosen = Tuning(samples=SAMPLES, seconds=0.3, budget=10_000_000)
    assert table.window._preferences.tuning == chosen
    dialog.close()
    qtbot.waitUntil(lambda: table.window.findChild(QDialog, "preferencesDialog") is None)
    dialog = table.preferences()
    assert chosen_in(dialog) == ["10000000", str(SAMPLES), "0.3"]
    assert table.window.findChild(QComboBox, "preferencesSamples").currentText() == "2,000 deals"
    qtbot.mouseClick(dialog.findChild(QPushButton, "preferencesRestore"), LEFT)
    assert chosen_in(dialog) == [str(BUDGET), "None", "None"]
    assert table.window._preferences.tuning == Tuning()
