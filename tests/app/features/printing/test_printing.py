"""Paper: what is printed is all there, nothing runs off the page, and files are written whole."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton

from app.features.charts.presenter import printed_charts
from app.features.printing.pages import (
    DOTS,
    Charts,
    Pages,
    PrintJob,
    Report,
    ReportParts,
    UnprintableError,
    make_report,
    page_layout,
    print_report,
    print_review,
)
from app.features.printing.service import Paper, PrintingDialog, draw_charts, draw_review, save_pdf
from app.features.review.page import review_page
from app.tasks.follower import PosteriorCache
from app.ui.language import day_text, set_language
from app.ui.theme import LIGHT
from core.engines.registry import complete_posterior, engine
from core.engines.tuning import Tuning
from core.evidence.evidence import evidence_of
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import ending, with_ending, without_ending
from core.model.events import Note
from core.model.renaming import renamed
from core.model.seats import ENVELOPE
from core.review.review import Review, review
from tests.app.features.printing.documents import texts
from tests.app.naming import nameless, wordless
from tests.games import PLAIN, Game, classic_game, play, table

MM = DOTS / 25.4
CONTENT = {QPageSize.PageSizeId.A4: (180 * MM, 267 * MM), QPageSize.PageSizeId.Letter: (185.9 * MM, 249.4 * MM)}
"""The width and height between the margins, in pixels."""

SIZES = (QPageSize.PageSizeId.A4, pytest.param(QPageSize.PageSizeId.Letter, marks=pytest.mark.slow))

BLEED = 60
"""What is looked at around that, where nothing may be painted, in pixels."""


class ImagePages(Pages):
    """Pages as pictures, with room around them in which nothing may be."""

    def __init__(self, size: QPageSize.PageSizeId) -> None:
        self.width, self.height = CONTENT[size]
        self.images: list[QImage] = []
        self.painter = QPainter()
        self.turn()

    def turn(self) -> None:
        if self.painter.isActive():
            self.painter.end()
        image = QImage(int(self.width) + 2 * BLEED, int(self.height) + 2 * BLEED, QImage.Format.Format_Grayscale8)
        image.fill(255)
        self.images.append(image)
        self.painter.begin(image)
        self.painter.translate(BLEED, BLEED)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def ink(image: QImage) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom of what is painted."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    rows, columns = np.nonzero(pixels[:, : image.width()] < 250)
    return int(columns.min()), int(rows.min()), int(columns.max()), int(rows.max())


def reported(
    case: Case, parts: ReportParts | None = None, *, reviewed: Review | None = None, cache: PosteriorCache | None = None
) -> Report:
    job = PrintJob(case, "Friday", parts or ReportParts(), QFont(), None if reviewed is None else review_page(reviewed))
    return make_report(job, printed_charts, cache or PosteriorCache())


def drawn(report: Report, font: QFont, size=QPageSize.PageSizeId.A4) -> Charts:
    paper = Paper(page_layout(size))
    return dict(draw_charts(report, font, paper))


def large_game() -> Case:
    """Ten players with long names, and sixty cards with long names, one of them a single word; nothing is counted."""
    names = [
        tuple(f"{kind} {i} of the old and rather remote country house"[: 28 + i] for i in range(20))
        for kind in ("Suspect", "Weapon", "Room")
    ]
    deck = Deck(*names[:2], (*names[2][:19], "W" * 60))
    setup, truth = table(Random(1), deck, 10, even=True)
    game = play(Random(2), setup, truth, 40, PLAIN)
    events = tuple(replace(event, aside=True) for event in game.case.events)
    long = {name: f"{name} {'Featherstonehaugh' * 3}"[:40] for name in setup.seats}
    case = renamed(replace(game.case, events=events), long, {})
    where = {card: long.get(holder, holder) for card, holder in truth.items()}
    return replace(case, about=with_ending(case, ending(case.setup, where)))


# --- what is on the pages


@pytest.fixture(scope="module")
def large_report() -> Report:
    """Of few drawn deals: what is printed is as wide, whatever the numbers."""
    case, cache = large_game(), PosteriorCache()
    played = without_ending(case)
    found = complete_posterior(engine("montecarlo", Tuning(samples=500)), evidence_of(played))
    for one in (played.upto(0), played):
        cache.keep(one, found)
    return reported(case, cache=cache)


@pytest.fixture(scope="module")
def large_charts(qapp, large_report: Report) -> Charts:
    return drawn(large_report, qapp.font())


@pytest.fixture(scope="module")
def evening() -> Game:
    return classic_game(3, 4, 14)


@pytest.fixture(scope="module")
def evening_review(evening: Game) -> Review:
    return review(evening.case)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_off_the_page_with_ten_players_and_sixty_cards(qapp, size, large_report, large_charts):
    assert len(large_report.case.setup.deck) == 60
    pages = ImagePages(size)
    print_report(pages, qapp.font(), large_report, large_charts)
    assert len(pages.images) > 3
    for image in pages.images:
        left, top, right, bottom = ink(image)
        assert left >= BLEED - 1
        assert top >= BLEED - 1
        assert right <= BLEED + pages.width + 1
        assert bottom <= BLEED + pages.height + 1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_a_long_review_runs_off_the_page(qapp, size):
    case = classic_game(3, 5, 32).case
    pages = ImagePages(size)
    page, paper = review_page(review(case)), Paper(page_layout(size))
    chart = draw_review(page, paper.width, paper.medium(LIGHT, qapp.font()))
    print_review(pages, qapp.font(), page, chart)
    assert len(pages.images) == 2
    for image in pages.images:
        left, top, right, bottom = ink(image)
        assert min(left, top) >= BLEED - 1
        assert right <= BLEED + pages.width + 1
        assert bottom <= BLEED + pages.height + 1


def test_paper_that_runs_out_is_let_go(qapp, large_report, large_charts):
    class LastPage(ImagePages):
        def turn(self) -> None:
            if self.images:
                raise UnprintableError
            super().turn()

    pages = LastPage(QPageSize.PageSizeId.A4)
    with pytest.raises(UnprintableError):
        print_report(pages, qapp.font(), large_report, large_charts)
    assert not pages.painter.isActive()


def test_each_part_is_printed_where_it_is_wanted(qapp, evening, evening_review):
    cache = PosteriorCache()

    def pages(**parts: bool) -> int:
        wanted = ReportParts(**({"sheet": False, "entries": False, "charts": False, "review": False} | parts))
        paper = ImagePages(QPageSize.PageSizeId.A4)
        report = reported(evening.case, wanted, reviewed=evening_review, cache=cache)
        print_report(paper, qapp.font(), report, drawn(report, qapp.font()))
        return sum(sum(ink(image)[2:]) for image in paper.images)

    nothing = pages()
    assert all(pages(**{part: True}) > nothing for part in ("sheet", "entries", "charts", "review"))


def test_a_case_that_contradicts_itself_is_printed_as_far_as_it_goes_and_so_is_a_game_that_has_not_begun(qapp, setup):
    game = classic_game(3, 4, 8)
    case = game.case.appended(Note(ENVELOPE, game.case.setup.my_hand[0], holds=True))
    report = reported(case)
    assert len(report.entries) == 9
    assert report.bits_told[8] is None
    assert report.bits_told[7] is not None
    assert report.posterior is not None
    print_report(ImagePages(QPageSize.PageSizeId.A4), qapp.font(), report, drawn(report, qapp.font()))

    paper = ImagePages(QPageSize.PageSizeId.A4)
    report = reported(Case(setup))
    print_report(paper, qapp.font(), report, drawn(report, qapp.font()))
    assert paper.images


def test_the_pdf_has_pages_and_its_words_can_be_found(qapp, tmp_path, evening, evening_review):
    case = replace(evening.case, about=with_ending(evening.case, ending(evening.case.setup, evening.truth, "Bob")))
    path = tmp_path / "game.pdf"
    report = reported(case, reviewed=evening_review)
    save_pdf(report, qapp.font(), QPageSize.PageSizeId.A4, path, drawn(report, qapp.font()))
    pdf = path.read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", pdf)) >= 3
    read = "".join(texts(pdf).split())
    head = "Friday", f"Printed on {day_text(QDate.currentDate())}", "Won by Bob", "In the envelope"
    for text in (*head, "The sheet", "Tick: certain.", "Your decisions", "Page 2", "Billiard Room"):
        assert text.replace(" ", "") in read, text
    assert sorted(tmp_path.iterdir()) == [path]


def test_the_paper_is_the_one_that_was_chosen_and_what_cannot_be_written_leaves_what_was_there(qapp, tmp_path):
    report = reported(classic_game(3, 4, 2).case, ReportParts(charts=False))
    for size, box in (("A4", (595, 842)), ("Letter", (612, 792))):
        path = tmp_path / f"{size}.pdf"
        save_pdf(report, qapp.font(), QPageSize.PageSizeId[size], path, {})
        (width, height), *_ = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", path.read_bytes())
        assert (round(float(width)), round(float(height))) == box
    there = sorted(tmp_path.iterdir())
    with pytest.raises(UnwritableFileError):
        save_pdf(report, qapp.font(), QPageSize.PageSizeId.A4, tmp_path / "nowhere" / "game.pdf", {})
    assert sorted(tmp_path.iterdir()) == there


# --- in the window


def test_a_game_is_saved_as_pdf_by_keys_and_a_file_that_cannot_be_written_is_told(window, tmp_path, qtbot):
    source = tmp_path / "Evening.case.json"
    write_case(classic_game(3, 4, 4).case, source)
    window.open_path(source)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(PrintingDialog)
    assert dialog.isVisible()
    assert not dialog.parts.review
    dialog.findChild(QPushButton, "printSave").setFocus()
    QTest.keyClick(dialog.findChild(QPushButton, "printSave"), Qt.Key.Key_Space)
    chooser = dialog.findChild(QFileDialog, "printingFile")
    assert chooser.selectedFiles()[0].endswith("Evening.pdf")
    chooser.fileSelected.emit(str(tmp_path / "Evening.pdf"))
    assert not dialog.save_button.isEnabled(), "or a second one would take the place of the first"
    window.commands.print.trigger()
    assert not dialog.save_button.isEnabled()
    qtbot.waitUntil(lambda: "Saved as Evening.pdf" in dialog.bar.text)
    assert dialog.save_button.isEnabled()
    assert (tmp_path / "Evening.pdf").read_bytes().startswith(b"%PDF-")

    chooser.fileSelected.emit(str(tmp_path / "no" / "Evening.pdf"))
    qtbot.waitUntil(dialog.problem.isVisible)
    assert dialog.problem.text.startswith("Not printed")


def test_where_there_is_no_printer_that_is_said_and_nothing_chosen_is_nothing_to_print(window, case_file, monkeypatch):
    monkeypatch.setattr("app.features.printing.service.ONLY_PRINTERS", True)
    monkeypatch.setattr(QPrinter, "outputFormat", lambda _: QPrinter.OutputFormat.PdfFormat)
    window.open_path(case_file)
    window.commands.print.trigger()
    dialog = window.findChild(PrintingDialog)
    assert nameless(dialog) == []
    assert wordless(dialog) == []
    QTest.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton)
    assert dialog.problem.text == "There is no printer; save the game as PDF."
    assert window.findChild(QDialog, "printerDialog") is None
    for name in ("printSheet", "printEntries", "printCharts", "printReview"):
        dialog.findChild(object, name).setChecked(False)
    assert not dialog.print_button.isEnabled()
    assert not dialog.save_button.isEnabled()


@pytest.fixture
def german(qapp) -> Iterator[None]:
    set_language(qapp, "de")
    yield
    set_language(qapp, "en")


def test_a_game_without_a_file_is_proposed_by_its_day_and_players(window, german):
    window.commands.example.trigger()
    window.commands.print.trigger()
    dialog = window.findChild(PrintingDialog)
    QTest.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    (file,) = dialog.findChild(QFileDialog, "printingFile").selectedFiles()
    assert Path(file).name == f"{QDate.currentDate().toString(Qt.DateFormat.ISODate)} Ada, Ben, Cleo, Dan.pdf"
