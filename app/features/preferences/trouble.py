"""Problems with the settings, and the notice about them; each problem is reported once."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QSettings

from app.ui.host import Host
from app.ui.language import translate
from app.ui.settings import VERSIONS, Preference, Preferences
from app.ui.widgets.bars import MessageBar
from core.formats.atomic_file import UnwritableFileError, keep_copy

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
            said = translate(
                "A newer version of the program wrote your preferences. Reset to their defaults here: {names}."
            )
        elif len(self.unreadable) == 1:
            said = translate("One unreadable preference was reset to its default: {names}.")
        else:
            said = translate("{n} unreadable preferences were reset to their defaults: {names}.")
        return said.format(names=names, n=len(self.unreadable))


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
    found = [f"{preference.key}={settings.value(preference.key)!r}" for preference in unreadable]
    return hashlib.sha256("\n".join(found).encode("utf-8", "backslashreplace")).hexdigest()[:16]


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
