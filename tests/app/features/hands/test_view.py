"""The likely hands as a player sees them: from a header's menu, a key or the panel; while a game goes on."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QMenu

from app.features.hands import HandsView
from app.ui import theme
from core.model.events import Note
from tests.app.naming import nameless, wordless
from tests.app.player import DECK, Player


class Looker(Player):
    """Somebody before the window who wonders what the others hold."""

    @property
    def view(self) -> HandsView:
        return self.child(HandsView, "handsView")

    @property
    def rows(self) -> list[tuple[str, str]]:
        model = self.view.model
        return [(model.data(model.index(row, 0)), model.data(model.index(row, 1))) for row in range(model.rowCount())]

    def header_menu(self, column: int) -> QMenu | None:
        across = self.sheet.horizontalHeader()
        point = QPoint(across.sectionViewportPosition(column) + 8, 10)
        across.customContextMenuRequested.emit(point)
        return self.window.findChild(QMenu, "holderMenu")

    def find_out(self, holder: str) -> None:
        self.wait(lambda: self.view.holder.currentData() == holder and self.rows != [] and not self.view.model.is_stale)


@pytest.fixture
def looker(qtbot, shared_window, case_file) -> Looker:
    made = Looker(qtbot, shared_window)
    made.open(case_file)
    return made


def test_the_menu_of_a_player_s_header_opens_them_or_fills_the_entry_and_another_holder_is_chosen_by_keys(
    looker: Looker, qapp
):
    assert looker.header_menu(0) is None, "the envelope has no hands"
    looker.choose(looker.header_menu(3), "holderHands")
    looker.find_out("Cid")
    view = looker.view
    assert view.isVisible()
    assert not view.isModal()
    assert looker.text("handsCertain") == "Certain: the Spanner."
    assert all("Spanner" not in cards for _, cards in looker.rows)
    assert all(cards.count(",") == 2 for _, cards in looker.rows)
    assert nameless(view) == []
    assert wordless(view) == []

    view.resize(view.minimumSize())
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        theme.apply_colours(qapp, scheme)
        QApplication.processEvents()
        assert view.table.height() > 120
        port = view.table.viewport()
        shown = port.grab().toImage().pixelColor(port.rect().bottomRight() - QPoint(3, 3))
        assert (shown.lightness() < 128) == (scheme == Qt.ColorScheme.Dark)

    choice = looker.child(QComboBox, "handsHolder")
    assert [choice.itemData(i) for i in range(choice.count())] == ["Ann", "Bob", "Cid", "Dot"]
    choice.setFocus()
    looker.bot.keyClick(choice, Qt.Key.Key_Down)
    looker.find_out("Dot")
    for _ in range(3):
        looker.bot.keyClick(choice, Qt.Key.Key_Up)
    looker.find_out("Ann")
    assert looker.text("handsStatus") == "No other hand is possible."
    assert looker.rows == [("100%", "Miss Scarlett, Candlestick, Kitchen, Library, Study")]

    view.close()
    looker.choose(looker.header_menu(2), "fillPlayer")
    assert looker.window.page.entry.draft.by == "Bob"


def test_a_key_or_the_panel_opens_those_of_a_holder(looker: Looker):
    looker.key(Qt.Key.Key_F9)
    looker.find_out("Bob")  # the first of the others, where no cell is chosen
    looker.key(Qt.Key.Key_Escape, to=looker.view)
    assert not looker.view.isVisible()
    looker.window.activateWindow()
    looker.wait(looker.window.isActiveWindow)

    looker.click_cell("Rope", "Dot")
    looker.key(Qt.Key.Key_F9)
    looker.find_out("Dot")
    looker.key(Qt.Key.Key_Escape, to=looker.view)
    assert not looker.view.isVisible()
    looker.window.activateWindow()
    looker.wait(looker.window.isActiveWindow)

    looker.click_cell("Spanner", "Cid")
    looker.wait(lambda: looker.text("whyHeading") == "Cid has the Spanner")
    looker.click("whyHands")
    looker.find_out("Cid")


def test_they_follow_the_game_as_far_as_it_makes_sense_and_into_another_one(looker: Looker, contradiction, case_file):
    looker.choose(looker.header_menu(3), "holderHands")
    looker.find_out("Cid")
    before = looker.rows
    looker.window.session.record(Note("Cid", DECK.card("Rope"), True))
    assert looker.view.model.is_stale
    looker.wait(lambda: looker.text("handsCertain") == "Certain: the Rope and the Spanner.")
    looker.find_out("Cid")
    assert len(looker.rows) < len(before) or len(before) == 100
    looker.window.session.undo()
    looker.find_out("Cid")
    assert looker.rows == before

    looker.window.page.events.list.select(0)
    looker.wait(lambda: "here are the 100 likeliest" in looker.text("handsStatus"))
    assert "none likelier than" in looker.text("handsStatus")
    assert len(looker.rows) == 100

    looker.window.session.record(contradiction.events[-1])
    looker.wait(lambda: "shows the game after entry 5" in looker.text("handsStatus"))
    assert looker.rows
    looker.window.session.undo()

    looker.window.commands.close.trigger()
    assert looker.rows == []
    assert looker.text("handsStatus") == "No game is open."
    looker.open(case_file)
    looker.find_out("Cid")
