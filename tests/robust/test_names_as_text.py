"""What somebody typed, or a file holds, is shown letter for letter: no mark-up, no key, no formula, no path."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QImage, QPageSize, QPainter, Qt, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDockWidget,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from app.features.charts.frame import ChartFrame
from app.features.charts.presenter import printed_charts
from app.features.hands import HandsView
from app.features.library.service import LibraryService
from app.features.library.store import Library, record_of
from app.features.library.view import LibraryView
from app.features.printing.pages import Pages, PrintJob, ReportParts, make_report, page_layout, print_report
from app.features.printing.service import Paper, draw_charts, save_pdf
from app.features.review.page import review_page
from app.features.review.view import ReviewView
from app.features.table_mode import TableMode
from app.game.files import InUseError
from app.tasks.follower import PosteriorCache
from app.ui.language import bare
from app.ui.text import file_name, table_line
from core.formats.case_file import write_case
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import inferred_ending, with_ending
from core.model.renaming import renamed
from core.review.review import review
from tests.app.reading import Found, drawing_of, everything, runs_in, windows
from tests.screenshots import advice, clashes, reasons
from tests.screenshots.cases import DECK, NAMES, contradictory, seated, six
from tests.screenshots.studio import SIZES, Studio

PICTURE = "<img src=s.png>"
"""What would show a picture that lies where the tests run, to whoever takes names for mark-up."""

PLAYERS = dict(
    zip(
        NAMES,
        (
            f"<b>Ann</b>{PICTURE}",
            "Bob &File {0}{who}",
            "=Cid|' /C calc'!A0",
            "Dot %n %1 &amp; &lt;",
            "Eve[*]\u202e<u>evE",
            f"{PICTURE}Fay",
        ),
        strict=True,
    )
)
MARKS = (f"{PICTURE}{{}}", "&File {}{{0}}", '"=1+{}"', "@{}<b>", "%n{}[*]", "+{}&lt;br&gt;")
"""What is done to the names of cards."""

OURS = "quickReading: text"
"""The label whose rich text we write ourselves."""

NUMBER = re.compile(r"[+-]?[0-9.]+(e-?[0-9]+)?")

FILE = f"{PICTURE}&File {{0}}[*]"


CARDS = {card: Card(MARKS[i % len(MARKS)].format(card.name), card.category) for i, card in enumerate(DECK)}


def hostile(case: Case) -> Case:
    """The same game, whose names and notes would do something if they were more than text."""
    case = renamed(case, PLAYERS, CARDS)
    events = tuple(replace(event, comment=f"{PICTURE}{{0}}") for event in case.events)
    return replace(case, events=events, setup=replace(case.setup, edition=None))


# --- a picture that tells when somebody looks at it


class Spy:
    """Tells whether a file was opened."""

    def __init__(self, path: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self._events = libc.inotify_init1(os.O_NONBLOCK)
        assert libc.inotify_add_watch(self._events, os.fsencode(path), 0x20) >= 0  # IN_OPEN

    def was_opened(self) -> bool:
        """Whether the file was opened since the last question."""
        try:
            return bool(os.read(self._events, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._events)


@pytest.fixture
def spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spy]:
    if sys.platform != "linux":
        pytest.skip("only Linux tells who opens a file")
    monkeypatch.chdir(tmp_path)
    QImage(300, 200, QImage.Format.Format_RGB32).save("s.png")
    made = Spy(tmp_path / "s.png")
    yield made
    made.close()


def test_the_spy_sees_who_takes_a_name_for_mark_up(qapp, spy):
    label = QLabel(PICTURE)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.grab()
    assert spy.was_opened()
    assert not spy.was_opened()


# --- what is wrong with a window


def faults(root: QWidget, found: Iterable[Found]) -> Iterator[str]:
    """Give what a window takes for more than text, and names that it shows otherwise than they are."""
    for widget in (root, *root.findChildren(QWidget)):
        yield from (f"{fault} {type(widget).__name__} {widget.objectName()}" for fault in _of_widget(widget))
    for action in root.findChildren(QAction):
        yield from (f"{fault} action {action.objectName()}" for fault in _keys_in(action.text()))
    for where, text in found:
        shown = QTextDocumentFragment.fromHtml(text).toPlainText() if where.endswith(OURS) else text.replace("&&", "&")
        examples = "/helpPages/" in where  # the pages of the help speak of a Bob and a Dot of their own
        for name, said in () if examples else _said_otherwise(shown):
            yield f"{name!r} is said otherwise: {where}: {said!r}"


@cache
def _said_otherwise(shown: str) -> list[tuple[str, str]]:
    said = " ".join(bare(shown).split())
    heads = [] if "…" in said else [head for head in PLAYERS if re.search(rf"\b{head}\b", said)]
    return [(PLAYERS[head], said) for head in heads if bare(PLAYERS[head]) not in said]


OTHER_PICTURE = re.compile(r'<img(?! src="(picture:help[A-Z][a-z]+|(chart|badge|bar):\w+)")')
"""A picture that is not one of the program's own: those of the help, and the drawings of a review."""


