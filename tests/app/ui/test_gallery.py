"""What holds in every state of the gallery: nothing is cut, covered or mute, and each key means one thing."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QLabel,
    QMenuBar,
    QPushButton,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.ui.language import LANGUAGES
from app.ui.widgets.options import OptionButton
from tests.app.fitting import Longer, misfits
from tests.app.heard import faults
from tests.app.inspecting import Inspector, states
from tests.app.naming import interactive, nameless, spoken
from tests.app.settling import settle
from tests.robust.overlaps import overlaps
from tests.screenshots.cases import seated, six
from tests.screenshots.gallery import STATES
from tests.screenshots.studio import SIZES, Studio

AT_ONCE = ("set-up", "entering", "preferences", "board", "review", "chart-hands", "start")
"""The states that are looked at in every run of the tests, in one window; the others with the slow ones.

After the last there is a game with changes, about which the next would be asked."""

KEYS_AT_ONCE = ("board", "entering", "preferences")
ALT = re.compile(r"Alt\+\w\b")


@pytest.fixture
def heard(qapp: QApplication) -> Iterator[None]:
    """As if a screen reader ran."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


class Keys(Inspector):
    """A window whose underlined letters are read: no two parts have the same, and no tip names another."""

    def look(self) -> Iterator[str]:
        for window in self.seen():
            yield from (*clashes(window), *behind_tabs(window), *untrue_tips(window))


class Whole(Keys):
    """A window of which each part is heard, found and whole, too, and none lies over another."""

    def look(self) -> Iterator[str]:
        yield from super().look()
        yield from faults()
        for window in self.seen():
            yield from (fault for fault in misfits(window) if not fault.startswith("OptionButton"))
            options = (one for one in window.findChildren(OptionButton) if one.isVisible())  # of many, which may be cut
            yield from (f"no tip: {one.option.label}" for one in options if one.option.label not in one.toolTip())
            yield from overlaps(window)
            yield from (f"no name: {one}" for one in nameless(window))
            acted_on = (one for one in interactive(window) if one.isVisible())
            yield from (f"no words: {one.objectName()}" for one in acted_on if not spoken(one))


@pytest.mark.parametrize("shown", states(AT_ONCE))
def test_all_that_is_seen_is_whole_and_heard_and_has_a_key_of_its_own(heard, qapp, tmp_path, shown):
    whole = Whole(qapp, tmp_path)
    whole.walk(shown)
    whole.close()


def in_other_languages() -> Iterator[object]:
    """Yield states and a language: all states in one, some in the others."""
    for language in LANGUAGES:
        if language != "en":
            yield pytest.param([STATES[name] for name in KEYS_AT_ONCE], language, id=f"at once-{language}")
    for name, state in STATES.items():
        yield pytest.param([state], "de", id=f"{name}-de")


@pytest.mark.slow
@pytest.mark.parametrize(("shown", "language"), list(in_other_languages()))
def test_no_two_parts_of_a_window_have_the_same_key_in_any_language(qapp, speak, tmp_path, shown, language):
    speak(language)
    keys = Keys(qapp, tmp_path)
    keys.walk(shown)
    keys.close()


# --- nothing is cut in any language


class Fitting(Inspector):
    """A window in which nothing is cut or elided."""

    def look(self) -> Iterator[str]:
        for window in self.seen():
            yield from misfits(window)


def other_entries(studio: Studio) -> None:
    """The forms of other entries than suggestions."""
    studio.play(seated(six(12)))
    for kind in ("accusation", "note"):
        studio.window.page.entry.choose_kind(kind)
        studio.settle()
        studio.shoot(kind)


def preferences_of_engines(studio: Studio) -> None:
    """The second page of the preferences."""
    studio.window.commands.preferences.trigger()
    dialog = studio.part(QDialog, "preferencesDialog")
    dialog.show_page(1)
    studio.settle()
    studio.shoot("engines", dialog)


FIT = ("set-up", "preferences", "entering", "past", "why", "advice", "board", "table", "solved", "start")
LONGER = "longer"
"""No language that there is: English, in which every word is 40 % longer. What fits there fits in those that are."""


@pytest.mark.parametrize("language", [LONGER, *(pytest.param(code, marks=pytest.mark.slow) for code in LANGUAGES)])
def test_nothing_is_cut_in_any_language(qapp, speak, tmp_path, language):
    longer = Longer()
    speak("en" if language == LONGER else language)
    if language == LONGER:
        qapp.installTranslator(longer)
    fitting = Fitting(qapp, tmp_path)
    try:
        fitting.walk([other_entries, preferences_of_engines, *map(STATES.__getitem__, FIT)])
    finally:
        qapp.removeTranslator(longer)
        fitting.close()


@pytest.mark.parametrize("is_label", [True, False])
def test_what_does_not_fit_is_found(qtbot, is_label: bool):
    """The test of the test: a text in half the room that it needs."""
    room = QWidget()
    qtbot.addWidget(room)
    text = QLabel("Colonel Mustard") if is_label else QPushButton("Colonel Mustard")
    layout = QVBoxLayout(room)
    layout.addWidget(text)
    room.show()
    assert misfits(room) == []
    text.setFixedWidth(text.fontMetrics().horizontalAdvance(text.text()) // 2)
    settle()
    assert len(misfits(room)) == 1


# --- the underlined letters


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


def test_a_game_that_is_opened_with_large_text_shows_its_entry(qapp, tmp_path):
    studio = Studio(qapp, tmp_path, SIZES[0], "light", percent=200)
    studio.play(six(12))
    tabs = studio.part(QTabBar, "pageTabs")
    assert tabs.isVisible()
    assert tabs.tabText(tabs.currentIndex()) == "Entry"
    studio.close()
