"""What is chosen of the looks holds at once, and is there the next time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLabel, QPushButton

from app.ui import schemes, theme
from app.ui.icons import icon
from app.ui.settings import Preferences
from tests.app.assembling import assemble, prepare_style
from tests.pictures import difference

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def program(qapp, places, settings, run_program):
    def make(background):
        preferences = Preferences(settings)
        prepare_style(qapp, preferences.text_size)
        window = assemble(places, settings, background)
        theme.apply_scheme(qapp, preferences.scheme)
        return window

    return run_program(make)


def preferences_of(window) -> QDialog:
    window.findChild(QAction, "actionPreferences").trigger()
    return window.findChild(QDialog, "preferencesDialog")


def choose(qtbot, dialog: QDialog, name: str, value: str) -> None:
    """Choose with the keys, as somebody does who tabs through the dialog."""
    field = dialog.findChild(QComboBox, name)
    qtbot.keyClick(field, Qt.Key.Key_Home)
    while field.isEnabled() and field.currentData() != value:
        qtbot.keyClick(field, Qt.Key.Key_Down)


def ground() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name()


def test_more_contrast_is_there_as_soon_as_the_system_wants_it(qtbot, program, qapp, monkeypatch):
    hints = qapp.styleHints()
    monkeypatch.setattr(theme, "wants_contrast", lambda _: True)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert ground() == schemes.LIGHT_CONTRAST.window
    assert theme.colours() is schemes.LIGHT_CONTRAST
    choose(qtbot, preferences_of(program.window), "preferencesScheme", "dark")
    assert theme.colours() is schemes.DARK_CONTRAST
    monkeypatch.undo()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert theme.colours() is schemes.DARK


def test_larger_text_makes_the_window_anew_with_the_game_in_it_and_the_preferences_open(qtbot, program, case_file):
    first = program.window
    first.open_path(case_file)
    case = first._session.case
    dialog = preferences_of(first)
    qtbot.keyClick(dialog.findChild(QComboBox, "preferencesTextSize"), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: program.window is not first)
    again = program.window.findChild(QDialog, "preferencesDialog")
    assert again is not dialog
    assert again.isVisible()
    assert again.findChild(QComboBox, "preferencesTextSize").currentData() == "110"
    assert program.window._session.case == case
    assert theme.TypeSize.BODY == 14
    assert program.window.font().pixelSize() == 14


def test_the_size_goes_up_and_down_in_steps_and_stays_at_its_ends(program, settings):
    def press(name: str) -> int:
        program.window.findChild(QAction, name).trigger()
        return Preferences(settings).text_size

    assert press("actionTextSmaller") == 100
    assert press("actionTextLarger") == 110
    settings.setValue("looks/textSize", 175)
    assert [press("actionTextLarger") for _ in range(2)] == [200, 200]
    assert press("actionTextUsual") == 100
    settings.setValue("looks/textSize", 130)
    assert press("actionTextSmaller") == 125, "the next step"


def test_keys_pressed_in_quick_succession_all_count(qtbot, program, settings, case_file):
    first = program.window
    first.open_path(case_file)
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    for _ in range(3):
        qtbot.keyClick(first, Qt.Key.Key_Plus, CONTROL)
        qtbot.wait(30)
    qtbot.waitUntil(lambda: program.window is not first)
    assert Preferences(settings).text_size == 150
    assert program.window.font().pixelSize() == 20


def test_no_number_is_cut_while_the_language_changes(qtbot, program, case_file):
    first = program.window
    first.open_path(case_file)
    qtbot.waitUntil(lambda: first.page.sheet.is_fresh)
    cut: list[str] = []

    def look() -> bool:
        for name in ("summarySolutions", "summaryEntropy"):
            number = program.window.findChild(QLabel, name)
            if number.isVisible() and number.width() < number.sizeHint().width():
                cut.append(f"{name}: {number.text()}")
        return program.window is not first and program.window.page.sheet.is_fresh

    first.findChild(QAction, "actionLanguage_fr").trigger()
    qtbot.waitUntil(look)
    for _ in range(20):
        look()
        qtbot.wait(10)
    assert cut == []
    program.window.findChild(QAction, "actionLanguage_en").trigger()


def test_colours_and_animations_change_where_they_are_and_icons_take_their_ink(
    qtbot, program, settings, qapp, case_file
):
    program.window.resize(1920, 1080)
    program.window.open_path(case_file)
    qtbot.waitUntil(lambda: program.window.page.sheet.is_fresh)
    dialog = preferences_of(program.window)
    qtbot.wait(50)
    before = program.window.page.sheet.grab().toImage()
    box = dialog.findChild(QCheckBox, "preferencesAnimations")
    assert Preferences(settings).animations
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert not Preferences(settings).animations
    choose(qtbot, dialog, "preferencesScheme", "dark")
    qtbot.mouseClick(dialog.findChild(QPushButton, "preferencesRestore"), LEFT)
    assert Preferences(settings).animations
    assert Preferences(settings).scheme == "system"
    assert box.isChecked()

    first = program.window
    action = first.findChild(QAction, "actionSave")
    for scheme, colours in (("light", schemes.LIGHT), ("dark", schemes.DARK)):
        choose(qtbot, dialog, "preferencesScheme", scheme)
        assert ground() == colours.window
        if QApplication.platformName() == "windows":  # which draws title bars as it is told
            assert QApplication.styleHints().colorScheme() == theme.SCHEMES[scheme]
        assert program.window is first
        assert Preferences(settings).scheme == scheme
        assert difference(action.icon().pixmap(18, 18).toImage(), icon("save").pixmap(18, 18).toImage()) == ""
        assert theme.colours() is colours

    hints = qapp.styleHints()
    choose(qtbot, dialog, "preferencesScheme", "dark")
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert ground() == schemes.DARK.window
    choose(qtbot, dialog, "preferencesScheme", "system")
    assert ground() == (schemes.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else schemes.LIGHT).window
    qtbot.wait(50)
    assert difference(program.window.page.sheet.grab().toImage(), before) == "", "nothing has moved"


def test_the_window_fits_on_a_small_screen_and_the_chart_makes_room_for_large_text(qtbot, program, settings, case_file):
    program.window.open_path(case_file)
    for before, percent, has_room in ((110, 125, True), (125, 150, False), (175, 200, False)):
        settings.setValue("looks/textSize", before)
        program.window.resize(1280, 720)
        program.window.dock.show()
        first = program.window
        first.findChild(QAction, "actionTextLarger").trigger()
        qtbot.waitUntil(lambda first=first: program.window is not first)
        assert Preferences(settings).text_size == percent
        assert program.window.dock.isVisible() == has_room
        least = program.window.minimumSizeHint()
        assert least.width() <= 1280
        assert least.height() <= 720
