"""The pages of the help, in all languages, the page of keys, and what the program says of itself."""

import platform
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt, QUrl, qVersion
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QStackedWidget,
    QStyle,
    QTextBrowser,
    QWidget,
)

from app.features.entry.quick import quick_line
from app.features.entry.state import EntryState
from app.features.help import (
    PAGES,
    SPACING,
    CheatSheet,
    HelpPage,
    HelpView,
    LicencesView,
    PageText,
    _mnemonics,
    example_game,
    keys_in_use,
    pages,
    read_page,
    sheet,
    typing,
)
from app.tasks.shown import Shown
from app.ui.language import ENGLISH, LANGUAGES, card_name, set_language, translate
from app.ui.shortcuts import native
from app.ui.theme import apply_colours
from app.ui.vocabulary import vocabulary_of
from app.ui.widgets.options import letter_keys
from core.engines.driver import answer
from core.formats.editions import edition
from core.model import seats
from core.model.case import Case
from core.model.rules import PoolRule, Rules, ShowModel
from core.model.setup import Setup
from core.version import __version__
from tests.app.assembling import assemble
from tests.app.languages import numbers_of
from tests.app.player import Player
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
        *("sneak", "announce", "tells everyone", "comes back", "privately", "has left"),
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


SOUGHT = {
    "de": ("spicken", "heimlich", "sagt allen", "kommt zurück", "unter vier Augen", "Hand offen"),
    "fr": ("en cachette", "annonce", "dit à tous", "revient", "en privé"),
    "es": ("a escondidas", "anuncia", "dice a todos", "vuelve", "en privado"),
    "it": ("di nascosto", "annuncia", "dice a tutti", "torna", "in privato"),
    "nl": ("stiekem", "spieken", "kondigt aan", "vertelt iedereen", "komt terug", "privé"),
    "pt": ("às escondidas", "anuncia", "conta a todos", "volta", "em particular"),
}


@pytest.mark.parametrize(("code", "words"), [(code, words) for code in SOUGHT for words in SOUGHT[code]])
def test_it_is_found_by_such_words_in_every_language(qtbot, speak, code, words):
    speak(code)
    view = HelpView()
    qtbot.addWidget(view)
    view.show()
    view.findChild(QLineEdit, "helpSearch").setText(words)  # a test's keyboard has no accents
    assert shown_page(view).objectName() == "helpUnusual"


def test_every_file_is_a_page_in_a_language_of_the_window_or_a_small_picture_in_light_and_in_dark():
    assert {path.name for path in FOLDER.iterdir()} == {*LANGUAGES, "pictures"}
    assert {path.stem for path in (FOLDER / ENGLISH).iterdir()} == {*PAGES}
    assert {path.stem for path in FOLDER.glob("*/*.md")} == {*PAGES}

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


def headings(path: Path) -> list[str]:
    return re.findall("^#+ ", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_each_language_has_every_page_with_the_topics_and_numbers_of_the_english_one(code):
    found = {path.stem: headings(path) for path in (FOLDER / code).iterdir()}
    assert found == {name: headings(FOLDER / ENGLISH / f"{name}.md") for name in PAGES}

    found = {path.stem: numbers(path) for path in (FOLDER / code).iterdir()}
    assert found == {name: numbers(FOLDER / ENGLISH / f"{name}.md") for name in found}


def numbers(path: Path) -> list[str]:
    """Return the numbers and function keys of a page."""
    return sorted(found.replace(",", ".") for found in re.findall(r"F?\d+(?:[.,]\d+)?", path.read_text("utf-8")))


def test_pages_are_in_the_language_of_the_window_or_in_english(monkeypatch, tmp_path):
    with numbers_of("de"):
        assert read_page("entering").title == "Wie man einträgt"

    pages = tmp_path / "help"
    for code, name in (("en", "setup"), ("en", "files"), ("de", "setup")):
        (pages / code).mkdir(parents=True, exist_ok=True)
        (pages / code / f"{name}.md").write_text(f"# {code}\n")
    monkeypatch.setattr("app.features.help.resources.files", lambda _: tmp_path)
    with numbers_of("de"):
        assert [read_page(name).title for name in ("setup", "files")] == ["de", "en"]


def test_no_page_has_a_picture_or_a_link_nor_loads_a_file_or_an_address(qapp, qtbot, tmp_path):
    for path in FOLDER.glob("*/*.md"):
        document = QTextDocument()
        document.setMarkdown(path.read_text("utf-8"))
        assert not re.search("<img|<a ", document.toHtml()), path

    file = tmp_path / "picture.png"
    QImage(9, 9, QImage.Format.Format_RGB32).save(str(file))
    page = PageText(HelpPage("helpOther", "Other", f"![]({file.as_uri()}) ![](https://example.org/a.png) ![]({file})"))
    qtbot.addWidget(page)
    for name in (file.as_uri(), str(file), "https://example.org/a.png"):
        assert page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name)) is None


