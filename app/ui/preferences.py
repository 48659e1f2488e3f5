"""What the window remembers from one time to the next. A damaged value is as if never set, and is told of once."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from app.ui import preference_schema as remembered
from app.ui.preference import Described, Preference
from core.engines.tuning import Tuning

T = TypeVar("T")

RECENT_FILES: Final = 8

VERSION: Final = 1
"""The version of the keys and of what stands behind them, as this program writes them."""

_VERSION: Final = "version"


class Preferences:
    """Typed access to the settings; what cannot be read there is as if never set.

    Nothing that cannot be read is thrown away, for it may be a later version's: it stays until another value is chosen.
    """

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings

    # --- any of them

    def get(self, preference: Preference[T]) -> T:
        """Return a value as it was set last; the default where it never was, or cannot be read."""
        if not self.settings.contains(preference.key):
            return preference.default
        try:
            return preference.read(self.settings.value(preference.key))
        except ValueError:
            return preference.default

    def set(self, preference: Preference[T], value: T) -> None:
        """Remember a value."""
        if self.version < VERSION:
            self.settings.setValue(_VERSION, VERSION)
        written = preference.write(value)
        if written is None:
            self.settings.remove(preference.key)
        else:
            self.settings.setValue(preference.key, written)

    @property
    def version(self) -> int:
        """The version that wrote the settings last, which may be later than ours; 0 where that isn't told."""
        try:
            return int(str(self.settings.value(_VERSION, 0)))
        except ValueError:
            return 0

    def unreadable(self) -> tuple[Described, ...]:
        """Return those of which the settings hold something that cannot be a value of theirs."""
        settings = self.settings
        there = (preference for preference in remembered.ALL if settings.contains(preference.key))
        return tuple(preference for preference in there if not preference.takes(settings.value(preference.key)))

    # --- some of them, by name

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved lately that are still there, the latest first."""
        texts = self.get(remembered.RECENT)
        paths = map(Path, texts)
        return tuple(path for path in paths if _is_file(path))[:RECENT_FILES]

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        others = [other for other in self.recent_files if other != path]
        self.set(remembered.RECENT, tuple(str(p) for p in (path, *others))[:RECENT_FILES])

    @property
    def engine(self) -> str:
        """The name of the engine that was chosen last."""
        return self.get(remembered.ENGINE)

    def set_engine(self, name: str) -> None:
        """Remember the engine that was chosen."""
        self.set(remembered.ENGINE, name)

    @property
    def tuning(self) -> Tuning:
        """How the engines are tuned; what was never set is as it is by default."""
        return Tuning(
            method=self.get(remembered.METHOD),
            samples=self.get(remembered.SAMPLES),
            seconds=self.get(remembered.SECONDS),
            budget=self.get(remembered.STEPS),
        )

    def set_tuning(self, tuning: Tuning) -> None:
        """Remember how the engines are tuned; what has no value of its own is forgotten."""
        self.set(remembered.METHOD, tuning.method)
        self.set(remembered.SAMPLES, tuning.samples)
        self.set(remembered.SECONDS, tuning.seconds)
        self.set(remembered.STEPS, tuning.budget)

    @property
    def scheme(self) -> str:
        """Whether colours are ``light``, ``dark``, or as the ``system`` says."""
        return self.get(remembered.SCHEME)

    @property
    def text_size(self) -> int:
        """The size of text, in percent of the usual one: 100 to 200."""
        return self.get(remembered.TEXT_SIZE)

    @property
    def animations(self) -> bool:
        """Whether things may move from one state to the next."""
        return self.get(remembered.ANIMATIONS)

    @property
    def policy(self) -> str:
        """The name of the policy that was chosen last to advise; empty where none was."""
        return self.get(remembered.POLICY)

    def set_policy(self, name: str) -> None:
        """Remember the policy that was chosen."""
        self.set(remembered.POLICY, name)

    @property
    def response(self) -> str:
        """How the others were said last to choose what they show; empty where nothing was."""
        return self.get(remembered.RESPONSE)

    def set_response(self, name: str) -> None:
        """Remember how the others choose what they show."""
        self.set(remembered.RESPONSE, name)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, in Qt's own words; empty where nothing is remembered."""
        return self.get(remembered.GEOMETRY)

    @property
    def state(self) -> QByteArray:
        """Where the docks were, in Qt's own words; empty where nothing is remembered."""
        return self.get(remembered.STATE)

    def set_window(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember where the window and its docks are."""
        self.set(remembered.GEOMETRY, geometry)
        self.set(remembered.STATE, state)

    def splitter(self, name: str) -> QByteArray:
        """How a splitter was divided; empty where nothing is remembered."""
        return self.get(remembered.SPLITTERS[name])

    def set_splitter(self, name: str, state: QByteArray) -> None:
        """Remember how a splitter is divided."""
        self.set(remembered.SPLITTERS[name], state)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return False
