"""What the window remembers from one time to the next. A damaged value is one that was never set."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings

RECENT_FILES: Final = 8

_GEOMETRY: Final = "window/geometry"
_STATE: Final = "window/state"
_SPLITTER: Final = "window/splitter/"
_RECENT: Final = "recent/files"
_ENGINE: Final = "engine/name"


class Preferences:
    """Typed access to the settings; what is not of the type that was written there is as if never set."""

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved lately that are still there, the latest first."""
        paths = (Path(text) for text in _strings(self.settings.value(_RECENT, [])))
        return tuple(path for path in paths if _is_file(path))[:RECENT_FILES]

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        others = [other for other in self.recent_files if other != path]
        self.settings.setValue(_RECENT, [str(p) for p in (path, *others)][:RECENT_FILES])

    @property
    def engine(self) -> str:
        """The name of the engine that was chosen last."""
        value = self.settings.value(_ENGINE)
        return value if isinstance(value, str) else "auto"

    def set_engine(self, name: str) -> None:
        """Remember the engine that was chosen."""
        self.settings.setValue(_ENGINE, name)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, in Qt's own words; empty where nothing is remembered."""
        return self._bytes(_GEOMETRY)

    @property
    def state(self) -> QByteArray:
        """Where the docks were, in Qt's own words; empty where nothing is remembered."""
        return self._bytes(_STATE)

    def set_window(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember where the window and its docks are."""
        self.settings.setValue(_GEOMETRY, geometry)
        self.settings.setValue(_STATE, state)

    def splitter(self, name: str) -> QByteArray:
        """How a splitter was divided; empty where nothing is remembered."""
        return self._bytes(_SPLITTER + name)

    def set_splitter(self, name: str, state: QByteArray) -> None:
        """Remember how a splitter is divided."""
        self.settings.setValue(_SPLITTER + name, state)

    def _bytes(self, key: str) -> QByteArray:
        value = self.settings.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _strings(value: object) -> Sequence[str]:
    """Return a list of strings from what the settings gave: a list of one comes back as a string."""
    if isinstance(value, str):
        return [value] if value else []
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