def _of_widget(widget: QWidget) -> Iterator[str]:
    if Qt.mightBeRichText(widget.whatsThis()):
        yield "rich text in What's This of"
    if (
        isinstance(widget, QLabel)
        and widget.textFormat() != Qt.TextFormat.PlainText
        and widget.objectName() != "quickReading"
    ):
        yield f"{widget.textFormat().name}: {widget.text()!r}"
    if isinstance(widget, QTextEdit) and OTHER_PICTURE.search(widget.toHtml()):
        yield "a picture in"
    for text in _with_keys(widget):
        yield from _keys_in(text)


def _with_keys(widget: QWidget) -> Iterator[str]:
    """Give the texts of a widget in which a single & underlines what follows."""
    match widget:
        case QAbstractButton():
            yield widget.text()
        case QLabel() if widget.buddy() is not None:
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QDockWidget():
            yield widget.windowTitle()
        case QTabBar():
            yield from map(widget.tabText, range(widget.count()))
        case _:
            pass


def _keys_in(text: str) -> Iterator[str]:
    if re.search("&(File|amp|lt)", text.replace("&&", "")):
        yield f"a key in {text!r}:"


# --- the walk


class Walk(Studio):
    """A window whose states are read, where their pictures would be taken."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._others = windows()
        super().__init__(application, folder, SIZES[0], "light")

    def begin(self, folder: Path) -> None:
        """Begin another walk, which writes its files into this folder."""
        self._folder, self._known = folder, windows()
        self.faults: dict[str, str] = {}
        self.tips: set[str] = set()
        self.window.resize(SIZES[0])

    def end(self) -> None:
        """Close whatever is open beside the window, and the panels in it."""
        QToolTip.hideText()
        for root in self._beside():
            root.close()
        for dock in self.window.findChildren(QDockWidget):
            dock.hide()
        self.settle()

    def play(self, case: Case) -> None:
        """Open a game under names that would do something if they were more than text."""
        path = self._folder / "<b>&File" / f"{FILE}.case.json"
        path.parent.mkdir(exist_ok=True)
        write_case(hostile(case), path)
        self.window.open_path(path)
        self.read()

    def settle(self) -> None:
        """Let the window do what it does at once; what comes later is waited for by those who need it."""
        for _ in range(3):
            self._application.processEvents()

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        """Read a widget, or all windows but dialogs that were closed, and paint what is seen of it."""
        self.settle()
        for root in [*self._worth_reading()] if widget is None else [widget]:
            for one in (root, *root.findChildren(QWidget)):
                one.ensurePolished()  # as it is before it is laid out
            found = [*everything(root)]
            for fault in faults(root, found):
                self.faults.setdefault(fault, state)
            self.tips |= {text for where, text in found if re.search(r": tip\b", where)}
            if root.isVisible():
                root.grab()

    def _worth_reading(self) -> Iterator[QWidget]:
        for root in windows():
            if root not in self._others and not (isinstance(root, QDialog) and root in self._known and root.isHidden()):
                yield root
        self._known = windows()

    def _beside(self) -> list[QWidget]:
        """Return what is open beside the window."""
        return [one for one in windows() if one is not self.window and one.isVisible() and one not in self._others]

    def shoot_and_close(self, name: str) -> None:
        """Open a window by its action, read it and close it."""
        self.part(QAction, name).trigger()
        self.settle()
        opened = self._beside()
        assert opened
        for root in opened:
            self.shoot(name, root)
            root.close()

    def judge(self) -> None:
        """Fail where a name was more than text. Tool tips are shown for that, above a widget in its own style, too."""
        rich = [*filter(Qt.mightBeRichText, self.tips)]
        assert rich
        for tip, over in zip(
            rich, (None, self.window, *self.window.findChildren(QWidget, "adviceTable")), strict=False
        ):
            QToolTip.showText(QPoint(1, 1), tip, over)
            (shown,) = [one for one in windows() if one.inherits("QTipLabel")]
            shown.grab()
            if shown.textFormat() != Qt.TextFormat.PlainText or shown.text() != tip:
                self.faults[f"{shown.textFormat().name}: {tip!r}"] = "tool tips"
        assert not self.faults, "\n".join(["", *(f"{fault} ({state})" for fault, state in self.faults.items())])


@pytest.fixture(scope="module")
def walker(qapp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    made = Walk(qapp, tmp_path_factory.mktemp("walk"))
    yield made
    made.close()


@pytest.fixture
def walk(walker: Walk, tmp_path: Path, spy: Spy) -> Iterator[Walk]:
    walker.begin(tmp_path)
    yield walker
    walker.end()
    assert not spy.was_opened()


def test_no_panel_takes_a_name_for_more(walk):
    walk.play(seated(six(12)))
    titles = []
    for modified in (False, True):
        walk.window.setWindowModified(modified)
        titles.append(walk.window.windowHandle().title())
    assert titles == [f"{FILE} – Deerstalker", f"{FILE}* – Deerstalker"]
    advice.open_advice(walk)
    reasons.ask_why(walk, CARDS[DECK.card("Rope")].name, PLAYERS["Eve"])
    for dock in walk.window.findChildren(QDockWidget):
        if dock.toggleViewAction().isEnabled():
            dock.show()
            dock.raise_()
            walk.settle()
            frames = dock.findChildren(ChartFrame)
            drawn = [frame for frame in frames if frame.objectName() != "chartCells"]  # there are none yet
            walk.wait(lambda drawn=drawn: all(frame.is_drawn and not frame.is_stale for frame in drawn))
            walk.shoot(dock.objectName(), dock)
            dock.hide()
    walk.judge()


def test_no_entry_takes_a_name_for_more(walk):
    walk.play(contradictory())
    clashes.correct(walk)
    walk.shoot("mends")
    events = walk.window.page.events
    for player in PLAYERS.values():
        walk.window.page.entry.fill_player(player)
        walk.shoot("entry", walk.window.page.entry)
    events.list.select(1)
    walk.shoot("past")
    events.edit_wanted.emit(2)
    walk.shoot("correction")
    walk.window.commands.quick.trigger()
    QTest.keyClicks(walk.part(QLineEdit, "quickEntry"), "img")
    walk.shoot("quick")
    walk.judge()


def test_no_window_takes_a_name_for_more(walk):
    game = six(6)
    shelf = Library(walk.part(LibraryService).path)
    shelf.keep(record_of(hostile(replace(game, about=with_ending(game, inferred_ending(game))))))
    walk.play(six(12))
    for name in ("actionSetup", "actionPreferences", "actionGameOver", "actionPrint", "actionHabits", "actionKeys"):
        walk.shoot_and_close(name)
    walk.window.page.sheet.view.hands_wanted.emit(PLAYERS["Bob"])
    hands = walk.part(HandsView)
    walk.wait(lambda: hands.model.rowCount() > 0 and not hands.model.is_stale)
    walk.shoot("hands", hands)
    walk.window.commands.library.trigger()
    library = walk.part(LibraryView)
    walk.wait(lambda: library.games.count == 1)
    walk.shoot("library", library)
    library.close()
    walk.play(replace(game, about=with_ending(game, inferred_ending(game))))
    walk.window.commands.review.trigger()
    walk.wait(lambda: walk.sees("reviewPage"))
    walk.shoot("review", walk.part(ReviewView))
    walk.judge()


def test_no_question_takes_a_name_for_more(walk, tmp_path: Path):
    walk.play(six(12))
    walk.window._fill_recent_menu()
    view, holders = walk.window.page.sheet.view, PLAYERS.values()
    menus = [view.menu_of_holder(holder) for holder in holders]
    menus += [view.menu_of(view.model().index(row, column)) for row in (1, 2, 8) for column in range(6)]
    dialogs, path = walk.window.dialogs, walk.window.session.path
    dialogs._offer_copy(InUseError(path, "elsewhere"))
    dialogs._offer_overwrite(path)
    walk.shoot("questions")
    wrong = tmp_path / f"{PICTURE}.case.json"
    wrong.write_text(f'{{"format": "{PICTURE}", "{PICTURE}": 1}}', "utf-8")
    dialogs.open_path(wrong)
    walk.shoot("a file that is none")
    walk.part(TableMode).enter()
    walk.shoot("table mode")
    walk.part(TableMode).leave()
    walk.window.page.events.delete_wanted.emit(0)
    walk.window.commands.close.trigger()
    walk.shoot("start, with a game that was not saved")
    walk.judge()


def test_what_qt_asks_about_a_file_takes_its_name_for_text(walk, spy, tmp_path: Path):
    walk.play(six(12))
    walk.window.commands.save_as.trigger()
    dialog = walk.part(QFileDialog, "fileDialog")
    (tmp_path / f"{PICTURE}.case.json").touch()
    dialog.setDirectory(str(tmp_path))
    walk.wait(lambda: walk.part(QLineEdit, "fileNameEdit").isVisible())
    walk.part(QLineEdit, "fileNameEdit").setText(f"{PICTURE}.case.json")
    asked = []

    def answer() -> None:
        (box,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, QMessageBox) and one.isVisible())
        asked.append((box.text().splitlines()[0], box.textFormat()))
        box.grab()
        box.reject()

    QTimer.singleShot(100, answer)
    dialog.accept()  # returns when the box is closed
    assert asked == [(f"{PICTURE}.case.json already exists.", Qt.TextFormat.PlainText)]
    dialog.reject()
    assert not spy.was_opened()


# --- what leaves the window


class Sheet(Pages):
    """One long sheet of paper, as Press takes it."""

    width, height = 1500.0, 6000.0

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter


def test_what_is_printed_has_every_name_as_it_is(qapp, spy, tmp_path: Path):
    case = hostile(six(12))
    job = PrintJob(case, FILE, ReportParts(), qapp.font(), review_page(review(case)))
    report = make_report(job, printed_charts, PosteriorCache())
    paper = Paper(page_layout(QPageSize.PageSizeId.A4))
    charts = dict(draw_charts(report, qapp.font(), paper))
    size = QSize(int(Sheet.width), int(Sheet.height))
    said = [*runs_in(drawing_of(size, lambda painter: print_report(Sheet(painter), qapp.font(), report, charts)))]
    assert FILE in said
    lines = " ".join(said)
    assert [name for name in PLAYERS.values() if name.partition("\u202e")[0] not in lines] == []
    assert [card.name for card in CARDS.values() if card.name not in lines] == []
    save_pdf(report, qapp.font(), QPageSize.PageSizeId.A4, tmp_path / "game.pdf", charts)
    assert not spy.was_opened()


def test_what_is_copied_holds_no_formula(walk, tmp_path: Path):
    walk.play(six(12))
    walk.part(QDockWidget, "chartHandsDock").toggleViewAction().trigger()
    walk.window.resize(1900, 1000)  # no name is wrapped
    chart = walk.part(ChartFrame, "chartHands")
    walk.wait(lambda: chart.is_drawn)
    chart.copy()
    copied = [QGuiApplication.clipboard().text()]
    walk.window.commands.compare.trigger()
    compared = walk.part(ChartFrame, "comparison")
    walk.wait(lambda: compared.chart is not None and len(compared.chart.table) > 1 and not compared.chart.note)
    compared.copy()
    copied.append(QGuiApplication.clipboard().text())
    walk.window.commands.compare.trigger()
    lines = walk.window.page.events.list
    lines.setCurrentIndex(lines.model().index(2, 0))
    QTest.keyClick(lines, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied.append(QGuiApplication.clipboard().text())
    fields = [field for text in copied for line in text.splitlines() for field in line.split("\t")]
    assert PICTURE in "".join(copied)
    assert copied[-1].startswith("'=Cid")
    formulas = [field for field in fields if field.startswith(("=", "+", "-", "@", '"'))]
    assert [field for field in formulas if not NUMBER.fullmatch(field)] == []
    chart.save(str(tmp_path / "hands.svg"))
    assert PLAYERS["Fay"] in [*runs_in((tmp_path / "hands.svg").read_bytes())]


@pytest.mark.parametrize(
    ("field", "copied"),
    [
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("\t +1+1", "'+1+1"),
        ("-1+A1", "'-1+A1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ('"=1+1"', '\'"=1+1"'),
        ("\uff1d1+1", "'\uff1d1+1"),
        ("-0.25", "-0.25"),
        ("-1,5e-07", "-1,5e-07"),
        ("Ann\t=1\r\n=2", "Ann =1 =2"),
    ],
)
def test_no_field_of_a_table_is_a_formula(field, copied):
    assert table_line([field, "b"]) == f"{copied}\tb\n"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Friday", "Friday.pdf"),
        ("../../etc/passwd", "-..-etc-passwd.pdf"),
        ('C:\\a|b?*<>"', "C--a-b-----.pdf"),
        ("a\0b\n\u202egpj.exe", "a-b--gpj.exe.pdf"),
        (" .hidden. ", "hidden.pdf"),
        ("NUL.txt", "-NUL.txt.pdf"),
        ("...", "-.pdf"),
        ("\N{DEER}" * 99, "\N{DEER}" * 50 + ".pdf"),
        ("\u2068\u05de\u2069", "\u05de.pdf"),
    ],
)
def test_a_title_is_a_name_that_every_file_system_takes(title, name):
    assert file_name(title, ".pdf") == name


def test_names_of_players_propose_no_path(walk):
    walk.window.dialogs._files.open_kept(hostile(six(3)), "../<a>")
    walk.window.dialogs.save_as()
    dialog = walk.part(QFileDialog)
    name = Path(dialog.selectedFiles()[0]).name
    assert re.fullmatch(r"[-\d]{10} -b-Ann.*\.case\.json", name)
    assert not re.search(r'[<>:"/\\|?*\n]', name)
    dialog.close()


# --- the ways in


WAYS = {
    r'"&&"': ("ui/text.py", "features/help.py"),
    r"setHtml|RichText": (  # which escape all of it
        *("features/help.py", "features/entry/quick.py", "ui/documents.py"),
    ),
    r"\bDocument\(|ReviewHtml\(": (
        *("ui/documents.py", "features/review/page.py", "features/review/view.py", "features/printing/pages.py"),
    ),
    r"setWhatsThis": ("features/practice/view.py", "shell/game_page.py", "ui/shortcuts.py"),  # the program's own words
    r"\bLabelItem|\.setLabel\(": ("ui/plots/view.py", "ui/plots/plot.py"),  # which escape it; titles of axes are ours
    r"[mM]arkdown": ("features/help.py",),  # the program's own files, nothing else
    r"AutoText,|QWhatsThis|QErrorMessage|QGraphicsTextItem|QStaticText|QInputDialog": (),
    r"selectFile\((?!file_name\(|proposed_name\(|NAME\)|self\._title \+)": (),
}
"""What may take a text for more than that, and who knows what he does."""


@pytest.mark.parametrize("pattern", WAYS)
def test_nobody_goes_round_the_ways_in(pattern):
    app = Path(__file__).parents[2] / "app"
    found = {
        path.relative_to(app).as_posix() for path in app.rglob("*.py") if re.search(pattern, path.read_text("utf-8"))
    }
    assert found - {*WAYS[pattern]} == set()
