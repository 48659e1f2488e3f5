"""What happens at a real table, on the sheet: who is out, what lay open, who has seen my cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QListView, QMenu, QWidget

from app.features.table_mode import TableMode
from app.shell.main_window import MainWindow
from core.formats.case_file import write_case
from core.model.events import Accusation, Back, GroupNote, Note, OpenHand, Out, Peek
from tests.app.asker import Asker
from tests.app.features.conflicts.corrector import Corrector
from tests.app.naming import nameless, wordless
from tests.app.player import DECK
from tests.notation import parse_event
from tests.pictures import difference

TIP, SPOKEN = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole
ACROSS = Qt.Orientation.Horizontal
CIDS = tuple(DECK.card(name) for name in ("Spanner", "Rope", "Hall", "Lounge"))


class Host(Asker, Corrector):
    """Somebody who keeps the sheet while others come and go."""

    def menu_of(self, holder: str) -> QMenu:
        """Open the menu of a column's head."""
        across, model = self.sheet.horizontalHeader(), self.window.page.sheet.model
        column = next(i for i in range(model.columnCount()) if model.holder(i) == holder)
        across.customContextMenuRequested.emit(QPoint(across.sectionViewportPosition(column) + 8, 10))
        return next(menu for menu in self.window.findChildren(QMenu, "holderMenu") if menu.isVisible())

    def head(self, holder: str, role: Qt.ItemDataRole) -> str:
        model = self.window.page.sheet.model
        return next(model.headerData(i, ACROSS, role) for i in range(model.columnCount()) if model.holder(i) == holder)

    def of_cell(self, card: str, holder: str, role: Qt.ItemDataRole) -> str:
        return str(self.sheet.indexAt(self.cell(card, holder)).data(role))

    def last(self) -> str:
        model = self.events.model()
        return str(model.index(model.rowCount() - 1, 0).data())


def offered(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.objectName().startswith("player")]


@pytest.fixture
def host(qtbot, shared_window: MainWindow, case_file: Path) -> Host:
    made = Host(qtbot, shared_window)
    made.window.resize(1280, 800)
    made.open(case_file)
    return made


def test_who_is_out_and_back_is_said_in_the_menu_of_a_head_seen_and_heard_there_and_undone(host: Host):
    plain = host.sheet.horizontalHeader().grab().toImage()
    menu = host.menu_of("Dot")
    assert offered(menu) == ["Dot is out", "Dot has left"]
    host.choose(menu, "playerOut")
    host.settle()
    assert host.case.events[-1] == Out("Dot")
    assert (host.last(), host.undo) == ("Dot is out", "Undo: Dot is out")
    assert difference(plain, host.sheet.horizontalHeader().grab().toImage()), "struck through"
    assert host.head("Dot", SPOKEN) == "Dot: Out, but still answers."
    assert host.head("Dot", TIP).endswith("\nOut, but still answers.")
    assert host.head("Bob", SPOKEN) == "Bob"
    assert "or to say who leaves or is back" in host.head("Bob", TIP)
    is_out = host.sheet.horizontalHeader().grab().toImage()
    host.bot.waitUntil(lambda: host.text("effectLine") == "Entry 6: Dot is out.", timeout=20_000)

    menu = host.menu_of("Dot")
    assert offered(menu) == ["Dot has left", "Dot is back"]
    host.choose(menu, "playerGone")
    assert host.head("Dot", SPOKEN) == "Dot: Has left."
    assert difference(is_out, host.sheet.horizontalHeader().grab().toImage()), "left, instead of out, below the name"
    assert host.case.order_of_asking("Ann") == ("Bob", "Cid")
    assert (host.last(), host.undo) == ("Dot has left", "Undo: Dot has left")
    host.bot.waitUntil(lambda: host.text("effectLine") == "Entry 7: Dot has left.", timeout=20_000)
    host.choose(host.menu_of("Dot"), "playerBack")
    assert host.case.events[-1] == Back("Dot")
    assert host.last() == "Dot is back"
    assert host.head("Dot", SPOKEN) == "Dot"
    for _ in range(3):
        host.window.session.undo()
    assert len(host.case.events) == 5
    assert not host.case.attendance.out


def test_a_key_opens_that_menu_through_the_cells_and_i_am_told_that_i_am_out(host: Host):
    menu = host.menu_on("Rope", "Ann")
    (column,) = menu.findChildren(QMenu, "columnMenu")
    assert column.title() == "Ann"
    next(action for action in column.actions() if action.objectName() == "playerOut").trigger()
    menu.close()
    host.settle()
    assert host.case.events[-1] == Out("Ann")
    assert host.head("Ann", SPOKEN) == "Ann: You are out. You still answer."
    assert host.window.page.entry.draft.by == "Bob"
    assert nameless(host.window) == []
    assert wordless(host.window) == []


def test_nobody_goes_in_the_past(host: Host):
    host.events.select(1)
    host.settle()
    assert offered(host.menu_of("Dot")) == []
    QApplication.activePopupWidget().close()


def test_an_entry_that_is_set_aside_puts_nobody_out(host: Host):
    host.window.session.record(Out("Dot"))
    host.settle()
    host.click_event(5)
    host.window.page.events.commands.set_aside.trigger()
    assert host.head("Dot", SPOKEN) == "Dot"
    assert host.case.attendance.out == frozenset()


