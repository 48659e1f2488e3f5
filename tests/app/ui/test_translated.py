"""Nothing is left untranslated: in a language that shouts and marks every text, no word of the window is spoken softly.

The window is brought into the states that its pictures are taken of, and read: what it shows, paints and tells, to
pointers and to screen readers. What is new in the gallery of pictures is read here, too.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QSize
from PySide6.QtGui import QAction, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)

from app.features.board.canvas import BoardCanvas
from app.features.board.painting import BoardPainter
from app.features.entry.draft import Kind
from app.features.entry.quick import QuickField
from app.features.help import board, example_game, notices, pages, typing
from app.features.library.view import LibraryView
from app.features.practice.presenter import PracticePresenter
from app.features.printing.service import PAPERS
from app.features.setup.dialog import SetupDialog
from app.features.setup.forms import CardPile
from app.game.files import ENDING, InUseError
from app.shell.main_window import MainWindow
from app.ui.language import LANGUAGES, card_name
from app.ui.settings import ALL
from app.ui.theme import colours
from core.model.seats import POOL
from core.text.wording import fold
from tests.app.inspecting import Inspector
from tests.app.languages import CLOSE, OPEN, Loud, outside, quiet
from tests.app.reading import Found, drawing_of, everything, painted, runs_in, windows
from tests.screenshots import gallery, start
from tests.screenshots.cases import six
from tests.screenshots.studio import SMALLEST, State

SIZE = QSize(1280, 720)
ALIKE = ("Deerstalker", *LANGUAGES.values(), "Language", *PAPERS, *notices())
"""What is called alike in every language, and parts of the program by others; so that one finds it, the menu of
languages is called so, too."""

OF_QT = ("Cancel", "OK", "Return", "Backspace", "Esc", "Tab", "Space", "Left", "Right", "Up", "Down", "Ins", "Del")
"""Buttons and keys, which Qt has words for itself; the keys only where they stand alone."""

KEYS = re.compile(r"((Ctrl|Alt|Shift|Meta)\+)+\w+")

CUT = "\N{HORIZONTAL ELLIPSIS}"
"""What stands for the rest of a word, or of a text, for which there was no room."""

BOXES = (QComboBox, QAbstractSpinBox)
"""What shows in a field what it offers, which nobody has written."""

LONGEST = 120
"""How much of a text is told, in letters."""

LETTERS = re.compile(r"[^a-z]", re.IGNORECASE)
PLACE = re.compile(r" (of )?\(\d+, \d+\)$| \d+$")
"""Which of the cells, or of the headings, of a table."""


class Shouted(Loud):
    """Says «TEXT» for every text of the program: what is within another text is seen, and what is beside it."""

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        said = super().translate(context, text, comment, number)
        return said if context.startswith("Q") and context[1:2].isupper() else f"{OPEN}{said}{CLOSE}"


@pytest.fixture(autouse=True)
def shouted(qapp: QApplication) -> Iterator[None]:
    """Speak so in all tests here; dates and lists are those of no country, whatever was spoken before."""
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    translator = Shouted()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


# --- what is read


def soft(found: Iterable[Found], names: Iterable[str]) -> list[str]:
    """Return where there are words in English, and the first text there that has some: of a table each role is a place.

    A single letter is a sign.
    """
    left: dict[str, list[str]] = {}
    examples = examples_in(names)
    for where, text in found:
        bare = closed(KEYS.sub("", text)).replace("\n", " ")  # a long tool tip is wrapped
        for example in examples:
            bare = bare.replace(example, " ")
        words = in_paint(bare, names) if where.startswith("painted") else quiet(bare, names) or outside(bare, names)
        if any(len(LETTERS.sub("", word)) > 1 for word in words.split()):
            left.setdefault(PLACE.sub("", where), []).append(f"{words!r} of {text[:LONGEST]!r}")
    return [f"{where}: {texts[0]}" + f" and {len(texts) - 1} more" * (len(texts) > 1) for where, texts in left.items()]


def examples_in(names: Iterable[str]) -> list[str]:
    """Return the examples of what one types: names of cards in part, and so with half of their marks."""
    return [name for name in names if CLOSE in name]


def closed(text: str) -> str:
    """Return a text that was cut off for want of room with the marks that it lost by that."""
    return text + CLOSE * (text.count(OPEN) - text.count(CLOSE)) if text.endswith(CUT) else text


def in_paint(text: str, names: Iterable[str]) -> str:
    """Return the words in English of what is painted: marks, names and examples may be cut off there."""
    if any(text.strip(f" {CUT}{CLOSE}") in example for example in examples_in(names)):
        return ""
    for name in re.findall(rf"[^{OPEN}{CLOSE}:;,()]*{CUT}[^{OPEN}{CLOSE}:;,()]*", text):
        head, _, tail = name.partition(CUT)
        if any(known.startswith(head.strip()) and known.endswith(tail.strip()) for known in names):
            text = text.replace(name, "")
    return quiet(text, names) and quiet(without_broken_names(text, names), names)


def without_broken_names(line: str, names: Iterable[str]) -> str:
    """Return a line of a wrapped text without the parts of names that go on in the line before or after."""
    for words in (name.split() for name in names):
        for i in range(1, len(words)):
            line = line.removesuffix(" ".join(words[:i])).removeprefix(" ".join(words[i:]))
    return line


def names_in(window: MainWindow) -> set[str]:
    """Return what nobody translates: names of players, files, folders and settings, keys, and what was written."""
    path, unfinished = window.session.path, window._autosave.unfinished()
    paths = {*window._preferences.recent_files, *([] if path is None else [path])}
    files = {part for file in paths for part in (str(file), file.name, file.name.removesuffix(ENDING))}
    cases = [window.session.case, *(game.history.case for game in unfinished)]
    players = {name for case in cases if case is not None for name in case.setup.seats}
    practice = window.findChild(PracticePresenter)
    players |= set() if practice is None or practice._last is None else {*practice._last[0].seated()}
    players |= {
        name for shelf in window.findChildren(LibraryView) for row in shelf._listed for name in row.game.players
    }
    folders = {file.parent.name for file in paths}
    settings = (preference.key for preference in ALL)
    return {*players, *files, *folders, *settings, *keys_of(window), *written_in(window), *help_in(window)}


def help_in(window: MainWindow) -> set[str]:
    """Return the titles and texts of the help, which are files: a test of the help compares their translations."""
    texts = {view.toPlainText() for page in pages() for view in window.findChildren(QTextBrowser, page.name)}
    return {*(page.title for page in pages()), *(KEYS.sub("", text).replace("\n", " ") for text in texts)}


def keys_of(window: QWidget) -> set[str]:
    """Return the keys of all actions and buttons, as keyboards call them."""
    keys = [key for action in window.findChildren(QAction) for key in action.shortcuts()]
    keys += [button.shortcut() for button in window.findChildren(QAbstractButton)]
    return {key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys} - {""}


def written_in(window: MainWindow) -> set[str]:
    """Return what somebody has written, and examples of that: first letters of names as they are called here."""
    fields = [field for field in window.findChildren(QLineEdit) if not isinstance(field.parent(), BOXES)]
    case = window.session.case
    lines = (*typing(example_game() if case is None else case.setup).lines, *board().lines)
    examples = {field.placeholderText() for field in window.findChildren(QuickField)}
    examples |= {key for line in lines for key in line.keys}
    if case is not None:  # what letters that are keys may still become
        examples |= {fold(word) for card in case.setup.deck for word in card_name(card).strip(OPEN + CLOSE).split()}
    reports = [text for text in window.findChildren(QPlainTextEdit) if text.isReadOnly()]  # for programmers, in English
    lines_of_reports = {line.strip() for report in reports for line in report.toPlainText().splitlines()}
    return {*(field.text() for field in fields), *examples, *lines_of_reports} - {""}


def all_that_is_said(window: MainWindow, others: Collection[QWidget]) -> Iterator[Found]:
    """Give the texts of all windows there are, but for ``others``, which belong to no game of ours."""
    for one in windows():
        if one in others:
            continue
        yield from everything(one)
        if one.isVisible():
            yield from painted(one)
    for canvas in window.findChildren(BoardCanvas):
        yield from written_on(canvas)


def written_on(canvas: BoardCanvas) -> Iterator[Found]:
    """Give what is written on the ground of a board, which is painted once, into a picture."""
    picture, frame = canvas.picture, canvas.frame
    if picture is None or frame is None:
        return

    def paint(painter: QPainter) -> None:
        BoardPainter(painter, frame, colours(canvas.palette()), canvas.font()).paint(picture)

    for run in runs_in(drawing_of(canvas.size(), paint)):
        yield "painted on the board", run
    for room in frame.rooms:
        yield f"the tip of the {room} on the board", canvas.words_of(room)


class Reader(Inspector):
    """A window that is read where its picture would be taken; what is in English is wrong."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._read = set[Found]()
        self.names = {*ALIKE, *OF_QT}
        self._others = windows()
        super().__init__(application, folder)

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        """Read all of the windows."""
        self._take(state, all_that_is_said(self.window, self._others))

    def read_part(self, state: str, part: QWidget) -> None:
        """Read a part of the window where nothing else is another."""
        self._take(state, (*everything(part), *painted(part)))

    def _take(self, state: str, said: Iterable[Found]) -> None:
        """Keep what is in English, of what was not read before."""
        self.names |= names_in(self.window)
        found = [one for one in said if one not in self._read]
        self._read |= {*found}
        self.faults += [f"{state}: {text}" for text in soft(found, self.names)]


