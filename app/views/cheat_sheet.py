"""The keys on one page, made from what the window has: it cannot go stale."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMainWindow, QTextBrowser

from app.language import translate
from app.models.key_words import groups
from app.models.keys_in_use import KeyGroup, KeyLine, keys_in_use
from app.session import Session
from app.theme import Space, colours


class CheatSheet(QTextBrowser):
    """A page that stands in the help; it is written anew whenever it comes to be seen."""

    def __init__(self, window: QMainWindow, session: Session) -> None:
        super().__init__()
        self.setObjectName("helpKeys")
        self.setAccessibleName(self.title())
        self.setOpenLinks(False)
        self.document().setDocumentMargin(Space.M)
        self._main, self._session = window, session

    @staticmethod
    def title() -> str:
        """Return what the page is called."""
        return translate("CheatSheet", "Keys")

    def showEvent(self, event: QShowEvent) -> None:
        self.write()
        super().showEvent(event)

    def write(self) -> None:
        """Write down the keys as they are now."""
        case = self._session.case
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
