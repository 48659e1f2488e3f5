"""The board in the window, as a player meets it: opened with a key, clicked, dragged, steered, corrected."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAction, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.features.advice.service import AdviceService
from app.features.board import panel
from app.features.board.canvas import BoardCanvas
from app.features.board.panel import BoardPresenter, BoardView
from app.features.board.state import BoardState
from app.features.entry.view import EntryPanel
from app.game.session import Session
from app.shell.main_window import MainWindow
from app.ui import accessible
from app.ui.language import card_name
from app.ui.shortcuts import PLAYING
from core.board.board import Place
from core.formats.case_file import write_case
from core.history.history import History
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Move, Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from tests.app import player
from tests.app.naming import interactive, nameless, wordless
from tests.app.pressing import top_row
from tests.app.settling import finish, settle, until
from tests.pictures import difference

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
HUT = """
grid
KKK.1
KKK..
...PP
2..PP
end
room K Kitchen
room P Parlour
door K 2 1 N all
door P 1 3 S all
passage K P
"""


class Table(player.Player):
    """A window with a game on a board, and what a player's hands can do with it."""

    @property
    def presenter(self) -> BoardPresenter:
        return self.window.findChild(BoardPresenter)

    @property
    def state(self) -> BoardState:
        return self.presenter.state

    @property
    def view(self) -> BoardView:
        return self.presenter.view

    @property
    def canvas(self) -> BoardCanvas:
        return self.view.canvas

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def entry(self) -> EntryPanel:
        return self.window.page.entry

    def card(self, name: str) -> Card:
        return self.case.setup.deck.card(name)

    def place_of(self, player: str) -> Place | None:
        return self.state.tokens.players[player].place

    def toggle(self) -> None:
        self.window.findChild(QAction, "actionBoard").trigger()

    def open_board(self) -> None:
        with self.bot.waitExposed(self.presenter.dock):
            self.toggle()
        self.wait(lambda: self.state is not None and self.canvas.frame is not None)
        settle()

    def lay(self) -> None:
        """Let the board be laid out, and its tokens set out."""
        until(lambda: self.window.game.is_laid_out)

    def at(self, place: Place) -> QPoint:
        return self.canvas.point_of(place).toPoint()

    def spot(self, player: str) -> QPoint:
        """Return the middle of a player's token."""
        spots = self.canvas.frame.spots(self.state.discs)
        return next(spot for disc, spot in spots.items() if disc.player == player).toPoint()

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.canvas, LEFT, pos=self.at(place))
        settle()

    def point(self, place: Place) -> None:
        self.point_at(self.at(place))

    def point_at(self, here: QPoint) -> None:
        """Tell the board where the mouse is; a system may tell of a pointer that is moved only some time later."""
        at, button, keys = QPointF(here), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        moved = QMouseEvent(QEvent.Type.MouseMove, at, self.canvas.mapToGlobal(at), button, button, keys)
        QApplication.sendEvent(self.canvas, moved)
        QApplication.processEvents()

    def drag(self, player: str, to: Place) -> None:
        start = self.spot(player)
        QTest.mousePress(self.canvas, LEFT, pos=start)
        for point in (start + QPoint(12, 0), (start + self.at(to)) / 2, self.at(to)):
            QTest.mouseMove(self.canvas, point)
        QTest.mouseRelease(self.canvas, LEFT, pos=self.at(to))
        settle()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key)

    def tip(self) -> str:
        point = QPoint(1, 1)
        QApplication.sendEvent(self.canvas, QHelpEvent(QEvent.Type.ToolTip, point, self.canvas.mapToGlobal(point)))
        return self.canvas.toolTip()

    @property
    def words(self) -> str:
        return self.view.words


@pytest.fixture
def table(window: MainWindow, played: Case, tmp_path: Path, qtbot) -> Table:
    made = Table(qtbot, window)
    made.play(played, tmp_path / "Friday.case.json")
    return made


# --- opening and closing