@pytest.fixture
def reader(qapp: QApplication, tmp_path: Path) -> Iterator[Reader]:
    made = Reader(qapp, tmp_path)
    yield made
    made.close()


# --- what no picture is taken of


def menus(reader: Reader) -> None:
    start.open_example(reader)
    window, view = reader.window, reader.window.page.sheet.view
    for menu in window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
    for holder in (window.page.sheet.model.holder(1), POOL):
        view.menu_of_holder(holder)
    for column in range(view.model().columnCount()):
        view.menu_of(view.model().index(1, column))
    window.page.events.list.select(0)
    window.page.events._open_menu(QPoint())
    assert len(window.findChildren(QMenu)) > 15
    reader.shoot("menus")


def panels(reader: Reader) -> None:
    start.open_example(reader)
    docks = reader.window.findChildren(QDockWidget)
    assert len(docks) > 3
    for dock in docks:
        dock.show()
        dock.raise_()
        reader.settle()
        reader.read_part(dock.objectName(), dock)
    reader.window.resize(SMALLEST)
    reader.settle()
    reader.shoot("all panels, and the parts of the game behind tabs")
    reader.window.resize(SIZE)


def entries(reader: Reader) -> None:
    reader.play(six(12))
    entry = reader.window.page.entry
    for kind, player in product(Kind, ("Bob", "Dot")):
        entry.choose_kind(kind)
        entry.fill_player(player)
        reader.settle()
        reader.read_part(f"{kind} of {player}", entry)
    reader.shoot("all kinds of entries")


