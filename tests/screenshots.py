"""Draws the window in all its states, for people to look at: ``python tests/screenshots.py FOLDER [STATE...]``.

Each state is drawn at 1280x720 and 1920x1080, in light and in dark. The pictures are named STATE-WIDTH-SCHEME.png.
``python tests/screenshots.py --readme`` draws the one in the README anew, resources/screenshot.png.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSettings, QSize, Qt  # noqa: E402 - the path above comes first
from PySide6.QtGui import QAction  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QWidget  # noqa: E402

from app import theme  # noqa: E402
from app.application import assemble  # noqa: E402
from app.background import Background, one_worker  # noqa: E402
from app.board_desk import BoardDesk  # noqa: E402
from app.game_files import Places  # noqa: E402
from app.inference import Question, Reply, Wish, infer  # noqa: E402
from app.main_window import MainWindow  # noqa: E402
from app.models import advice_words as words  # noqa: E402
from app.models.event_model import STALE_ROLE  # noqa: E402
from app.models.suggestions_model import Column, Scope  # noqa: E402
from app.views.advice_view import AdviceView  # noqa: E402
from app.views.comparison_view import ComparisonView  # noqa: E402
from app.views.hands_view import HandsView  # noqa: E402
from app.views.why_view import WhyView  # noqa: E402
from core.engines.tuning import Tuning  # noqa: E402
from core.model.case import Case  # noqa: E402
from core.model.case_file import write_case  # noqa: E402
from core.model.deck import Deck  # noqa: E402
from core.model.edition import edition  # noqa: E402
from core.model.events import Event, Move, Note, Suggestion  # noqa: E402
from core.model.notation import parse_event  # noqa: E402
from core.model.seats import ENVELOPE, Player  # noqa: E402
from core.model.setup import Setup  # noqa: E402
from tests.games import classic_game, ten_suspect_game  # noqa: E402

SIZES = (QSize(1280, 720), QSize(1920, 1080))
SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
PATIENCE = 20.0

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
HAND = ("Miss Scarlett", "Revolver", "Kitchen")
GAME = """
Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum
Bob: Colonel Mustard, Dagger, Conservatory; Cid passes, Dot shows
Cid: Mrs Peacock, Dagger, Billiard Room; Dot shows
Dot: Professor Plum, Rope, Ballroom; Eve shows
Eve: Mrs Peacock, Revolver, Billiard Room; Fay passes, Ann shows Revolver
Fay: Mrs White, Dagger, Library; Ann passes, Bob passes, Cid passes, Dot passes, Eve shows
Ann: Professor Plum, Spanner, Ballroom; Bob shows Spanner
Bob: Mrs White, Rope, Ballroom; Cid passes, Dot passes, Eve shows
Cid: Mrs White, Spanner, Kitchen; Dot passes, Eve passes, Fay passes, Ann shows Kitchen
Dot: Reverend Green, Candlestick, Study; Eve shows
Eve: Mrs Peacock, Rope, Library; Fay shows
Fay: Mrs White, Candlestick, Ballroom; Ann passes, Bob passes, Cid shows
"""

MISTAKES = """
Ann: Mrs Peacock, Candlestick, Hall; Bob passes, Cid passes, Dot passes, Eve passes, Fay shows Mrs Peacock
Bob: Mrs White, Dagger, Kitchen; Cid shows
Ann: Colonel Mustard, Rope, Kitchen; Bob passes, Cid passes, Dot passes, Eve passes, Fay passes, nobody refutes
"""
"""What clashes with that game."""


def six(events: int) -> Case:
    """A game of six, after some of its events."""
    classic = edition("classic-uk")
    deck = classic.deck
    setup = Setup(
        deck,
        tuple(Player(name, 3) for name in NAMES),
        edition=classic.name,
        me="Ann",
        my_hand=tuple(deck.card(name) for name in HAND),
        rules=classic.rules,
    )
    lines = GAME.strip().splitlines()[:events]
    return Case(setup, tuple(parse_event(line, deck) for line in lines))


def with_events(case: Case, *events: Event) -> Case:
    for event in events:
        case = case.appended(event)
    return case


def solved() -> Case:
    case = six(12)
    deck = case.setup.deck
    return with_events(case, *(Note(ENVELOPE, deck.card(name), True) for name in ("Mrs White", "Dagger", "Lounge")))


def contradictory() -> Case:
    case = six(9)
    return with_events(
        case, parse_event("Fay: Professor Plum, Rope, Hall; Ann passes, Bob passes, Cid shows", case.setup.deck)
    )


class Studio:
    """A window whose pictures are taken."""

    def __init__(self, application: QApplication, folder: Path, size: QSize, scheme: str) -> None:
        theme.wear(application, SCHEMES[scheme])
        self._application, self._folder = application, folder
        self._suffix = f"{size.width()}-{scheme}"
        self._data = tempfile.TemporaryDirectory()
        data = Path(self._data.name)
        self._background = Background(one_worker(), one_worker())
        settings = QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat)
        self.window: MainWindow = assemble(Places(data), settings, self._background)
        self.window.painted.connect(self.window.warm_up)
        self.window.resize(size)
        self.window.show()
        self.settle()

    def play(self, case: Case) -> None:
        path = Path(self._data.name) / "Friday.case.json"
        write_case(case, path)
        self.window.open_path(path)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.wait(lambda: self.window.chart.is_drawn or self.window.dock.isHidden())
        self.read()

    def read(self) -> None:
        """Wait until the numbers are there, and all is told of what the entries brought."""
        events = self.window.page.events.model
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.wait(lambda: not any(events.index(i).data(STALE_ROLE) for i in range(events.rowCount())))
        self.settle()

    def take(self, engine: str) -> None:
        """Choose an engine in the tool bar, and wait for its numbers."""
        choice = self.window.engine_choice
        choice.setCurrentIndex(choice.findData(engine))
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.settle()

    def tune(self, tuning: Tuning) -> None:
        """Tune the engines as the preferences do."""
        self.window.dialogs._tune(tuning)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.settle()

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        (widget or self.window).grab().save(str(self._folder / f"{state}-{self._suffix}.png"))

    def sees(self, name: str) -> bool:
        """Whether something of this name is to be seen."""
        return any(widget.isVisible() for widget in self.window.findChildren(QWidget, name))

    def wait(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise TimeoutError(f"the window is not ready after {PATIENCE} s")
            self._application.processEvents()
            time.sleep(0.002)

    def settle(self) -> None:
        end = time.monotonic() + 0.15
        self.wait(lambda: time.monotonic() > end)

    def close(self) -> None:
        self.window.close()
        self._background.close()
        self._data.cleanup()


def start(studio: Studio) -> None:
    studio.play(six(3))
    page = studio.window.page
    page.events.delete_wanted.emit(0)
    studio.window.commands.close.trigger()
    studio.settle()
    studio.shoot("start")


def set_up(studio: Studio) -> None:
    studio.window.commands.new.trigger()
    studio.settle()
    dialog = QApplication.activeModalWidget()
    studio.shoot("set-up", dialog)
    if dialog is not None:
        dialog.close()


def first_turn(studio: Studio) -> None:
    studio.play(six(0))
    studio.shoot("first-turn")


def mid_game(studio: Studio) -> None:
    studio.play(six(12))
    studio.shoot("mid-game")


def solution(studio: Studio) -> None:
    studio.play(solved())
    studio.shoot("solved")


def contradiction(studio: Studio) -> None:
    studio.play(contradictory())
    studio.shoot("contradiction")
    mend(studio)
    studio.shoot("mends")


def mend(studio: Studio) -> None:
    """Unfold what would mend the clash."""
    studio.window.findChild(QPushButton, "clashMend").click()
    studio.wait(lambda: studio.sees("clashMends") and not studio.sees("clashWaiting"))
    studio.settle()


def clashes(studio: Studio) -> None:
    """The second of three clashes, in which my hand takes part, and what would mend it."""
    case = six(12)
    studio.play(with_events(case, *(parse_event(line, case.setup.deck) for line in MISTAKES.strip().splitlines())))
    studio.wait(lambda: studio.sees("clashNext"))
    studio.window.findChild(QPushButton, "clashNext").click()
    mend(studio)
    studio.shoot("clashes")


def past(studio: Studio) -> None:
    studio.play(six(12))
    studio.window.page.events.list.select(4)
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("past")


def example(studio: Studio) -> None:
    studio.window.commands.example.trigger()
    studio.wait(lambda: studio.window.page.sheet.is_fresh and studio.window.chart.is_drawn)
    studio.settle()
    studio.shoot("example")


def crowd(studio: Studio) -> None:
    """Ten players with long names and the large deck, watched by somebody who holds no cards."""
    large = edition("master-detective")
    names = ("Bartholomew-Maximilian", "Anne-Sophie de la Tour", "Konstantinos Papadopoulos", "Ō", "Jean-Baptiste")
    sizes = (3, 3, 3, 3, 3, 3, 3, 2, 2, 2)
    players = tuple(Player(names[i % 5] + (" the Younger" if i > 4 else ""), size) for i, size in enumerate(sizes))
    case = Case(Setup(large.deck, players, edition=large.name, rules=large.rules))
    line = "Ō: Miss Peach, Horseshoe, Gazebo; Jean-Baptiste passes, Bartholomew-Maximilian the Younger shows"
    studio.play(with_events(case, _parsed(line, large.deck)))
    studio.shoot("crowd")


def estimate(studio: Studio) -> None:
    """Numbers by Monte Carlo, some of them with large errors; then the same, looked back at."""
    studio.play(six(9))
    studio.tune(Tuning(samples=2_000))
    studio.take("montecarlo")
    studio.shoot("estimate")
    studio.window.page.events.list.select(4)
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("estimate-past")


def centre(studio: Studio) -> None:
    """Numbers by the analytic centre, which nobody knows the errors of."""
    studio.play(six(9))
    studio.take("centre")
    studio.shoot("centre")


def awaited(studio: Studio) -> None:
    """An estimate, while the exact numbers are being computed; as they would be if they took long."""
    studio.play(six(9))
    reply = infer(Question(six(9), "auto", Tuning(samples=2_000, budget=1)), Wish())
    assert reply is not None
    studio.window.page.sheet.show_reply(reply)
    studio.settle()
    studio.shoot("awaited")


def refused(studio: Studio) -> None:
    """The engine that was chosen cannot answer."""
    studio.play(six(9))
    why = "exact counting would take over 250,000,000 steps, its limit here"
    studio.window.page.sheet.show_reply(Reply(Question(six(9), "exact"), None, 9, message=why))
    studio.settle()
    studio.shoot("refused")


def preferences(studio: Studio) -> None:
    studio.play(six(9))
    studio.window.commands.preferences.trigger()
    studio.settle()
    studio.shoot("preferences", studio.window.findChild(QDialog, "preferencesDialog"))


def comparison(studio: Studio) -> None:
    """All engines on one position; as small as it may be beside a small window."""
    studio.play(six(9))
    studio.window.commands.compare.trigger()
    view = studio.window.findChild(ComparisonView)
    assert view is not None
    if studio.window.width() == SIZES[0].width():
        view.resize(view.minimumSize())
    studio.wait(lambda: view.model.rowCount() > 0 and not view.model.waiting)
    view.engines.clicked.emit(view.model.index(2, 0))  # the centre, where it is furthest from exact
    studio.settle()
    studio.shoot("comparison", view)


def why(studio: Studio) -> None:
    """The reason for a certain cell: its steps, its entries in the list, its cells on the sheet."""
    studio.play(six(12))
    _ask_why(studio, "Colonel Mustard", ENVELOPE, "passed on")
    studio.shoot("why")


def why_open(studio: Studio) -> None:
    """What an open cell depends on; then the same while a new entry is being reckoned with."""
    studio.play(six(12))
    _ask_why(studio, "Rope", "Eve", "settle it")
    studio.shoot("why-open")
    studio.window.findChild(WhyView).wait()  # type: ignore[union-attr]
    studio.settle()
    studio.shoot("why-stale")


def _ask_why(studio: Studio, card: str, holder: str, said: str) -> None:
    """Ask in the panel about a cell, and wait for these words."""
    sheet = studio.window.page.sheet
    row = next(row for row in range(sheet.model.rowCount()) if str(sheet.model.card(row)) == card)
    column = next(column for column in range(sheet.model.columnCount()) if sheet.model.holder(column) == holder)
    sheet.view.setCurrentIndex(sheet.model.index(row, column))
    sheet.view.why_wanted.emit(False)
    panel = studio.window.findChild(WhyView)
    assert panel is not None
    studio.wait(lambda: panel.account is not None and said in panel.account.text)
    studio.settle()


def hands(studio: Studio) -> None:
    """The likely hands of a player of whom much is known, and on the first turn."""
    for state, events, player in (("hands", 12, "Bob"), ("hands-first-turn", 0, "Eve")):
        studio.play(six(events))
        studio.window.page.sheet.view.hands_wanted.emit(player)
        view = studio.window.findChild(HandsView)
        assert view is not None
        studio.wait(lambda view=view: view.model.rowCount() > 0 and not view.model.is_stale)
        studio.settle()
        studio.shoot(state, view)


def advise(studio: Studio, case: Case) -> AdviceView:
    """Open the advice on a game, and wait for all of it."""
    studio.play(case)
    view = studio.window.findChild(AdviceView)
    assert view is not None
    if not view.isVisible():
        studio.window.findChild(QAction, "actionAdvice").trigger()  # type: ignore[union-attr]
    studio.wait(lambda: _is_refused(view) or (not view.is_stale and bool(view.rivals.rows)))
    studio.wait(lambda: _is_refused(view) or bool(view.model.index(0, Column.TOLD).data()))
    studio.settle()
    return view


def _is_refused(view: AdviceView) -> bool:
    return view.message.isVisible() and view.message.text() not in (words.EMPTY, words.THINKING)


def advice(studio: Studio) -> None:
    """What to do next; the best in each room, and the rest; then the same while newer advice is on its way."""
    view = advise(studio, seated(six(12)))
    studio.shoot("advice")
    view.scope_chosen.emit(Scope.ROOMS)
    scroll = view.findChild(QScrollArea, "adviceScroll").verticalScrollBar()  # type: ignore[union-attr]
    scroll.setValue(scroll.maximum())
    studio.settle()
    studio.shoot("advice-rooms")
    view.wait(words.THINKING)
    studio.settle()
    studio.shoot("advice-stale")


def advice_alone(studio: Studio) -> None:
    """Estimated gains, without a board."""
    advise(studio, six(6))
    studio.shoot("advice-alone")


def advice_asked(studio: Studio) -> None:
    """Which card to show, while the question is being entered."""
    view = advise(studio, seated(six(10)))
    entry, deck = studio.window.page.entry, six(0).setup.deck
    entry.fill_player("Eve")
    for name in ("Miss Scarlett", "Revolver", "Hall"):
        entry.fill_card(deck.card(name))
    entry.fill_player("Ann")
    studio.wait(lambda: bool(view.shows.rows))
    studio.settle()
    studio.shoot("advice-asked")


def advice_accuse(studio: Studio) -> None:
    """The solution is known; then a game that somebody has won."""
    advise(studio, seated(solved()))
    studio.shoot("advice-accuse")
    accusation = parse_event("Bob accuses: Mrs White, Dagger, Lounge; right", six(0).setup.deck)
    advise(studio, with_events(six(12), accusation))
    studio.shoot("advice-over")


def _parsed(line: str, deck: Deck) -> Event:
    asker, _, rest = line.partition(": ")
    cards, _, answers = rest.partition("; ")
    passed, shows = (part.rsplit(" ", 1)[0] for part in answers.split(", "))
    three = [deck.card(name) for name in cards.split(", ")]
    return Suggestion(asker, (three[0], three[1], three[2]), (passed,), shows)


def own_cards(studio: Studio) -> None:
    """A deck of one's own with a pool, two players and a card face up."""
    deck = Deck(("Butler", "Cook"), ("Poison", "Letter opener from Toledo", "Vase"), ("Attic", "Cellar", "Orangery"))
    players = (Player("Ann", 2), Player("Bob", 1))
    setup = Setup(
        deck, players, me="Ann", my_hand=(deck.card("Cook"), deck.card("Vase")), face_up=(deck.card("Attic"),), pool=1
    )
    studio.play(Case(setup))
    studio.shoot("own-cards")


