"""The help window with its pages and the list of keys, the about box, and the window with the licences.

A page is a Markdown file in ``resources/help/<language>``; the keys are read from the window’s actions, shortcuts and
buttons, where they have them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtCore import QObject, QSize, Qt, QUrl, qVersion
from PySide6.QtGui import (
    QAction,
    QImage,
    QKeySequence,
    QShortcut,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QSplitter,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.game.game import Game
from app.ui.host import Host
from app.ui.language import language, translate
from app.ui.shortcuts import native
from app.ui.theme import Space, colours, is_dark, px
from app.ui.vocabulary import example, spoken_word, vocabulary_of
from app.ui.widgets.labels import close_button
from app.ui.widgets.options import nobody_key
from app.ui.widgets.panels import Restyled, bring_to_front, packed, with_text
from app.ui.widgets.tables import Index
from core.formats.editions import edition
from core.model.cards import Category
from core.model.seats import Player
from core.model.setup import Setup
from core.quick_entry.vocabulary import Keyword, Meaning, normalized
from core.version import __version__

EXAMPLE_NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def key(name: str) -> str:
    """Return the name of a key on keyboards of the window's language."""
    return native(QKeySequence(name))


def example_game() -> Setup:
    """Return the game that examples are taken from while none is open."""
    classic = edition("classic-uk")
    return Setup(classic.deck, tuple(Player(name, 3) for name in EXAMPLE_NAMES), classic.name)


def groups(setup: Setup | None) -> tuple[KeyGroup, ...]:
    """Return the keys that belong to no action, with examples from a game (None: none is open)."""
    game = setup or example_game()
    return entering(game), typing(game), sheet(), own_sheet(), board(), chart()


def entering(setup: Setup) -> KeyGroup:
    count = len(setup.seats)
    digits = f"1 … {count}" if count < 10 else "1 … 9, 0"
    return _group(
        translate("In the entry"),
        _line(translate("The card whose letter is underlined"), translate("letter")),
        _line(translate("The player of that number"), digits),
        _line(translate("Nobody shows a card"), nobody_key(setup.seats.names).upper()),
        _line(translate("Enter, or show what’s missing"), key("Return")),
        _line(translate("Go back a field and clear it"), key("Backspace")),
        _line(translate("Start over"), key("Esc")),
        _line(translate("Go to an option and choose it"), arrows(), key("Space")),
        _line(translate("Go to the next field"), key("Tab")),
    )