def test_its_key_brings_it_before_other_tabs_and_closes_it_and_the_next_game_has_it_again(table, qtbot, case_file):
    table.open_board()
    table.press(Key.Key_9)
    table.window.dock.show()
    table.window.dock.raise_()
    table.wait(lambda: not table.presenter.dock.is_in_front)
    table.toggle()
    table.wait(lambda: table.presenter.dock.is_in_front)
    assert table.state.roll == 9  # what was begun is still there
    table.toggle()
    assert table.presenter.dock.isHidden()

    table.open_board()
    # eleven rolls, the button that clears, four tokens, the marks, the larger board
    assert len(list(interactive(table.view))) == 18
    assert nameless(table.view) == []
    assert wordless(table.view) == []
    assert table.canvas.accessibleName() == "Board"

    table.window.commands.close.trigger()
    assert table.presenter.dock.isHidden()
    table.window.open_path(case_file)
    table.wait(lambda: table.presenter.dock.is_in_front)


def test_a_board_file_beside_the_case_is_played_on_a_wrong_one_is_refused_and_no_board_is_said_in_words(
    window, tmp_path, case, played, qtbot
):
    deck = Deck(("Cook", "Maid"), ("Rope", "Vase"), ("Kitchen", "Parlour"))
    players = (Player("Ann", 1, deck.card("Cook")), Player("Bob", 2, deck.card("Maid")))
    setup = Setup(deck, players, me="Ann", my_hand=(deck.card("Rope"),), board="hut.txt")
    (tmp_path / "hut.txt").write_text(HUT, "utf-8")
    write_case(Case(setup), tmp_path / "Hut.case.json")
    window.open_path(tmp_path / "Hut.case.json")
    table = Table(qtbot, window)
    table.open_board()
    assert table.place_of("Ann") == (0, 4)
    table.click(deck.card("Parlour"))
    assert table.case.events == (Move("Ann", deck.card("Parlour")),)

    (tmp_path / "mine.txt").write_text("grid\nK?\nend\nroom K Kitchen\n", "utf-8")
    write_case(Case(replace(played.setup, board="mine.txt"), played.events), tmp_path / "Mine.case.json")
    window.open_path(tmp_path / "Mine.case.json")
    table.wait(lambda: "mine.txt: line 2, column 2" in table.words)
    assert table.state is None

    table.session.open(History(case), None, "Friday")
    assert "no board" in table.words
    assert table.state is None
    assert not table.canvas.isVisible()

    move = Move("Bob", case.setup.deck.card("Hall"))
    table.session.open(History(case.appended(move)), None, "Friday")
    table.window.page.events.edit_wanted.emit(5)
    notice = table.window.findChild(QWidget, "noticeBar")
    assert notice.isVisible()


# --- a game that offers where to go


def test_a_place_that_is_offered_is_chosen_once_and_nothing_is_recorded(table, played):
    table.session.open(History(played), None, "Practice", PLAYING)
    hall, chosen = table.card("Hall"), []
    board = table.presenter
    table.open_board()
    board.choose("Ann", [hall, (17, 8)], chosen.append, 4)
    settle()
    assert table.view.roll.roll == 4
    assert not table.view.roll.isEnabled()
    table.click((18, 8))
    table.session.look_back(2)
    table.click((17, 8))  # of a past moment
    assert chosen == []
    table.session.look_back(None)
    settle()
    table.canvas.setFocus()
    table.drag("Ann", (17, 8))
    assert chosen == [(17, 8)]
    table.click(hall)
    table.drag("Bob", hall)
    assert chosen == [(17, 8)]
    assert table.case == played
    board.choose("Ann", [hall], chosen.append)
    board.stop_choosing()
    table.click(hall)
    assert chosen == [(17, 8)]