@pytest.mark.parametrize(
    ("model", "words"), [(ShowModel.RANDOM, "picked at random"), (ShowModel.IGNORE, "choice ignored")]
)
def test_the_example_of_a_shown_card(model, words):
    classic = edition("classic-uk")
    hand = tuple(classic.deck.card(name) for name in ("Miss Scarlett", "Rope", "Dagger", "Hall", "Study", "Lounge"))
    players = tuple(seats.Player(name, 6) for name in ("Ann", "Bob", "Cid"))
    setup = Setup(classic.deck, players, edition=classic.name, me="Ann", my_hand=hand)
    asked = parse_event("Ann: Mrs White, Spanner, Kitchen; Bob shows Spanner", classic.deck)
    kitchen = answer(Case(setup, (asked,)), show_model=model).probability(classic.deck.card("Kitchen"), "Bob")
    said = re.search(rf"([\d.]+)% when \*{words}\*", " ".join(read_page("engines").text.split()))
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
    assert len(lines) == 17
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


def open_box(window) -> QMessageBox:
    window.findChild(QAction, "actionAbout").trigger()
    return window.findChild(QMessageBox, "aboutBox")


def test_about_tells_the_version_and_whose_the_game_is_and_a_button_shows_the_licences_of_all_parts(qtbot, window):
    box = open_box(window)
    assert box.text() == f"Deerstalker {__version__}"
    assert "Hasbro" in box.informativeText()
    assert f"Python {platform.python_version()} and Qt {qVersion()}" in box.informativeText()
    assert "MIT licence" in box.informativeText()
    assert not box.isModal()

    qtbot.mouseClick(box.findChild(QAbstractButton, "licencesButton"), Qt.MouseButton.LeftButton)
    view = window.findChild(LicencesView)
    qtbot.waitUntil(view.isVisible)
    parts, text = view.findChild(QListWidget, "licenceParts"), view.findChild(QPlainTextEdit, "licenceText")
    assert [parts.item(i).text() for i in range(parts.count())][:3] == ["Deerstalker", "DejaVu fonts", "Lucide icons"]
    assert text.toPlainText().startswith("MIT License")
    assert text.isReadOnly()
    parts.setCurrentRow(2)
    assert "ISC License" in text.toPlainText()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()

    open_box(window).findChild(QAbstractButton, "licencesButton").click()
    assert window.findChildren(LicencesView) == [view], "they are made once"


@pytest.fixture
def player(qtbot, shared_window, case_file) -> Player:
    made = Player(qtbot, shared_window)
    made.open(case_file)
    return made


def test_keys_show_all_keys_beside_the_game(player, qtbot):
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
        player.window.activateWindow()
        qtbot.waitUntil(player.window.isActiveWindow)
        player.window.page.entry.take_focus()
        player.key(key, to=QApplication.focusWidget())
        page = player.window.findChild(CheatSheet, "helpKeys")
        qtbot.waitUntil(page.isVisible)
        assert not page.window().isModal()
        text = page.toPlainText()
        assert "Undo" in text
        assert "Ctrl+Z" in text
        assert "The card whose letter is underlined" in text
        page.window().close()