def typing(setup: Setup) -> KeyGroup:
    """Return how to type each kind of entry, with examples from this game."""
    vocabulary = vocabulary_of(setup)

    def short(*meanings: Meaning) -> str:
        return " ".join(vocabulary.shortest(meaning) or "" for meaning in meanings)

    cards = [card for category in Category for card in setup.deck.of(category)[:1]]
    names = setup.seats.names
    ann, bob, cid, dot = (names[min(i, len(names) - 1)] for i in range(4))
    three, weapon, room = short(*cards), cards[len(cards) // 2], cards[-1]
    return _group(
        translate("Typed after /"),
        _line(
            translate("Who asks, three cards, who shows: first letters, in any order"),
            example(setup, vocabulary),
            f"{short(ann)} {three} {short(cid)}",
        ),
        _line(translate("The player in turn asks, nobody shows"), f"{three} -"),
        _line(
            translate("With the card that was shown"),
            f"{three} {short(cid)} {short(weapon)}",
            f"{three} {short(cid)} ={short(weapon)}",
        ),
        _line(
            translate("After the first card, another player shows one too, and one passes"),
            f"{three} {short(bob)} +{short(cid)} -{short(dot)}",
        ),
        _line(
            translate("An accusation"),
            f"! {three} {spoken_word(Keyword.WRONG)}",
            f"! {three} {spoken_word(Keyword.RIGHT)}",
        ),
        _line(
            translate("A note"),
            f"{short(bob)} {spoken_word(Keyword.HAS)} {short(weapon)}",
            f"{short(bob)} {spoken_word(Keyword.NOT)} {short(weapon)}",
        ),
        _line(translate("A move"), f"{short(bob)} > {short(room)}"),
        _line(translate("Accept the completion"), key("Tab"), key("Right")),
        _line(translate("Show another completion"), key("Up"), key("Down")),
    )


def sheet() -> KeyGroup:
    return _group(
        translate("On the sheet"),
        _line(translate("Go from cell to cell"), arrows()),
        _line(translate("Why? (explains the cell)"), "?", key("Return"), key("Space")),
        _line(translate("Pin a hunch on the cell, strengthen it, remove it"), "!"),
        _line(translate("Add the cell to its chart, or remove it"), key("Ctrl+Space"), translate("Ctrl+click")),
        _line(translate("Back to the entry"), key("Esc")),
    )


def own_sheet() -> KeyGroup:
    return _group(
        translate("On your own sheet"),
        _line(translate("The next mark: tick, cross, question mark, none"), key("Space")),
        _line(translate("A tick, a cross, a question mark, no mark"), "+", "X", "*", key("Del")),
        _line(translate("Take back a mark, make it again"), key("Ctrl+Z"), key("Ctrl+Y")),
    )


def board() -> KeyGroup:
    return _group(
        translate("On the board"),
        _line(translate("Choose a place and move the token there"), arrows(), key("Return")),
        _line(translate("The roll"), "0 … 9"),
        _line(translate("Go on with the entry"), "A … Z"),
        _line(translate("The next and the previous token"), key("PgDown"), key("PgUp")),
        _line(translate("Back to the entry"), key("Esc")),
    )


def chart() -> KeyGroup:
    return _group(
        translate("In a chart"),
        _line(translate("Go from point to point"), arrows()),
        _line(translate("Show the game after that entry"), key("Return"), key("Space")),
        _line(translate("Look closer, or see more"), "+", "−"),
        _line(translate("Show everything again"), "0"),
    )


def arrows() -> str:
    return translate("arrows", "the four arrow keys")


@dataclass(frozen=True, slots=True)
class KeyLine:
    keys: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    title: str
    lines: tuple[KeyLine, ...]


def _group(title: str, *lines: KeyLine) -> KeyGroup:
    return KeyGroup(title, lines)


def _line(what: str, *keys: str) -> KeyLine:
    return KeyLine(keys, what)


def keys_in_use(window: QMainWindow) -> tuple[KeyGroup, ...]:
    """Return the keys of the menus, of parts of the window, and of its buttons."""
    menus = [action.menu() for action in window.menuBar().actions()]
    groups = [KeyGroup(bare(menu.title()), tuple(_of_menu(menu))) for menu in menus if isinstance(menu, QMenu)]
    in_menus = {id(action) for menu in menus if isinstance(menu, QMenu) for action in _actions_of(menu)}
    others = [action for action in window.findChildren(QAction) if id(action) not in in_menus]
    groups += _by_part(_lines_of_parts(window, others))
    groups.append(KeyGroup(translate("Buttons and choices"), tuple(_mnemonics(window))))
    return tuple(group for group in groups if group.lines)


def bare(text: str) -> str:
    """Return the text of a menu or button without its mnemonic and ellipsis."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _of_menu(menu: QMenu) -> Iterator[KeyLine]:
    for action in _actions_of(menu):
        if action.shortcuts():
            yield _line_of(action)


def _actions_of(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _actions_of(below)
        else:
            yield action


def _line_of(action: QAction) -> KeyLine:
    # the text may change with the game ("Undo Ann's suggestion"); the status tip does not
    what = action.text() if action.isSeparator() or not action.statusTip() else action.statusTip()
    return KeyLine(tuple(native(key) for key in action.shortcuts()), bare(what))


def _lines_of_parts(window: QMainWindow, actions: Iterable[QAction]) -> Iterator[tuple[str, KeyLine]]:
    """Give the keys of single parts of the window, each with the name of the part."""
    for action in actions:
        if action.shortcuts():
            yield _part(action.parent()), _line_of(action)
    for shortcut in window.findChildren(QShortcut):
        if shortcut.key().isEmpty():
            continue
        yield _part(shortcut.parent()), _line(shortcut.whatsThis(), native(shortcut.key()))


def _part(owner: object) -> str:
    """Return the name of the part of the window that something belongs to; empty for the window itself."""
    while isinstance(owner, QWidget) and not isinstance(owner, QMainWindow):
        if owner.accessibleName() or owner.windowTitle():
            return owner.accessibleName() or owner.windowTitle()
        owner = owner.parentWidget()
    return ""


def _by_part(lines: Iterable[tuple[str, KeyLine]]) -> list[KeyGroup]:
    """Group the lines by part; keys that several parts have go to the group of the whole window."""
    listed = tuple(lines)
    parts = {line.keys: {part for part, other in listed if other.keys == line.keys} for _, line in listed}
    groups: dict[str, dict[tuple[str, ...], KeyLine]] = {}
    for part, line in listed:
        groups.setdefault(part if len(parts[line.keys]) == 1 else "", {}).setdefault(line.keys, line)
    elsewhere = translate("In the window")
    return [KeyGroup(part or elsewhere, tuple(its.values())) for part, its in groups.items()]


def _mnemonics(window: QMainWindow) -> Iterator[KeyLine]:
    """Give the mnemonics of buttons, and of labels with a buddy."""
    seen: set[str] = set()
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QAbstractButton | QLabel) or (isinstance(widget, QLabel) and widget.buddy() is None):
            continue
        key = native(QKeySequence.mnemonic(widget.text()))
        if key and key not in seen:
            seen.add(key)
            yield _line(bare(widget.text()), key)


PAGES = (
    *("setup", "entering", "unusual", "numbers", "reasons", "advice", "board", "practice", "review", "details"),
    *("engines", "files"),
)
"""The names of the files, in the order in which the help shows them."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page: its object's name, which is not for people, its title, and its text in Markdown."""

    name: str
    title: str
    text: str


def pages() -> tuple[HelpPage, ...]:
    return tuple(map(read_page, PAGES))


def read_page(name: str) -> HelpPage:
    """Return one page, in English where it is not translated. Its first line is the title."""
    pages = resources.files("resources").joinpath("help")
    file = pages.joinpath(language(), f"{name}.md")
    file = file if file.is_file() else pages.joinpath("en", f"{name}.md")
    title, _, text = file.read_text("utf-8").partition("\n")
    return HelpPage(f"help{name.capitalize()}", title.removeprefix("# "), text.strip())


def picture_of(page: HelpPage, *, is_dark: bool) -> QImage | None:
    """Return the picture of a page, if it has one; ``python -m tests.screenshots --help-pictures`` draws them."""
    scheme = "dark" if is_dark else "light"
    name = page.name.removeprefix("help").lower()
    file = resources.files("resources").joinpath("help", "pictures", f"{name}-{scheme}.png")
    return QImage.fromData(file.read_bytes()) if file.is_file() else None


HELP_SIZE = QSize(860, 600)
PICTURE_WIDTH = 560
HELP_SHARES = (220, 640)

SPACING = 2
"""The space around an item of a list (px), or one could not tell where one of several lines ends."""


class _Wrapping(QStyledItemDelegate):
    """Wraps an item in the width in which it is drawn: Qt leaves the spacing out, and cuts what does not fit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        option.rect.adjust(0, 0, -2 * SPACING, 0)
        return super().sizeHint(option, index)


class _ListedPages(QDialog):
    """A list on the left, which never scrolls sideways, and the selected page on the right. Esc closes it."""

    def __init__(self, name: str, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}View")
        self.setWindowTitle(title)
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setSpacing(SPACING)
        self._list.setItemDelegate(_Wrapping(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListWidget.ResizeMode.Adjust)

    def _lay_out(
        self, pages: QWidget, widths: Sequence[int], size: QSize, close: str, search: QLineEdit | None = None
    ) -> None:
        parts, left = QSplitter(Qt.Orientation.Horizontal), QWidget()
        packed(QVBoxLayout(left), *([search] if search else []), (self._list, 1), spacing=Space.S)
        parts.addWidget(left)
        parts.addWidget(pages)
        parts.setSizes([px(width) for width in widths])
        parts.setChildrenCollapsible(False)
        below = packed(QHBoxLayout(), 1, close_button(close, self))
        packed(QVBoxLayout(self), (parts, 1), below, margins=Space.S, spacing=Space.S)
        self.resize(with_text(self, size))


class HelpView(_ListedPages):
    """The pages of the help; the game goes on beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("help", translate("Help"), parent)
        self._texts: list[QTextBrowser] = []
        self._list.setObjectName("helpTitles")
        self._list.setAccessibleName(translate("Pages of the help"))
        self._search = QLineEdit()
        self._search.setObjectName("helpSearch")
        self._search.setAccessibleName(translate("Search the help"))
        self._search.setPlaceholderText(translate("Search the help"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_searched)
        self._pages = QStackedWidget()
        self._pages.setObjectName("helpPages")
        self._list.currentRowChanged.connect(self._pages.setCurrentIndex)
        for page in pages():
            self.add(PageText(page), page.title)
        self._lay_out(self._pages, HELP_SHARES, HELP_SIZE, "helpClose", self._search)

    def _on_searched(self, text: str) -> None:
        """List the pages that have all these words, and show where: if possible, a heading with all of them."""
        words = [*map(normalized, text.split())]
        places = [_place(page, words) for page in self._texts]
        for row, place in enumerate(places):
            self._list.setRowHidden(row, place is None)
        having = [(place, row) for row, place in enumerate(places) if place is not None]
        if words and having:
            (_, position), row = min(having, key=lambda each: (each[0][0], each[1]))
            self._list.setCurrentRow(row)
            page = self._texts[row]
            page.moveCursor(QTextCursor.MoveOperation.End)  # so that what is shown then is at the top
            cursor = page.textCursor()
            cursor.setPosition(position)
            page.setTextCursor(cursor)

    def add(self, page: QTextBrowser, title: str) -> None:
        self._texts.append(page)
        self._pages.addWidget(page)
        self._list.addItem(title)

    def open_at(self, name: str) -> None:
        """Come to the front with one page, ready to be scrolled by keys."""
        page = self._pages.findChild(QWidget, name)
        if page is not None:
            self._list.setCurrentRow(self._pages.indexOf(page))
        bring_to_front(self)
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)


def _place(page: QTextBrowser, words: Sequence[str]) -> tuple[int, int] | None:
    """Return where a page has all these words: how well it fits (0 is best), and the position; None if nowhere."""
    texts = {(0, 0): normalized(page.accessibleName())}
    block = page.document().begin()
    while block.isValid():
        texts[0 if block.blockFormat().headingLevel() else 1, block.position()] = normalized(block.text())
        block = block.next()
    whole = [place for place, text in texts.items() if all(word in text for word in words)]
    is_there = all(any(word in text for text in texts.values()) for word in words)
    return min(whole) if whole else (2, 0) if is_there else None


class PageText(Restyled, QTextBrowser):
    """A page with its picture above the text, light or dark like the window.

    The picture is put in here: no page names a file or an address, and none would be loaded.
    """

    def __init__(self, page: HelpPage) -> None:
        super().__init__()
        self._page = page
        self.setObjectName(page.name)
        self.setAccessibleName(page.title)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(Space.M)
        self.restyle()
        self.follows_style = True

    def loadResource(self, _kind: int, _name: QUrl | str) -> None:
        """Load nothing: what a page shows is in its document already."""

    def restyle(self) -> None:
        self.setMarkdown(self._page.text)
        self._space()
        picture = picture_of(self._page, is_dark=is_dark(colours(self.palette())))
        if picture is None:
            return
        place = QUrl(f"picture:{self._page.name}")
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, place, picture)
        shape = QTextImageFormat()
        shape.setName(place.toString())
        shape.setWidth(min(picture.width(), PICTURE_WIDTH))
        cursor = QTextCursor(self.document())
        cursor.insertBlock()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        cursor.setBlockFormat(QTextBlockFormat())
        cursor.setCharFormat(QTextCharFormat())
        cursor.insertImage(shape)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _space(self) -> None:
        """Set headings and paragraphs apart; Markdown leaves no space between them."""
        block = self.document().begin()
        while block.isValid():
            shape = block.blockFormat()
            if shape.headingLevel():
                shape.setTopMargin(Space.L)
            shape.setBottomMargin(Space.XS)
            QTextCursor(block).setBlockFormat(shape)
            block = block.next()


