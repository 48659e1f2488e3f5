"""What a screen reader says by itself: one sentence for each thing that happens, and no more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from app.features.setup.dialog import SetupDialog
from app.ui import accessible as announcing
from app.ui.accessible import LONGEST, announce, shortened
from core.model.events import Note
from tests.app.player import ALT, CONTROL, Player

Key = Qt.Key


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """What is announced, each politely."""
    said: list[str] = []

    class Ear:
        @staticmethod
        def installFactory(make):
            QAccessible.installFactory(make)

        @staticmethod
        def updateAccessibility(event):
            assert event.type() == QAccessible.Event.Announcement
            assert event.politeness() == QAccessible.AnnouncementPoliteness.Polite
            assert len(event.message()) <= LONGEST
            said.append(event.message())

    monkeypatch.setattr(announcing, "QAccessible", Ear)
    return said


@pytest.fixture
def player(qtbot, shared_window, case_file) -> Player:
    made = Player(qtbot, shared_window)
    made.open(case_file)
    return made


def once(player: Player, heard: list[str], start: str) -> str:
    """Wait for an announcement, and return it: it comes once."""
    player.bot.waitUntil(lambda: any(text.startswith(start) for text in heard), timeout=20_000)
    player.settle()
    found = [text for text in heard if text.startswith(start)]
    assert len(found) == 1, heard
    return found[0]


def test_the_same_is_said_once_until_something_else_is(qapp, heard):
    label = QLabel()
    for text in ("Bob shows", "Bob shows", "", "Bob shows", "Cid shows"):
        announce(label, text)
    assert heard == ["Bob shows", "Bob shows", "Cid shows"]


def test_long_texts_end_after_a_word():
    assert shortened("Bob shows\n the Rope") == "Bob shows the Rope"
    long = shortened("certainly " * 40)
    assert len(long) <= LONGEST
    assert long.endswith("certainly…")


def test_an_entry_undo_and_what_went_wrong_are_heard(player, heard):
    case = player.case
    player.window.session.record(Note("Bob", case.setup.deck.card("Rope"), holds=True))
    once(player, heard, "Entry 6: ")
    for times in (1, 2):
        player.key(Key.Key_Z, CONTROL)
        player.settle()
        assert [text for text in heard if text.startswith("Undone: ")] == ["Undone: note on Bob"] * times
        player.window.commands.redo.trigger()

    player.window.commands.undo.trigger()
    player.settle()
    heard.clear()
    player.window.session.record(Note("Bob", case.setup.my_hand[0], holds=True))
    once(player, heard, "Entry 6 and your hand cannot both be true.")
    assert not any("set-up" in text for text in heard)


def test_what_would_be_what_is_asked_for_and_a_warning_are_heard_before_entering(player, heard):
    entry = player.window.page.entry
    begun = entry.state
    player.fill("Mrs White", "Rope", "Hall")
    player.click("entryRefuter.Dot")
    player.key(Key.Key_W, ALT)
    assert "solutions left" in once(player, heard, "94 → ")
    player.click("whatIfBack")

    entry.lay(begun)
    heard.clear()
    player.click("entryAsker.Ann")
    player.fill("Mrs White", "Dagger", "Hall")
    player.click("entryRefuter.Cid")
    assert once(player, heard, "Which card did Cid show you?")

    entry.lay(begun)
    heard.clear()
    entry.choose_kind("note")
    entry.fill_player("Bob")
    entry.fill_card(player.case.setup.my_hand[0])
    player.click("entryHolds.has")
    once(player, heard, "This contradicts your hand.")


def test_advice_is_heard_when_it_comes(player, heard):
    player.key(Key.Key_F5)
    player.bot.waitUntil(lambda: bool(heard))  # until then the headline may be that of another game
    assert player.text("adviceHeadline")
    once(player, heard, player.text("adviceHeadline")[:40])


def test_the_same_advice_is_heard_again_in_another_game(player, heard):
    player.key(Key.Key_F5)
    player.bot.waitUntil(lambda: bool(heard))
    headline = player.text("adviceHeadline")
    heard.clear()
    player.window.open_path(player.window.session.path)
    player.bot.waitUntil(lambda: any(headline[:40] in text for text in heard))


def test_an_explanation_is_heard(player, heard):
    player.choose(player.menu_on("Rope", "Bob"), "cellWhy")
    once(player, heard, "Who has the Rope? Bob: ")


def test_what_is_wrong_in_the_set_up_is_heard(qtbot, settings, heard):
    dialog = SetupDialog(None, settings, None)
    qtbot.addWidget(dialog)
    dialog.show()
    heard.clear()
    row = dialog.players.rows[0]
    row.name.setFocus()
    row.name.selectAll()
    qtbot.keyClicks(row.name, "Pool")
    assert sum("Pool" in text for text in heard) == 1, heard
