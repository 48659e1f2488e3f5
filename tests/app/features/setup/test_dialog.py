"""The set-up as a player uses it: real clicks and keys."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget

from app.features.setup.dialog import SetupDialog
from core.formats.editions import edition
from core.model.cards import Card
from core.model.events import Suggestion
from core.model.rules import Answers, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from core.model.validity import setup_problems

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


class Desk:
    """The dialog with what a player does to it."""

    def __init__(self, qtbot, setup: Setup | None, settings: QSettings, events=()) -> None:
        self.bot = qtbot
        self.dialog = SetupDialog(setup, settings, None, events=events)
        qtbot.addWidget(self.dialog)
        with qtbot.waitExposed(self.dialog):
            self.dialog.show()
        self.dialog.activateWindow()
        QApplication.processEvents()

    def find(self, name: str) -> QWidget:
        found = self.dialog.findChildren(QWidget, name)
        assert found, name
        return next((widget for widget in found if widget.isVisible()), found[-1])

    def click(self, *names: str) -> None:
        for name in names:
            QApplication.processEvents()
            assert self.find(name).isVisible(), name
            self.bot.mouseClick(self.find(name), LEFT)

    def cards(self, *names: str) -> None:
        self.click(*(f"setupCard.{name}" for name in names))

    def write(self, name: str, text: str) -> None:
        field = self.find(name)
        field.setFocus()
        field.selectAll()
        self.bot.keyClick(field, Qt.Key.Key_Delete)
        self.bot.keyClicks(field, text)

    def type(self, text: str) -> None:
        for key in text:
            focus = QApplication.focusWidget()
            if key == "\n":
                self.bot.keyClick(focus, Qt.Key.Key_Return)
            elif key == "\t":
                self.bot.keyClick(focus, Qt.Key.Key_Tab)
            else:
                self.bot.keyClicks(focus, key)

    def text(self, name: str) -> str:
        widget = self.find(name)
        return widget.text() if widget.isVisible() else ""

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


class Counter(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.clicks = self.keys = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched.isWidgetType() and event.spontaneous():
            self.clicks += event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
            self.keys += event.type() == QEvent.Type.KeyPress
        return False


@pytest.fixture
def counter():
    counting = Counter()
    QApplication.instance().installEventFilter(counting)
    yield counting
    QApplication.instance().removeEventFilter(counting)


# --- under 30 seconds for a usual game


def test_the_next_game_of_the_same_table_takes_a_click_for_each_card_and_one_to_start(qtbot, remembering, counter):
    desk = Desk(qtbot, None, remembering)
    desk.cards(*HAND)
    desk.click("setupAccept")
    assert desk.accepted
    assert (counter.clicks, counter.keys) == (7, 0)
    setup = desk.dialog.setup()
    assert setup.seats.names == ("Ann", "Bob", "Cid")
    assert setup.me == "Cid"
    assert setup.my_hand == tuple(card(name) for name in HAND)
    assert setup_problems(setup) == []


def test_the_hand_can_be_typed_without_the_mouse(qtbot, remembering, counter):
    desk = Desk(qtbot, None, remembering)
    desk.type("scar\nrope\nhall\nstud\ndag\nlou\n")
    assert not desk.accepted
    desk.type("\n")
    assert desk.accepted
    assert counter.clicks == 0
    assert desk.dialog.setup().my_hand == tuple(card(name) for name in HAND)


def test_a_space_takes_the_card_too_but_not_in_the_middle_of_its_name(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.type("rope ")
    desk.type("dining roo ")
    desk.type("rope ")
    assert desk.dialog.setup().my_hand == (card("Dining Room"),)
    assert desk.text("setupFind") == ""


def test_the_first_game_begins_at_the_names_which_tab_walks_through(qtbot, settings):
    desk = Desk(qtbot, None, settings)
    desk.type("Mia\tBen\tZoe\t")
    assert desk.names() == ["Mia", "Ben", "Zoe", "Player 4"]
    assert desk.dialog.setup().me == "Mia"
    desk.type("\n")
    assert QApplication.focusWidget().objectName() == "setupFind", "Enter goes to what is missing"


# --- defaults


def test_what_was_accepted_is_what_the_next_set_up_begins_with(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.find("setupEdition").setCurrentIndex(desk.find("setupEdition").findData("modern"))
    desk.find("setupEdition").activated.emit(desk.find("setupEdition").currentIndex())
    desk.write("setupPlayer2", "Bea")
    desk.click("setupMe2")
    for one in edition("modern").deck.cards[:6]:
        desk.cards(one.name)
    desk.click("setupAccept")
    remembering.sync()
    again = Desk(qtbot, None, QSettings(remembering.fileName(), QSettings.Format.IniFormat)).dialog
    assert again.setup().seats.names == ("Ann", "Bea", "Cid")
    assert again.setup().me == "Bea"
    assert again.setup().edition == "modern"
    assert again.setup().my_hand == ()


def test_settings_that_make_no_sense_do_no_harm(qtbot, settings):
    for key, value in (("players", "[1, {"), ("recentNames", "7"), ("deck", '["x"]'), ("edition", "no such one")):
        settings.setValue(f"setup/{key}", value)
    assert len(Desk(qtbot, None, settings).names()) == 4


def test_a_spectator_and_own_cards_are_remembered_too(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    desk.click("setupSpectator")
    desk.find("setupEdition").activated.emit(desk.find("setupEdition").count() - 1)
    desk.find("setupWeapons").setPlainText("Axe\nBow")
    desk.click("setupAccept")
    again = Desk(qtbot, None, remembering).dialog.setup()
    assert again.me is None
    assert again.edition is None
    assert again.deck.weapons == ("Axe", "Bow")


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [9, 9]), (3, [6, 6, 6]), (4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3]), (6, [3] * 6)],
)
def test_hand_sizes_follow_the_number_of_players(qtbot, remembering, players, sizes):
    desk = Desk(qtbot, None, remembering)
    for _ in range(players, 3):
        desk.click("setupRemove3")
    for _ in range(3, players):
        desk.click("setupAdd")
    assert desk.sizes() == sizes


def test_a_size_that_was_changed_stays(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.find("setupSize1").setFocus()
    desk.bot.keyClick(desk.find("setupSize1"), Qt.Key.Key_Down)
    assert desk.sizes() == [5, 7, 6]
    desk.click("setupAdd")
    assert desk.sizes() == [5, 5, 4, 4]
    desk.click("setupDeal")
    assert desk.sizes() == [5, 5, 4, 4]
    assert not desk.find("setupDeal").isVisible()


def test_a_player_is_added_with_a_name_of_an_earlier_game(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.click("setupAdd", "setupAdd", "setupAdd")
    assert desk.names() == ["Ann", "Bob", "Cid", "Dorothy", "Eve", "Player 6"]
    completer = desk.find("setupPlayer1").completer()
    completer.setCompletionPrefix("dor")
    assert completer.currentCompletion() == "Dorothy"


# --- order


def test_alt_and_arrows_move_a_player(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.find("setupPlayer1").setFocus()
    for _ in range(3):
        desk.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert desk.names() == ["Bob", "Cid", "Ann"]
    assert QApplication.focusWidget().objectName() == "setupPlayer3"
    assert desk.dialog.setup().me == "Cid"


def test_a_player_is_dragged_to_another_place(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    handle = desk.find("setupHandle1")
    down = desk.find("setupPlayer3").mapToGlobal(QPoint(5, 12))
    qtbot.mousePress(handle, LEFT)
    qtbot.mouseMove(handle, handle.mapFromGlobal(down))
    qtbot.mouseRelease(handle, LEFT)
    assert desk.names() == ["Bob", "Cid", "Ann"]
    assert desk.dialog.setup().me == "Cid"


def test_arrows_move_who_i_am(qtbot, remembering):
    desk = Desk(qtbot, None, remembering)
    desk.find("setupMe3").setFocus()
    desk.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert desk.dialog.setup().me == "Bob"


# --- what is wrong


def test_a_name_that_is_there_twice_is_told_beside_it(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    assert desk.acceptable
    desk.write("setupPlayer2", "ann")
    assert "too much like 'Ann'" in desk.text("setupPlayerProblem2")
    assert desk.text("setupPlayerProblem1") == ""
    assert not desk.acceptable
    assert "too much like 'Ann'" in desk.text("setupSummary")
    desk.type("a")
    assert desk.text("setupPlayerProblem2") == ""
    assert desk.acceptable


@pytest.mark.parametrize("name", ["", "envelope", "Pool"])
def test_names_that_no_player_can_have(qtbot, remembering, name):
    desk = Desk(qtbot, existing(), remembering)
    desk.write("setupPlayer3", name)
    assert desk.text("setupPlayerProblem3") != ""
    assert not desk.acceptable


def test_sizes_that_do_not_add_up_are_told_below_the_players(qtbot, remembering):
    desk = Desk(qtbot, existing(me=None, my_hand=()), remembering)
    for seat in (1, 2, 3):
        desk.write(f"setupSize{seat}", "5")
    assert "the hands need 18" in desk.text("setupPlayersProblem")
    assert not desk.acceptable
    desk.click("setupFoldLeftovers")
    desk.write("setupPool", "3")
    assert desk.text("setupPlayersProblem") == ""
    assert desk.acceptable
    assert desk.dialog.setup().pool == 3


def test_a_hand_of_another_size_cannot_be_accepted(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    assert desk.text("setupHandHeading") == "My hand: 6 of 6 chosen"
    desk.cards("Kitchen")
    assert desk.text("setupHandHeading") == "My hand: 7 of 6 chosen"
    assert desk.text("setupHandProblem") == "Your hand has 6 cards: take 1 back"
    assert not desk.acceptable
    desk.cards("Rope", "Hall")
    assert desk.text("setupSummary") == "Your hand: choose 1 more card"


def test_enter_does_not_accept_what_is_impossible(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    desk.write("setupPlayer2", "")
    desk.bot.keyClick(desk.find("setupPlayer2"), Qt.Key.Key_Return)
    assert not desk.accepted
    desk.dialog.accept()
    assert not desk.accepted


def test_a_doubled_card_in_a_deck_of_ones_own(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    box = desk.find("setupEdition")
    box.activated.emit(box.count() - 1)
    desk.find("setupWeapons").setPlainText("Rope\nKnife\nRope")
    assert (
        desk.text("setupDeckProblem")
        == "Weapons, line 3: 'Rope' is there twice (first at Weapons, line 1); name it once"
    )
    assert not desk.acceptable
    desk.find("setupWeapons").setPlainText("")
    assert "Weapons: has no card" in desk.text("setupDeckProblem")


# --- the rest of the table


def test_a_spectator_has_no_hand(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    desk.click("setupSpectator")
    assert desk.dialog.setup().me is None
    assert desk.dialog.setup().my_hand == ()
    assert not desk.find("setupCard.Rope").isEnabled()
    assert desk.acceptable


def test_face_up_cards_are_clicked_among_the_cards(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    assert not desk.find("setupPile").isVisible()
    desk.click("setupFoldLeftovers", "setupPile.face up")
    desk.cards("Kitchen", "Library", "Spanner")
    assert desk.sizes() == [5, 5, 5]
    assert desk.text("setupFaceUp") == "Kitchen, Library, Spanner"
    assert not desk.find("setupCard.Rope").isEnabled(), "it is in my hand"
    desk.click("setupPile.hand")
    desk.cards("Rope")
    desk.click("setupAccept")
    assert desk.accepted
    assert [one.name for one in desk.dialog.setup().face_up] == ["Kitchen", "Library", "Spanner"]


def test_tokens_are_chosen_beside_the_names(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    assert not desk.find("setupToken2").isVisible()
    desk.click("setupFoldTokens")
    box = desk.find("setupToken2")
    desk.bot.keyClicks(box, "Mrs")
    assert desk.dialog.setup().players[1].suspect == card("Mrs White")
    desk.bot.keyClicks(desk.find("setupToken1"), "Mrs")
    assert "moved by two players" in desk.text("setupPlayerProblem2")
    assert not desk.acceptable


def test_rules_come_with_the_edition_and_can_be_changed(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    desk.click("setupFoldRules")
    desk.bot.keyClick(desk.find("setupAnswers"), Qt.Key.Key_Down)
    desk.bot.keyClick(desk.find("setupShowModel"), Qt.Key.Key_Down)
    desk.click("setupMayStay")
    rules = desk.dialog.setup().rules
    assert (rules.answers, rules.show_model, rules.may_stay) == (Answers.ALL, ShowModel.IGNORE, True)
    box = desk.find("setupEdition")
    box.activated.emit(box.findData("classic-us"))
    assert desk.dialog.setup().rules == edition("classic-us").rules


# --- editing later


def test_an_existing_set_up_is_shown_and_accepted_unchanged(qtbot, remembering):
    setup = existing(players=(Player("Ann", 6), Player("Bob", 7, card("Mrs White")), Player("Cid", 5)))
    desk = Desk(qtbot, setup, remembering)
    assert desk.sizes() == [6, 7, 5]
    assert desk.find("setupToken2").isVisible(), "a part that is used is not folded away"
    desk.click("setupAccept")
    assert desk.dialog.setup() == setup
    assert desk.dialog.renames() == {}


def test_renaming_a_player_is_told_so_that_events_follow(qtbot, remembering):
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    desk = Desk(qtbot, existing(), remembering, events=(asked,))
    desk.write("setupPlayer2", "Bert")
    assert desk.acceptable
    assert desk.dialog.renames() == {"Bob": "Bert"}


def test_a_player_who_has_asked_cannot_leave_the_table(qtbot, remembering):
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    desk = Desk(qtbot, existing(me=None, my_hand=()), remembering, events=(asked,))
    desk.click("setupRemove2")
    assert not desk.acceptable
    assert desk.text("setupSummary").startswith("Entry 1 no longer fits: no player is called 'Bob'")


def test_a_card_of_ones_own_can_be_renamed_in_a_game_that_goes_on(qtbot, remembering):
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    desk = Desk(qtbot, existing(), remembering, events=(asked,))
    box = desk.find("setupEdition")
    box.activated.emit(box.count() - 1)
    suspects = [name.replace("Mrs White", "Chef White") for name in DECK.suspects]
    desk.find("setupSuspects").setPlainText("\n".join(suspects))
    assert desk.acceptable
    assert {a.name: b.name for a, b in desk.dialog.card_renames().items()} == {"Mrs White": "Chef White"}


# --- manners


def test_six_players_and_all_cards_fit_1280_by_720(qtbot, settings):
    players = tuple(Player(name, 3, DECK.card(s)) for name, s in zip("ABCDEF", DECK.suspects, strict=True))
    desk = Desk(qtbot, existing(players=players, me="A", my_hand=DECK.cards[:3]), settings)
    assert desk.dialog.width() <= 1280
    assert desk.dialog.height() <= 660
    assert desk.dialog.minimumSizeHint().height() <= 600
    inside = desk.dialog.rect()
    for name in ("setupAccept", "setupCard.Study", "setupRemove6", "setupFoldRules"):
        widget = desk.find(name)
        assert inside.contains(widget.rect().translated(widget.mapTo(desk.dialog, QPoint())))
        assert not widget.visibleRegion().isEmpty()
    for row in desk.dialog.players.rows[:6]:
        assert row.remove.visibleRegion().boundingRect() == row.remove.rect()


def test_the_wheel_does_not_change_what_it_only_passes(qtbot, remembering):
    desk = Desk(qtbot, existing(), remembering)
    for name in ("setupSize2", "setupEdition"):
        widget = desk.find(name)
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
    assert desk.dialog.setup() == existing()


def test_everything_that_one_can_use_has_a_name(qtbot, settings):
    desk = Desk(qtbot, existing(), settings)
    for kind in (QAbstractButton, QLineEdit):
        for widget in desk.dialog.findChildren(kind):
            inner = isinstance(widget.parent(), QLineEdit)  # the cross that empties it
            assert inner or widget.objectName(), widget