def test_keys_on_a_cell_explain_it_as_the_page_says(player, qtbot):
    said = {name: line.what for line in sheet().lines for name in line.keys}
    dock = player.child(QWidget, "whyDock")
    for key in (Qt.Key.Key_Question, Qt.Key.Key_Return, Qt.Key.Key_Space):
        assert said[native(QKeySequence(key))] == "Why? (explains the cell)"
        player.window.page.sheet.view.take_focus()
        player.key(key, to=player.sheet)
        assert player.window.findChild(CheatSheet, "helpKeys") is None
        qtbot.waitUntil(dock.isVisible)
        dock.hide()


def test_every_action_and_shortcut_of_the_window_is_on_the_page_with_what_it_does_also_a_new_one(player):
    window = player.window
    window.commands.keys.trigger()
    page = window.findChild(CheatSheet, "helpKeys")
    text = page.toPlainText().replace("\xa0", " ")
    actions = [action for action in window.findChildren(QAction) if action.shortcuts()]
    shortcuts = [shortcut for shortcut in window.findChildren(QShortcut) if not shortcut.key().isEmpty()]
    assert len(actions) > 25
    assert len(shortcuts) > 3
    keys = [native(key) for action in actions for key in action.shortcuts()]
    keys += [native(shortcut.key()) for shortcut in shortcuts]
    assert [key for key in keys if f" {key} " not in text] == []
    assert [shortcut.key().toString() for shortcut in shortcuts if not shortcut.whatsThis()] == []

    action = QAction("Wink", window)
    action.setShortcut(QKeySequence("Ctrl+Alt+K"))
    window.addAction(action)
    groups = keys_in_use(window)
    action.deleteLater()
    for group in groups:
        assert group.title
        for line in group.lines:
            assert line.what, (group.title, line.keys)
            assert all(line.keys)
    said = {line.keys: line.what for group in groups for line in group.lines}
    assert said[("Ctrl+Alt+K",)] == "Wink"
    assert said[("F5",)] == "What to do next"
    assert said[("F11",)] == "Show only what everyone at the table may see"


def test_no_two_actions_share_a_key_and_every_one_of_the_menus_has_one(player):
    """Or stands in a menu of its own, has a key on the sheet, is a page of the help, or says what this program is."""
    window = player.window
    everywhere = (Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut)
    used = Counter(
        key.toString()
        for action in window.findChildren(QAction)
        if action.shortcutContext() in everywhere
        for key in action.shortcuts()
    )
    used.update(
        shortcut.key().toString()
        for shortcut in window.findChildren(QShortcut)
        if shortcut.context() in everywhere or shortcut.parent() is window.page
    )
    used.update(line.keys[0] for line in _mnemonics(window))
    assert {key: count for key, count in used.items() if count > 1} == {}

    without = {
        action.objectName()
        for top in window.menuBar().actions()
        for action in top.menu().actions()
        if not action.isSeparator() and action.menu() is None and not action.shortcuts()
    }
    on_the_sheet = {"actionUndoMark", "actionRedoMark"}
    pages = {"actionHelpEntering", "actionHelpUnusual", "actionHelpNumbers", "actionHelpAdvice"}
    assert without == {*pages, "actionAbout", *on_the_sheet}


def test_the_lines_that_are_shown_as_examples_can_be_typed(setup):
    vocabulary, state = vocabulary_of(setup), EntryState.begun(Case(setup))
    examples = [key for line in typing(setup).lines for key in line.keys if " " in key]
    assert len(examples) == 11
    for text in examples:
        line = quick_line(text, state, vocabulary)
        assert line.event is not None, (text, line.trouble)