def seated(case: Case) -> Case:
    """The same on the classic board, where it is known who moves which token."""
    setup = case.setup
    players = tuple(replace(player, suspect=setup.deck.cards[i]) for i, player in enumerate(setup.players))
    return case.with_setup(replace(setup, board="classic", players=players))


def _open_board(studio: Studio) -> BoardDesk:
    desk = studio.window.findChild(BoardDesk)
    assert desk is not None
    desk.open()
    studio.settle()
    return desk


def board(studio: Studio) -> None:
    """My turn on the board, after the roll; then a token in the air, over a room that the roll doesn't reach."""
    studio.play(seated(six(12)))
    desk = _open_board(studio)
    desk.view.roll.button(8).click()
    studio.wait(lambda: desk.view.canvas.picture is not None and bool(desk.view.canvas.picture.ranks))
    studio.settle()
    studio.shoot("board")
    canvas, hall = desk.view.canvas, six(0).setup.deck.card("Hall")
    start, end = canvas.spot_of("Ann").toPoint(), canvas.point_of(hall).toPoint() + QPoint(14, 30)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    for point in (start + QPoint(20, 0), end):
        QTest.mouseMove(canvas, point)
        studio.settle()
    studio.shoot("board-drag")
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))


def board_start(studio: Studio) -> None:
    """The board before the first turn, when nobody has said who moves which token; then without a board."""
    case = six(0)
    studio.play(case.with_setup(replace(case.setup, board="classic")))
    _open_board(studio)
    studio.shoot("board-start")
    studio.play(case)
    studio.shoot("board-none")


