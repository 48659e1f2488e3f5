from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QTextDocument
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QStackedWidget, QStyle, QTextBrowser

from app.features.entry.quick import quick_line
from app.features.entry.state import EntryState
from app.features.help import PAGES, SPACING, CheatSheet, HelpPage, HelpView, PageText, example_game, pages, read_page
from app.tasks.shown import Shown
from app.ui.language import ENGLISH, LANGUAGES, card_name, set_language, translate
from app.ui.theme import apply_colours
from app.ui.vocabulary import vocabulary_of
from app.ui.widgets.options import letter_keys
from core.engines.driver import answer
from core.formats.editions import edition
from core.model.case import Case
from core.model.rules import PoolRule, Rules, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.assembling import assemble
from tests.app.languages import numbers_of
from tests.notation import parse_event

FOLDER = Path(str(resources.files("resources"))) / "help"
HELD = "Ctrl|Strg|Alt|Shift|Umschalt|Maj|Mayús"
"""How pages call the keys that are held down with another."""

SIGNS = ("Plus", "Minus", "Min", "Moins", "Más", "Menos", "Più", "Meno", "Mais")
"""How pages call the keys that are signs on the page of keys."""

PICTURE = "\ufffc"
"""What stands in a text for a picture."""


def shown_page(view: HelpView) -> QTextBrowser:
    page = view.findChild(QStackedWidget, "helpPages").currentWidget()
    assert isinstance(page, QTextBrowser)
    return page


def test_the_titles_are_whole_at_every_width(qtbot):
    view = HelpView()
    qtbot.addWidget(view)
    view.show()
    titles = view.findChild(QListWidget, "helpTitles")
    beside = SPACING + titles.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    for width in range(150, 200, 2):
        titles.setFixedWidth(width)
        titles.doItemsLayout()
        room = QRect(0, 0, titles.viewport().width() - 2 * beside, 1000)
        for item in map(titles.item, range(titles.count())):
            needed = titles.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text()).height()
            assert titles.visualItemRect(item).height() >= needed, item.text()


def test_the_menu_opens_a_page_of_the_one_view_and_its_list_each_with_all_of_its_text(qtbot, window, case_file):
    window.open_path(case_file)
    for name in ("entering", "numbers", "advice", "numbers"):
        window.findChild(QAction, f"actionHelp{name.capitalize()}").trigger()
        (view,) = window.findChildren(HelpView)
        qtbot.waitUntil(view.isVisible)
        assert shown_page(view).objectName() == read_page(name).name
    assert not view.isModal()

    window.findChild(QAction, "actionKeys").trigger()
    titles = view.findChild(QListWidget, "helpTitles")
    assert titles.currentItem().text() == "Keys"
    for row, page in enumerate(pages()):
        titles.setCurrentRow(row)
        assert titles.currentItem().text() == page.title
        text = re.sub(r"^(## |- |\| --- .*)|[*`|]", "", page.text, flags=re.MULTILINE)
        assert shown_page(view).toPlainText().replace(PICTURE, "").split() == text.split()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()
    assert window.page.isVisible(), "the game goes on"


@pytest.mark.parametrize(
    "words",
    [
        *("someone leaves", "goes home", "is out", "dummy", "absent", "hand laid open", "shows all cards", "revealed"),
        *("didn't hear", "wrong order", "seats wrong", "forgotten turn", "missed turn", "at least one of", "two cards"),
        *("seen by", "left right", "next player asked", "overlooked", "peeked", "WRONG  answer"),
    ],
)
def test_a_page_is_found_by_the_words_of_who_looks_for_it(qtbot, words):
    view = HelpView()
    qtbot.addWidget(view)
    view.show()
    titles = view.findChild(QListWidget, "helpTitles")
    qtbot.keyClicks(view.findChild(QLineEdit, "helpSearch"), words)
    assert titles.currentItem().text() == shown_page(view).accessibleName() == "When something unusual happens"
    assert not titles.isRowHidden(titles.currentRow())
    qtbot.keyClicks(view.findChild(QLineEdit, "helpSearch"), " zebra")
    assert all(titles.isRowHidden(row) for row in range(titles.count()))
    view.findChild(QLineEdit, "helpSearch").clear()
    assert not any(titles.isRowHidden(row) for row in range(titles.count()))


def test_every_file_is_a_page_in_a_language_of_the_window():
    assert {path.name for path in FOLDER.iterdir()} == {*LANGUAGES, "pictures"}
    assert {path.stem for path in (FOLDER / ENGLISH).iterdir()} == {*PAGES}
    assert {path.stem for path in FOLDER.glob("*/*.md")} == {*PAGES}


def test_pictures_are_small_and_there_in_light_and_in_dark():
    files = sorted((FOLDER / "pictures").iterdir())
    pages_with_one = {file.stem.rpartition("-")[0] for file in files}
    assert len(pages_with_one) > 5
    assert pages_with_one <= {*PAGES}
    assert [file.name for file in files] == [
        f"{page}-{scheme}.png" for page in sorted(pages_with_one) for scheme in ("dark", "light")
    ]
    assert all(file.stat().st_size < 60_000 for file in files)


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_a_page_begins_with_its_picture_in_the_colours_of_the_window(qapp, qtbot, scheme):
    view = HelpView()
    qtbot.addWidget(view)
    apply_colours(qapp, scheme)
    page = view.findChild(QTextBrowser, "helpNumbers")
    assert page.toPlainText().startswith(PICTURE)
    shown = page.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl("picture:helpNumbers"))
    assert isinstance(shown, QImage)
    corner = shown.pixelColor(shown.width() - 1, 0).lightness()
    assert (corner < 128) == (scheme is Qt.ColorScheme.Dark)
    apply_colours(qapp, Qt.ColorScheme.Light)


