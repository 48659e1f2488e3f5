"""What the window remembers from one time to the next. A damaged value is one that was never set."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings

from core.engines.tuning import METHODS, Tuning

RECENT_FILES: Final = 8

_GEOMETRY: Final = "window/geometry"
_STATE: Final = "window/state"
_SPLITTER: Final = "window/splitter/"
_RECENT: Final = "recent/files"
_ENGINE: Final = "engine/name"
_METHOD: Final = "engine/method"
_SAMPLES: Final = "engine/samples"
_SECONDS: Final = "engine/seconds"
_BUDGET: Final = "engine/budget"
_POLICY: Final = "advice/policy"
_RESPONSE: Final = "advice/response"

MOST: Final = 1e12
"""A larger number than that can only be damage."""


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
    def tuning(self) -> Tuning:
        """How the engines are tuned; what was never set is as it is by default."""
        value, default = self.settings.value, Tuning()
        method = next((method for method in METHODS if method == value(_METHOD)), default.method)
        return Tuning(
            method=method,
            samples=_whole(value(_SAMPLES)) or default.samples,
            seconds=_number(value(_SECONDS)) or default.seconds,
            budget=_whole(value(_BUDGET)) or default.budget,
        )

    def set_tuning(self, tuning: Tuning) -> None:
        """Remember how the engines are tuned; what has no value of its own is forgotten."""
        values = {_METHOD: tuning.method, _SAMPLES: tuning.samples, _SECONDS: tuning.seconds, _BUDGET: tuning.budget}
        for key, value in values.items():
            if value is None:
                self.settings.remove(key)
            else:
                self.settings.setValue(key, value)

    @property
    def policy(self) -> str:
        """The name of the policy that was chosen last to advise; empty where none was."""
        return self._text(_POLICY)

    def set_policy(self, name: str) -> None:
        """Remember the policy that was chosen."""
        self.settings.setValue(_POLICY, name)

    @property
    def response(self) -> str:
        """How the others were said last to choose what they show; empty where nothing was."""
        return self._text(_RESPONSE)

    def set_response(self, name: str) -> None:
        """Remember how the others choose what they show."""
        self.settings.setValue(_RESPONSE, name)

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

    def _text(self, key: str) -> str:
        value = self.settings.value(key)
        return value if isinstance(value, str) else ""

    def _bytes(self, key: str) -> QByteArray:
        value = self.settings.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()


def _number(value: object) -> float | None:
    """Return a number above 0 from what the settings gave, which is a text in the next process; None for damage."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = float(value)
    except ValueError:
        return None
    return number if 0 < number <= MOST else None


def _whole(value: object) -> int | None:
    number = _number(value)
    return None if number is None else int(number)


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