def board_correction(studio: Studio) -> None:
    """A move in the list is corrected; all others are in one room."""
    case, deck = seated(six(12)), six(0).setup.deck
    study, kitchen = deck.card("Study"), deck.card("Kitchen")
    moves = [Move(name, study, via="called") for name in NAMES[1:]]
    studio.play(with_events(case, *moves, Move("Ann", kitchen, 8), Move("Bob", (20, 16), 4)))
    studio.window.page.events.edit_wanted.emit(17)
    studio.settle()
    studio.shoot("board-correction")


def stale(studio: Studio) -> None:
    """Numbers of an earlier moment, while newer ones are on their way."""
    studio.play(six(9))
    studio.window.page.sheet.show_waiting()
    studio.window.chart.set_stale()
    studio.shoot("stale")


def entering(studio: Studio) -> None:
    """An entry that is complete but for the card that I saw."""
    studio.play(six(12))
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Dot")
    studio.settle()
    studio.shoot("entering")


def fill(studio: Studio, names: tuple[str, ...], refuter: str) -> None:
    """Put cards, and who refutes, into the entry."""
    entry = studio.window.page.entry
    for name in names:
        entry.fill_card(six(0).setup.deck.card(name))
    entry.fill_player(refuter)


def warned(studio: Studio) -> None:
    """An entry that would contradict others."""
    studio.play(six(12))
    fill(studio, ("Professor Plum", "Rope", "Ballroom"), "Eve")
    studio.wait(lambda: studio.sees("entryWarning"))
    studio.shoot("warned")


