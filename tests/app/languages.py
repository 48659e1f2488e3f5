"""Languages for tests, which mark every text of the program, and functions that find unmarked texts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

OPEN, CLOSE = "«", "»"

_OF_QT: Final = re.compile(r"Q[A-Z]")
"""The beginning of the contexts of Qt's own texts."""

_TAG: Final = re.compile(r"<[^<>]*>|&[a-z]+;")
_KEPT: Final = re.compile(r"(<[^<>]*>|&[a-z]+;|%n|\{[^{}]*\})|([^<&%{]+|.)", re.DOTALL)
"""The parts of a text that are not capitalised, or a piece that is."""

_INNERMOST: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


class Marked(QTranslator):
    """Translates every text of the program to "«text»"; inserted values have their own marks."""

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        """Return a text in marks; Qt's own texts are unchanged."""
        del comment, number
        return text if _OF_QT.match(context) else f"{OPEN}{text}{CLOSE}"

    def isEmpty(self) -> bool:
        return False


@contextmanager
def numbers_of(code: str) -> Iterator[None]:
    """Use the number and date formats of a language temporarily."""
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        yield
    finally:
        QLocale.setDefault(before)


class Loud(QTranslator):
    """Translates every text of the program to capitals, so that lower-case text is untranslated.

    Unlike marks around whole texts, this also reveals untranslated values within translated sentences.
    """

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        """Return a text in capitals, except placeholders and tags; Qt's own texts are unchanged."""
        del comment, number
        return text if _OF_QT.match(context) else _KEPT.sub(lambda part: part[1] or part[2].upper(), text)

    def isEmpty(self) -> bool:
        return False


def quiet(text: str, names: Iterable[str] = ()) -> str:
    """Return the words of a text with lower-case letters, except names and tags of rich text."""
    text = _TAG.sub(" ", text)
    for name in sorted(names, key=len, reverse=True) if text != text.upper() else ():
        text = text.replace(name, " ")
    return " ".join(word for word in text.split() if word != word.upper())


def outside(text: str, names: Iterable[str] = ()) -> str:
    """Return the words of a text outside all marks, except names, numbers, symbols and tags of rich text."""
    text = _TAG.sub(" ", text)
    while _INNERMOST.search(text):
        text = _INNERMOST.sub(" ", text)
    for name in sorted(names, key=len, reverse=True) if any(map(str.isalpha, text)) else ():
        text = text.replace(name, " ")
    return " ".join(word for word in text.split() if any(letter.isalpha() for letter in word))


def unmarked(widget: QWidget, names: Collection[str] = ()) -> dict[str, str]:
    """Return the texts of a widget and its children that have words outside marks, by location."""
    return {where: text for where, text in texts(widget) if outside(text, names)}


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield all texts of a widget and its children, each with its location."""
    for one in (widget, *widget.findChildren(QWidget)):
        where = f"{type(one).__name__} {one.objectName()}"
        said = {
            "tip": one.toolTip(),
            "name": one.accessibleName(),
            "description": one.accessibleDescription(),
            "status": one.statusTip(),
            "title": one.windowTitle(),
        }
        yield from ((f"{where}: {what}", text) for what, text in said.items() if text)
        yield from ((f"{where}: text {i}", text) for i, text in enumerate(_shown(one)) if text)
    for action in widget.findChildren(QAction):
        yield f"action {action.objectName()}: text", action.text()


def _shown(widget: QWidget) -> Iterator[str]:
    """Yield the texts that a widget shows."""
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QLineEdit() | QPlainTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(i) for i in range(widget.count()))
            yield widget.placeholderText()
        case QTabWidget():
            yield from (widget.tabText(i) for i in range(widget.count()))
        case _:
            pass
