"""The seats of a game that has begun: what follows from a change of them, seen and done in the window."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget

from app.features.setup.dialog import SetupDialog
from app.features.setup.forms import RulesForm
from app.ui import accessible
from app.ui.widgets.labels import MessageBar
from core.formats.case_file import load, write_case
from core.history.recovery import recover
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Back, Out, Suggestion
from core.model.rules import AfterWrong, AskedOrder, Rules
from core.model.seats import ENVELOPE
from core.model.seats import Player as Seat
from core.model.setup import Setup
from tests.app.player import ALT, DECK, LEFT, Player
from tests.oracle.asking import passes
from tests.oracle.brute import brute

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

Key = Qt.Key
THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))

SMALL = Deck(
    ("Green", "Mustard", "White", "Plum"),
    ("Rope", "Dagger", "Spanner", "Revolver"),
    ("Library", "Hall", "Study", "Lounge", "Kitchen", "Ballroom"),
)
LIBRARY = SMALL.card("Library")
SEATS = (Seat("Ann", 3), Seat("Bob", 3), Seat("Cid", 3), Seat("Dot", 2))
TYPED = "ann green dagger study nobody", "cid green revolver hall dot", "bob white spanner library dot"


class Host(Player):
    """Whoever writes the game down, and knows the set-up."""

    dialog: SetupDialog

    def play(self, case: Case, path) -> None:
        write_case(case, path)
        self.open(path)

    def type(self, *lines: str) -> None:
        for line in lines:
            self.window.page.entry.take_focus()
            self.bot.keyClicks(QApplication.focusWidget(), "/")
            self.bot.keyClicks(QApplication.focusWidget(), line)
            self.bot.keyClick(QApplication.focusWidget(), Key.Key_Return)
        self.settle()

    def ask(self, *askers: str) -> None:
        """Enter a suggestion of each, which nobody could answer."""
        for asker in askers:
            self.window.session.record(Suggestion(asker, THREE, follows=True))
        self.settle()

    def change(self) -> SetupDialog:
        self.window.commands.setup.trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SetupDialog)
        self.dialog = dialog
        dialog.activateWindow()
        self.bot.waitUntil(dialog.isActiveWindow)
        return dialog

    def part(self, kind, name: str):
        part = self.dialog.findChild(kind, name)
        assert part is not None, name
        return part

    def press(self, *names: str) -> None:
        for name in names:
            widget = self.part(QWidget, name)
            QApplication.processEvents()
            assert widget.isVisible(), name
            is_box = isinstance(widget, QCheckBox)  # to the right of its words it takes no click
            self.bot.mouseClick(widget, LEFT, pos=QPoint(8, widget.height() // 2) if is_box else QPoint())
            QApplication.processEvents()

    def choose(self, name: str, downs: int) -> None:
        for _ in range(downs):
            self.bot.keyClick(self.part(QWidget, name), Key.Key_Down)

    def drag(self, at: int, to: int) -> None:
        handle, goal = (
            self.part(QWidget, f"{name}{seat}") for name, seat in (("setupHandle", at), ("setupPlayer", to))
        )
        down = goal.mapToGlobal(QPoint(5, 12))
        self.bot.mousePress(handle, LEFT)
        self.bot.mouseMove(handle, handle.mapFromGlobal(down))
        self.bot.mouseRelease(handle, LEFT)

    @property
    def sizes(self) -> dict[str, int]:
        return {row.name.text(): row.size_box.value() for row in self.dialog.players.rows if row.isVisible()}

    @property
    def kept(self) -> str:
        label = self.part(QLabel, "setupKept")
        return label.text() if label.isVisible() else ""

    @property
    def notice(self) -> str:
        return self.child(MessageBar, "turnOrderBar").text

    @property
    def passed(self) -> list[tuple[str, ...]]:
        return [event.passed for event in self.case.events if isinstance(event, Suggestion)]

    @property
    def seats(self) -> list[tuple[str, int]]:
        return [(player.name, player.hand_size) for player in self.case.setup.players]


@pytest.fixture
def host(qtbot, shared_window) -> Host:
    return Host(qtbot, shared_window)


@pytest.fixture
def four() -> Setup:
    return Setup(DECK, tuple(map(Seat, ("Ann", "Bob", "Cid", "Dot"), (5, 5, 4, 4))), edition="classic-uk")


# --- what follows, follows


def shown(host: Host, holder: str) -> str:
    model = host.window.page.sheet.model
    row = next(i for i in range(model.rowCount()) if model.card(i) == LIBRARY)
    column = next(i for i in range(model.columnCount()) if model.holder(i) == holder)
    return model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)


def chance(case: Case, holder: str) -> Fraction:
    return brute(case).marginals[LIBRARY][holder]


def test_passes_follow_where_a_player_is_dragged_to_the_right_seat(host, tmp_path):
    hand = tuple(map(SMALL.card, ("Lounge", "Plum", "Study")))
    host.play(Case(Setup(SMALL, SEATS, me="Ann", my_hand=hand)), tmp_path / "seats.case.json")
    host.type(*TYPED)
    assert host.passed == [("Bob", "Cid", "Dot"), (), ("Cid",)]
    assert chance(host.case, ENVELOPE) == Fraction(2, 5)
    assert shown(host, ENVELOPE) == "Library, Envelope: 40 percent"
    assert chance(host.case, "Cid") == 0

    host.change()
    host.drag(3, 2)
    assert host.kept == ""
    host.press("setupAccept")
    host.settle()
    assert [name for name, _ in host.seats] == ["Ann", "Cid", "Bob", "Dot"]
    assert host.passed == [("Cid", "Bob", "Dot"), ("Bob",), ()]
    assert host.passed == [tuple(passes(host.case.setup, host.case.events, at)) for at in range(3)]
    assert chance(host.case, ENVELOPE) == Fraction(2, 11)
    assert shown(host, ENVELOPE) == "Library, Envelope: 18 percent"
    assert round(100 * chance(host.case, "Cid")) == 24
    assert shown(host, "Cid") == "Library, Cid: 24 percent"

    right = host.case
    host.window.commands.undo.trigger()
    host.settle()
    assert host.passed == [("Bob", "Cid", "Dot"), (), ("Cid",)]
    assert shown(host, ENVELOPE) == "Library, Envelope: 40 percent"
    host.window.commands.redo.trigger()
    host.settle()
    assert host.case == right
    host.window.commands.save.trigger()
    assert load(host.window.session.path) == right


def test_what_was_entered_stays_and_the_set_up_says_so_until_it_follows_too(host, four, places, tmp_path, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr("app.features.setup.dialog.announce", lambda _, text: heard.append(text) if text else None)
    entered = Suggestion("Ann", THREE, ("Cid",), "Dot")
    host.play(Case(four, (entered, Suggestion("Ann", THREE, follows=True))), tmp_path / "game.case.json")
    host.change()
    assert host.kept == ""
    host.part(QWidget, "setupPlayer2").setFocus()
    host.bot.keyClicks(host.part(QWidget, "setupPlayer2"), "by")  # nothing else follows from that
    assert host.kept == ""
    host.drag(4, 2)
    assert host.kept == "1 entry keeps the passes you entered."
    assert heard == [host.kept], "it is said once"
    host.press("setupAccept")
    assert host.passed == [("Cid",), ("Dot", "Bobby", "Cid")]

    host.window.session.record(replace(entered, passed=("Dot", "Cid"), refuted_by=None))
    host.change()
    host.drag(2, 4)
    assert host.kept == "2 entries keep the passes you entered."
    host.press("setupLetFollow", "setupAccept")
    assert host.passed == [("Bobby", "Cid"), ("Bobby", "Cid", "Dot"), ("Bobby", "Cid", "Dot")]
    host.window.commands.undo.trigger()
    assert host.passed == [("Cid",), ("Dot", "Bobby", "Cid"), ("Dot", "Cid")], "in one step"
    host.window.commands.redo.trigger()
    assert host.passed == [("Bobby", "Cid"), ("Bobby", "Cid", "Dot"), ("Bobby", "Cid", "Dot")]
    (journal,) = places.journals.glob("*.journal")
    assert recover(journal).history == host.window.session.history


def test_letting_them_follow_is_forgotten_where_the_change_is_taken_back(host, four, tmp_path):
    host.play(Case(four, (Suggestion("Ann", THREE, ("Cid",), "Dot"),)), tmp_path / "game.case.json")
    host.change()
    host.drag(4, 2)
    host.press("setupLetFollow")
    host.drag(2, 4)
    assert host.kept == ""
    host.drag(4, 2)
    assert not host.part(QCheckBox, "setupLetFollow").isChecked()
    host.press("setupAccept")
    assert host.passed == [("Cid",)]


def test_hand_sizes_stay_with_the_players_once_there_is_an_entry(host, four, tmp_path):
    host.play(Case(four), tmp_path / "new.case.json")
    host.change()
    host.drag(3, 2)
    assert host.sizes == {"Ann": 5, "Cid": 5, "Bob": 4, "Dot": 4}
    host.dialog.reject()
    host.ask("Ann")
    host.change()
    host.drag(3, 2)
    assert host.sizes == {"Ann": 5, "Cid": 4, "Bob": 5, "Dot": 4}
    name = host.part(QWidget, "setupPlayer2")
    host.bot.keyClick(name, Key.Key_Down, ALT)
    assert host.sizes == {"Ann": 5, "Bob": 5, "Cid": 4, "Dot": 4}
    host.press("setupAdd")
    assert list(host.sizes.values()) == [4, 4, 4, 3, 3], "those of an even deal are dealt anew"


# --- house rules


def test_by_the_book_the_set_up_is_as_short_as_it_was(host, four, tmp_path):
    host.play(Case(four), tmp_path / "game.case.json")
    host.change()
    for name in ("setupAsked", "setupAfterWrong", "setupIdle1", "setupLetFollow"):
        assert not host.part(QWidget, name).isVisible(), name


def test_a_practice_game_offers_only_the_rules_that_the_program_plays(qtbot):
    form = RulesForm()
    qtbot.addWidget(form)
    form.show()
    form.show_rules(Rules(), None)
    assert form.answers.isVisible()
    assert not any(field.isVisible() for field in (form.asked, form.after_wrong, *form.idle))


def test_house_rules_are_chosen_by_keys_alone(host, four, tmp_path):
    host.play(Case(four), tmp_path / "game.case.json")
    host.change()
    host.part(QWidget, "setupFoldRules").setFocus()
    host.bot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    reached: list[str] = []
    while "setupFind" not in reached and len(reached) < 20:
        host.bot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        reached.append(QApplication.focusWidget().objectName())
        if reached[-1] == "setupAsked":
            host.bot.keyClick(QApplication.focusWidget(), Key.Key_Down)
        elif reached[-1] == "setupIdle4":
            host.bot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert "setupAfterWrong" in reached
    assert (
        host.part(QWidget, "setupIdle4").toolTip().endswith("is asked last (never, if only the next player is asked)")
    )
    host.press("setupAccept")
    assert host.case.setup.rules.asked is AskedOrder.AGAINST_TURN
    assert host.case.setup.idle == {"Dot"}


def test_house_rules_are_chosen_and_kept(host, four, tmp_path):
    host.play(Case(four, (Suggestion("Ann", THREE, follows=True),)), tmp_path / "game.case.json")
    host.change()
    host.press("setupFoldRules")
    host.choose("setupAsked", 1)
    host.choose("setupAfterWrong", 1)
    host.press("setupIdle3", "setupAccept")
    setup = host.case.setup
    assert (setup.rules.asked, setup.rules.after_wrong) == (AskedOrder.AGAINST_TURN, AfterWrong.LEAVES)
    assert setup.idle == {"Cid"}
    assert host.passed == [("Dot", "Bob", "Cid")]
    host.window.commands.save.trigger()
    assert load(host.window.session.path).setup == setup

    host.change()
    assert host.part(QCheckBox, "setupIdle3").isVisible(), "what is unusual is seen"
    assert host.part(QCheckBox, "setupIdle3").isChecked()
    assert host.part(QWidget, "setupPlayer3").accessibleDescription() == "Cid takes no turns"
    host.drag(3, 2)
    assert host.part(QCheckBox, "setupIdle2").isChecked(), "it goes with the player"
    host.choose("setupAsked", 1)
    host.choose("setupEdition", 1)
    host.press("setupAccept")
    assert host.case.setup.rules.asked is AskedOrder.NEXT, "an edition says nothing of it"
    assert host.case.setup.idle == {"Cid"}


def test_i_take_turns_and_so_do_two(host, four, tmp_path):
    host.play(Case(four), tmp_path / "game.case.json")
    host.change()
    host.press("setupFoldRules", "setupIdle2", "setupIdle3", "setupIdle4")
    assert host.part(QLabel, "setupPlayersProblem").text() == (
        "The table has only 1 player to take turns; at least 2 must"
    )
    assert not host.part(QPushButton, "setupAccept").isEnabled()
    host.press("setupIdle4")
    assert host.part(QPushButton, "setupAccept").isEnabled()
    host.press("setupMe3")
    assert host.part(QLabel, "setupPlayerProblem3").text() == (
        "You take turns. Untick Cid under House rules: Takes no turns"
    )
    host.press("setupIdle3")
    assert not host.part(QCheckBox, "setupIdle3").isVisible()
    assert host.part(QLabel, "setupPlayerProblem3").text() == ""


# --- the order of turns


ROUND = ("Ann", "Cid", "Bob", "Dot")


@pytest.fixture
def spoken(monkeypatch) -> list[str]:
    said: list[str] = []
    kept = accessible.announce
    monkeypatch.setattr(
        "app.ui.widgets.labels.announce", lambda widget, text: (said.append(text), kept(widget, text))[1]
    )
    return said


def test_turns_in_another_order_are_asked_about_once_and_the_seats_follow_in_one_step(host, four, tmp_path, spoken):
    host.play(Case(four), tmp_path / "game.case.json")
    question = "The turns go round in another order than the seats. Change the seats?"
    host.window.page.entry.take_focus()
    focus = QApplication.focusWidget()
    host.ask(*ROUND, *ROUND[:-1])
    assert host.notice == ""
    host.ask("Dot")
    assert host.notice == question
    host.ask("Ann", "Cid")
    assert spoken.count(question) == 1
    assert QApplication.focusWidget() is focus
    assert host.child(QPushButton, "turnOrderBarButton").text() == "Change to Ann, Cid, Bob, Dot"

    host.click("turnOrderBarButton")
    assert host.notice == ""
    assert host.seats == [("Ann", 5), ("Cid", 4), ("Bob", 5), ("Dot", 4)]
    assert host.passed[0] == ("Cid", "Bob", "Dot")
    host.window.commands.undo.trigger()
    assert host.seats == [("Ann", 5), ("Bob", 5), ("Cid", 4), ("Dot", 4)]
    assert host.passed[0] == ("Bob", "Cid", "Dot")
    assert host.notice == "", "it is asked once"
    host.window.commands.redo.trigger()
    assert [name for name, _ in host.seats] == list(ROUND)


def test_no_holds_for_that_order_and_with_fewer_players_but_not_for_another(host, four, tmp_path):
    host.play(Case(four), tmp_path / "game.case.json")
    host.ask(*ROUND * 2)
    host.click("turnOrderNo")
    assert host.notice == ""
    host.ask(*ROUND * 2)
    assert host.notice == ""
    host.window.session.record(Out("Ann"))
    host.ask(*("Cid", "Bob", "Dot") * 2)
    assert host.case.turn.order == ("Bob", "Dot", "Cid")
    assert host.notice == ""
    host.window.session.record(Back("Ann"))
    host.ask(*("Ann", "Dot", "Cid", "Bob") * 2)
    assert host.notice != ""
    host.click("turnOrderBarButton")
    assert [name for name, _ in host.seats] == ["Ann", "Dot", "Cid", "Bob"]
    assert host.case.turn.order is None


def test_who_takes_no_turns_stays_where_they_sit(host, four, tmp_path):
    players = (*four.players[:1], replace(four.players[1], turns=False), *four.players[2:], Seat("Eve", 0))
    host.play(Case(replace(four, players=players)), tmp_path / "game.case.json")
    host.ask(*("Cid", "Ann", "Eve", "Dot") * 2)
    assert host.case.turn.order == ("Ann", "Eve", "Dot", "Cid")
    host.click("turnOrderBarButton")
    assert [name for name, _ in host.seats] == ["Ann", "Bob", "Eve", "Dot", "Cid"]


def test_the_button_names_no_players_where_they_would_widen_the_window(host, four, tmp_path):
    names = [f"{name} {'of the long table ' * 2}".strip() for name in ROUND]
    long = dict(zip(ROUND, names, strict=True))
    players = tuple(replace(player, name=long[player.name]) for player in four.players)
    host.play(Case(replace(four, players=players)), tmp_path / "game.case.json")
    host.ask(*names * 2)
    assert host.notice != ""
    assert host.child(QPushButton, "turnOrderBarButton").text() == "Change the seats"
    host.click("turnOrderBarButton")
    assert [name for name, _ in host.seats] == names


def test_another_game_is_asked_anew(host, four, tmp_path):
    case = Case(four, tuple(Suggestion(asker, THREE, follows=True) for asker in ROUND * 2))
    for name in ("one", "other"):
        host.play(case, tmp_path / f"{name}.case.json")
        assert host.notice != ""
        host.click("turnOrderNo")
        assert host.notice == ""
