"""The preferences: how the window looks, how the engines are tuned, and what is wrong with the stored ones."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QSettings, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QGroupBox, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from app.ui.host import Host
from app.ui.language import decimal, translate
from app.ui.numbers import count, percent
from app.ui.settings import VERSIONS, Preference, Preferences
from app.ui.theme import SYSTEM, TEXT_SIZES, Space, px, target
from app.ui.widgets.form import ChoiceBox
from app.ui.widgets.labels import MessageBar, button, label
from app.ui.widgets.panels import packed
from core.engines.tuning import BUDGET
from core.formats.atomic_file import UnwritableFileError, keep_copy

WORDS_WIDTH: Final = 390
"""The width of an explanation (px)."""

LABEL_WIDTH: Final = 110
"""The width of a label before a field (px), the same in all groups so that their fields are aligned."""

Options = Mapping[Any, tuple[str, str]]
"""Values with their titles and explanations."""


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """A preference as a field: ``label`` stands before it, with a mnemonic, ``spoken`` is its name to a screen reader.

    Without ``options`` it is switched on and off. ``title``: of a stored value that is none of them, if it is offered.
    """

    preference: Preference[Any]
    label: str
    spoken: str = ""
    options: Options | None = None
    title: Callable[[Any], str] | None = None

    @property
    def name(self) -> str:
        """The object name of the field."""
        name = self.preference.key.rpartition("/")[2]
        return f"preferences{name[:1].upper()}{name[1:]}"


@dataclass(frozen=True, slots=True, eq=False)
class SettingGroup:
    """Settings below a title, and what explains them."""

    title: str
    explanation: str
    settings: tuple[Setting, ...]


def _appearance() -> tuple[SettingGroup, ...]:
    schemes = {
        SYSTEM: (translate("Match system"), translate("Follows the system setting.")),
        "light": (translate("Light"), translate("Dark text on a light background.")),
        "dark": (translate("Dark"), translate("Light text on a dark background.")),
    }
    sizes = {size: (percent(size / 100), translate("Everything grows with the text.")) for size in TEXT_SIZES}
    colours, text = translate("Light or dark colours"), translate("How large text is")
    scheme = Setting(Preferences.scheme, translate("&Scheme"), colours, schemes)
    size = Setting(Preferences.text_size, translate("Si&ze"), text, sizes)
    animations = Setting(Preferences.animations, translate("Ani&mate changes"))
    return (
        SettingGroup(translate("Colours"), "", (scheme,)),
        SettingGroup(translate("Text"), translate("Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets."), (size,)),
        SettingGroup(
            translate("Animations"), translate("When on, charts move smoothly to new numbers."), (animations,)
        ),
    )


def _engines() -> tuple[SettingGroup, ...]:
    waiting = translate("How long Automatic waits for exact numbers")
    number, time = translate("How many deals Monte Carlo draws"), translate("How long Monte Carlo may take")
    budget = Setting(Preferences.budget, translate("Waits for &exact"), waiting, _budgets(), _steps)
    samples = Setting(Preferences.samples, translate("&Draws"), number, _samples(), _deals)
    seconds = Setting(Preferences.seconds, translate("&Takes at most"), time, _seconds(), _time)
    exact = translate("Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.")
    at_random = translate("Draws deals at random. Four times as many halve the error.")
    return (
        SettingGroup(translate("Automatic"), exact, (budget,)),
        SettingGroup(translate("Monte Carlo"), at_random, (samples, seconds)),
    )


def _budgets() -> Options:
    return {
        10_000_000: (translate("Quick: a moment"), _patience(10_000_000)),
        BUDGET: (translate("Normal: a second or two"), _patience(BUDGET)),
        250_000_000: (translate("Patient: about ten seconds"), _patience(250_000_000)),
    }


def _patience(steps: int) -> str:
    return translate(
        "Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready."
    ).format(count=count(steps))


def _samples() -> Options:
    usual = translate("{deals} (usual)").format(deals=_deals(32_768))
    return {
        8192: (_deals(8192), translate("Fast; the errors are twice as large as usual.")),
        None: (usual, translate("A good compromise.")),
        131_072: (_deals(131_072), translate("Half the usual error; takes four times as long.")),
        524_288: (_deals(524_288), translate("A quarter of the usual error; takes sixteen times as long.")),
    }


def _seconds() -> Options:
    fewer = translate("Draws fewer deals if time runs out.")
    endless = translate("Draws all deals: the same position always gives the same numbers.")
    return {
        0.3: (_time(0.3), fewer),
        1.0: (translate("1 second"), fewer),
        5.0: (_time(5), fewer),
        None: (translate("no limit"), endless),
    }


def _steps(number: int) -> str:
    return translate("{count} steps").format(count=count(number))


def _deals(number: int) -> str:
    return translate("{count} deals").format(count=count(number))


def _time(seconds: float) -> str:
    figure = decimal(seconds, 0 if seconds == int(seconds) else 1)
    return translate("{count} seconds").format(count=figure)


class PreferencesPage(QWidget):
    """A field for each setting of some groups. What is chosen is stored at once, and ``changed`` carries it."""

    changed = Signal(object)

    def __init__(self, preferences: Preferences, groups: Sequence[SettingGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._fields = {setting: self._field(setting) for group in groups for setting in group.settings}
        packed(QVBoxLayout(self), *map(self._box, groups), 1, margins=(0, Space.M, 0, 0), spacing=Space.M)

    def _box(self, group: SettingGroup) -> QGroupBox:
        box = QGroupBox(group.title)
        form = QFormLayout(box)
        form.setVerticalSpacing(Space.XS)
        form.setHorizontalSpacing(Space.M)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        if group.explanation:
            words = label("", "muted", group.explanation)
            words.setContentsMargins(0, 0, 0, Space.XS)
            words.setMinimumHeight(words.heightForWidth(px(WORDS_WIDTH)))  # tab pages ignore the height for width
            form.addRow(words)
        for setting in group.settings:
            field = self._fields[setting]
            if setting.options is None:
                form.addRow(field)
                continue
            name = label("", "", setting.label, wraps=False)
            name.setBuddy(field)
            name.setMinimumSize(px(LABEL_WIDTH), target(0))  # level with its field in touch mode, too
            form.addRow(name, field)
        return box

    def _field(self, setting: Setting) -> QCheckBox | ChoiceBox:
        stored = setting.preference.__get__(self._preferences, Preferences)
        if setting.options is None:
            switch = QCheckBox(setting.label)
            switch.setObjectName(setting.name)
            switch.setChecked(stored)
            switch.toggled.connect(partial(self._store, setting))
            return switch
        values = {str(value): value for value in (*setting.options, stored)}
        choice = ChoiceBox(
            setting.name, setting.spoken, {str(value): words for value, words in setting.options.items()}
        )
        if stored not in setting.options and setting.title is not None:
            choice.addItem(setting.title(stored), str(stored))
        choice.show_value(str(stored))
        choice.activated.connect(lambda: self._store(setting, values[choice.value]))
        return choice

    def _store(self, setting: Setting, value: object) -> None:
        if value != setting.preference.__get__(self._preferences, Preferences):
            setting.preference.__set__(self._preferences, value)
            self.changed.emit(setting.preference)

    def restore(self) -> None:
        """Choose the defaults."""
        for setting, field in self._fields.items():
            default = setting.preference.default
            if isinstance(field, QCheckBox):
                field.setChecked(default)
            else:
                field.show_value(str(default))
                self._store(setting, default)


WIDTH: Final = 460
"""The width of the dialog (px), for explanations with comfortably short lines."""


class PreferencesDialog(QDialog):
    """Pages of preferences. What is chosen takes effect at once, not when the dialog is closed.

    ``changed`` carries the :class:`Preference` that has another value.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferencesDialog")
        self.setWindowTitle(translate("Preferences"))
        self._pages = QTabWidget()
        self._pages.setDocumentMode(True)
        self._pages.tabBar().setDrawBase(False)
        self._pages.tabBar().setObjectName("preferencesPages")
        self._pages.tabBar().setAccessibleName(translate("Pages"))
        for title, groups in ((translate("A&ppearance"), _appearance()), (translate("E&ngines"), _engines())):
            page = PreferencesPage(preferences, groups)
            page.changed.connect(self.changed)
            self._pages.addTab(page, title)
        margins = Space.M, Space.S, Space.M, Space.M
        packed(QVBoxLayout(self), (self._pages, 1), self._buttons(), margins=margins, spacing=Space.M)
        self.setFixedWidth(px(WIDTH))

    def _buttons(self) -> QHBoxLayout:
        tip = translate("Of this page")
        restore = button("preferencesRestore", translate("&Restore defaults"), tip=tip)
        restore.clicked.connect(self._restore)
        close = button("preferencesClose", translate("&Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        return packed(QHBoxLayout(), restore, 1, close)

    @property
    def page(self) -> int:
        return self._pages.currentIndex()

    def show_page(self, number: int) -> None:
        self._pages.setCurrentIndex(number)

    def _restore(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, PreferencesPage):
            page.restore()


_TOLD: Final = "told"


@dataclass(frozen=True, slots=True)
class SettingsTrouble:
    """The problems with the settings; without any, all fields have their defaults.

    ``kept`` is the path of a copy of a damaged file, which the next write replaces; None if it could not be copied.
    ``is_newer``: a later version of the program wrote the settings.
    """

    unreadable: tuple[Preference[Any], ...] = ()
    is_damaged: bool = False
    kept: Path | None = None
    is_readable: bool = True
    is_writable: bool = True
    is_newer: bool = False

    @staticmethod
    def of(preferences: Preferences) -> SettingsTrouble:
        """Check the settings. A damaged file is copied, as the next change of a setting replaces it."""
        settings = preferences.settings
        settings.sync()
        is_damaged = settings.status() is QSettings.Status.FormatError
        return SettingsTrouble(
            preferences.unreadable(),
            is_damaged,
            _put_aside(Path(settings.fileName())) if is_damaged else None,
            settings.status() is not QSettings.Status.AccessError or not _exists(settings.fileName()),
            settings.isWritable(),
            preferences.version > VERSIONS.latest,
        )

    @property
    def words(self) -> str:
        """All problems in sentences; empty if there are none."""
        return " ".join(part for part in (self._of_file(), self._of_values()) if part)

    def _of_file(self) -> str:
        if not self.is_readable:
            return translate("Your preferences file cannot be read; all preferences have their defaults.")
        if self.kept is not None:
            return translate(
                "Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept "
                "as {name}."
            ).format(name=self.kept.name)
        if self.is_damaged:
            return translate("Your preferences file was damaged; unreadable settings were reset to their defaults.")
        if not self.is_writable:
            return translate("Your preferences file cannot be written; your changes are lost when you quit.")
        return ""

    def _of_values(self) -> str:
        if not self.unreadable:
            return ""
        names = QLocale().createSeparatedList([preference.key for preference in self.unreadable])
        if self.is_newer:
            message = translate(
                "A newer version of the program wrote your preferences. Reset to their defaults here: {names}."
            )
        elif len(self.unreadable) == 1:
            message = translate("One unreadable preference was reset to its default: {names}.")
        else:
            message = translate("{n} unreadable preferences were reset to their defaults: {names}.")
        return message.format(names=names, n=len(self.unreadable))


def once(trouble: SettingsTrouble, settings: QSettings) -> str:
    """Return the text for problems not reported before; forget problems that have been solved."""
    if not trouble.words:
        settings.remove(_TOLD)
        return ""
    seen = _digest(trouble.unreadable, settings)
    if (
        trouble.unreadable
        and settings.value(_TOLD) == seen
        and trouble == SettingsTrouble(trouble.unreadable, is_newer=trouble.is_newer)
    ):
        return ""
    settings.setValue(_TOLD, seen)
    return trouble.words


def _digest(unreadable: Sequence[Preference[Any]], settings: QSettings) -> str:
    """Return a hash of the unreadable values."""
    values = [f"{preference.key}={settings.value(preference.key)!r}" for preference in unreadable]
    return hashlib.sha256("\n".join(values).encode("utf-8", "backslashreplace")).hexdigest()[:16]


def _exists(path: str) -> bool:
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises where a folder may not be looked into


def _put_aside(path: Path) -> Path | None:
    try:
        return keep_copy(path, "damaged")
    except (OSError, UnwritableFileError):
        return None


def tell_of_settings(host: Host, preferences: Preferences) -> MessageBar:
    """Show a bar about preferences that could not be read, unless it was shown before."""
    bar = host.add_notice("preferencesBar")
    bar.acted.connect(lambda: host.dismiss(bar))
    bar.say(once(SettingsTrouble.of(preferences), preferences.settings), translate("Close"))
    return bar
