"""A preference: one value that the window remembers, with what may stand for it in the settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QByteArray

T = TypeVar("T")
Word = TypeVar("Word", bound=str)

GEOMETRY_MARK: Final = b"\x01\xd9\xd0\xcb"
STATE_MARK: Final = b"\x00\x00\x00\xff"
"""How Qt's own records begin: of where a window is, and of how its docks or a splitter are divided."""


class UnreadableError(ValueError):
    """The settings hold something that cannot be a value of this preference."""


class Described(Protocol):
    """What is known of any preference, whatever the type of its value."""

    @property
    def key(self) -> str:
        """Where it lies in the settings."""

    @property
    def label(self) -> Callable[[], str]:
        """What it is called in a message, in the language of the window."""

    def takes(self, value: object) -> bool:
        """Whether this, from the settings, can be a value of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Preference(Generic[T]):
    """A value with a place in the settings, what it is at first, and how it is read and written.

    ``read`` gets what the settings gave, which is a text in the next process whatever was written, and raises a
    ValueError (an UnreadableError as a rule) for what can only be damage, or of another version. ``write`` returns what
    is put into the settings; None removes it. ``label`` is called when a message names it, and so translates.
    """

    key: str
    default: T
    read: Callable[[object], T]
    label: Callable[[], str]
    write: Callable[[T], object] = lambda value: value

    def takes(self, value: object) -> bool:
        """Whether this, from the settings, can be a value of the preference."""
        try:
            self.read(value)
        except ValueError:
            return False
        return True


# --- what may stand in the settings


def text(value: object) -> str:
    """Return a text. Raises UnreadableError for anything else."""
    if not isinstance(value, str):
        raise UnreadableError("not a text")
    return value


def one_of(*values: Word) -> Callable[[object], Word]:
    """Return what reads one of these texts, and raises UnreadableError for all else."""

    def read(value: object) -> Word:
        found = next((known for known in values if known == value), None)
        if found is None:
            raise UnreadableError("none of the values that there are")
        return found

    return read


def flag(value: object) -> bool:
    """Return a yes or no, of which the settings make a text. Raises UnreadableError for anything else."""
    known = {"true": True, "false": False}
    if isinstance(value, bool):
        return value
    if not isinstance(value, str) or value not in known:
        raise UnreadableError("neither true nor false")
    return known[value]


def number(low: float, high: float) -> Callable[[object], float]:
    """Return what reads a number between these, both included, and raises UnreadableError for all else."""

    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise UnreadableError("not a number")
        try:
            found = float(value)
        except OverflowError as error:
            raise UnreadableError("out of range") from error
        if not low <= found <= high:  # and not for nan
            raise UnreadableError("out of range")
        return found

    return read


def whole(low: int, high: int) -> Callable[[object], int]:
    """Return what reads a whole number between these, both included, and raises UnreadableError for all else."""
    read_number = number(low, high)

    def read(value: object) -> int:
        found = read_number(value)
        if found != int(found):
            raise UnreadableError("not a whole number")
        return int(found)

    return read


def texts(value: object) -> tuple[str, ...]:
    """Return a list of texts: one of one comes back from the settings as a text, an empty one as an empty text or None.

    Raises UnreadableError for anything else.
    """
    if isinstance(value, str):
        return (value,) if value else ()
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise UnreadableError("not a list of texts")
    return tuple(value)


def record(mark: bytes) -> Callable[[object], QByteArray]:
    """Return what reads a record of Qt's own, empty or with ``mark`` at its head; UnreadableError for all else."""

    def read(value: object) -> QByteArray:
        if not isinstance(value, QByteArray) or not (value.isEmpty() or value.startsWith(mark)):
            raise UnreadableError("no record of Qt")
        return value

    return read
