"""The help window with its pages and the list of keys, the about box, and the window with the licences.

A page is a Markdown file in ``resources/help/<language>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtCore import QObject, QSize, Qt, QUrl, qVersion
from PySide6.QtGui import (
    QAction,
    QImage,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QMainWindow,
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

from app.features.help.keys import KeyGroup, KeyLine, groups, keys_in_use
from app.game.game import Game
from app.ui.host import Host
from app.ui.language import language, translate
from app.ui.schemes import is_dark
from app.ui.theme import Space, colours, px
from app.ui.widgets.labels import close_button
from app.ui.widgets.panels import Restyled, bring_to_front, packed, with_text
from app.ui.widgets.tables import Index
from core.version import __version__

PAGES = (
    *("setup", "entering", "numbers", "reasons", "advice", "board", "practice", "review", "details", "engines"),
    "files",
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

    def _lay_out(self, pages: QWidget, widths: Sequence[int], size: QSize, close: str) -> None:
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self._list)
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
        self._list.setObjectName("helpTitles")
        self._list.setAccessibleName(translate("Pages of the help"))
        self._pages = QStackedWidget()
        self._pages.setObjectName("helpPages")
        self._list.currentRowChanged.connect(self._pages.setCurrentIndex)
        for page in pages():
            self.add(PageText(page), page.title)
        self._lay_out(self._pages, HELP_SHARES, HELP_SIZE, "helpClose")

    def add(self, page: QWidget, title: str) -> None:
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


IN_THE_MENU = ("entering", "numbers", "advice")
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