def test_my_roll_stays_with_the_places_offered_for_it_whatever_is_entered_meanwhile_but_not_in_another_game(
    table, played, case_file
):
    table.session.open(History(played), None, "Practice", PLAYING)
    table.open_board()
    service, chosen = table.window.findChild(AdviceService), []
    played_on = played.appended(Move("Bob", table.card("Hall")))

    def go_on() -> None:
        """Do what a practice game does once one is back in the present, as all hear of that."""
        table.session.advance(played_on)
        table.presenter.choose("Ann", [table.card("Hall")], chosen.append, 4)

    table.session.look_back(2)
    table.window.game.shown.connect(go_on, Qt.ConnectionType.SingleShotConnection)
    table.session.look_back(None)
    assert table.case == played_on
    assert table.state.offered == (table.card("Hall"),)
    assert (table.state.roll, service.roll) == (4, 4)

    table.window.open_path(case_file)
    assert service.roll is None


def test_a_step_lays_the_board_once_and_not_before_it_is_seen(table, qtbot):
    table.open_board()
    pictures: list[int] = []
    show_picture = table.view.show_picture

    def count(*args, **kwargs) -> None:
        pictures.append(len(table.case.events))
        show_picture(*args, **kwargs)

    table.view.show_picture = count
    n = len(table.case.events)
    table.session.record(Move("Bob", table.card("Hall")))
    table.session.record(Move("Cid", table.card("Study")))
    assert pictures == []
    until(lambda: pictures)
    assert set(pictures) == {n + 2}
    finish(table.window)
    table.window.dock.show()
    table.window.dock.raise_()
    table.wait(lambda: not table.presenter.dock.is_in_front)
    pictures.clear()
    for _ in range(2):
        table.session.undo()
    finish(table.window)
    assert pictures == []
    table.presenter.dock.come_forward()
    table.wait(lambda: table.presenter.dock.is_in_front)
    assert table.place_of("Bob") == table.card("Conservatory")


# --- the mouse


def test_tokens_are_clicked_and_dragged_to_places_but_to_no_wall_and_it_says_what_is_under_the_mouse(table, played):
    table.open_board()
    assert table.words == "Bob is in the Conservatory. Type the roll, or click where Bob goes."
    table.point(table.card("Study"))
    assert table.words.startswith("Study; ")
    assert "the murder room" in table.words

    table.point((9, 17))
    table.point(table.card("Study"))
    assert table.tip().startswith("Study; ")
    table.point_at(table.spot("Dot"))
    assert table.tip() == "Mrs Peacock: Dot, in the Ballroom."
    table.point((13, 12))  # the middle of the mansion
    assert table.tip() == ""

    assert table.state.player == "Bob"
    table.click((9, 17))
    assert table.case.events[-1] == Move("Bob", (9, 17))
    assert table.place_of("Bob") == (9, 17)
    assert table.state.player == "Cid"  # who moves next
    table.window.commands.undo.trigger()
    assert table.case == played
    assert table.place_of("Bob") == table.card("Conservatory")
    assert table.state.player == "Bob"

    for wall in ((0, 0), (13, 12)):
        table.click(wall)
    assert table.case == played

    table.click(table.card("Lounge"))
    assert table.case.events[-1] == Move("Bob", table.card("Lounge"), via="passage")
    assert str(table.case.events[-1]) == "Bob moves to Lounge; via passage"
    table.session.undo()
    settle()

    table.drag("Cid", (13, 12))
    assert table.case == played
    assert table.state.player == "Cid"  # who was taken up

    start = table.spot("Cid")
    QTest.mousePress(table.canvas, LEFT, pos=start)
    QTest.mouseMove(table.canvas, start + QPoint(20, 0))
    table.press(Key.Key_Escape)
    QTest.mouseMove(table.canvas, table.at((8, 12)))
    QTest.mouseRelease(table.canvas, LEFT, pos=table.at((8, 12)))
    assert table.case == played
    assert table.canvas.hasFocus()

    QTest.mouseClick(table.canvas, LEFT, pos=table.spot("Dot"))
    assert table.state.player == "Dot"
    table.click(table.card("Library"))
    assert table.case.events[-1] == Move("Dot", table.card("Library"))
    table.session.undo()

    table.drag("Cid", (8, 12))
    assert table.case.events[-1] == Move("Cid", (8, 12))
    assert table.place_of("Cid") == (8, 12)
    table.drag("Cid", table.card("Ballroom"))
    assert table.case.events[-1] == Move("Cid", table.card("Ballroom"))


