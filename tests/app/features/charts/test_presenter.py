"""The charts beside a game: they follow it, lead into it, and are where one left them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from app.features.charts.contents import CellsChart
from app.features.events.service import TimelineService
from app.tasks.shown import Wait
from core.engines.driver import answer
from core.formats.case_file import write_case
from core.situation.rivals import knows_next_turn
from core.timeline.timeline import timeline_rows
from tests.app.features.charts.reading import NAMES, Key, Reader
from tests.app.player import LEFT


@pytest.fixture
def reader(qtbot, shared_window, settings, case_file) -> Reader:
    settings.setValue("looks/animations", False)
    made = Reader(qtbot, shared_window)
    made.open(case_file)
    return made


# --- opening and closing


def test_one_key_shows_the_charts_that_were_used_last_each_comes_to_the_front_and_the_next_game_has_them_again(
    reader, case_file
):
    reader.key(Key.Key_F12)
    assert [name for name in NAMES if not reader.dock(name).isHidden()] == ["chartStory"]
    reader.dock("chartHands").toggleViewAction().trigger()
    reader.dock("chartStory").toggleViewAction().trigger()
    reader.dock("chartRivals").toggleViewAction().trigger()
    reader.key(Key.Key_F12)
    assert all(reader.dock(name).isHidden() for name in NAMES)
    reader.key(Key.Key_F12)
    assert [name for name in NAMES if not reader.dock(name).isHidden()] == ["chartHands", "chartRivals"]
    reader.key(Key.Key_F12)

    for name in NAMES:
        reader.dock(name).toggleViewAction().trigger()
        reader.bot.waitUntil(lambda name=name: reader.dock(name).is_in_front)
    reader.key(Key.Key_F12)

    reader.open_chart("chartHands")
    reader.window.commands.close.trigger()
    assert reader.dock("chartHands").isHidden()
    assert not reader.child(QAction, "actionCharts").isEnabled()
    reader.open(case_file)
    assert not reader.dock("chartHands").isHidden()
    reader.bot.waitUntil(lambda: reader.frame("chartHands").chart is not None)


# --- the charts follow the game


def test_solutions_and_hands_are_those_of_the_sheet_stale_until_the_next_ones_come(reader):
    for name in ("chartSolutions", "chartHands"):
        reader.open_chart(name)
    reader.click_event(1)
    reader.settle()
    posterior = answer(reader.case.upto(2), "exact")
    reader.dock("chartSolutions").raise_()
    solutions = reader.frame("chartSolutions")
    reader.bot.waitUntil(
        lambda: (
            [(row.key, row.length) for row in solutions.chart.rows]
            == [(key, pytest.approx(p)) for key, p in posterior.envelope.top(10)]
        )
    )
    assert solutions.findChild(QLabel, "chartSolutionsMoment").text() == "After entry 2 of 5"
    reader.dock("chartHands").raise_()
    hands = reader.frame("chartHands")
    bob = posterior.marginals[:, posterior.holders.index("Bob")]
    reader.bot.waitUntil(
        lambda: hands.chart.rows[1].segments[-1].length == pytest.approx(bob[(bob > 0) & (bob < 0.5)].sum())
    )
    reader.window.session.look_back(None)
    reader.settle()

    reader.dock("chartSolutions").raise_()
    reader.bot.waitUntil(lambda: reader.dock("chartSolutions").is_in_front)
    reader.choose(reader.menu_on("Rope", "Dot"), "noteHas")
    reader.settle()
    reader.dock("chartHands").raise_()
    reader.bot.waitUntil(lambda: "Rope" in hands.chart.rows[3].caption)
    assert not hands.is_stale
    reader.window.commands.undo.trigger()
    reader.settle()
    reader.dock("chartSolutions").raise_()

    frame, game = solutions, reader.window.game
    game.put(replace(game.value, wait=Wait.LONG))
    assert frame.is_stale
    assert frame.canvas.view.plot.opacity() < 1
    reader.choose(reader.menu_on("Rope", "envelope"), "noteHas")
    reader.settle()
    assert not frame.is_stale

    reply = game.value.reply
    game.put(replace(game.value, reply=replace(reply, posterior=replace(reply.posterior, envelope=None))))
    assert frame.chart is None
    assert "whole solutions" in reader.text("chartSolutionsHint")
    game.put(replace(game.value, reply=replace(reply, posterior=None, message="Too large.")))
    assert reader.text("chartSolutionsHint") == "Too large."


def test_how_close_the_others_are_is_what_the_planner_says_or_why_nobody_is(reader, case, tmp_path):
    frame = reader.open_chart("chartRivals")
    report = reader.presenter._advice.report
    assert [row.key for row in frame.chart.rows] == [rival.player for rival in report.rivals]
    assert [row.segments[0].length for row in frame.chart.rows] == [rival.certain for rival in report.rivals]
    then = [pytest.approx(knows_next_turn(rival)) for rival in report.rivals]
    assert [row.length for row in frame.chart.rows] == then

    path = tmp_path / "watched.case.json"
    events = tuple(replace(event, shown=None) for event in case.events)
    write_case(replace(case, setup=replace(case.setup, me=None, my_hand=()), events=events), path)
    reader.open(path)
    hint = reader.child(QLabel, "chartRivalsHint")
    reader.bot.waitUntil(lambda: "spectator" in hint.text())


def test_why_there_are_no_rivals_is_still_said_when_the_same_contradictory_game_is_opened_again(
    reader, contradiction, tmp_path
):
    path = tmp_path / "contradictory.case.json"
    write_case(contradiction, path)
    reader.dock("chartRivals").toggleViewAction().trigger()
    hint = reader.child(QLabel, "chartRivalsHint")
    for _ in range(2):  # its answer is known the second time, so advice is refused at once
        reader.window.open_path(path)
        reader.bot.waitUntil(lambda: "contradict" in hint.text())
        reader.settle()
        assert "contradict" in hint.text()


# --- the story


def test_the_story_shows_the_bits_after_every_entry_and_leads_to_each_by_clicks_and_keys(reader, case, tmp_path):
    frame = reader.open_chart("chartStory")
    assert frame.focusProxy().hasFocus()
    reader.key(Key.Key_F12)
    assert reader.window.page.entry.isAncestorOf(reader.window.focusWidget())

    frame = reader.open_chart("chartStory")
    wanted = [(row.entropy_bits, *row.category_bits) for row in timeline_rows(reader.case)]
    assert list(zip(*(curve.y for curve in frame.chart.curves), strict=True)) == [
        pytest.approx(bits) for bits in wanted
    ]
    assert frame.chart.now is None

    def click(entry: int) -> None:
        canvas = frame.canvas
        reader.bot.mouseClick(canvas.view.viewport(), LEFT, pos=canvas.place(0, entry).toPoint())

    click(2)
    assert reader.window.session.looking_at == 2
    assert reader.window.page.events.list.row == 1
    assert frame.chart.now == 2
    click(0)
    assert reader.window.session.looking_at == 0
    assert reader.window.page.events.list.row is None
    click(5)
    assert reader.window.session.looking_at is None
    assert frame.chart.now is None

    reader.press(Key.Key_End, frame)
    reader.press(Key.Key_Left, frame)
    assert reader.text("chartStoryReadout").startswith("Entry 4, by Dot. It told you nothing about the envelope. ")
    reader.press(Key.Key_Return, frame)
    assert reader.window.session.looking_at == 4
    reader.window.session.look_back(None)
    reader.settle()

    reader.choose(reader.menu_on("Rope", "envelope"), "noteHas")
    reader.bot.waitUntil(lambda: len(frame.chart.labels) == 7 and not frame.is_stale)
    assert frame.chart.labels[-1].split("\n")[2]
    reader.window.commands.undo.trigger()
    reader.bot.waitUntil(lambda: len(frame.chart.labels) == 6 and not frame.is_stale)

    path = tmp_path / "new.case.json"
    write_case(case.upto(0), path)
    reader.open(path)
    hint = reader.child(QLabel, "chartStoryHint")
    reader.bot.waitUntil(lambda: hint.isVisible() and hint.text().startswith("No entries yet"))


# --- chosen cells


def index_of(reader, card: str, holder: str):
    model = reader.window.page.sheet.model
    rows = [row for row in range(model.rowCount()) if model.card(row) is not None and model.card(row).name == card]
    columns = [column for column in range(model.columnCount()) if model.holder(column) == holder]
    return model.index(rows[0], columns[0])


def test_ctrl_click_or_a_key_on_cells_shows_how_likely_they_became(reader, monkeypatch):
    view, frame = reader.window.page.sheet.view, reader.frame("chartCells")
    for who in ("Bob", "envelope"):
        at = view.visualRect(index_of(reader, "Rope", who)).center()
        reader.bot.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, pos=at)
    reader.bot.waitUntil(lambda: frame.chart is not None and len(frame.chart.curves) == 2)
    rope = reader.case.setup.deck.card("Rope")
    wanted = [answer(reader.case.upto(n), "exact").probability(rope, "Bob") for n in range(6)]
    assert frame.chart.curves[0].y == pytest.approx(wanted)
    assert not reader.dock("chartCells").isHidden()
    reader.choose(reader.menu_on("Rope", "Bob"), "cellChart")
    reader.bot.waitUntil(lambda: [curve.name for curve in frame.chart.curves] == ["Rope, Envelope"])
    reader.press(Key.Key_End, frame)
    assert reader.text("chartCellsReadout").startswith("Rope, Envelope: ")
    frame.head.menu.actions()[-1].trigger()
    assert frame.chart is None
    assert reader.text("chartCellsHint").startswith("Ctrl+click cells")

    presenter = reader.presenter.cells
    for card in list(reader.case.setup.deck)[:8]:
        presenter.toggle(card, "Bob")
    assert [card for card, _ in presenter.cells] == list(reader.case.setup.deck)[2:8]
    frame.head.menu.actions()[-1].trigger()

    presenter = reader.presenter
    presenter.cells.toggle(reader.case.setup.deck.card("Rope"), "Bob")
    reader.bot.waitUntil(lambda: frame.chart is not None and not frame.is_stale)
    reader.bot.waitUntil(lambda: presenter._update.ending is not None)
    asked = []
    monkeypatch.setattr(CellsChart, "look_up", lambda chart: asked.append(chart.cells))
    whole = presenter._update
    for update in (replace(whole, ending=None), whole):
        reader.window.findChild(TimelineService).updated.emit(update)
    assert asked == [presenter.cells.cells]
    monkeypatch.undo()
    frame.head.menu.actions()[-1].trigger()

    view.setCurrentIndex(index_of(reader, "Rope", "Dot"))
    view.setFocus()
    reader.bot.keyClick(view, Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    reader.bot.waitUntil(lambda: frame.chart is not None and len(frame.chart.labels) == 6)
    reader.choose(reader.menu_on("Rope", "Dot"), "noteHas")
    reader.bot.waitUntil(lambda: len(frame.chart.labels) == 7 and not frame.is_stale)
    assert frame.chart.curves[0].y[-1] == 1.0
    canvas = frame.canvas
    reader.bot.mouseClick(canvas.view.viewport(), LEFT, pos=canvas.place(0, 3).toPoint())
    assert reader.window.session.looking_at == 3
    assert frame.chart.now == 3
