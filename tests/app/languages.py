"""A language for tests, in which every text of the program stands in marks, and what is left outside of them."""

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
"""How the contexts of Qt's own texts begin."""

_TAG: Final = re.compile(r"<[^<>]*>|&[a-z]+;")
_KEPT: Final = re.compile(r"(<[^<>]*>|&[a-z]+;|%n|\{[^{}]*\})|([^<&%{]+|.)", re.DOTALL)
"""What stays as it is in a text that is said in capitals, or else a piece of what doesn't."""

_INNERMOST: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


class Marked(QTranslator):
    """Says "«text»" for every text of the program; values that are put into it are marked on their own."""

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        """Return a text in marks; one of Qt's own as it is."""
        del comment, number
        return text if _OF_QT.match(context) else f"{OPEN}{text}{CLOSE}"

    def isEmpty(self) -> bool:
        return False


@contextmanager
def numbers_of(code: str) -> Iterator[None]:
    """Write numbers and dates as a language does, while a test needs that."""
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        yield
    finally:
        QLocale.setDefault(before)


class Loud(QTranslator):
    """Says every text of the program in capitals; so what is still in small letters was said by no translator.

    This finds untranslated values within translated sentences, too, which marks around the whole don't show.
    """

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        """Return a text in capitals, but for the names of its values and its tags; one of Qt's own as it is."""
        del comment, number
        return text if _OF_QT.match(context) else _KEPT.sub(lambda part: part[1] or part[2].upper(), text)

    def isEmpty(self) -> bool:
        return False


def quiet(text: str, names: Iterable[str] = ()) -> str:
    """Return the words of a text in which there are small letters, but for names and tags of rich text."""
    text = _TAG.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    return " ".join(word for word in text.split() if word != word.upper())


def outside(text: str, names: Iterable[str] = ()) -> str:
    """Return the words of a text that stand outside of all marks: no names, numbers, signs or tags of rich text."""
    text = _TAG.sub(" ", text)
    while _INNERMOST.search(text):
        text = _INNERMOST.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    return " ".join(word for word in text.split() if any(letter.isalpha() for letter in word))


def unmarked(widget: QWidget, names: Collection[str] = ()) -> dict[str, str]:
    """Return the texts of a widget and of all within it that have words outside of marks, by where they were found."""
    return {where: text for where, text in texts(widget) if outside(text, names)}


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Give all that a widget, and what is within it, shows or says, each with where that is."""
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
    """Give what a widget shows."""
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