def test_a_suggestion_moves_the_named_token_the_past_is_only_looked_at_and_tokens_walk_where_that_is_wanted(
    table, played, monkeypatch
):
    table.open_board()
    cards = (table.card("Professor Plum"), table.card("Rope"), table.card("Study"))
    table.session.record(Suggestion("Bob", cards, ("Cid",), "Dot"))
    assert table.place_of("Cid") == table.card("Study")
    assert table.place_of("Bob") == table.card("Study")
    table.session.undo()

    table.session.look_back(1)
    assert table.state.is_past
    table.click((9, 17))
    assert table.case == played
    table.session.look_back(None)
    assert not table.state.is_past
    table.lay()

    monkeypatch.setattr(panel, "wants_less_motion", lambda: False)
    for wanted in (True, False):
        table.presenter._preferences.animations = wanted
        table.session.record(Move("Bob", (19, 17) if wanted else (19, 18), 6))
        table.lay()
        assert bool(table.canvas._moving()) is wanted
        table.session.look_back(0)
        table.lay()
        assert not table.canvas._moving()
        table.session.look_back(None)
        table.lay()
        assert not table.canvas._moving()
    monkeypatch.setattr(panel, "wants_less_motion", lambda: True)
    table.presenter._preferences.animations = True
    table.session.record(Move("Bob", (19, 17), 1))
    table.lay()
    assert not table.canvas._moving()


def test_the_roll_is_typed_or_clicked_and_told_with_the_move(table):
    table.open_board()
    for keys, roll in (((Key.Key_7,), 7), ((Key.Key_1, Key.Key_1), 11), ((Key.Key_1, Key.Key_5), 5)):
        table.press(*keys)
        assert table.state.roll == roll
    table.press(Key.Key_Backspace)
    assert table.state.roll is None
    table.press(Key.Key_1)  # two dice: the second digit is awaited
    assert table.state.roll is None
    table.press(Key.Key_Backspace)

    QApplication.sendEvent(table.canvas, top_row(QEvent.Type.KeyPress, 7, "è"))
    assert table.state.roll == 7

    QTest.mouseClick(table.view.roll.button(9), LEFT)
    picture = table.canvas.picture
    assert (9, 17) in picture.state.reached
    table.click((9, 17))
    assert table.case.events[-1] == Move("Bob", (9, 17), 9)
    assert table.view.roll.roll is None  # the dice have to fall anew
    table.session.undo()

    table.view.roll.type("2")
    dining = table.card("Dining Room")
    table.point(dining)
    assert table.canvas.target == dining
    assert table.state.is_beyond(dining)
    table.click(dining)
    assert table.case.events[-1] == Move("Bob", dining, 2)
    table.session.undo()

    rules = replace(table.case.setup.rules, dice=1)
    table.session.change_setup(replace(table.case.setup, rules=rules), {}, {})
    settle()
    buttons = [b for b in table.view.roll.findChildren(QPushButton) if b.isVisible() and b.isCheckable()]
    assert [button.text() for button in buttons] == list("123456")
    table.press(Key.Key_1)
    assert table.state.roll == 1


# --- the keyboard


