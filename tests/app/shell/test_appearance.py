"""What is chosen of the looks holds at once, and is there the next time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLabel, QPushButton

from app.shell.appearance import Appearance
from app.shell.main_window import MainWindow
from app.startup import application
from app.startup.application import Program
from app.ui import theme
from app.ui.icons import icon
from app.ui.settings import Preferences
from tests.app.settling import finish, is_told, settle
from tests.pictures import difference
from tests.waiting import PATIENCE_S

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def once(monkeypatch) -> None:
    """What an old window leaves is garbage of the test's end."""
    monkeypatch.setattr(application, "ATTEMPTS", 0)


def preferences_of(window) -> QDialog:
    window.findChild(QAction, "actionPreferences").trigger()
    return window.findChild(QDialog, "preferencesDialog")


def choose(qtbot, dialog: QDialog, name: str, value: str) -> None:
    """Choose with the keys, as somebody does who tabs through the dialog."""
    field = dialog.findChild(QComboBox, name)
    while field.isEnabled() and field.currentData() != value:
        is_above = field.currentIndex() > field.findData(value)
        qtbot.keyClick(field, Qt.Key.Key_Up if is_above else Qt.Key.Key_Down)


def ground() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name()


def test_larger_text_makes_a_window_anew_that_fits_with_the_game_in_it_and_the_preferences_open(
    qtbot, program, settings, case_file
):
    first = program.window
    first.resize(1280, 720)
    first.open_path(case_file)
    case = first.session.case
    dialog = preferences_of(first)
    qtbot.keyClick(dialog.findChild(QComboBox, "preferencesTextSize"), Qt.Key.Key_Down)
    second = renewed(qtbot, program, first)
    again = second.findChild(QDialog, "preferencesDialog")
    assert again is not dialog
    assert again.isVisible()
    assert again.findChild(QComboBox, "preferencesTextSize").currentData() == "110"
    assert second.session.case == case
    assert theme.TypeSize.BODY == 14
    assert second.font().pixelSize() == 14

    again.close()
    second.resize(1280, 720)
    second.dock.show()
    second.findChild(QAction, "actionTextLarger").trigger()
    third = renewed(qtbot, program, second)
    assert Preferences(settings).text_size == 125
    assert third.dock.isVisible(), "there is room for the chart"
    assert fits(third)

    third.resize(1280, 720)
    soon = third.findChild(Appearance)._soon
    soon.setInterval(1000 * PATIENCE_S)  # however slow the fingers of a loaded machine are
    third.activateWindow()
    qtbot.waitUntil(third.isActiveWindow)
    for size in (150, 175, 200):  # in quick succession
        qtbot.keyClick(third, Qt.Key.Key_Plus, CONTROL)
        assert Preferences(settings).text_size == size
        assert not third.dock.isVisible(), "there is no room for the chart"
        settle()
    assert soon.isActive()
    soon.setInterval(0)
    fourth = renewed(qtbot, program, third)
    assert Preferences(settings).text_size == 200
    assert fourth.font().pixelSize() == 26
    assert not fourth.dock.isVisible()
    assert fits(fourth)


def renewed(qtbot, program: Program, old: MainWindow) -> MainWindow:
    qtbot.waitUntil(lambda: program.window is not old)
    return program.window


def fits(window: MainWindow) -> bool:
    least = window.minimumSizeHint()
    return least.width() <= 1280 and least.height() <= 720


def test_the_size_goes_up_and_down_in_steps_and_stays_at_its_ends(qtbot, window, settings):
    def press(name: str) -> int:
        window.findChild(QAction, name).trigger()
        return Preferences(settings).text_size

    assert press("actionTextSmaller") == 100
    assert press("actionTextLarger") == 110
    settings.setValue("looks/textSize", 175)
    assert [press("actionTextLarger") for _ in range(2)] == [200, 200]
    assert press("actionTextUsual") == 100
    settings.setValue("looks/textSize", 130)
    with qtbot.waitSignal(window.rebuild_wanted):
        assert press("actionTextSmaller") == 125, "the next step"
    settings.remove("looks/textSize")


NUMBERS = ("summarySolutions", "summaryEntropy")


class PaintedNumbers(QObject):
    """Notes for each painting of the summary's numbers whether they had room."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.whole, self.cut = set[str](), list[str]()
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QLabel) and watched.objectName() in NUMBERS:
            if watched.width() < watched.sizeHint().width():
                self.cut.append(f"{watched.objectName()}: {watched.text()}")
            else:
                self.whole.add(watched.objectName())
        return False


def test_no_number_is_cut_while_the_language_changes(qtbot, program, qapp, case_file):
    first = program.window
    first.open_path(case_file)
    qtbot.waitUntil(lambda: first.page.sheet.is_fresh)
    painted = PaintedNumbers(qapp)
    first.findChild(QAction, "actionLanguage_fr").trigger()
    qtbot.waitUntil(lambda: program.window is not first and program.window.page.sheet.is_fresh)
    finish(program.window)
    qapp.removeEventFilter(painted)
    assert "summarySolutions" in painted.whole  # the other one is for estimates
    assert painted.cut == []


def close_others(window: MainWindow) -> None:
    """Delete what is left of other tests' windows, which follow the system as well."""
    for other in QApplication.topLevelWidgets():
        if isinstance(other, MainWindow) and other is not window:
            other.close()
            other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_colours_and_animations_change_where_they_are_and_more_contrast_as_soon_as_the_system_wants_it(
    qtbot, window, settings, qapp, case_file, monkeypatch
):
    close_others(window)
    hints = qapp.styleHints()
    renewals: list[None] = []
    window.rebuild_wanted.connect(lambda: renewals.append(None))
    window.resize(1600, 850)
    window.open_path(case_file)
    qtbot.waitUntil(lambda: is_told(window))
    dialog = preferences_of(window)
    finish(window)
    parts = window.page.sheet, window.page.events
    before = [part.grab().toImage() for part in parts]
    monkeypatch.setattr(theme, "wants_contrast", lambda _: True)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert ground() == theme.LIGHT_CONTRAST.window
    assert theme.colours() is theme.LIGHT_CONTRAST
    choose(qtbot, dialog, "preferencesScheme", "dark")
    assert theme.colours() is theme.DARK_CONTRAST
    monkeypatch.undo()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert theme.colours() is theme.DARK

    box = dialog.findChild(QCheckBox, "preferencesAnimations")
    assert Preferences(settings).animations
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert not Preferences(settings).animations
    qtbot.mouseClick(dialog.findChild(QPushButton, "preferencesRestore"), LEFT)
    assert Preferences(settings).animations
    assert Preferences(settings).scheme == "system"
    assert box.isChecked()

    action = window.findChild(QAction, "actionSave")
    for scheme, colours in (("light", theme.LIGHT), ("dark", theme.DARK)):
        choose(qtbot, dialog, "preferencesScheme", scheme)
        assert ground() == colours.window
        if QApplication.platformName() == "windows":  # which draws title bars as it is told
            assert QApplication.styleHints().colorScheme() == theme.SCHEMES[scheme]
        assert not renewals
        assert Preferences(settings).scheme == scheme
        assert difference(action.icon().pixmap(18, 18).toImage(), icon("save").pixmap(18, 18).toImage()) == ""
        assert theme.colours() is colours

    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert ground() == theme.DARK.window
    choose(qtbot, dialog, "preferencesScheme", "system")
    assert ground() == (theme.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else theme.LIGHT).window
    finish(window)
    for part, picture in zip(parts, before, strict=True):
        assert difference(part.grab().toImage(), picture) == "", "nothing has moved"
    settings.remove("looks/scheme")