class CheatSheet(QTextBrowser):
    """The page with all keys; updated whenever it is shown."""

    def __init__(self, window: QMainWindow, game: Game) -> None:
        super().__init__()
        self.setObjectName("helpKeys")
        self.setAccessibleName(self.title())
        self.setOpenLinks(False)
        self.document().setDocumentMargin(Space.M)
        self._main, self._game = window, game

    @staticmethod
    def title() -> str:
        return translate("Keys")

    def showEvent(self, event: QShowEvent) -> None:
        self.write()
        super().showEvent(event)

    def write(self) -> None:
        case = self._game.value.case
        own = groups(None if case is None else case.setup)
        self.setHtml(_page((*own, *keys_in_use(self._main)), colours(self.palette()).band))


def _page(groups: Sequence[KeyGroup], ground: str) -> str:
    return "".join(f"<h3>{escape(group.title)}</h3>{_table(group.lines, ground)}" for group in groups)


def _table(lines: Sequence[KeyLine], ground: str) -> str:
    rows = "".join(
        f'<tr><td width="38%" style="padding: 2px 12px 2px 0">{_keys(line.keys, ground)}</td>'
        f'<td style="padding: 2px 0">{escape(line.what)}</td></tr>'
        for line in lines
    )
    return f'<table width="100%">{rows}</table>'


