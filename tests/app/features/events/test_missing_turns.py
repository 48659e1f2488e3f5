"""Turns without an entry: a row in the list, until it is filled, there was none, or the player is out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.modeltest import ModelTester

from app.features.events.list_view import EventModel
from app.shell.main_window import MainWindow
from app.ui.accessible import SAID
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Note, Out
from core.model.turn import MissingTurn
from tests.app.player import Player
from tests.notation import parse_event

DECK = edition("classic-uk").deck
NOTES = [Note("Bob", card, True) for card in DECK.cards[:4]]
LISTS = st.lists(st.sampled_from(NOTES), max_size=5)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
DOT = "Dot: Mrs White, Rope, Lounge; Ann passes, Bob passes, Cid passes, nobody shows"
CLICKS = ("entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Study", "entryRefuter.", "entryCommit")


class Keeper(Player):
    """Somebody who forgets to enter turns."""

    @property
    def rows(self) -> list[str]:
        """The rows of the list, those of entries by their numbers."""
        model = self.events.model()
        indexes = [model.index(row, 0) for row in range(model.rowCount())]
        return [str(number) if (number := model.row_at(i.row()).number) else i.data() for i in indexes]

    @property
    def gaps(self) -> list[str]:
        return [row for row in self.rows if row.endswith("?")]

    def enter(self, line: str) -> None:
        self.window.session.record(parse_event(line, DECK))
        self.settle()

    def menu_of(self, row: int) -> QMenu:
        """Open the menu of a row by the keyboard's way: it is that of the selected row."""
        self.events.setCurrentIndex(self.events.model().index(row, 0))
        self.events.customContextMenuRequested.emit(QPoint(5, 5))
        return next(menu for menu in self.window.findChildren(QMenu, "turnMenu") if menu.isVisible())

    def seen(self, row: int) -> str:
        return self.events.model().index(row, 0).data(SPOKEN)


@pytest.fixture
def keeper(qtbot, shared_window: MainWindow, case_file: Path) -> Keeper:
    made = Keeper(qtbot, shared_window)
    made.window.resize(1280, 800)
    made.open(case_file)
    return made


def test_a_missing_turn_has_a_row_until_it_is_entered_there_by_a_click(keeper: Keeper):
    assert keeper.gaps == []
    keeper.enter(DOT)
    assert keeper.rows[-4:] == ["5", "Bob?", "Cid?", "6"]
    assert keeper.window.page.events.property(SAID) == "Bob’s turn is missing. Cid’s turn is missing."
    assert keeper.seen(6) == "Cid’s turn is missing."
    assert keeper.text("turnsMissing") == "2 turns are missing."
    before = keeper.case.events
    keeper.click_event(6)
    assert keeper.window.page.entry.draft.by == "Cid", "not Bob, who is before him"
    assert keeper.window.session.looking_at is None
    for name in CLICKS:
        keeper.click(name)
    keeper.settle()
    assert keeper.rows[-4:] == ["5", "Bob?", "6", "7"]
    assert keeper.text("turnsMissing") == "Bob’s turn is missing."
    assert keeper.case.events[:5] + keeper.case.events[6:] == before
    assert keeper.case.events[5].by == "Cid"

    keeper.events.setFocus()
    keeper.events.setCurrentIndex(keeper.events.model().index(5, 0))
    keeper.key(Qt.Key.Key_Return, to=keeper.events)
    assert keeper.window.page.entry.draft.by == "Bob"
    for name in CLICKS:
        keeper.click(name)
    assert keeper.gaps == []
    keeper.window.session.undo()
    assert keeper.gaps == ["Bob?"], "what is undone is missing again"


def test_nothing_happened_holds_for_that_turn_and_is_no_entry(keeper: Keeper):
    keeper.enter(DOT)
    before = keeper.case
    keeper.choose(keeper.menu_of(5), "turnNone")
    assert keeper.gaps == ["Cid?"]
    keeper.events.setFocus()
    keeper.events.setCurrentIndex(keeper.events.model().index(5, 0))
    keeper.key(Qt.Key.Key_Delete, to=keeper.events)
    assert keeper.gaps == []
    assert keeper.case is before
    keeper.window.session.undo()
    keeper.window.session.redo()
    assert keeper.gaps == [], "an answer holds"
    keeper.window.session.replace(5, parse_event(DOT.replace("Rope", "Dagger"), DECK))
    assert keeper.gaps == [], "also where the entry after it is corrected"
    keeper.enter("Bob: Mrs White, Rope, Hall; Cid shows")
    assert keeper.gaps == ["Ann?"]


def test_who_is_out_is_put_out_where_the_turn_is_missing_and_not_missed_again(keeper: Keeper):
    keeper.enter(DOT)
    keeper.choose(keeper.menu_of(5), "turnOut")
    keeper.settle()
    assert keeper.case.events[5] == Out("Bob")
    assert keeper.rows[-4:] == ["5", "6", "Cid?", "7"]
    assert keeper.window.session.undo_name is not None
    keeper.enter("Ann: Mrs White, Rope, Hall; Cid shows Rope")
    keeper.enter("Cid: Mrs White, Rope, Hall; Dot passes, Ann passes, Bob passes, nobody shows")
    assert keeper.gaps == ["Cid?"]


