"""The help: a few short pages beside the game, the keys among them."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from app.language import translate
from app.models.help_words import HelpPage, pages
from app.theme import Space

USUAL = QSize(620, 560)


class HelpView(QDialog):
    """A window with a tab for each page; the game goes on beside it. Esc closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("helpView")
        self.setWindowTitle(translate("HelpView", "Help"))
        self._tabs = QTabWidget()
        self._tabs.setObjectName("helpTabs")
        self._tabs.setAccessibleName(translate("HelpView", "Pages of the help"))
        for page in pages():
            self.add(_text_of(page), page.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        layout.addWidget(self._tabs)
        self.resize(USUAL)

    def add(self, page: QWidget, title: str) -> None:
        """Add a page, which is opened by its object's name."""
        self._tabs.addTab(page, title)

    def open_at(self, name: str) -> None:
        """Come to the front with one page, ready to be scrolled by keys."""
        page = self._tabs.findChild(QWidget, name)
        if page is not None:
            self._tabs.setCurrentWidget(page)
        self.show()
        self.raise_()
        self.activateWindow()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)


def _text_of(page: HelpPage) -> QTextBrowser:
    shown = QTextBrowser()
    shown.setObjectName(page.name)
    shown.setAccessibleName(page.title)
    shown.setOpenLinks(False)
    shown.document().setDocumentMargin(Space.M)
    shown.setHtml("".join(f"<h3>{escape(topic.heading)}</h3><p>{escape(topic.text)}</p>" for topic in page.topics))
    return shown
