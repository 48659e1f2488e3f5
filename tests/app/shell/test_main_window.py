"""The window as a player uses it: real clicks and keys, from the start screen to a solved game."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStyleOptionViewItem,
    QWidget,
)

from app.shell.main_window import MainWindow
from app.ui import theme
from app.ui.widgets.labels import QuestionBar
from core.formats.case_file import load, write_case
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import Player as Seat
from core.model.setup import Setup
from tests.app.player import ALT, CONTROL, DECK, LEFT, SHIFT, Player


@pytest.fixture
def player(qtbot, shared_window: MainWindow) -> Player:
    return Player(qtbot, shared_window)


@pytest.fixture
def at_table(player: Player, case_file: Path) -> Player:
    player.open(case_file)
    return player


def take_back(player: Player) -> None:
    """Undo all."""
    while player.window.commands.undo.isEnabled():
        player.window.commands.undo.trigger()
    player.settle()


OTHER = ("Suspects.Mrs White", "Weapons.Dagger", "Rooms.Study", "Refuter.")
"""What is entered in the place of something, or before it."""


def enter(player: Player, *options: str) -> None:
    """Click the options of an entry, and enter it."""
    for name in (*options, "Commit"):
        player.click(f"entry{name}")


# --- the start


def test_the_example_shows_live_numbers_after_one_click(player):
    player.click("startExample")
    player.settle()
    assert player.window.windowTitle() == "Example game[*] – Deerstalker"
    assert "," in player.text("summarySolution")
    assert not player.window.isWindowModified()


def test_a_wrong_or_damaged_file_says_once_what_is_wrong_with_it(player, qtbot, tmp_path):
    path = tmp_path / "wrong.case.json"
    path.write_text('{"format": "deerstalker-case", "version": 1, "edition": "clasic-uk", "players": []}')
    player.window.open_path(path)
    bar = player.child(QuestionBar, "message")
    assert bar.isVisible()
    assert "wrong.case.json cannot be opened" in bar.title
    assert "classic-uk" in bar.text
    assert "players" in bar.text
    qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert player.window.page.isHidden()

    path = tmp_path / "torn.case.json"
    path.write_text('{"format": "deerstalker-case",\n"version" 1')
    player.window.open_path(path)
    (bar,) = (one for one in player.window.findChildren(QuestionBar) if one.isVisible())
    assert bar.text == ("The file is damaged or not a Deerstalker game (line 2, column 11: expected a colon).")

    path = tmp_path / "wrong.case.json"
    path.write_text("{}")
    for _ in range(3):
        player.window.open_path(path)
    assert len([bar for bar in player.window.findChildren(QuestionBar) if bar.isVisible()]) == 1
    assert QApplication.activeModalWidget() is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_no_game_and_freezes_nothing(player, tmp_path):
    path = tmp_path / "pipe.case.json"
    os.mkfifo(path)
    player.window.open_path(path)
    assert "pipe.case.json cannot be opened" in player.child(QuestionBar, "message").title


def test_a_second_window_opens_a_copy_and_a_game_that_was_left_and_recent_ones_are_offered_and_go_on(
    make_window, qtbot, case_file, case
):
    first = Player(qtbot, make_window())
    first.open(case_file)
    first.click_event(4)
    first.key(Qt.Key.Key_Delete, to=first.events)
    assert first.case == case.deleted(4)
    assert first.window.windowTitle() == "Friday[*] – kept automatically – Deerstalker"

    second = Player(qtbot, make_window())
    second.window.open_path(case_file)
    box = second.child(QuestionBar, "fileInUse")
    qtbot.mouseClick(box.findChild(QPushButton, "openCopy"), LEFT)
    second.settle()
    assert second.case == case
    assert second.window.windowTitle().startswith("Copy of Friday")
    assert second.window.session.path is None
    first.window.close()
    second.window._files._leave(keep=False)

    said = [one.text() for one in second.window.start.findChildren(QLabel) if one.isVisible()]
    assert any(text.startswith("Friday · Ann, ") and " · today " in text for text in said)
    assert second.child(QWidget, "recent0").isVisible()
    second.click("resume0")
    second.settle()
    assert second.case == case.deleted(4)
    assert second.window.isWindowModified()
    second.key(Qt.Key.Key_Z, CONTROL)
    assert second.case == case
    assert not second.window.isWindowModified()
    assert second.window.windowTitle() == "Friday[*] – Deerstalker"
    second.window.commands.close.trigger()
    second.click("recent0")
    second.settle()
    assert second.case == case


def test_a_file_with_changes_that_were_left_offers_them(at_table, qtbot, case_file, case):
    at_table.click_event(4)
    at_table.key(Qt.Key.Key_Delete, to=at_table.events)
    for button, found in (("resumeChanges", case.deleted(4)), ("openAsSaved", case)):
        at_table.window.commands.close.trigger()
        at_table.window.open_path(case_file)
        box = at_table.child(QuestionBar, "changesLeft")
        qtbot.mouseClick(box.findChild(QPushButton, button), LEFT)
        at_table.settle()
        assert at_table.case == found
        assert at_table.window.windowTitle().startswith("Friday")


# --- the sheet


def test_the_sheet_shows_exact_numbers_and_its_names_and_cells_make_entries(at_table, qtbot, case):
    assert at_table.text("summarySolutions").isdigit()
    assert at_table.text("summaryEngine") == "Exact"

    from core.engines.tuning import ENGINES

    choice = at_table.child(QActionGroup, "engineChoice")
    assert [action.data() for action in choice.actions()] == list(ENGINES)

    across, down = at_table.sheet.horizontalHeader(), at_table.sheet.verticalHeader()
    down_at = QPoint(20, down.sectionViewportPosition(2) + 5)
    across_at = QPoint(across.sectionViewportPosition(3) + 8, 10)
    entry = at_table.window.page.entry
    qtbot.mouseClick(across.viewport(), LEFT, pos=across_at)
    qtbot.mouseClick(down.viewport(), LEFT, pos=down_at)
    assert entry.draft.by == "Cid"
    assert entry.draft.cards[0] == DECK.card("Colonel Mustard")

    at_table.choose(at_table.menu_on("Rope", "Dot"), "noteHasNot")
    assert at_table.case == case.appended(Note("Dot", DECK.card("Rope"), False))
    at_table.settle()
    at_table.choose(at_table.menu_on("Rope", "Dot"), "noteTakeBack")
    assert at_table.case == case

    point, port = at_table.cell("Rope", "Dot"), at_table.sheet.viewport()
    qtbot.mouseClick(port, LEFT, pos=point)
    anywhere = QPoint(0, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, anywhere, port.mapToGlobal(anywhere))
    QApplication.sendEvent(port, event)
    menu = at_table.child(QMenu, "cellMenu")
    assert menu.actions()[0].text() == "Dot has Rope"
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert at_table.case.events[-1] == Note("Dot", DECK.card("Rope"), True)


def test_21_cards_and_6_players_fit_without_scrolling(player, tmp_path, setup):
    width, height = 1280, 720
    names = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
    six = replace(setup, players=tuple(Seat(name, 3) for name in names), my_hand=setup.my_hand[:3])
    path = tmp_path / "six.case.json"
    write_case(Case(six), path)
    player.window.resize(width, height)
    player.open(path)
    assert (player.window.width(), player.window.height()) == (width, height)
    for bar in (player.sheet.verticalScrollBar(), player.sheet.horizontalScrollBar()):
        assert bar.maximum() == 0
    assert player.sheet.rowHeight(1) >= player.sheet.fontMetrics().height() + 2
    assert player.sheet.columnWidth(1) >= player.sheet.fontMetrics().horizontalAdvance(">99%") + 6


# --- the list of events


def test_a_half_made_entry_comes_back_after_a_correction(at_table):
    for end in ("escape", "correct", "insert"):
        interrupt(at_table, end)
        take_back(at_table)
    entry = at_table.window.page.entry
    at_table.click("entryWeapons.Rope")
    at_table.click_event(len(at_table.case.events) - 1)
    at_table.click("buttonEditEvent")
    at_table.window.session.delete(len(at_table.case.events) - 1)
    assert entry.draft.cards[1] == DECK.card("Rope"), "the corrected entry is gone"


def interrupt(at_table: Player, end: str) -> None:
    """Begin an entry, correct or insert another one, and find the first as it was."""
    entry, before = at_table.window.page.entry, at_table.case
    at_table.click("entryWeapons.Rope")
    at_table.click("entryRooms.Hall")
    half = entry.draft
    at_table.click_event(1)
    at_table.click("buttonInsertEvent" if end == "insert" else "buttonEditEvent")
    assert entry.draft != half
    if end == "escape":
        at_table.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
        assert at_table.case == before
    else:
        enter(at_table, *OTHER)
        assert at_table.case != before
    assert entry.draft == half
    assert at_table.child(QWidget, "entrySuspects.Miss Scarlett").hasFocus()
    at_table.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
    assert entry.draft.untouched


def test_entries_are_deleted_moved_set_aside_corrected_and_inserted_and_undo_says_so(at_table, case):
    undone, before = at_table.child(QWidget, "undone"), at_table.case
    assert not undone.isVisible()
    at_table.window.session.delete(4)
    at_table.window.session.delete(0)
    at_table.key(Qt.Key.Key_Z, CONTROL)
    assert undone.isVisible()
    assert at_table.text("undoneText") == "Undone: delete Ann’s suggestion"
    at_table.click("undoneRedo")
    assert len(at_table.case.events) == 3
    assert not undone.isVisible()
    at_table.window.commands.undo.trigger()
    at_table.window.commands.undo.trigger()
    assert at_table.case == before
    assert undone.isVisible()
    at_table.window.session.delete(1)
    assert not undone.isVisible()
    take_back(at_table)

    at_table.click_event(2)
    at_table.key(Qt.Key.Key_Delete, to=at_table.events)
    assert at_table.case == case.deleted(2)
    assert at_table.window.commands.undo.text() == "Undo: delete Cid’s suggestion"
    at_table.key(Qt.Key.Key_Z, CONTROL)
    assert at_table.case == case
    at_table.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert at_table.case == case.deleted(2)
    take_back(at_table)

    at_table.click_event(3)
    at_table.key(Qt.Key.Key_Up, ALT, to=at_table.events)
    at_table.key(Qt.Key.Key_Up, ALT, to=at_table.events)
    assert at_table.case == case.moved(3, 1)
    assert at_table.events.row == 1
    at_table.key(Qt.Key.Key_Down, ALT, to=at_table.events)
    assert at_table.case == case.moved(3, 2)
    take_back(at_table)
    set_aside_correct_and_insert(at_table, case)


def set_aside_correct_and_insert(at_table: Player, case: Case) -> None:
    at_table.click_event(1)
    at_table.click("buttonSetAside")
    assert at_table.case.events[1].aside
    at_table.click_event(1)
    assert at_table.window.page.events.commands.set_aside.text() == "Count again"
    at_table.click("buttonSetAside")
    assert not at_table.case.events[1].aside
    take_back(at_table)

    at_table.click_event(3)
    at_table.key(Qt.Key.Key_Return, to=at_table.events)
    assert at_table.text("entryPreview").startswith("Dot: Professor Plum, Rope, Ballroom")
    header = at_table.sheet.verticalHeader()
    row = next(i for i in range(24) if at_table.window.page.sheet.model.card(i) == DECK.card("Hall"))
    at_table.bot.mouseClick(header.viewport(), LEFT, pos=QPoint(20, header.sectionViewportPosition(row) + 5))
    at_table.click("entryCommit")
    assert at_table.case.events[3].cards[2] == DECK.card("Hall")
    assert len(at_table.case.events) == 5
    assert at_table.case.events[:3] == case.events[:3]
    take_back(at_table)

    at_table.click_event(2)
    at_table.click("buttonInsertEvent")
    entry = at_table.window.page.entry
    entry.fill_player("Dot")
    for name in ("Mrs White", "Rope", "Hall"):
        entry.fill_card(DECK.card(name))
    entry.fill_player("Bob")
    at_table.click("entryCommit")
    assert len(at_table.case.events) == 6
    assert at_table.case.events[2].by == "Dot"
    assert at_table.case.deleted(2) == case


def test_selecting_an_entry_looks_back_moves_nothing_and_typing_comes_back_and_saving_writes_what_is_entered(
    at_table, qtbot, case_file
):
    now = at_table.text("summarySolutions")
    at_table.click_event(1)
    at_table.settle()
    assert at_table.text("summaryCaption") == "After entry 2 of 5"
    assert at_table.text("summarySolutions") != now
    assert at_table.child(QLabel, "sheetPast").isVisible()
    at_table.key(Qt.Key.Key_Escape)
    at_table.settle()
    assert at_table.text("summaryCaption") == "Most likely"
    assert not at_table.child(QLabel, "sheetPast").isVisible()
    assert at_table.text("summarySolutions") == now

    now = [at_table.cell("Study", "Dot"), at_table.sheet.geometry()]
    at_table.click_event(1)
    at_table.settle()
    assert [at_table.cell("Study", "Dot"), at_table.sheet.geometry()] == now
    at_table.click("backToNow")
    assert at_table.window.session.looking_at is None

    entry, events = at_table.window.page.entry, at_table.case.events
    at_table.click_event(1)
    for key in "wrh":
        at_table.events.setFocus()
        qtbot.keyClicks(at_table.events, key)
        assert at_table.window.session.looking_at is None
    assert entry.draft.triple == tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
    at_table.events.setFocus()
    qtbot.keyClicks(at_table.events, "0")
    assert entry.draft.answered
    assert at_table.case.events == events

    at_table.choose(at_table.menu_on("Rope", "Dot"), "noteHas")
    assert at_table.window.isWindowModified()
    at_table.key(Qt.Key.Key_S, CONTROL)
    assert not at_table.window.isWindowModified()
    assert load(case_file) == at_table.case


def test_every_line_of_the_list_is_whole_at_any_width_and_the_window_follows_the_scheme_of_the_system(at_table, qapp):
    def ground() -> int:
        return at_table.window.grab().toImage().pixelColor(3, 200).lightness()

    assert ground() > 200
    theme.apply_colours(qapp, Qt.ColorScheme.Dark)
    assert ground() < 50
    theme.apply_colours(qapp, Qt.ColorScheme.Light)

    for width in (1280, 1100, 1600):
        at_table.window.resize(width, 720)
        at_table.bot.waitUntil(lambda: not at_table.window.page.events.list.isHidden())
        QApplication.processEvents()
        delegate, model = at_table.events.itemDelegate(), at_table.events.model()
        option = QStyleOptionViewItem()
        at_table.events.initViewItemOption(option)
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            assert at_table.events.visualRect(index).height() == delegate.sizeHint(option, index).height()


# --- contradictions


def test_a_contradiction_is_explained_and_marked_and_the_sheet_goes_on(player, tmp_path, contradiction):
    path = tmp_path / "conflict.case.json"
    write_case(contradiction, path)
    player.open(path)
    said = player.text("conflictText")
    assert said.startswith("Entr")
    assert "6" in said
    assert said.endswith("The sheet shows the game after entry 5.")
    assert 5 in player.window.page.events.model.conflict
    assert player.text("summaryEngine") == "Exact"
    player.window.commands.new.trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog.objectName() == "setupDialog"
    assert isinstance(dialog.setup(), Setup)
    dialog.reject()
    player.click_event(5)
    player.key(Qt.Key.Key_Delete, to=player.events)
    player.settle()
    assert player.window.page.sheet.conflict_bar.isHidden()
    assert player.window.page.events.model.conflict == frozenset()


# --- the tool bar, saving


def test_the_set_up_and_the_show_model_are_corrected_in_the_middle_of_a_game(at_table, case):
    choice = at_table.child(QActionGroup, "showModelChoice")
    at_table.child(QAction, "showModelChoice.ignore").trigger()
    at_table.settle()
    assert at_table.case.setup.rules.show_model is ShowModel.IGNORE
    at_table.key(Qt.Key.Key_Z, CONTROL)
    at_table.settle()
    assert choice.checkedAction().data() == "random"
    assert at_table.case == case

    at_table.window.commands.setup.trigger()
    dialog = QApplication.activeModalWidget()
    at_table.bot.mouseClick(dialog.findChild(QPushButton, "setupRemove3"), LEFT)
    said = [complaint.sentence for complaint in dialog._complaints]
    assert any("Entry 3 no longer fits" in sentence for sentence in said)
    assert not dialog.findChild(QPushButton, "setupAccept").isEnabled()
    dialog.reject()
    assert at_table.case == case

    at_table.window.commands.setup.trigger()
    dialog = QApplication.activeModalWidget()
    name = dialog.findChild(QLineEdit, "setupPlayer3")
    name.selectAll()
    at_table.bot.keyClicks(name, "Cleo")
    at_table.bot.mouseClick(dialog.findChild(QPushButton, "setupAccept"), LEFT)
    at_table.settle()
    assert [event.by for event in at_table.case.events] == ["Ann", "Bob", "Cleo", "Dot", "Ann"]
    at_table.window.commands.undo.trigger()
    assert at_table.case == case


def test_the_chart_is_drawn_with_every_answer_and_says_which_moment_it_shows_and_a_solved_game_says_so(at_table):
    chart = at_table.window.chart
    at_table.window.dock.show()
    at_table.bot.waitUntil(lambda: chart.is_drawn, timeout=20_000)
    place = chart.canvas.geometry()
    assert at_table.text("envelopeChartMoment") == ""
    at_table.window.page.events.list.select(1)
    assert at_table.text("envelopeChartMoment") == "After entry 2 of 5"
    assert chart.canvas.geometry() == place
    at_table.window.page.back_to_now()
    assert at_table.text("envelopeChartMoment") == ""

    before = [row.length for row in chart.chart.rows]
    assert sum(before[:6]) == pytest.approx(1)
    at_table.choose(at_table.menu_on("Rope", "envelope"), "noteHas")
    at_table.settle()
    after = [row.length for row in chart.chart.rows]
    assert after[DECK.index[DECK.card("Rope")]] == 1.0
    assert after != before

    for card in ("Mrs White", "Hall"):
        at_table.choose(at_table.menu_on(card, "envelope"), "noteHas")
        at_table.settle()
    assert at_table.text("summaryCaption") == "Solved"
    assert at_table.text("summarySolution") == "Accuse: Mrs White with the Rope in the Hall"


KEYS = (
    "window/geometry",
    "window/state",
    "window/splitter/mainSplitter",
    "window/splitter/sideSplitter",
    "engine/name",
    "recent/files",
    "setup/recentNames",
    "setup/players",
    "setup/me",
    "setup/edition",
    "setup/deck",
)
DAMAGE = (
    "nonsense",
    "",
    7,
    ["a", "b"],
    [1, None, "\0"],
    {"a": 1},
    QByteArray(b"\xff\x00\x01" * 40),
    QPoint(3, 4),
    '[["a"], ["b"], ["b", ""]]',
    '["", "envelope", "x", "X"]',
    "[[" * 2000,
)


@pytest.mark.parametrize(
    "damage",
    [pytest.param(one, marks=() if i in {4, 6, 10} else pytest.mark.slow) for i, one in enumerate(DAMAGE)],
    ids=[type(value).__name__ + str(i) for i, value in enumerate(DAMAGE)],
)
def test_damaged_settings_are_as_if_never_set(qtbot, settings, make_window, case_file, damage):
    for key in KEYS:
        settings.setValue(key, damage)
    settings.sync()
    player = Player(qtbot, make_window())
    player.open(case_file)
    assert player.child(QActionGroup, "engineChoice").checkedAction().data() == "auto"
    assert player.text("summaryEngine") == "Exact"
