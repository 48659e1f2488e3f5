"""What the window remembers between runs: each preference once, with its default and the values it accepts.

To add one, write an attribute of :class:`Preferences`; the tests of damage and of upgrades cover it from then on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeAlias, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

from app.ui.language import LANGUAGES
from core.engines.tuning import AUTO, BUDGET, ENGINES, Tuning
from core.formats.atomic_file import is_on_network, private_file
from core.formats.json_values import parse_kept
from core.formats.migrations import Versions, unchanged
from core.policies.registry import POLICIES, RESPONSES

if TYPE_CHECKING:
    from core.practice.saved import SavedGame

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
Number = TypeVar("Number", int, float)

VERSIONS: Final[Versions[QSettings]] = Versions((unchanged,), first=0)
"""The versions of the keys and values; version 0 did not say that it was."""
RECENT_FILES: Final = 8
MAXIMUM: Final = 10**12
"""Upper limit of numbers; a larger one means that the settings are damaged."""

OwnDeck: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The suspects, weapons and rooms of a custom deck."""


@dataclass(frozen=True, slots=True, eq=False)
class Preference(Generic[T]):
    """A typed value in QSettings, read and assigned as an attribute of :class:`Preferences`.

    ``read`` converts what QSettings returns (in the next process this is text, whatever type was written) and raises
    ValueError for values that are damaged or from another version. ``write`` converts back; None removes the key.
    """

    key: str
    default: T
    read: Callable[[object], T]
    write: Callable[[T], object] = lambda value: value

    @overload
    def __get__(self, preferences: None, owner: type[Preferences]) -> Self: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type[Preferences]) -> T: ...
    def __get__(self, preferences: Preferences | None, owner: type[Preferences]) -> Self | T:
        """Return the stored value; the default if there is none, or if it cannot be read."""
        if preferences is None:
            return self
        if not preferences.settings.contains(self.key):
            return self.default
        try:
            return self.read(preferences.settings.value(self.key))
        except ValueError:
            return self.default

    def __set__(self, preferences: Preferences, value: T) -> None:
        settings, written = preferences.settings, self.write(value)
        with suppress(OSError):  # Qt reports what cannot be written, and would create a file for all to read
            private_file(Path(settings.fileName()))
        if preferences.version < VERSIONS.latest:
            settings.setValue("version", VERSIONS.latest)
        if written is None:
            settings.remove(self.key)
        else:
            settings.setValue(self.key, written)

    def accepts(self, value: object) -> bool:
        """Whether this, from QSettings, can be read."""
        try:
            self.read(value)
        except ValueError:
            return False
        return True


# --- readers: what QSettings may return. All raise ValueError for anything else.


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")  # noqa: TRY004 - one kind of error for all damage
    return value


def _one_of(*values: Word) -> Callable[[object], Word]:
    def read(value: object) -> Word:
        word = next((word for word in values if word == value), None)
        if word is None:
            raise ValueError("not a known value")
        return word

    return read


def _flag(value: object) -> bool:
    return value if isinstance(value, bool) else _one_of("false", "true")(value) == "true"


def _number(kind: type[Number], low: Number, high: int = MAXIMUM) -> Callable[[object], Number]:
    """Return a reader of numbers in this range, inclusive; integers may be written as "5.0"."""

    def read(value: object) -> Number:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise ValueError("not a number")  # noqa: TRY004
        number = float(value)
        if not low <= number <= high:  # and not for nan
            raise ValueError("out of range")
        if number != kind(number):
            raise ValueError("not an integer")
        return kind(number)

    return read


def _texts(value: object) -> tuple[str, ...]:
    """Read a list of texts; QSettings returns a list of one item as text, an empty one as an empty text or None."""
    if isinstance(value, str):
        return (value,) if value else ()
    return _list_of_texts(value)


def _list_of_texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError("not a list of texts")
    return tuple(value)


def _saved_by_qt(mark: bytes) -> Callable[[object], QByteArray]:
    """Return a reader of a state saved by Qt: empty, or beginning with ``mark``."""

    def read(value: object) -> QByteArray:
        if not isinstance(value, QByteArray) or not (value.isEmpty() or value.startsWith(mark)):
            raise ValueError("not saved by Qt")
        return value

    return read


_geometry = _saved_by_qt(b"\x01\xd9\xd0\xcb")
_state = _saved_by_qt(b"\x00\x00\x00\xff")  # of docks or of a splitter


def _names(value: object) -> tuple[str, ...]:
    names = _list_of_texts(value)
    for name in names:
        name.encode()  # raises a ValueError for half a surrogate pair, which no file and no font takes
    return names


def _json_names(value: object) -> tuple[str, ...]:
    return _names(parse_kept(_text(value)))


def _json_deck(value: object) -> OwnDeck | None:
    parsed = parse_kept(_text(value))
    if parsed is None:
        return None
    if not isinstance(parsed, list) or len(parsed) != 3:
        raise ValueError("not three lists")
    suspects, weapons, rooms = map(_names, parsed)
    return suspects, weapons, rooms


def _edition_name(value: object) -> str:
    from core.formats.editions import find_edition  # late: it imports what a game is made of

    name = _text(value)
    if name and find_edition(name) is None:
        raise ValueError("not a known edition")
    return name


def _practice(value: object) -> SavedGame | None:
    from core.practice.saved import parse_saved  # late: it imports what a game is made of

    return parse_saved(_text(value))