def test_tokens_are_chosen_by_keys_and_buttons_and_the_board_is_described_for_each(table):
    table.open_board()
    seen = []
    for _ in range(4):
        seen.append(table.state.player)
        table.press(Key.Key_PageDown)
    assert seen == ["Bob", "Cid", "Dot", "Ann"]
    table.press(Key.Key_PageUp)
    assert table.state.player == "Ann"
    assert table.canvas.hasFocus()
    table.press(Key.Key_Escape)
    assert not table.canvas.hasFocus()
    table.canvas.setFocus()
    table.press(Key.Key_PageDown)

    assert table.canvas.accessibleDescription().startswith("Bob is in ")
    table.press(Key.Key_PageDown)
    assert table.canvas.accessibleDescription().startswith("Cid is in ")
    table.press(Key.Key_PageUp)

    bar = table.view.tokens
    assert bar.button("Bob").isChecked()
    QTest.mouseClick(bar.button("Cid"), LEFT)
    assert table.state.player == "Cid"
    QTest.mouseClick(bar.button("Cid"), LEFT)
    assert bar.button("Cid").isChecked()
    assert "Professor Plum: Cid, in the Ballroom" in bar.button("Cid").toolTip()
    table.canvas.setFocus()
    table.press(Key.Key_PageUp)

    table.press(Key.Key_Tab)
    assert not table.canvas.hasFocus()
    names = []
    for _ in range(12):
        names.append(QApplication.focusWidget().objectName())
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert [name for name in names if name.startswith("boardToken")] == ["boardToken.Bob"]
    assert table.state.player == "Bob"
    bob = table.view.tokens.button("Bob")
    bob.setFocus()
    QTest.keyClick(bob, Key.Key_Right)
    assert table.state.player == "Cid"
    heard = QAccessible.queryAccessibleInterface(table.view.tokens.button("Cid"))
    assert heard.role() == QAccessible.Role.RadioButton
    assert heard.state().checked


def test_the_keyboard_alone_makes_a_move_a_screen_reader_hears_where_and_letters_go_to_the_entry(table, monkeypatch):
    table.open_board()
    board = QAccessible.queryAccessibleInterface(table.canvas)
    assert board.role() == QAccessible.Role.List
    rooms = [board.child(i).text(QAccessible.Text.Name) for i in range(9)]
    assert [name.partition(";")[0] for name in rooms] == [card_name(room) for room in table.canvas._state.mansion.rooms]
    heard = []
    monkeypatch.setattr(accessible.QAccessible, "updateAccessibility", heard.append)
    table.press(Key.Key_Up)
    place = heard[-1].accessibleInterface()
    assert place.text(QAccessible.Text.Name) == table.canvas.words_of(table.canvas.cursor_place)
    assert place.role() == QAccessible.Role.ListItem
    assert place.state().focused
    assert table.canvas.rect().contains(table.canvas.mapFromGlobal(place.rect().center()))
    monkeypatch.undo()
    table.session.record(Move("Bob", table.card("Conservatory")))
    table.session.undo()

    table.press(Key.Key_9, Key.Key_Down)  # out of the Conservatory
    place = table.canvas.cursor_place
    assert place == (6, 20)
    marked = table.canvas.grab().toImage()
    table.press(Key.Key_Down)
    assert difference(table.canvas.grab().toImage(), marked), "the place is outlined"
    table.press(Key.Key_Return)
    assert table.case.events[-1] == Move("Bob", (7, 20), 9)
    table.session.undo()

    assert table.canvas.hasFocus()
    table.press(Key.Key_7)
    QTest.keyClicks(table.canvas, "w")
    assert table.entry.draft.cards[0] == table.card("Mrs White")
    assert table.state.roll == 7
    QTest.keyClicks(QApplication.focusWidget(), "d")
    assert table.entry.draft.cards[1] == table.card("Dagger")
    table.window.page.events.list.select(0)
    table.canvas.setFocus()
    QTest.keyClicks(table.canvas, "k")  # what is entered is entered now
    assert table.session.looking_at is None
    assert table.entry.draft.cards[2] == table.card("Kitchen")


# --- corrections and the entry


