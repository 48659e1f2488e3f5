"""The set-up as a player uses it: real clicks and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QDialog, QLineEdit, QMenu, QScrollArea

from app.features.setup.dialog import USUAL, SetupDialog
from app.features.setup.forms import FindEdit
from app.ui.language import set_language
from core.formats.editions import edition
from core.formats.validity import setup_problems
from core.model.cards import Card
from core.model.events import Suggestion
from core.model.rules import Answers, PoolRule, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.lasting import styled_at_the_end
from tests.app.player import User
from tests.app.settling import settle

DECK = edition("classic-uk").deck
# What the offscreen platform says of the list of names that pops up below a field.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
LEFT = Qt.MouseButton.LeftButton


def card(name: str) -> Card:
    return DECK.card(name)


HAND = ("Miss Scarlett", "Rope", "Hall", "Study", "Dagger", "Lounge")


@pytest.fixture
def settings(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def remembering(settings):
    """Settings after a game of Ann, Bob and me as Cid."""
    settings.setValue("setup/players", '["Ann", "Bob", "Cid"]')
    settings.setValue("setup/recentNames", '["Ann", "Bob", "Cid", "Dorothy", "Eve"]')
    settings.setValue("setup/me", "Cid")
    settings.setValue("setup/edition", "classic-uk")
    return settings


def existing(**changes) -> Setup:
    fields = {
        "deck": DECK,
        "players": tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid")),
        "edition": "classic-uk",
        "me": "Ann",
        "my_hand": tuple(card(name) for name in HAND),
        "rules": edition("classic-uk").rules,
        "board": "classic",
    }
    return Setup(**(fields | changes))


class Harness(User):
    """The dialog with what a player does to it."""

    def __init__(self, qtbot, setup: Setup | None, settings: QSettings, events=()) -> None:
        with styled_at_the_end():
            self.dialog = SetupDialog(setup, settings, None, events=events)
        super().__init__(qtbot, self.dialog)
        qtbot.addWidget(self.dialog)
        with qtbot.waitExposed(self.dialog):
            self.dialog.show()
        self.dialog.activateWindow()
        QApplication.processEvents()

    def click(self, *names: str) -> None:
        for name in names:
            QApplication.processEvents()
            widget = self.find(name)
            assert widget.isVisible(), name
            if (scroll := self.dialog.findChild(QScrollArea, "setupScroll")).isAncestorOf(widget):
                scroll.ensureWidgetVisible(widget)
            is_box = isinstance(widget, QCheckBox)  # to the right of its words it takes no click
            self.bot.mouseClick(widget, LEFT, pos=QPoint(10, widget.height() // 2) if is_box else QPoint())

    def cards(self, *names: str) -> None:
        self.click(*(f"setupCard.{name}" for name in names))

    def write(self, name: str, text: str) -> None:
        field = self.find(name)
        field.setFocus()
        field.selectAll()
        self.bot.keyClick(field, Qt.Key.Key_Delete)
        self.bot.keyClicks(field, text)

    def text(self, name: str) -> str:
        return super().text(name) if self.find(name).isVisible() else ""

    def sizes(self) -> list[int]:
        return [row.size_box.value() for row in self.dialog.players.rows if row.isVisible()]

    def names(self) -> list[str]:
        return [row.name.text() for row in self.dialog.players.rows if row.isVisible()]

    @property
    def acceptable(self) -> bool:
        return self.find("setupAccept").isEnabled()

    @property
    def accepted(self) -> bool:
        return self.dialog.result() == QDialog.DialogCode.Accepted


# --- under 30 seconds for a usual game


def test_the_next_game_of_the_same_table_takes_a_click_for_each_card_and_one_to_start(qtbot, remembering, counter):
    harness = Harness(qtbot, None, remembering)
    harness.cards(*HAND)
    harness.click("setupAccept")
    assert harness.accepted
    assert (counter.clicks, counter.keys) == (7, 0)
    setup = harness.dialog.setup()
    assert setup.seats.names == ("Ann", "Bob", "Cid")
    assert setup.me == "Cid"
    assert setup.my_hand == tuple(card(name) for name in HAND)
    assert setup_problems(setup) == []


def test_the_hand_can_be_typed_without_the_mouse(qtbot, remembering, counter):
    harness = Harness(qtbot, None, remembering)
    harness.type("scar\nrope\nhall\nstud\ndag\nlou\n")
    assert not harness.accepted
    harness.type("\n")
    assert harness.accepted
    assert counter.clicks == 0
    assert harness.dialog.setup().my_hand == tuple(card(name) for name in HAND)


def test_cards_are_found_by_typing_if_one_is_meant_and_taken_by_space_or_enter(qtbot, remembering):
    harness = Harness(qtbot, None, remembering)
    for typed, found in (("gren\n", "Reverend Green"), ("dager\n", "Dagger"), ("libary\n", "Library")):
        harness.find("setupFind").setFocus()
        harness.type(typed)
        assert harness.find(f"setupCard.{found}").isChecked(), "although a letter lacks"
    harness.type("xyzzy\n")
    assert "xyzzy" in harness.text("setupFindProblem")
    harness.type("Bobby\n")
    assert harness.text("setupFind") == "Bobby"
    assert harness.text("setupFindProblem") == "No card is called “Bobby”."
    harness.type("rope")
    assert harness.text("setupFind") == "rope", "typing replaces it"
    assert harness.text("setupFindProblem") == ""
    harness.find("setupFind").clear()
    harness.cards("Reverend Green", "Dagger", "Library")

    harness.type("rope ")
    harness.type("dining roo ")
    harness.type("rope ")
    assert harness.dialog.setup().my_hand == (card("Dining Room"),)
    assert harness.text("setupFind") == ""
    harness.cards("Dining Room")

    harness.type("rev\n")
    assert harness.dialog.setup().my_hand == ()
    assert harness.text("setupFindProblem") == "Which one: Reverend Green or Revolver?"
    harness.type("o\n")
    assert harness.dialog.setup().my_hand == (card("Revolver"),)
    harness.type("rev\n")
    assert harness.dialog.setup().my_hand == (card("Revolver"), card("Reverend Green")), "one is taken, so the other"
    harness.cards("Revolver", "Reverend Green")

    harness.type("rev")
    harness.click("setupCard.Dagger")
    assert harness.text("setupFind") == "", "the card was found by mouse"
    harness.type("rope\n")
    assert harness.dialog.setup().my_hand == (card("Dagger"), card("Rope"))


def test_the_first_game_begins_at_the_names_which_tab_walks_through(qtbot, settings):
    harness = Harness(qtbot, None, settings)
    harness.type("Mia\tBen\tZoe\t")
    assert harness.names() == ["Mia", "Ben", "Zoe", "Player 4"]
    assert harness.dialog.setup().me == "Mia"
    harness.type("\n")
    assert harness.focus == "setupFind", "Enter goes to what is missing"


def test_enter_in_a_name_goes_to_the_next_from_the_last_to_the_hand_and_from_an_added_one_to_another(qtbot, settings):
    harness = Harness(qtbot, None, settings)
    harness.type("Mia\nBen\nZoe\nKim\n")
    assert harness.names() == ["Mia", "Ben", "Zoe", "Kim"]
    assert harness.focus == "setupFind"
    harness.type("Scarlett\n")
    assert harness.dialog.setup().my_hand == (card("Miss Scarlett"),)

    harness.click("setupAdd")
    harness.type("Eve\n\nFay\n")
    assert harness.names() == ["Mia", "Ben", "Zoe", "Kim", "Eve", "Fay"]
    harness.click("setupRemove6", "setupRemove5", "setupAdd")
    harness.type("Eve\n")
    assert harness.focus == "setupAdd"
    harness.type("plum\n")
    assert harness.dialog.setup().my_hand == (card("Miss Scarlett"), card("Professor Plum")), "letters go to the hand"
    assert len(harness.names()) == 5


def test_a_click_selects_a_proposed_name_though_it_has_the_keyboard_already_and_no_other(qtbot, settings):
    harness = Harness(qtbot, None, settings)
    harness.click("setupPlayer1")
    harness.type("Ann")
    harness.click("setupPlayer2")
    harness.type("Bob")
    assert harness.names() == ["Ann", "Bob", "Player 3", "Player 4"]
    harness.click("setupPlayer3", "setupPlayer2")
    assert not harness.find("setupPlayer2").hasSelectedText()


# --- defaults


def test_what_was_accepted_is_what_the_next_set_up_begins_with_and_enter_in_its_last_name_goes_to_the_start(
    qtbot, remembering
):
    harness = Harness(qtbot, None, remembering)
    harness.find("setupEdition").setCurrentIndex(harness.find("setupEdition").findData("modern"))
    harness.find("setupEdition").activated.emit(harness.find("setupEdition").currentIndex())
    harness.write("setupPlayer2", "Bea")
    harness.click("setupMe2")
    for one in edition("modern").deck.cards[:6]:
        harness.cards(one.name)
    harness.click("setupAccept")
    remembering.sync()
    again = Harness(qtbot, None, QSettings(remembering.fileName(), QSettings.Format.IniFormat))
    setup = again.dialog.setup()
    assert setup.seats.names == ("Ann", "Bea", "Cid")
    assert setup.me == "Bea"
    assert setup.edition == "modern"
    assert setup.my_hand == ()

    again.cards(*(one.name for one in edition("modern").deck.cards[:6]))
    again.find("setupPlayer3").setFocus()
    again.type("\n")
    assert not again.accepted
    again.type("\n")
    assert again.accepted


def test_settings_that_make_no_sense_do_no_harm(qtbot, settings):
    for key, value in (("players", "[1, {"), ("recentNames", "7"), ("deck", '["x"]'), ("edition", "no such one")):
        settings.setValue(f"setup/{key}", value)
    assert len(Harness(qtbot, None, settings).names()) == 4


def test_a_spectator_and_own_cards_are_remembered_too(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    harness.click("setupSpectator")
    harness.find("setupEdition").activated.emit(harness.find("setupEdition").count() - 1)
    harness.find("setupWeapons").setPlainText("Axe\nBow")
    harness.click("setupAccept")
    again = Harness(qtbot, None, remembering).dialog.setup()
    assert again.me is None
    assert again.edition is None
    assert again.deck.weapons == ("Axe", "Bow")


def test_hand_sizes_follow_the_number_of_players_and_one_that_was_changed_stays(qtbot, remembering):
    harness = Harness(qtbot, None, remembering)
    harness.find("setupSize1").setFocus()
    harness.key(Qt.Key.Key_Down, to=harness.find("setupSize1"))
    assert harness.sizes() == [5, 7, 6]
    assert harness.text("setupSizesNote") == "To deal all 18 cards, Bob gets 7 instead of 6."
    harness.click("setupAdd")
    assert harness.text("setupSizesNote") == ""
    assert harness.sizes() == [5, 5, 4, 4]
    harness.click("setupDeal")
    assert harness.sizes() == [5, 5, 4, 4]
    assert not harness.find("setupDeal").isVisible()

    harness.click("setupRemove4")
    assert harness.sizes() == [6, 6, 6]
    harness.click("setupRemove3")
    assert harness.sizes() == [9, 9]
    for sizes in ([6, 6, 6], [5, 5, 4, 4], [4, 4, 4, 3, 3], [3] * 6):
        harness.click("setupAdd")
        assert harness.sizes() == sizes
    assert harness.names() == ["Ann", "Bob", "Cid", "Dorothy", "Eve", "Player 6"], "those of earlier games"
    completer = harness.find("setupPlayer1").completer()
    completer.setCompletionPrefix("dor")
    assert completer.currentCompletion() == "Dorothy"


def test_arrows_move_who_i_am_and_players_are_moved_by_keys_clicks_or_the_mouse(qtbot, remembering):
    harness = Harness(qtbot, None, remembering)
    harness.find("setupMe3").setFocus()
    harness.press(Qt.Key.Key_Up)
    assert harness.dialog.setup().me == "Bob"

    harness.find("setupPlayer1").setFocus()
    for _ in range(3):
        harness.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert harness.names() == ["Bob", "Cid", "Ann"]
    assert harness.focus == "setupPlayer3"
    assert harness.dialog.setup().me == "Bob"

    for at, possible, step in ((1, [1], 1), (2, [-1, 1], -1), (3, [-1], -1)):
        qtbot.mouseClick(harness.find(f"setupHandle{at}"), LEFT)
        menu = harness.dialog.findChild(QMenu, "setupMoves")
        qtbot.waitUntil(menu.isVisible)
        actions = dict(zip((-1, 1), menu.actions(), strict=True))
        assert [way for way, action in actions.items() if action.isEnabled()] == possible
        names = harness.names()
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(actions[step]).center())
        names.insert(at - 1 + step, names.pop(at - 1))
        assert harness.names() == names
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    first, *others = harness.names()
    handle = harness.find("setupHandle1")
    down = harness.find("setupPlayer3").mapToGlobal(QPoint(5, 12))
    qtbot.mousePress(handle, LEFT)
    qtbot.mouseMove(handle, handle.mapFromGlobal(down))
    qtbot.mouseRelease(handle, LEFT)
    assert harness.names() == [*others, first]
    assert harness.dialog.setup().me == "Bob"


# --- what is wrong


def test_names_that_no_player_can_have_are_told_beside_them_and_are_not_accepted(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    assert harness.acceptable
    harness.write("setupPlayer2", "ann")
    assert "too similar to “Ann”" in harness.text("setupPlayerProblem2")
    assert harness.text("setupPlayerProblem1") == ""
    assert not harness.acceptable
    assert "too similar to “Ann”" in harness.text("setupSummary")
    harness.type("a")
    assert harness.text("setupPlayerProblem2") == ""
    assert harness.acceptable
    for name in ("", "envelope", "Pool"):
        harness.write("setupPlayer3", name)
        assert harness.text("setupPlayerProblem3") != ""
        assert not harness.acceptable
        harness.write("setupPlayer3", "Cid")
        assert harness.acceptable

    harness.write("setupPlayer2", "")
    harness.key(Qt.Key.Key_Return, to=harness.find("setupPlayer2"))
    assert not harness.accepted
    harness.dialog.accept()
    assert not harness.accepted


def test_sizes_that_do_not_add_up_are_told_below_the_players(qtbot, remembering):
    harness = Harness(qtbot, existing(me=None, my_hand=()), remembering)
    for seat in (1, 2, 3):
        harness.write(f"setupSize{seat}", "5")
    assert "the hands need 18" in harness.text("setupPlayersProblem")
    assert not harness.acceptable
    harness.click("setupFoldLeftovers")
    harness.write("setupPool", "3")
    assert harness.text("setupPlayersProblem") == ""
    assert harness.acceptable
    assert harness.dialog.setup().pool == 3


def test_two_players_look_at_cards_face_down_unless_they_choose_otherwise(qtbot, remembering):
    harness = Harness(qtbot, None, remembering)
    look = harness.dialog.leftovers.look
    harness.click("setupFoldLeftovers")
    assert not look.isVisible()
    harness.write("setupPool", "2")
    assert (look.isVisible(), look.currentText()) == (True, "They stay unseen")
    assert harness.dialog.setup().rules.pool_look is PoolRule.NEVER
    harness.write("setupPool", "0")
    assert not look.isVisible()
    harness.click("setupRemove3")
    harness.write("setupPool", "4")
    assert look.currentText() == "The asker looks at one if nobody shows"
    assert harness.dialog.setup().rules.pool_look is PoolRule.UNANSWERED
    harness.bot.keyClick(look, Qt.Key.Key_Up)
    harness.write("setupPool", "6")
    assert harness.dialog.setup().rules.pool_look is PoolRule.NEVER


def test_a_hand_of_another_size_cannot_be_accepted_and_a_spectator_has_none(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    assert harness.text("setupHandHeading") == "My hand: 6 of 6 chosen"
    harness.cards("Kitchen")
    assert harness.text("setupHandHeading") == "My hand: 7 of 6 chosen"
    assert harness.text("setupHandProblem") == "Your hand has 6 cards: take 1 back"
    assert not harness.acceptable
    harness.cards("Rope", "Hall")
    assert harness.text("setupSummary") == "Your hand: choose 1 more card"

    harness.click("setupSpectator")
    assert harness.dialog.setup().me is None
    assert harness.dialog.setup().my_hand == ()
    assert not harness.find("setupCard.Rope").isEnabled()
    assert harness.acceptable
    picker = harness.find("setupFind").parentWidget()
    harness.bot.keyClicks(picker, "r")
    assert harness.text("setupFind") == "", "there is no card to find"
    harness.find("setupMe2").setFocus()
    harness.key(Qt.Key.Key_Space, to=harness.find("setupMe2"))
    assert harness.find("setupMe2").isChecked()
    harness.key(Qt.Key.Key_Space, to=harness.find("setupSpectator"))
    assert harness.find("setupSpectator").isChecked()


def test_leftover_cards_are_counted_and_those_face_up_are_clicked_among_the_cards(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    assert harness.text("setupFoldLeftovers").endswith(": none")
    assert not harness.find("setupPile").isVisible()
    harness.click("setupFoldLeftovers")
    harness.write("setupPool", "3")
    assert harness.text("setupFoldLeftovers").endswith(": 3")
    harness.write("setupPool", "0")

    harness.click("setupPile.face up")
    harness.cards("Kitchen", "Library", "Spanner")
    assert harness.sizes() == [5, 5, 5]
    assert harness.text("setupFaceUp") == "Kitchen, Library, Spanner"
    assert not harness.find("setupCard.Rope").isEnabled(), "it is in my hand"
    harness.click("setupPile.hand")
    harness.cards("Rope")
    harness.click("setupAccept")
    assert harness.accepted
    assert [one.name for one in harness.dialog.setup().face_up] == ["Kitchen", "Library", "Spanner"]


def test_tokens_are_chosen_beside_the_names_and_rules_come_with_the_edition(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    assert not harness.find("setupToken2").isVisible()
    harness.click("setupFoldTokens")
    harness.bot.keyClicks(harness.find("setupToken2"), "Mrs")
    assert harness.dialog.setup().players[1].suspect == card("Mrs White")
    harness.bot.keyClicks(harness.find("setupToken1"), "Mrs")
    assert "the token of two players" in harness.text("setupPlayerProblem2")
    assert not harness.acceptable
    harness.key(Qt.Key.Key_Down, to=harness.find("setupToken1"))
    assert harness.acceptable

    harness.click("setupFoldRules")
    harness.key(Qt.Key.Key_Down, to=harness.find("setupAnswers"))
    harness.key(Qt.Key.Key_Down, to=harness.find("setupShowModel"))
    harness.click("setupMayStay")
    rules = harness.dialog.setup().rules
    assert (rules.answers, rules.show_model, rules.may_stay) == (Answers.ALL, ShowModel.IGNORE, True)
    box = harness.find("setupEdition")
    box.activated.emit(box.findData("classic-us"))
    assert harness.dialog.setup().rules == edition("classic-us").rules


def test_an_existing_set_up_is_shown_and_accepted_unchanged(qtbot, remembering):
    setup = existing(players=(Player("Ann", 6), Player("Bob", 7, card("Mrs White")), Player("Cid", 5)))
    harness = Harness(qtbot, setup, remembering)
    assert harness.sizes() == [6, 7, 5]
    assert harness.find("setupToken2").isVisible(), "a part that is used is not folded away"
    harness.click("setupAccept")
    assert harness.dialog.setup() == setup
    assert harness.dialog.draft.renames() == {}


def test_renaming_players_and_cards_of_ones_own_is_told_so_that_events_follow(qtbot, remembering):
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    harness = Harness(qtbot, existing(), remembering, events=(asked,))
    harness.write("setupPlayer2", "Bert")
    assert harness.acceptable
    assert harness.dialog.draft.renames() == {"Bob": "Bert"}

    box = harness.find("setupEdition")
    box.activated.emit(box.count() - 1)
    suspects = [name.replace("Mrs White", "Chef White") for name in DECK.suspects]
    harness.find("setupSuspects").setPlainText("\n".join(suspects))
    assert harness.acceptable
    assert {a.name: b.name for a, b in harness.dialog.draft.card_renames().items()} == {"Mrs White": "Chef White"}
    harness.find("setupWeapons").setPlainText("Rope\nKnife\nRope")
    assert (
        harness.text("setupDeckProblem")
        == "Weapons, line 3: “Rope” appears twice (first at Weapons, line 1); name it once"
    )
    assert not harness.acceptable
    harness.find("setupWeapons").setPlainText("")
    assert "Weapons: has no card" in harness.text("setupDeckProblem")


def test_a_player_who_has_asked_cannot_leave_the_table(qtbot, remembering):
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    harness = Harness(qtbot, existing(me=None, my_hand=()), remembering, events=(asked,))
    harness.click("setupRemove2")
    assert not harness.acceptable
    assert harness.text("setupSummary").startswith("Entry 1 no longer fits: no player is called “Bob”")


# --- manners


def test_a_player_is_removed_with_the_keyboard(qtbot, remembering):
    players = tuple(Player(name, 4) for name in ("Ann", "Bob", "Cid", "Dot"))
    harness = Harness(qtbot, existing(players=players, me=None, my_hand=()), remembering)
    harness.find("setupPlayer1").setFocus()
    for _ in range(40):
        if harness.focus == "setupRemove4":
            break
        harness.type("\t")
    names = harness.dialog.players.rows
    for left in (3, 2):
        harness.press(Qt.Key.Key_Space)
        assert sum(row.isVisible() for row in names) == left
    assert harness.focus == "setupPlayer2"  # two are the least
    assert [row.name.text() for row in names[:2]] == ["Ann", "Bob"]


def test_six_players_and_all_cards_fit_1280_by_720(qtbot, settings):
    players = tuple(Player(name, 3, DECK.card(s)) for name, s in zip("ABCDEF", DECK.suspects, strict=True))
    harness = Harness(qtbot, existing(players=players, me="A", my_hand=DECK.cards[:3]), settings)
    harness.dialog.resize(USUAL)  # the screen of the tests is narrower
    settle()
    assert harness.dialog.width() <= 1280
    assert harness.dialog.height() <= 660
    assert harness.dialog.minimumSizeHint().height() <= 600
    inside = harness.dialog.rect()
    for name in ("setupAccept", "setupCard.Study", "setupRemove6", "setupFoldRules"):
        widget = harness.find(name)
        assert inside.contains(widget.rect().translated(widget.mapTo(harness.dialog, QPoint())))
        assert not widget.visibleRegion().isEmpty()
    for row in harness.dialog.players.rows[:6]:
        assert row.remove.visibleRegion().boundingRect() == row.remove.rect()


def test_the_wheel_does_not_change_what_it_only_passes_and_everything_that_one_can_use_has_a_name(qtbot, remembering):
    harness = Harness(qtbot, existing(), remembering)
    for name in ("setupSize2", "setupEdition"):
        widget = harness.find(name)
        centre = widget.rect().center().toPointF()
        wheel = QWheelEvent(
            centre,
            widget.mapToGlobal(centre),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, wheel)
    assert harness.dialog.setup() == existing()
    for kind in (QAbstractButton, QLineEdit):
        for widget in harness.dialog.findChildren(kind):
            inner = isinstance(widget.parent(), QLineEdit)  # the cross that empties it
            assert inner or widget.objectName(), widget


@pytest.mark.parametrize("language", ["en", "de", "it", "nl"])
def test_in_the_smallest_window_the_hand_is_beside_the_players(qtbot, qapp, letters, settings, language):
    set_language(qapp, language)
    dialog = SetupDialog(None, settings)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(960, 580)
    settle()
    set_language(qapp, "en")
    assert dialog.hand.mapTo(dialog, QPoint()).x() > dialog.players.mapTo(dialog, QPoint()).x() + 400


@pytest.mark.parametrize("words", ["Card", "Type a card, then Enter", "Escribe una carta y pulsa Intro, por favor"])
def test_it_is_as_wide_as_its_words_and_no_narrower_than_it_was_told(qtbot, words):
    field = FindEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText(words)
    field.fit_what_it_asks(150)
    field.show()
    assert field.width() >= 150
    assert field.width() > field.fontMetrics().horizontalAdvance(words)