def _practice_text(game: SavedGame | None) -> object:
    from core.practice.saved import saved_to_json

    return None if game is None else saved_to_json(game)


def _list(value: tuple[str, ...]) -> object:
    return list(value) or None


class Preferences:
    """Typed access to the settings.

    A value that cannot be read is replaced by its default, but stays in the settings until another is chosen: a later
    version may have written it.
    """

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings
        is_old = bool(settings.allKeys()) and self.version < VERSIONS.latest
        if is_old and settings.status() is QSettings.Status.NoError:  # a damaged file is copied before it is written
            VERSIONS.migrated(settings, self.version).setValue("version", VERSIONS.latest)

    # --- the window

    geometry = Preference("window/geometry", QByteArray(), _geometry)
    state = Preference("window/state", QByteArray(), _state)
    main_splitter = Preference("window/splitter/mainSplitter", QByteArray(), _state)
    side_splitter = Preference("window/splitter/sideSplitter", QByteArray(), _state)
    in_front: Preference[tuple[str, ...]] = Preference("window/inFront", (), _texts, _list)
    """The object names of the docks that are in front of others."""
    panel_widths: Preference[tuple[str, ...]] = Preference("window/panelWidths", (), _texts, _list)
    """The widths that the user gave to panels (px): "boardDock=420"."""
    recent: Preference[tuple[str, ...]] = Preference("recent/files", (), _texts, _list)
    language = Preference("looks/language", "", _one_of("", *LANGUAGES))
    """A code of :data:`app.ui.language.LANGUAGES`; empty for that of the system."""

    # --- appearance

    scheme = Preference("looks/scheme", "system", _one_of("system", "light", "dark"))
    text_size = Preference("looks/textSize", 100, _number(int, 100, 200))
    """In percent of the usual size: 100 to 200."""
    touch = Preference("looks/touch", False, _flag)
    animations = Preference("looks/animations", True, _flag)
    hints: Preference[tuple[str, ...]] = Preference("hints/seen", (), _texts, _list)

    # --- charts

    chart_order = Preference("charts/order", "deck", _one_of("deck", "likeliest"))
    charts: Preference[tuple[str, ...]] = Preference("charts/used", (), _texts, _list)
    """The object names of their docks."""

    # --- engines and advice

    engine = Preference("engine/name", AUTO, _one_of(*ENGINES))
    samples: Preference[int | None] = Preference("engine/samples", None, _number(int, 1))
    seconds: Preference[float | None] = Preference("engine/seconds", None, _number(float, 1e-3))
    budget = Preference("engine/budget", BUDGET, _number(int, 1))
    policy = Preference("advice/policy", "", _one_of(*POLICIES))
    response = Preference("advice/response", "", _one_of(*RESPONSES))
    accuse_from = Preference("advice/accuseFrom", 0, _number(int, 0, 100))
    """In percent; 0: whenever accusing is worth more than waiting."""
    people = Preference("habits/used", False, _flag)
    """Whether the numbers are as people play, else as the cards say."""
    habits_off: Preference[tuple[str, ...]] = Preference(
        "habits/off", (), _json_names, lambda names: json.dumps(names) if names else None
    )
    """The players, as :func:`app.features.library.store.folded` writes them, whose habits are ignored."""

    # --- practice games

    practice: Preference[SavedGame | None] = Preference("practice/options", None, _practice, _practice_text)
    practice_pace = Preference("practice/pace", 1, _number(int, 0, 4))
    """The pause after each step of others (s)."""

    # --- the set-up of the next game

    recent_names: Preference[tuple[str, ...]] = Preference("setup/recentNames", (), _json_names, json.dumps)
    players: Preference[tuple[str, ...]] = Preference("setup/players", (), _json_names, json.dumps)
    me: Preference[str | None] = Preference("setup/me", None, _text)
    edition = Preference("setup/edition", "", _edition_name)
    own_deck: Preference[OwnDeck | None] = Preference("setup/deck", None, _json_deck, json.dumps)

    # --- several at once

    @property
    def tuning(self) -> Tuning:
        return Tuning(samples=self.samples, seconds=self.seconds, budget=self.budget)

    @tuning.setter
    def tuning(self, tuning: Tuning) -> None:
        self.samples, self.seconds, self.budget = tuning.samples, tuning.seconds, tuning.budget

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved lately that still exist, latest first; those on a network are not looked for."""
        paths = map(Path, self.recent)  # not Path.is_file below, which raises for what cannot be the name of a file
        return tuple(path for path in paths if is_on_network(path) or os.path.isfile(path))[:RECENT_FILES]  # noqa: PTH113

    def add_recent(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        others = (other for other in self.recent_files if other != path.absolute())
        self.recent = tuple(map(str, (path.absolute(), *others)))[:RECENT_FILES]

    # --- the settings as a whole

    @property
    def version(self) -> int:
        """The version that last wrote the settings, possibly a later one; 0 if there is none."""
        try:
            return int(str(self.settings.value("version", 0)))
        except ValueError:
            return 0

    def unreadable(self) -> tuple[Preference[Any], ...]:
        """Return the preferences whose stored values cannot be read."""
        stored = (preference for preference in ALL if self.settings.contains(preference.key))
        return tuple(preference for preference in stored if not preference.accepts(self.settings.value(preference.key)))


ALL: Final[tuple[Preference[Any], ...]] = tuple(
    value for value in vars(Preferences).values() if isinstance(value, Preference)
)
"""Every preference."""
