"""The advice panel as a player uses it: real clicks and keys, and never advice for another moment."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QDockWidget, QLabel, QPushButton, QScrollArea, QWidget

from app.features.advice import text as words
from app.features.advice.panel import AdviceView
from app.features.advice.service import AdviceService
from app.features.advice.table import Scope, SuggestionColumn
from app.features.advice.text import SPECTATOR
from app.features.entry.draft import Kind
from app.shell.main_window import MainWindow
from app.ui.text import card_names
from core.advice.text import Comparison
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from tests.app.player import DECK, LEFT, SHIFT, Player
from tests.app.settling import finish
from tests.notation import parse_event


class Advised(Player):
    """Reads the panel."""

    @property
    def dock(self) -> QDockWidget:
        return self.child(QDockWidget, "adviceDock")

    @property
    def panel(self) -> AdviceView:
        return self.child(AdviceView, "adviceView")

    @property
    def service(self) -> AdviceService:
        return self.window.findChild(AdviceService)

    @property
    def headline(self) -> str:
        return self.text("adviceHeadline")

    @property
    def message(self) -> str:
        return "" if self.panel.message.isHidden() else self.panel.message.text()

    def look(self) -> None:
        """Open the panel by its key, and wait for the advice."""
        self.key(Qt.Key.Key_F5)
        self.learn()

    def learn(self) -> None:
        """Wait until there is advice for what is on the screen, or a sentence instead."""
        self.wait(lambda: self.is_advised)

    @property
    def is_advised(self) -> bool:
        if self.message:
            return self.message != words.THINKING
        return not self.panel.is_stale and bool(self.headline)

    def row(self, number: int) -> Triple:
        return self.panel.model.rows[number].cards

    def click_row(self, number: int, *, twice: bool = False) -> None:
        table = self.panel.table
        index = self.panel.model.index(number, SuggestionColumn.CARDS)
        table.scrollTo(index)
        point = table.visualRect(index).center()
        self.bot.mouseClick(table.viewport(), LEFT, pos=point)
        if twice:
            self.bot.mouseDClick(table.viewport(), LEFT, pos=point)

    @property
    def entered(self) -> tuple[Kind, str | None, object]:
        draft = self.window.page.entry.draft
        return draft.kind, draft.by, draft.triple


@pytest.fixture
def begin(qtbot, shared_window: MainWindow, tmp_path: Path) -> Callable[[Case], Advised]:
    """The window shows a case, or another one."""
    numbers = count(1)

    def made(case: Case) -> Advised:
        player = Advised(qtbot, shared_window)
        player.play(case, tmp_path / f"Friday {next(numbers)}.case.json")
        return player

    return made


@pytest.fixture
def player(begin: Callable[[Case], Advised], played: Case) -> Advised:
    made = begin(played)
    made.look()
    return made


# --- the dock


def test_one_key_shows_and_hides_it_unseen_it_asks_nothing_or_waits_and_other_games_have_it_too(
    begin, played, case_file
):
    player = begin(played)
    assert player.dock.isHidden()
    player.look()
    assert player.dock.isVisible()
    assert player.has_keyboard(player.window.page.entry)
    player.key(Qt.Key.Key_F5)
    assert player.dock.isHidden()

    with player.bot.assertNotEmitted(player.service.advised):
        player.click_event(2)
        player.settle()
        finish(player.window)
    assert player.service.report is None
    player.window.session.look_back(None)
    player.look()

    player.window.dock.show()
    player.window.dock.raise_()
    player.wait(lambda: player.panel.visibleRegion().isEmpty())
    player.key(Qt.Key.Key_F5)
    player.wait(lambda: not player.panel.visibleRegion().isEmpty())
    assert player.dock.isVisible()

    filled = []
    player.child(QAction, "actionBoard").trigger()
    player.wait(lambda: player.panel.visibleRegion().isEmpty())
    player.panel.model.modelReset.connect(lambda: filled.append(True))
    player.window.session.record(parse_event("Bob: Mrs Peacock, Rope, Lounge; Cid shows", DECK))
    assert player.service.report is None
    player.wait(lambda: player.service.report is not None)
    assert not filled
    assert not player.panel.is_stale
    player.key(Qt.Key.Key_F5)
    player.learn()
    assert filled
    assert player.panel._request == player.service.report.request

    player.window.open_path(case_file)
    assert player.message == words.THINKING, "nothing of the game before"
    player.settle()
    assert player.dock.isVisible()
    player.wait(lambda: not player.panel.visibleRegion().isEmpty())
    player.window.dock.show()
    player.window.dock.raise_()
    player.wait(lambda: player.panel.visibleRegion().isEmpty())
    player.open(case_file)
    assert player.dock.isVisible()
    player.wait(lambda: player.panel.visibleRegion().isEmpty())

    player.window.commands.close.trigger()
    assert player.dock.isHidden()
    player.key(Qt.Key.Key_F5)
    assert player.dock.isHidden()


def test_hidden_and_seen_again_it_goes_on_to_find_out_what_answers_would_mean(player):
    player.key(Qt.Key.Key_F5)
    player.key(Qt.Key.Key_F5)
    player.learn()
    player.panel.list_scope(Scope.ALL)
    player.click_row(len(player.panel.model.rows) - 1)
    player.wait(lambda: bool(player.panel.answers.rows))


# --- what it says


def test_it_says_what_to_do_and_why_and_its_rows_are_what_the_planner_ranks(player):
    assert player.text("adviceTurn") == "Don’t accuse yet."
    assert re.match("On your next turn: (roll|go to|stay in|take the passage)", player.headline)
    assert "suggest" in player.headline
    assert player.text("adviceReason").startswith(("Rules out about ", "The quickest way to win. Rules out about "))
    assert "bits" not in player.text("adviceReason")
    assert player.text("adviceAccuseNote").startswith("Not yet. ")

    rivals = player.panel.rivals
    player.wait(lambda: bool(rivals.rows))
    assert [row[0] for row in rivals.rows] == ["Bob", "Cid", "Dot"]

    rows = player.panel.rolls.rows
    assert rows
    rooms = {card.name for card in player.case.setup.deck}
    for rolls, where, chance in rows:
        assert rolls[0].isdigit()
        first = where.splitlines()[0]
        assert first in rooms or first.startswith("towards the ")
        assert chance.endswith("%")
    assert player.panel.rolls.y() < player.panel.table.mapTo(player.panel._inner, QPoint()).y()

    told = player.panel.model
    player.wait(lambda: told.index(0, SuggestionColumn.REVEALED).data() != "")
    first = told.revealed_bits.get(player.row(0))
    assert first is not None
    assert list(first) == ["Bob", "Cid", "Dot"]
    player.click_row(0)
    assert player.panel.answers.note.startswith("Gives ")
    assert player.panel.answers.toolTip().startswith("It tells Bob about ")

    player.click_row(2)
    cards = player.row(2)
    assert player.panel.current == cards
    answers = player.panel.answers
    player.wait(lambda: bool(answers.rows))
    assert player.text("adviceAnswersTitle") == f"If you suggest {card_names(cards)}"
    chances = [float(row[1].strip("<>%")) for row in answers.rows]
    assert chances == sorted(chances, reverse=True)
    assert abs(sum(chances) - 100) <= len(chances)
    named = {row[0].rpartition(": ")[2] for row in answers.rows}
    assert named <= {card.name for card in cards} | {"No one"}

    report = player.service.report
    rooms = {one.cards[2] for one in report.advice.suggestions if one.reachable}
    assert {one.cards[2] for one in player.panel.model.rows} == rooms
    assert len(player.panel.model.rows) == len(rooms)
    assert player.row(0) == report.advice.suggested.cards
    assert player.child(QPushButton, f"adviceScope-{Scope.REACH}").isChecked()
    player.click(f"adviceScope-{Scope.ROOMS}")
    assert sorted(one.cards[2].name for one in player.panel.model.rows) == sorted(
        card.name for card in played_rooms(player)
    )
    player.click(f"adviceScope-{Scope.ALL}")
    assert set(player.panel.model.rows) == set(report.advice.suggestions)
    assert player.row(0) == report.advice.suggested.cards


def played_rooms(player: Advised) -> tuple[object, ...]:
    return player.case.setup.deck.of(DECK.card("Hall").category)


def test_one_thing_scrolls_and_the_headline_stays_or_scrolls_too_where_it_leaves_no_room(player):
    table = player.panel.table
    assert table.isColumnHidden(SuggestionColumn.REVEALED)
    player.window.resize(1600, 900)
    player.window.resizeDocks([player.dock], [460], Qt.Orientation.Horizontal)
    player.wait(lambda: not table.isColumnHidden(SuggestionColumn.REVEALED))
    player.window.resizeDocks([player.dock], [220], Qt.Orientation.Horizontal)
    player.wait(lambda: table.isColumnHidden(SuggestionColumn.REVEALED))

    player.wait(lambda: bool(player.panel.rivals.rows))
    for width, height in ((300, 720), (300, 600), (200, 720)):
        check_scrolling(player, width, height)

    player.window.resize(1280, 720)
    player.key(Qt.Key.Key_F5, SHIFT)
    player.click(f"adviceScope-{Scope.ROOMS}")
    table, inner = player.panel.table, player.child(QScrollArea, "adviceScroll")
    table.setFocus()
    for _ in range(len(player.panel.model.rows)):
        player.key(Qt.Key.Key_Down, to=table)
    spot = table.viewport().mapTo(inner.viewport(), table.visualRect(table.currentIndex()).center())
    assert 0 <= spot.y() < inner.viewport().height()

    inner = player.child(QScrollArea, "adviceScroll")
    assert not inner.isAncestorOf(player.panel.head)
    player.panel.head._what.setText(" ".join(["Roll"] * 300))
    player.panel._place_head()
    assert inner.isAncestorOf(player.panel.head)
    assert not player.child(QScrollArea, "adviceViewScroll").verticalScrollBar().isVisible()
    player.panel.head._what.setText("Roll")
    player.panel._place_head()
    assert not inner.isAncestorOf(player.panel.head)


class Painted(QObject):
    """Remembers where a table ended and what is below it began, whenever it was painted."""

    def __init__(self, table: QAbstractItemView, below: QWidget) -> None:
        super().__init__(table)
        self._table, self._below = table, below
        self.places: list[tuple[int, int]] = []
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.places.append((self._table.geometry().bottom(), self._below.y()))
        return False


def test_without_a_board_the_best_in_each_room_are_listed_and_what_is_equally_good(begin, case):
    player = begin(case)
    player.look()
    assert player.headline.startswith("On your next turn: suggest ")
    assert not player.child(QWidget, f"adviceScope-{Scope.REACH}").isVisible()
    assert len(player.panel.model.rows) == 9
    table, below = player.panel.table, player.panel.answers
    table.setFixedHeight(40)
    player.settle()
    painted = Painted(table, below)
    player.click(f"adviceScope-{Scope.ALL}")
    assert len(player.panel.model.rows) == 6 * 6 * 9
    player.settle()
    assert painted.places
    assert all(40 < bottom < top for bottom, top in painted.places)

    service = player.service
    usual = service.policy, service.response, service.accuse_from
    service.choose("casual", *usual[1:])
    player.learn()
    report = service.report
    comparison = Comparison(report.advice)
    said = comparison.ties
    assert player.text("adviceTies") == f"E{said[1:]}."
    assert player.child(QLabel, "adviceTies").isVisible()
    rest = [row for row in player.panel.model.rows if row.cards in comparison.equals]
    assert all(comparison.why(row) == "equally good" for row in rest)
    service.choose(*usual)


def test_keys_and_clicks_fill_in_what_it_says_and_the_keyboard_comes_back(player):
    before = player.entered
    player.key(Qt.Key.Key_F5, SHIFT)
    player.key(Qt.Key.Key_Escape, to=player.panel.table)
    assert player.has_keyboard(player.window.page.entry)
    assert player.entered == before
    assert player.dock.isVisible()

    player.key(Qt.Key.Key_F5, SHIFT)
    player.key(Qt.Key.Key_F5)
    assert player.dock.isHidden()
    assert player.has_keyboard(player.window.page.entry)
    player.look()

    player.click("adviceFill")
    kind, by, cards = player.entered
    assert (kind, by) == (Kind.SUGGESTION, "Ann")
    assert cards is not None
    assert all(card.name in player.headline for card in cards)
    assert player.has_keyboard(player.window.page.entry)

    player.click_row(3, twice=True)
    assert player.entered == (Kind.SUGGESTION, "Ann", player.row(3))
    player.press(Qt.Key.Key_2)
    assert player.window.page.entry.draft.refuter == "Bob"

    player.click_row(0)
    player.window.page.entry.take_focus()
    player.key(Qt.Key.Key_F5, SHIFT)
    assert player.panel.table.hasFocus()
    player.key(Qt.Key.Key_Down, to=player.panel.table)
    player.key(Qt.Key.Key_Return, to=player.panel.table)
    assert player.entered == (Kind.SUGGESTION, "Ann", player.row(1))
    assert player.has_keyboard(player.window.page.entry)

    player.window.page.entry.edit(player.case.events[0], 0)
    player.click("adviceFillRow")
    assert player.entered == (Kind.SUGGESTION, "Ann", player.panel.current)
    assert player.window.page.entry.target.at is None


# --- other moments


def test_an_entry_makes_it_stale_at_once_nothing_of_before_is_shown_for_it_and_the_past_fills_nothing_in(player):
    session, model, is_of_now, told, answered = player.window.session, player.panel.model, [], [], []
    player.wait(lambda: model.revealed_bits.get(player.row(0)) is not None)
    answers = player.panel.answers.rows
    player.service.advised.connect(lambda report: is_of_now.append(report.case == session.shown))
    player.service.advised.connect(lambda _: told.append([model.revealed_bits.get(one.cards) for one in model.rows]))
    player.service.advised.connect(lambda _: answered.append(player.panel.answers.rows))
    session.record(parse_event("Bob: Mrs Peacock, Rope, Lounge; Cid shows", DECK))
    assert player.panel.is_stale
    assert not player.child(QPushButton, "adviceFill").isEnabled()
    before = player.entered
    player.click_row(1, twice=True)
    assert player.entered == before
    player.learn()
    assert player.text("adviceTurn") == "Cid is next. On your turn, from the Hall:"
    assert player.child(QPushButton, "adviceFill").isEnabled()
    assert all(is_of_now)
    assert told[0] == [None] * len(model.rows)
    assert answers
    assert answered[0] != answers

    player.wait(lambda: bool(player.panel.rivals.rows))  # the last that comes by itself
    player.service.waiting.emit()
    assert player.text("adviceStatus") == words.STALE
    player.wait(lambda: player.text("adviceStatus") == words.THINKING)

    player.click_event(1)
    player.settle()
    player.learn()
    report = player.service.report
    assert report.case == player.case.upto(2)
    assert not player.child(QPushButton, "adviceFill").isEnabled()
    before = player.entered
    player.click_row(1, twice=True)
    assert player.entered == before


def test_where_there_is_little_to_decide_it_says_why(begin, case, played):
    player = begin(Case(replace(case.setup, board="classic")))
    player.look()
    assert player.text("adviceReason").endswith("Your position on the board is unknown.")
    faults: list[BaseException] = []
    player.service._background.broke.connect(faults.append)

    begin(Case(replace(case.setup, me=None, my_hand=()), case.events[1:2]))
    player.learn()
    assert player.message == SPECTATOR
    assert player.child(QWidget, "adviceHead").isHidden()

    lounge, hall = (tuple(DECK.card(name) for name in ("Mrs White", "Rope", room)) for room in ("Lounge", "Hall"))
    begin(case.appended(Accusation("Ann", lounge, correct=False)))
    player.wait(lambda: player.headline == "You’re out. Just answer when asked.")
    assert not player.child(QWidget, "adviceFill").isVisible()
    assert not player.panel.table.isVisible()
    assert player.panel.accuse.isHidden()

    begin(case.appended(Accusation("Bob", lounge, correct=True)))
    said = "Game over: Bob accused correctly. It was Mrs White, Rope, Lounge."
    player.wait(lambda: player.message == said)

    asked = parse_event("Ann: Mrs White, Spanner, Lounge; Bob passes, Cid shows Spanner", DECK)
    for correct in (False, True):  # a passage is no way to go then
        begin(played.appended(asked).appended(Accusation("Ann", hall, correct=correct)))
        player.wait(lambda: bool(faults) or player.service.report is not None)
        assert not faults
        assert player.service.report.advice.move is None


def test_while_entries_conflict_there_is_none(begin, contradiction):
    player = begin(contradiction)
    player.look()
    assert "contradict" in player.message
    player.wait(lambda: player.child(QWidget, "adviceFix").isVisible())
    player.click("adviceFix")
    assert player.child(QWidget, "corrections").isVisible()
    closes = player.dock.findChild(QAbstractButton, "dockClose")
    assert closes.toolTip() == "Close Advice", "not the panels tabbed with it"
    assert min(closes.width(), closes.height()) >= 24
    for is_apart in (True, False):
        player.bot.mouseClick(player.dock.findChild(QAbstractButton, "dockFloat"), Qt.MouseButton.LeftButton)
        assert player.dock.isFloating() is is_apart
    player.window.session.undo()
    player.window.session.delete(5)
    player.learn()
    assert player.message == ""
    assert player.child(QWidget, "adviceFix").isHidden()
    assert player.headline.startswith("On your next turn: suggest ")


# --- which card to show

ASKS = "Bob: Miss Scarlett, Candlestick, Hall; Cid passes, Dot passes, Ann shows"


def test_asked_or_about_to_be_asked_it_says_which_card_to_show_fills_that_in_and_lists_what_was_shown(player):
    before, entry, session = player.headline, player.window.page.entry, player.window.session
    for name in ("Miss Scarlett", "Candlestick", "Hall"):
        entry.fill_card(DECK.card(name))
    entry.fill_player("Ann")
    player.wait(lambda: player.headline.startswith("Show ") and player.headline.endswith(" to Bob"))
    player.click("adviceFill")
    draft = entry.draft
    assert draft.shown.name in player.headline
    player.press(Qt.Key.Key_Escape)
    assert player.headline == before
    assert player.panel.shows.isHidden()

    for name in ("Mrs White", "Candlestick", "Hall"):
        entry.fill_card(DECK.card(name))
    entry.fill_player("Ann")
    assert entry.draft.shown == DECK.card("Candlestick")
    assert player.headline == before, "there is nothing to choose"
    player.click("entryCancel")

    assert player.panel.shown.isHidden()
    session.record(parse_event(ASKS, DECK))
    player.learn()
    assert player.text("adviceTurn") == "Bob asks you"
    assert player.headline in ("Show Miss Scarlett to Bob", "Show the Candlestick to Bob")
    assert len(player.panel.shows.rows) == 2
    player.click("adviceFill")
    player.press(Qt.Key.Key_Return)
    event = player.case.events[-1]
    assert isinstance(event, Suggestion)
    assert event.shown.name in player.headline

    session.delete(len(player.case.events) - 1)
    for line in ("Candlestick", "Candlestick", "Miss Scarlett"):
        session.record(parse_event(f"{ASKS} {line}", DECK))
    player.learn()
    assert player.panel.shown.note == "Bob: Miss Scarlett, Candlestick (2 times)"


def check_scrolling(player: Advised, width: int, height: int) -> None:
    player.window.resize(1280, height)
    player.window.resizeDocks([player.dock], [width], Qt.Orientation.Horizontal)
    player.settle()
    outer, inner = player.child(QScrollArea, "adviceViewScroll"), player.child(QScrollArea, "adviceScroll")
    assert not outer.verticalScrollBar().isVisible()
    assert not outer.horizontalScrollBar().isVisible()
    assert inner.verticalScrollBar().isVisible()
    assert not player.panel.table.verticalScrollBar().isVisible()
    assert player.panel._inner.width() <= inner.viewport().width()
    inner.verticalScrollBar().setValue(inner.verticalScrollBar().maximum())
    label = player.child(QLabel, "adviceHeadline")
    assert not label.visibleRegion().isEmpty()
    assert label.visibleRegion().boundingRect().height() == label.height()
    assert label.height() >= label.heightForWidth(label.width())
