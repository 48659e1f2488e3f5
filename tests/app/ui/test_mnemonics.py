"""The underlined letters: no two of them are the same among what can be seen in a window at a time."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QLabel,
    QMenuBar,
    QTabBar,
    QTabWidget,
    QWidget,
)

from app.ui.language import LANGUAGES, set_language
from tests.screenshots.gallery import STATES
from tests.screenshots.studio import Studio

AT_ONCE = ("board", "entering", "preferences")


ALT = re.compile(r"Alt\+\w\b")


class Keys(Studio):
    """A window whose underlined letters are read where its picture would be taken."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.twice: list[str] = []
        self.untrue: list[str] = []
        super().__init__(application, folder, QSize(1280, 720), "light")

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        """Keep the letters that two parts of a window have, and tips that name another letter than the button has."""
        for window in [self.window, *self.window.findChildren(QWidget)]:
            if window.isWindow() and window.isVisible():
                self.twice += [f"{state}: {twice}" for twice in (*clashes(window), *behind_tabs(window))]
                self.untrue += [f"{state}: {tip}" for tip in untrue_tips(window)]


def clashes(window: QWidget) -> list[str]:
    """Return the keys that two parts of a window have, with their texts."""
    found: dict[str, list[str]] = defaultdict(list)
    for text, key in keys_in(window):
        if key:
            found[key].append(text)
    return [f"{key}: {' / '.join(texts)}" for key, texts in found.items() if len(texts) > 1]


def behind_tabs(window: QWidget) -> Iterator[str]:
    """Yield the same of the pages behind the tabs of a dialog."""
    for tabs in window.findChildren(QTabWidget) if isinstance(window, QDialog) else ():
        before = tabs.currentIndex()
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            yield from clashes(window)
        tabs.setCurrentIndex(before)


def untrue_tips(window: QWidget) -> Iterator[str]:
    """Yield the tips of buttons that name another letter than is underlined."""
    for button in window.findChildren(QAbstractButton):
        underlined = QKeySequence.mnemonic(button.text()).toString()
        if button.isVisible() and underlined and {*ALT.findall(button.toolTip())} - {underlined}:
            yield f"{button.text()}: {button.toolTip()}"


def keys_in(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of what can be seen in a window, each with its key."""
    for one in window.findChildren(QWidget):
        if one.isVisible() and one.window() is window:
            for text in texts_of(one):
                yield text, QKeySequence.mnemonic(text).toString()
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        if isinstance(owner, QWidget) and owner.isVisible() and owner.window() is window:
            key = shortcut.key().toString()
            yield f"the key of {owner.objectName()}", key if key.startswith("Alt+") and len(key) == len("Alt+A") else ""


def texts_of(one: QWidget) -> list[str]:
    match one:
        case QAbstractButton():
            return [one.text()]
        case QLabel():
            return [one.text()] if one.buddy() is not None else []
        case QGroupBox():
            return [one.title()]
        case QTabBar():
            return [one.tabText(i) for i in range(one.count()) if one.isTabVisible(i)]
        case QMenuBar():
            return [action.text() for action in one.actions() if action.isVisible()]
        case _:
            return []


def cases() -> Iterator[object]:
    """Yield states and a language: all states in two languages, some in the others; few of them at each run."""
    for language in LANGUAGES:
        is_at_once = language == "en"
        yield pytest.param(AT_ONCE, language, marks=() if is_at_once else pytest.mark.slow, id=f"at once-{language}")
        for name in STATES if language in {"en", "de"} else ():
            if name not in AT_ONCE:
                yield pytest.param((name,), language, marks=pytest.mark.slow, id=f"{name}-{language}")


@pytest.fixture
def keys(language: str, qapp: QApplication, tmp_path: Path) -> Iterator[Keys]:
    set_language(qapp, language)
    made = Keys(qapp, tmp_path)
    yield made
    made.close()
    set_language(qapp, "en")


@pytest.mark.parametrize(("names", "language"), list(cases()))
def test_no_two_parts_of_a_window_have_the_same_key(keys: Keys, names: tuple[str, ...], language: str):
    for name in names:
        STATES[name](keys)
        keys.clear()
    assert not keys.twice
    assert not keys.untrue