def set_up(reader: Reader) -> None:
    reader.window.commands.new.trigger()
    dialog = reader.part(SetupDialog)
    for folded in (dialog.fold_leftovers, dialog.fold_tokens, dialog.fold_rules):
        folded.open()
    reader.shoot("unfolded")
    dialog.hand.show_pile(CardPile.FACE_UP)
    dialog.leftovers.pool.setValue(40)
    dialog.players.rows[1].name.setText("")
    dialog.players.rows[1].name.editingFinished.emit()
    reader.read_part("face up", dialog)
    dialog.edition.setCurrentIndex(dialog.edition.count() - 1)
    dialog._on_edition(dialog.edition.count() - 1)
    reader.read_part("own cards", dialog)
    dialog.deck.lists[0].setPlainText("HOLMES\nHOLMES")
    reader.read_part("wrong cards", dialog)
    dialog.close()


def questions(reader: Reader) -> None:
    dialogs, path = reader.window.dialogs, Path(reader._data.name) / "Evening.case.json"
    reader.names |= {path.name, str(path), "format", "version", "edition", "deck", "players"}  # fields of a file
    path.write_text("{}", "utf-8")
    dialogs.open_path(path)
    reader.shoot("wrong file")
    dialogs._offer_copy(InUseError(path, "LAPTOP"))
    dialogs._offer_overwrite(path)
    reader.window.commands.about.trigger()
    reader.shoot("questions")
    for box in reader.window.findChildren(QMessageBox):
        box.close()


# --- all of it

AT_ONCE = ("preferences", "contradiction", "why", "advice")
"""The states of the gallery that are read in every run of the tests; the others are read with the slow ones."""

STRANGE = ("trouble-long", "trouble-emoji", "trouble-marks")
"""Games whose players have names that cannot be told from texts, marks and tags."""

USUAL = (questions, set_up, *map(gallery.STATES.__getitem__, AT_ONCE), menus, panels, entries)
SLOW = [
    pytest.param((state,), id=name, marks=pytest.mark.slow)
    for name, state in gallery.STATES.items()
    if name not in (*AT_ONCE, *STRANGE)
]


@pytest.mark.parametrize("states", [pytest.param(USUAL, id="at once"), *SLOW])
def test_no_word_is_in_english(reader: Reader, states: Iterable[State]):
    reader.walk(states)