def what_if(studio: Studio) -> None:
    """The sheet as it would be with an entry; then with one that contradicts others."""
    studio.play(six(12))
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Dot")
    studio.window.page.entry.findChild(QPushButton, "whatIfButton").click()
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("what-if")
    fill(studio, ("Professor Plum", "Rope", "Ballroom"), "Eve")
    studio.wait(lambda: studio.sees("entryWarning"))
    studio.settle()
    studio.shoot("what-if-contradiction")


def entered(studio: Studio) -> None:
    """The moment after an entry that reveals which card was shown."""
    studio.play(six(11))
    studio.window.page.entry.entered.emit(six(12).events[-1])
    studio.read()
    studio.shoot("entered")


def set_aside(studio: Studio) -> None:
    """A doubtful entry is set aside, and the list has the keyboard."""
    studio.play(six(12))
    events = studio.window.page.events
    events.list.select(8)
    events.list.setFocus()
    events.actions_by_name["aside"].trigger()
    studio.read()
    studio.shoot("set-aside")


def long_story(studio: Studio) -> None:
    """Thirty entries, most of whose unseen cards are known by the end."""
    studio.play(classic_game(3, 6, 30).case)
    studio.shoot("long-story")


def watched(studio: Studio) -> None:
    """Ten players where everybody answers, seen by a spectator: what some entries brought can only be estimated."""
    studio.play(ten_suspect_game(5, 10, 8, spectator=True).case)
    studio.shoot("watched")


