"""Fixtures for the window: each test has its own folders and settings, and its windows are closed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QSettings
from PySide6.QtWidgets import QApplication

from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.startup.application import Make, Program, collect_all
from app.tasks.background import Background, DaemonExecutor
from app.ui import theme
from app.ui.language import set_language
from app.ui.settings import Preferences
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.assembling import assemble, prepare_style
from tests.app.languages import Loud, Marked
from tests.app.lasting import LastingWindow, styled_at_the_end
from tests.app.tall import tall_letters
from tests.notation import parse_event

DECK = edition("classic-uk").deck
LINES = (
    "Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum",
    "Bob: Colonel Mustard, Dagger, Conservatory; Cid passes, Dot shows",
    "Cid: Mrs Peacock, Dagger, Billiard Room; Dot shows",
    "Dot: Professor Plum, Rope, Ballroom; Ann passes, Bob shows",
    "Ann: Mrs White, Spanner, Hall; Bob passes, Cid shows Spanner",
)
IMPOSSIBLE = "Bob: Mrs Peacock, Spanner, Hall; Cid passes, Dot passes, Ann passes, nobody shows"


TIDIED = count(1)
"""Numbers the tests of windows."""


def usual_looks(app: QApplication) -> None:
    """Restore light colours, a mouse and the usual text size, if necessary, as Qt then restyles all widgets."""
    theme.set_touch(app, wanted=False)
    if app.font().pixelSize() < 0 or theme.scale() != 1:  # another test may have set colours alone
        prepare_style(app)
    theme.apply_colours(app, theme.Qt.ColorScheme.Light)


def gone(windows: Sequence[MainWindow], app: QApplication) -> None:
    """Close windows and delete them at once, before Qt would restyle them in the usual looks."""
    for window in windows:
        window.close()
        window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    usual_looks(app)


def tidy_up() -> None:
    """Free what closed windows leave, now and then: some 3 MB each."""
    if next(TIDIED) % 60 == 0:
        collect_all()


@pytest.fixture(params=[pytest.param("", marks=pytest.mark.slow), "tall"])
def letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Letters such as Windows has, which need more room than the usual ones."""
    usual_looks(qapp)
    with tall_letters(qapp) if request.param else nullcontext():
        yield


@pytest.fixture
def setup() -> Setup:
    """Four players; Ann sees her own five cards."""
    hand = ("Miss Scarlett", "Candlestick", "Kitchen", "Library", "Study")
    sizes = {"Ann": 5, "Bob": 5, "Cid": 4, "Dot": 4}
    players = tuple(Player(name, size) for name, size in sizes.items())
    return Setup(DECK, players, "classic-uk", "Ann", tuple(DECK.card(name) for name in hand))


@pytest.fixture
def case(setup: Setup) -> Case:
    """The game of four after five entries."""
    return Case(setup, tuple(parse_event(line, DECK) for line in LINES))


@pytest.fixture
def played(case: Case) -> Case:
    """The game of four on the classic board; Ann has asked, and Bob is next."""
    names = ("Mrs White", "Colonel Mustard", "Professor Plum", "Mrs Peacock")
    players = tuple(
        replace(player, suspect=DECK.card(name)) for player, name in zip(case.setup.players, names, strict=True)
    )
    return Case(replace(case.setup, players=players, board="classic"), case.events)


@pytest.fixture
def contradiction(case: Case) -> Case:
    """The same game, but then Cid passes on a card that Cid has shown to Ann."""
    return case.appended(parse_event(IMPOSSIBLE, DECK))


@pytest.fixture
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> QSettings:
    """Settings for the windows of a test: those of the shared one, where it has that."""
    if "shared_window" in request.fixturenames:
        request.getfixturevalue("shared_window")
        return request.getfixturevalue("lasting_window").settings
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def places(request: pytest.FixtureRequest, tmp_path: Path) -> DataFolders:
    """Folders for the windows of a test: those of the shared one, where it has that."""
    if "shared_window" in request.fixturenames:
        request.getfixturevalue("shared_window")
        return request.getfixturevalue("lasting_window").places
    return DataFolders(tmp_path / "data")


@pytest.fixture
def background(qapp: QApplication) -> Iterator[Background]:
    made = Background(DaemonExecutor(), DaemonExecutor())
    yield made
    made.close()


@pytest.fixture
def make_window(
    qtbot, qapp: QApplication, places: DataFolders, settings: QSettings, background: Background
) -> Iterator[Callable[[], MainWindow]]:
    """Create complete windows, shown and warmed up; all windows of a test share its folders."""
    usual_looks(qapp)
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        with nullcontext() if windows else styled_at_the_end():
            window = assemble(places, settings, background)
        windows.append(window)
        window.painted.connect(window.warm_up)
        with qtbot.waitSignal(window.painted):
            window.show()
        return window

    yield make
    gone(windows, qapp)
    tidy_up()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of the shared window last: it is made once, and not restyled with what other tests make."""
    items.sort(key=lambda item: "shared_window" in getattr(item, "fixturenames", ()))


@pytest.fixture
def shared_window(qtbot, qapp: QApplication, lasting_window: LastingWindow) -> Iterator[MainWindow]:
    """The window that tests share, on its start screen, and put back after each of them.

    It costs a fraction of :func:`make_window`, which is for tests of a new window, its settings or its folders.
    """
    usual_looks(qapp)
    yield lasting_window.window
    usual_looks(qapp)
    if not lasting_window.put_back():
        tidy_up()


@pytest.fixture
def window(shared_window: MainWindow) -> MainWindow:
    return shared_window


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Set the language of the window; afterwards it is English again, and dates and lists are as they were."""
    before = QLocale()
    yield partial(set_language, qapp)
    set_language(qapp, "en")
    QLocale.setDefault(before)


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Marked]:
    """A language in which every text of the program is "«text»"."""
    translator = Marked()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def loud(qapp: QApplication) -> Iterator[Loud]:
    """A language in which every text of the program is in capitals."""
    translator = Loud()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def run_program(qtbot, qapp: QApplication) -> Iterator[Callable[[Make], Program]]:
    """Run the program with windows created by ``make``, and reset the appearance afterwards."""
    programs: list[Program] = []

    def run(make: Make) -> Program:
        programs.append(Program(make))
        with qtbot.waitSignal(programs[-1].window.painted):
            programs[-1].show()
        return programs[-1]

    usual_looks(qapp)
    yield run
    gone([program.window for program in programs], qapp)
    for program in programs:
        program.close()


@pytest.fixture
def program(run_program, qapp: QApplication, places: DataFolders, settings: QSettings, speak) -> Program:
    """The program, each of whose windows is made as the preferences say by then."""
    preferences = Preferences(settings)

    def make(background: Background) -> MainWindow:
        speak(preferences.language or "en")
        prepare_style(qapp, preferences.text_size)
        window = assemble(places, settings, background)
        theme.apply_scheme(qapp, preferences.scheme)
        return window

    return run_program(make)


@pytest.fixture
def case_file(tmp_path: Path, case: Case) -> Path:
    path = tmp_path / "Friday.case.json"
    write_case(case, path)
    return path


class Counter(QObject):
    """Counts the mouse button and key presses of the user."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = 0
        self.keys = 0

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
