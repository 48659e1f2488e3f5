"""The charts beside a game: they follow it, lead into it, and are where one left them."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from app.features.charts.contents import CellsChart
from app.features.events.service import TimelineService
from app.tasks.shown import Wait
from app.ui.plots.chart import CURVES
from core.engines.driver import answer
from core.formats.case_file import write_case
from core.situation.rivals import knows_next_turn
from core.timeline.timeline import timeline_rows
from tests.app.features.charts.reading import NAMES, Key
from tests.app.player import CONTROL, LEFT
from tests.app.settling import settle


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
        reader.wait(lambda name=name: reader.dock(name).is_in_front)
    reader.key(Key.Key_F12)

    reader.open_chart("chartHands")
    reader.window.commands.close.trigger()
    assert reader.dock("chartHands").isHidden()
    assert not reader.child(QAction, "actionCharts").isEnabled()
    reader.open(case_file)
    assert not reader.dock("chartHands").isHidden()
    reader.wait(lambda: reader.frame("chartHands").chart is not None)


# --- the charts follow the game


def test_solutions_and_hands_are_those_of_the_sheet_stale_until_the_next_ones_come(reader):
    for name in ("chartSolutions", "chartHands"):
        reader.open_chart(name)
    reader.click_event(1)
    reader.settle()
    posterior = answer(reader.case.upto(2), "exact")
    reader.dock("chartSolutions").raise_()
    solutions = reader.frame("chartSolutions")
    reader.wait(
        lambda: (
            [(row.key, row.length) for row in solutions.chart.rows]
            == [(key, pytest.approx(p)) for key, p in posterior.envelope.top(10)]
        )
    )
    assert solutions.findChild(QLabel, "chartSolutionsMoment").text() == "After entry 2 of 5"
    reader.dock("chartHands").raise_()
    hands = reader.frame("chartHands")
    bob = posterior.marginals[:, posterior.holders.index("Bob")]
    reader.wait(lambda: hands.chart.rows[1].segments[-1].length == pytest.approx(bob[(bob > 0) & (bob < 0.5)].sum()))
    reader.window.session.look_back(None)
    reader.settle()

    reader.dock("chartSolutions").raise_()
    reader.wait(lambda: reader.dock("chartSolutions").is_in_front)
    reader.choose(reader.menu_on("Rope", "Dot"), "noteHas")
    reader.settle()
    reader.dock("chartHands").raise_()
    reader.wait(lambda: "Rope" in hands.chart.rows[3].caption)
    assert not hands.is_stale
    reader.window.commands.undo.trigger()
    reader.settle()
    reader.dock("chartSolutions").raise_()

    frame, game = solutions, reader.window.game
    game.put(replace(game.value, wait=Wait.LONG))
    settle()
    assert frame.is_stale
    assert frame.canvas.view.plot.opacity() < 1
    reader.choose(reader.menu_on("Rope", "envelope"), "noteHas")
    reader.settle()
    assert not frame.is_stale

    reply = game.value.reply
    game.put(replace(game.value, reply=replace(reply, posterior=replace(reply.posterior, envelope=None))))
    settle()
    assert frame.chart is None
    assert "whole solutions" in reader.text("chartSolutionsHint")
    game.put(replace(game.value, reply=replace(reply, posterior=None, message="Too large.")))
    settle()
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
    reader.play(replace(case, setup=replace(case.setup, me=None, my_hand=()), events=events), path)
    hint = reader.child(QLabel, "chartRivalsHint")
    reader.wait(lambda: "spectator" in hint.text())


def test_why_there_are_no_rivals_is_still_said_when_the_same_contradictory_game_is_opened_again(
    reader, contradiction, tmp_path
):
    path = tmp_path / "contradictory.case.json"
    write_case(contradiction, path)
    reader.dock("chartRivals").toggleViewAction().trigger()
    hint = reader.child(QLabel, "chartRivalsHint")
    for _ in range(2):  # its answer is known the second time, so advice is refused at once
        reader.window.open_path(path)
        reader.wait(lambda: "contradict" in hint.text())
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
        reader.settle()

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

    reader.press_in(frame, Key.Key_End, Key.Key_Left)
    assert reader.text("chartStoryReadout").startswith("Entry 4, by Dot. It told you nothing about the envelope. ")
    reader.press_in(frame, Key.Key_Return)
    assert reader.window.session.looking_at == 4
    reader.window.session.look_back(None)
    reader.settle()

    reader.choose(reader.menu_on("Rope", "envelope"), "noteHas")
    reader.wait(lambda: len(frame.chart.labels) == 7 and not frame.is_stale)
    assert frame.chart.labels[-1].split("\n")[2]
    reader.window.commands.undo.trigger()
    reader.wait(lambda: len(frame.chart.labels) == 6 and not frame.is_stale)

    reader.play(case.upto(0), tmp_path / "new.case.json")
    hint = reader.child(QLabel, "chartStoryHint")
    reader.wait(lambda: hint.isVisible() and hint.text().startswith("No entries yet"))


# --- chosen cells


def test_ctrl_click_or_a_key_on_cells_shows_how_likely_they_became(reader, monkeypatch):
    view, frame = reader.window.page.sheet.view, reader.frame("chartCells")
    for who in ("Bob", "envelope"):
        reader.bot.mouseClick(view.viewport(), LEFT, CONTROL, pos=reader.cell("Rope", who))
    reader.wait(lambda: frame.chart is not None and len(frame.chart.curves) == 2)
    rope = reader.case.setup.deck.card("Rope")
    wanted = [answer(reader.case.upto(n), "exact").probability(rope, "Bob") for n in range(6)]
    assert frame.chart.curves[0].y == pytest.approx(wanted)
    assert not reader.dock("chartCells").isHidden()
    reader.choose(reader.menu_on("Rope", "Bob"), "cellChart")
    reader.wait(lambda: [curve.name for curve in frame.chart.curves] == ["Rope, Envelope"])
    reader.press_in(frame, Key.Key_End)
    assert reader.text("chartCellsReadout").startswith("Rope, Envelope: ")
    frame.head.menu.actions()[-1].trigger()
    settle()
    assert frame.chart is None
    assert reader.text("chartCellsHint").startswith("Ctrl+click cells")

    presenter = reader.presenter.cells
    for card in list(reader.case.setup.deck)[:8]:
        presenter.toggle(card, "Bob")
    assert [card for card, _ in presenter.cells] == list(reader.case.setup.deck)[2:8]
    frame.head.menu.actions()[-1].trigger()

    presenter = reader.presenter
    presenter.cells.toggle(reader.case.setup.deck.card("Rope"), "Bob")
    reader.wait(lambda: frame.chart is not None and not frame.is_stale)
    reader.wait(lambda: presenter._update.ending is not None)
    asked = []
    monkeypatch.setattr(CellsChart, "look_up", lambda chart: asked.append(chart.cells))
    whole = presenter._update
    for update in (replace(whole, ending=None), whole):
        reader.window.findChild(TimelineService).updated.emit(update)
    assert asked == [presenter.cells.cells]
    monkeypatch.undo()
    frame.head.menu.actions()[-1].trigger()

    view.setCurrentIndex(reader.index("Rope", "Dot"))
    view.setFocus()
    reader.key(Key.Key_Space, CONTROL, to=view)
    reader.wait(lambda: frame.chart is not None and len(frame.chart.labels) == 6)
    reader.choose(reader.menu_on("Rope", "Dot"), "noteHas")
    reader.wait(lambda: len(frame.chart.labels) == 7 and not frame.is_stale)
    assert frame.chart.curves[0].y[-1] == 1.0
    canvas = frame.canvas
    reader.bot.mouseClick(canvas.view.viewport(), LEFT, pos=canvas.place(0, 3).toPoint())
    assert reader.window.session.looking_at == 3
    reader.settle()
    assert frame.chart.now == 3


def test_another_game_begins_with_everything_and_a_cell_keeps_its_style_when_another_goes(reader, case_file):
    for name in NAMES[:3:2]:
        frame = reader.open_chart(name)
        reader.press_in(frame, Key.Key_Plus)
        names = [name for name, *_ in frame.canvas.view.plot.switches()]
        next(show for _, _, show in frame.canvas.view.plot.switches())(False)
        reader.window.commands.close.trigger()
        reader.open(case_file)
        reader.wait(lambda frame=frame: frame.chart is not None)
        reader.wait(frame.isVisible)
        assert [name for name, is_shown, _ in frame.canvas.view.plot.switches() if is_shown] == names
        assert frame.canvas.view.plot.is_whole
        assert not frame.head.all_button.isVisible()

    presenter, frame = reader.presenter.cells, reader.frame("chartCells")

    def styles() -> list:
        return [(curve.key, curve.style) for curve in frame.chart.curves]

    def toggle(*cells) -> list:
        for cell in cells:
            presenter.toggle(*cell)
        reader.wait(lambda: frame.chart is not None and tuple(c.key for c in frame.chart.curves) == presenter.cells)
        return styles()

    rope, hall, dagger, *others = ((card, "Bob") for card in reader.case.setup.deck)
    before = toggle(rope, hall, dagger)
    assert [style for _, style in before] == list(CURVES[:3])
    assert toggle(rope) == before[1:]
    assert toggle(rope) == [*before[1:], before[0]], "what is free is used again"
    toggle(*others[:4])
    assert len({style for _, style in styles()}) == len(CURVES)