STATES: dict[str, Callable[[Studio], None]] = {
    "start": start,
    "set-up": set_up,
    "first-turn": first_turn,
    "mid-game": mid_game,
    "solved": solution,
    "contradiction": contradiction,
    "clashes": clashes,
    "past": past,
    "example": example,
    "crowd": crowd,
    "own-cards": own_cards,
    "board": board,
    "board-start": board_start,
    "board-correction": board_correction,
    "stale": stale,
    "entering": entering,
    "warned": warned,
    "what-if": what_if,
    "entered": entered,
    "set-aside": set_aside,
    "long-story": long_story,
    "watched": watched,
    "estimate": estimate,
    "centre": centre,
    "awaited": awaited,
    "comparison": comparison,
    "refused": refused,
    "preferences": preferences,
    "why": why,
    "why-open": why_open,
    "hands": hands,
    "advice": advice,
    "advice-alone": advice_alone,
    "advice-asked": advice_asked,
    "advice-accuse": advice_accuse,
}


def readme(application: QApplication) -> None:
    """Draw the example game, small and light."""
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(application, Path(folder), SIZES[0], "light")
        example(studio)
        studio.close()
        (drawn,) = Path(folder).iterdir()
        shutil.copyfile(drawn, ROOT / "resources" / "screenshot.png")


def main(arguments: list[str]) -> int:
    application = QApplication([])
    theme.prepare(application)
    theme.dress(application)
    if arguments == ["--readme"]:
        readme(application)
        return 0
    folder = Path(arguments[0]) if arguments else Path("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    for state in arguments[1:] or STATES:
        for size in SIZES:
            for scheme in SCHEMES:
                studio = Studio(application, folder, size, scheme)
                STATES[state](studio)
                studio.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