def _keys(keys: Sequence[str], ground: str) -> str:
    caps = (f'<span style="background: {ground}">&nbsp;{escape(key)}&nbsp;</span>' for key in keys)
    return "<br>".join(caps)


LICENCES_SIZE = QSize(920, 600)
LICENCES_SHARES = (200, 720)
ENDING = ".txt"


def notices() -> dict[str, Traversable]:
    """Return the licence files by the name and version of each part, the program itself first.

    A bundle has those of all its parts, a checkout only those of its own files.
    """
    files = {
        file.name.removesuffix(ENDING): file for file in resources.files("resources").joinpath("notices").iterdir()
    }
    return {name: files[name] for name in sorted(files, key=lambda name: (name != "Deerstalker", name.lower()))}


class LicencesView(_ListedPages):
    """The parts of the program, each with its licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("licences", translate("Licences"), parent)
        self._notices = notices()
        self._list.setObjectName("licenceParts")
        self._list.setAccessibleName(translate("Parts of the program"))
        self._list.addItems(list(self._notices))
        self._text = QPlainTextEdit()
        self._text.setObjectName("licenceText")
        self._text.setAccessibleName(translate("Licence"))
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._lay_out(self._text, LICENCES_SHARES, LICENCES_SIZE, "licencesClose")
        self._list.currentTextChanged.connect(self._show_notice)
        self._list.setCurrentRow(0)

    def come_to_front(self) -> None:
        """Show the window in front of the others, with the keyboard focus."""
        bring_to_front(self)
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_notice(self, name: str) -> None:
        self._text.setPlainText(self._notices[name].read_text("utf-8"))


IN_THE_MENU = ("entering", "unusual", "numbers", "advice")
"""The pages that the menu opens; the others are in the list of the help window."""


class HelpPresenter(QObject):
    """Opens the help, the about box and the licences; each window is made on first use."""

    def __init__(self, host: Host, game: Game) -> None:
        super().__init__(host.window)
        self._host, self._game = host, game
        self._view: HelpView | None = None
        self._licences: LicencesView | None = None
        about = host.actions.about
        about.triggered.connect(self.open_about)
        host.actions.keys.triggered.connect(self._open_keys)
        for page in map(read_page, IN_THE_MENU):
            action = QAction(page.title, host.window)
            action.setObjectName(f"action{page.name[:1].upper()}{page.name[1:]}")
            action.triggered.connect(partial(self.open, page.name))
            host.menus.help.insertAction(about, action)
        host.menus.help.insertSeparator(about)

    def _open_keys(self) -> None:
        self.open("helpPractice" if self._game.value.is_practice else "helpKeys")

    def open(self, page: str) -> None:
        if self._view is None:
            self._view = HelpView(self._host.window)
            self._view.add(CheatSheet(self._host.window, self._game), CheatSheet.title())
        self._view.open_at(page)

    def open_about(self) -> None:
        box = QMessageBox(self._host.window)
        box.setObjectName("aboutBox")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setText(f"Deerstalker {__version__}")
        box.setInformativeText(f"{_what_it_is()}\n\n{_made_of()}")
        licences = box.addButton(translate("&Licences…"), QMessageBox.ButtonRole.HelpRole)
        licences.setObjectName("licencesButton")
        licences.clicked.connect(self._open_licences)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Ok))
        box.setEscapeButton(QMessageBox.StandardButton.Ok)
        box.setModal(False)
        box.show()

    def _open_licences(self) -> None:
        if self._licences is None:
            self._licences = LicencesView(self._host.window)
        self._licences.come_to_front()


def _what_it_is() -> str:
    return translate(
        "A detective’s sheet with exact probabilities.\n\nCluedo and Clue are trade marks of Hasbro, which has "
        "nothing to do with this program. No artwork of theirs is used."
    )


def _made_of() -> str:
    """Return authors, licence, and the versions that a bug report should name."""
    import platform  # late: few ask

    text = translate(
        "© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which "
        "is used under the GNU Lesser General Public License."
    )
    return text.format(python=platform.python_version(), qt=qVersion())