def test_a_card_of_mine_says_who_has_seen_it_and_why_leads_to_those_entries(host: Host, tmp_path: Path):
    case = host.case
    for line in (
        "Bob: Miss Scarlett, Rope, Hall; Cid passes, Dot passes, Ann shows Miss Scarlett",
        "Cid: Miss Scarlett, Rope, Lounge; Dot passes, Ann shows Miss Scarlett",
        "Bob: Miss Scarlett, Dagger, Hall; Cid passes, Dot passes, Ann shows Miss Scarlett",
    ):
        case = case.appended(parse_event(line, DECK))
    host.play(case, tmp_path / "shown.case.json")
    seen = ["Shown to Bob (entries 6 and 8).", "Shown to Cid (entry 7)."]
    assert host.of_cell("Miss Scarlett", "Ann", TIP).splitlines()[1:] == seen
    assert host.of_cell("Miss Scarlett", "Ann", SPOKEN).endswith(" ".join(seen))
    assert "Shown" not in host.of_cell("Candlestick", "Ann", TIP)
    host.click_cell("Miss Scarlett", "Ann")
    host.find_out("You have Miss Scarlett")
    assert all(words in host.read for words in seen)
    assert host.lit == {5, 6, 7}
    host.bot.mouseClick(host.link(7), Qt.MouseButton.LeftButton)
    assert host.events.row == 6


def test_a_card_that_lies_open_says_so(host: Host, tmp_path: Path):
    case = host.case.appended(OpenHand("Cid", CIDS, seen_by="everyone"))
    mine = OpenHand("Ann", case.setup.my_hand, seen_by="everyone")
    host.play(case.appended(mine), tmp_path / "open.case.json")
    assert host.of_cell("Hall", "Cid", TIP).splitlines()[1] == "Laid open (entry 6)."
    assert host.of_cell("Hall", "Cid", SPOKEN).endswith("Laid open (entry 6).")
    assert host.of_cell("Study", "Ann", TIP).splitlines()[1:] == ["Laid open (entry 7)."]
    host.click_cell("Lounge", "Cid")
    host.find_out("Cid has the Lounge")
    assert "The hand laid open shows that Cid has the Lounge (entry 6)." in host.read
    assert host.lit == {5}


def test_an_open_hand_that_contradicts_an_entry_is_mended_by_one_card_or_removed(host: Host, tmp_path: Path):
    wrong = OpenHand("Cid", (DECK.card("Mrs White"), *CIDS[1:]), seen_by="everyone")
    case = host.case.appended(wrong)
    write_case(case, tmp_path / "wrong.case.json")
    host.window.open_path(tmp_path / "wrong.case.json")
    host.unfold()
    assert "Entries 5 and 6" in host.said
    offers = [chip for chip in host.window.findChildren(QWidget) if chip.objectName().startswith("correction.6.")]
    changes = [offer.accessibleName() for offer in offers]
    assert "Cid has the Spanner, not Mrs White" in changes
    mended = "Entry 6 would be\nCid lays the hand open: Spanner, Rope, Hall, Lounge"
    assert any(mended in offer.toolTip() for offer in offers)
    host.click(f"correction.6.{changes.index('Cid has the Spanner, not Mrs White')}")
    host.settle()
    assert host.case.events[-1] == OpenHand("Cid", CIDS, seen_by="everyone")
    assert host.undo == "Undo: edit Cid’s open hand"
    host.window.session.undo()
    host.unfold()
    host.click("correctionRemove.6")
    host.settle()
    assert len(host.case.events) == 5


def test_the_others_read_at_the_table_what_they_saw_and_no_more(host: Host, tmp_path: Path):
    case = host.case
    for event in (
        OpenHand("Cid", CIDS, seen_by="everyone"),
        Out("Cid", answers=False),
        Peek("Bob", "Dot"),
        Accusation("Bob", DECK.cards[:1] + DECK.cards[6:7] + DECK.cards[12:13], seen_by=("Dot",)),
        Note("Dot", DECK.card("Dagger"), holds=True, seen_by=("Bob",)),
        GroupNote("Dot", (DECK.card("Dagger"), DECK.card("Revolver"))),
        GroupNote("Bob", (DECK.card("Dining Room"), DECK.card("Revolver")), seen_by="everyone"),
        replace(parse_event("Dot: Mrs White, Rope, Kitchen; Ann passes, Bob passes, nobody shows", DECK), aside=True),
    ):
        case = case.appended(event)
    write_case(case, tmp_path / "table.case.json")
    host.window.open_path(tmp_path / "table.case.json")
    host.window.findChild(QAction, "actionTableMode").trigger()
    table = host.window.findChild(TableMode).table
    assert table is not None
    model = table.findChild(QListView, "tableList").model()
    assert [model.index(row, 0).data() for row in range(5, model.rowCount())] == [
        "Cid lays the hand open: Spanner, Rope, Hall, Lounge",
        "Cid has left",
        "Bob accuses wrongly (cards not heard)",
        "Note: Bob has at least one of Dining Room, Revolver",
    ]
    table.close()