def test_the_player_of_the_missing_turn_may_have_made_the_entry_after_it(keeper: Keeper):
    keeper.enter("Cid: Mrs White, Rope, Hall; Dot passes, Ann passes, Bob passes, nobody shows")
    keeper.window.session.record(Note("Dot", DECK.card("Study"), holds=False))
    assert keeper.gaps == ["Bob?"]
    keeper.choose(keeper.menu_of(5), "turnAsker")
    corrected = keeper.case.events[5]
    assert (corrected.by, set(corrected.passed)) == ("Bob", {"Cid", "Dot", "Ann"})
    assert keeper.gaps == []
    keeper.window.session.undo()
    keeper.enter("Bob: Mrs White, Rope, Hall; Cid passes, Dot passes, Ann passes, nobody shows")
    assert keeper.gaps == ["Bob?", "Dot?", "Ann?"]
    names = [action.objectName() for action in keeper.menu_of(5).actions()]
    assert names == ["turnAdd", "turnNone", "turnOut"], "another turn has come since"
    QApplication.activePopupWidget().close()


def test_a_deleted_entry_leaves_its_turn_and_an_opened_game_none(keeper: Keeper, case: Case, tmp_path: Path):
    keeper.click_event(1)
    keeper.window.session.look_back(None)
    keeper.window.session.delete(1)
    assert keeper.rows == ["1", "Bob?", "2", "3", "4"]
    path = tmp_path / "gaps.case.json"
    write_case(keeper.case, path)
    keeper.open(path)
    assert keeper.gaps == []
    keeper.window.session.delete(1)
    assert keeper.gaps == ["Cid?"], "only what is missing since"


def test_another_set_up_brings_no_row_and_keeps_those_that_are_there(keeper: Keeper, case: Case):
    keeper.enter(DOT)
    keeper.choose(keeper.menu_of(5), "turnNone")
    setup, names = keeper.case.setup, {"Bob": "Bea", "Cid": "Cyd"}
    renamed = tuple(replace(player, name=names.get(player.name, player.name)) for player in setup.players)
    keeper.window.session.change_setup(replace(setup, players=renamed), names, {})
    keeper.settle()
    assert keeper.gaps == ["Cyd?"]


def test_a_gap_is_no_entry_for_the_keys_and_buttons_of_entries(keeper: Keeper):
    keeper.enter(DOT)
    keeper.events.setCurrentIndex(keeper.events.model().index(5, 0))
    commands = keeper.window.page.events.commands
    assert not any(action.isEnabled() for action in commands.made.values())
    assert keeper.events.row is None
    assert keeper.window.session.looking_at is None
    keeper.events.setFocus()
    keeper.key(Qt.Key.Key_Up, to=keeper.events)
    assert (keeper.events.row, keeper.window.session.looking_at) == (4, 5)
    assert keeper.window.page.events.model.row_at(5).is_future
    assert commands.delete_event.isEnabled()


# --- the model


@given(
    st.lists(
        st.tuples(st.lists(st.sampled_from(NOTES), max_size=5), st.lists(st.integers(0, 4), max_size=3)), max_size=5
    )
)
def test_whoever_listens_knows_entries_and_gaps(lists):
    model = EventModel()
    rows: list[str] = []

    def data(first: int, last: int) -> list[str]:
        return [model.data(model.index(row)) for row in range(first, last + 1)]

    def insert(_: QModelIndex, first: int, last: int) -> None:
        rows[first:first] = data(first, last)

    def change(top: QModelIndex, bottom: QModelIndex) -> None:
        rows[top.row() : bottom.row() + 1] = data(top.row(), bottom.row())

    def remove(_: QModelIndex, first: int, last: int) -> None:
        del rows[first : last + 1]

    model.rowsInserted.connect(insert)
    model.rowsRemoved.connect(remove)
    model.dataChanged.connect(change)
    for events, places in lists:
        gaps = [MissingTurn("Cid", at) for at in sorted({*places}) if at < len(events)]
        model.set_events(events, gaps)
        expected = [line for i, event in enumerate(events) for line in ([*["Cid?"] * (i in places), str(event)])]
        assert rows == expected
        assert [model.event_at(entry) for entry in range(model.n_entries)] == events
        assert [model.index_of(entry).data() for entry in range(len(events))] == list(map(str, events))


def test_it_is_a_proper_model_with_gaps_and_a_drop_wishes_for_a_place_among_entries(
    qtmodeltester: ModelTester, case: Case
):
    model, wishes = EventModel(), []
    model.set_events(case.events, [MissingTurn("Bob", 1), MissingTurn("Cid", 1), MissingTurn("Dot", 4)])
    qtmodeltester.check(model)
    model.set_conflict([1])
    model.set_lit([4])
    assert [model.row_at(row).is_in_conflict for row in range(8)] == [row == 3 for row in range(8)]
    assert [model.row_at(row).is_lit for row in range(8)] == [row == 7 for row in range(8)]
    model.move_wanted.connect(lambda at, to: wishes.append((at, to)))
    model.moveRow(QModelIndex(), 7, QModelIndex(), 2)
    model.moveRow(QModelIndex(), 0, QModelIndex(), 8)
    assert wishes == [(4, 1), (0, 4)]
    assert not model.flags(model.index(1)) & Qt.ItemFlag.ItemIsDragEnabled
    model.set_events(case.deleted(0).events)
    qtmodeltester.check(model)
    assert model.gaps == ()