def test_no_page_loads_a_file_or_an_address(qapp, qtbot, tmp_path):
    file = tmp_path / "picture.png"
    QImage(9, 9, QImage.Format.Format_RGB32).save(str(file))
    page = PageText(HelpPage("helpOther", "Other", f"![]({file.as_uri()}) ![](https://example.org/a.png) ![]({file})"))
    qtbot.addWidget(page)
    for name in (file.as_uri(), str(file), "https://example.org/a.png"):
        assert page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name)) is None


def headings(path: Path) -> list[str]:
    return re.findall("^#+ ", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_each_language_has_every_page_with_the_topics_of_the_english_one(code):
    found = {path.stem: headings(path) for path in (FOLDER / code).iterdir()}
    assert found == {name: headings(FOLDER / ENGLISH / f"{name}.md") for name in PAGES}


def numbers(path: Path) -> list[str]:
    """Return the numbers and function keys of a page."""
    return sorted(found.replace(",", ".") for found in re.findall(r"F?\d+(?:[.,]\d+)?", path.read_text("utf-8")))


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_a_translated_page_has_the_numbers_of_the_english_one(code):
    found = {path.stem: numbers(path) for path in (FOLDER / code).iterdir()}
    assert found == {name: numbers(FOLDER / ENGLISH / f"{name}.md") for name in found}


def test_pages_are_in_the_language_of_the_window():
    with numbers_of("de"):
        assert read_page("entering").title == "Wie man einträgt"


def test_a_page_that_is_not_translated_is_in_english(monkeypatch, tmp_path):
    pages = tmp_path / "help"
    for code, name in (("en", "setup"), ("en", "files"), ("de", "setup")):
        (pages / code).mkdir(parents=True, exist_ok=True)
        (pages / code / f"{name}.md").write_text(f"# {code}\n")
    monkeypatch.setattr("app.features.help.resources.files", lambda _: tmp_path)
    with numbers_of("de"):
        assert [read_page(name).title for name in ("setup", "files")] == ["de", "en"]


def test_no_page_has_a_picture_or_a_link(qapp):
    for path in FOLDER.glob("*/*.md"):
        document = QTextDocument()
        document.setMarkdown(path.read_text("utf-8"))
        assert not re.search("<img|<a ", document.toHtml()), path


@pytest.mark.parametrize(
    ("model", "words"), [(ShowModel.RANDOM, "picked at random"), (ShowModel.IGNORE, "choice ignored")]
)
def test_the_example_of_a_shown_card(model, words):
    classic = edition("classic-uk")
    hand = tuple(classic.deck.card(name) for name in ("Miss Scarlett", "Rope", "Dagger", "Hall", "Study", "Lounge"))
    players = tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid"))
    setup = Setup(classic.deck, players, edition=classic.name, me="Ann", my_hand=hand)
    asked = parse_event("Ann: Mrs White, Spanner, Kitchen; Bob shows Spanner", classic.deck)
    kitchen = answer(Case(setup, (asked,)), show_model=model).probability(classic.deck.card("Kitchen"), "Bob")
    said = re.search(rf"([\d.]+)% when \*{words}\*", " ".join(read_page("engines").text.split()))
    assert said is not None
    assert f"{100 * kitchen:.1f}" == said[1]
    for code in LANGUAGES.keys() - {ENGLISH}:
        assert said[1].replace(".", ",") in (FOLDER / code / "engines.md").read_text("utf-8"), code


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, ENGLISH)


@pytest.mark.usefixtures("code")
def test_the_lines_that_it_shows_can_be_typed():
    game = example_game()
    setup = replace(game, me="Ann", pool=3, rules=Rules(pool_look=PoolRule.UNANSWERED))
    vocabulary, state = vocabulary_of(setup), EntryState.begun(Case(setup))
    rows = re.findall(r"^\| (`.*`) \|", read_page("details").text, re.MULTILINE)
    lines = [line for row in rows for line in re.findall("`([^`]+)`", row)]
    assert len(lines) == 15
    for line in lines:
        typed = quick_line(line, state, vocabulary)
        assert typed.event is not None, (line, typed.trouble)


def test_the_letters_that_it_names_are_those_of_the_buttons(code):
    fix = translate("&Fix…", "a contradiction between entries")
    buttons = {
        "board": [translate("&Fill in")],
        "details": [translate("&What if?")],
        "reasons": [fix, translate("Ne&xt")],
    }
    for name, texts in buttons.items():
        keys = {QKeySequence.mnemonic(text).toString() for text in texts}
        assert {*re.findall(r"\bAlt\+[A-Z]\b", read_page(name).text)} == keys, code


@pytest.mark.usefixtures("code")
def test_the_letters_that_it_shows_are_those_of_the_cards():
    deck = edition("classic-uk").deck
    letters = letter_keys(deck, card_name)
    cards = [letters[deck.card(name)].upper() for name in ("Mrs White", "Rope", "Kitchen")]
    assert re.findall(r"`(\w)`", read_page("details").text) == [*cards, "2"]


@pytest.mark.usefixtures("code")
def test_every_key_that_it_names_does_something(places, settings, background, case):
    window = assemble(places, settings, background)
    sheet = CheatSheet(window, SimpleNamespace(value=Shown(case=case)))
    sheet.write()
    text = sheet.toPlainText()
    window.close()
    window.deleteLater()
    keys = text.replace("Control+", "Ctrl+").replace("Mayúsculas+", "Mayús+").split()  # shorter in Spanish than Qt is
    named = {key for page in pages() for key in re.findall(rf"\b(?:{HELD})\+\S*\w|\bF\d+\b", page.text)}
    assert len(named) > 25
    assert [key for key in named.difference(keys) if not key.endswith(SIGNS)] == []