def test_a_move_in_the_list_is_corrected_on_the_board_or_left_and_is_where_the_next_suggestion_is_made(table):
    table.session.record(Move("Bob", (9, 17), 9))
    before = table.case
    table.window.page.events.edit_wanted.emit(5)
    table.press(Key.Key_Escape)
    assert table.state.correcting is None
    assert table.place_of("Bob") == (9, 17)
    assert table.case == before

    table.session.record(Move("Cid", (8, 12)))
    at = len(table.case.events) - 2
    table.window.page.events.edit_wanted.emit(at)
    assert table.presenter.dock.isVisible()
    assert "Correct entry 6" in table.words
    assert table.place_of("Bob") == table.card("Conservatory")  # as it was before
    table.click((10, 17))
    assert table.case.events[at] == Move("Bob", (10, 17), 9)
    assert table.case.events[-1] == Move("Cid", (8, 12))
    assert table.state.correcting is None
    table.toggle()
    assert table.presenter.dock.isHidden()
    for _ in range(3):
        table.session.undo()

    hall = table.card("Hall")
    table.session.record(Move("Bob", hall))
    for name in ("Mrs Peacock", "Rope"):
        table.entry.fill_card(table.card(name))
    table.entry.fill_player("Cid")
    table.entry.enter()
    event = table.case.events[-1]
    assert isinstance(event, Suggestion)
    assert (event.by, event.cards[2], event.refuted_by) == ("Bob", hall, "Cid")
    draft = table.entry.draft
    assert (draft.by, draft.cards) == ("Cid", (None, None, table.card("Ballroom")))  # where Dot called him
    table.session.undo()
    table.session.undo()
    assert table.entry.draft.cards[2] is None  # nobody enters moves any more

    cards = (table.card("Professor Plum"), table.card("Rope"), table.card("Study"))
    table.session.record(Suggestion("Bob", cards, (), "Cid"))  # which calls Cid, who is next
    assert (table.entry.draft.by, table.entry.draft.cards) == ("Cid", (None, None, None))
    table.session.undo()

    table.open_board()
    table.press(Key.Key_Down)
    table.click(table.card("Hall"))
    assert (table.entry.draft.by, table.entry.draft.cards) == ("Bob", (None, None, table.card("Hall")))
    assert table.canvas.hasFocus()  # the keyboard stays where it was
    table.entry.fill_card(table.card("Study"))  # still to be changed
    assert table.entry.draft.cards[2] == table.card("Study")


# --- what is known and advised


def test_rooms_are_shaded_by_what_the_sheet_knows_and_the_best_destinations_are_marked_for_my_token_unless_hidden(
    table, qtbot
):
    table.open_board()
    table.wait(lambda: table.canvas.picture is not None and bool(table.canvas.picture.shares))
    picture = table.canvas.picture
    assert not picture.is_faded
    assert sum(share.p for share in picture.shares.values()) == pytest.approx(1)
    assert picture.shares[table.card("Kitchen")].p == 0

    table.wait(lambda: not table.canvas._is_ground_old)  # which is painted in a turn of its own
    before = table.canvas.grab().toImage()
    assert difference(table.canvas.grab().toImage(), before) == ""
    table.press(Key.Key_6)
    table.wait(lambda: bool(difference(table.canvas.grab().toImage(), before)))
    table.press(Key.Key_Backspace)

    marks = table.view.marks
    QTest.mouseClick(table.view.tokens.button("Bob"), LEFT)
    assert not marks.isEnabled()
    assert marks.toolTip().startswith("Best moves are marked for your own token")
    QTest.mouseClick(table.view.tokens.button("Ann"), LEFT)
    assert marks.isEnabled()
    assert marks.toolTip().startswith("Mark the best places")

    table.presenter._choose("Ann")
    table.wait(lambda: bool(table.canvas.picture.ranks))
    assert sorted(table.canvas.picture.ranks.values()) == [1, 2, 3]
    table.press(Key.Key_4)
    assert table.window.findChild(AdviceService).roll == 4
    table.wait(lambda: bool(table.canvas.picture.ranks))
    assert set(table.canvas.picture.ranks) <= {*table.state.reached, table.card("Hall")}
    table.presenter._choose("Bob")
    assert not table.canvas.picture.ranks
    assert table.state.roll is None  # my roll is not Bob's
    table.presenter._choose("Ann")
    assert table.state.roll == 4
    table.wait(lambda: bool(table.canvas.picture.ranks))
    table.window.findChild(AdviceService).set_roll(8)
    assert table.view.roll.roll == 8, "told elsewhere"
    table.wait(lambda: bool(table.canvas.picture.ranks))
    QTest.mouseClick(table.view.marks, LEFT)
    assert not table.canvas.picture.ranks
    QTest.mouseClick(table.view.marks, LEFT)
    assert table.canvas.picture.ranks
